public import CoreGraphics
public import Drawing
public import Motion

/// The groups that wait beyond the edges of sections that scroll by themselves: ghosts that fade with their distance,
/// and a bracket at the edge of each window behind which they wait.
public struct SectionGhosts {
  private let area: CGRect
  private var ghosts: [CGRect] = []
  private var windows: [CGRect] = []

  /// So far from the picture they are seen.
  private static let reach: CGFloat = 72
  private static let most = 200

  /// - Parameter area: the part of the content that is in the picture.
  public init(_ snapshot: LayoutSnapshot, beside area: CGRect) {
    self.area = area
    for section in snapshot.outlines
    where section.scrolling != nil && section.frame.isSeen(in: area) {
      let before = ghosts.count
      let band =
        section.scrollsAcross
        ? area.insetBy(dx: -Self.reach, dy: 0) : area.insetBy(dx: 0, dy: -Self.reach)
      for place in section.places {
        let way = CGPoint(
          x: place.minX - section.first.frame.minX, y: place.minY - section.first.frame.minY)
        ghosts += section.first.itemFrames.map { $0.offsetBy(dx: way.x, dy: way.y) }
          .filter { $0.intersects(band) }.map { $0.intersection(band) }
          .filter { !area.holds($0) }
      }
      if ghosts.count > before { windows.append(section.frame.intersection(area)) }
    }
    ghosts = Array(ghosts.prefix(Self.most))
  }

  /// The points that the picture needs at each of its edges.
  private var room: EdgeInsets {
    EdgeInsets(
      top: ghosts.contains { $0.minY < area.minY } ? Self.reach : 0,
      left: ghosts.contains { $0.minX < area.minX } ? Self.reach : 0,
      bottom: ghosts.contains { $0.maxY > area.maxY } ? Self.reach : 0,
      right: ghosts.contains { $0.maxX > area.maxX } ? Self.reach : 0)
  }

  /// The picture with them beside it.
  ///
  /// - Parameter corner: of the area in the picture.
  public func around(_ picture: DrawList, corner: CGPoint) -> DrawList {
    guard !ghosts.isEmpty else { return picture }
    let room = room
    let size = CGSize(
      width: picture.size.width + room.left + room.right,
      height: picture.size.height + room.top + room.bottom)
    let place = PlaneTransform(translationX: room.left, y: room.top)
    let content = PlaneTransform(
      translationX: room.left + corner.x - area.minX, y: room.top + corner.y - area.minY)
    let whole = DrawGroup(transform: place, clip: .rect(picture.bounds), picture.items)
    let items: [DrawItem] = [
      .group(DrawGroup(transform: content, ghosts.map(draw))), .group(whole),
      .group(DrawGroup(transform: content, brackets(room))),
    ]
    return DrawList(size: size, background: picture.background, items)
  }

  private func draw(_ ghost: CGRect) -> DrawItem {
    let distance = max(
      area.minX - ghost.maxX, ghost.minX - area.maxX, area.minY - ghost.maxY,
      ghost.minY - area.maxY, 0)
    let shape = ShapeGeometry.rounded(
      ghost.insetBy(dx: 0.5, dy: 0.5), radius: ScreenPart.radius(of: ghost.size))
    return .group(
      DrawGroup(
        opacity: max(1 - distance / Self.reach, 0.2),
        [
          .shape(
            DrawShape(
              shape, fill: .color(FigureInk.quiet),
              stroke: Stroke(FigureInk.strand, width: 1, dash: [4, 3])))
        ]))
  }

  /// At the edges behind which something waits.
  private func brackets(_ room: EdgeInsets) -> [DrawItem] {
    windows.flatMap { window -> [DrawItem] in
      var sides: [(CGPoint, CGPoint, CGPoint)] = []
      let low = CGPoint(x: window.minX, y: window.minY)
      let high = CGPoint(x: window.maxX, y: window.maxY)
      if room.left > 0 { sides.append((low, CGPoint(x: low.x, y: high.y), CGPoint(x: 6, y: 0))) }
      if room.right > 0 { sides.append((CGPoint(x: high.x, y: low.y), high, CGPoint(x: -6, y: 0))) }
      if room.top > 0 { sides.append((low, CGPoint(x: high.x, y: low.y), CGPoint(x: 0, y: 6))) }
      if room.bottom > 0 {
        sides.append((CGPoint(x: low.x, y: high.y), high, CGPoint(x: 0, y: -6)))
      }
      return sides.map { start, end, tick in
        let line = Outline(through: [
          CGPoint(x: start.x + tick.x, y: start.y + tick.y), start, end,
          CGPoint(x: end.x + tick.x, y: end.y + tick.y),
        ])
        return .stroke(.path(Path(line), rule: .winding), Stroke(FigureInk.ink, width: 2))
      }
    }
  }
}

extension SectionOutline {
  /// Whether it scrolls from side to side, as far as its groups show it.
  fileprivate var scrollsAcross: Bool {
    places.count < 2 || abs(places[1].minX - places[0].minX) >= abs(places[1].minY - places[0].minY)
  }
}

extension GroupOutline {
  /// The rectangles of the items in it; its own where nobody knows them.
  fileprivate var itemFrames: [CGRect] {
    guard parts.isEmpty else { return parts.flatMap(\.itemFrames) }
    return [
      CGRect(
        x: frame.minX + insets.left, y: frame.minY + insets.top,
        width: max(frame.width - insets.left - insets.right, 0),
        height: max(frame.height - insets.top - insets.bottom, 0))
    ]
  }
}
