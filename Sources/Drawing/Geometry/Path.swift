public import CoreGraphics

/// An outline as a value: what a `CGPath` holds, without the class around it.
public struct Path: Hashable, Sendable {
  package var outline: Outline

  package init(_ outline: Outline) {
    self.outline = outline
  }

  /// Takes the outline as it is now: later changes of a mutable path do not reach it.
  public init(_ path: CGPath) {
    outline = path.outline
  }

  /// The outline as a new object, for code that knows Apple's names.
  public var cgPath: CGPath { CGPath(outline: outline) }
  /// Whether there is not even a first point.
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around the path itself; null without points.
  public var bounds: CGRect { outline.bounds }
}
