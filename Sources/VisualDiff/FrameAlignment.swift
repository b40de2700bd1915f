internal import Imaging

/// Which frame of one animation is which of another: those that show the same in the same order, and between them one
/// after the other. A frame that is left over on either side was inserted or dropped.
///
/// Both are read once for it, a frame of each at a time; what is kept is a number for each frame.
package struct FrameAlignment {
  /// A frame of both, or of one of them; numbers from 0.
  package struct Step: Equatable, Sendable {
    package let before: Int?
    package let after: Int?
  }

  package let steps: [Step]
  /// Whether every frame shows the same in the same order for the same time: nothing has to be read again.
  let areAlike: Bool

  /// Longer parts that differ are not searched for what went: their frames are compared by their numbers.
  private static let longestSearched = 1000

  /// - Parameter profile: where it lets pixels pass, frames that look alike are the same.
  init(
    _ before: ComparedFrames, _ after: ComparedFrames, by profile: DiffProfile = .exact
  ) throws(DiffFault) {
    // Of stills there is nothing to align.
    guard before.head.frameCount > 1 || after.head.frameCount > 1 else {
      (steps, areAlike) = ([Step(before: 0, after: 0)], false)
      return
    }
    var sums = FrameSums()
    var looks: (before: [FrameLook], after: [FrameLook]) = ([], [])
    var areAlike = true
    let (before, after) = (try before.fromStart(), try after.fromStart())
    while true {
      let (first, second) = (try before.next(), try after.next())
      if first == nil, second == nil { break }
      let isSame =
        if let first, let second { first.bitmap.holdsSamePixels(as: second.bitmap) } else { false }
      areAlike = areAlike && isSame && first?.duration == second?.duration
      if profile != .exact {
        if let first { looks.before.append(FrameLook(first.bitmap)) }
        if let second { looks.after.append(FrameLook(second.bitmap)) }
      } else {
        sums.add(first?.bitmap, second?.bitmap, areSame: isSame)
      }
    }
    self.areAlike = areAlike
    // Of longer ones the frames are compared by their numbers.
    let longest = max(looks.before.count, looks.after.count)
    steps =
      profile == .exact || longest > Self.longestSearched
      ? Self.steps(from: sums.before, to: sums.after)
      : FrameLook.steps(from: looks.before, to: looks.after)
  }

  // MARK: Who is whom

  static func steps(from before: [UInt64], to after: [UInt64]) -> [Step] {
    var start = 0
    let shorter = min(before.count, after.count)
    while start < shorter, before[start] == after[start] { start += 1 }
    var end = 0
    while end < shorter - start, before[before.count - 1 - end] == after[after.count - 1 - end] {
      end += 1
    }
    let (first, second) = (start..<before.count - end, start..<after.count - end)
    var steps = (0..<start).map { Step(before: $0, after: $0) }
    var last = (before: start, after: start)
    for pair in pairs(before[first], after[second]) {
      fill(&steps, from: last.before..<pair.before, to: last.after..<pair.after)
      steps.append(Step(before: pair.before, after: pair.after))
      last = (pair.before + 1, pair.after + 1)
    }
    fill(&steps, from: last.before..<first.upperBound, to: last.after..<second.upperBound)
    return steps
      + (0..<end).map {
        Step(before: first.upperBound + $0, after: second.upperBound + $0)
      }
  }

  /// The frames that both show, in the order of both: the longest row of them.
  private static func pairs(
    _ before: ArraySlice<UInt64>, _ after: ArraySlice<UInt64>
  ) -> [(before: Int, after: Int)] {
    guard !before.isEmpty, !after.isEmpty, before.count <= longestSearched,
      after.count <= longestSearched
    else { return [] }
    var (removed, inserted) = (Set<Int>(), Set<Int>())
    for change in after.difference(from: before) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    let kept = before.indices.filter { !removed.contains($0 - before.startIndex) }
    let found = after.indices.filter { !inserted.contains($0 - after.startIndex) }
    return zip(kept, found).map { (before: $0, after: $1) }
  }

  /// Between two frames that both show: one changed after the other, and then those that only one side has.
  private static func fill(
    _ steps: inout [Step], from before: Range<Int>, to after: Range<Int>
  ) {
    let common = min(before.count, after.count)
    for offset in 0..<common {
      steps.append(Step(before: before.lowerBound + offset, after: after.lowerBound + offset))
    }
    steps += before.dropFirst(common).map { Step(before: $0, after: nil) }
    steps += after.dropFirst(common).map { Step(before: nil, after: $0) }
  }
}

/// A number for each frame of both sides.
private struct FrameSums {
  private(set) var before: [UInt64] = []
  private(set) var after: [UInt64] = []
  /// Whether all frames so far are the same: nothing of them has to be told from one another then.
  private var areSame = true

  mutating func add(_ first: Bitmap?, _ second: Bitmap?, areSame isSame: Bool) {
    areSame = areSame && isSame
    guard !areSame else {
      let number = UInt64(before.count)
      before.append(number)
      after.append(number)
      return
    }
    let sum = first?.sum
    if let sum { before.append(sum) }
    if let second { after.append(isSame ? sum ?? 0 : second.sum) }
  }
}
