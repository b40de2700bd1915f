import CoreGraphics

/// The parts that are worked out once for all the moments of a transition: who follows which clock, and how transforms
/// turn.
struct TransitionSampler: Equatable, Sendable {
  private let steps: [Step]
  private let courses: [TransformCourse]
  private let clocks: [Clock]

  /// The work to be done for the track at the same place.
  private struct Step: Equatable, Sendable {
    /// nil where nothing moves.
    var clock: Int?
    /// nil where the transform stays.
    var course: Int?
    /// Whether the track has animations or a way of its own, and says by itself where it is.
    var isOnItsOwn = false
    var redraws = false
    var changesCustom = false
  }

  init(_ plan: TransitionPlan) {
    var courses: [TransformCourse] = []
    steps = plan.tracks.indices.map { index in
      let track = plan.tracks[index]
      guard track.additions.isEmpty, track.course == nil else { return Step(isOnItsOwn: true) }
      guard !track.isStill else { return Step() }
      let course = TransformCourse(from: track.start.transform, to: track.end.transform)
      let clock = plan.clockIndexes[index]
      if course == .still {
        return Step(clock: clock, redraws: track.redraws, changesCustom: track.changesCustom)
      }
      if courses.isEmpty { courses.reserveCapacity(plan.tracks.count - index) }
      courses.append(course)
      return Step(
        clock: clock, course: courses.count - 1, redraws: track.redraws,
        changesCustom: track.changesCustom)
    }
    self.courses = courses
    clocks = plan.clocks
  }

  /// The views of the tracks at the time, in their order.
  func elements(of tracks: [ElementTrack], at time: TimeInterval) -> [ElementSnapshot] {
    let progress = clocks.map { $0.progress(at: time) }
    var elements: [ElementSnapshot] = []
    elements.reserveCapacity(tracks.count)
    for index in tracks.indices {
      elements.append(tracks[index].end)
      guard let clock = steps[index].clock else {
        if steps[index].isOnItsOwn { elements[index] = tracks[index].element(at: time) }
        continue
      }
      // Path by path: a copy of the whole track would cost more than the rest.
      let progress = progress[clock]
      elements[index].center = tracks[index].start.center
        .interpolated(to: tracks[index].end.center, at: progress)
      elements[index].size = tracks[index].start.size
        .interpolated(to: tracks[index].end.size, at: progress)
      elements[index].alpha = tracks[index].start.alpha
        .interpolated(to: tracks[index].end.alpha, at: progress)
      if steps[index].redraws { elements[index].content = tracks[index].content(at: progress) }
      if steps[index].changesCustom {
        elements[index].custom = tracks[index].start.custom
          .interpolated(to: tracks[index].end.custom, at: progress)
      }
      guard let course = steps[index].course else { continue }
      elements[index].transform = courses[course].transform(
        from: tracks[index].start.transform, to: tracks[index].end.transform, at: progress)
    }
    return elements
  }
}
