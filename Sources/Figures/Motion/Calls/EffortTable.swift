import CoreGraphics
import Drawing

/// The cost of each step for a layout, in numbers.
struct EffortTable {
  private let rows: [[String]]
  private let widths: [CGFloat]
  /// Steps that have no row.
  let hidden: Int

  private static let heads = ["step", "invalidated", "prepared", "asked", "repeats"]
  private static let numberWidths: [CGFloat] = [72, 62, 50, 56]
  private static let rowHeight: CGFloat = 20
  private static let limit = 6
  /// Names of steps need this much.
  static let leastWidth: CGFloat = 292

  init(_ efforts: [(name: String, effort: LayoutEffort)], width: CGFloat) {
    let lines = efforts.prefix(Self.limit).map { name, effort in
      [name]
        + [effort.invalidations, effort.preparations, effort.questions, effort.repeats]
        .map(CountWords.digits)
    }
    hidden = efforts.count - lines.count
    rows = [Self.heads] + lines
    widths = [width - Self.numberWidths.reduce(0, +)] + Self.numberWidths
  }

  var size: CGSize {
    CGSize(width: widths.reduce(0, +), height: CGFloat(rows.count) * Self.rowHeight)
  }

  var items: [DrawItem] {
    rows.enumerated().flatMap { index, cells in
      let y = CGFloat(index) * Self.rowHeight
      let line = ShapeGeometry.line(
        from: CGPoint(x: 0, y: y + Self.rowHeight - 0.5),
        to: CGPoint(x: size.width, y: y + Self.rowHeight - 0.5))
      return [.stroke(line, Stroke(FigureInk.hairline, width: 1))]
        + words(cells, isHead: index == 0, at: y)
    }
  }

  /// Names stand at the left, numbers at the right.
  private func words(_ cells: [String], isHead: Bool, at y: CGFloat) -> [DrawItem] {
    var x: CGFloat = 0
    return zip(cells, widths).enumerated().compactMap { column, cell in
      defer { x += cell.1 }
      let style = isHead ? FigureType.header : FigureType.call
      let room = cell.1 - (column == 0 ? 8 : 0)
      return Label(cell.0, style, width: room)?.item(
        in: CGRect(x: x, y: y, width: room, height: Self.rowHeight), column == 0 ? .left : .right)
    }
  }
}
