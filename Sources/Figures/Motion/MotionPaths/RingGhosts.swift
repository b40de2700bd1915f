import CoreGraphics
import Drawing
import Motion

/// The elements that are gone from a ring: at their places where these are free, else farther inside.
struct RingGhosts {
  private(set) var items: [DrawItem] = []
  private(set) var boxes: [CGRect] = []
  /// The places at which they stand.
  private(set) var places: [ElementID: CGRect] = [:]
  /// Those that find no room.
  private(set) var unnamed: [ElementStory] = []

  init(
    _ paths: WaySet, _ cells: [PathCell], stage: ScreenPart,
    ring: (center: CGPoint, radius: CGFloat, reach: CGFloat)
  ) {
    let viewport = paths.story.transition.before.viewport
    for story in paths.seen where story.isGone && story.hasBadge {
      guard let place = story.before, place.isDrawable else { continue }
      let frame = stage.frame(of: place, in: viewport)
      let isFree = !cells.contains { $0.frame.intersects(frame) }
      let inner = ring.radius - 2 * ring.reach - 8
      guard isFree || inner > ring.reach, frame.width >= 26 else {
        unnamed.append(story)
        continue
      }
      let angle = atan2(frame.midY - ring.center.y, frame.midX - ring.center.x)
      let middle = isFree ? frame.center : ring.center.onCircle(radius: inner, angle: angle)
      let shift = CGPoint(x: middle.x - frame.midX, y: middle.y - frame.midY)
      let box = frame.offsetBy(dx: shift.x, dy: shift.y)
      guard !boxes.contains(where: box.intersects) else {
        unnamed.append(story)
        continue
      }
      boxes.append(box)
      places[story.id] = box
      let cell = PathCell(place, of: story, on: stage, in: viewport)
      items.append(.moved(Self.ghost(cell), by: shift))
    }
  }

  private static func ghost(_ cell: PathCell) -> [DrawItem] {
    let mark = RoleMark(cell.story.role)
    let stroke = Stroke(.color(mark.color), width: 2, cap: .round, join: .round, dash: [0, 4])
    var items: [DrawItem] = [
      .fill(cell.shape(inset: 4), cell.fill(isQuiet: false).faded(by: 0.28)),
      .stroke(cell.shape(inset: 1), stroke),
    ]
    let style = FigureType.smallName
    if let label = Label(cell.story.label, style, width: max(cell.frame.width - 8, 30)) {
      items.append(label.item(centeredAt: cell.frame.center))
    }
    let away = cell.frame.width / 2 * 0.707
    return items
      + mark.cutBadge(
        at: CGPoint(x: cell.frame.midX - away, y: cell.frame.midY - away),
        size: cell.frame.width >= 30 ? 16 : 12, on: FigureInk.surface)
  }
}

/// The size that an element starts with, compared with its size at its end.
struct StartSize {
  private let share: CGFloat

  init(_ way: TakenWay) {
    share = way.end.width > 0 ? way.start.width / way.end.width : 1
  }

  /// "a tenth of its size"; nil where it is about as large.
  func words(isOne: Bool) -> String? {
    guard share.isFinite, abs(share - 1) > 0.03 else { return nil }
    let whose = isOne ? "its" : "their"
    let named: [(CGFloat, String)] = [
      (0.1, "a tenth of"), (0.25, "a quarter of"), (1 / 3, "a third of"), (0.5, "half"),
    ]
    let word = named.first { abs($0.0 - share) < 0.01 }?.1 ?? "\(FigureText.share(share)) of"
    return share < 0.005 ? "without any size" : "\(word) \(whose) size"
  }
}

extension CGPoint {
  /// From the nearest point between the two.
  func distance(toLineFrom start: CGPoint, to end: CGPoint) -> CGFloat {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let square = dx * dx + dy * dy
    let share = square > 0 ? ((x - start.x) * dx + (y - start.y) * dy) / square : 0
    let near = min(max(share, 0), 1)
    return hypot(start.x + dx * near - x, start.y + dy * near - y)
  }
}
