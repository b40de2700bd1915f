/// Snaps lengths to the device's pixels.
struct FlowPixels: Equatable, Sendable {
  /// Pixels in a point.
  var scale: CGFloat

  // Sums of fractions miss the exact half by a few last bits; without this a row of equal gaps would
  // round up in one place and down in the next.
  private static let slack: CGFloat = 1e-6

  /// The nearest pixel; a half goes up.
  func nearest(_ value: CGFloat) -> CGFloat {
    (value * scale + 0.5 + Self.slack).rounded(.down) / scale
  }

  func down(_ value: CGFloat) -> CGFloat {
    (value * scale + Self.slack).rounded(.down) / scale
  }

  func up(_ value: CGFloat) -> CGFloat {
    (value * scale - Self.slack).rounded(.up) / scale
  }
}
