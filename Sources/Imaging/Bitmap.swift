internal import Platform

/// A picture in memory: rows of pixels from the top, without gaps between them. A copy shares its pixels
/// with the original until one of the two is changed.
///
/// A pixel is `0xAARRGGBB` in the machine's byte order with its colours multiplied by its alpha: what Cairo
/// calls `ARGB32`, and on little-endian machines the bytes blue, green, red, alpha.
public struct Bitmap: Hashable, Sendable {
  /// The longest side of a bitmap in pixels.
  public static let largestSide = 1 << 20
  /// The most pixels of a bitmap: a content of 90,000 by 1,170 fits, a bomb does not.
  public static let largestCount = 1 << 28

  /// Pixels in a row, 1 to `largestSide`.
  public let width: Int
  /// Rows, 1 to `largestSide`.
  public let height: Int
  /// Device pixels to a point.
  public var scale: Double
  /// All pixels row by row from the top left, `width * height` of them.
  public private(set) var pixels: [UInt32]

  /// A picture of one pixel everywhere, a transparent one if nothing else is said. Both sides are at least 1.
  public init(
    width: Int, height: Int, scale: Double = 1, filledWith pixel: UInt32 = 0
  ) throws(BitmapError) {
    try Self.check(width: width, height: height)
    self.init(
      checkedWidth: width, height: height, scale: scale,
      pixels: [UInt32](repeating: pixel, count: width * height))
  }

  /// A picture of these pixels, row by row.
  public init(
    width: Int, height: Int, scale: Double = 1, pixels: [UInt32]
  ) throws(BitmapError) {
    try Self.check(width: width, height: height)
    guard pixels.count == width * height else {
      throw .pixelCount(pixels.count, expected: width * height)
    }
    self.init(checkedWidth: width, height: height, scale: scale, pixels: pixels)
  }

  /// For readers that have checked the size already.
  init(checkedWidth width: Int, height: Int, scale: Double, pixels: [UInt32]) {
    self.width = width
    self.height = height
    self.scale = scale
    self.pixels = pixels
  }

  private static func check(width: Int, height: Int) throws(BitmapError) {
    guard 1...largestSide ~= width, 1...largestSide ~= height, width * height <= largestCount
    else { throw .size(width: width, height: height) }
  }

  /// Bytes from one row's start to the next: what Cairo calls the stride.
  public var bytesPerRow: Int { width * 4 }

  /// Whether no pixel lets anything behind it through.
  public var isOpaque: Bool {
    stride(from: 0, to: pixels.count, by: width).allSatisfy { start in
      let row = pixels.span.extracting(start..<start + width)
      var all = UInt32.max
      for index in row.indices { all &= row[index] }
      return all >= 0xFF00_0000
    }
  }

  /// One pixel by its column and its row, both counted from 0. A place outside of the picture ends the program.
  public subscript(x: Int, y: Int) -> UInt32 {
    @inlinable get { pixels[offset(x, y)] }
    set { pixels[offset(x, y)] = newValue }
  }

  /// The pixels of one row, from the left.
  public func row(_ y: Int) -> ArraySlice<UInt32> {
    precondition(0..<height ~= y, "row \(y) of a picture with \(height) rows")
    return pixels[y * width..<(y + 1) * width]
  }

  /// Whether another picture of the same size has the same pixels. That of the same pixels in memory is told at once.
  public func holdsSamePixels(as other: Bitmap) -> Bool {
    guard width == other.width, height == other.height else { return false }
    return hasSamePixels(pixels.span, other.pixels.span)
  }

  /// Whether the row has the same pixels as the one above.
  func isRowRepeated(_ y: Int) -> Bool {
    guard y > 0 else { return false }
    let start = y * width
    return hasSamePixels(
      pixels.span.extracting(start..<start + width), pixels.span.extracting(start - width..<start))
  }

  mutating func replacePixels(_ range: Range<Int>, with row: ArraySlice<UInt32>) {
    pixels.replaceSubrange(range, with: row)
  }

  @inlinable func offset(_ x: Int, _ y: Int) -> Int {
    precondition(
      0..<width ~= x && 0..<height ~= y, "pixel (\(x), \(y)) of a picture of \(width) by \(height)")
    return y * width + x
  }
}

extension Bitmap {
  /// Lends the pixels, row by row from the top left, to something that draws into them.
  public mutating func withMutablePixels<Result, Failure: Error>(
    _ body: (inout MutableSpan<UInt32>) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var span = pixels.mutableSpan
    return try body(&span)
  }
}
