/// Walks along two lists that may be alike, with comparisons only.
@usableFromInline struct ListWalk<Identifier: Equatable> {
  @usableFromInline let before: [Identifier]
  @usableFromInline let after: [Identifier]
  @usableFromInline var endBefore: Int
  @usableFromInline var endAfter: Int
  /// How many comparisons looking ahead may cost. Matches pay for them, so that all takes linear time.
  @usableFromInline var credit = 64

  @inlinable init(_ before: [Identifier], _ after: [Identifier]) {
    self.before = before
    self.after = after
    endBefore = before.count
    endAfter = after.count
  }

  /// Takes off the common end, then goes from the start and looks ahead where the lists differ.
  ///
  /// Says of each element, once, that it matches one on the other side or that none was found for it.
  @inlinable mutating func run(
    match: (Int, Int) -> Void, skip: (Range<Int>, Range<Int>) -> Void
  ) {
    while endBefore > 0, endAfter > 0, before[endBefore - 1] == after[endAfter - 1] {
      (endBefore, endAfter) = (endBefore - 1, endAfter - 1)
      match(endBefore, endAfter)
    }
    var (left, right) = (0, 0)
    while left < endBefore, right < endAfter {
      if before[left] == after[right] {
        match(left, right)
        (left, right, credit) = (left + 1, right + 1, credit + 4)
      } else {
        let next = resumption(left, right)
        skip(left..<next.before, right..<next.after)
        (left, right) = next
      }
    }
    skip(left..<endBefore, right..<endAfter)
  }

  /// The places from which both go on alike, looked for in growing squares; behind these two where that is too far.
  @inlinable mutating func resumption(_ left: Int, _ right: Int) -> (before: Int, after: Int) {
    var distance = 1
    while credit > 0, distance < max(endBefore - left, endAfter - right) {
      credit -= 2 * distance + 1
      let (farLeft, farRight) = (left + distance, right + distance)
      if farRight < endAfter {
        for near in left..<min(farLeft, endBefore) where before[near] == after[farRight] {
          return (near, farRight)
        }
      }
      if farLeft < endBefore {
        for near in right..<min(farRight + 1, endAfter) where before[farLeft] == after[near] {
          return (farLeft, near)
        }
      }
      distance += 1
    }
    return (left + 1, right + 1)
  }
}
