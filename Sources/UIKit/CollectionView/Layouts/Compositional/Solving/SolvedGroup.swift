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
  }

  /// A child with the slots that it brings.
  struct Child: Sendable {
    var slots: Range<Int>
    var start: CGFloat
    var end: CGFloat
    /// The length across the row.
    var cross: CGFloat
    var group: SolvedGroup?
  }

  /// How much shorter the group becomes along an axis if only its first slots are filled.
  ///
  ///     used of a row of three:  │ one │ two │ - - - │     along its own axis by what stands behind the last one,
  ///                                                       across it by what all of its children can spare
  func spare(along axis: LayoutAxis, used: Int) -> CGFloat {
    guard let own = self.axis, used < slots.count else { return 0 }
    let present = children.filter { $0.slots.lowerBound < used }
    guard let last = present.last, let end = children.map(\.end).max() else { return 0 }
    if own == axis {
      let behind = end - last.end
      return behind + (last.group?.spare(along: axis, used: used - last.slots.lowerBound) ?? 0)
    }
    let spares = present.map { child in
      child.group?.spare(along: axis, used: used - child.slots.lowerBound) ?? 0
    }
    guard followsContent else { return spares.min() ?? 0 }
    let longest = zip(present, spares).map { $0.cross - $1 }.max() ?? 0
    return (children.map(\.cross).max() ?? 0) - longest
  }
}
