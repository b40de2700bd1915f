import CoreGraphics
import Drawing
import Motion

/// How an element at rest looks that nobody has drawn: a calm area, a cell in a colour of the palette, with the
/// name that the data gives it.
struct StateFace {
  let element: ElementSnapshot
  /// Decides the colour.
  let number: Int
  let palette: ItemPalette
  /// Written on it; empty for nothing.
  let name: String
  /// Whether it is written in the smaller letters: all elements of a kind have letters of one size.
  let isSmall: Bool
  /// Outside of it nothing is written; nil for anywhere.
  var room: CGRect?
  var isCentered = false

  var fill: ThemedColor {
    switch element.kind {
    case .cell: palette[number]
    case .supplementary: FigureInk.band
    case .decoration: FigureInk.ground
    }
  }

  /// In a rectangle of the figure: letters keep their size whatever the element's scale is.
  func items(in rect: CGRect) -> [DrawItem] {
    guard rect.width > 0, rect.height > 0 else { return [] }
    let area = DrawItem.fill(.rounded(rect, radius: radius(rect.size)), fill)
    return [area] + [label(in: rect)].compactMap(\.self)
  }

  private func radius(_ size: CGSize) -> CGFloat {
    let most: CGFloat =
      switch element.kind {
      case .cell: 8
      case .supplementary: 0
      case .decoration: 12
      }
    return min(most, (min(size.width, size.height) / 4).rounded())
  }

  /// At the left of a row, in the corner of a large tile, in the middle of a small one.
  private func label(in rect: CGRect) -> DrawItem? {
    guard element.kind.isLabelled, rect.height >= 13 else { return nil }
    let inner = rect.insetBy(dx: Self.padding(rect), dy: 0)
    guard !name.isEmpty, let label = fittingLabel(inner.width) else { return nil }
    let isTile = element.kind == .cell && rect.width < rect.height * 1.5
    let isLarge = isTile && !isCentered && min(rect.width, rect.height) >= 64
    let box =
      isLarge
      ? CGRect(x: inner.minX, y: rect.minY + 8, width: inner.width, height: 16) : inner
    let line = CGRect(
      x: box.minX, y: box.midY - label.size.height / 2, width: box.width,
      height: label.size.height)
    guard room?.holds(line) ?? true else { return nil }
    return label.item(in: box, isCentered || isTile && !isLarge ? .center : .left)
  }

  private func fittingLabel(_ width: CGFloat) -> Label? {
    let style = isSmall ? FigureType.dimension.colored(style.color) : style
    // Two letters and dots would name nobody.
    return Label(name, style, width: width).flatMap {
      $0.text == name || $0.text.count >= 6 ? $0 : nil
    }
  }

  private var style: TextStyle {
    element.kind == .cell
      ? FigureType.label.colored(fill.readableInk) : FigureType.header
  }

  /// Whether the smaller letters show all of the name and the usual ones do not.
  func needsSmallLetters(in rect: CGRect) -> Bool {
    guard element.kind.isLabelled, rect.height >= 13 else { return false }
    let width = rect.width - 2 * Self.padding(rect)
    let small = Label(name, FigureType.dimension).size.width <= width
    return small && (rect.height < 18 || Label(name, style).size.width > width)
  }

  private static func padding(_ rect: CGRect) -> CGFloat {
    rect.width >= 72 ? 10 : rect.width >= 52 ? 7 : 4
  }
}

extension ElementSnapshot {
  /// The data's name for it; headers and the like without their kind, which is seen.
  var shortLabel: String { id.identifier ?? id.label }
}
