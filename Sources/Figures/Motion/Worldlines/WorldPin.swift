import CoreGraphics
import Motion

/// A stretch of time in which an element stays in its place on the screen while the content scrolls.
struct WorldPin {
  let element: Int
  fileprivate(set) var span: ClosedRange<TimeInterval>
  /// On the screen.
  let place: CGFloat
  /// From the longest to the shortest.
  let words: [String]
  let spokenName: String

  /// Less is a meeting, not a pin.
  private static let leastShare = 0.15

  /// Every stretch of the elements whose role says that they are pinned, as far as their lines are flat there or
  /// behind it, and of headers that are held until they are pushed away; those that follow each other in one place are
  /// one.
  static func pins(
    of elements: [WorldChoice.Element], _ bands: [[WorldBand]], in course: WorldCourse
  ) -> [WorldPin] {
    elements.indices.flatMap { index -> [WorldPin] in
      var pins: [WorldPin] = []
      for step in course.stories.indices {
        let isPinned = elements[index].marks.roles[step]?.isPinned == true
        guard let story = elements[index].stories[step], isPinned || story.isHeldForATime
        else { continue }
        let (pieces, time) = (bands[index].flatMap(\.pieces), course.happening(step))
        let whole = isPinned ? run(of: pieces, around: time, course) : nil
        guard let run = whole ?? longestRun(of: pieces, in: time) else { continue }
        if let last = pins.last, abs(last.place - run.place) < 0.5,
          course.clock(run.span.lowerBound) - course.clock(last.span.upperBound) < 1e-6
        {
          pins[pins.count - 1].span = last.span.lowerBound...run.span.upperBound
        } else {
          pins.append(
            WorldPin(
              element: index, span: run.span, place: run.place, words: words(of: story),
              spokenName: story.spokenName))
        }
      }
      return pins
    }
  }

  /// The longest flat stretch while the content scrolls, else that in which it rests afterwards.
  private static func run(
    of pieces: [WorldBand], around time: ClosedRange<TimeInterval>, _ course: WorldCourse
  ) -> WorldBand.Flat? {
    if let longest = longestRun(of: pieces, in: time) { return longest }
    let end = course.starts.first { $0 > time.upperBound } ?? course.duration
    return pieces.compactMap { $0.flattest(in: time.upperBound...end) }
      .max { $0.span.length < $1.span.length }
  }

  private static func longestRun(
    of pieces: [WorldBand], in time: ClosedRange<TimeInterval>
  ) -> WorldBand.Flat? {
    let longest = pieces.compactMap { $0.flattest(in: time) }
      .max { $0.span.length < $1.span.length }
    return longest.flatMap { $0.span.length >= time.length * leastShare ? $0 : nil }
  }

  private static func words(of story: ElementStory) -> [String] {
    let short = "\(story.label) pinned"
    guard let kind = story.id.kind.shortName else { return [short, "pinned"] }
    let own = story.label
    let name = own.hasPrefix("\(kind) ") ? String(own.dropFirst(kind.count + 1)) : own
    let long = "\(kind.capitalizedFirst) of \(name) pinned"
    return name == kind ? [short, "pinned"] : [long, "\(name) pinned", "pinned"]
  }
}

extension ElementStory {
  /// Whether it may be held in its place before it leaves the screen or after it has come there.
  var isHeldForATime: Bool {
    guard case .supplementary = id.kind else { return false }
    return crossesEdge && mainTrack?.hasStops == true
  }
}

extension ClosedRange<TimeInterval> {
  var length: TimeInterval { upperBound - lowerBound }
}

extension WorldBand {
  struct Flat {
    let span: ClosedRange<TimeInterval>
    let place: CGFloat
  }

  /// The longest stretch of that time in which it stays where it is.
  fileprivate func flattest(in span: ClosedRange<TimeInterval>) -> Flat? {
    let edges = part(in: span).edges
    var best: Flat?
    var first = 0
    for index in edges.indices.dropFirst() {
      if abs(edges[index].low - edges[first].low) > 0.5 { first = index }
      let run = edges[first].time...edges[index].time
      if run.length > best?.span.length ?? 0 { best = Flat(span: run, place: edges[first].low) }
    }
    return best
  }
}
