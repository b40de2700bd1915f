import CoreGraphics
import Motion

/// A difference in sentences: its finding, its notes, and all of it for those who do not see it.
struct DifferenceWords {
  private let story: MotionStory
  private let rows: DeltaRows
  private let noun: Noun

  private static let mostNames = 3
  private static let mostWords = 28

  init(_ story: MotionStory, _ rows: DeltaRows, noun: Noun) {
    self.story = story
    self.rows = rows
    self.noun = noun
  }

  // MARK: Finding

  /// "Herbs moves 200 up; Fruit and Roots follow 100 down".
  var finding: String {
    guard rows.count > 0 else { return story.stillness }
    let asked = rows.all.filter(\.role.isAsked)
    let moves = asked.filter { [.moved, .sectionMoved].contains($0.role) }
    let others = asked.filter { ![.moved, .sectionMoved].contains($0.role) }
    // Beside a whole section single items are of little weight.
    let told = moves.contains { $0.role == .sectionMoved } ? moves : moves + others
    var clauses = clauses(told) + clauses(rows.all.filter { !$0.role.isAsked })
    while clauses.count > 1,
      clauses.reduce(0, { $0 + $1.text.split(separator: " ").count }) > Self.mostWords
    {
      clauses.removeLast()
    }
    let text = clauses.map(\.text).joined(separator: "; ")
    // An identifier stays as it is written.
    return clauses.first?.startsWithName == true ? text : text.capitalizedFirst
  }

  private struct Clause {
    let text: String
    let startsWithName: Bool
  }

  /// One for each role in the order of the rows, with the way where it is one.
  private func clauses(_ rows: [DeltaRow]) -> [Clause] {
    var roles: [Role] = []
    for row in rows where !roles.contains(row.role) { roles.append(row.role) }
    return roles.map { role in
      let alike = rows.filter { $0.role == role }
      let verb = alike.count == 1 ? role.verbs.one : role.verbs.many
      let moving: Set<Role> = [.moved, .sectionMoved, .follows]
      let ways = moving.contains(role) ? Set(alike.map { DistanceWords.text($0.delta.way) }) : []
      let way = ways.count == 1 ? ways.first ?? "" : ""
      let words = [names(alike), verb, way].filter { !$0.isEmpty }
      return Clause(
        text: words.joined(separator: " "),
        startsWithName: alike.count <= Self.mostNames && alike[0].isNamed)
    }
  }

  private func names(_ rows: [DeltaRow]) -> String {
    rows.count <= Self.mostNames
      ? CountWords.list(rows.map(\.name)) : CountWords.counted(rows.count, noun(for: rows))
  }

  private func noun(for rows: [DeltaRow]) -> Noun {
    rows.allSatisfy { $0.role.isAskedOfSection }
      ? Self.section
      : rows.allSatisfy(\.isOfItems) ? noun : Noun("element", "elements")
  }

  // MARK: Notes

  var notes: [String] {
    let moved = story.elements.filter { $0.role == .moved && $0.before != nil && $0.after != nil }
      .map(\.label)
    let sections = rows.rows.filter { $0.role == .sectionMoved }.map(\.name)
    var notes: [String] = []
    let places = sections + moved
    if !places.isEmpty {
      notes.append(
        "Dashed: where \(places.count > Self.mostNames ? "what moves was" : "\(CountWords.list(places)) \(places.count == 1 ? "was" : "were")")."
      )
    }
    let members = rows.members.filter { !$0.names.isEmpty }
    let names = members.map {
      $0.names.prefix(8).joined(separator: ", ") + rest($0.names.count - 8)
    }
    if !members.isEmpty, members.count <= 4 {
      notes.append("A section’s cells move with it: \(names.joined(separator: "; ")).")
    } else if !members.isEmpty {
      notes.append("A section’s cells move with it.")
    }
    if rows.crossing > 0 {
      let verb =
        rows.crossing == 1 ? "only comes into view or leaves it" : "only come into view or leave it"
      let count = CountWords.counted(rows.crossing, Noun("element", "elements"))
      notes.append("\(count) \(verb).".capitalizedFirst)
    }
    return story.scrollNotes + [notes.joined(separator: " ")].filter { !$0.isEmpty }
  }

  private func rest(_ count: Int) -> String { count > 0 ? " and \(count) more" : "" }

  // MARK: Details and summary

  /// "one section moved, one item deleted".
  var details: String {
    let asked: [(role: Role, noun: Noun, word: String)] = [
      (.sectionMoved, Self.section, "moved"), (.sectionDeleted, Self.section, "deleted"),
      (.sectionInserted, Self.section, "inserted"), (.moved, noun, "moved"),
      (.deleted, noun, "deleted"), (.inserted, noun, "inserted"), (.reloaded, noun, "reloaded"),
      (.reconfigured, noun, "reconfigured"),
    ]
    let parts = asked.compactMap { role, noun, word -> String? in
      let named = role.isAskedOfSection ? 0 : story.roles.items(with: role).count
      let count = max(story.roles.count(role), named)
      return count > 0 ? "\(CountWords.counted(count, noun)) \(word)" : nil
    }
    guard parts.isEmpty else { return parts.joined(separator: ", ") }
    let count = rows.count
    let verb = count == 1 ? "differs" : "differ"
    return count == 0
      ? "no difference"
      : "\(CountWords.counted(count, Noun("element", "elements"))) of \(story.elements.count) \(verb)"
  }

  private static let section = Noun("section", "sections")

  var summary: String {
    let told = rows.rows.prefix(3).compactMap { row in
      row.delta.isEmpty ? nil : "\(row.name): \(row.delta.words)"
    }
    let changes = MotionWords(story, noun: noun).changes
    let sentences = (changes == finding ? [] : [changes]) + told
    return sentences.map { "\($0)." }.joined(separator: " ")
  }
}
