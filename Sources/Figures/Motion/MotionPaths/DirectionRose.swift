import CoreGraphics
import Drawing
import Motion

/// Ways that lead everywhere: around one point an arrow for each of eight directions, as thick as many go there and as
/// long as they go far, with their number at its end.
struct DirectionRose {
  let items: [DrawItem]
  let size: CGSize

  /// From the middle to where arrows begin, and from there to the end of the shortest one.
  private static let hole: CGFloat = 6
  private static let shortest: CGFloat = 14
  /// Beyond the longest one, for a number.
  private static let rim = CGSize(width: 24, height: 15)
  private static let widths: ClosedRange<CGFloat> = 2...6

  /// - Parameter reach: from the middle to the end of the longest arrow.
  init(_ ways: [TakenWay], color: ThemedColor, reach: CGFloat) {
    let size = CGSize(
      width: 2 * (reach + Self.rim.width), height: 2 * (reach + Self.rim.height))
    let center = CGPoint(x: size.width / 2, y: size.height / 2)
    let groups = Dictionary(grouping: ways) { Heading($0.vector) }
    let lengths = groups.mapValues { ways in
      ways.reduce(0) { $0 + $1.length } / CGFloat(ways.count)
    }
    let (farthest, most) = (lengths.values.max() ?? 1, groups.values.map(\.count).max() ?? 1)
    let ring = DrawItem.stroke(
      .circle(center: center, radius: reach), Stroke(FigureInk.hairline, width: 1))
    items =
      [ring]
      + Heading.allCases.flatMap { heading -> [DrawItem] in
        guard let count = groups[heading]?.count, let length = lengths[heading] else { return [] }
        let free = reach - Self.hole - Self.shortest
        let end = Self.hole + Self.shortest + free * length / max(farthest, 1)
        let arrow = WayArrow(
          start: center.onCircle(radius: Self.hole, angle: heading.angle),
          end: center.onCircle(radius: end, angle: heading.angle), color: color,
          width: Self.widths.lowerBound
            + (Self.widths.upperBound - Self.widths.lowerBound) * CGFloat(count) / CGFloat(most),
          startRadius: 0)
        let label = Label(CountWords.digits(count), FigureType.distance)
        let place = CGPoint(
          x: center.x + cos(heading.angle) * (reach + 6 + label.size.width / 2),
          y: center.y + sin(heading.angle) * (reach + 9))
        return arrow.items + [label.item(centeredAt: place)]
      }
    self.size = size
  }
}

extension Heading {
  /// From the right on, with the clock.
  fileprivate var angle: CGFloat {
    let eighths: CGFloat =
      switch self {
      case .right: 0
      case .downRight: 1
      case .down: 2
      case .downLeft: 3
      case .left: 4
      case .upLeft: 5
      case .up: 6
      case .upRight: 7
      }
    return eighths * .pi / 4
  }
}
