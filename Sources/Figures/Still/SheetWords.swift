import CoreGraphics
import Motion

/// A contact sheet in words.
struct SheetWords {
  private let states: [SheetState]
  private let shown: [SheetState]
  private let count: Int

  /// More names than this are only counted.
  private static let mostNames = 12

  init(_ states: [SheetState], shown: [SheetState], count: Int) {
    self.states = states
    self.shown = shown
    self.count = count
  }

  /// Those that occur, for the legend.
  var roles: [Role] {
    Set(shown.flatMap(\.entry.changes).filter { $0.frame != nil }.map(\.role)).sorted()
  }

  /// "5 pictures", "7 states in 2 pictures".
  var counted: String {
    let pictures = CountWords.digits(shown.count, Noun("picture", "pictures"))
    guard states.count < count, states.count == shown.count else {
      return CountWords.digits(count, Noun("picture", "pictures"))
    }
    return "\(CountWords.digits(count, Noun("state", "states"))) in \(pictures)"
  }

  /// "38 more are not shown: none changes more."
  func leftOut(_ count: Int) -> String {
    let number = CountWords.number(count).capitalizedFirst
    let kept = Set(shown.map(\.number))
    let rest = states.filter { !kept.contains($0.number) }.map(\.entry.changes.count).max() ?? 0
    // The first and the last are shown whatever changes in them.
    let least = shown.dropFirst().dropLast().map(\.entry.changes.count).min() ?? 0
    let reason = least > 0 && rest <= least ? ": none changes more" : ""
    return "\(number) more \(count == 1 ? "is" : "are") not shown\(reason)."
  }

  /// Which of the pictures differs most from the one before, and which are alike.
  var finding: String {
    var clauses: [String] = []
    let changed = states.filter { !$0.entry.changes.isEmpty }
    let most = changed.map(\.entry.changes.count).max() ?? 0
    if let state = changed.first(where: { $0.entry.changes.count == most }) {
      let items = Self.counted(state.entry.changes)
      let name = state.entry.title.isEmpty ? "picture \(state.number)" : state.entry.title
      let first = changed.filter { $0.entry.changes.count == most }
      let isEven = changed.allSatisfy { Self.counted($0.entry.changes) == items }
      clauses.append(
        changed.count == 1
          ? "\(name.shortened(to: 40)) changes \(items)"
          : isEven
            ? "each of \(CountWords.number(changed.count)) changes \(items)"
            : first.count > 1
              ? "\(CountWords.number(first.count)) of them change most"
              : "\(name.shortened(to: 40)) changes most, \(items)")
    }
    clauses += states.filter { $0.numbers.count > 1 }.prefix(2).map {
      "\($0.numbers.lowerBound) to \($0.numbers.upperBound) look alike"
    }
    if changed.isEmpty { clauses = happenings + clauses }
    guard !clauses.isEmpty else { return "" }
    let pictures = CountWords.counted(count, Noun("state", "states")).capitalizedFirst
    return "\(pictures): \(clauses.joined(separator: "; "))"
  }

  /// "the window turns by a quarter, two times": of steps that ask nothing of any element what these are, each once.
  private var happenings: [String] {
    let all = states.flatMap(\.captions).map(\.onOneLine).filter { !$0.isEmpty }
    var told: [String] = []
    for words in all where !told.contains(words) { told.append(words) }
    let clauses = told.prefix(2).map { words -> String in
      let count = all.count { $0 == words }
      let start = words.hasPrefix("The ") ? "t" + words.dropFirst() : words
      return Self.brief(start) + (count > 1 ? ", \(CountWords.number(count)) times" : "")
    }
    let rest = all.count { !told.prefix(2).contains($0) }
    return clauses + (rest > 0 ? [CountWords.more(rest, Noun("change", "changes"))] : [])
  }

  private static let longestClause = 80

  /// Of long words as many of the first parts as are read.
  private static func brief(_ words: String) -> String {
    guard words.count > longestClause else { return words }
    let end = words.prefix(longestClause).ranges(of: ", ").last?.lowerBound
    return end.map { String(words[..<$0]) } ?? words.shortened(to: longestClause)
  }

  /// "29 elements and one section".
  private static func counted(_ changes: [ContactSheet.Change]) -> String {
    let sections = changes.count { $0.role.isAskedOfSection }
    let counts = [
      (changes.count - sections, Noun("element", "elements")),
      (sections, Noun("section", "sections")),
    ]
    return CountWords.list(counts.filter { $0.0 > 0 }.map(CountWords.counted))
  }

  /// All names, and what changed with each.
  var summary: String {
    let parts = states.prefix(Self.mostNames).compactMap { state -> String? in
      let words = [state.entry.title, state.changeWords ?? ""].filter { !$0.isEmpty }
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
    let rest = states.count - Self.mostNames
    let list = rest > 0 && !parts.isEmpty ? parts + ["\(rest) more"] : parts
    let isMerged = states.count < count
    let pictures = CountWords.counted(
      count, isMerged ? Noun("state", "states") : Noun("picture", "pictures"))
    return "Contact sheet of \(pictures)"
      + (list.isEmpty ? "." : ": \(list.joined(separator: "; ")).")
  }
}
