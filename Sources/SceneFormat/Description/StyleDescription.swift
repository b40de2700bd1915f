public import CoreGraphics

/// How cells, headers and decorations look.
public struct StyleDescription: Equatable, Sendable {
  /// The colours that items get in turn where they have none of their own.
  public var palette: Palette
  /// How words are drawn: as letters, as bars, or not at all.
  public var text: TextMode
  /// The name of a pinned family, or of one in the files that the scene or its project brings; nil for Inter.
  public var font: Spanned<String>?
  /// Looks of cells by the name that items use; `default` for the rest.
  public var cells: [String: Look]
  /// Looks of headers and footers by the kind of the view: `header`, `footer`, or the layout's own.
  public var supplementary: [String: Look]
  /// Looks of decorations by the kind that the layout gives them.
  public var decoration: [String: Look]

  /// A style of which nothing is said.
  init() {
    (palette, text, font) = (.tessera, .glyphs, nil)
    (cells, supplementary, decoration) = ([:], [:], [:])
  }

  /// How words are drawn.
  public enum TextMode: String, Equatable, Sendable, CaseIterable {
    /// Letters.
    case glyphs
    /// A bar for each word: the same whatever fonts a machine has.
    case blocks
    /// No words at all.
    case none
  }
}

/// The looks of one kind of view; nil leaves a property as it is by default.
public struct Look: Equatable, Sendable {
  /// The name of the class that the views are of; nil for `styled`.
  public var view: String?
  /// The colour of the background.
  public var fill: SceneColor?
  /// The colour of the border.
  public var stroke: SceneColor?
  /// The corners' radius in points.
  public var corner: CGFloat?
  /// The blur's radius in points; 0 for none.
  public var shadow: CGFloat?
  /// A template of the first line, with places such as `{label}`.
  public var label: String?
  /// A template of the second line, with places such as `{subtitle}`.
  public var subtitle: String?
  /// Whether the border is dashed.
  public var isDashed: Bool?
  /// How an item's image fits into its cell.
  public var image: ImageFit?
  /// A whole look of a row or a card; nil for none.
  public var template: RowTemplate?
  /// All that rows and cards have besides.
  public var row: RowLook

  /// How an image fits: over all of the cell and cut, whole inside of it, or not shown.
  public enum ImageFit: String, Equatable, Sendable, CaseIterable {
    case fill, fit, none
  }

  /// A look that leaves open all that it is not given.
  public init(
    view: String? = nil, fill: SceneColor? = nil, stroke: SceneColor? = nil, corner: CGFloat? = nil,
    shadow: CGFloat? = nil, label: String? = nil, subtitle: String? = nil, isDashed: Bool? = nil,
    image: ImageFit? = nil, template: RowTemplate? = nil, row: RowLook = RowLook()
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
    self.template = template
    self.row = row
  }

  /// Whether it is drawn as a row or a card.
  public var isRow: Bool { template != nil || !row.isEmpty }

  /// The look with all that it leaves open taken from its template, as cells have it or as headers and footers do.
  public func withTemplate(isBar: Bool = false) -> Look {
    guard isRow else { return self }
    let template = template ?? .row
    var look = over(isBar ? template.bar : template.cell)
    (look.row.hasOwnPadding, look.row.hasOwnMargin) = (row.padding != nil, row.margin != nil)
    look.row.coloredTexts = Set(row.texts.filter { $0.value.color != nil }.keys)
    return look
  }

  /// This look, with all that it leaves open taken from another one.
  public func over(_ other: Look) -> Look {
    Look(
      view: view ?? other.view, fill: fill ?? other.fill, stroke: stroke ?? other.stroke,
      corner: corner ?? other.corner,
      shadow: shadow ?? other.shadow, label: label ?? other.label,
      subtitle: subtitle ?? other.subtitle, isDashed: isDashed ?? other.isDashed,
      image: image ?? other.image, template: template ?? other.template, row: row.over(other.row))
  }
}
