import CoreGraphics
import Motion

/// The course of a step that a hand drives: how far it has come by then, through one change after the other.
struct HandCourse {
  private let changes: [Transition]
  let duration: TimeInterval
  let points: [CGPoint]

  /// Points of each change after its first.
  private static let samples = 24
  /// More places of a hand are counted.
  private static let mostPlaces = 5

  init?(_ changes: [Transition]) {
    let moving = changes.filter { $0.duration > 0 && $0.duration.isFinite }
    guard !moving.isEmpty else { return nil }
    self.changes = moving
    let total = moving.reduce(0) { $0 + $1.duration }
    duration = total
    var (points, start) = ([CGPoint](), 0.0)
    for change in moving {
      let even = Passage(
        from: CGFloat(start / total), to: CGFloat((start + change.duration) / total))
      let way = change.progress ?? even
      points += (points.isEmpty ? 0...Self.samples : 1...Self.samples).map { step in
        let time = change.duration * Double(step) / Double(Self.samples)
        let share = CGFloat(change.timing.progress(at: time))
        return CGPoint(x: start + time, y: way.from + (way.to - way.from) * share)
      }
      start += change.duration
    }
    self.points = points
  }

  func value(at time: TimeInterval) -> Double {
    guard let next = points.firstIndex(where: { $0.x >= time }) else {
      return points.last.map { Double($0.y) } ?? 1
    }
    guard next > 0 else { return points[0].y }
    let (first, second) = (points[next - 1], points[next])
    let share = second.x > first.x ? (time - first.x) / (second.x - first.x) : 1
    return first.y + (second.y - first.y) * share
  }

  /// "A hand brings it to 70, 20, 50 and 0 % within 0.3 s", "A finger drives it evenly for 0.6 s".
  var words: String {
    let time = FigureText.seconds(duration)
    var places = changes.compactMap(\.progress?.to)
    guard places.count == changes.count else { return finger }
    // One that rests stays where it is.
    places = places.enumerated().filter { $0 == 0 || $1 != places[$0 - 1] }.map(\.element)
    guard places.count > Self.mostPlaces else {
      return "A hand brings it to \(CountWords.list(places.map(percent))) % within \(time)"
    }
    let (far, last) = (places.max() ?? 1, places.last ?? 1)
    let end = last == far ? "" : " and then to \(percent(last)) %"
    return "A hand brings it to \(percent(far)) %\(end) within \(time)"
  }

  private func percent(_ value: CGFloat) -> String { FigureText.number((value * 100).rounded()) }

  private var finger: String {
    let driven = changes.prefix { $0.timing.curve == .linear }.reduce(0) { $0 + $1.duration }
    guard driven > 0, driven < duration - 1e-6, let last = changes.last else {
      return "A finger drives it evenly for \(FigureText.seconds(duration))"
    }
    return "A finger drives it evenly for \(FigureText.seconds(driven)), then it goes "
      + "\(last.timing.curve.words) until \(FigureText.seconds(duration))"
  }
}
