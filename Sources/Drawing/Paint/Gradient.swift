public import CoreGraphics

/// A colour at a place of a gradient.
public struct GradientStop: Hashable, Sendable {
  /// From 0 to 1, never before the stop in front of it.
  public var offset: CGFloat
  /// The colour at that place; between two places colours go over into one another.
  public var color: ThemedColor

  /// A colour at a place from 0, the start of the gradient, to 1, its end.
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
  /// The place of offset 1, in the coordinates of what is painted.
  public var end: CGPoint
  /// The colours from start to end, ordered by their offsets.
  public var stops: [GradientStop]

  /// Colours along the line between two points.
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
  /// The radius of the circle of offset 0, in points.
  public var startRadius: CGFloat
  /// The centre of the circle of offset 1.
  public var endCenter: CGPoint
  /// The radius of the circle of offset 1, in points.
  public var endRadius: CGFloat
  /// The colours from the first circle to the second, ordered by their offsets.
  public var stops: [GradientStop]
  /// From the gradient's coordinates to those of what is painted: makes ellipses of the circles.
  public var transform: PlaneTransform

  /// Colours between two circles, from a point and without a transform if nothing else is said.
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
