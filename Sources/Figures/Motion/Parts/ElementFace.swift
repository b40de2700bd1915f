import CoreGraphics
import Drawing
import Motion

/// How an element looks where a figure is about its motion: a plain area in the colour that it keeps in all
/// figures of the same change.
struct ElementFace {
  let element: ElementSnapshot
  private let story: ElementStory

  init(_ element: ElementSnapshot, of story: ElementStory) {
    self.element = element
    self.story = story
  }

  /// The words in it.
  var label: String { story.label }

  /// The colour that it is drawn in, where all are told apart by theirs.
  private var ownFill: ThemedColor? {
    story.showsOwnColor && element.kind == .cell ? element.ownColor : nil
  }

  var fill: ThemedColor {
    switch element.kind {
    case .cell: ownFill ?? FigureInk.items[story.hue % FigureInk.items.count]
    case .supplementary: element.ownColor ?? FigureInk.band
    case .decoration: FigureInk.ground
    }
  }

  var ink: ThemedColor {
    guard element.kind == .cell else { return FigureInk.secondary }
    return ownFill?.readableInk ?? FigureInk.itemInk
  }

  var labelStyle: TextStyle {
    (element.kind == .cell ? FigureType.label : FigureType.header).colored(ink)
  }
}

extension FigureInk {
  /// Headers and footers.
  static let band = ThemedColor(0xE9ECF1, 0x272D36)
  /// The plain colour of decorations.
  static let ground = ThemedColor(0xF1F3F6, 0x20252C)
}

/// The look of elements in figures.
public enum FaceStyle: Hashable, Sendable {
  /// Their own drawings where there are any, else names. Words that would come out too small to be read are set anew.
  case automatic
  /// Names on plain areas in colours that tell the elements apart.
  case names
  /// Their own drawings, however small.
  case drawings
}
