public import CoreGraphics
public import Motion

/// How rows and cards look: their picture, their texts, what stands at their trailing edge, and their ground. Nil
/// leaves a property as the template has it.
public struct RowLook: Equatable, Sendable {
  /// How each of the texts is set.
  public var texts: [RowText: TextLook] = [:]
  /// The place of the item's image.
  public var image = ImageLook()
  /// How the item's symbol is drawn.
  public var symbol = SymbolLook()
  /// The part at the trailing edge.
  public var accessory: Accessory?
  /// The line between rows.
  public var separator = SeparatorLook()
  /// A ground of several colours, in place of the fill.
  public var gradient: GradientLook?
  /// A ground that lets shine through what lies behind it.
  public var material: Material?
  /// The bubble around the texts; nil for none.
  public var bubble: BubbleLook?
  /// Points between the ground's edges and what lies on it.
  public var padding: EdgeInsets?
  /// Points between the cell's edges and the ground.
  public var margin: EdgeInsets?
  /// Whether the rows of a section are one card: its corners are those of the first and the last row.
  public var isGrouped: Bool?
  /// Whether the second line stands beside the first.
  public var isSideBySide: Bool?
  /// The colour of buttons, badges, tags and marks.
  public var tint: SceneColor?
  /// How high cells are where a layout asks.
  public var height: Height?
  /// Whether the scene says itself how far what lies on the ground, and the ground, are from their edges.
  package var (hasOwnPadding, hasOwnMargin) = (false, false)
  /// The texts whose colours the scene says itself, and not its template.
  package var coloredTexts: Set<RowText> = []

  /// The part at the trailing edge of a row.
  public enum Accessory: String, Equatable, Sendable, CaseIterable {
    case none, chevron, checkmark, `switch`, button
  }

  /// How much of what lies behind a ground shines through, by UIKit's names.
  public enum Material: String, Equatable, Sendable, CaseIterable {
    case ultraThin, thin, regular, thick, chrome

    /// The share of the bar's colour.
    public var opacity: CGFloat {
      switch self {
      case .ultraThin: 0.5
      case .thin: 0.65
      case .regular: 0.8
      case .thick: 0.9
      case .chrome: 0.94
      }
    }
  }

  /// A height in points, or one that the words need.
  public enum Height: Equatable, Sendable {
    case points(CGFloat)
    case text
  }

  /// A look that leaves all open.
  public init() {}

  /// Whether nothing is said.
  public var isEmpty: Bool { self == RowLook() }

  func over(_ other: RowLook) -> RowLook {
    var look = self
    look.texts = texts.merging(other.texts) { $0.over($1) }
    look.image = image.over(other.image)
    look.symbol = symbol.over(other.symbol)
    look.accessory = accessory ?? other.accessory
    look.separator = separator.over(other.separator)
    look.gradient = gradient ?? other.gradient
    look.material = material ?? other.material
    look.bubble = bubble.map { $0.over(other.bubble ?? BubbleLook()) } ?? other.bubble
    look.padding = padding ?? other.padding
    look.margin = margin ?? other.margin
    look.isGrouped = isGrouped ?? other.isGrouped
    look.isSideBySide = isSideBySide ?? other.isSideBySide
    look.tint = tint ?? other.tint
    look.height = height ?? other.height
    return look
  }
}
