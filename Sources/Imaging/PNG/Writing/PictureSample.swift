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

  let isWhole: Bool
  private let width: Int
  private let pixels: [UInt32]
  /// The bands of rows in `pixels`.
  private let bands: [Range<Int>]

  /// The picture's own pixels are looked at.
  init(of bitmap: Bitmap) {
    width = bitmap.width
    pixels = bitmap.pixels
    bands = Self.rows(width: width, height: bitmap.height)
    isWhole = bands == [0..<bitmap.height]
  }

  /// The sample of a picture of that size, of the pixels that `rows` names.
  init(width: Int, height: Int, pixels: [UInt32]) {
    self.width = width
    self.pixels = pixels
    let count = pixels.count / width
    isWhole = count == height
    bands =
      isWhole
      ? [0..<height]
      : stride(from: 0, to: count, by: Self.bandHeight).map { $0..<$0 + Self.bandHeight }
  }

  /// The bands, one below the other.
  var bitmap: Bitmap {
    let rows = bands.flatMap { pixels[$0.lowerBound * width..<$0.upperBound * width] }
    return Bitmap(checkedWidth: width, height: rows.count / width, scale: 1, pixels: rows)
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
    var (near, different) = (0, 0)
    let count = lookAround { pixel, left, above in
      guard pixel != left, pixel != above else { return }
      different &+= 1
      if Self.isNear(pixel, left) || Self.isNear(pixel, above) { near &+= 1 }
    }
    return Double(near) > Self.nearShare * count || Double(different) > Self.differentShare * count
  }

  /// Whether there are hardly any but plain areas in it: few pixels that differ from one of their neighbours.
  var isFlat: Bool {
    var different = 0
    let count = lookAround { pixel, left, above in
      if pixel != left || pixel != above { different &+= 1 }
    }
    return Double(different) < Self.flatShare * count
  }

  /// Shows every second pixel of every second row with its neighbours, and returns how many they are.
  @inline(__always) private func lookAround(
    _ body: (_ pixel: UInt32, _ left: UInt32, _ above: UInt32) -> Void
  ) -> Double {
    var rowCount = 0
    let pixels = pixels.span
    for band in bands {
      precondition(band.lowerBound >= 0 && band.upperBound * width <= pixels.count)
      for y in stride(from: band.lowerBound + 1, to: band.upperBound, by: 2) {
        rowCount += 1
        for x in stride(from: 1, to: width, by: 2) {
          let index = y &* width &+ x
          body(pixels[at: index], pixels[at: index &- 1], pixels[at: index &- width])
        }
      }
    }
    return Double(rowCount * (width / 2))
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
