import CoreGraphics
import Motion

/// The one element that an onion skin shows on its way: of those that were asked to move the one that goes farthest,
/// else of all. A section that was asked to move goes as a whole.
struct OnionChoice {
  /// Of the element, or of the one that speaks for the section.
  let way: TakenWay
  /// Those that go with it.
  private let others: [ElementStory]
  /// The poses that it is shown in; nil as long as nobody has asked for any.
  private(set) var course: OnionCourse?
  /// All that are shown, at its times, the one that speaks for them first.
  private(set) var members: [Member] = []

  struct Member {
    let story: ElementStory
    let poses: [ElementSnapshot]
  }

  /// More of a section are a block anyway.
  private static let mostOthers = 200

  /// - Parameter named: if any of these go somewhere, it is one of them.
  init?(_ paths: WaySet, among named: Set<ElementID>) {
    let wanted = paths.ways.filter { named.contains($0.story.id) }
    let candidates = wanted.isEmpty ? paths.ways : wanted
    let ranks: [(TakenWay) -> Bool] = [
      { $0.story.role == .moved || $0.story.role == .sectionMoved && $0.story.speaksForSection },
      { $0.isAsked && !$0.story.role.isAskedOfSection },
      { $0.story.id.kind == .cell },
      { _ in true },
    ]
    for holds in ranks {
      let found = candidates.filter(holds)
      let longest = found.max { first, second in
        (first.length, -first.story.number) < (second.length, -second.story.number)
      }
      if let longest {
        way = longest
        others = named.isEmpty ? Self.others(with: longest.story, in: paths) : []
        return
      }
    }
    return nil
  }

  /// Of a section that moves all that are seen of it.
  private static func others(with story: ElementStory, in paths: WaySet) -> [ElementStory] {
    guard story.role == .sectionMoved, let section = paths.story.section(of: story) else {
      return []
    }
    let others = paths.seen.filter {
      $0.id != story.id && $0.id.kind.isLabelled && paths.story.section(of: $0) == section
    }
    return Array(others.prefix(mostOthers))
  }

  var story: ElementStory { way.story }

  var isGroup: Bool { members.count > 1 }

  /// All of which it tells.
  var ids: Set<ElementID> { Set([story.id] + others.map(\.id)) }

  /// The same with so many poses from the first change to the last.
  func posed(through changes: [Transition], count: Int) -> OnionChoice {
    var choice = self
    guard let course = OnionCourse(story, of: changes, count: count) else { return choice }
    choice.course = course
    choice.members =
      [Member(story: story, poses: course.poses)]
      + others.compactMap { other in
        course.poses(of: other, in: changes).map { Member(story: other, poses: $0) }
      }
    return choice
  }
}
