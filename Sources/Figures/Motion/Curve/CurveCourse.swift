import CoreGraphics
import Motion

/// One timing curve in numbers: its points, its frames, and how far it goes beyond its end.
struct CurveCourse {
  let name: String
  let timing: Timing
  let framesPerSecond: Double
  /// The way that it drives, in points; nil where none is known.
  let distance: CGFloat?
  /// The name of the element that goes it; empty where nobody knows.
  let traveller: String
  /// How many go as far, with that one.
  let equals: Int
  /// " of those seen": whom it is compared with, where these are not all.
  let farthestGroup: String
  let times: [TimeInterval]
  /// Time from 0 to the duration, and the value.
  let points: [CGPoint]
  /// The course of a hand that drives it; nil where a curve does.
  let hand: HandCourse?

  private static let samples = 240
  /// More frames than this would be a line of their own.
  private static let limit = 180

  init(_ entry: CurveCard.Entry) {
    (name, framesPerSecond) = (entry.name, entry.framesPerSecond)
    (traveller, farthestGroup, equals) = (entry.traveller, entry.farthestGroup, entry.equals)
    hand = HandCourse(entry.hand)
    let even = try? hand.map { try Timing(duration: $0.duration, curve: .linear) }
    let timing = even.flatMap(\.self) ?? entry.timing
    self.timing = timing
    distance = entry.distance.flatMap { $0.isFinite && $0 >= 1 ? $0 : nil }
    let frames = try? FrameTimes(length: timing.duration, framesPerSecond: framesPerSecond)
    times = frames.map { $0.count <= Self.limit ? Array($0) : [] } ?? []
    points = hand?.points ?? Self.points(timing)
  }

  private static func points(_ timing: Timing) -> [CGPoint] {
    guard timing.duration > 0 else { return [CGPoint(x: 0, y: 0), CGPoint(x: 0, y: 1)] }
    return (0...samples).map { step in
      let time = timing.duration * Double(step) / Double(samples)
      return CGPoint(x: time, y: timing.curve.value(at: time, of: timing.duration))
    }
  }

  func value(at time: TimeInterval) -> Double {
    hand?.value(at: time) ?? timing.curve.value(at: time, of: timing.duration)
  }

  /// How far a spring is from its end when its step is over; nil where it has come to rest by then, as it seems.
  var cut: CGFloat? {
    guard hand == nil, case .spring(let spring) = timing.curve, timing.duration > 0,
      timing.duration < spring.settlingDuration - 1e-6
    else { return nil }
    let rest = CGFloat(1 - spring.value(at: timing.duration))
    let isSeen = distance.map { abs(rest) * $0 >= 0.5 } ?? (abs(rest) >= 0.005)
    return rest.isFinite && isSeen ? rest : nil
  }

  /// The points with the last one where a spring gets to by itself, and not where its step ends.
  private var natural: [CGPoint] {
    guard hand == nil, case .spring(let spring) = timing.curve, let last = points.last else {
      return points
    }
    return points.dropLast() + [CGPoint(x: last.x, y: spring.value(at: last.x))]
  }

  /// The highest point, if it is beyond the end.
  var peak: CGPoint? {
    points.max { $0.y < $1.y }.flatMap { $0.y > 1.005 ? $0 : nil }
  }

  /// When it comes within a hundredth of its end for good, where it swings.
  var settling: TimeInterval? {
    peak == nil ? nil : timing.curve.settling(in: timing.duration)
  }

  /// The speed between two points, in ways a second.
  var speeds: [CGPoint] {
    zip(natural, natural.dropFirst()).compactMap { first, second in
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

  /// "Spring, damping 0.8, takes Dan 8 points too far at 0.32 s and settles at 0.71 s".
  var finding: String {
    if let hand { return hand.words }
    guard timing.duration > 0 else { return "All of it happens at once" }
    let subject = timing.curve.words.capitalizedFirst
    guard let peak else {
      return "\(subject) takes \(FigureText.seconds(timing.duration))\(cutWords)"
    }
    let settled = settling.map { " and settles at \(FigureText.moment($0))" } ?? ""
    let verb = distance == nil || traveller.isEmpty ? "goes" : "takes \(traveller)"
    return "\(subject) \(verb) \(way(peak.y - 1)) too far at \(FigureText.moment(peak.x))\(settled)"
      + cutWords
  }

  /// "; cut off at 0.6 s, 3 points before its end".
  private var cutWords: String {
    guard let cut else { return "" }
    let side = cut > 0 ? "before" : "beyond"
    return "; cut off at \(FigureText.seconds(timing.duration)), \(way(abs(cut))) \(side) its end"
  }

  /// "8 points", "5 %": a share of the way.
  private func way(_ share: CGFloat) -> String {
    distance.map { "\(FigureText.length(share * $0)) points" }
      ?? "\(NumberText.text(share * 100, decimals: share < 0.01 ? 1 : 0)) %"
  }
}
