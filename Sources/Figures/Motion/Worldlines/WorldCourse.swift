import CoreGraphics
import Motion

/// Changes one after the other on one line of time, sampled.
struct WorldCourse {
  let stories: [MotionStory]
  /// When each change starts.
  let starts: [TimeInterval]
  let duration: TimeInterval
  /// Before the first change, and after each: those that take no time have more, so that they can be seen, and those that
  /// go on in the next one none.
  private let rests: [TimeInterval]
  /// The changes with which a hand goes on at once.
  private let parts: Set<Int>
  let isVertical: Bool
  /// Whether elements stand beside each other across the shown axis, so that they have to share it.
  private let isShared: Bool
  /// The largest screen of all changes.
  let screen: CGSize
  private let samples: Int

  /// More changes than this are no picture any more.
  static let limit = 40

  /// - Parameter starts: the first changes of steps; nil where each change is one of its own.
  init(
    _ transitions: [Transition], names: [ElementID: String] = [:], starts firsts: Set<Int>? = nil,
    axis: Worldlines.Options.Axis?
  ) {
    let shown = transitions.prefix(Self.limit)
    let looks = ElementLooks(Array(shown), names: names)
    stories = shown.map { MotionStory($0, looks: looks) }
    let total = shown.reduce(0) { $0 + $1.duration }
    let goingOn = Self.goingOn(shown.map(\.duration), firsts)
    let pauses = Self.pauses(shown.map(\.duration), total: total, goingOn: goingOn)
    parts = goingOn.filter { place in
      [place - 1, place].allSatisfy { shown[$0].timing.curve == .linear }
    }
    var time = pauses[0]
    var starts: [TimeInterval] = []
    for (transition, pause) in zip(shown, pauses.dropFirst()) {
      starts.append(time)
      time += transition.duration + pause
    }
    self.starts = starts
    rests = pauses
    duration = time
    isVertical =
      axis.map { $0 == .vertical }
      ?? (Self.swipesSideways(stories).map { !$0 } ?? Self.scrollsDown(shown.first))
    screen = shown.canvas
    isShared = WorldLanes(stories, alongY: isVertical).areShared
    samples = max(24, 240 / max(shown.count, 1))
  }

  /// The changes of a step that begin where the ones before them end, as nothing rests within a step.
  private static func goingOn(_ durations: [TimeInterval], _ firsts: Set<Int>?) -> Set<Int> {
    guard let firsts else { return [] }
    return Set(
      durations.indices.dropFirst().filter {
        !firsts.contains($0) && durations[$0] > 0 && durations[$0 - 1] > 0
      })
  }

  private static func pauses(
    _ durations: [TimeInterval], total: TimeInterval, goingOn: Set<Int>
  ) -> [TimeInterval] {
    let rest = total > 0 ? total / Double(max(durations.count, 1)) * 0.3 : 0.1
    let wide = [false] + durations.map { $0 == 0 } + [false]
    // Names stand at both ends.
    let outer = max(rest, total * 0.14)
    return (0...durations.count).map { place in
      if goingOn.contains(place) { return 0 }
      let isOuter = place == 0 || place == durations.count
      return max(wide[place] || wide[place + 1] ? rest * 1.7 : rest, isOuter ? outer : 0)
    }
  }

  /// Whether the change is but the next part of what a hand does.
  func isPart(_ step: Int) -> Bool { parts.contains(step) }

  /// Whether it begins at the moment at which the one before it ends.
  func goesOn(_ step: Int) -> Bool { step > 0 && step < rests.count && rests[step] == 0 }

  /// The middle of the rest before a change; that after the last one for the number behind it.
  func pause(before step: Int) -> TimeInterval {
    step < starts.count ? starts[step] - rests[step] / 2 : duration - (rests.last ?? 0) / 2
  }

  /// The time of a change with half of the rests beside it; all that is before the first one, or behind the last.
  func span(of step: Int) -> ClosedRange<TimeInterval> {
    let start = step == 0 ? 0 : pause(before: step)
    let end = step + 1 < starts.count ? pause(before: step + 1) : duration
    return start...max(start, end)
  }

  /// Whether sections that scroll by themselves do so sideways, where nothing else goes anywhere; nil for all else.
  private static func swipesSideways(_ stories: [MotionStory]) -> Bool? {
    let changed = stories.flatMap(\.changed)
    let scrolled = changed.filter { $0.role == .scrolled }
    guard let first = scrolled.first, changed.allSatisfy({ $0.role == .scrolled || $0.crossesEdge })
    else { return nil }
    return abs(first.shift.dx) > abs(first.shift.dy)
  }

  private static func scrollsDown(_ transition: Transition?) -> Bool {
    guard let after = transition?.after else { return true }
    return after.contentSize.width <= after.viewport.width + 0.5
      || after.contentSize.height > after.viewport.height + 0.5
  }

  /// The seconds of the changes themselves that have passed: rests between them take no time.
  func clock(_ time: TimeInterval) -> TimeInterval {
    zip(starts, stories).reduce(0) { passed, step in
      passed + min(max(time - step.0, 0), step.1.transition.duration)
    }
  }

  /// The order of those who share a part of the axis, and where a scroll leads them in it.
  var laneNotes: [String] {
    guard isShared else { return [] }
    let (row, order) = isVertical ? ("row", "left to right") : ("column", "top to bottom")
    let ways = stories.flatMap(\.changed).filter { $0.role == .scrolled }
      .map { isVertical ? $0.shift.dx : $0.shift.dy }
    let (low, high) = isVertical ? ("left", "right") : ("up", "down")
    let scrolls = [
      ways.contains { $0 <= -0.5 } ? "who scrolls \(low) rises in it" : nil,
      ways.contains { $0 >= 0.5 } ? "who scrolls \(high) sinks in it" : nil,
    ].compactMap(\.self)
    let all = ["Neighbours in a \(row) lie below one another, from \(order)"] + scrolls
    return [all.joined(separator: "; ") + "."]
  }

  /// The times in which a step happens, without its rests.
  func happening(_ step: Int) -> ClosedRange<TimeInterval> {
    starts[step]...(starts[step] + stories[step].transition.duration)
  }

  /// All elements in the order in which they are met.
  var elements: [ElementID] {
    var seen: Set<ElementID> = []
    return stories.flatMap(\.elements).map(\.id).filter { seen.insert($0).inserted }
  }

  /// The last place on the shown axis that any of the elements takes before or after a change.
  func used(by elements: [WorldChoice.Element]) -> CGFloat? {
    let ends = elements.flatMap { element in
      element.stories.indices.flatMap { step -> [CGFloat] in
        guard let story = element.stories[step] else { return [] }
        return [-1, stories[step].transition.duration].compactMap {
          extent(of: story, in: step, at: $0)?.high
        }
      }
    }
    return ends.max()
  }

  /// The part of the shown axis that the element takes at that time of a step; nil where it is not to be seen.
  func extent(of story: ElementStory, in step: Int, at time: TimeInterval) -> (
    low: CGFloat, high: CGFloat
  )? {
    let transition = stories[step].transition
    let element =
      time < 0 ? story.before : time >= transition.duration ? story.after : story.shown(at: time)
    guard let element, element.isDrawable, element.alpha > 0.5 else { return nil }
    let frame = element.frame
    guard frame.isSeen(in: CGRect(origin: .zero, size: screen)) else { return nil }
    return isVertical ? (frame.minY, frame.maxY) : (frame.minX, frame.maxX)
  }

  /// The bands of the element over all the time, in pieces: there is a new one wherever it was gone.
  func bands(of id: ElementID, _ stories: [ElementStory?]) -> [WorldBand] {
    var recorder = BandRecorder()
    for (index, story) in stories.enumerated() {
      let transition = self.stories[index].transition
      let start = starts[index]
      if index == 0 {
        recorder.add(story?.before, at: 0, self)
      }
      recorder.add(story?.before, at: start, self)
      for step in 0..<samples where transition.duration > 0 {
        let time = transition.duration * Double(step) / Double(samples)
        let element = story.flatMap { $0.shown(at: time) }
        recorder.add(element, at: start + time, self)
      }
      let end = start + transition.duration
      recorder.add(story?.after, at: end, self)
      recorder.add(story?.after, at: end + rests[index + 1], self)
    }
    return recorder.finished
  }
}

extension ElementStory {
  /// The view that speaks for the element, as opaque as both views together.
  fileprivate func shown(at time: TimeInterval) -> ElementSnapshot? {
    guard var element = mainTrack?.element(at: time) ?? after else { return nil }
    if hasTwoViews { element.alpha = alpha(at: time) }
    return element
  }
}

/// Cuts the course of an element into bands.
private struct BandRecorder {
  private var bands: [WorldBand] = []

  mutating func add(
    _ element: ElementSnapshot?, at time: TimeInterval, _ course: WorldCourse
  ) {
    guard let element, element.isDrawable, element.alpha > 0.02 else { return pause() }
    let frame = element.frame
    guard frame.isSeen(in: CGRect(origin: .zero, size: course.screen)) else { return pause() }
    let extent = course.extent(of: frame)
    if !isOpen { bands.append(WorldBand()) }
    isOpen = true
    let edge = WorldBand.Edge(time: time, low: extent.low, high: extent.high)
    bands[bands.count - 1].edges.append(edge)
    let strength = WorldBand.Strength(time: time, share: min(element.alpha, 1))
    bands[bands.count - 1].strengths.append(strength)
  }

  private var isOpen = false

  private mutating func pause() { isOpen = false }

  var finished: [WorldBand] { bands.filter { $0.edges.count > 1 }.map(\.thinned) }
}

extension WorldCourse {
  /// The part of the shown axis that the element takes. Elements beside each other share what the screen shows of them in
  /// the order of their places across, so that none hides another, and none leaves the plot before it leaves the screen.
  fileprivate func extent(of frame: CGRect) -> (low: CGFloat, high: CGFloat) {
    let (along, across) =
      isVertical
      ? (ScreenSide(frame.minY, frame.maxY), ScreenSide(frame.minX, frame.maxX))
      : (ScreenSide(frame.minX, frame.maxX), ScreenSide(frame.minY, frame.maxY))
    let (length, breadth) =
      isVertical ? (screen.height, screen.width) : (screen.width, screen.height)
    guard isShared, breadth > 0, across.low > 0 || across.high < breadth else {
      return (along.low, along.high)
    }
    let (seen, lane) = (along.cut(to: length), across.cut(to: breadth))
    let scale = (seen.high - seen.low) / breadth
    return (seen.low + lane.low * scale, seen.low + lane.high * scale)
  }
}
