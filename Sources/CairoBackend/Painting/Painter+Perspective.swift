import CoreGraphics
import Drawing

extension Painter {
  /// Draws a group that is seen in perspective: flat first, then each pixel looks up where it comes from.
  func drawInPerspective(_ group: DrawGroup) throws(CairoError) {
    let outer = PlaneTransform(transform)
    let seen = group.transform.concatenating(outer)
    guard seen.isVisible else { return }
    let bounds = group.innerBounds
    guard !bounds.isNull, bounds.width > 0, bounds.height > 0,
      bounds.width.isFinite, bounds.height.isFinite
    else { return }
    let whole = seen.area(of: bounds)
    let target = whole.intersection(clip.bounds)
    guard !target.isEmpty, let back = seen.inverse else { return }
    // Of the whole if that is not endless, so that all tiles agree.
    let isEndless = whole.width > Canvas.largestSide || whole.height > Canvas.largestSide
    let flat = try flatLayer(
      group, bounds, scale: sharpness(of: isEndless ? target : whole, seen, back: back))
    let layer = try Canvas(target)
    Resampler(flat.canvas, scale: flat.scale, back).fill(layer)
    try paint(layer, opacity: min(group.opacity, 1))
  }

  /// Pixels to a point at which nothing seen is drawn coarser than it is shown.
  private func sharpness(
    of target: PixelRect, _ seen: PlaneTransform, back: PlaneTransform
  ) -> CGFloat {
    let rect = target.rect
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
      CGPoint(x: rect.midX, y: rect.midY),
    ]
    let steps = corners.compactMap { corner -> CGFloat? in
      guard back.w(at: corner) > 0 else { return nil }
      let step = seen.affine(near: back.project(corner)).longestStep
      return step.isFinite ? step : nil
    }
    return min(max(steps.max() ?? transform.longestStep, 0.01), transform.longestStep * 4)
  }

  /// The group without its transform and opacity, with a transparent pixel all around.
  private func flatLayer(
    _ group: DrawGroup, _ bounds: CGRect, scale wanted: CGFloat
  ) throws(CairoError) -> (canvas: Canvas, scale: CGFloat) {
    // No larger than anybody can see at once.
    let scale = min(wanted, 8192 / max(bounds.width, bounds.height))
    let flat = CGAffineTransform(scaleX: scale, y: scale)
    let canvas = try Canvas(PixelRect(touchedBy: bounds.applying(flat)).grown(by: 2))
    var painter = moved(to: canvas)
    painter.transform = flat
    var content = group
    content.transform = .identity
    content.opacity = 1
    try painter.draw(content)
    canvas.cairo.flush()
    return (canvas, scale)
  }
}

extension PlaneTransform {
  func w(at point: CGPoint) -> CGFloat { p * point.x + q * point.y + r }

  /// The pixels on which `rect` can be seen; everywhere, where a part of it lies behind the viewer.
  fileprivate func area(of rect: CGRect) -> PixelRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    guard corners.allSatisfy({ w(at: $0) > 1e-4 }) else {
      let all = 1 << 24
      return PixelRect(x: -all, y: -all, width: 2 * all, height: 2 * all)
    }
    let seen = corners.map(project)
    let (xs, ys) = (seen.map(\.x), seen.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else { return .empty }
    return PixelRect(
      touchedBy: CGRect(x: left, y: top, width: right - left, height: bottom - top)
    ).grown(by: 1)
  }

  /// The way back; its w is positive for what lies before the viewer. nil where there is none.
  fileprivate var inverse: PlaneTransform? {
    // The matrix's rows are (a, b, p), (c, d, q), (tx, ty, r), for points written as rows.
    let determinant =
      a * (d * r - q * ty) - b * (c * r - q * tx) + p * (c * ty - d * tx)
    guard determinant.isFinite, determinant != 0 else { return nil }
    let unit = 1 / determinant
    return PlaneTransform(
      a: (d * r - q * ty) * unit, b: (p * ty - b * r) * unit, c: (q * tx - c * r) * unit,
      d: (a * r - p * tx) * unit, tx: (c * ty - d * tx) * unit, ty: (b * tx - a * ty) * unit,
      p: (b * q - p * d) * unit, q: (p * c - a * q) * unit, r: (a * d - b * c) * unit)
  }
}
