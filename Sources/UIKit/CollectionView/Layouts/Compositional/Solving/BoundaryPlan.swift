/// The supplementary items along the edges of a section, or of the whole layout, and what they add to its length.
///
///     │ extension │ region: insets, groups, insets │ extension │      (along the scroll axis)
struct BoundaryPlan: Sendable {
  private(set) var items: [Item] = []
  /// Length that is added before and behind the region.
  private(set) var before: CGFloat = 0
  private(set) var after: CGFloat = 0
  /// Length of the region, raised to that of the longest item beside it.
  private(set) var region: CGFloat

  struct Item: Sendable {
    var node: BoundaryNode
    var size: CGSize
    /// Start along the scroll axis, counted from the region's, and across it.
    var main: CGFloat
    var cross: CGFloat
  }

  /// The range across the scroll axis in which the items lie, and the room whose fractions they are.
  struct Room: Sendable {
    var axis: LayoutAxis
    var crossStart: CGFloat
    var size: CGSize
  }

  init(_ nodes: [BoundaryNode], region length: CGFloat, room: Room, sizes: [CGSize]) {
    region = length
    for (node, size) in zip(nodes, sizes) where node.extends && node.side(room.axis) == .middle {
      region = max(region, size[room.axis])
    }
    for (node, size) in zip(nodes, sizes) {
      let item = Item(
        node: node, size: size, main: main(node, size[room.axis], along: room.axis),
        cross: Self.cross(node, size[room.axis.other], in: room))
      items.append(item)
      guard node.extends else { continue }
      switch node.side(room.axis) {
      case .before: before = max(before, -item.main)
      case .after: after = max(after, item.main + size[room.axis] - region)
      case .middle: break
      }
    }
  }

  /// Length of everything along the scroll axis.
  var length: CGFloat { before + region + after }

  private func main(_ node: BoundaryNode, _ length: CGFloat, along axis: LayoutAxis) -> CGFloat {
    let offset = node.offset[axis].bounded
    switch node.side(axis) {
    case .before: return (node.extends ? -length : 0) + offset
    case .after: return (node.extends ? region : region - length) + offset
    case .middle: return (region - length) / 2 + offset
    }
  }

  private static func cross(_ node: BoundaryNode, _ length: CGFloat, in room: Room) -> CGFloat {
    let axis = room.axis.other
    let offset = node.offset[axis].bounded
    let left = room.size[axis] - length
    switch node.side(axis) {
    case .before: return room.crossStart + offset
    case .after: return room.crossStart + left + offset
    case .middle: return room.crossStart + left / 2 + offset
    }
  }

  /// The rectangle of an item whose region starts at `start`, kept in sight where it is pinned.
  func frame(of item: Item, from start: CGFloat, axis: LayoutAxis, visible: ClosedRange<CGFloat>?)
    -> CGRect
  {
    var origin = CGPoint.zero
    origin[axis] = start + item.main
    origin[axis.other] = item.cross
    guard let visible, item.node.isPinned else { return CGRect(origin: origin, size: item.size) }
    let length = item.size[axis]
    switch item.node.side(axis) {
    case .before:
      let high = max(start + region - length, origin[axis])
      origin[axis] = min(max(visible.lowerBound, origin[axis]), high)
    case .after:
      let low = min(start, origin[axis])
      origin[axis] = max(min(visible.upperBound - length, origin[axis]), low)
    case .middle: break
    }
    return CGRect(origin: origin, size: item.size)
  }
}
