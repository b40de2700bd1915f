// Sections that scroll by themselves.
extension SectionPlan {
  /// Length of what the section shows of its groups.
  var window: CGFloat { max(space.size[stack.axis] - insets.sum(stack.axis), 0) }

  var largestOffset: CGFloat { max(stack.length - window, 0) }

  /// The place at which the section comes to rest that is scrolled to another one.
  func restingOffset(for proposed: CGFloat) -> CGFloat {
    guard isOrthogonal, stack.groupCount > 0, proposed.isFinite else { return 0 }
    let largest = largestOffset
    switch node.scrolling {
    case .none: return 0
    case .continuous: return min(max(proposed, 0), largest)
    case .continuousGroupLeadingBoundary, .groupPaging:
      if proposed >= largest { return largest }
      return min(max(nearestStart(to: proposed, centered: false), 0), largest)
    case .paging:
      if proposed >= largest { return largest }
      guard window > 0 else { return 0 }
      return min(max((proposed / window).rounded() * window, 0), largest)
    case .groupPagingCentered: return nearestStart(to: proposed, centered: true)
    }
  }

  /// The offset that shows a group at the start or in the middle.
  private func place(ofGroup group: Int, centered: Bool) -> CGFloat {
    guard let stretch = stack.stretch(ofGroup: group) else { return 0 }
    return stretch.start + (centered ? (stretch.length - window) / 2 : 0)
  }

  private func nearestStart(to proposed: CGFloat, centered: Bool) -> CGFloat {
    let groups = 0..<stack.groupCount
    var low = 0
    var high = groups.count
    while low < high {
      let middle = (low + high) / 2
      if place(ofGroup: middle, centered: centered) > proposed {
        high = middle
      } else {
        low = middle + 1
      }
    }
    let after = place(ofGroup: min(low, groups.count - 1), centered: centered)
    let before = place(ofGroup: max(low - 1, 0), centered: centered)
    return after - proposed <= proposed - before ? after : before
  }

  /// The offset that brings an item into the window, at the position asked for.
  func offset(showing item: Int, at position: UICollectionView.ScrollPosition) -> CGFloat {
    guard isOrthogonal, let place = stack.place(of: item) else { return offset }
    let frame = place.frame(ofSlot: item - place.firstItem)
    let (start, length) = (frame.start(stack.axis), frame.size[stack.axis])
    let isRow = stack.axis == .horizontal
    if position.contains(isRow ? .left : .top) { return start }
    if position.contains(isRow ? .centeredHorizontally : .centeredVertically) {
      return start + (length - window) / 2
    }
    if position.contains(isRow ? .right : .bottom) { return start + length - window }
    if start < offset { return start }
    return start + length > offset + window ? start + length - window : offset
  }
}

extension CompositionalSolver {
  /// Brings the offsets of scrolled sections into what is there. One that nobody has scrolled stands at its start,
  /// even where groups rest in the middle, as recorded.
  mutating func settleOffsets() {
    for index in sections.indices where sections[index].isOrthogonal {
      let plan = sections[index]
      guard plan.isTouched else { continue }
      scroll(index, to: plan.restingOffset(for: plan.offset))
    }
  }
}
