import CoreGraphics
import Motion

/// One timing curve in numbers: its points, its frames, and how far it goes beyond its end.
struct CurveCourse {
  let name: String
  let timing: Timing
  let framesPerSecond: Double
  /// The way that it drives, in points; nil where none is known.
  let distance: CGFloat?
  let times: [TimeInterval]
  /// Time from 0 to the duration, and the value.
  let points: [CGPoint]

  private static let samples = 240
  /// More frames than this would be a line of their own.
  private static let limit = 180

  init(_ entry: CurveCard.Entry) {
    (name, timing, framesPerSecond) = (entry.name, entry.timing, entry.framesPerSecond)
    distance = entry.distance.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
    let frames = try? FrameTimes(length: timing.duration, framesPerSecond: framesPerSecond)
    times = frames.map { $0.count <= Self.limit ? Array($0) : [] } ?? []
    points = Self.points(timing)
  }

  private static func points(_ timing: Timing) -> [CGPoint] {
    guard timing.duration > 0 else { return [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)] }
    return (0...samples).map { step in
      let time = timing.duration * Double(step) / Double(samples)
      return CGPoint(x: time, y: timing.curve.value(at: time, of: timing.duration))
    }
  }

  func value(at time: TimeInterval) -> Double {
    timing.curve.value(at: time, of: timing.duration)
  }

  /// The highest point, if it is beyond the end.
  var peak: CGPoint? {
    points.max { $0.y < $1.y }.flatMap { $0.y > 1.005 ? $0 : nil }
  }

  /// When it comes within a hundredth of its end for good, where it swings.
  var settling: TimeInterval? {
    guard peak != nil, let last = points.lastIndex(where: { abs($0.y - 1) > 0.01 }),
      last + 1 < points.count
    else { return nil }
    return points[last + 1].x
  }

  /// The speed between two points, in ways a second.
  var speeds: [CGPoint] {
    zip(points, points.dropFirst()).compactMap { first, second in
      let time = second.x - first.x
      guard time > 0 else { return nil }
      return CGPoint(x: (first.x + second.x) / 2, y: (second.y - first.y) / time)
    }
  }

  // MARK: Words

  /// "+8 at 0.32 s" where the way is known, else "1.05 at 0.32 s".
  var peakWords: String? {
    peak.map { point in
      let time = FigureText.moment(point.x)
      guard let distance else { return "\(FigureText.share(point.y)) at \(time)" }
      return "+\(FigureText.length((point.y - 1) * distance)) at \(time)"
    }
  }

  var frameWords: String? {
    guard !times.isEmpty else { return nil }
    let noun = times.count == 1 ? "frame" : "frames"
    return "\(times.count) \(noun) at \(FigureText.share(framesPerSecond)) fps"
  }

  /// "Spring, damping 0.8, goes 8 points too far at 0.32 s and settles at 0.71 s".
  var finding: String {
    let subject = timing.curve.words.capitalizedFirst
    guard timing.duration > 0 else { return "\(subject) happens at once" }
    guard let peak else { return "\(subject) takes \(FigureText.seconds(timing.duration))" }
    let far =
      distance.map { "\(FigureText.length((peak.y - 1) * $0)) points" }
      ?? "\(NumberText.text((peak.y - 1) * 100, decimals: 0)) %"
    let settled = settling.map { " and settles at \(FigureText.moment($0))" } ?? ""
    return "\(subject) goes \(far) too far at \(FigureText.moment(peak.x))\(settled)"
  }
}
