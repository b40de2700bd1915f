import CoreGraphics
import Motion

/// An element of a timeline with all that changes of it, or several that do the same.
struct TimelineLane {
  let story: ElementStory
  private(set) var courses: [TimelineCourse]
  /// Others that do exactly the same.
  var others = 0
  /// Whether the element stands for all that is scrolled.
  private(set) var isContent = false

  /// - Parameter isScroll: whether nothing but the content goes anywhere, and whoever leaves the screen goes with it.
  init(_ story: ElementStory, duration: TimeInterval, isScroll: Bool = false) {
    self.story = story
    // Of a reloaded element beyond the screen only one view is known: it is not gone where that fades.
    let isHalf = story.role == .reloaded && (story.before == nil || story.after == nil)
    courses = TimelineCourse.all(story, duration: duration).filter {
      $0.changes && !(isHalf && $0.attribute == .alpha)
    }
    // All that is scrolled goes the same way, which is said once.
    let goesAlong = story.goesWithContent || isScroll && story.crossesEdge
    if goesAlong, courses.allSatisfy(\.attribute.isPlace) { courses = [] }
  }

  /// The scroll itself, told once for all that it takes along; nil where nothing goes with the content.
  init?(contentOf story: MotionStory) {
    let comesBack = story.roles.scrollTurn != nil && story.passage == nil
    let taken = story.elements.first {
      $0.role == .unchanged && ($0.goesWithContent || comesBack) && $0.mainTrack != nil
    }
    isContent = true
    // Nobody may be seen from the start to the end.
    let first = story.roles.scroll == nil ? nil : story.elements.first
    guard let someone = taken ?? first else { return nil }
    self.story = someone
    courses = TimelineCourse.content(of: story.changes)
    if courses.isEmpty { return nil }
  }

  /// One line for each attribute, and one at least.
  var lines: Int { max(courses.count, 1) }

  /// When it begins and when it is done.
  var span: (start: TimeInterval, end: TimeInterval) { story.span }

  /// From the place where it starts to the one where it ends.
  var length: CGFloat { story.length }

  /// "Dan and two more".
  var name: String {
    if isContent { return "Content" }
    return others == 0 ? story.spokenName : "\(story.spokenName) and \(others) more"
  }

  /// The same beside its lane, which has the number of the others by itself.
  var shownName: String { isContent ? "content" : story.toldName }

  mutating func keep(_ attributes: Set<TimelineAttribute>) {
    courses.removeAll { !attributes.contains($0.attribute) }
  }

  /// Lanes that do the same at the same time, as one; those for which that does not hold stay alone.
  static func folded(_ lanes: [TimelineLane], if mayFold: (TimelineLane) -> Bool) -> [TimelineLane]
  {
    var folded: [TimelineLane] = []
    var places: [Doing: Int] = [:]
    for lane in lanes {
      guard mayFold(lane) else {
        folded.append(lane)
        continue
      }
      let doing = Doing(lane)
      if let place = places[doing] {
        folded[place].others += 1
      } else {
        places[doing] = folded.count
        folded.append(lane)
      }
    }
    return folded
  }

  /// The part that makes two lanes look the same: by how much, not from where.
  private struct Doing: Hashable {
    private let role: Role
    private let section: Int?
    private let times: [Double]
    private let changes: [TimelineAttribute: CGFloat]

    init(_ lane: TimelineLane) {
      role = lane.story.role
      section = lane.story.section
      times = lane.story.tracks.flatMap { [$0.delay, $0.duration] }
      changes = Dictionary(
        lane.courses.map { ($0.attribute, (($0.end - $0.begin) * 10).rounded()) }
      ) { first, _ in first }
    }
  }
}

extension ElementStory {
  /// When its first view begins and its last one is done.
  var span: (start: TimeInterval, end: TimeInterval) {
    (
      tracks.map(\.delay).min() ?? 0, tracks.map { $0.delay + $0.duration }.max() ?? 0
    )
  }
}
