public import CoreGraphics

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// From 0 to 1, never before the stop in front of it.
  public var offset: CGFloat
  public var color: ThemedColor

  public init(_ offset: CGFloat, _ color: ThemedColor) {
    self.offset = offset
    self.color = color
  }

  func faded(by opacity: CGFloat) -> GradientStop {
    GradientStop(offset, color.faded(by: opacity))
  }
}

/// Colours along a line. Beyond its ends the outer colours go on.
public struct LinearGradient: Hashable, Sendable {
  /// In the coordinates of what is painted.
  public var start: CGPoint
  public var end: CGPoint
  public var stops: [GradientStop]

  public init(from start: CGPoint, to end: CGPoint, stops: [GradientStop]) {
    self.start = start
    self.end = end
    self.stops = stops
  }
}

/// Colours from one circle to another. Outside the circles the outer colours go on.
public struct RadialGradient: Hashable, Sendable {
  /// In the gradient's own coordinates, as all below.
  public var startCenter: CGPoint
  public var startRadius: CGFloat
  public var endCenter: CGPoint
  public var endRadius: CGFloat
  public var stops: [GradientStop]
  /// From the gradient's coordinates to those of what is painted: makes ellipses of the circles.
  public var transform: PlaneTransform

  public init(
    startCenter: CGPoint, startRadius: CGFloat = 0, endCenter: CGPoint, endRadius: CGFloat,
    stops: [GradientStop], transform: PlaneTransform = .identity
  ) {
    self.startCenter = startCenter
    self.startRadius = startRadius
    self.endCenter = endCenter
    self.endRadius = endRadius
    self.stops = stops
    self.transform = transform
  }
}
