import CoreGraphics
import Drawing
import Motion

/// How an element looks where a figure is about its motion: a plain area in the colour that it keeps in all
/// figures of the same change.
struct ElementFace {
  let element: ElementSnapshot
  /// Decides the colour.
  let number: Int

  var fill: ThemedColor {
    switch element.kind {
    case .cell: FigureInk.items[number % FigureInk.items.count]
    case .supplementary: FigureInk.band
    case .decoration: FigureInk.ground
    }
  }

  var ink: ThemedColor {
    element.kind == .cell ? FigureInk.itemInk : FigureInk.secondary
  }

  var labelStyle: TextStyle {
    (element.kind == .cell ? FigureType.label : FigureType.header).colored(ink)
  }
}

extension FigureInk {
  /// Headers and footers.
  static let band = ThemedColor(0xE9ECF1, 0x272D36)
  /// What decorates.
  static let ground = ThemedColor(0xF1F3F6, 0x20252C)
}
