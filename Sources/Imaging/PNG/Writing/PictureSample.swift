/// Some rows of a picture that stand for all of it: what suits them suits the picture.
struct PictureSample {
  /// A picture that is no larger is its own sample.
  private static let wholeCount = 1 << 16
  private static let bandCount = 5
  /// Enough for deflate's window to be full of them.
  private static let bandHeight = 12
  /// The shares of near and of different pixels from which on filters may be worth a trial.
  private static let nearShare = 0.045
  private static let differentShare = 0.3
  private static let flatShare = 0.2
  /// Channels that differ by so little are near.
  private static let nearness = 3

  /// Bands of rows, one below the other.
  let bitmap: Bitmap
  let isWhole: Bool

  init(of bitmap: Bitmap) {
    let width = bitmap.width
    let ranges = Self.rows(width: width, height: bitmap.height)
    isWhole = ranges == [0..<bitmap.height]
    guard !isWhole else {
      self.bitmap = bitmap
      return
    }
    let pixels = ranges.flatMap { rows in
      bitmap.pixels[rows.lowerBound * width..<rows.upperBound * width]
    }
    self.bitmap = Bitmap(
      checkedWidth: width, height: pixels.count / width, scale: 1, pixels: pixels)
  }

  /// The sample of a picture of that size, of the pixels that `rows` names.
  init(width: Int, height: Int, pixels: [UInt32]) {
    bitmap = Bitmap(checkedWidth: width, height: pixels.count / width, scale: 1, pixels: pixels)
    isWhole = bitmap.height == height
  }

  /// Which rows of a picture are its sample.
  static func rows(width: Int, height: Int) -> [Range<Int>] {
    guard width * height > wholeCount, height > 2 * bandCount * bandHeight else {
      return [0..<height]
    }
    let gap = height / bandCount
    return (0..<bandCount).map { index in
      let start = index * gap + (gap - bandHeight) / 2
      return start..<start + bandHeight
    }
  }

  /// Whether there are gradients, shadows or photos in it: many pixels that differ from their neighbours, or some
  /// that differ a little.
  var mayGainByFilters: Bool {
    let (width, height) = (bitmap.width, bitmap.height)
    var (near, different) = (0, 0)
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in stride(from: 1, to: height, by: 2) {
        for x in stride(from: 1, to: width, by: 2) {
          let index = y &* width &+ x
          let (pixel, left, above) =
            unsafe (pixels[index], pixels[index &- 1], pixels[index &- width])
          guard pixel != left, pixel != above else { continue }
          different &+= 1
          if Self.isNear(pixel, left) || Self.isNear(pixel, above) { near &+= 1 }
        }
      }
    }
    let count = Double((height / 2) * (width / 2))
    return Double(near) > Self.nearShare * count || Double(different) > Self.differentShare * count
  }

  /// Whether there are hardly any but plain areas in it: few pixels that differ from one of their neighbours.
  var isFlat: Bool {
    let (width, height) = (bitmap.width, bitmap.height)
    var different = 0
    unsafe bitmap.pixels.withUnsafeBufferPointer { pixels in
      for y in stride(from: 1, to: height, by: 2) {
        for x in stride(from: 1, to: width, by: 2) {
          let index = y &* width &+ x
          let (pixel, left, above) =
            unsafe (pixels[index], pixels[index &- 1], pixels[index &- width])
          if pixel != left || pixel != above { different &+= 1 }
        }
      }
    }
    return Double(different) < Self.flatShare * Double((height / 2) * (width / 2))
  }

  @inline(__always) private static func isNear(_ first: UInt32, _ second: UInt32) -> Bool {
    for shift: UInt32 in [0, 8, 16, 24] {
      let difference =
        Int(truncatingIfNeeded: first &>> shift & 0xFF)
        &- Int(truncatingIfNeeded: second &>> shift & 0xFF)
      if difference > nearness || difference < -nearness { return false }
    }
    return true
  }
}
