import CoreGraphics

/// Pixels that Cairo and our own loops both draw into. They are a window on the device: coordinates of the
/// device are used everywhere, and `area` says which of its pixels these are.
@safe final class Canvas {
  /// Cairo's image surfaces have no longer side.
  static let largestSide = 32_767

  let area: PixelRect
  let cairo: Cairo
  /// Pixels from one row's start to the next.
  private let stride: Int
  private let start: UnsafeMutablePointer<UInt32>
  private let ownsPixels: Bool

  /// A transparent canvas with pixels of its own.
  init(_ area: PixelRect) throws(CairoError) {
    try Self.check(area)
    let count = area.width * area.height
    unsafe start = .allocate(capacity: count)
    unsafe start.initialize(repeating: 0, count: count)
    self.area = area
    stride = area.width
    ownsPixels = true
    unsafe cairo = Cairo(start, stride: stride, area: area)
    try cairo.check()
  }

  /// A canvas with these pixels, row by row.
  convenience init(_ area: PixelRect, _ pixels: [UInt32]) throws(CairoError) {
    try self.init(area)
    for y in area.y..<area.bottom {
      let first = (y - area.y) * area.width
      withRow(y) { row in
        for x in row.indices { row[x] = pixels[first + x] }
      }
    }
    cairo.pixelsChanged()
  }

  /// Draws into a part of a picture that is elsewhere in memory, and nowhere after `body` has ended.
  ///
  /// - Parameters:
  ///   - pixels: row by row, those of `whole`.
  ///   - area: of the device, in `whole`.
  static func draw(
    in area: PixelRect, of whole: PixelRect, _ pixels: inout MutableSpan<UInt32>,
    _ body: (Canvas) throws(CairoError) -> Void
  ) throws(CairoError) {
    precondition(whole.contains(area) && pixels.count == whole.width * whole.height)
    unsafe try pixels.withUnsafeMutableBufferPointer { buffer throws(CairoError) in
      guard let start = buffer.baseAddress else { return }
      let first = (area.y - whole.y) * whole.width + area.x - whole.x
      let canvas = unsafe try Canvas(borrowing: start + first, stride: whole.width, area)
      defer { canvas.cairo.close() }
      try body(canvas)
      canvas.cairo.flush()
    }
  }

  private init(
    borrowing pixels: UnsafeMutablePointer<UInt32>, stride: Int, _ area: PixelRect
  ) throws(CairoError) {
    try Self.check(area)
    unsafe start = pixels
    self.area = area
    self.stride = stride
    ownsPixels = false
    unsafe cairo = Cairo(start, stride: stride, area: area)
    try cairo.check()
  }

  private static func check(_ area: PixelRect) throws(CairoError) {
    guard 1...largestSide ~= area.width, 1...largestSide ~= area.height else {
      throw .size(width: Double(area.width), height: Double(area.height))
    }
  }

  deinit {
    cairo.close()
    if ownsPixels { unsafe start.deallocate() }
  }

  /// Has our loops write pixels between what Cairo draws before and after.
  func change(_ body: (Canvas) -> Void) {
    cairo.flush()
    body(self)
    cairo.pixelsChanged()
  }

  /// Lends the pixels of a row, after Cairo has written all of its own.
  @inline(__always)
  func withRow<Result>(_ y: Int, _ body: (inout MutableSpan<UInt32>) -> Result) -> Result {
    withRow(y, columns: area.x..<area.right, body)
  }

  /// Lends some pixels of a row, after Cairo has written all of its own.
  @inline(__always)
  func withRow<Result>(
    _ y: Int, columns: Range<Int>, _ body: (inout MutableSpan<UInt32>) -> Result
  ) -> Result {
    precondition(
      area.y <= y && y < area.bottom && area.x <= columns.lowerBound
        && columns.upperBound <= area.right)
    let first = (y - area.y) * stride + columns.lowerBound - area.x
    let pixels = unsafe UnsafeMutableBufferPointer(start: start + first, count: columns.count)
    var row = unsafe pixels.mutableSpan
    return body(&row)
  }

  /// Lends the pixels of a part row by row, after Cairo has written all of its own. The part's place is looked at once,
  /// so that little happens between rows.
  @inline(__always)
  func forEachRow(in part: PixelRect, _ body: (_ y: Int, inout MutableSpan<UInt32>) -> Void) {
    guard !part.isEmpty else { return }
    precondition(area.contains(part))
    var first = unsafe start + ((part.y - area.y) * stride + part.x - area.x)
    let stride = stride
    for y in part.y..<part.bottom {
      let pixels = unsafe UnsafeMutableBufferPointer(start: first, count: part.width)
      var row = unsafe pixels.mutableSpan
      body(y, &row)
      unsafe first += stride
    }
  }
}
