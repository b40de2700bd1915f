import CoreGraphics

/// The area that rectangles cover together.
struct RectangleUnion {
  private let rects: [CGRect]

  init(_ rects: [CGRect]) {
    self.rects = rects.filter { $0.width > 0 && $0.height > 0 }
  }

  /// Strip by strip: between two neighbouring edges the same rectangles are there.
  var area: CGFloat {
    let edges = Set(rects.flatMap { [$0.minY, $0.maxY] }).sorted()
    var coming = rects.sorted { $0.minY > $1.minY }
    var crossing: [CGRect] = []
    return zip(edges, edges.dropFirst()).reduce(0) { area, strip in
      crossing.removeAll { $0.maxY <= strip.0 }
      while let next = coming.last, next.minY <= strip.0 { crossing.append(coming.removeLast()) }
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
