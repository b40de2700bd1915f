import CoreGraphics
import Motion

/// The times of a step at which something turns: its start, an overlap, every turn of the element that is
/// followed, the time from which nothing more is seen to move, and the end.
struct StoryMoments {
  /// Why a moment is shown.
  enum Reason: Hashable {
    case start, overlap
    /// A place where the way turns back, on again, or only to another side.
    case peak, trough, turn
    case settled
    /// One of those between, which show the way.
    case between
    case end
  }

  struct Moment: Hashable {
    let time: TimeInterval
    let reason: Reason
  }

  /// In the order of time; two for what takes no time.
  private(set) var all: [Moment]
  private let course: StoryCourse

  /// - Parameters:
  ///   - count: of moments; nil for all that turn, and as many between them as `least` asks for.
  ///   - overlap: the time at which the element is seen to overlap another one.
  init(_ course: StoryCourse, count: Int?, least: Int, overlap: TimeInterval?) {
    self.course = course
    all = Self.ends(course)
    guard course.duration > 0 else { return }
    let room = (count ?? Self.mostTurns) - all.count
    let turns = CourseTurns(course).strongest(max(room, 0))
    add(turns)
    // Turns tell more than what happens to lie on the way.
    if let overlap, turns.isEmpty || count != nil {
      add([Moment(time: overlap, reason: .overlap)], upTo: count)
    }
    // A single moment more tells the way rather than its end twice.
    if let rest = CourseTurns(course).rest, count.map({ $0 - all.count > 1 }) ?? true {
      add([Moment(time: rest, reason: .settled)], upTo: count)
    }
    fill(upTo: count ?? least)
    beginBefore()
  }

  /// Those that somebody chose.
  init(_ course: StoryCourse, at chosen: [Storyboard.Time]) {
    self.course = course
    all = Self.ends(course)
    guard course.duration > 0 else { return }
    let ends = all
    all = []
    let turns = CourseTurns(course).strongest(Self.mostTurns)
    for choice in chosen {
      switch choice {
      case .start: add([Moment(time: 0, reason: .start)])
      case .end: add([Moment(time: course.duration, reason: .end)])
      case .peak: add(turns)
      case .progress(let share): add([named(min(max(share, 0), 1) * course.duration)])
      case .seconds(let time): add([named(min(max(time, 0), course.duration))])
      }
    }
    // A way that never turns has no peak.
    if all.isEmpty { all = ends }
    beginBefore()
  }

  /// A change whose first moment is no longer what was there before begins with that.
  private mutating func beginBefore() {
    guard course.startsAnew, all.first?.reason == .start else { return }
    all[0] = Moment(time: Self.before, reason: .start)
  }

  /// Any time before a change shows what was there.
  private static let before: TimeInterval = -1

  /// More turns than this are the trembling of a spring.
  static let mostTurns = 8
  /// Seconds between two moments that differ.
  private static let frame = 1.0 / 60

  private static func ends(_ course: StoryCourse) -> [Moment] {
    let times = course.duration > 0 ? [0, course.duration] : [-1, 0]
    return [Moment(time: times[0], reason: .start), Moment(time: times[1], reason: .end)]
  }

  private func named(_ time: TimeInterval) -> Moment {
    if time <= 0 { return Moment(time: 0, reason: .start) }
    return Moment(time: time, reason: time >= course.duration ? .end : .between)
  }

  /// Those that do not fall together with one that is there. Two turns to a side at almost one time look alike.
  private mutating func add(_ moments: [Moment], upTo count: Int? = nil) {
    for moment in moments where count.map({ all.count < $0 }) ?? true {
      let near =
        moment.reason == .turn ? course.duration / 16 : min(Self.frame, course.duration / 24)
      guard !all.contains(where: { abs($0.time - moment.time) < near }) else { continue }
      all.append(moment)
    }
    all.sort { $0.time < $1.time }
  }

  /// Halves the stretch in which most happens until there are enough.
  private mutating func fill(upTo count: Int) {
    while all.count < count {
      let gaps = zip(all, all.dropFirst()).map { work(from: $0.time, to: $1.time) }
      guard let most = gaps.indices.max(by: { gaps[$0] < gaps[$1] }) else { return }
      let (start, end) = (all[most].time, all[most + 1].time)
      let time = middle(from: start, to: end)
      guard time > start, time < end else { return }
      all.insert(Moment(time: time, reason: .between), at: most + 1)
    }
  }

  private func work(from start: TimeInterval, to end: TimeInterval) -> Double {
    let way = abs(course.progress(at: end) - course.progress(at: start))
    return Double(way.isFinite ? way : 0) + (end - start) / course.duration
  }

  /// The time at which half of the way between two moments is done, on the hundredth that its label says.
  private func middle(from start: TimeInterval, to end: TimeInterval) -> TimeInterval {
    let half = work(from: start, to: end) / 2
    var (low, high) = (start, end)
    for _ in 0..<24 {
      let time = (low + high) / 2
      if work(from: start, to: time) < half { low = time } else { high = time }
    }
    let rounded = (low * 100).rounded() / 100
    return rounded > start + 0.005 && rounded < end - 0.005 ? rounded : low
  }
}
