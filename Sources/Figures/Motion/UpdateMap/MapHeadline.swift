import CoreGraphics
import Motion

/// The finding of an update map, in one sentence.
struct MapHeadline {
  private let story: MotionStory
  private let alignment: DataAlignment
  private let noun: Noun

  /// More names than this are counted instead.
  private static let mostNames = 3
  /// More changes than this are told in numbers, unless there is little else.
  private static let mostChanges = 4
  private static let smallCount = 8
  private static let mostWords = 20

  init(_ story: MotionStory, _ alignment: DataAlignment, noun: Noun) {
    self.story = story
    self.alignment = alignment
    self.noun = noun
  }

  var text: String {
    let sections = sectionClauses
    guard sections.isEmpty else {
      return (sections + itemClauses + followers).joined(separator: "; ")
    }
    let changed = alignment.asked + reloaded
    guard changed > 0 else { return stillness }
    if changed <= Self.mostChanges || alignment.count <= Self.smallCount,
      let request = story.roles.request(naming: story.looks.spokenName(of:))
    {
      let words = [MotionWords(story, noun: noun).changes, request]
      if let brief = words.first(where: { $0.split(separator: " ").count <= Self.mostWords }) {
        return brief
      }
    }
    let counts = [told, coming].compactMap(\.self).joined(separator: ", ")
    return alignment.staying > 0 ? "\(counts); \(rest)" : counts
  }

  /// "5 of 50 items change", "12 of 50 items are removed": of those that were there.
  private var told: String? {
    let items = alignment.items.filter { $0.role != .inserted }
    let count = items.reduce(reloaded) { $0 + $1.count }
    guard count > 0 else { return nil }
    let roles = Set(items.map(\.role))
    let verbs =
      roles.count == 1 && reloaded == 0 ? items[0].role.verbs : (one: "changes", many: "change")
    let all = alignment.sections.reduce(0) { $0 + $1.counts.before }
    return "\(CountWords.digits(count)) of \(CountWords.digits(max(all, count), noun)) "
      + (count == 1 ? verbs.one : verbs.many)
  }

  /// "one appears": who comes was not among them.
  private var coming: String? {
    let items = alignment.items.filter { $0.role == .inserted }
    let count = items.reduce(0) { $0 + $1.count }
    guard count > 0 else { return nil }
    let verbs = Role.inserted.verbs
    let verb = count == 1 ? verbs.one : verbs.many
    return told == nil
      ? "\(CountWords.digits(count, noun)) \(verb)" : "\(CountWords.number(count)) \(verb)"
  }

  private var stillness: String {
    alignment.count == 0
      ? "There are no \(noun.many), and none come" : "All \(noun.many) stay in their order"
  }

  /// Items of reloaded sections that are not told one by one.
  private var reloaded: Int {
    story.roles.sections.filter { $0.role == .reloaded }.reduce(0) { $0 + $1.reloaded }
  }

  private var rest: String {
    let shift = alignment.largestShift
    return shift == 0
      ? "the rest stay in place" : "the rest shift by at most \(CountWords.digits(shift))"
  }

  // MARK: Sections

  /// "Herbs moves from third to first", "Fruit and Roots follow".
  private var sectionClauses: [String] {
    let roles: [(role: Role, one: String, many: String)] = [
      (.sectionMoved, "moves", "move"), (.sectionDeleted, "is removed", "are removed"),
      (.sectionInserted, "appears", "appear"), (.reloaded, "is reloaded", "are reloaded"),
    ]
    let told = roles.compactMap { role, one, many -> String? in
      let sections = alignment.sections.filter { $0.role == role }
      guard let first = sections.first else { return nil }
      guard sections.count == 1 else {
        let leads = !roles.prefix { $0.role != role }.contains { earlier in
          alignment.sections.contains { $0.role == earlier.role }
        }
        let words = "\(counted(sections)) \(many)"
        return leads && sections.count > Self.mostNames ? words.capitalizedFirst : words
      }
      return "\(spoken(first)) \(one)\(way(of: first))"
    }
    return told
  }

  /// Changes of items beside those of whole sections: "29 items are removed".
  private var itemClauses: [String] {
    let clauses = StepRoles.told.filter(\.isAskedOfItem).compactMap { role -> String? in
      let items = story.roles.items(with: role)
      guard !items.isEmpty else { return nil }
      let who =
        items.count <= Self.mostNames
        ? CountWords.list(items.map(story.looks.spokenName))
        : CountWords.counted(items.count, noun)
      return "\(who) \(items.count == 1 ? role.verbs.one : role.verbs.many)"
    }
    return clauses.isEmpty ? [] : [clauses.joined(separator: ", ")]
  }

  private func way(of section: AlignedSection) -> String {
    switch (section.before, section.after) {
    case (let before?, let after?) where before != after:
      return " from \(CountWords.ordinal(before + 1)) to \(CountWords.ordinal(after + 1))"
    case (nil, let after?): return " as \(CountWords.ordinal(after + 1))"
    case (_?, _): return ""
    case (nil, nil): return ""
    }
  }

  /// Sections that stand elsewhere only because others do.
  private var followers: [String] {
    let sections = alignment.sections.filter {
      $0.role == nil && $0.stays && $0.before != $0.after
    }
    guard !sections.isEmpty else { return [] }
    return ["\(counted(sections)) \(sections.count == 1 ? "follows" : "follow")"]
  }

  private func counted(_ sections: [AlignedSection]) -> String {
    guard sections.count > Self.mostNames else { return CountWords.list(sections.map(spoken)) }
    return CountWords.counted(sections.count, Noun("section", "sections"))
  }

  private func spoken(_ section: AlignedSection) -> String {
    section.name.contains(where: \.isLetter) ? section.name : "Section “\(section.name)”"
  }
}

extension CountWords {
  /// "first", "third", "21st".
  static func ordinal(_ number: Int) -> String {
    let words = [
      "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
    ]
    if let word = words[safe: number - 1] { return word }
    let ending =
      switch (number % 10, number % 100) {
      case (_, 11...13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      case (_, _): "th"
      }
    return "\(number)\(ending)"
  }
}
