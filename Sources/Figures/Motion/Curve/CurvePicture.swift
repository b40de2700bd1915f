import CoreGraphics
import Drawing
import Motion

/// The drawing of a timing curve: its line, its handles, and its frames.
struct CurvePicture {
  private let timing: Timing
  private let framesPerSecond: Double
  private let times: [TimeInterval]

  private static let size = CGSize(width: 320, height: 220)
  private static let strip: CGFloat = 36
  private static let samples = 240
  /// More frames than this would be a line of their own.
  private static let limit = 180

  init(_ entry: CurveCard.Entry) {
    timing = entry.timing
    framesPerSecond = entry.framesPerSecond
    let frames = try? FrameTimes(length: timing.duration, framesPerSecond: framesPerSecond)
    times = frames.map { $0.count <= Self.limit ? Array($0) : [] } ?? []
  }

  /// `isNamed` says whether the page is called by the name of the curve.
  func section(_ name: String, isNamed: Bool) -> FigureSection {
    let plot = plot
    var body: [DrawItem] = [.panel(CGRect(origin: .zero, size: whole))]
    body += plot.grid + handles(plot) + plot.line(curve) + frames(plot) + peak(plot)
    return FigureSection(
      name: name, details: details(isNamed), summary: summary, happening: happening, size: whole,
      body: body, legend: legend)
  }

  private var whole: CGSize {
    CGSize(width: Self.size.width + 24 + Self.strip + 64, height: Self.size.height + 72)
  }

  private var plot: CurvePlot {
    let values = curve.map(\.y)
    return CurvePlot(
      area: CGRect(x: 44, y: 32, width: Self.size.width, height: Self.size.height),
      duration: timing.duration, low: min(values.min() ?? 0, 0), high: max(values.max() ?? 1, 1))
  }

  /// Time from 0 to the duration, and the value.
  private var curve: [CGPoint] {
    guard timing.duration > 0 else {
      return [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)]
    }
    return (0...Self.samples).map { step in
      let time = timing.duration * Double(step) / Double(Self.samples)
      return CGPoint(x: time, y: value(at: time))
    }
  }

  private func value(at time: TimeInterval) -> Double {
    timing.curve.value(at: time, of: timing.duration)
  }

  /// A dot at each frame, and beside the plot a line at the place that it shows.
  private func frames(_ plot: CurvePlot) -> [DrawItem] {
    let x = plot.area.maxX + 24
    return times.flatMap { time -> [DrawItem] in
      let point = plot.point(time, value(at: time))
      let mark = ShapeGeometry.line(
        from: CGPoint(x: x, y: point.y), to: CGPoint(x: x + Self.strip, y: point.y))
      return [
        .stroke(mark, Stroke(FigureInk.moved.faded(by: 0.75), width: 1)),
        .shape(
          DrawShape(
            .circle(center: point, radius: 2.5), fill: .color(FigureInk.surface),
            stroke: Stroke(FigureInk.moved, width: 1.5))),
      ]
    }
  }

  /// The two points that bend a Bézier curve.
  private func handles(_ plot: CurvePlot) -> [DrawItem] {
    guard case .bezier(let bezier) = timing.curve, timing.duration > 0 else { return [] }
    let pairs = [(0.0, 0.0, bezier.x1, bezier.y1), (1.0, 1.0, bezier.x2, bezier.y2)]
    return pairs.flatMap { x, y, handleX, handleY -> [DrawItem] in
      let anchor = plot.point(x * timing.duration, y)
      let handle = plot.point(handleX * timing.duration, handleY)
      guard plot.area.insetBy(dx: -2, dy: -2).contains(handle) else { return [] }
      return [
        .stroke(.line(from: anchor, to: handle), Stroke(FigureInk.secondary, width: 1)),
        .fill(
          .rect(CGRect(center: handle, size: CGSize(width: 6, height: 6))), FigureInk.secondary),
      ]
    }
  }

  /// How far a curve goes beyond its end.
  private func peak(_ plot: CurvePlot) -> [DrawItem] {
    guard let top = curve.max(by: { $0.y < $1.y }), top.y > 1.005 else { return [] }
    let point = plot.point(top.x, top.y)
    let label = Label(FigureText.share(top.y), FigureType.dimension)
    return [label.item(centeredAt: CGPoint(x: point.x, y: point.y - 12))]
  }

  private func details(_ isNamed: Bool) -> String {
    [
      isNamed ? nil : timing.curve.words,
      timing.duration > 0 ? FigureText.seconds(timing.duration) : "at once",
      frameWords,
    ].compactMap { $0 }.joined(separator: " · ")
  }

  private var frameWords: String? {
    guard !times.isEmpty else { return nil }
    let noun = times.count == 1 ? "frame" : "frames"
    return "\(times.count) \(noun) at \(FigureText.share(framesPerSecond)) fps"
  }

  private var summary: String {
    let frames = frameWords.map { ", \($0)" } ?? ""
    return "The timing curve \(words)\(frames).\(over.map { " It goes \($0)." } ?? "")"
  }

  private var happening: String {
    words + (over.map { ", \($0)" } ?? "")
  }

  private var words: String {
    "\(timing.curve.words) over \(FigureText.seconds(timing.duration))"
  }

  private var over: String? {
    let top = curve.map(\.y).max() ?? 1
    return top > 1.005 ? "up to \(FigureText.share(top)) on its way" : nil
  }

  private var legend: [LegendEntry] {
    guard !times.isEmpty else { return [] }
    let dot = DrawItem.shape(
      DrawShape(
        .circle(center: .zero, radius: 2.5), fill: .color(FigureInk.surface),
        stroke: Stroke(FigureInk.moved, width: 1.5)))
    return [
      LegendEntry("a frame, and beside the curve where it shows the element", sampleWidth: 8, [dot])
    ]
  }
}
