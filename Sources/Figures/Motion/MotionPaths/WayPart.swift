import CoreGraphics
import Drawing
import Motion

/// How much of its way an arrow in a cell is long: as much as cells have room for, the same for all.
struct WayPart {
  private let divisor: CGFloat
  let words: String

  private static let parts: [(CGFloat, String)] = [
    (4, "a quarter"), (6, "a sixth"), (8, "an eighth"), (12, "a twelfth"), (16, "a sixteenth"),
  ]
  /// Blocks of a crowd are about as large.
  private static let block: CGFloat = 44

  init(_ paths: WaySet, _ stage: ScreenPart, isCrowd: Bool) {
    let fitting = Self.parts.first { divisor, _ in
      let count = paths.ways.count { way in
        let (dx, dy) = (
          abs(way.vector.dx) * stage.scale / divisor, abs(way.vector.dy) * stage.scale / divisor
        )
        let room =
          isCrowd
          ? CGSize(width: Self.block, height: Self.block)
          : CGSize(
            width: way.end.width * stage.scale - 14, height: way.end.height * stage.scale - 14)
        return dx <= room.width && dy <= room.height
      }
      return count * 10 >= paths.ways.count * 9
    }
    (divisor, words) = fitting ?? Self.parts[Self.parts.count - 1]
  }

  /// By element, each around the middle of nowhere.
  func arrows(_ paths: WaySet, _ stage: ScreenPart) -> [ElementID: WayArrow] {
    Dictionary(
      paths.ways.map { way in
        var arrow = arrow(way.vector, stage)
        arrow.isDashed = way.isInvented
        return (way.story.id, arrow)
      }
    ) { first, _ in first }
  }

  private func arrow(_ vector: CGVector, _ stage: ScreenPart) -> WayArrow {
    WayArrow(
      start: .zero,
      end: CGPoint(x: vector.dx * stage.scale / divisor, y: vector.dy * stage.scale / divisor),
      color: FigureInk.ink, startRadius: 0)
  }

  /// The mean ways of those that end near each other.
  func blocks(_ paths: WaySet, on stage: ScreenPart, in viewport: CGRect) -> [WayArrow] {
    let columns = max(Int(stage.size.width / Self.block), 1)
    let rows = max(Int(stage.size.height / Self.block), 1)
    let (width, height) = (
      stage.size.width / CGFloat(columns), stage.size.height / CGFloat(rows)
    )
    var groups = [[CGVector]](repeating: [], count: columns * rows)
    for way in paths.ways {
      let place = stage.point(
        CGPoint(x: way.end.midX - viewport.minX, y: way.end.midY - viewport.minY))
      guard place.x >= 0, place.y >= 0, place.x < stage.size.width, place.y < stage.size.height
      else { continue }
      groups[Int(place.y / height) * columns + Int(place.x / width)].append(way.vector)
    }
    return groups.enumerated().compactMap { index, vectors in
      guard !vectors.isEmpty else { return nil }
      let count = CGFloat(vectors.count)
      let mean = CGVector(
        dx: vectors.reduce(0) { $0 + $1.dx } / count, dy: vectors.reduce(0) { $0 + $1.dy } / count)
      var arrow = arrow(mean, stage)
      arrow.isCased = true
      return arrow.centered(
        at: CGPoint(
          x: (CGFloat(index % columns) + 0.5) * width, y: (CGFloat(index / columns) + 0.5) * height)
      )
    }
  }
}
