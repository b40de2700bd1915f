internal import CoreGraphics
internal import Drawing
internal import Notation

/// The differences of two drawings as whoever made the scene tells them, element by element: what follows from the size
/// of an element, such as the new place of its words, is not said again.
struct DrawnCauses {
  private(set) var causes: [SeenDifference.Cause] = []
  /// Only for who does not see the picture.
  private var spoken: [SeenDifference.Cause] = []
  private let elements: SeenElements

  init(_ difference: DrawingDifference, _ elements: SeenElements) {
    self.elements = elements
    var names: [String?] = []
    var changes: [String?: [DrawingDifference.Change]] = [:]
    var others: [DrawingDifference.Change] = []
    let stopped = StoppedElements(difference.changes, elements)
    causes = stopped.causes
    for change in stopped.rest {
      guard let name = elements.name(of: change) else {
        others.append(change)
        continue
      }
      if changes[name] == nil { names.append(name) }
      changes[name, default: []].append(change)
    }
    for name in names { add(changes[name] ?? [], of: name) }
    addRest(others)
    // The words for who does not see the picture follow from what is seen.
    if causes.isEmpty { causes = spoken }
  }

  /// One thing that is told, and the area that it concerns.
  private struct Told {
    let words: ClauseWords
    let change: DrawingDifference.Change
  }

  private mutating func add(_ told: [Told], of name: String?, after start: String = "") {
    let weights = [ClauseWords.Weight.told, .minor].map { weight in
      told.filter { $0.words.weight == weight }
    }
    let most = weights.first { !$0.isEmpty } ?? []
    // A thing as wide as its words follows from them.
    let kept = [true, false].flatMap { isText in
      most.filter { ($0.words.attribute == "text") == isText }
    }
    // A change of both themes is said of the light one.
    let both = Set(kept.map { $0.words.attribute + ClauseWords.dark })
    var known: Set<ClauseWords> = []
    for told in kept
    where !both.contains(told.words.attribute) && known.insert(told.words).inserted {
      causes.append(cause(told, of: name, after: start))
    }
    spoken += told.filter { $0.words.weight == .spoken }.map { cause($0, of: name, after: start) }
  }

  private func cause(
    _ told: Told, of name: String?, after start: String
  ) -> SeenDifference.Cause {
    // The name of its kind stands in its place already.
    let noun = PartWords(told.change.partOfElement).noun + " "
    let words = told.words.words
    let isSaid = start.hasSuffix(": ") && words.hasPrefix(noun)
    let way = told.words.way ?? (name == nil ? told.words.wayOfPart : nil)
    return SeenDifference.Cause(
      element: name, change: start + (isSaid ? String(words.dropFirst(noun.count)) : words),
      attribute: told.words.attribute, way: way, box: told.change.box)
  }

  // MARK: Elements

  private mutating func add(_ changes: [DrawingDifference.Change], of name: String?) {
    addLengths(changes)
    let isResized = changes.contains(where: Self.isResize)
    let badges = Set(changes.compactMap(Self.presenceOfBadge))
    let told = changes.flatMap { change in
      Self.words(of: change)
        .filter { !(isResized && Self.follows($0, change)) && !badges.contains($0.words) }
        .map { Told(words: $0, change: change) }
    }
    guard let way = Self.commonWay(of: changes) else { return add(told, of: name) }
    let rest = told.filter { $0.words.wayOfPart == nil && $0.words.way == nil }
    add([Told(words: ClauseWords(way, of: nil), change: changes[0])] + rest, of: name)
  }

  /// The move of an element that no file marks, where all of its parts went the same way.
  private static func commonWay(
    of changes: [DrawingDifference.Change]
  ) -> DrawingDifference.Clause? {
    guard changes.count > 1, changes.allSatisfy({ $0.owner == nil && $0.part != nil }) else {
      return nil
    }
    let ways = changes.map { change -> [CGFloat]? in
      guard case .changed(let clauses) = change.kind else { return nil }
      for case .moved(let dx, let dy) in clauses { return [dx, dy] }
      return nil
    }
    guard let first = ways[0] else { return nil }
    let areSame = ways.allSatisfy { way in
      way.map { abs($0[0] - first[0]) < 0.01 && abs($0[1] - first[1]) < 0.01 } ?? false
    }
    return areSame ? .moved(dx: first[0], dy: first[1]) : nil
  }

  private static func words(of change: DrawingDifference.Change) -> [ClauseWords] {
    switch change.kind {
    case .changed(let clauses):
      let part = change.partOfElement
      return ChangedClauses(clauses, of: part).told.map { ClauseWords($0, of: part) }
        + MovingWords(clauses).words
    case .added: return [presence(of: change, "added")]
    case .removed: return [presence(of: change, "removed")]
    }
  }

  private static func presence(of change: DrawingDifference.Change, _ word: String) -> ClauseWords {
    ClauseWords(word, of: change.partOfElement, letters: change.letters)
  }

  /// The words of what stands in a badge that came or went: it did so with it.
  private static func presenceOfBadge(_ change: DrawingDifference.Change) -> String? {
    guard case .badge(let letters) = change.part else { return nil }
    switch change.kind {
    case .added: return "text \(letters) added"
    case .removed: return "text \(letters) removed"
    case .changed: return nil
    }
  }

  private static func isResize(_ change: DrawingDifference.Change) -> Bool {
    guard [.ground, .panel].contains(change.part), case .changed(let clauses) = change.kind else {
      return false
    }
    return clauses.contains(where: \.isOfSize)
  }

  /// Whether a clause about a part only says that its element has another size.
  private static func follows(_ clause: ClauseWords, _ change: DrawingDifference.Change) -> Bool {
    if clause.attribute.hasSuffix("clipping") { return true }
    guard let part = change.partOfElement else { return false }
    let isOfSize = clause.attribute.hasSuffix(" width") || clause.attribute.hasSuffix(" height")
    return clause.attribute.hasSuffix(" place") || (part == .line && isOfSize)
  }

  // MARK: The rest

  /// A film that takes another time does so for all that move.
  private mutating func addLengths(_ changes: [DrawingDifference.Change]) {
    for change in changes {
      guard case .changed(let clauses) = change.kind, let words = MovingWords(clauses).length
      else { continue }
      let cause = SeenDifference.Cause(element: nil, change: words, attribute: "duration")
      if !causes.contains(cause) { causes.append(cause) }
    }
  }

  private mutating func addRest(_ changes: [DrawingDifference.Change]) {
    let isResized = changes.contains { $0.isOfPicture && $0.isOfSize }
    for change in changes {
      let words = Self.words(of: change)
      let told = words.filter { word in
        !(isResized && change.part == .ground && ["width", "height"].contains(word.attribute))
      }
      add(told.map { Told(words: $0, change: change) }, of: nil, after: Self.start(of: change))
    }
  }

  /// Stands in front of the words about something that belongs to no element.
  private static func start(of change: DrawingDifference.Change) -> String {
    if change.isOfPicture { return "picture: " }
    guard case .changed(let clauses) = change.kind else { return "" }
    let isSaid = clauses.contains { clause in
      if case .property("text", _, _) = clause { true } else { false }
    }
    guard !isSaid, ![.ground, .panel].contains(change.part) else { return "" }
    guard change.place.hasPrefix("group"), let box = change.box else { return "\(change.place): " }
    let corner = [box.minX, box.minY].map { NumberText.text($0, decimals: 0) }
    return "\(PartWords(change.part).noun) at (\(corner.joined(separator: ", "))): "
  }
}
