import CoreGraphics

/// A rectangle of whole pixels.
struct PixelRect: Hashable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  /// Farther out nothing is drawn, so that sums of coordinates cannot overflow.
  private static let limit: CGFloat = 16_777_216

  static let empty = PixelRect(x: 0, y: 0, width: 0, height: 0)

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(left: Int, top: Int, right: Int, bottom: Int) {
    self.init(x: left, y: top, width: max(0, right - left), height: max(0, bottom - top))
  }

  /// All pixels that `rect` touches; empty where it is no rectangle at all.
  init(touchedBy rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      left: Self.whole(rect.minX.rounded(.down)), top: Self.whole(rect.minY.rounded(.down)),
      right: Self.whole(rect.maxX.rounded(.up)), bottom: Self.whole(rect.maxY.rounded(.up)))
  }

  /// All pixels that lie in `rect` completely.
  init(inside rect: CGRect) {
    guard !rect.isNull, !rect.minX.isNaN, !rect.minY.isNaN, !rect.maxX.isNaN, !rect.maxY.isNaN
    else {
      self = .empty
      return
    }
    self.init(
      left: Self.whole(rect.minX.rounded(.up)), top: Self.whole(rect.minY.rounded(.up)),
      right: Self.whole(rect.maxX.rounded(.down)), bottom: Self.whole(rect.maxY.rounded(.down)))
  }

  var right: Int { x + width }
  var bottom: Int { y + height }
  var isEmpty: Bool { width <= 0 || height <= 0 }
  var rect: CGRect { CGRect(x: x, y: y, width: width, height: height) }

  func intersection(_ other: PixelRect) -> PixelRect {
    PixelRect(
      left: max(x, other.x), top: max(y, other.y), right: min(right, other.right),
      bottom: min(bottom, other.bottom))
  }

  func contains(_ other: PixelRect) -> Bool {
    other.isEmpty
      || other.x >= x && other.y >= y && other.right <= right && other.bottom <= bottom
  }

  /// The parts above, left, right and below of another rectangle; all of it where they do not meet.
  func parts(around hole: PixelRect) -> [PixelRect] {
    let hole = hole.intersection(self)
    guard !hole.isEmpty else { return isEmpty ? [] : [self] }
    return [
      PixelRect(left: x, top: y, right: right, bottom: hole.y),
      PixelRect(left: x, top: hole.y, right: hole.x, bottom: hole.bottom),
      PixelRect(left: hole.right, top: hole.y, right: right, bottom: hole.bottom),
      PixelRect(left: x, top: hole.bottom, right: right, bottom: bottom),
    ].filter { !$0.isEmpty }
  }

  /// The columns before, in and after a range.
  func split(
    at columns: Range<Int>
  ) -> (before: PixelRect, inside: PixelRect, after: PixelRect) {
    let first = min(max(columns.lowerBound, x), right)
    let last = min(max(columns.upperBound, x), right)
    return (
      PixelRect(left: x, top: y, right: first, bottom: bottom),
      PixelRect(left: first, top: y, right: last, bottom: bottom),
      PixelRect(left: last, top: y, right: right, bottom: bottom)
    )
  }

  private static func whole(_ value: CGFloat) -> Int {
    Int(min(max(value, -limit), limit))
  }
}
