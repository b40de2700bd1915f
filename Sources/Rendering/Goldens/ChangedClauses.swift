internal import Drawing

/// The clauses about one thing that are worth telling: of one that has another size nobody wants to know that it begins
/// elsewhere, too, and of another symbol not how large it is.
struct ChangedClauses {
  let told: [DrawingDifference.Clause]

  init(_ clauses: [DrawingDifference.Clause], of part: DrawingDifference.Owner.Part?) {
    let isOther = part == .symbol && clauses.contains(.outline)
    let isResized = part != nil && clauses.contains(where: \.isOfSize)
    told = clauses.filter { clause in
      if MovingWords.isOfMotion(clause) { return false }
      if isOther, clause.isOfSize || clause.isMove { return false }
      return !(isResized && clause.isMove)
    }
  }
}

extension DrawingDifference.Clause {
  var isOfSize: Bool {
    if case .property("width", _, _) = self { return true }
    if case .property("height", _, _) = self { return true }
    return false
  }

  fileprivate var isMove: Bool {
    if case .moved = self { true } else { false }
  }
}

extension DrawingDifference.Change {
  /// Whether it is about the drawing as a whole.
  var isOfPicture: Bool { place == "drawing" }

  var isOfSize: Bool {
    guard case .changed(let clauses) = kind else { return false }
    return clauses.contains(where: \.isOfSize)
  }

  /// The words in it, where its place tells them.
  var letters: String? {
    if case .badge(let letters) = part { return letters }
    guard part == .text, let start = place.range(of: "text '", options: .backwards)?.upperBound,
      let end = place[start...].lastIndex(of: "'")
    else { return nil }
    return String(place[start..<end])
  }

  /// The words by which a group without a name is known: an element of a film.
  var lettersOfGroup: String? {
    guard owner == nil, place.hasPrefix("group '") else { return nil }
    let rest = place.dropFirst("group '".count)
    let end = rest.firstRange(of: "', ")?.lowerBound ?? rest.lastIndex(of: "'")
    return end.map { String(rest[..<$0]) }
  }

  /// nil for all of an element, also for one that has no name of its own.
  var partOfElement: DrawingDifference.Owner.Part? {
    lettersOfGroup != nil && part == .group && !place.contains("', ") ? nil : part
  }
}
