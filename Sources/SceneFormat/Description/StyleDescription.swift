public import CoreGraphics

/// How cells, headers and decorations look.
public struct StyleDescription: Equatable, Sendable {
  public var palette: Palette
  public var text: TextMode
  /// A pinned family, or one of the files that the scene or its project brings.
  public var font: Spanned<String>?
  /// By the name that items use; `default` for the rest.
  public var cells: [String: Look]
  /// By the kind of the view: `header`, `footer`, or the layout's own.
  public var supplementary: [String: Look]
  public var decoration: [String: Look]

  public enum TextMode: String, Equatable, Sendable, CaseIterable {
    /// Letters.
    case glyphs
    /// A bar for each word: the same whatever fonts a machine has.
    case blocks
    case none
  }
}

/// The looks of one kind of view; nil leaves a property as it is by default.
public struct Look: Equatable, Sendable {
  /// The class of the views, by its name.
  public var view: String?
  public var fill: SceneColor?
  public var stroke: SceneColor?
  public var corner: CGFloat?
  /// The blur's radius in points; 0 for none.
  public var shadow: CGFloat?
  public var label: String?
  public var subtitle: String?
  public var isDashed: Bool?
  public var image: ImageFit?

  public enum ImageFit: String, Equatable, Sendable, CaseIterable {
    case fill, fit, none
  }

  public init(
    view: String? = nil, fill: SceneColor? = nil, stroke: SceneColor? = nil, corner: CGFloat? = nil,
    shadow: CGFloat? = nil, label: String? = nil, subtitle: String? = nil, isDashed: Bool? = nil,
    image: ImageFit? = nil
  ) {
    self.view = view
    self.fill = fill
    self.stroke = stroke
    self.corner = corner
    self.shadow = shadow
    self.label = label
    self.subtitle = subtitle
    self.isDashed = isDashed
    self.image = image
  }

  /// This look, what it leaves open taken from another one.
  public func over(_ other: Look) -> Look {
    Look(
      view: view ?? other.view, fill: fill ?? other.fill, stroke: stroke ?? other.stroke,
      corner: corner ?? other.corner,
      shadow: shadow ?? other.shadow, label: label ?? other.label,
      subtitle: subtitle ?? other.subtitle, isDashed: isDashed ?? other.isDashed,
      image: image ?? other.image)
  }
}
