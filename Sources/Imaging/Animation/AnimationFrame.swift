internal import Platform

/// One picture of an animation and the time it is shown.
public struct AnimationFrame: Sendable {
  /// The whole picture, also where little of it differs from the frame before.
  public var bitmap: Bitmap
  /// The time until the next frame is shown, or until the animation begins again.
  public var duration: FrameDuration
  /// The area that may differ from the frame before, if whoever drew it knows; nil where all of it may.
  public var changed: PixelArea?

  /// A frame of which nobody knows how it differs from the one before, unless `changed` tells.
  public init(_ bitmap: Bitmap, for duration: FrameDuration, changed: PixelArea? = nil) {
    self.bitmap = bitmap
    self.duration = duration
    self.changed = changed
  }

  /// The smallest area that holds every pixel that differs from the frame before, which has the same size.
  /// Nothing if none does.
  public func changedArea(after previous: AnimationFrame) -> PixelArea? {
    let whole = PixelArea(of: bitmap)
    let limit = changed.map { whole.intersection($0) } ?? whole
    guard !limit.isEmpty else { return nil }
    return bitmap.difference(from: previous.bitmap, in: limit)
  }
}

extension Bitmap {
  /// The smallest area inside of `limit` that holds every pixel in which two pictures of the same size differ.
  fileprivate func difference(from other: Bitmap, in limit: PixelArea) -> PixelArea? {
    let (here, there) = (pixels.span, other.pixels.span)
    func isSame(_ y: Int) -> Bool {
      let row = y * width + limit.x..<y * width + limit.x + limit.width
      return hasSamePixels(here.extracting(row), there.extracting(row))
    }
    let rows = limit.y..<limit.y + limit.height
    guard let top = rows.first(where: { !isSame($0) }),
      let bottom = rows.last(where: { !isSame($0) })
    else { return nil }
    // The columns are narrowed row by row: a row is looked at only outside of what is known to differ.
    var left = limit.x + limit.width
    var right = limit.x
    for y in top...bottom {
      let row = y * width
      var x = limit.x
      while x < left, here[at: row &+ x] == there[at: row &+ x] { x &+= 1 }
      left = x
      x = limit.x + limit.width
      while x > right, here[at: row &+ x &- 1] == there[at: row &+ x &- 1] { x &-= 1 }
      right = x
    }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
