public import CoreGraphics

/// The place of a row's picture, and its form.
public struct ImageLook: Equatable, Sendable {
  /// The side of the texts that it stands at.
  public var placement: Placement?
  /// The form of its edge.
  public var shape: Shape?
  /// The length of a side in points; above and below texts, its height. Nil takes what room there is.
  public var size: CGFloat?
  /// Whether its place has the item's colour where there is no image.
  package var isFilled: Bool?

  /// Beside the texts, above or below them, or behind all.
  public enum Placement: String, Equatable, Sendable, CaseIterable {
    case leading, trailing, above, below, background
  }

  /// Sharp corners, an icon's corners, or a circle.
  public enum Shape: String, Equatable, Sendable, CaseIterable {
    case square, rounded, round
  }

  /// A look that leaves open all that it is not given.
  public init(placement: Placement? = nil, shape: Shape? = nil, size: CGFloat? = nil) {
    self.placement = placement
    self.shape = shape
    self.size = size
  }

  func over(_ other: ImageLook) -> ImageLook {
    var look = ImageLook(
      placement: placement ?? other.placement, shape: shape ?? other.shape,
      size: size ?? other.size)
    look.isFilled = isFilled ?? other.isFilled
    return look
  }
}

/// How a row's symbol is drawn: on a tile in the item's colour, or alone in it.
public struct SymbolLook: Equatable, Sendable {
  /// The symbol of items that name none; nil for none.
  public var name: String?
  /// The lines' colour; nil for white on a tile, and for the item's own colour without one.
  public var color: SceneColor?
  /// The side of the square in points that the symbol or its tile fills.
  public var size: CGFloat?
  /// Whether it lies on a tile.
  public var isTiled: Bool?

  /// A look that leaves open all that it is not given.
  public init(
    name: String? = nil, color: SceneColor? = nil, size: CGFloat? = nil, isTiled: Bool? = nil
  ) {
    self.name = name
    self.color = color
    self.size = size
    self.isTiled = isTiled
  }

  func over(_ other: SymbolLook) -> SymbolLook {
    SymbolLook(
      name: name ?? other.name, color: color ?? other.color, size: size ?? other.size,
      isTiled: isTiled ?? other.isTiled)
  }
}

/// The line between rows.
public struct SeparatorLook: Equatable, Sendable {
  /// Whether there is one; the last row of a group has none.
  public var isShown: Bool?
  /// Points before its leading end.
  public var inset: CGFloat?
  /// Points behind its trailing end.
  public var trailing: CGFloat?
  /// The line's colour.
  public var color: SceneColor?
  /// The edge of the row that it lies at.
  public var edge: Edge?

  /// Below a row, or above it.
  public enum Edge: String, Equatable, Sendable, CaseIterable {
    case top, bottom
  }

  /// A look that leaves open all that it is not given.
  public init(
    isShown: Bool? = nil, inset: CGFloat? = nil, trailing: CGFloat? = nil,
    color: SceneColor? = nil, edge: Edge? = nil
  ) {
    self.isShown = isShown
    self.inset = inset
    self.trailing = trailing
    self.color = color
    self.edge = edge
  }

  func over(_ other: SeparatorLook) -> SeparatorLook {
    SeparatorLook(
      isShown: isShown ?? other.isShown, inset: inset ?? other.inset,
      trailing: trailing ?? other.trailing, color: color ?? other.color, edge: edge ?? other.edge)
  }
}

/// A ground that goes from one colour to another.
public struct GradientLook: Equatable, Sendable {
  /// Two or more, at equal distances.
  public var colors: [SceneColor]
  /// The end that the last colour lies at.
  public var direction: Direction

  /// The edge or the corner that the colours run towards.
  public enum Direction: String, Equatable, Sendable, CaseIterable {
    case down, trailing, diagonal
  }

  /// Colours from top to bottom, unless a direction is given.
  public init(colors: [SceneColor] = [], direction: Direction = .down) {
    self.colors = colors
    self.direction = direction
  }
}

/// A bubble around a message.
public struct BubbleLook: Equatable, Sendable {
  /// The colour of bubbles at the leading side.
  public var leading: SceneColor?
  /// The colour of bubbles at the trailing side.
  public var trailing: SceneColor?
  /// The width in points that texts may have.
  public var maxWidth: CGFloat?
  /// Whether the last bubble of a run has a tail.
  public var hasTail: Bool?

  /// A look that leaves open all that it is not given.
  public init(
    leading: SceneColor? = nil, trailing: SceneColor? = nil, maxWidth: CGFloat? = nil,
    hasTail: Bool? = nil
  ) {
    self.leading = leading
    self.trailing = trailing
    self.maxWidth = maxWidth
    self.hasTail = hasTail
  }

  func over(_ other: BubbleLook) -> BubbleLook {
    BubbleLook(
      leading: leading ?? other.leading, trailing: trailing ?? other.trailing,
      maxWidth: maxWidth ?? other.maxWidth, hasTail: hasTail ?? other.hasTail)
  }
}
