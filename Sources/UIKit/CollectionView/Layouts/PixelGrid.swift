/// Snaps lengths to the device's pixels.
struct PixelGrid: Equatable, Sendable {
  /// Pixels in a point.
  var scale: CGFloat
  /// The part of a pixel by which a length may miss a whole one: sums of fractions miss it by a few last bits, and
  /// without this a row of equal gaps would round up in one place and down in the next.
  var slack: CGFloat = 1e-6

  /// The nearest pixel; a half goes up.
  func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + slack).rounded(.down) / scale
  }

  func down(_ value: CGFloat) -> CGFloat {
    (value * scale + slack).rounded(.down) / scale
  }

  func up(_ value: CGFloat) -> CGFloat {
    (value * scale - slack).rounded(.up) / scale
  }

  /// The rectangle at a whole pixel, as large as it was.
  func placed(_ rect: CGRect) -> CGRect {
    CGRect(
      x: nearest(rect.origin.x), y: nearest(rect.origin.y), width: rect.size.width,
      height: rect.size.height)
  }
}
