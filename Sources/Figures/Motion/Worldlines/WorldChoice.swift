import CoreGraphics
import Motion

/// Who is seen in worldlines, and how: in colour and with a name, as a thin line, or only as a shade.
struct WorldChoice {
  struct Element {
    let id: ElementID
    /// One for each change; nil where the element is not there.
    let stories: [ElementStory?]
    let marks: WorldMarks
    /// From its start to its end, on the screen.
    let shift: CGVector
    /// The points of that; 0 where these are no places.
    let way: CGFloat
    /// From its start to the end of a change at which it is farthest from there, on the screen.
    let reach: CGVector
    /// In the order in which elements are met.
    let number: Int

    var story: ElementStory? { stories.lazy.compactMap(\.self).last }
    /// Views behind the elements have no name that anybody knows.
    var label: String { story.map { $0.id.kind.isLabelled ? $0.label : "" } ?? "" }
    /// Whether something was asked of it or of its section.
    var isAsked: Bool { marks.first.isAsked }
    /// For all of its time, or until it is pushed away.
    var isPinned: Bool {
      marks.roles.contains { $0?.isPinned == true }
        || stories.contains { $0?.isHeldForATime == true }
    }
  }

  /// Those in colour.
  let told: [Element]
  let lines: [Element]
  let crowd: [Element]

  /// So many cells are all in colour.
  private static let mostNamed = 16
  /// So many are lines at least.
  private static let mostLines = 60
  /// As many of these in colour.
  private static let mostTold = 16
  /// As many of more.
  private static let mostOfCrowd = 8

  init(_ course: WorldCourse) {
    let elements = Self.elements(course)
    let cells = elements.count { $0.id.kind == .cell }
    guard cells > Self.mostNamed || elements.count > Self.mostNamed * 3 else {
      (told, lines, crowd) = (elements, [], [])
      return
    }
    let isCrowd = elements.count > Self.mostLines
    let changed = elements.filter { $0.isAsked || $0.isPinned }
    let moving = elements.filter { $0.way >= 0.5 }
    let candidates = isCrowd ? changed + moving.filter { !$0.isAsked && !$0.isPinned } : changed
    let limit = isCrowd ? Self.mostOfCrowd : Self.mostTold
    let chosen = (candidates.isEmpty ? moving : candidates).sorted(by: Self.tellsMore)
      .prefix(candidates.isEmpty ? Self.mostOfCrowd : limit)
    let numbers = Set(chosen.map(\.number))
    let others = elements.filter { !numbers.contains($0.number) }
    told = chosen.sorted { $0.number < $1.number }
    (lines, crowd) = isCrowd ? ([], others) : (others, [])
  }

  private static func elements(_ course: WorldCourse) -> [Element] {
    let maps = course.stories.map { story in
      Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
    }
    return course.elements.enumerated().compactMap { number, id in
      let stories = maps.map { $0[id] }
      guard course.shows(stories) else { return nil }
      let shift = course.shift(of: stories)
      let way = hypot(shift.dx, shift.dy)
      return Element(
        id: id, stories: stories, marks: WorldMarks(stories), shift: shift,
        way: way.isFinite ? way : 0, reach: course.reach(of: stories), number: number)
    }
  }

  /// Requests for items come first, then those for sections, pins, and long ways.
  private static func tellsMore(_ first: Element, _ second: Element) -> Bool {
    let (a, b) = (first.rank, second.rank)
    if a != b { return a < b }
    return first.way != second.way ? first.way > second.way : first.number < second.number
  }
}

extension WorldChoice.Element {
  fileprivate var rank: Int {
    if marks.going != nil || marks.staying != nil { return 0 }
    return isAsked ? 1 : isPinned ? 2 : 3
  }
}

extension WorldCourse {
  /// Whether the element comes over the screen in any of the changes.
  fileprivate func shows(_ stories: [ElementStory?]) -> Bool {
    let window = CGRect(origin: .zero, size: screen)
    return stories.contains { story in
      guard let story else { return false }
      let places = [story.before, story.start, story.after, story.end, story.mainTrack?.start]
      let frames = places.compactMap { $0.flatMap { $0.isDrawable ? $0.frame : nil } }
      guard let first = frames.first else { return false }
      return frames.dropFirst().reduce(first) { $0.union($1) }.isSeen(in: window)
    }
  }

  /// The longest of the ways from its start to the ends of the changes.
  fileprivate func reach(of stories: [ElementStory?]) -> CGVector {
    let ways = stories.indices.map { shift(of: Array(stories.prefix($0 + 1))) }
    return ways.filter { hypot($0.dx, $0.dy).isFinite }
      .max { hypot($0.dx, $0.dy) < hypot($1.dx, $1.dy) } ?? CGVector()
  }

  fileprivate func shift(of stories: [ElementStory?]) -> CGVector {
    let known = stories.compactMap(\.self)
    guard let first = known.first, let last = known.last, let start = first.start ?? first.after,
      let end = last.end ?? last.before
    else { return CGVector() }
    return start.way(to: end)
  }
}
