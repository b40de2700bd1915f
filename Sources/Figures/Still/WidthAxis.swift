import CoreGraphics
import Drawing
import Motion

/// How many columns a layout has in windows of which width, and at which of these the number is another one.
struct WidthAxis {
  /// A width of windows, and the columns that stand beside each other in these.
  struct Stop: Hashable {
    let width: CGFloat
    let columns: Int
    /// Whether it has them from there on: one point less is known to have another number.
    var isExact = false
  }

  /// In the order of width; none where the cells of a window stand in no columns.
  let stops: [Stop]

  fileprivate static let line: CGFloat = 24
  /// The whole axis with the labels above and below it.
  static let height: CGFloat = 48

  init(_ known: ColumnBreaks) {
    let all = known.shown.merging(known.tried) { shown, _ in shown }.sorted { $0.key < $1.key }
    stops = all.indices.compactMap { index in
      let (width, columns) = all[index]
      let before = index > 0 ? all[index - 1] : nil
      let isBreak = before.map { $0.value != columns } ?? true
      guard isBreak || known.shown[width] != nil else { return nil }
      let isExact = isBreak && (before.map { width - $0.key <= 1 } ?? false)
      return Stop(width: width, columns: columns, isExact: isExact)
    }
  }

  /// The first width with another number than the one before, and both numbers.
  var breaks: [(before: Stop, after: Stop)] {
    zip(stops, stops.dropFirst()).filter { $0.columns != $1.columns }.map { ($0, $1) }
  }

  /// "1 column at 320, 2 from 608, 4 at 834": "from" an exact width, "at" one before which nobody has looked. Nil where
  /// there is no width.
  var words: String? {
    guard let first = stops.first else { return nil }
    let count = CountWords.digits(first.columns, Noun("column", "columns"))
    let start = "\(count) at \(FigureText.length(first.width))"
    guard !breaks.isEmpty else { return stops.count > 1 ? "\(count) at every width" : start }
    let jumps = breaks.map { jump in
      let word = jump.after.isExact ? "from" : "at"
      return "\(jump.after.columns) \(word) \(FigureText.length(jump.after.width))"
    }
    return ([start] + jumps).joined(separator: ", ")
  }

  /// From the narrowest window to the widest, as long as that; nothing where there is one width only.
  func items(length: CGFloat) -> [DrawItem] {
    guard stops.count > 1, let narrowest = stops.first?.width, let widest = stops.last?.width,
      widest > narrowest
    else { return [] }
    let jumps = Set(breaks.map(\.after))
    let ticks = stops.enumerated().map { index, stop in
      let share = (stop.width - narrowest) / (widest - narrowest)
      return Tick(
        stop: stop, x: (share * (length - 1)).rounded() + 0.5,
        isBreak: index == 0 || jumps.contains(stop))
    }
    let widths = AxisLabels(ticks.map(\.width), length: length, y: 38)
    let counts = AxisLabels(ticks.map(\.count), length: length, y: 7)
    let rule = ShapeGeometry.line(
      from: CGPoint(x: 0, y: Self.line + 0.5), to: CGPoint(x: length, y: Self.line + 0.5))
    return [.stroke(rule, Stroke(FigureInk.strand, width: 1))]
      + ticks.indices.flatMap { index in
        [ticks[index].mark, widths.items[index], counts.items[index]].compactMap(\.self)
      }
  }

  /// A width on the axis, with a mark that is longer where the columns become others.
  private struct Tick {
    let stop: Stop
    let x: CGFloat
    let isBreak: Bool

    var mark: DrawItem {
      .stroke(
        .line(
          from: CGPoint(x: x, y: WidthAxis.line - (isBreak ? 8 : 3)),
          to: CGPoint(x: x, y: WidthAxis.line + 4)),
        Stroke(isBreak ? FigureInk.ink : FigureInk.strand, width: isBreak ? 2 : 1))
    }

    var width: AxisLabels.Entry {
      let label = Label(FigureText.length(stop.width), FigureType.caption)
      return .init(x: x, forms: [label], isNeeded: isBreak)
    }

    /// Beside another one the number is enough.
    var count: AxisLabels.Entry {
      let words = CountWords.digits(stop.columns, Noun("column", "columns"))
      let forms = [words, "\(stop.columns)"].map { Label($0, FigureType.label) }
      return .init(x: x, forms: isBreak ? forms : [], isNeeded: true)
    }
  }
}
