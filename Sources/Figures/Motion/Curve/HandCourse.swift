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
    let scrolled = ScrolledShare(moving)
    let carried = scrolled == nil ? StoryCourse(carriedBy: moving) : nil
    var (points, start) = ([CGPoint](), 0.0)
    for change in moving {
      let even = Passage(
        from: CGFloat(start / total), to: CGFloat((start + change.duration) / total))
      let way = change.progress ?? scrolled?.passage(of: change) ?? even
      points += (points.isEmpty ? 0...Self.samples : 1...Self.samples).map { step in
        let time = change.duration * Double(step) / Double(Self.samples)
        let share = CGFloat(change.timing.progress(at: time))
        let y = change.progress == nil ? carried?.progress(at: start + time) : nil
        return CGPoint(x: start + time, y: y ?? way.from + (way.to - way.from) * share)
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
    guard places.count == changes.count else { return TimingWords(changes).finger }
    // One that rests stays where it is, and begins at the start.
    let starts = [0] + places
    let going = places.indices.filter { places[$0] != starts[$0] }.map { places[$0] }
    places = going.isEmpty ? Array(places.suffix(1)) : going
    guard places.count > Self.mostPlaces else {
      return "A hand brings it to \(CountWords.list(places.map(percent))) % within \(time)"
    }
    let (far, last) = (places.max() ?? 1, places.last ?? 1)
    let end = last == far ? "" : " and then to \(percent(last)) %"
    return "A hand brings it to \(percent(far)) %\(end) within \(time)"
  }

  private func percent(_ value: CGFloat) -> String { FigureText.number((value * 100).rounded()) }
}

extension StoryCourse {
  /// The way of the one that goes farthest; nil where nobody goes anywhere.
  fileprivate init?(carriedBy changes: [Transition]) {
    let story = MotionStory(Transition(wholeOf: changes))
    guard let star = StoryCourse.star(of: story.elements, in: changes), star.length >= 0.5 else {
      return nil
    }
    self.init(changes, of: star)
  }
}

/// How far the content has been scrolled in some of the changes: from 0 at the start to 1 at the end of all.
private struct ScrolledShare {
  private let start: CGPoint
  private let way: CGVector
  private let square: CGFloat

  /// nil where they do not end elsewhere.
  init?(_ changes: [Transition]) {
    guard let first = changes.first?.before.viewport, let last = changes.last?.after.viewport else {
      return nil
    }
    start = first.origin
    way = CGVector(dx: last.minX - first.minX, dy: last.minY - first.minY)
    square = way.dx * way.dx + way.dy * way.dy
    guard square >= 0.25, square.isFinite else { return nil }
  }

  func passage(of change: Transition) -> Passage<CGFloat> {
    func share(_ viewport: CGRect) -> CGFloat {
      ((viewport.minX - start.x) * way.dx + (viewport.minY - start.y) * way.dy) / square
    }
    return Passage(from: share(change.before.viewport), to: share(change.after.viewport))
  }
}
