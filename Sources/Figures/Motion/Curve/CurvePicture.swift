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
    let values = self.courses.flatMap(\.points).map(\.y) + Self.handleHeights(self.courses)
    let distance = Self.distance(self.courses)
    let right = max(62, (distance.map { CurvePlot.label(of: $0).size.width } ?? 0) + 20)
    plot = CurvePlot(
      area: CGRect(x: Self.left, y: 32, width: self.width - Self.left - right, height: 200),
      duration: self.courses.map(\.timing.duration).max() ?? 0, low: min(values.min() ?? 0, 0),
      high: max(values.max() ?? 1, 1), distance: distance)
  }

  /// The way of all curves; nil where they drive different ones, which the legend tells.
  private static func distance(_ courses: [CurveCourse]) -> CGFloat? {
    let ways = Set(courses.map(\.distance))
    return ways.count == 1 ? courses.first?.distance : nil
  }

  /// The handles of a curve that stands alone belong to the picture as far as they are near it.
  private static func handleHeights(_ courses: [CurveCourse]) -> [CGFloat] {
    guard courses.count == 1, case .bezier(let bezier)? = courses.first?.timing.curve else {
      return []
    }
    return [bezier.y1, bezier.y2].map { CGFloat($0) }.filter { -1...2 ~= $0 }
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
    // The last frame may come after the end.
    let end = first.timing.duration
    return first.times.map { Self.dot(at: plot.point(min($0, end), first.value(at: $0))) }
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
      ] + [name(of: index, at: handle)].compactMap(\.self)
    }
  }

  /// Beside its handle, away from the curve, and never among the times below.
  private func name(of index: Int, at handle: CGPoint) -> DrawItem? {
    let label = Label(index == 0 ? "P1" : "P2", FigureType.caption)
    let side: CGFloat = index == 0 ? 1 : -1
    var field = LabelField(CGRect(x: 0, y: 0, width: width, height: plot.area.maxY + 4))
    for box in stretches { field.take(box) }
    let places = [side, -side].map {
      label.frame(centeredAt: CGPoint(x: handle.x + side * 16, y: handle.y + $0 * 10))
    }
    return field.place(places).map { label.item(onGround: $0) }
  }

  /// How far curves go beyond their end.
  private var peaks: [DrawItem] {
    // Below lie the times and the speeds.
    var field = LabelField(CGRect(x: 0, y: 0, width: width, height: plot.area.maxY + 4))
    for box in lines + stretches { field.take(box) }
    return courses.compactMap { course -> DrawItem? in
      guard let peak = course.peak, let words = course.peakWords else { return nil }
      let label = Label(words, FigureType.dimension)
      let point = plot.point(peak.x, peak.y)
      let x = min(
        max(point.x - label.size.width / 2, plot.area.minX), plot.area.maxX - label.size.width)
      let rows = [-20, -34, 10, 24, -48, 38, 52, 66].map { point.y + $0 }
      let columns = [x, plot.area.minX, plot.area.maxX - label.size.width]
      let places = columns.flatMap { x in
        rows.map { CGRect(origin: CGPoint(x: x, y: $0), size: label.size) }
      }
      return field.place(places).map { label.item(onGround: $0) }
    }
  }

  /// The curves themselves, piece by piece.
  private var stretches: [CGRect] {
    courses.flatMap { course in
      zip(course.points, course.points.dropFirst()).map { first, second in
        let (one, two) = (plot.point(first.x, first.y), plot.point(second.x, second.y))
        return CGRect(
          x: min(one.x, two.x) - 2, y: min(one.y, two.y) - 2, width: abs(one.x - two.x) + 4,
          height: abs(one.y - two.y) + 4)
      }
    }
  }

  /// Lines of the grid, and those of the handles with their names: no label stands on them.
  private var lines: [CGRect] {
    let levels = [plot.point(0, 0).y, plot.point(0, 1).y].map {
      CGRect(x: plot.area.minX, y: $0 - 2, width: plot.area.width, height: 4)
    }
    guard let first, case .bezier(let bezier) = first.timing.curve, courses.count == 1 else {
      return levels
    }
    let duration = first.timing.duration
    let ends = [(0.0, bezier.x1, bezier.y1), (1.0, bezier.x2, bezier.y2)]
    return levels
      + ends.flatMap { end, x, y -> [CGRect] in
        let (anchor, handle) = (plot.point(end * duration, end), plot.point(x * duration, y))
        return (0...24).map { step in
          let share = CGFloat(step) / 24
          let point = CGPoint(
            x: anchor.x + (handle.x - anchor.x) * share, y: anchor.y + (handle.y - anchor.y) * share
          )
          return CGRect(
            center: point, size: CGSize(width: step == 24 ? 52 : 8, height: step == 24 ? 36 : 12))
        }
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

  /// "turn, 320 pt": its name, and its way where the axis does not tell it.
  private func words(_ course: CurveCourse) -> String {
    let name = course.name.isEmpty ? course.timing.curve.words : course.name
    guard plot.distance == nil, let distance = course.distance else { return name }
    return "\(name), \(FigureText.length(distance)) pt"
  }

  var legend: [LegendEntry] {
    let curves =
      courses.count < 2
      ? []
      : courses.enumerated().map { index, course in
        LegendEntry(
          words(course),
          line: Stroke(.color(FigureInk.ink), width: 2, dash: Self.dashes[index]))
      }
    guard let first, !first.times.isEmpty, first.timing.duration > 0 else { return curves }
    let dot = LegendEntry("a frame", sampleWidth: 8, [Self.dot(at: .zero)])
    return curves + [dot]
  }
}
