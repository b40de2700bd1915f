/// The names that a file of a row can have: fixed letters, and a number with a least count of digits between
/// them. A name without a number is the pattern of one.
package struct NamePattern: Equatable, Sendable {
  private let before: [UInt8]
  /// How many digits the number has at least; nil where there is none.
  private let digits: Int?
  private let after: [UInt8]

  /// A single name.
  package init(_ name: String) {
    (before, digits, after) = (Array(name.utf8), nil, [])
  }

  /// A name with `{frame}` or `{frame:04}`; nil where neither stands in it.
  package init?(row name: String) {
    guard let match = name.firstMatch(of: /\{frame(?::0([1-9]))?\}/) else { return nil }
    before = Array(name[..<match.range.lowerBound].utf8)
    digits = match.output.1.flatMap { Int($0) } ?? 1
    after = Array(name[match.range.upperBound...].utf8)
  }

  package var isRow: Bool { digits != nil }

  /// The letters that all its names begin with, up to where digits follow.
  package var stem: [UInt8] {
    var stem = before
    while let last = stem.last, Self.isDigit(last) { stem.removeLast() }
    return stem
  }

  /// Every beginning of its fixed letters that digits follow: the stems of all rows that it can meet.
  package var stems: Set<[UInt8]> {
    var stems: Set<[UInt8]> = isRow ? [stem] : []
    for index in before.indices where Self.isDigit(before[index]) {
      if index == 0 || !Self.isDigit(before[index - 1]) { stems.insert(Array(before[..<index])) }
    }
    return stems
  }

  /// Whether a name is in both.
  package func meets(_ other: NamePattern) -> Bool {
    // Both are read at the same time, letter by letter; what was tried is not tried again.
    var (seen, waiting): (Set<Pair>, [Pair]) = ([], [Pair(first: .start, second: .start)])
    while let pair = waiting.popLast() {
      guard seen.insert(pair).inserted else { continue }
      if isEnd(pair.first), other.isEnd(pair.second) { return true }
      for (letter, next) in steps(from: pair.first) {
        for (otherLetter, otherNext) in other.steps(from: pair.second)
        where letter.overlaps(otherLetter) {
          waiting.append(Pair(first: next, second: otherNext))
        }
      }
    }
    return false
  }

  /// How far a name has been read.
  private struct Place: Hashable {
    /// Letters before the number; digits so far, never more than are asked for; letters behind it.
    var (before, digits, after) = (0, 0, 0)
    /// More digits than are asked for never begin with a zero.
    var beginsWithZero = false
    static let start = Place()
  }

  private struct Pair: Hashable { let first, second: Place }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private func isNumberWhole(_ place: Place) -> Bool { place.digits == digits ?? 0 }

  private func isEnd(_ place: Place) -> Bool {
    place.before == before.count && isNumberWhole(place) && place.after == after.count
  }

  private func steps(from place: Place) -> [(letters: ClosedRange<UInt8>, next: Place)] {
    var next = place
    if place.before < before.count {
      next.before += 1
      return [(before[place.before]...before[place.before], next)]
    }
    var steps: [(letters: ClosedRange<UInt8>, next: Place)] = []
    if isNumberWhole(place), place.after < after.count {
      next.after += 1
      steps.append((after[place.after]...after[place.after], next))
    }
    guard let digits, place.after == 0 else { return steps }
    var number = place
    number.digits = min(digits, place.digits + 1)
    if place.digits == 0 {
      steps.append((49...57, number))
      number.beginsWithZero = true
      steps.append((48...48, number))
    } else if place.digits < digits || !place.beginsWithZero {
      steps.append((48...57, number))
    }
    return steps
  }
}
