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
    return [area] + [label(in: rect)].compactMap { $0 }
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
    let pad: CGFloat = rect.width >= 72 ? 10 : rect.width >= 52 ? 7 : 4
    let inner = rect.insetBy(dx: pad, dy: 0)
    guard let label = fittingLabel(inner.width, isLow: rect.height < 18) else { return nil }
    let isTile = element.kind == .cell && rect.width < rect.height * 1.5
    guard isTile else { return label.item(in: inner) }
    guard min(rect.width, rect.height) >= 64 else { return label.item(in: inner, .center) }
    return label.item(
      in: CGRect(x: inner.minX, y: rect.minY + 8, width: inner.width, height: 16))
  }

  private func fittingLabel(_ width: CGFloat, isLow: Bool) -> Label? {
    let name = String(element.shortLabel.prefix(120))
    let full = isLow ? nil : Label(name, style)
    if let full, full.size.width <= width { return full }
    // Two letters and dots would name nobody.
    return Label(name, smallStyle, width: width).flatMap {
      $0.text == name || $0.text.count >= 6 ? $0 : nil
    }
  }

  private var style: TextStyle {
    element.kind == .cell
      ? FigureType.label.colored(fill.readableInk) : FigureType.header
  }

  private var smallStyle: TextStyle { FigureType.dimension.colored(style.color) }
}

extension ElementSnapshot {
  /// The data's name for it; headers and the like without their kind, which is seen.
  var shortLabel: String { id.identifier ?? id.label }
}
