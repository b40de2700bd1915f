package import CoreGraphics

extension Role {
  /// As legends say it: "section moved".
  public var words: String { rawValue.split(separator: "-").joined(separator: " ") }

  /// The verbs for one that has the role, and for several.
  package var verbs: (one: String, many: String) {
    switch self {
    case .inserted, .sectionInserted: ("appears", "appear")
    case .deleted, .sectionDeleted: ("is removed", "are removed")
    case .moved, .sectionMoved: ("moves", "move")
    case .reloaded: ("is reloaded", "are reloaded")
    case .reconfigured: ("is shown anew", "are shown anew")
    case .shown: ("is shown", "are shown")
    case .hidden: ("is hidden", "are hidden")
    case .cameIntoView: ("comes into view", "come into view")
    case .leftView: ("leaves the view", "leave the view")
    case .relaid: ("is laid out anew", "are laid out anew")
    case .turned: ("turns with the window", "turn with the window")
    case .resized: ("changes its size", "change their size")
    case .pinned: ("stays pinned", "stay pinned")
    case .pinnedAwhile: ("is pinned for a part of the way", "are pinned for a part of the way")
    case .scrolled: ("scrolls with its section", "scroll with their section")
    case .follows: ("follows", "follow")
    case .unchanged: ("stays", "stay")
    }
  }
}

extension String {
  /// "section Herbs", and "Section 29" as it is: a name that says so needs no word for what it names.
  package var namedAsSection: String {
    lowercased().hasPrefix("section") ? self : "section \(self)"
  }
}

extension StepRoles {
  /// The order in which sentences tell.
  package static let told: [Role] = [
    .deleted, .inserted, .moved, .reloaded, .reconfigured, .sectionDeleted, .sectionInserted,
    .sectionMoved, .relaid, .turned, .resized, .shown, .hidden, .pinned, .pinnedAwhile,
    .scrolled, .follows, .cameIntoView, .leftView,
  ]

  /// The step in one sentence, in identifiers and numbers: "Section b moves, one element follows".
  public var sentence: String { sentence(naming: \.identifier) }

  /// The sentence about what was asked for alone; nil where nothing was.
  public func request(naming name: (ElementID) -> String?) -> String? {
    isAsked ? sentence(of: Self.told.filter(\.isAsked), name) : nil
  }

  /// The same in the names that the data has for its elements; who has none is counted.
  public func sentence(naming name: (ElementID) -> String?) -> String {
    sentence(of: Self.told, name) ?? "Nothing changes"
  }

  private func sentence(of roles: [Role], _ name: (ElementID) -> String?) -> String? {
    let told = roles.compactMap { clause($0, name) }
    let scrollWords = scrollWords(naming: name)
    let clauses = [scrollWords].compactMap(\.self) + told.map(\.words)
    guard !clauses.isEmpty else { return nil }
    let text = clauses.joined(separator: ", ")
    // An identifier stays as it is written.
    let startsWithName = scrollWords == nil && told.first?.startsWithName == true
    return startsWithName ? text : text.prefix(1).uppercased() + text.dropFirst()
  }

  /// "the content scrolls from 0 to −80 and back to 0, section shelf scrolls from 0 to 200": that of the content and of
  /// sections that scroll by themselves; nil where nothing scrolls.
  package func scrollWords(naming name: (ElementID) -> String?) -> String? {
    let content = scroll.map { Self.words($0, turningAt: scrollTurn) }
    let words = [content].compactMap(\.self) + sectionScrolls.map { $0.words(name) }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  package static func words(_ scroll: Passage<CGPoint>, turningAt turn: CGPoint?) -> String {
    guard let turn else { return words(scroll) }
    let end =
      turn.x == scroll.from.x
      ? number(scroll.to.y) : turn.y == scroll.from.y ? number(scroll.to.x) : pair(scroll.to)
    return "\(words(Passage(from: scroll.from, to: turn))) and back to \(end)"
  }

  /// The same of any two offsets.
  package static func words(_ scroll: Passage<CGPoint>) -> String {
    let (from, to) = (scroll.from, scroll.to)
    let ends =
      from.x == to.x
      ? (number(from.y), number(to.y))
      : from.y == to.y ? (number(from.x), number(to.x)) : (pair(from), pair(to))
    let axis = from.x == to.x ? "" : from.y == to.y ? " sideways" : ""
    return "the content scrolls\(axis) from \(ends.0) to \(ends.1)"
  }

  private static func number(_ value: CGFloat) -> String { NumberText.spoken(value) }

  private static func pair(_ point: CGPoint) -> String {
    "(\(number(point.x)), \(number(point.y)))"
  }

  private struct Clause {
    let words: String
    var startsWithName = false
  }

  /// In names as far as there are few.
  private func clause(_ role: Role, _ name: (ElementID) -> String?) -> Clause? {
    let count = count(role)
    // The section that they go with is told.
    guard count > 0, role != .scrolled || sectionScrolls.isEmpty else { return nil }
    let verb = count == 1 ? role.verbs.one : role.verbs.many
    let names =
      role.isAskedOfSection
      ? sections.filter { $0.role == role }.compactMap(\.name).map {
        (name(ElementID(.header, .identifier($0))) ?? $0).namedAsSection
      }
      : items(with: role).compactMap(name)
    if names.count == count, count <= 3 {
      return Clause(words: "\(Self.list(names)) \(verb)", startsWithName: role.isAskedOfItem)
    }
    let noun = role.isAskedOfSection ? "section" : role.isAskedOfItem ? "item" : "element"
    let counted = "\(NumberText.inWords(count)) \(noun)\(count == 1 ? "" : "s")"
    return Clause(words: "\(counted) \(verb)")
  }

  private static func list(_ names: [String]) -> String {
    guard let last = names.last, names.count > 1 else { return names.first ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }
}
