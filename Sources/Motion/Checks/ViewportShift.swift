public import CoreGraphics

/// How much of the screen jumps from one moment to the next, and how far: 0 where everything stands still or is
/// only scrolled, 1 where all of the screen moves by its whole height.
///
/// The score is the share of the screen that jumping elements cover before and after, times their longest way as a
/// share of the longer side. Places count in the content, so that scrolling alone is no jump.
public struct ViewportShift: Hashable, Sendable {
  /// From 0, nothing jumps, to 1, the whole screen jumps by its longer side.
  public let value: Double
  /// Those that jump, with the longest way first.
  public let elements: [ElementID]

  /// Shorter ways than this are not noticed.
  private static let leastWay: CGFloat = 3

  /// Compares two moments of one layout; elements that are seen in only one of them do not count.
  public init(from before: LayoutSnapshot, to after: LayoutSnapshot) {
    let jumps = Self.jumps(before, after)
    elements = jumps.map(\.id)
    let screen = after.viewport
    guard let longest = jumps.first?.way, screen.width > 0, screen.height > 0 else {
      value = 0
      return
    }
    let covered = RectangleUnion(jumps.flatMap(\.seen)).area
    let impact = min(covered / (screen.width * screen.height), 1)
    value = Double(impact * min(longest / max(screen.width, screen.height), 1))
  }

  private struct Jump {
    let id: ElementID
    let way: CGFloat
    /// Its places on the screen, before and after.
    let seen: [CGRect]
  }

  private static func jumps(_ before: LayoutSnapshot, _ after: LayoutSnapshot) -> [Jump] {
    let earlier = Dictionary(before.elements.map { ($0.id, $0.frame) }) { first, _ in first }
    return after.elements.compactMap { element -> Jump? in
      let frame = element.frame
      guard let start = earlier[element.id], start.isFinite, frame.isFinite else { return nil }
      let seen = [seen(start, in: before), seen(frame, in: after)].compactMap(\.self)
      // Who comes on screen, or leaves it, does not jump.
      guard seen.count == 2 else { return nil }
      let way = hypot(frame.minX - start.minX, frame.minY - start.minY)
      return way >= leastWay ? Jump(id: element.id, way: way, seen: seen) : nil
    }
    .sorted { $0.way > $1.way }
  }

  private static func seen(_ frame: CGRect, in snapshot: LayoutSnapshot) -> CGRect? {
    let part = frame.intersection(snapshot.viewport)
    guard !part.isNull, !part.isEmpty else { return nil }
    return part.offsetBy(dx: -snapshot.viewport.minX, dy: -snapshot.viewport.minY)
  }
}

extension Transition {
  /// The worst jump between two frames, the steps from `before` to the first moment and from the last one to
  /// `after` among them, with the time at which it is done.
  public func worstShift(framesPerSecond: Double = 60) -> (score: ViewportShift, time: TimeInterval)
  {
    let count = max(1, Int((duration * framesPerSecond).rounded(.up)))
    var worst = (score: ViewportShift(from: before, to: before), time: TimeInterval(0))
    var last = before
    for frame in 0...min(count, 100_000) {
      let time = duration * Double(frame) / Double(count)
      let now = snapshot(at: time)
      let score = ViewportShift(from: last, to: now)
      if score.value > worst.score.value { worst = (score, time) }
      last = now
    }
    return worst
  }
}

/// The area that rectangles cover together.
struct RectangleUnion {
  private let rects: [CGRect]

  init(_ rects: [CGRect]) {
    self.rects = rects.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Strip by strip: between two neighbouring edges the same rectangles are there.
  var area: CGFloat {
    let edges = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    return zip(edges, edges.dropFirst()).reduce(0) { area, strip in
      let crossing = rects.filter { $0.minY <= strip.0 && $0.maxY >= strip.1 }
      return area + Self.length(crossing) * (strip.1 - strip.0)
    }
  }

  private static func length(_ rects: [CGRect]) -> CGFloat {
    var (length, reached) = (CGFloat(0), -CGFloat.infinity)
    for rect in rects.sorted(by: { $0.minX < $1.minX }) where rect.maxX > reached {
      length += rect.maxX - max(rect.minX, reached)
      reached = rect.maxX
    }
    return length
  }
}
