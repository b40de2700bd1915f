/// One group with everything in it placed, relative to its own corner and before any rounding.
struct SolvedGroup: Sendable {
  var size: CGSize
  /// The cells in order, wherever they are nested.
  var slots: [Slot] = []
  var supplements: [Supplement] = []
  /// The direct children of a row.
  var children: [Child] = []
  var axis: LayoutAxis?
  /// Whether the length across its axis follows from what is in it.
  var followsContent = false

  struct Slot: Sendable {
    var frame: CGRect
    var zIndex: Int
    /// The axes along which the cell has the last word.
    var openAxes: [LayoutAxis] = []
  }

  struct Supplement: Sendable {
    var node: AnchoredNode
    var host: CGRect
    /// The size of the item; nil where it is still open, and the item has the last word.
    var size: CGSize
    /// It is there as soon as this slot is filled.
    var firstSlot: Int
    /// Whether it belongs to that slot alone, and not to a group that begins with it.
    var isOfSlot = false
  }

  /// A child with the slots that it brings.
  struct Child: Sendable {
    var slots: Range<Int>
    var start: CGFloat
    var end: CGFloat
    /// The length across the row.
    var cross: CGFloat
    /// Its own rectangle without its edges, from the corner of the room that the group gives its items.
    var frame: CGRect
    /// The group that the child is, without slots and supplementary items: those are the row's own.
    var group: SolvedGroup?
  }

  /// Makes room for as many children and slots, and for what is anchored to them.
  mutating func reserve(children count: Int, slots slotCount: Int, supplements anchored: Int) {
    children.reserveCapacity(count)
    slots.reserveCapacity(slotCount)
    supplements.reserveCapacity(anchored)
  }

  mutating func move(by offset: CGPoint) {
    guard offset != .zero else { return }
    for index in slots.indices { slots[index].frame = slots[index].frame.moved(by: offset) }
    for index in supplements.indices {
      supplements[index].host = supplements[index].host.moved(by: offset)
    }
  }

  /// Adds its slots and supplementary items to those of the row that it is in, and keeps none: in a hundred groups in
  /// one another a million of them are there once.
  mutating func handOver(to row: inout SolvedGroup) {
    let first = row.slots.count
    if first == 0 {
      row.slots = slots
      row.supplements = supplements
    } else {
      row.slots += slots
      for var supplement in supplements {
        supplement.firstSlot += first
        row.supplements.append(supplement)
      }
    }
    slots = []
    supplements = []
  }

  /// How much shorter the group becomes along an axis if only its first slots are filled.
  ///
  ///     used of a row of three:  │ one │ two │ - - - │     along its own axis by what stands behind the last one,
  ///                                                       across it by what all of its children can spare
  ///
  /// Children that stand out of the group only become shorter outside of it at first.
  func spare(along axis: LayoutAxis, used: Int) -> CGFloat {
    spare(along: axis, used: used, of: slots.count)
  }

  fileprivate func spare(along axis: LayoutAxis, used: Int, of count: Int) -> CGFloat {
    guard let own = self.axis, used < count else { return 0 }
    // Children are in the order of their slots: nothing of a million of them is copied.
    let present = children[..<children.partitioningIndex { $0.slots.lowerBound >= used }]
    guard let last = present.last, let end = children.lazy.map(\.end).max() else { return 0 }
    if own == axis {
      let behind = end - last.end
      let spare = behind + last.spare(along: axis, used: used)
      return less(spare, ofLength: end, along: axis)
    }
    let spares = present.lazy.map { (cross: $0.cross, spare: $0.spare(along: axis, used: used)) }
    guard followsContent else {
      return spares.map { less($0.spare, ofLength: $0.cross, along: axis) }.min() ?? 0
    }
    let longest = spares.map { $0.cross - $0.spare }.max() ?? 0
    return (children.lazy.map(\.cross).max() ?? 0) - longest
  }

  /// The part of `spare` that the group itself becomes shorter by.
  private func less(_ spare: CGFloat, ofLength length: CGFloat, along axis: LayoutAxis) -> CGFloat {
    min(max(spare - max(length - size[axis], 0), 0), max(size[axis], 0))
  }
}

extension SolvedGroup.Child {
  fileprivate func spare(along axis: LayoutAxis, used: Int) -> CGFloat {
    group?.spare(along: axis, used: used - slots.lowerBound, of: slots.count) ?? 0
  }
}
