import CoreGraphics
import Motion

/// The views of all steps and when each is seen, joined where one step goes on with those of the step before.
struct MoverTable {
  private(set) var movers: [Mover] = []
  /// For each phase, who is to be seen, from the back to the front.
  private(set) var orders: [[Int]] = []
  private let score: MotionScore
  private let tolerance: Double
  /// The views at rest, by who they are.
  private var resting: [ElementID: [Int]] = [:]

  init(_ score: MotionScore, tolerance: Double) {
    self.score = score
    self.tolerance = tolerance
    rest(score.transitions[0].before, from: 0, to: score.starts[0], joining: [:])
    for step in score.steps.indices { play(step) }
  }

  private mutating func play(_ step: Int) {
    let transition = score.transitions[step]
    let (start, end) = (score.starts[step], score.ends[step])
    let roles = assign(step)
    if end > start {
      var clocks = StepClocks(from: start, to: end, pace: score.speed, tolerance: tolerance)
      for (track, mover) in zip(transition.tracks, roles) {
        movers[mover].spans.append(MoverSpan(track, phase: orders.count, &clocks))
      }
      orders.append(transition.tracks.map(\.end).placesFromTheBack.map { roles[$0] })
    } else {
      orders.append([])
    }
    var staying: [ElementID: [Int]] = [:]
    for (track, mover) in zip(transition.tracks, roles) where !track.isLeaving {
      staying[track.id, default: []].append(mover)
    }
    let next = step + 1 < score.starts.count ? score.starts[step + 1] : score.duration
    rest(transition.after, from: end, to: next, joining: staying)
  }

  /// The view of each track. One that leaves is the one that was there; one that stays is, too, unless
  /// another one leaves in its name.
  private mutating func assign(_ step: Int) -> [Int] {
    let transition = score.transitions[step]
    let origins = Self.origins(score.steps[step].capture)
    // A change that takes no time leaves no room for two views.
    let isInstant = transition.duration == 0
    let leaving = Set(transition.tracks.filter(\.isLeaving).map(\.id))
    return transition.tracks.map { track in
      let id = track.isLeaving ? track.id : origins[track.id] ?? track.id
      if isInstant, track.isLeaving { return resting[id]?.first ?? addMover(id) }
      let isReplaced = !track.isLeaving && leaving.contains(id)
      guard !isReplaced || isInstant, let mover = resting[id]?.first else { return addMover(id) }
      resting[id]?.removeFirst()
      return mover
    }
  }

  /// Who an element was before, by who it is afterwards: what is known by its path alone is called otherwise.
  private static func origins(_ capture: TransitionCapture) -> [ElementID: ElementID] {
    let staying = capture.changes.filter { !$0.isLeaving && $0.start.id != $0.end.id }
    return Dictionary(staying.map { ($0.end.id, $0.start.id) }) { first, _ in first }
  }

  private mutating func rest(
    _ snapshot: LayoutSnapshot, from start: Double, to end: Double,
    joining known: [ElementID: [Int]]
  ) {
    var known = known
    resting = [:]
    let roles = snapshot.elements.map { element in
      let mover = known[element.id]?.first ?? addMover(element.id)
      if known[element.id]?.isEmpty == false { known[element.id]?.removeFirst() }
      resting[element.id, default: []].append(mover)
      // The last state is what is shown without animation, however short it is.
      if end > start || orders.count == score.steps.count * 2 {
        movers[mover].spans.append(
          MoverSpan(resting: element, phase: orders.count, from: start, to: end))
      }
      return mover
    }
    orders.append(snapshot.elements.placesFromTheBack.map { roles[$0] })
  }

  private mutating func addMover(_ id: ElementID) -> Int {
    movers.append(Mover(id: id))
    return movers.count - 1
  }
}
