import CoreGraphics
import Motion

/// The way of an element and its roles, apart from the place where it starts: of a crowd many have the same story.
struct InspectedStory: Hashable {
  /// The number of the plan.
  var plan: Int
  /// The numbers of the plan's states: of its first one, its second, and so on.
  var states: [Int]
}

/// A story apart from its states: who goes elsewhere may still go by the same plan.
struct InspectedPlan: Hashable {
  /// From a frame on an element has a state: at once, or by a course from the state before.
  struct Leg: Hashable {
    var frame: Int
    /// The number of the state; nil where the element is not there.
    var state: Int?
    /// The number of the course.
    var course: Int?
  }

  /// An element's role in a step, and the numbers of its states around it.
  struct Step: Hashable {
    var role: Role?
    var speaks: Bool
    /// Before, initial, final, after.
    var states: [Int?]
  }

  var way: [Leg]
  var steps: [Step]
  /// The number of the state that its drawing ends with, where it is gone a frame before it has come there.
  var rest: Int?

  /// The same with other numbers for its states.
  func numbered(_ number: (Int) -> Int) -> InspectedPlan {
    var plan = self
    plan.way = way.map { Leg(frame: $0.frame, state: $0.state.map(number), course: $0.course) }
    plan.steps = steps.map { step in
      Step(role: step.role, speaks: step.speaks, states: step.states.map { $0.map(number) })
    }
    plan.rest = rest.map(number)
    return plan
  }
}

/// The stories of all elements, each once, and what they are made of.
struct InspectedStories {
  private(set) var all = NumberedValues<InspectedStory>()
  private(set) var plans = NumberedValues<InspectedPlan>()
  /// With places counted from where the element starts.
  private(set) var states = NumberedValues<InspectedState>()
  /// How far something has come at the first frame of its way, at the second, and so on.
  private(set) var courses = NumberedValues<[Double]>()
  private let score: MotionScore
  private let framesPerSecond: Double
  /// For each step, the way of each element that has one view alone.
  private let tracks: [[ElementID: ElementTrack]]
  private var progress: [InspectedPace: [Double]] = [:]

  init(_ score: MotionScore, framesPerSecond: Double) {
    self.score = score
    self.framesPerSecond = framesPerSecond
    tracks = score.transitions.map { transition in
      Dictionary(grouping: transition.tracks, by: \.id).compactMapValues {
        $0.count == 1 ? $0[0] : nil
      }
    }
  }

  /// The number of the element's story.
  mutating func number(of element: InspectedElement) -> Int {
    let start = element.start
    var legs: [InspectedPlan.Leg] = []
    var rest = element.runs[...]
    for step in score.steps.indices {
      let frames = frames(of: step)
      while let run = rest.first, run.frame < frames.lowerBound {
        legs.append(leg(run, from: start))
        rest.removeFirst()
      }
      let moving = rest.prefix { $0.frame <= frames.upperBound }
      if let glide = glide(of: element, in: step, moving, after: legs.last) {
        legs += glide
        rest = rest.dropFirst(moving.count)
      }
    }
    legs += rest.map { leg($0, from: start) }
    let steps = element.steps.map { step in
      InspectedPlan.Step(
        role: step.role, speaks: step.speaks,
        states: [step.before, step.initial, step.final, step.after].map { state in
          state.map { number(of: $0, from: start) }
        })
    }
    let end = end(of: element).map { number(of: $0, from: start) }
    let last = legs.last { $0.state != nil }?.state
    return number(of: InspectedPlan(way: legs, steps: steps, rest: end == last ? nil : end))
  }

  private mutating func number(of whole: InspectedPlan) -> Int {
    var states = NumberedValues<Int>()
    let plan = plans.number(of: whole.numbered { states.number(of: $0) })
    return all.number(of: InspectedStory(plan: plan, states: states.values))
  }

  /// The end of its way, which no frame may show.
  private func end(of element: InspectedElement) -> InspectedState? {
    guard let last = element.runs.last, last.state == nil else { return nil }
    return tracks.last { $0[element.id] != nil }?[element.id].map { InspectedState($0.end) }
  }

  private func frames(of step: Int) -> ClosedRange<Int> {
    let first = Int((score.starts[step] * framesPerSecond).rounded(.up))
    return first...max(Int((score.ends[step] * framesPerSecond).rounded(.up)), first)
  }

  private mutating func number(of state: InspectedState, from start: SIMD2<Double>) -> Int {
    states.number(of: state.moved(from: start))
  }

  private mutating func leg(
    _ run: (frame: Int, state: InspectedState?), from start: SIMD2<Double>
  ) -> InspectedPlan.Leg {
    InspectedPlan.Leg(frame: run.frame, state: run.state.map { number(of: $0, from: start) })
  }

  // MARK: Gliding

  /// The runs of a step told by their course, where all that changes in them goes by it.
  private mutating func glide(
    of element: InspectedElement, in step: Int,
    _ runs: ArraySlice<(frame: Int, state: InspectedState?)>, after last: InspectedPlan.Leg?
  ) -> [InspectedPlan.Leg]? {
    guard runs.count > 2, let track = tracks[step][element.id], let first = runs.first else {
      return nil
    }
    let end = runs.last?.state ?? InspectedState(track.end)
    let frames = frames(of: step)
    let shares = shares(of: track, in: step)
    var legs: [InspectedPlan.Leg] = []
    let origin: InspectedState
    var opening = 0
    if let last {
      guard let number = last.state else { return nil }
      origin = states[number].moved(to: element.start)
    } else {
      // Who comes has the state of the first frame to start from.
      guard first.frame == frames.lowerBound, shares[0] == 0, let state = first.state else {
        return nil
      }
      origin = state
      opening = 1
      legs.append(leg(first, from: element.start))
    }
    guard
      InspectedGlide(from: origin, to: end).explains(runs, in: frames, shares, from: opening)
    else { return nil }
    legs.append(
      InspectedPlan.Leg(
        frame: frames.lowerBound + opening, state: number(of: end, from: element.start),
        course: courses.number(of: Array(shares.dropFirst(opening)))))
    if let gone = runs.last, gone.state == nil { legs.append(leg(gone, from: element.start)) }
    return legs
  }

  /// How far the track has come at each frame of the step.
  private mutating func shares(of track: ElementTrack, in step: Int) -> [Double] {
    let pace = InspectedPace(
      step: step, delay: track.delay, duration: track.duration, curve: track.curve)
    if let known = progress[pace] { return known }
    let shares = frames(of: step).map { frame in
      let time = Double(frame) / framesPerSecond
      guard time < score.ends[step] else { return 1.0 }
      return (track.progress(at: (time - score.starts[step]) * score.speed) * 1e5).rounded() / 1e5
    }
    progress[pace] = shares
    return shares
  }
}

/// The numbers that decide how far a track has come.
private struct InspectedPace: Hashable {
  var step: Int
  var delay: Double
  var duration: Double
  var curve: TimingCurve
}

/// A straight way from one state to another one: the page puts together what lies between them.
private struct InspectedGlide {
  private let start: InspectedState
  private let end: InspectedState
  /// In points, which are written with two decimals; as much for a tenth of the opacity.
  private static let tolerance = 0.02

  init(from start: InspectedState, to end: InspectedState) {
    (self.start, self.end) = (start, end)
  }

  /// Whether the runs are those of the way: where an element is not there any more, it has come to its end.
  func explains(
    _ runs: ArraySlice<(frame: Int, state: InspectedState?)>, in frames: ClosedRange<Int>,
    _ shares: [Double], from opening: Int
  ) -> Bool {
    var rest = runs
    var state: InspectedState?
    for frame in frames {
      let hasChanged = rest.first?.frame == frame
      if hasChanged { state = rest.removeFirst().state }
      let index = frame - frames.lowerBound
      guard index >= opening else { continue }
      guard let state else {
        guard hasChanged, frame == frames.upperBound else { return false }
        continue
      }
      guard isAt(state, shares[index]) else { return false }
    }
    return true
  }

  private func isAt(_ state: InspectedState, _ share: Double) -> Bool {
    guard state.hasSameRest(as: end) else { return false }
    let frame = start.frame + (end.frame - start.frame) * share
    let alpha = start.alpha + (end.alpha - start.alpha) * share
    let (far, wide) = (frame - state.frame, Self.tolerance)
    return far.min() >= -wide && far.max() <= wide && abs(alpha - state.alpha) <= wide / 10
  }
}

/// Values, each once, by their numbers.
struct NumberedValues<Value: Hashable> {
  private(set) var values: [Value] = []
  private var numbers: [Value: Int] = [:]

  subscript(number: Int) -> Value { values[number] }

  mutating func number(of value: Value) -> Int {
    if let number = numbers[value] { return number }
    numbers[value] = values.count
    values.append(value)
    return values.count - 1
  }
}
