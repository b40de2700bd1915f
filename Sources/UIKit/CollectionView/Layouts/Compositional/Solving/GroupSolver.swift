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

  /// A child with its size, before it has a place. The node itself is in the row's plan: a group may hold a million
  /// items that are nothing long.
  private struct Candidate {
    var size: CGSize
    var group: SolvedGroup?
    var slotCount: Int
    /// Whether a cell in it has asked for a size, or the one behind it, which may fit into it for that.
    var isMeasured = false

    /// A child that asks for more than all of the row gets all of it.
    mutating func shorten(to room: CGFloat, _ axis: LayoutAxis, of node: GroupNode) {
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
    solved.move(by: CGPoint(x: insets.leading, y: insets.top))
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
    guard !row.children.isEmpty else { return SolvedGroup(size: .zero, axis: row.axis) }
    let plan = RowPlan(row, of: node, inner: inner, pixels: pixels, limit: limit - first)
    var candidates = candidates(row, plan, inner: inner, first: first)
    level(&candidates, plan)
    return place(&candidates, plan, of: node, inner: inner)
  }

  /// The children that the group holds, one after the other until the next has no room.
  private func candidates(
    _ row: GroupRow, _ plan: RowPlan, inner: CGSize, first: Int
  ) -> [Candidate] {
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
        candidate.shorten(to: inner[row.axis], row.axis, of: child)
      }
      let extent = child.extent(of: candidate.size, along: row.axis)
      guard candidate.slotCount > 0, start + extent <= end else { break }
      candidates.append(candidate)
      used = start + extent
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
        size: group.size, group: group, slotCount: group.slots.count,
        isMeasured: measured.hasAny(in: first + slot...first + slot + group.slots.count))
    }
    var size = child.size.points(in: room, pixels)
    if child.size.isOpen, let asked = measured[first + slot] {
      for axis in [LayoutAxis.horizontal, .vertical] where child.size[axis].isOpen {
        size[axis] = asked[axis]
      }
    }
    return Candidate(size: size, group: nil, slotCount: 1)
  }

  /// Gives uniform siblings the longest of their lengths.
  private func level(_ candidates: inout [Candidate], _ plan: RowPlan) {
    for axis in [LayoutAxis.horizontal, .vertical]
    where plan.children.contains(where: { $0.size[axis].kind == .uniform }) {
      let uniform = candidates.indices.filter { plan.child($0).size[axis].kind == .uniform }
      guard let longest = uniform.map({ candidates[$0].size[axis] }).max() else { continue }
      for index in uniform { candidates[index].size[axis] = longest }
    }
  }

  // MARK: Places

  private func place(
    _ candidates: inout [Candidate], _ plan: RowPlan, of node: GroupNode, inner: CGSize
  ) -> SolvedGroup {
    let axis = plan.axis
    let cross = breadth(candidates, plan)
    let innerCross = node.size[axis.other].isOpen ? cross : inner[axis.other]
    let isOpen = node.size[axis].isOpen
    let share = isOpen ? 0 : share(candidates, plan, in: inner[axis])
    let gap = plan.gap + (plan.isFlexible ? share : 0)
    var solved = SolvedGroup(size: .zero, axis: axis, followsContent: node.size[axis.other].isOpen)
    reserve(candidates, plan, in: &solved)
    var cursor: CGFloat = 0
    for index in candidates.indices {
      let child = plan.child(index)
      var frame = CGRect(origin: .zero, size: candidates[index].size)
      cursor += index > 0 ? gap : 0
      let start = cursor
      frame.origin[axis] = cursor + Self.length(child.edges.before(axis), share)
      frame.origin[axis.other] = crossOffset(child, of: frame.size, axis.other, in: innerCross)
      cursor = frame.end(axis) + Self.length(child.edges.after(axis), share)
      let first = solved.slots.count
      let group = add(child, candidates[index].group.take(), at: frame, to: &solved)
      solved.children.append(
        SolvedGroup.Child(
          slots: first..<solved.slots.count, start: start, end: cursor,
          cross: child.extent(of: frame.size, along: axis.other), frame: frame, group: group))
    }
    // Negative gaps and edges may take back more than there is.
    solved.size[axis] = max(cursor, 0)
    solved.size[axis.other] = max(cross, 0)
    return solved
  }

  /// Makes room for all at once, but in a row that begins with a group: it takes over what that one has.
  private func reserve(_ candidates: [Candidate], _ plan: RowPlan, in solved: inout SolvedGroup) {
    let isOfCells = candidates.first?.group == nil
    let anchored = plan.children.contains { !$0.supplements.isEmpty }
    solved.reserve(
      children: candidates.count,
      slots: isOfCells ? candidates.reduce(0) { $0 + $1.slotCount } : 0,
      supplements: isOfCells && anchored
        ? candidates.indices.reduce(0) {
          $0 + (candidates[$1].group?.supplements.count ?? plan.child($1).supplements.count)
        } : 0)
  }

  /// The longest child across the row.
  private func breadth(_ candidates: [Candidate], _ plan: RowPlan) -> CGFloat {
    candidates.indices.lazy.map {
      plan.child($0).extent(of: candidates[$0].size, along: plan.axis.other)
    }.max() ?? 0
  }

  /// The share of each flexible gap in the room that is left.
  private func share(_ candidates: [Candidate], _ plan: RowPlan, in room: CGFloat) -> CGFloat {
    var flexible = plan.isFlexible ? candidates.count - 1 : 0
    var used: CGFloat = 0
    for (index, candidate) in candidates.enumerated() {
      let child = plan.child(index)
      flexible += child.edges.flexibleCount(plan.axis)
      used += child.extent(of: candidate.size, along: plan.axis)
    }
    guard flexible > 0 else { return 0 }
    return max(room - CGFloat(candidates.count - 1) * plan.gap - used, 0) / CGFloat(flexible)
  }

  private static func length(_ gap: GroupGap?, _ share: CGFloat) -> CGFloat {
    guard let gap else { return 0 }
    return gap.minimum + (gap.isFlexible ? share : 0)
  }

  private func crossOffset(
    _ child: GroupNode, of size: CGSize, _ axis: LayoutAxis, in room: CGFloat
  ) -> CGFloat {
    let flexible = child.edges.flexibleCount(axis)
    let left = max(room - child.extent(of: size, along: axis), 0)
    return Self.length(child.edges.before(axis), flexible > 0 ? left / CGFloat(flexible) : 0)
  }

  /// Adds the slots of a child, and answers what stays of it where it is a group. One that is nowhere else is moved
  /// without a copy.
  private func add(
    _ child: GroupNode, _ group: consuming SolvedGroup?, at frame: CGRect,
    to solved: inout SolvedGroup
  ) -> SolvedGroup? {
    guard var group else {
      addCell(child, at: frame, to: &solved)
      return nil
    }
    group.move(by: frame.origin)
    group.handOver(to: &solved)
    return group
  }

  /// A cell is smaller than its slot by its insets; its supplementary items go by the cell.
  private func addCell(_ child: GroupNode, at place: CGRect, to solved: inout SolvedGroup) {
    let insets = child.effectiveInsets
    let frame = CGRect(
      x: place.origin.x + insets.leading, y: place.origin.y + insets.top,
      width: max(place.size.width - insets.sum(.horizontal), 0),
      height: max(place.size.height - insets.sum(.vertical), 0))
    let slot = solved.slots.count
    solved.slots.append(
      SolvedGroup.Slot(frame: frame, zIndex: 0, openAxes: child.size.openAxes))
    solved.supplements += child.supplements.map {
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
