import Drawing
import UIKit

extension LayerDrawing {
  func gradient(of layer: CAGradientLayer) -> [DrawItem] {
    let stops = layer.stops
    guard !stops.isEmpty else { return [] }
    let (start, end) = (layer.point(at: layer.startPoint), layer.point(at: layer.endPoint))
    switch layer.type {
    case .radial:
      return [.shape(DrawShape(layer.shape, fill: Self.radial(from: start, to: end, stops)))]
    case .conic:
      let wedges = Self.wedges(around: start, towards: end, stops, covering: layer.bounds)
      return [.group(DrawGroup(clip: layer.shape, wedges))]
    default:
      let paint = Paint.linear(LinearGradient(from: start, to: end, stops: stops))
      return [.shape(DrawShape(layer.shape, fill: paint))]
    }
  }

  /// The end point is a corner of the box around the ellipse.
  private static func radial(from start: CGPoint, to end: CGPoint, _ stops: [GradientStop]) -> Paint
  {
    let (across, down) = (abs(end.x - start.x), abs(end.y - start.y))
    return .radial(
      RadialGradient(
        startCenter: .zero, endCenter: .zero, endRadius: 1, stops: stops,
        transform: PlaneTransform(
          a: max(across, 1e-3), b: 0, c: 0, d: max(down, 1e-3), tx: start.x, ty: start.y)))
  }

  /// A gradient around a point: SVG and Cairo have none, so it is made of wedges. Each reaches a little under the
  /// next, so that nothing shows between them.
  private static func wedges(
    around center: CGPoint, towards point: CGPoint, _ stops: [GradientStop],
    covering bounds: CGRect
  ) -> [DrawItem] {
    let count = 120
    let first = atan2(point.y - center.y, point.x - center.x)
    let reach = bounds.width + bounds.height + hypot(center.x - bounds.midX, center.y - bounds.midY)
    func edge(_ index: CGFloat) -> CGPoint {
      let angle = first + index / CGFloat(count) * 2 * .pi
      return CGPoint(x: center.x + cos(angle) * reach, y: center.y + sin(angle) * reach)
    }
    return (0..<count).map { index in
      let path = CGMutablePath()
      path.addLines(between: [center, edge(CGFloat(index)), edge(CGFloat(index) + 1.3)])
      path.closeSubpath()
      let color = stops.color(at: (CGFloat(index) + 0.5) / CGFloat(count))
      return .fill(.path(Path(path), rule: .winding), color)
    }
  }
}

extension CAGradientLayer {
  fileprivate func point(at unit: CGPoint) -> CGPoint {
    CGPoint(x: bounds.minX + bounds.width * unit.x, y: bounds.minY + bounds.height * unit.y)
  }

  fileprivate var stops: [GradientStop] {
    let known = (colors ?? []).compactMap { $0 as? CGColor }
    let last = CGFloat(max(known.count - 1, 1))
    return known.enumerated().map { index, color in
      let place = locations.flatMap { index < $0.count ? CGFloat($0[index].doubleValue) : nil }
      return GradientStop(place ?? CGFloat(index) / last, ThemedColor(cgColor: color))
    }
  }
}

extension [GradientStop] {
  /// The colour of the gradient at a place from 0 to 1.
  fileprivate func color(at place: CGFloat) -> ThemedColor {
    guard let next = firstIndex(where: { $0.offset >= place }) else {
      return last?.color ?? .clear
    }
    guard next > 0 else { return self[0].color }
    let (before, after) = (self[next - 1], self[next])
    let width = after.offset - before.offset
    return width > 0
      ? before.color.interpolated(to: after.color, progress: (place - before.offset) / width)
      : after.color
  }
}
