/// Who is whom in two rows of elements: by name, then what is drawn alike, then the ground, then those with the same
/// words, then by kind in order. Sorted by the places before.
struct DrawnPairs {
  struct Pair {
    let before: Int
    let after: Int
  }

  private(set) var pairs: [Pair] = []
  /// Rows of more elements that all differ are compared one by one, from the first on.
  private static let longestAligned = 300

  init(_ before: DrawnParts, _ after: DrawnParts) {
    let (parts, others) = (before, after)
    let (before, after) = (parts.elements, others.elements)
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
    addNameless(Rows(left, of: parts), Rows(rest, of: others))
    pairs.sort { $0.before < $1.before }
  }

  /// Some of the elements of one drawing, by their places.
  private struct Rows {
    var places: [Int]
    let parts: DrawnParts
    var elements: [SVGElement] { parts.elements }

    init(_ places: [Int], of parts: DrawnParts) {
      self.places = places
      self.parts = parts
    }

    func dropping(_ taken: Set<Int>) -> Rows {
      Rows(places.filter { !taken.contains($0) }, of: parts)
    }
  }

  private mutating func addNameless(_ before: Rows, _ after: Rows) {
    var (rows, others) = addEnds(before, after)
    take(Self.aligned(rows, others), from: &rows, &others)
    if let ground = before.parts.ground, let other = after.parts.ground,
      rows.places.contains(ground), others.places.contains(other)
    {
      take([Pair(before: ground, after: other)], from: &rows, &others)
    }
    take(
      Self.matching(rows, others) { rows, index in
        let element = rows.elements[index]
        return element.letters(within: 4).map { "\(element.kind) \($0)" }
      }, from: &rows, &others)
    // A line does not become a badge.
    take(
      Self.matching(rows, others) { "\($0.elements[$1].kind) \($0.parts.sort(of: $1))" },
      from: &rows, &others)
    take(
      Self.matching(rows, others) { rows, index in
        ["line", "badge"].contains(rows.parts.sort(of: index)) ? nil : rows.elements[index].kind
      }, from: &rows, &others)
  }

  private mutating func take(_ found: [Pair], from rows: inout Rows, _ others: inout Rows) {
    pairs += found
    rows = rows.dropping(Set(found.map(\.before)))
    others = others.dropping(Set(found.map(\.after)))
  }

  /// The same at both ends; answers what lies between.
  private mutating func addEnds(_ before: Rows, _ after: Rows) -> (Rows, Rows) {
    let (left, right) = (before.places, after.places)
    let first = left.map { before.elements[$0].digest }
    let second = right.map { after.elements[$0].digest }
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
    return (
      Rows(Array(left[start..<first.count - end]), of: before.parts),
      Rows(Array(right[start..<second.count - end]), of: after.parts)
    )
  }

  /// Those that are drawn alike and in the same order.
  private static func aligned(_ before: Rows, _ after: Rows) -> [Pair] {
    let (rows, others) = (before.places, after.places)
    guard max(rows.count, others.count) <= longestAligned else { return [] }
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

  /// Those with the same key, the first with the first.
  private static func matching(
    _ before: Rows, _ after: Rows, by key: (Rows, Int) -> String?
  ) -> [Pair] {
    var waiting: [String: [Int]] = [:]
    for index in after.places.reversed() {
      if let key = key(after, index) { waiting[key, default: []].append(index) }
    }
    return before.places.compactMap { index in
      guard let key = key(before, index), let found = waiting[key]?.popLast() else { return nil }
      return Pair(before: index, after: found)
    }
  }
}
