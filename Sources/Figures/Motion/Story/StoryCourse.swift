import CoreGraphics
import Motion

/// The way of one element on the screen, from the first change of a step to the last: the element that a storyboard
/// follows, since it goes farthest.
struct StoryCourse {
  /// The element at one time.
  struct Sample {
    let time: TimeInterval
    /// Its middle, on the screen.
    let point: CGPoint
    let size: CGSize
    /// The same without the room that it takes as it turns.
    let ownSize: CGSize
    let opacity: CGFloat
    /// 0 at its start and 1 at its end, along the way between them.
    var progress: CGFloat = 0

    var frame: CGRect { CGRect(center: point, size: size) }
  }

  /// nil where nothing goes anywhere.
  let star: ElementStory?
  let duration: TimeInterval
  /// Whether the first moment already looks otherwise than what was there before, such as turned.
  var startsAnew: Bool { duration > 0 && change?.startsAnew ?? false }
  private(set) var samples: [Sample] = []
  /// The first one.
  private let change: Transition?
  private let legs: [Leg]
  /// Whether a hand drives every change.
  let isDriven: Bool
  /// Whether it gets another size of its own, be it only on its way: one that only turns has another one around it.
  private var isResized = false
  /// How far it gets from its start.
  private var reach: CGFloat = 0

  /// Samples in a second, and in all of them together at most.
  private static let rate = 120.0
  private static let mostSamples = 1200

  /// One of the changes, and the view of the element in it.
  private struct Leg {
    let transition: Transition
    let track: ElementTrack?
    let resting: ElementSnapshot?

    init(_ transition: Transition, _ id: ElementID) {
      self.transition = transition
      track = transition.tracks.last { $0.id == id }
      resting = track == nil ? transition.after.elements.last { $0.id == id } : nil
    }

    func element(at time: TimeInterval) -> ElementSnapshot? { track?.element(at: time) ?? resting }

    func window(at time: TimeInterval) -> CGRect {
      transition.before.viewport.interpolated(
        to: transition.after.viewport, at: transition.timing.progress(at: time))
    }
  }

  /// - Parameter samples: how many are taken after the first; nil for as many as tell turns apart.
  init(_ transitions: [Transition], of star: ElementStory?, samples count: Int? = nil) {
    self.star = star
    let total = transitions.reduce(0) { $0 + $1.duration }
    duration = total.isFinite ? total : 0
    change = transitions.first
    legs = star.map { star in transitions.map { Leg($0, star.id) } } ?? []
    isDriven = !legs.isEmpty && transitions.allSatisfy { $0.progress != nil }
    guard duration > 0 else { return }
    let count = count ?? min(max(Int(min(duration, 60) * Self.rate), 120), Self.mostSamples)
    samples = (0...count).compactMap { sample(at: duration * Double($0) / Double(count)) }
    measure()
  }

  /// The element at that time; nil where it has no place.
  func sample(at time: TimeInterval) -> Sample? {
    let (leg, passed) = leg(at: time)
    guard legs.indices.contains(leg), let element = legs[leg].element(at: passed) else {
      return nil
    }
    let window = legs[leg].window(at: passed)
    let point = CGPoint(x: element.center.x - window.minX, y: element.center.y - window.minY)
    let size = element.frame.size
    guard point.isUsable, size.width.isFinite, size.height.isFinite else { return nil }
    let sample = Sample(
      time: time, point: point, size: size, ownSize: element.size,
      opacity: element.isHidden ? 0 : element.alpha)
    return samples.isEmpty ? sample : measured(sample)
  }

  /// Whether it is there before and after each of the changes: any other one fades somewhere, while all else goes on.
  var staysSeen: Bool {
    star.map { StoryCourse.lasting(in: legs.map(\.transition)).contains($0.id) } ?? false
  }

  /// The way of its middle from the start to that time; none along an axis in which it only grows or shrinks from one of
  /// its edges.
  func shift(at time: TimeInterval) -> CGVector {
    guard let first = samples.first, let last = samples.last, let now = sample(at: time) else {
      return CGVector()
    }
    let way = CGVector(dx: now.point.x - first.point.x, dy: now.point.y - first.point.y)
    guard isResized else { return way }
    let grows = first.frame.onlyGrows(to: last.frame)
    return CGVector(dx: grows.x ? 0 : way.dx, dy: grows.y ? 0 : way.dy)
  }

  /// How far the element has come at that time.
  func progress(at time: TimeInterval) -> CGFloat {
    sample(at: time)?.progress ?? (duration > 0 ? CGFloat(time / duration) : 1)
  }

  /// How far a hand has brought all of it by then; nil where it does not drive every change.
  private func driven(at time: TimeInterval) -> CGFloat? {
    guard isDriven else { return nil }
    let (leg, passed) = leg(at: time)
    let transition = legs[leg].transition
    return transition.progress.map {
      $0.from + ($0.to - $0.from) * CGFloat(transition.timing.progress(at: passed))
    }
  }

  /// The number of the change that is under way, and its own time.
  private func leg(at time: TimeInterval) -> (Int, TimeInterval) {
    var rest = time
    for leg in legs.indices.dropLast() {
      if rest < legs[leg].transition.duration { return (leg, rest) }
      rest -= legs[leg].transition.duration
    }
    return (legs.count - 1, rest)
  }

  private mutating func measure() {
    guard let start = samples.first?.point else { return }
    reach = samples.map { $0.point.distance(to: start) }.max() ?? 0
    isResized = samples.contains { $0.ownSize.differs(from: samples[0].ownSize) }
    samples = samples.map(measured)
  }

  /// As the hand says it that drives the change; else along the straight way. Who ends at the start is measured by the
  /// distance from it, and who stays by its size.
  private func measured(_ sample: Sample) -> Sample {
    guard let first = samples.first, let last = samples.last else { return sample }
    var sample = sample
    if let driven = driven(at: sample.time) {
      sample.progress = driven
      return sample
    }
    let way = CGVector(dx: last.point.x - first.point.x, dy: last.point.y - first.point.y)
    let length = way.dx * way.dx + way.dy * way.dy
    let now = CGVector(dx: sample.point.x - first.point.x, dy: sample.point.y - first.point.y)
    if length >= 0.25 {
      sample.progress = (now.dx * way.dx + now.dy * way.dy) / length
      return sample
    }
    if reach >= 0.5 {
      sample.progress = sample.point.distance(to: first.point) / reach
      return sample
    }
    let growth = last.size.height - first.size.height + last.size.width - first.size.width
    let grown =
      sample.size.height - first.size.height + sample.size.width - first.size.width
    sample.progress =
      abs(growth) >= 0.5
      ? grown / growth : CGFloat(duration > 0 ? sample.time / duration : 1)
    return sample
  }
}

extension StoryCourse {
  /// The element that goes farthest: of those that something was asked of, if any of these goes anywhere; and of these
  /// one that is seen in all of the changes, if there is any.
  static func star(of elements: [ElementStory], in transitions: [Transition]) -> ElementStory? {
    let reach = reach(in: transitions)
    func way(_ story: ElementStory) -> CGFloat {
      // Of a reloaded element both views may stay where they are, and only fade.
      guard let start = story.mainTrack?.start ?? story.start, let end = story.end else { return 0 }
      let own = story.goesWithContent ? 0 : start.center.distance(to: end.center)
      let far = max(own, reach[story.id] ?? 0)
      let growth = abs(start.size.width - end.size.width) + abs(start.size.height - end.size.height)
      return far.isFinite ? far + growth / 1000 : 0
    }
    let cells = elements.filter { $0.id.kind == .cell && !$0.crossesEdge }
    let asked = cells.filter { $0.role.isAskedOfItem && way($0) >= 0.5 }
    let going = asked.isEmpty ? cells : asked
    let lasting = lasting(in: transitions)
    let seen =
      transitions.count > 1 ? going.filter { lasting.contains($0.id) && way($0) >= 0.5 } : []
    var best: (story: ElementStory, way: CGFloat)?
    for story in seen.isEmpty ? going : seen {
      let way = way(story)
      if way > best?.way ?? 0.1 { best = (story, way) }
    }
    return best?.story
  }

  /// Those that are there before and after each of the changes.
  private static func lasting(in transitions: [Transition]) -> Set<ElementID> {
    guard let first = transitions.first else { return [] }
    return transitions.reduce(Set(first.before.elements.map(\.id))) {
      $0.intersection($1.after.elements.map(\.id))
    }
  }

  /// How far each element gets from its start, by what is seen between the changes: on the screen, where the window comes
  /// back at least in part, else in the content.
  private static func reach(in transitions: [Transition]) -> [ElementID: CGFloat] {
    guard transitions.count > 1, let first = transitions.first, let last = transitions.last else {
      return [:]
    }
    let passages = transitions.map {
      Passage(from: $0.before.viewport.origin, to: $0.after.viewport.origin)
    }
    let isOnScreen =
      first.before.viewport == last.after.viewport || Passage.turn(of: passages) != nil
    let states = transitions.prefix(64).flatMap { [$0.before, $0.after] }
    var starts: [ElementID: CGPoint] = [:]
    var reach: [ElementID: CGFloat] = [:]
    for state in states.map({ isOnScreen ? $0.onScreen : $0 }) {
      for element in state.elements {
        guard let start = starts[element.id] else {
          starts[element.id] = element.center
          continue
        }
        reach[element.id] = max(reach[element.id] ?? 0, start.distance(to: element.center))
      }
    }
    return reach
  }
}

extension CGPoint {
  fileprivate var isUsable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}

extension CGSize {
  fileprivate func differs(from other: CGSize) -> Bool {
    abs(width - other.width) > 0.01 || abs(height - other.height) > 0.01
  }
}
