import CoreGraphics
import Drawing
import QuartzCore

extension Transition {
  /// Whether something that was to be seen before stands elsewhere or looks otherwise at the first moment already: a
  /// layout may let what stays begin at another place, and a change that takes no time is over at once.
  public var startsAnew: Bool {
    let start = snapshot(at: 0)
    guard duration > 0 else { return before.drawing() != start.drawing() }
    guard before.viewport == start.viewport else { return true }
    let there = Set(start.elements.compactMap { VisiblePlace($0, in: start.viewport) })
    return before.elements.contains { element in
      VisiblePlace(element, in: before.viewport).map { !there.contains($0) } ?? false
    }
  }
}

/// The place of something that can be seen, whoever it is, in fractions of a point that nobody sees.
private struct VisiblePlace: Hashable {
  private let numbers: [Int]

  init?(_ element: ElementSnapshot, in viewport: CGRect) {
    guard !element.isHidden, element.alpha > 0.01, element.frame.lies(in: viewport) else {
      return nil
    }
    let transform = element.transform
    let values = [
      element.center.x, element.center.y, element.size.width, element.size.height,
      element.alpha * 8, transform.m41, transform.m42, transform.m11 * 64, transform.m12 * 64,
      transform.m21 * 64, transform.m22 * 64,
    ]
    numbers = values.map { $0.isFinite ? Int(min(max(($0 * 16).rounded(), -1e15), 1e15)) : 0 }
  }
}

extension CGRect {
  /// Whether it shares a place with another one, also where a number is none: those are nowhere.
  fileprivate func lies(in other: CGRect) -> Bool {
    minX < other.maxX && maxX > other.minX && minY < other.maxY && maxY > other.minY
  }
}
