import CoreGraphics
import Motion

/// The one element that an onion skin shows on its way: of those that were asked to move the one that goes farthest,
/// else of all.
struct OnionChoice {
  let way: TakenWay
  /// The poses that it is shown in; nil as long as nobody has asked for any.
  private(set) var course: OnionCourse?

  /// - Parameter named: if any of these go somewhere, it is one of them.
  init?(_ paths: WaySet, among named: Set<ElementID>) {
    let wanted = paths.ways.filter { named.contains($0.story.id) }
    let candidates = wanted.isEmpty ? paths.ways : wanted
    let ranks: [(TakenWay) -> Bool] = [
      { $0.story.role == .moved },
      { $0.story.role == .sectionMoved && $0.story.speaksForSection },
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
        return
      }
    }
    return nil
  }

  var story: ElementStory { way.story }

  /// The same with so many poses from the first change to the last.
  func posed(through changes: [Transition], count: Int) -> OnionChoice {
    var choice = self
    choice.course = OnionCourse(story, of: changes, count: count)
    return choice
  }
}
