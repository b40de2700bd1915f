/// The groups of one section, one after the other.
///
/// Groups that are alike are kept in closed form; a cell that asked for a size of its own costs one group.
@MainActor struct GroupStack {
  let node: GroupNode
  let count: Int
  let axis: LayoutAxis
  let spacing: CGFloat
  let room: CGSize
  let kinds: [String]
  private(set) var runs: [GroupRun] = []
  private(set) var measured = MeasuredItems()
  private let context: SolvingContext
  private let pattern: SolvedGroup
  /// The least step of any run that there was: where it goes back, groups are not in the order of their places.
  private var leastStep: CGFloat = .infinity
  /// Whether the section is as long across as its groups: then nothing is left for flexible edges.
  private let fitsGroups: Bool

  /// A group that is not full is as short as its full one can spare, so that one is filled beyond the last item.
  private static let beyond = 4096

  init(_ section: SectionNode, count: Int, room: CGSize, axis: LayoutAxis, context: SolvingContext)
  {
    node = section.group
    self.count = count
    self.axis = axis
    self.room = room
    self.context = context
    spacing = section.spacing
    fitsGroups = section.scrolling != .none
    var kinds: [String] = []
    section.group.collectKinds(into: &kinds)
    self.kinds = kinds
    pattern =
      count > 0
      ? context.solver(limit: count + Self.beyond).solve(section.group, in: room)
      : SolvedGroup(size: .zero)
    runs = build(from: nil, until: { _ in false })
  }

  /// From the start of the first group to the end of the last.
  var length: CGFloat { runs.last.map { max($0.end, 0) } ?? 0 }

  /// From the lowest place of any group to the highest: groups go back where their spacing is negative, and stand out
  /// of their own stretch where their edges are.
  var reach: ClosedRange<CGFloat> {
    let (before, after) = standing
    guard spacing < 0 || length == 0 else { return -before...length + after }
    let low = runs.map { min($0.start, $0.start(ofGroup: $0.groups - 1)) }.min() ?? 0
    let high = runs.map { max($0.end, $0.start + $0.extent) }.max() ?? 0
    return min(low, 0) - before...max(high, length) + after
  }

  /// How far each group stands out of the stretch that it takes, at its start and at its end.
  private var standing: (before: CGFloat, after: CGFloat) {
    (
      max(-(node.edges.before(axis)?.minimum ?? 0), 0),
      max(-(node.edges.after(axis)?.minimum ?? 0), 0)
    )
  }

  /// The longest group across the stack, with its edges.
  var breadth: CGFloat {
    let edges = node.edges.minimum(axis.other)
    return runs.map { run in
      run.solved.size[axis.other] - run.solved.spare(along: axis.other, used: run.perGroup) + edges
    }.max() ?? 0
  }

  /// From the lowest place of any group across the stack to the highest, with groups as large as if they were full:
  /// in the rest of them may lie items that stand out of theirs.
  var crossReach: ClosedRange<CGFloat> {
    let start = runs.map { crossOffset(of: $0.solved) }.min() ?? 0
    let end = runs.map { crossOffset(of: $0.solved) + $0.solved.size[axis.other] }.max() ?? 0
    return min(start, 0)...max(end, 0)
  }

  var groupCount: Int { runs.last.map { $0.firstGroup + $0.groups } ?? 0 }

  /// The items that have a place. A group that cannot hold its first item holds none.
  var placedCount: Int { runs.last?.endItem ?? 0 }

  /// The reason for which no item shows; nil where items do, or there are none.
  var emptyGroup: EmptyGroup? {
    guard count > 0 else { return nil }
    guard placedCount == 0 else { return pattern.flatness(of: node) }
    // As many items as there were: with gaps the room of a child depends on how many of them there may be.
    return context.solver(limit: count + Self.beyond).reason(for: node, in: room)
  }

  // MARK: Places

  /// Start and length of a group along the stack, without its edges.
  func stretch(ofGroup group: Int) -> (start: CGFloat, length: CGFloat)? {
    guard let run = run(where: { $0.firstGroup > group }), group >= 0, group < groupCount else {
      return nil
    }
    let start = run.start(ofGroup: group - run.firstGroup)
    let before = node.edges.before(axis)?.minimum ?? 0
    return (start + before, run.extent - node.edges.minimum(axis))
  }

  func place(ofGroup group: Int) -> GroupPlace? {
    guard group >= 0, group < groupCount, let run = run(where: { $0.firstGroup > group }) else {
      return nil
    }
    return place(run, group - run.firstGroup)
  }

  func place(of item: Int) -> GroupPlace? {
    guard item >= 0, item < placedCount, let run = run(where: { $0.firstItem > item }) else {
      return nil
    }
    return place(run, (item - run.firstItem) / run.perGroup)
  }

  /// The group that holds a supplementary item.
  func place(ofSupplement number: Int, kind: Int) -> GroupPlace? {
    guard number >= 0, let run = run(where: { $0.supplementStarts[kind] > number }) else {
      return nil
    }
    let perGroup = run.supplementPlaces[kind].count
    guard perGroup > 0 else { return nil }
    let group = (number - run.supplementStarts[kind]) / perGroup
    return group < run.groups ? place(run, group) : nil
  }

  func forEachGroup(touching stretch: ClosedRange<CGFloat>, _ body: (GroupPlace) -> Void) {
    let isOrdered = leastStep > 0
    let (before, after) = standing
    let stretch = stretch.lowerBound - after...stretch.upperBound + before
    let first = isOrdered ? runs.partitioningIndex { $0.end >= stretch.lowerBound } : 0
    for run in runs[first...] {
      if isOrdered, run.start > stretch.upperBound { break }
      for group in run.groups(touching: stretch) { body(place(run, group)) }
    }
  }

  private func run(where isBehind: (GroupRun) -> Bool) -> GroupRun? {
    let index = runs.partitioningIndex(where: isBehind)
    return index > 0 ? runs[index - 1] : nil
  }

  private func place(_ run: GroupRun, _ group: Int) -> GroupPlace {
    var origin = CGPoint.zero
    origin[axis] = run.start(ofGroup: group) + (node.edges.before(axis)?.minimum ?? 0)
    origin[axis.other] = crossOffset(of: run.solved)
    return GroupPlace(
      solved: run.solved, origin: origin, firstItem: run.firstItem + group * run.perGroup,
      used: run.perGroup, extent: run.extent - node.edges.minimum(axis), axis: axis,
      supplementStarts: zip(run.supplementStarts, run.supplementPlaces).map {
        $0 + group * $1.count
      }, supplementPlaces: run.supplementPlaces)
  }

  /// The place across the stack at which a group begins.
  private func crossOffset(of group: SolvedGroup) -> CGFloat {
    let cross = axis.other
    guard let before = node.edges.before(cross) else { return 0 }
    let spare = room[cross] - group.size[cross] - node.edges.minimum(cross)
    let left = fitsGroups ? 0 : max(spare, 0)
    let share = left / CGFloat(max(node.edges.flexibleCount(cross), 1))
    return before.minimum + (before.isFlexible ? share : 0)
  }

  // MARK: Changes

  /// Takes over the size that a cell asked for: its group is solved again, the others only move.
  mutating func measure(_ size: CGSize, of item: Int) {
    guard item < count else { return }
    measured.set(size, of: item)
    guard !runs.isEmpty else {
      runs = build(from: nil, until: { _ in false })
      return
    }
    // A shorter item may now fit into the group before its own.
    let own = max(runs.partitioningIndex { $0.firstItem > item } - 1, 0)
    replace(from: max(own - 1, 0), changed: item)
  }

  /// Takes over many sizes at once.
  mutating func measure(_ sizes: [(item: Int, size: CGSize)]) {
    for (item, size) in sizes where item < count { measured.set(size, of: item) }
    if !sizes.isEmpty { runs = build(from: nil, until: { _ in false }) }
  }

  private mutating func replace(from index: Int, changed item: Int) {
    let before = runs
    var kept = index
    let fresh = build(from: index > 0 ? before[index - 1] : nil) { next in
      while kept < before.count, before[kept].firstItem < next { kept += 1 }
      return next > item && kept < before.count && before[kept].firstItem == next
    }
    let isSettled = kept < before.count && fresh.last?.endItem == before[kept].firstItem
    guard isSettled, let last = fresh.last else {
      runs.replaceSubrange(index..., with: fresh)
      return
    }
    let length = last.nextStart - before[kept].start
    let groups = last.firstGroup + last.groups - before[kept].firstGroup
    let numbers = zip(last.nextSupplements, before[kept].supplementStarts).map { $0 - $1 }
    for place in kept..<runs.count {
      runs[place].move(by: length, groups: groups, supplements: numbers)
    }
    runs.replaceSubrange(index..<kept, with: fresh)
  }

  /// Fills groups from behind `last` until all items have a place, or `isSettled` knows the rest.
  private mutating func build(
    from last: GroupRun?, until isSettled: (Int) -> Bool
  ) -> [GroupRun] {
    guard count > 0, !pattern.slots.isEmpty else { return [] }
    var built: [GroupRun] = []
    var last = last
    while (last?.endItem ?? 0) < count {
      let run = nextRun(after: last)
      built.append(run)
      leastStep = min(leastStep, run.step)
      last = run
      if isSettled(run.endItem) { break }
    }
    return built
  }

  private func nextRun(after last: GroupRun?) -> GroupRun {
    let item = last?.endItem ?? 0
    let next = measured.first(from: item)
    let free = min(next ?? count, count) - item
    let perGroup = pattern.slots.count
    // A measured item may be short enough for the group before its own.
    let full = (next != nil && node.breaksAnew ? max(free - 1, 0) : free) / perGroup
    if full > 0 { return makeRun(pattern, groups: full, used: perGroup, after: last) }
    guard item + free < count else {
      return makeRun(pattern, groups: 1, used: free, after: last)
    }
    let solver = context.solver(
      limit: count + Self.beyond, measured: MeasuredSlots(measured, from: item))
    let solved = solver.solve(node, in: room)
    let isUsable = !solved.slots.isEmpty
    return makeRun(
      isUsable ? solved : pattern, groups: 1,
      used: min(isUsable ? solved.slots.count : perGroup, count - item), after: last)
  }

  private func makeRun(
    _ solved: SolvedGroup, groups: Int, used: Int, after last: GroupRun?
  ) -> GroupRun {
    let extent =
      solved.size[axis] - solved.spare(along: axis, used: used) + node.edges.minimum(axis)
    return GroupRun(
      firstItem: last?.endItem ?? 0, firstGroup: last.map { $0.firstGroup + $0.groups } ?? 0,
      groups: groups, perGroup: used, start: last?.nextStart ?? 0, extent: extent,
      step: extent + spacing, solved: solved,
      supplementStarts: last?.nextSupplements ?? kinds.map { _ in 0 },
      supplementPlaces: supplementPlaces(of: solved, used: used))
  }

  /// The places of a group's supplementary items of each kind, so that nobody has to look through all for one.
  private func supplementPlaces(of solved: SolvedGroup, used: Int) -> [[Int]] {
    var places: [[Int]] = kinds.map { _ in [] }
    for (place, supplement) in solved.supplements.enumerated() where supplement.firstSlot < used {
      if let kind = kinds.firstIndex(of: supplement.node.kind) { places[kind].append(place) }
    }
    return places
  }
}

extension GroupRun {
  var nextSupplements: [Int] {
    zip(supplementStarts, supplementPlaces).map { $0 + groups * $1.count }
  }
}

/// The things that solving takes beside the description: pixels, and the answers of custom groups.
@MainActor struct SolvingContext {
  var pixels: PixelGrid
  var places: (Int, CGSize) -> [CustomPlace]

  func solver(limit: Int, measured: MeasuredSlots = MeasuredSlots()) -> GroupSolver {
    GroupSolver(pixels: pixels, measured: measured, places: places, limit: limit)
  }
}

/// One group of a stack with its place in it.
struct GroupPlace {
  let solved: SolvedGroup
  let origin: CGPoint
  let firstItem: Int
  /// The slots that are filled.
  let used: Int
  let extent: CGFloat
  let axis: LayoutAxis
  let supplementStarts: [Int]
  let supplementPlaces: [[Int]]

  /// The group's own rectangle.
  var frame: CGRect {
    var size = solved.size
    size[axis] = extent
    return CGRect(origin: origin, size: size)
  }

  func frame(ofSlot slot: Int) -> CGRect { solved.slots[slot].frame.moved(by: origin) }

  /// The supplementary item of a kind that has this number in its section.
  func supplement(_ number: Int, kind: Int) -> SolvedGroup.Supplement? {
    let own = number - supplementStarts[kind]
    let places = supplementPlaces[kind]
    return places.indices.contains(own) ? solved.supplements[places[own]] : nil
  }
}
