public import CoreGraphics

/// An outline as a value: what a `CGPath` holds, without the class around it.
public struct Path: Hashable, Sendable {
  package var outline: Outline

  package init(_ outline: Outline) {
    self.outline = outline
  }

  public init(_ path: CGPath) {
    outline = path.outline
  }

  public var cgPath: CGPath { CGPath(outline: outline) }
  public var isEmpty: Bool { outline.isEmpty }
  /// The smallest rectangle around the path itself; null without points.
  public var bounds: CGRect { outline.bounds }
}
