import Drawing
import Motion
import SceneFormat
import UIKit

/// The content of a row or a card, every choice made.
struct RowContent {
  /// One of its texts.
  struct Line {
    /// A template, as the frame is known only when the layout has spoken.
    var template: String
    var font: UIFont
    /// The size of the same letters if nobody has chosen another one.
    let usual: CGFloat
    var color: ThemedColor
    var lines: Int
    var alignment: TextLook.Alignment
    /// Of the disc behind it; nil for none.
    var fill: ThemedColor?
  }

  struct Mark {
    var symbol: Symbol
    var color: ThemedColor
    /// The tile that it lies on; nil for none.
    var tile: ThemedColor?
    /// Whether it has the form for coloured ground.
    var isFilled = false
  }

  struct Bubble {
    var color: ThemedColor
    var maxWidth: CGFloat
    var isTrailing: Bool
    var hasTail: Bool
    /// Whether three dots stand in it in place of words.
    var isTyping: Bool
    /// Above the first one of a run.
    var gap: CGFloat
  }

  struct Rule {
    var color: ThemedColor
    /// Nil where it begins at the texts.
    var inset: CGFloat?
    var trailing: CGFloat
    var isAtTop: Bool
  }

  var lines: [RowText: Line]
  /// The colour of the item itself: of its tile, and of its place where it has no image.
  var accent: ThemedColor
  var tint: ThemedColor
  var image: ImageLook
  var mark: Mark?
  /// The side of a symbol or its tile.
  var markSize: CGFloat
  /// The letter that stands where an image is missing; nil for none.
  var initial: String?
  /// Whether the item's colour fills the place of an image that is missing.
  var isBlank = false
  /// Whether its words lie on a picture, which is darkened below them.
  var isOnPicture = false
  /// Whether the colours of the ground do that in its stead.
  var isGradient = false
  var accessory: RowLook.Accessory
  var values: RowDescription
  var capsules: Capsules
  var separator: Rule?
  var gradient: GradientColors?
  var material: CGFloat?
  var bubble: Bubble?
  var padding: EdgeInsets
  var margin: EdgeInsets
  /// Whether the ground has corners at its upper and its lower edge.
  var corners: (top: Bool, bottom: Bool)
  var isSideBySide: Bool
  /// Whether its words go on in further lines, and what has no room beside them stands below: as rows that grow have them
  /// in the largest letters.
  var isGrown = false
  /// Whether a value stands beside its name whatever is cut: in a room that has no place for a second line.
  var keepsValueBeside = false
  /// The place of the words in a row that is higher than they are.
  var rest = Rest.middle
  var height: RowLook.Height?

  /// The words of headers are near to what follows, those of footers to what came before.
  enum Rest {
    case high, middle, low
  }

  struct GradientColors {
    var colors: [ThemedColor]
    var direction: GradientLook.Direction
  }
}
