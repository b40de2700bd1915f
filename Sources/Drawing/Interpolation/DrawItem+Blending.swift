public import CoreGraphics

extension [DrawItem] {
  /// The items on their way to any others. If two of them have the same structure, every number and colour
  /// is between the two. Of the rest the old ones fade out while the new ones fade in.
  ///
  /// Before 0 and beyond 1 numbers go on as far, as a curve that overshoots has it.
  public func blended(to other: [DrawItem], progress: CGFloat) -> [DrawItem] {
    if progress == 0 { return self }
    if progress == 1 { return other }
    return blended(to: other, Blend(progress: progress, share: progress.asShare))
  }

  /// The same with what fades in and what fades out both in it, at every moment: the least of the two is left
  /// where the other is all that is seen.
  public func blendedWhole(to other: [DrawItem], progress: CGFloat) -> [DrawItem] {
    let least: CGFloat = 1e-6
    let share = Swift.min(Swift.max(progress.asShare, least), 1 - least)
    // Neither content is taken as it stands.
    let progress = progress == 0 || progress == 1 ? share : progress
    return blended(to: other, Blend(progress: progress, share: share))
  }

  fileprivate func blended(to other: [DrawItem], _ blend: Blend) -> [DrawItem] {
    let (head, tail) = commonEnds(with: other)
    let inner = self[head..<count - tail].crossFaded(
      to: other[head..<other.count - tail], share: blend.share)
    let first = zip(prefix(head), other.prefix(head))
    let last = zip(suffix(tail), other.suffix(tail))
    return first.map { $0.blended(to: $1, blend) } + inner
      + last.map { $0.blended(to: $1, blend) }
  }

  /// How many items at both ends can be blended one by one. If one of the two has more of them, what stays the same
  /// finds itself again before anything else does: a line that comes between the items moves none of them.
  private func commonEnds(with other: [DrawItem]) -> (head: Int, tail: Int) {
    var ends = (head: 0, tail: 0)
    if count != other.count { extend(&ends, to: other) { $0 == $1 } }
    extend(&ends, to: other) { $0.canBlend(with: $1) }
    return ends
  }

  private func extend(
    _ ends: inout (head: Int, tail: Int), to other: [DrawItem],
    where areAlike: (DrawItem, DrawItem) -> Bool
  ) {
    let most = Swift.min(count, other.count)
    while ends.head + ends.tail < most, areAlike(self[ends.head], other[ends.head]) {
      ends.head += 1
    }
    while ends.head + ends.tail < most,
      areAlike(self[count - 1 - ends.tail], other[other.count - 1 - ends.tail])
    {
      ends.tail += 1
    }
  }
}

/// How far a change has come: numbers, which may overshoot, and what fades, which cannot.
private struct Blend {
  let progress: CGFloat
  let share: CGFloat
}

extension ArraySlice<DrawItem> {
  fileprivate func crossFaded(to other: ArraySlice<DrawItem>, share: CGFloat) -> [DrawItem] {
    var result: [DrawItem] = []
    if !isEmpty, share < 1 { result.append(.group(DrawGroup(opacity: 1 - share, Array(self)))) }
    if !other.isEmpty, share > 0 { result.append(.group(DrawGroup(opacity: share, Array(other)))) }
    return result
  }
}

extension DrawItem {
  /// Whether there is anything between the two but a cross-fade.
  fileprivate func canBlend(with other: DrawItem) -> Bool {
    if case .group(let first) = self, case .group(let second) = other {
      return first.hasSameShell(as: second)
    }
    return hasSameStructure(as: other)
  }

  fileprivate func blended(to other: DrawItem, _ blend: Blend) -> DrawItem {
    guard case .group(let first) = self, case .group(let second) = other else {
      return interpolated(to: other, progress: blend.progress)
    }
    var result = first.interpolatedShell(to: second, progress: blend.progress)
    result.children = first.children.blended(to: second.children, blend)
    return .group(result)
  }
}
