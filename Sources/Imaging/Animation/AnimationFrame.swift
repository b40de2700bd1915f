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
    return unsafe bitmap.pixels.withUnsafeBufferPointer { here in
      unsafe previous.bitmap.pixels.withUnsafeBufferPointer { there in
        guard let here = here.baseAddress, let there = there.baseAddress else { return nil }
        return unsafe Self.difference(here, there, width: bitmap.width, in: limit)
      }
    }
  }

  private static func difference(
    _ here: UnsafePointer<UInt32>, _ there: UnsafePointer<UInt32>, width: Int, in limit: PixelArea
  ) -> PixelArea? {
    func isSame(_ y: Int) -> Bool {
      let start = y &* width &+ limit.x
      return unsafe hasSamePixels(here + start, there + start, limit.width)
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
      while x < left, unsafe here[row &+ x] == there[row &+ x] { x &+= 1 }
      left = x
      x = limit.x + limit.width
      while x > right, unsafe here[row &+ x &- 1] == there[row &+ x &- 1] { x &-= 1 }
      right = x
    }
    return PixelArea(x: left, y: top, width: right - left, height: bottom - top + 1)
  }
}
