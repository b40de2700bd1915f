/// One section: its groups, and what lies along its edges, behind and beside them.
@MainActor struct SectionPlan {
  let node: SectionNode
  let space: CompositionalSpace
  private(set) var stack: GroupStack
  private(set) var boundary: BoundaryPlan
  /// The sizes that views beside the cells asked for.
  private(set) var measuredViews: [ViewName: CGSize] = [:]
  /// Start along the scroll axis, of everything that belongs to the section.
  var start: CGFloat = 0
  /// How far the groups of an orthogonal section are scrolled.
  private(set) var offset: CGFloat = 0
  /// How far groups stand out of the section, where insets or spacing are negative.
  private(set) var overhang: CGFloat = 0
  /// Whether it was scrolled at all.
  private(set) var isTouched = false

  /// A supplementary item of a section.
  struct ViewName: Hashable, Sendable {
    var kind: String
    var number: Int
  }

  init(_ node: SectionNode, count: Int, space: CompositionalSpace, context: SolvingContext) {
    self.node = node
    self.space = space
    let axis = node.scrolling == .none ? space.axis : space.axis.other
    stack = GroupStack(
      node, count: count, room: Self.room(node, space), axis: axis, context: context)
    boundary = BoundaryPlan([], region: 0, room: Self.boundaryRoom(node, space), sizes: [])
    placeBoundary()
  }

  var count: Int { stack.count }
  var axis: LayoutAxis { space.axis }
  var isOrthogonal: Bool { node.scrolling != .none }
  var insets: NSDirectionalEdgeInsets { node.insets + node.referenceInsets }
  var end: CGFloat { start + boundary.length }
  /// Start of the section without what its boundary items add.
  var regionStart: CGFloat { start + boundary.before }

  /// Whether a cell or another view of the section has the last word about a size.
  var hasOpenLengths: Bool {
    node.group.hasOpenLengths || node.boundary.contains { $0.size.isOpen }
  }

  /// The room for groups: all of the scroll axis, and what insets leave of the other one. Sections that scroll by
  /// themselves have it the other way around.
  private static func room(_ node: SectionNode, _ space: CompositionalSpace) -> CGSize {
    let insets = node.insets + node.referenceInsets
    let axis = node.scrolling == .none ? space.axis.other : space.axis
    var room = space.size
    room[axis] = max(room[axis] - insets.sum(axis), 0)
    return room
  }

  private static func boundaryRoom(
    _ node: SectionNode, _ space: CompositionalSpace
  ) -> BoundaryPlan.Room {
    let insets = node.followsInsets ? node.insets + node.boundaryInsets : .zero
    let cross = space.axis.other
    var size = space.size
    size[cross] = max(size[cross] - insets.sum(cross), 0)
    return BoundaryPlan.Room(axis: space.axis, crossStart: insets.before(cross), size: size)
  }

  // MARK: Changes

  /// - Parameter isTouched: whether somebody scrolled there.
  mutating func scroll(to offset: CGFloat, isTouched: Bool) {
    self.offset = offset
    self.isTouched = isTouched
  }

  mutating func measure(_ size: CGSize, of item: Int) {
    stack.measure(size, of: item)
    placeBoundary()
  }

  mutating func measure(
    _ sizes: [(item: Int, size: CGSize)], views: [ViewName: CGSize]
  ) {
    stack.measure(sizes)
    measuredViews = views
    placeBoundary()
  }

  mutating func measure(_ size: CGSize, of view: ViewName) {
    measuredViews[view] = size
    placeBoundary()
  }

  private mutating func placeBoundary() {
    let room = Self.boundaryRoom(node, space)
    let sizes = node.boundary.map {
      size(of: $0.size, in: room.size, ViewName(kind: $0.kind, number: 0))
    }
    let region = regionLength
    boundary = BoundaryPlan(node.boundary, region: region, room: room, sizes: sizes)
    let reach = isOrthogonal ? stack.crossReach : stack.reach
    let before = insets.before(axis)
    overhang = max(-before - reach.lowerBound, before + reach.upperBound - region, 0)
  }

  /// Insets and groups. A section with neither items nor boundary items has no extent at all.
  private var regionLength: CGFloat {
    guard count > 0 || !node.boundary.isEmpty else { return 0 }
    let content = isOrthogonal ? stack.breadth : stack.length
    return max(insets.sum(axis) + content, 0)
  }

  private func size(of asked: GroupSize, in room: CGSize, _ name: ViewName) -> CGSize {
    var size = asked.points(in: room, space.pixels)
    guard let measured = measuredViews[name] else { return size }
    for axis in [LayoutAxis.horizontal, .vertical] where asked[axis].isOpen {
      size[axis] = measured[axis]
    }
    return size
  }

  // MARK: Elements

  /// Corner of the first group, as if nothing were scrolled.
  var stackOrigin: CGPoint {
    var origin = CGPoint(x: insets.leading, y: insets.top)
    origin[axis] += regionStart
    return origin
  }

  /// How far the groups stand from their own places.
  var shift: CGPoint {
    var shift = CGPoint.zero
    if isOrthogonal { shift[axis.other] = -offset }
    return shift
  }

  /// The axes along which an element has the last word, and the size that it asked for.
  func openAxes(ofItem item: Int) -> [LayoutAxis] {
    stack.place(of: item).map { $0.solved.slots[item - $0.firstItem].openAxes } ?? []
  }

  func openAxes(of name: ViewName) -> [LayoutAxis] {
    if name.number == 0, let edge = node.boundary.first(where: { $0.kind == name.kind }) {
      return edge.size.openAxes
    }
    guard let kind = stack.kinds.firstIndex(of: name.kind),
      let place = stack.place(ofSupplement: name.number, kind: kind)
    else { return [] }
    return place.supplement(name.number, kind: kind)?.node.size.openAxes ?? []
  }

  func item(_ item: Int) -> PlacedSlot? {
    stack.place(of: item).map { slot(item - $0.firstItem, of: $0) }
  }

  private func slot(_ slot: Int, of place: GroupPlace) -> PlacedSlot {
    let frame = place.frame(ofSlot: slot).moved(by: stackOrigin)
    // Cells stand in front of what is behind their section.
    let least = node.decorations.isEmpty ? Int.min : 1
    return PlacedSlot(
      kind: .cell, number: place.firstItem + slot, frame: space.pixels.placed(frame),
      zIndex: max(place.solved.slots[slot].zIndex, least))
  }

  func supplement(_ name: ViewName) -> PlacedSlot? {
    guard let kind = stack.kinds.firstIndex(of: name.kind),
      let place = stack.place(ofSupplement: name.number, kind: kind),
      let supplement = place.supplement(name.number, kind: kind)
    else { return nil }
    return slot(supplement, name, of: place)
  }

  /// The item or the group that an anchored view belongs to; nil for a view that is not there, or lies along an edge of the section.
  func host(of name: ViewName) -> AnchorHost? {
    guard let kind = stack.kinds.firstIndex(of: name.kind),
      let place = stack.place(ofSupplement: name.number, kind: kind),
      let supplement = place.supplement(name.number, kind: kind)
    else { return nil }
    return supplement.isOfSlot ? .item(place.firstItem + supplement.firstSlot) : .group
  }

  private func supplements(of place: GroupPlace) -> [PlacedSlot] {
    var numbers = place.supplementStarts
    var placed: [PlacedSlot] = []
    for supplement in place.solved.supplements where supplement.firstSlot < place.used {
      let node = supplement.node
      guard let kind = stack.kinds.firstIndex(of: node.kind) else { continue }
      let name = ViewName(kind: node.kind, number: numbers[kind])
      placed.append(slot(supplement, name, of: place))
      numbers[kind] += 1
    }
    return placed
  }

  private func slot(
    _ supplement: SolvedGroup.Supplement, _ name: ViewName, of place: GroupPlace
  ) -> PlacedSlot {
    let node = supplement.node
    var size = supplement.size
    if node.size.isOpen, let measured = measuredViews[name] {
      for axis in node.size.openAxes { size[axis] = measured[axis] }
    }
    let frame = node.frame(on: supplement.host.moved(by: place.origin), size: size)
      .moved(by: stackOrigin)
    return PlacedSlot(
      kind: .supplementary(name.kind), number: name.number, frame: space.pixels.placed(frame),
      zIndex: node.zIndex)
  }

  /// The groups' elements that touch an area of the content, as if nothing were scrolled: first cells, then what is
  /// anchored to them. An element that stands out of its group is looked for where the group is, as UIKit does.
  func groupElements(in area: CGRect) -> (cells: [PlacedSlot], supplements: [PlacedSlot]) {
    let origin = stackOrigin
    let own = area.moved(by: CGPoint(x: -origin.x, y: -origin.y))
    var cells: [PlacedSlot] = []
    var supplements: [PlacedSlot] = []
    // Places are rounded after the groups were searched, by up to half a pixel.
    let stretch =
      (own.start(stack.axis) - 1)...max(own.end(stack.axis) + 1, own.start(stack.axis) - 1)
    stack.forEachGroup(touching: stretch) { place in
      guard space.pixels.placed(place.frame.moved(by: origin)).overlaps(area) else { return }
      for slot in 0..<place.used {
        let placed = self.slot(slot, of: place)
        if placed.frame.overlaps(area) { cells.append(placed) }
      }
      supplements += self.supplements(of: place).filter { $0.frame.overlaps(area) }
    }
    return (cells, supplements)
  }

  func boundaryElements(visible: ClosedRange<CGFloat>?) -> [PlacedSlot] {
    boundary.items.map { item in
      let frame = boundary.frame(of: item, from: regionStart, axis: axis, visible: visible)
      return PlacedSlot(boundary: item, at: frame, axis: axis, visible: visible, space.pixels)
    }
  }

  var decorations: [PlacedSlot] {
    guard boundary.length > 0 else { return [] }
    var whole = CGRect(origin: .zero, size: space.size)
    whole.origin[axis] = start
    whole.size[axis] = boundary.length
    return node.decorations.map { decoration in
      let insets = decoration.insets
      let frame = CGRect(
        x: whole.origin.x + insets.leading, y: whole.origin.y + insets.top,
        width: max(whole.size.width - insets.sum(.horizontal), 0),
        height: max(whole.size.height - insets.sum(.vertical), 0))
      return PlacedSlot(
        kind: .decoration(decoration.kind), number: 0, frame: space.pixels.placed(frame),
        zIndex: decoration.zIndex)
    }
  }
}

/// An element of a section with its place.
struct PlacedSlot: Sendable {
  enum Kind: Hashable, Sendable {
    case cell
    case supplementary(String)
    case decoration(String)
  }

  var kind: Kind
  var number: Int
  var frame: CGRect
  var zIndex: Int
  /// Whether it moves with the groups of a section that scrolls by itself.
  var isBoundary = false

  init(kind: Kind, number: Int, frame: CGRect, zIndex: Int) {
    self.kind = kind
    self.number = number
    self.frame = frame
    self.zIndex = zIndex
  }

  /// The depth that a pinned item gains while it shows.
  private static let pinnedDepth = 1_000_000_000

  init(
    boundary item: BoundaryPlan.Item, at frame: CGRect, axis: LayoutAxis,
    visible: ClosedRange<CGFloat>?, _ pixels: PixelGrid
  ) {
    self.init(
      kind: .supplementary(item.node.kind), number: 0, frame: pixels.placed(frame),
      zIndex: item.node.zIndex)
    isBoundary = true
    guard item.node.isPinned, let visible else { return }
    if frame.start(axis) < visible.upperBound, frame.end(axis) > visible.lowerBound {
      zIndex = min(zIndex, Int.max - Self.pinnedDepth) + Self.pinnedDepth
    }
  }
}

/// The room that the view gives all sections.
struct CompositionalSpace: Equatable, Sendable {
  var axis: LayoutAxis
  var size: CGSize
  var pixels: PixelGrid
}
