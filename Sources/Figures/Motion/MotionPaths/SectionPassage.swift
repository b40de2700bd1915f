import CoreGraphics
import Motion

/// Items that were asked to move from one section to another one, or within one.
struct SectionPassage {
  /// In the order of the data.
  let ways: [TakenWay]
  /// "from Herbs to Fruit", "within Herbs".
  let words: String

  private struct Ends: Hashable {
    let from: Int
    let to: Int
  }

  /// Those of all items that move, the most of them first; none where sections themselves come, go or move, or where
  /// there is only one.
  static func all(of paths: WaySet) -> [SectionPassage] {
    let (before, after) = (paths.story.transition.before, paths.story.transition.after)
    let numbers = Set((before.elements + after.elements).compactMap(\.sectionOfCell))
    guard numbers.count > 1,
      !paths.story.roles.sections.contains(where: { $0.role?.isAsked == true })
    else {
      return []
    }
    var groups: [Ends: [TakenWay]] = [:]
    for way in paths.ways where way.story.role == .moved {
      guard let from = way.story.before?.sectionOfCell, let to = way.story.after?.sectionOfCell
      else { continue }
      groups[Ends(from: from, to: to), default: []].append(way)
    }
    return groups.sorted { first, second in
      let (one, two) = (first.value.count, second.value.count)
      if one != two { return one > two }
      return (first.key.from, first.key.to) < (second.key.from, second.key.to)
    }.map { ends, ways in
      SectionPassage(
        ways: ways.sorted { $0.story.number < $1.story.number }, words: words(ends, in: paths.story)
      )
    }
  }

  private static func words(_ ends: Ends, in story: MotionStory) -> String {
    func name(_ number: Int) -> String {
      let known = story.roles.sectionNames[safe: number].flatMap(\.self)
      guard let name = known.map(story.looks.name(ofSection:)) else { return "section \(number)" }
      return name.contains(where: \.isLetter) ? name : name.namedAsSection
    }
    return ends.from == ends.to
      ? "within \(name(ends.from))" : "from \(name(ends.from)) to \(name(ends.to))"
  }
}

extension ElementSnapshot {
  /// The number of the section that a cell stands in; nil for what is none.
  fileprivate var sectionOfCell: Int? { kind == .cell ? path.first : nil }
}
