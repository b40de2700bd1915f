// Generic over the identifiers of whoever calls, and so inlinable: hashing and comparing through a type that the
// compiler cannot see costs ten times as much.

/// Which element of a list is which in another, by their identifiers.
///
/// Elements are numbered through all the lists of a side. Identifiers are hashed only where comparing
/// neighbours does not find their partner: of two lists that differ in little, hardly any.
@usableFromInline struct IdentifierMatches<Identifier: Hashable> {
  /// For each element after, its number before, or -1.
  @usableFromInline var origins: ContiguousArray<Int>
  /// For each element before, its number after, or -1.
  @usableFromInline var destinations: ContiguousArray<Int>

  @usableFromInline var unmatchedBefore = NumberedIdentifiers<Identifier>()
  @usableFromInline var unmatchedAfter = NumberedIdentifiers<Identifier>()

  /// - Parameter pairs: the lists whose elements may match, each before and after at most once; the elements
  ///   of other lists match nothing.
  @inlinable init(before: [[Identifier]], after: [[Identifier]], pairs: [(before: Int, after: Int)])
  {
    let numbersBefore = ListNumbers(before.map(\.count))
    let numbersAfter = ListNumbers(after.map(\.count))
    origins = ContiguousArray(repeating: -1, count: numbersAfter.total)
    destinations = ContiguousArray(repeating: -1, count: numbersBefore.total)
    for pair in pairs {
      align(
        before[pair.before], from: numbersBefore.start(ofList: pair.before),
        after[pair.after], from: numbersAfter.start(ofList: pair.after))
    }
    matchTheRest()
  }

  @inlinable mutating func match(_ origin: Int, _ destination: Int) {
    origins[destination] = origin
    destinations[origin] = destination
  }

  @inlinable mutating func align(
    _ before: [Identifier], from startBefore: Int, _ after: [Identifier], from startAfter: Int
  ) {
    var walk = ListWalk(before, after)
    walk.run(
      match: { match(startBefore + $0, startAfter + $1) },
      skip: { left, right in
        unmatchedBefore.append(before[left], from: startBefore + left.lowerBound)
        unmatchedAfter.append(after[right], from: startAfter + right.lowerBound)
      })
  }

  @inlinable mutating func matchTheRest() {
    let (before, after) = (unmatchedBefore, unmatchedAfter)
    if before.numbers.isEmpty || after.numbers.isEmpty { return }
    // Of identifiers that are not unique, the first one before meets the first one after.
    let origins = Dictionary(
      zip(before.identifiers, before.numbers), uniquingKeysWith: { first, _ in first })
    for (identifier, destination) in zip(after.identifiers, after.numbers) {
      guard let origin = origins[identifier], destinations[origin] < 0 else { continue }
      match(origin, destination)
    }
  }
}

/// Identifiers with the numbers of their elements.
@usableFromInline struct NumberedIdentifiers<Identifier> {
  @usableFromInline var identifiers: [Identifier] = []
  @usableFromInline var numbers: [Int] = []

  @inlinable init() {}

  @inlinable mutating func append(_ more: ArraySlice<Identifier>, from number: Int) {
    identifiers.append(contentsOf: more)
    numbers.append(contentsOf: number..<number + more.count)
  }
}
