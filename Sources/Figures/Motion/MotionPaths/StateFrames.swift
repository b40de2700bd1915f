import CoreGraphics

/// The places of a state before and one after it: beside each other, or below each other where that shows wide ones
/// clearly larger.
struct StateFrames {
  /// Of both states alike.
  let scale: CGFloat
  /// Of the heading of the second one; that of the first is the origin.
  let secondCorner: CGPoint
  /// With headings and edges.
  let height: CGFloat

  private static let gap: CGFloat = 20
  private static let clearly: CGFloat = 1.25
  /// Through the height: others would make a page longer than anybody sees at once.
  private static let wide: CGFloat = 1.4
  private static let leastHeight: CGFloat = 80

  /// - Parameters:
  ///   - sizes: of both states.
  ///   - room: without the heading of one row.
  ///   - head: the height of a heading.
  init(_ sizes: [CGSize], room: CGSize, head: CGFloat) {
    let pad = GridPanel.pad
    let column = ((room.width - Self.gap) / 2).rounded(.down)
    let beside = Self.scale(
      of: sizes, in: CGSize(width: column - 2 * pad, height: max(room.height, Self.leastHeight)))
    let free = (room.height - head - Self.gap - 4 * pad) / 2
    let below = Self.scale(of: sizes, in: CGSize(width: room.width - 2 * pad, height: free))
    let heights = sizes.map(\.height)
    let areWide = sizes.allSatisfy { $0.width > $0.height * Self.wide }
    if areWide, free > 0, below > beside * Self.clearly {
      scale = below
      let first = head + (heights.first ?? 0) * below + 2 * pad
      secondCorner = CGPoint(x: 0, y: (first + Self.gap).rounded(.up))
      height = secondCorner.y + head + (heights.last ?? 0) * below + 2 * pad
    } else {
      scale = beside
      secondCorner = CGPoint(x: column + Self.gap, y: 0)
      height = head + (heights.max() ?? 0) * beside + 2 * pad
    }
  }

  private static func scale(of sizes: [CGSize], in room: CGSize) -> CGFloat {
    min(
      1, sizes.map { room.width / max($0.width, 1) }.min() ?? 1,
      sizes.map { room.height / max($0.height, 1) }.min() ?? 1)
  }
}
