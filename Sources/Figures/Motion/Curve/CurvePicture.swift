import CoreGraphics
import Drawing
import Motion

/// The drawing of up to three timing curves over one another: their lines, the frames and the handles of the first, and
/// below them their speeds.
struct CurvePicture {
  private let courses: [CurveCourse]
  private let width: CGFloat
  private let plot: CurvePlot

  private static let strip: CGFloat = 44
  private static let left: CGFloat = 44
  private static let largestCount = 3
  /// The kinds of lines, which tell the curves apart without their colours.
  private static let dashes: [[CGFloat]] = [[], [6, 4], [0, 4]]

  init(_ courses: [CurveCourse], width: CGFloat) {
    self.courses = Array(courses.prefix(Self.largestCount))
    self.width = min(width, 420)
    let values = self.courses.flatMap(\.points).map(\.y)
    plot = CurvePlot(
      area: CGRect(x: Self.left, y: 32, width: self.width - Self.left - 62, height: 200),
      duration: self.courses.map(\.timing.duration).max() ?? 0, low: min(values.min() ?? 0, 0),
      high: max(values.max() ?? 1, 1), distance: self.courses.first?.distance)
  }

  private var first: CurveCourse? { courses.first }

  var size: CGSize { CGSize(width: width, height: plot.area.maxY + 34 + Self.strip + 26) }

  var items: [DrawItem] {
    [.panel(CGRect(origin: .zero, size: size))] + plot.grid + handles
      + courses.indices.reversed().flatMap { plot.line(courses[$0].points, dash: Self.dashes[$0]) }
      + frames + peaks + speeds
  }

  /// A dot at each frame of the first curve.
  private var frames: [DrawItem] {
    guard let first, first.timing.duration > 0 else { return [] }
    return first.times.map { Self.dot(at: plot.point($0, first.value(at: $0))) }
  }

  private static func dot(at point: CGPoint) -> DrawItem {
    .shape(
      DrawShape(
        .circle(center: point, radius: 2.5), fill: .color(FigureInk.surface),
        stroke: Stroke(FigureInk.ink, width: 1.5)))
  }

  /// The two points that bend a Bézier curve, by their names.
  private var handles: [DrawItem] {
    guard let first, case .bezier(let bezier) = first.timing.curve, first.timing.duration > 0,
      courses.count == 1
    else { return [] }
    let duration = first.timing.duration
    let pairs = [(0.0, bezier.x1, bezier.y1), (1.0, bezier.x2, bezier.y2)]
    return pairs.enumerated().flatMap { index, pair -> [DrawItem] in
      let anchor = plot.point(pair.0 * duration, pair.0)
      let handle = plot.point(pair.1 * duration, pair.2)
      guard plot.area.insetBy(dx: -2, dy: -2).contains(handle) else { return [] }
      return [
        .stroke(.line(from: anchor, to: handle), Stroke(FigureInk.secondary, width: 1)),
        .fill(
          .rect(CGRect(center: handle, size: CGSize(width: 6, height: 6))), FigureInk.secondary),
        name(of: index, at: handle),
      ]
    }
  }

  /// Beside its handle, away from the curve.
  private func name(of index: Int, at handle: CGPoint) -> DrawItem {
    let label = Label(index == 0 ? "P1" : "P2", FigureType.caption)
    let isFirst = index == 0
    let middle = CGPoint(x: handle.x + (isFirst ? 16 : -16), y: handle.y + (isFirst ? 10 : -10))
    return label.item(onGround: label.frame(centeredAt: middle))
  }

  /// How far curves go beyond their end.
  private var peaks: [DrawItem] {
    var field = LabelField(CGRect(origin: .zero, size: size))
    return courses.compactMap { course -> DrawItem? in
      guard let peak = course.peak, let words = course.peakWords else { return nil }
      let label = Label(words, FigureType.dimension)
      let point = plot.point(peak.x, peak.y)
      let x = min(
        max(point.x - label.size.width / 2, plot.area.minX), plot.area.maxX - label.size.width)
      let rows = [point.y - 20, point.y - 34, point.y + 10]
      let places = rows.map { CGRect(origin: CGPoint(x: x, y: $0), size: label.size) }
      return field.place(places).map { label.item(onGround: $0) }
    }
  }

  // MARK: Speed

  /// The speed of each curve below it, over the same time.
  private var speeds: [DrawItem] {
    let area = CGRect(
      x: plot.area.minX, y: plot.area.maxY + 34, width: plot.area.width, height: Self.strip)
    let speeds = courses.map(\.speeds)
    let all = speeds.flatMap { $0 }.map(\.y).filter(\.isFinite)
    guard let high = all.max(), high > 0 else { return [] }
    let low = min(all.min() ?? 0, 0)
    func y(_ value: CGFloat) -> CGFloat {
      area.maxY - (value - low) / max(high - low, 0.001) * area.height
    }
    let zero = ShapeGeometry.line(
      from: CGPoint(x: area.minX, y: y(0).rounded() + 0.5),
      to: CGPoint(x: area.maxX, y: y(0).rounded() + 0.5))
    let lines = speeds.enumerated().map { index, points -> DrawItem in
      let outline = Outline(through: points.map { CGPoint(x: plot.point($0.x, 0).x, y: y($0.y)) })
      return .stroke(
        .path(Path(outline), rule: .winding),
        Stroke(.color(FigureInk.secondary), width: 1.5, join: .round, dash: Self.dashes[index]))
    }
    let name = Label("speed", FigureType.caption)
    let frame = CGRect(x: 4, y: area.midY - 8, width: Self.left - 10, height: 16)
    return [.stroke(zero, Stroke(FigureInk.hairline, width: 1)), name.item(in: frame, .right)]
      + lines
  }

  var legend: [LegendEntry] {
    let curves =
      courses.count < 2
      ? []
      : courses.enumerated().map { index, course in
        LegendEntry(
          course.name.isEmpty ? course.timing.curve.words : course.name,
          line: Stroke(.color(FigureInk.ink), width: 2, dash: Self.dashes[index]))
      }
    guard let first, !first.times.isEmpty, first.timing.duration > 0 else { return curves }
    let dot = LegendEntry("a frame", sampleWidth: 8, [Self.dot(at: .zero)])
    return curves + [dot]
  }
}
