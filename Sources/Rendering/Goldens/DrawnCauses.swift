internal import Drawing

/// The differences of two drawings as whoever made the scene tells them, element by element: what follows from the size
/// of an element, such as the new place of its words, is not said again.
struct DrawnCauses {
  private(set) var causes: [SeenDifference.Cause] = []
  private let elements: SeenElements

  init(_ difference: DrawingDifference, _ elements: SeenElements) {
    self.elements = elements
    var marks: [String] = []
    var changes: [String: [DrawingDifference.Change]] = [:]
    for change in difference.changes {
      guard let owner = change.owner else { continue }
      if changes[owner.mark] == nil { marks.append(owner.mark) }
      changes[owner.mark, default: []].append(change)
    }
    for mark in marks { add(changes[mark] ?? [], of: mark) }
    // The words for who does not see the picture follow from what is seen.
    let others = difference.changes.filter { $0.owner == nil }
    let seen = others.filter { !Self.isOnlySaid($0) }
    addOthers(causes.isEmpty && seen.isEmpty ? others : seen)
  }

  // MARK: Elements

  private mutating func add(_ changes: [DrawingDifference.Change], of mark: String) {
    let name = elements.name(ofMark: mark)
    var words: [ClauseWords] = []
    let isResized = changes.contains(where: Self.isResize)
    for change in changes {
      for clause in Self.clauses(of: change) where !(isResized && Self.follows(clause, change)) {
        if !words.contains(clause) { words.append(clause) }
      }
    }
    // A change of both themes is said of the light one.
    let both = Set(words.map { $0.attribute + ClauseWords.dark })
    causes += words.filter { !both.contains($0.attribute) }.map {
      SeenDifference.Cause(
        element: name, change: $0.words, attribute: $0.attribute, way: $0.way)
    }
  }

  private static func clauses(of change: DrawingDifference.Change) -> [ClauseWords] {
    let part = change.owner?.part
    switch change.kind {
    case .changed(let clauses): return clauses.compactMap { ClauseWords($0, of: part) }
    case .added: return [presence(of: change, "added")]
    case .removed: return [presence(of: change, "removed")]
    }
  }

  /// A part is called by the end of its place, such as `text 'hi'`.
  private static func presence(of change: DrawingDifference.Change, _ word: String) -> ClauseWords {
    guard change.owner?.part != nil, let part = change.place.split(separator: ", ").last else {
      return ClauseWords(attribute: "presence", words: word)
    }
    let isShadow = change.owner?.part == .shadow
    return ClauseWords(
      attribute: isShadow ? "shadow" : "presence",
      words: "\(isShadow ? "shadow" : String(part)) \(word)")
  }

  private static func isResize(_ change: DrawingDifference.Change) -> Bool {
    guard change.owner?.part == .ground, case .changed(let clauses) = change.kind else {
      return false
    }
    return clauses.contains { clause in
      if case .property(let key, _, _) = clause {
        ["width", "height"].contains(key)
      } else {
        false
      }
    }
  }

  /// Whether a clause about a part only says that its element has another size.
  private static func follows(_ clause: ClauseWords, _ change: DrawingDifference.Change) -> Bool {
    guard change.owner?.part != nil else { return clause.attribute == "clipping" }
    return clause.attribute.hasSuffix(" place") || clause.attribute == "clipping"
  }

  // MARK: The rest

  private static func isOnlySaid(_ change: DrawingDifference.Change) -> Bool {
    guard case .changed(let clauses) = change.kind else { return false }
    return clauses.allSatisfy { clause in
      if case .property(let key, _, _) = clause { ["desc", "title"].contains(key) } else { false }
    }
  }

  private mutating func addOthers(_ changes: [DrawingDifference.Change]) {
    for change in changes {
      switch change.kind {
      case .added: causes.append(.init(element: nil, change: "\(change.place) added"))
      case .removed: causes.append(.init(element: nil, change: "\(change.place) removed"))
      case .changed(let clauses):
        let words = clauses.map(\.text).joined(separator: ", ")
        causes.append(.init(element: nil, change: "\(change.place): \(words)"))
      }
    }
  }
}
