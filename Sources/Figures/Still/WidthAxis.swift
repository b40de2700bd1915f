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
    /// Whether a window of that width is shown.
    var isShown = true
  }

  /// In the order of width; none where the cells of a window stand in no columns.
  let stops: [Stop]

  private static let line: CGFloat = 24
  /// The whole axis with the labels above and below it.
  static let height: CGFloat = 48
  /// Between two labels.
  private static let gap: CGFloat = 8

  /// - Parameter tried: windows that are not shown, in which the layout was tried to find the exact widths.
  init(_ snapshots: [LayoutSnapshot], tried: [LayoutSnapshot] = []) {
    var known: [CGFloat: Int] = [:]
    for snapshot in snapshots where known[snapshot.viewport.width] == nil {
      guard let columns = LayoutWords(snapshot).columns else {
        stops = []
        return
      }
      known[snapshot.viewport.width] = columns
    }
    let shown = Set(known.keys)
    for snapshot in tried where known[snapshot.viewport.width] == nil {
      known[snapshot.viewport.width] = LayoutWords(snapshot).columns
    }
    let all = known.sorted { $0.key < $1.key }
    stops = all.indices.compactMap { index in
      let (width, columns) = all[index]
      let isShown = shown.contains(width)
      let before = index > 0 ? all[index - 1] : nil
      let isBreak = before.map { $0.value != columns } ?? true
      guard isShown || isBreak else { return nil }
      let isExact = isBreak && (before.map { width - $0.key <= 1 } ?? false)
      return Stop(width: width, columns: columns, isExact: isExact, isShown: isShown)
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

  /// As long as that; nothing where there is one width only.
  func items(length: CGFloat) -> [DrawItem] {
    guard stops.count > 1, let widest = stops.last?.width, widest > 0 else { return [] }
    var field = LabelField(
      CGRect(x: 0, y: 0, width: length, height: Self.height).insetBy(dx: -Self.gap, dy: 0))
    let rule = DrawItem.stroke(
      .line(
        from: CGPoint(x: 0, y: Self.line + 0.5), to: CGPoint(x: length, y: Self.line + 0.5)),
      Stroke(FigureInk.strand, width: 1))
    let jumps = Set(breaks.map(\.after))
    return [rule]
      + stops.flatMap { stop -> [DrawItem] in
        let x = (stop.width / widest * (length - 1)).rounded() + 0.5
        let isBreak = jumps.contains(stop) || stop == stops.first
        let tick = DrawItem.stroke(
          .line(
            from: CGPoint(x: x, y: Self.line - (isBreak ? 8 : 3)),
            to: CGPoint(x: x, y: Self.line + 4)),
          Stroke(isBreak ? FigureInk.ink : FigureInk.strand, width: isBreak ? 2 : 1))
        let below = label(
          [Label(FigureText.length(stop.width), FigureType.caption)], at: CGPoint(x: x, y: 38),
          in: &field)
        // Beside another one the number is enough.
        let count = CountWords.digits(stop.columns, Noun("column", "columns"))
        let counts = [count, "\(stop.columns)"]
        let above =
          isBreak
          ? label(
            counts.map { Label($0, FigureType.label) }, at: CGPoint(x: x, y: 7), in: &field) : nil
        return [tick] + [below, above].compactMap(\.self)
      }
  }

  /// The first of the labels that has room beside the others; the shortest may stand close to them where none has.
  private func label(
    _ labels: [Label], at point: CGPoint, in field: inout LabelField
  ) -> DrawItem? {
    let length = field.bounds.width - 2 * Self.gap
    let roomy = labels.count > 1 ? labels.map { (label: $0, gap: Self.gap / 2) } : []
    for (label, gap) in roomy + labels.suffix(1).map({ ($0, 0) }) {
      let half = label.size.width / 2
      let middle = min(max(point.x, half), length - half)
      let box = label.frame(centeredAt: CGPoint(x: middle, y: point.y))
      let room = box.insetBy(dx: -gap, dy: 0)
      if field.place([room]) != nil {
        return label.item(in: box, .center)
      }
    }
    return nil
  }
}
