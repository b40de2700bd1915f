/// The room that the children of a row share, and how many of them there may be.
struct RowPlan {
  /// The room whose fractions children are: less by the gaps between them.
  let room: CGSize
  let axis: LayoutAxis
  /// The least between two children.
  let gap: CGFloat
  /// Whether more may be between them.
  let isFlexible: Bool
  /// As many children come at most.
  let most: Int
  /// Whether children stop where the row is full.
  let isBounded: Bool
  /// Each child that there is, before they come again.
  let children: [GroupNode]

  init(
    _ row: GroupRow, of node: GroupNode, inner: CGSize, pixels: PixelGrid, limit: Int
  ) {
    axis = row.axis
    gap = row.spacing?.minimum ?? 0
    isFlexible = row.spacing?.isFlexible == true
    let isOpen = node.size[row.axis].isOpen
    if let count = row.count {
      let count = max(count, 0)
      children = [Self.equalChild(row, count: count, inner: inner[row.axis], pixels)]
      most = count
      isBounded = false
      room = Self.room(inner, row.axis, gaps: CGFloat(count - 1) * gap)
    } else if isOpen {
      // A length that is still open has room for everything once.
      children = row.children
      most = row.children.count
      isBounded = false
      room = Self.room(inner, row.axis, gaps: CGFloat(row.children.count - 1) * gap)
    } else {
      children = row.children
      let count = Self.count(row, inner: inner, limit: limit, pixels)
      most = count ?? .max
      isBounded = true
      room = Self.room(inner, row.axis, gaps: CGFloat((count ?? 1) - 1) * gap)
    }
  }

  /// After so many children the first one comes again.
  var cycle: Int { children.count }

  func child(_ index: Int) -> GroupNode { children[index % children.count] }

  private static func room(_ inner: CGSize, _ axis: LayoutAxis, gaps: CGFloat) -> CGSize {
    var room = inner
    room[axis] = max(room[axis] - max(gaps, 0), 0)
    return room
  }

  /// The repeated child, as long as its equal share.
  private static func equalChild(
    _ row: GroupRow, count: Int, inner: CGFloat, _ pixels: PixelGrid
  ) -> GroupNode {
    var child = row.children[0]
    let gaps = CGFloat(count - 1) * (row.spacing?.minimum ?? 0)
    let share = (inner - gaps) / CGFloat(max(count, 1)) - child.edges.minimum(row.axis)
    child.size[row.axis] = GroupLength(.absolute, pixels.down(max(share, 0)))
    return child
  }

  /// The most children that fit with the gaps between them taken off the room whose fractions they are; nil where
  /// no fraction depends on how many there are.
  private static func count(
    _ row: GroupRow, inner: CGSize, limit: Int, _ pixels: PixelGrid
  ) -> Int? {
    let axis = row.axis
    let gap = row.spacing?.minimum ?? 0
    guard gap > 0, row.children.contains(where: { $0.size[axis].isFraction(of: axis) }) else {
      return nil
    }
    var count = 1
    while count < limit, CGFloat(count) * gap <= inner[axis] + GroupSolver.slack {
      let gaps = CGFloat(count) * gap
      let room = room(inner, axis, gaps: gaps)
      guard
        length(row, count: count + 1, in: room, pixels) + gaps <= inner[axis] + GroupSolver.slack
      else { break }
      count += 1
    }
    return count
  }

  /// The length of so many children without the gaps between them.
  private static func length(
    _ row: GroupRow, count: Int, in room: CGSize, _ pixels: PixelGrid
  ) -> CGFloat {
    let axis = row.axis
    var length: CGFloat = 0
    for (index, child) in row.children.enumerated() {
      let times = (count - index + row.children.count - 1) / row.children.count
      let one = child.size[axis].points(in: room, pixels) + child.edges.minimum(axis)
      length += CGFloat(max(times, 0)) * one
    }
    return length
  }
}
