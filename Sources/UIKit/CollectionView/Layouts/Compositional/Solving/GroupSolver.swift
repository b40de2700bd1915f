/// Fills one group: how many items it holds, how large they are, and what stands between them.
///
///     leading edge │ item │ trailing edge │ spacing │ leading edge │ item │ …       (along the group's axis)
@MainActor struct GroupSolver {
  let pixels: PixelGrid
  /// The sizes that cells asked for, by their places among the slots of the group that is solved.
  var measured = MeasuredSlots()
  /// The places that a custom group answers for a room.
  var places: (Int, CGSize) -> [CustomPlace]
  /// No group holds more than there are items.
  var limit: Int

  /// Sums of fractions may exceed the room by a few last bits.
  nonisolated static let slack: CGFloat = 0.001

  /// A child with its size, before it has a place.
  private struct Candidate {
    var node: GroupNode
    var size: CGSize
    var group: SolvedGroup?
    var slotCount: Int
    /// Whether a cell in it has asked for a size, or the one behind it, which may fit into it for that.
    var isMeasured = false

    func extent(_ axis: LayoutAxis) -> CGFloat { size[axis] + node.edges.minimum(axis) }

    /// A child that asks for more than all of the row gets all of it.
    mutating func shorten(to room: CGFloat, _ axis: LayoutAxis) {
      size[axis] = min(size[axis], max(room - node.edges.minimum(axis), 0))
    }
  }

  /// The group in a room. `first` is the place of its first slot among those of the outermost group.
  func solve(_ node: GroupNode, in room: CGSize, first: Int = 0) -> SolvedGroup {
    let size = node.size.points(in: room, pixels)
    let insets = node.effectiveInsets
    let inner = innerSize(of: node, in: room)
    var solved: SolvedGroup
    switch node.content {
    case .cell: solved = SolvedGroup(size: size)
    case .custom(let number): solved = custom(number, size: size, inner: inner)
    case .row(let row): solved = fill(row, of: node, inner: inner, first: first)
    }
    move(&solved, by: CGPoint(x: insets.leading, y: insets.top))
    for axis in [LayoutAxis.horizontal, .vertical] {
      solved.size[axis] = node.size[axis].isOpen ? solved.size[axis] : size[axis]
    }
    anchor(node.supplements, to: &solved, in: room)
    return solved
  }

  /// The room that a group gives its items.
  func innerSize(of node: GroupNode, in room: CGSize) -> CGSize {
    let size = node.size.points(in: room, pixels)
    let insets = node.effectiveInsets
    return CGSize(
      width: max(size.width - insets.sum(.horizontal), 0),
      height: max(size.height - insets.sum(.vertical), 0))
  }

  private func custom(_ number: Int, size: CGSize, inner: CGSize) -> SolvedGroup {
    var solved = SolvedGroup(size: size)
    for place in places(number, inner).prefix(max(limit, 0)) where place.frame.isUsable {
      solved.slots.append(SolvedGroup.Slot(frame: place.frame, zIndex: place.zIndex))
    }
    return solved
  }

  private func move(_ solved: inout SolvedGroup, by offset: CGPoint) {
    guard offset != .zero else { return }
    for index in solved.slots.indices {
      solved.slots[index].frame = solved.slots[index].frame.moved(by: offset)
    }
    for index in solved.supplements.indices {
      solved.supplements[index].host = solved.supplements[index].host.moved(by: offset)
    }
  }

  /// The supplementary items of the group itself. A fraction of theirs is one of the room that the group is in.
  private func anchor(_ nodes: [AnchoredNode], to solved: inout SolvedGroup, in room: CGSize) {
    guard !nodes.isEmpty, !solved.slots.isEmpty else { return }
    let host = CGRect(origin: .zero, size: solved.size)
    solved.supplements += nodes.map {
      SolvedGroup.Supplement(
        node: $0, host: host, size: $0.size.points(in: room, pixels), firstSlot: 0)
    }
  }

  // MARK: Rows

  private func fill(
    _ row: GroupRow, of node: GroupNode, inner: CGSize, first: Int
  ) -> SolvedGroup {
    var candidates = candidates(row, of: node, inner: inner, first: first)
    level(&candidates)
    return place(candidates, row, of: node, inner: inner)
  }

  /// The children that the group holds, one after the other until the next has no room.
  private func candidates(
    _ row: GroupRow, of node: GroupNode, inner: CGSize, first: Int
  ) -> [Candidate] {
    guard !row.children.isEmpty else { return [] }
    let plan = RowPlan(row, of: node, inner: inner, pixels: pixels, limit: limit - first)
    var candidates: [Candidate] = []
    var used: CGFloat = 0
    var slot = 0
    let end = plan.isBounded ? inner[row.axis] + Self.slack : .infinity
    while slot < limit - first, candidates.count < plan.most {
      let child = plan.child(candidates.count)
      let start = used + (candidates.isEmpty ? 0 : plan.gap)
      // A group that has no room is not filled in vain: a hundred of them in one another would take for ever.
      guard leastEnd(of: child, from: start, row.axis, in: plan.room) <= end else { break }
      var candidate =
        known(child: candidates.count, of: plan, among: candidates, from: first + slot)
        ?? candidate(child, in: plan.room, slot: slot, first: first)
      if candidates.isEmpty, plan.isBounded, child.size[row.axis].isOpen {
        candidate.shorten(to: inner[row.axis], row.axis)
      }
      guard candidate.slotCount > 0, start + candidate.extent(row.axis) <= end else { break }
      candidates.append(candidate)
      used = start + candidate.extent(row.axis)
      slot += candidate.slotCount
    }
    return candidates
  }

  /// The end of a child as far as it is known before the child is filled.
  private func leastEnd(
    of child: GroupNode, from start: CGFloat, _ axis: LayoutAxis, in room: CGSize
  ) -> CGFloat {
    let length = child.size[axis].isOpen ? 0 : child.size[axis].points(in: room, pixels)
    return start + length + child.edges.minimum(axis)
  }

  /// The same group as one before it in the row, where no cell of either has asked for a size.
  private func known(
    child index: Int, of plan: RowPlan, among candidates: [Candidate], from slot: Int
  ) -> Candidate? {
    guard index >= plan.cycle else { return nil }
    let before = candidates[index - plan.cycle]
    guard before.group != nil, !before.isMeasured,
      !measured.hasAny(in: slot...slot + before.slotCount)
    else { return nil }
    return before
  }

  private func candidate(_ child: GroupNode, in room: CGSize, slot: Int, first: Int) -> Candidate {
    guard case .cell = child.content else {
      let group = solve(child, in: room, first: first + slot)
      return Candidate(
        node: child, size: group.size, group: group, slotCount: group.slots.count,
        isMeasured: measured.hasAny(in: first + slot...first + slot + group.slots.count))
    }
    var size = child.size.points(in: room, pixels)
    if child.size.isOpen, let asked = measured[first + slot] {
      for axis in [LayoutAxis.horizontal, .vertical] where child.size[axis].isOpen {
        size[axis] = asked[axis]
      }
    }
    return Candidate(node: child, size: size, group: nil, slotCount: 1)
  }

  /// Gives uniform siblings the longest of their lengths.
  private func level(_ candidates: inout [Candidate]) {
    for axis in [LayoutAxis.horizontal, .vertical] {
      let uniform = candidates.indices.filter { candidates[$0].node.size[axis].kind == .uniform }
      guard let longest = uniform.map({ candidates[$0].size[axis] }).max() else { continue }
      for index in uniform { candidates[index].size[axis] = longest }
    }
  }

  // MARK: Places

  private func place(
    _ candidates: [Candidate], _ row: GroupRow, of node: GroupNode, inner: CGSize
  ) -> SolvedGroup {
    let axis = row.axis
    let cross = candidates.map { $0.extent(axis.other) }.max() ?? 0
    let innerCross = node.size[axis.other].isOpen ? cross : inner[axis.other]
    let isOpen = node.size[axis].isOpen
    let share = isOpen ? 0 : share(candidates, row, in: inner[axis])
    let gap = (row.spacing?.minimum ?? 0) + (row.spacing?.isFlexible == true ? share : 0)
    var solved = SolvedGroup(size: .zero)
    solved.axis = axis
    solved.followsContent = node.size[axis.other].isOpen
    var cursor: CGFloat = 0
    for (index, candidate) in candidates.enumerated() {
      cursor += index > 0 ? gap : 0
      let start = cursor
      var origin = CGPoint.zero
      origin[axis] = cursor + Self.length(candidate.node.edges.before(axis), share)
      origin[axis.other] = crossOffset(candidate, axis.other, in: innerCross)
      cursor = origin[axis] + candidate.size[axis]
      cursor += Self.length(candidate.node.edges.after(axis), share)
      add(candidate, at: origin, along: (start, cursor), to: &solved)
    }
    solved.size[axis] = cursor
    solved.size[axis.other] = cross
    return solved
  }

  /// The share of each flexible gap in the room that is left.
  private func share(_ candidates: [Candidate], _ row: GroupRow, in room: CGFloat) -> CGFloat {
    var flexible = candidates.reduce(0) { $0 + $1.node.edges.flexibleCount(row.axis) }
    if row.spacing?.isFlexible == true { flexible += candidates.count - 1 }
    guard flexible > 0 else { return 0 }
    let gaps = CGFloat(candidates.count - 1) * (row.spacing?.minimum ?? 0)
    let left = room - gaps - candidates.reduce(0) { $0 + $1.extent(row.axis) }
    return max(left, 0) / CGFloat(flexible)
  }

  private static func length(_ gap: GroupGap?, _ share: CGFloat) -> CGFloat {
    guard let gap else { return 0 }
    return gap.minimum + (gap.isFlexible ? share : 0)
  }

  private func crossOffset(
    _ candidate: Candidate, _ axis: LayoutAxis, in room: CGFloat
  ) -> CGFloat {
    let edges = candidate.node.edges
    let flexible = edges.flexibleCount(axis)
    let left = max(room - candidate.extent(axis), 0)
    return Self.length(edges.before(axis), flexible > 0 ? left / CGFloat(flexible) : 0)
  }

  private func add(
    _ candidate: Candidate, at origin: CGPoint, along stretch: (start: CGFloat, end: CGFloat),
    to solved: inout SolvedGroup
  ) {
    let first = solved.slots.count
    if let group = candidate.group {
      var moved = group
      move(&moved, by: origin)
      solved.slots += moved.slots
      for var supplement in moved.supplements {
        supplement.firstSlot += first
        solved.supplements.append(supplement)
      }
    } else {
      addCell(candidate, at: origin, &solved)
    }
    solved.children.append(
      SolvedGroup.Child(
        slots: first..<solved.slots.count, start: stretch.start, end: stretch.end,
        cross: candidate.extent(solved.axis?.other ?? .vertical),
        frame: CGRect(origin: origin, size: candidate.size), group: candidate.group))
  }

  /// A cell is smaller than its slot by its insets; its supplementary items go by the cell.
  private func addCell(_ candidate: Candidate, at origin: CGPoint, _ solved: inout SolvedGroup) {
    let insets = candidate.node.effectiveInsets
    let frame = CGRect(
      x: origin.x + insets.leading, y: origin.y + insets.top,
      width: max(candidate.size.width - insets.sum(.horizontal), 0),
      height: max(candidate.size.height - insets.sum(.vertical), 0))
    let slot = solved.slots.count
    solved.slots.append(
      SolvedGroup.Slot(frame: frame, zIndex: 0, openAxes: candidate.node.size.openAxes))
    solved.supplements += candidate.node.supplements.map {
      SolvedGroup.Supplement(
        node: $0, host: frame, size: $0.size.points(in: frame.size, pixels), firstSlot: slot,
        isOfSlot: true)
    }
  }
}

extension CGRect {
  /// Whether anything can be placed here.
  var isUsable: Bool {
    [origin.x, origin.y, size.width, size.height].allSatisfy { $0 == $0.bounded }
      && size.width >= 0 && size.height >= 0
  }
}
