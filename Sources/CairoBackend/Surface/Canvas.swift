internal import CCairo
import CoreGraphics

/// Pixels that Cairo and our own loops both draw into. They are a window on the device: coordinates of the
/// device are used everywhere, and `area` says which of its pixels these are.
@safe final class Canvas {
  /// Cairo's image surfaces have no longer side.
  static let largestSide = 32_767

  let area: PixelRect
  /// Pixels from one row's start to the next.
  let stride: Int
  let cairo: Cairo
  private let start: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  /// A transparent canvas with pixels of its own.
  init(_ area: PixelRect) throws(CairoError) {
    guard 1...Self.largestSide ~= area.width, 1...Self.largestSide ~= area.height else {
      throw .size(width: Double(area.width), height: Double(area.height))
    }
    let count = area.width * area.height
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: 0, count: count)
    self.area = area
    stride = area.width
    ownsPixels = true
    unsafe cairo = Cairo(start, stride: stride, area: area)
    try cairo.check()
  }

  /// A canvas on pixels that live longer than it does.
  init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, stride: Int, area: PixelRect
  ) throws(CairoError) {
    guard 1...Self.largestSide ~= area.width, 1...Self.largestSide ~= area.height else {
      throw .size(width: Double(area.width), height: Double(area.height))
    }
    unsafe start = pixels
    self.area = area
    self.stride = stride
    ownsPixels = false
    unsafe cairo = Cairo(start, stride: stride, area: area)
    try cairo.check()
  }

  deinit {
    cairo.close()
    if ownsPixels { unsafe start.deallocate() }
  }

  /// Lends the pixels from (x, y) of the device on, after Cairo has written all of its own.
  @unsafe func pixels(x: Int, y: Int) -> UnsafeMutablePointer<UInt32> {
    unsafe start + ((y - area.y) * stride + x - area.x)
  }
}
