import CoreGraphics
import Notation

/// Goes through two drawings side by side and writes down what differs.
struct DrawingComparison {
  private(set) var changes: [DrawingDifference.Change] = []
  private let table: SVGDefinitionTable
  /// Rows of more elements that all differ are compared one by one, from the first on.
  private static let longestAligned = 300
  /// More would be read by nobody.
  private static let mostChanges = 10_000

  init(_ table: SVGDefinitionTable) {
    self.table = table
  }

  mutating func compare(_ before: SVGElement, _ after: SVGElement, at path: Place) {
    let clauses = clauses(before, after)
    if !clauses.isEmpty {
      let box = path.ways.before.bounds(of: before).union(path.ways.after.bounds(of: after))
      note(.changed(clauses), at: path, in: box)
    }
    compare(before.children, after.children, at: path.within(before, after))
  }

  /// The names on the way to an element of the file, and whom of the scene it belongs to.
  struct Place {
    var names: [String] = []
    var owner: DrawingDifference.Owner?
    /// From the coordinates around the element to those of the drawing, before and after.
    var ways = (before: PlaneTransform.identity, after: PlaneTransform.identity)

    /// The place of a child, which may be the ground of its element.
    func inside(_ name: String, _ child: SVGElement, isGround: Bool) -> Place {
      var owner = owner
      if let mark = child.name {
        owner = DrawingDifference.Owner(mark: mark, part: nil)
      } else if let own = self.owner {
        let isShadow = child.properties["filter"] != nil
        let part: DrawingDifference.Owner.Part =
          isShadow ? .shadow : isGround && own.part == nil ? .ground : .init(kind: child.kind)
        owner = DrawingDifference.Owner(mark: own.mark, part: part)
      }
      return Place(names: names + [name], owner: owner, ways: ways)
    }

    /// The place of all that stands in two elements that are here.
    func within(_ before: SVGElement, _ after: SVGElement) -> Place {
      var place = self
      place.ways = (
        before.place.concatenating(ways.before), after.place.concatenating(ways.after)
      )
      return place
    }
  }

  // MARK: Rows of elements

  private struct Pair {
    let before: Int
    let after: Int
  }

  private mutating func compare(
    _ before: [SVGElement], _ after: [SVGElement], at path: Place
  ) {
    let pairs = Self.pairs(before, after)
    let (kept, others) = (Set(pairs.map(\.before)), Set(pairs.map(\.after)))
    let (names, otherNames) = (Self.names(before), Self.names(after))
    let (ground, otherGround) = (Self.ground(of: before), Self.ground(of: after))
    for index in before.indices where !kept.contains(index) {
      note(
        .removed, at: path.inside(names[index], before[index], isGround: index == ground),
        in: path.ways.before.bounds(of: before[index]))
    }
    for pair in pairs {
      let (first, second) = (before[pair.before], after[pair.after])
      compare(
        first, second, at: path.inside(names[pair.before], first, isGround: pair.before == ground))
    }
    for index in after.indices where !others.contains(index) {
      note(
        .added, at: path.inside(otherNames[index], after[index], isGround: index == otherGround),
        in: path.ways.after.bounds(of: after[index]))
    }
    noteOrder(pairs, names, at: path)
  }

  /// The first that is drawn below all others, shadows aside.
  private static func ground(of elements: [SVGElement]) -> Int? {
    elements.firstIndex { $0.kind != "text" && $0.properties["filter"] == nil }
  }

  /// Elements that are drawn later lie in front.
  private mutating func noteOrder(_ pairs: [Pair], _ names: [String], at path: Place) {
    let order = pairs.sorted { $0.after < $1.after }
    guard zip(pairs, order).contains(where: { $0.before != $1.before }) else { return }
    let moved = zip(pairs, order).filter { $0.before != $1.before }
    let words =
      moved.prefix(6).map { names[$0.0.before] }.joined(separator: ", ") + " → "
      + moved.prefix(6).map { names[$0.1.before] }.joined(separator: ", ")
    note(.changed([.order(words)]), at: path, in: .null)
  }

  /// The innermost names are those that tell.
  private mutating func note(
    _ kind: DrawingDifference.Change.Kind, at path: Place, in box: CGRect
  ) {
    guard changes.count < Self.mostChanges else { return }
    let place = path.names.isEmpty ? "drawing" : path.names.suffix(3).joined(separator: ", ")
    changes.append(
      .init(place: place, kind: kind, owner: path.owner, box: box.isNull ? nil : box))
  }

  /// Who is whom: by name, then what is drawn alike, then by kind in order. Sorted by the places before.
  private static func pairs(_ before: [SVGElement], _ after: [SVGElement]) -> [Pair] {
    var pairs: [Pair] = []
    var places: [String: Int] = [:]
    for (index, element) in after.enumerated() {
      if let name = element.name, places[name] == nil { places[name] = index }
    }
    var (left, right) = ([Int](), Set(after.indices))
    for (index, element) in before.enumerated() {
      if let name = element.name, let place = places.removeValue(forKey: name) {
        pairs.append(Pair(before: index, after: place))
        right.remove(place)
      } else if element.name == nil {
        left.append(index)
      }
    }
    let rest = right.sorted().filter { after[$0].name == nil }
    pairs += nameless(Rows(left, of: before), Rows(rest, of: after))
    return pairs.sorted { $0.before < $1.before }
  }

  /// Some of the elements of one drawing, by their places.
  private struct Rows {
    var places: [Int]
    let elements: [SVGElement]

    init(_ places: [Int], of elements: [SVGElement]) {
      self.places = places
      self.elements = elements
    }

    func dropping(_ taken: Set<Int>) -> Rows {
      Rows(places.filter { !taken.contains($0) }, of: elements)
    }
  }

  private static func nameless(_ before: Rows, _ after: Rows) -> [Pair] {
    let (left, right) = (before.places, after.places)
    let first = left.map { before.elements[$0].digest }
    let second = right.map { after.elements[$0].digest }
    var pairs: [Pair] = []
    var (start, end) = (0, 0)
    while start < min(first.count, second.count), first[start] == second[start] {
      pairs.append(Pair(before: left[start], after: right[start]))
      start += 1
    }
    while end < min(first.count, second.count) - start,
      first[first.count - 1 - end] == second[second.count - 1 - end]
    {
      pairs.append(Pair(before: left[left.count - 1 - end], after: right[right.count - 1 - end]))
      end += 1
    }
    var rows = Rows(Array(left[start..<first.count - end]), of: before.elements)
    var others = Rows(Array(right[start..<second.count - end]), of: after.elements)
    if rows.places.count <= longestAligned, others.places.count <= longestAligned {
      let same = aligned(rows, others)
      pairs += same
      rows = rows.dropping(Set(same.map(\.before)))
      others = others.dropping(Set(same.map(\.after)))
    }
    return pairs + byKind(rows, others)
  }

  /// Those that are drawn alike and in the same order.
  private static func aligned(_ before: Rows, _ after: Rows) -> [Pair] {
    let (rows, others) = (before.places, after.places)
    let difference = others.map { after.elements[$0].digest }
      .difference(from: rows.map { before.elements[$0].digest })
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in difference {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = rows.indices.filter { !removed.contains($0) }
    let found = others.indices.filter { !inserted.contains($0) }
    return zip(kept, found).map { Pair(before: rows[$0], after: others[$1]) }
  }

  private static func byKind(_ before: Rows, _ after: Rows) -> [Pair] {
    var waiting: [String: [Int]] = [:]
    for index in after.places.reversed() {
      waiting[after.elements[index].kind, default: []].append(index)
    }
    return before.places.compactMap { index in
      waiting[before.elements[index].kind]?.popLast().map { Pair(before: index, after: $0) }
    }
  }

  /// A text of the file on one line, and not more of it than people read.
  private static func shown(_ text: String) -> String {
    let text = text.shortened(to: 40)
    return QuotedText.isBare(text.replacing(" ", with: "_")) ? text : QuotedText.quoted(text)
  }

  /// The words of messages for the elements of a row: their names, else their kinds, counted where there are several.
  private static func names(_ elements: [SVGElement]) -> [String] {
    let plain = elements.map { element -> String in
      if let name = element.name { return shown(name) }
      if let text = element.letters(within: 4) { return "\(element.kind) '\(shown(text))'" }
      return element.kind
    }
    let totals = Dictionary(plain.map { ($0, 1) }, uniquingKeysWith: +)
    var counts: [String: Int] = [:]
    return plain.map { name in
      guard totals[name, default: 0] > 1 else { return name }
      counts[name, default: 0] += 1
      return "\(name) \(counts[name, default: 0])"
    }
  }

  // MARK: Properties

  private typealias Clause = DrawingDifference.Clause

  private func clauses(_ before: SVGElement, _ after: SVGElement) -> [Clause] {
    var clauses: [Clause] = []
    if before.kind != after.kind { clauses.append(.kind(before.kind, after.kind)) }
    if before.place.attribute != after.place.attribute { clauses.append(Self.way(before, after)) }
    let keys = Set(before.properties.keys).union(after.properties.keys).sorted()
    for key in keys
    where before.properties[key] != after.properties[key] && !MotionComparison.isKeyframe(key) {
      // It has moved, and that was said.
      if key == "origin", before.place.attribute != after.place.attribute { continue }
      clauses.append(clause(key, before: before.properties[key], after: after.properties[key]))
    }
    return clauses + MotionComparison(before.properties, after.properties).clauses
  }

  private static func way(_ before: SVGElement, _ after: SVGElement) -> Clause {
    let (first, second) = (before.place, after.place)
    let isTurned = [first, second].map { [$0.a, $0.b, $0.c, $0.d] }
    guard isTurned[0] == isTurned[1] else {
      return .transformed(first.attribute, second.attribute)
    }
    return .moved(dx: second.tx - first.tx, dy: second.ty - first.ty)
  }

  private func clause(_ key: String, before: String?, after: String?) -> Clause {
    if let first = before.flatMap(table.element), let second = after.flatMap(table.element) {
      var inner = DrawingComparison(table)
      inner.compare(first, second, at: Place())
      let words = inner.changes.prefix(2).flatMap { change -> [String] in
        if case .changed(let clauses) = change.kind { clauses.map(\.text) } else { [change.place] }
      }
      return .definition(key, words.prefix(3).joined(separator: ", "))
    }
    return .property(key, before: shown(before), after: shown(after))
  }

  private func shown(_ value: String?) -> String {
    guard let value else { return "none" }
    return table.element(value)?.kind ?? Self.shown(value)
  }
}

extension SVGElement {
  /// The first text in it: what people know it by.
  fileprivate func letters(within levels: Int) -> String? {
    if let text = properties["text"] { return text }
    guard levels > 0 else { return nil }
    for child in children.prefix(20) {
      if let text = child.letters(within: levels - 1) { return text }
    }
    return nil
  }
}

extension PlaneTransform {
  /// The area that an element takes; null where it is unknown, or where numbers are too large for one.
  fileprivate func bounds(of element: SVGElement) -> CGRect {
    let frame = element.frame
    let area = frame.isNull ? frame : bounds(of: frame)
    return area.isFinite ? area : .null
  }
}
