import CoreGraphics
import Drawing

/// The cut, as far as our own loops must know: Cairo cuts exactly, they only write where nothing is
/// cut in part.
struct Clip {
  /// Nothing outside is seen.
  var bounds: PixelRect
  /// Shapes that cut inside the bounds; a rectangle of whole pixels is none.
  private var shapes: [ClipShape] = []

  init(_ bounds: PixelRect) {
    self.bounds = bounds
  }

  mutating func cut(by geometry: ShapeGeometry, _ transform: CGAffineTransform) {
    let shape = ClipShape(geometry, transform)
    bounds = bounds.intersection(PixelRect(touchedBy: shape.bounds))
    if !shape.isWholePixels { shapes.append(shape) }
  }

  /// Whether `area`, as far as it lies in the bounds, is seen in full.
  func isFull(in area: PixelRect) -> Bool {
    let seen = area.intersection(bounds)
    return seen.isEmpty || shapes.allSatisfy { $0.covers(seen) }
  }
}

/// A shape that cuts, in device pixels.
private struct ClipShape {
  let bounds: CGRect
  /// nil where nothing is known to lie inside.
  private let radii: CornerRadii?

  init(_ geometry: ShapeGeometry, _ transform: CGAffineTransform) {
    bounds = geometry.bounds.applying(transform)
    radii =
      switch geometry {
      case .rect where transform.isUpright: .zero
      case .rounded(let rect, let radii) where transform.isUpright && transform.a == transform.d:
        radii.fitting(rect.size).map { $0 * transform.a }
      case .rect, .rounded, .ellipse, .path: nil
      }
  }

  var isWholePixels: Bool {
    radii == .zero
      && [bounds.minX, bounds.minY, bounds.maxX, bounds.maxY].allSatisfy { $0 == $0.rounded() }
  }

  func covers(_ area: PixelRect) -> Bool {
    guard let radii else { return false }
    return RoundedArea(bounds, radii).covers(area)
  }
}

/// A rectangle with round corners, in device pixels.
struct RoundedArea {
  let rect: CGRect
  let radii: CornerRadii

  init(_ rect: CGRect, _ radii: CornerRadii) {
    self.rect = rect
    self.radii = radii
  }

  /// Whether every pixel of `area` lies inside in full.
  func covers(_ area: PixelRect) -> Bool {
    guard PixelRect(inside: rect).contains(area) else { return false }
    let inner = area.rect
    return isClear(radii.topLeft, dx: inner.minX - rect.minX, dy: inner.minY - rect.minY)
      && isClear(radii.topRight, dx: rect.maxX - inner.maxX, dy: inner.minY - rect.minY)
      && isClear(radii.bottomRight, dx: rect.maxX - inner.maxX, dy: rect.maxY - inner.maxY)
      && isClear(radii.bottomLeft, dx: inner.minX - rect.minX, dy: rect.maxY - inner.maxY)
  }

  /// Whether a corner that far inside both edges is not cut by the arc.
  private func isClear(_ radius: CGFloat, dx: CGFloat, dy: CGFloat) -> Bool {
    guard dx < radius, dy < radius else { return true }
    // A pixel's width for the smoothing of the arc and for its Bézier form.
    return hypot(radius - dx, radius - dy) <= radius - 1
  }

  /// The largest rectangle that is easy to find and covered in full.
  var coveredArea: PixelRect {
    let left = max(radii.topLeft, radii.bottomLeft)
    let right = max(radii.topRight, radii.bottomRight)
    let top = max(radii.topLeft, radii.topRight)
    let bottom = max(radii.bottomLeft, radii.bottomRight)
    let tall = CGRect(
      x: rect.minX + left, y: rect.minY, width: rect.width - left - right, height: rect.height)
    let wide = CGRect(
      x: rect.minX, y: rect.minY + top, width: rect.width, height: rect.height - top - bottom)
    let (first, second) = (PixelRect(inside: tall), PixelRect(inside: wide))
    return first.width * first.height > second.width * second.height ? first : second
  }
}
