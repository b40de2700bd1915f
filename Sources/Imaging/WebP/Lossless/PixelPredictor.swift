/// Says pixels by what they differ from their neighbours: where colours run into each other, the differences are
/// small and few.
enum PixelPredictor: Int, CaseIterable {
  case left = 1
  case above = 2
  case average = 7
  case gradient = 12

  /// Squares of 512 pixels share a way; here all of them have the same.
  static let blockBits = 9

  /// The way whose differences are smallest on some of the rows.
  static func best(for pixels: Span<UInt32>, width: Int) -> PixelPredictor {
    let height = pixels.count / width
    let step = max(1, height / 24)
    func cost(_ way: PixelPredictor) -> Int {
      var sum = 0
      for y in stride(from: 1, to: height, by: step) {
        for x in stride(from: 1, to: width, by: 3) {
          let index = y * width + x
          sum += Self.size(
            Self.difference(pixels[index], way.prediction(at: index, in: pixels, width: width)))
        }
      }
      return sum
    }
    return allCases.min { cost($0) < cost($1) } ?? .left
  }

  /// Every pixel as what is left of it, with green taken from red and blue.
  func residual(of pixels: Span<UInt32>, width: Int) -> [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(pixels.count)
    for index in pixels.indices {
      let guess: UInt32
      if index < width {
        guess = index == 0 ? 0xFF00_0000 : pixels[index &- 1]
      } else if index % width == 0 {
        guess = pixels[index &- width]
      } else {
        guess = prediction(at: index, in: pixels, width: width)
      }
      result.append(Self.withoutGreen(Self.difference(pixels[index], guess)))
    }
    return result
  }

  @inline(__always) private func prediction(
    at index: Int, in pixels: Span<UInt32>, width: Int
  ) -> UInt32 {
    let (left, above) = (pixels[index &- 1], pixels[index &- width])
    switch self {
    case .left: return left
    case .above: return above
    case .average: return ((left ^ above) & 0xFEFE_FEFE) &>> 1 &+ (left & above)
    case .gradient:
      return Self.gradient(left: left, above: above, corner: pixels[index &- width &- 1])
    }
  }

  /// Left plus above minus what lies between them, each channel cut to a byte.
  @inline(__always) private static func gradient(
    left: UInt32, above: UInt32, corner: UInt32
  ) -> UInt32 {
    var result: UInt32 = 0
    var shift: UInt32 = 0
    while shift < 32 {
      let sum =
        Int32(left &>> shift & 0xFF) &+ Int32(above &>> shift & 0xFF)
        &- Int32(corner &>> shift & 0xFF)
      result |= UInt32(min(max(sum, 0), 255)) &<< shift
      shift &+= 8
    }
    return result
  }

  /// Channel by channel, modulo 256.
  @inline(__always) private static func difference(_ pixel: UInt32, _ guess: UInt32) -> UInt32 {
    let redBlue = 0x0100_0100 &+ (pixel & 0x00FF_00FF) &- (guess & 0x00FF_00FF)
    let alphaGreen = 0x0100_0100 &+ (pixel &>> 8 & 0x00FF_00FF) &- (guess &>> 8 & 0x00FF_00FF)
    return redBlue & 0x00FF_00FF | (alphaGreen & 0x00FF_00FF) &<< 8
  }

  @inline(__always) private static func withoutGreen(_ pixel: UInt32) -> UInt32 {
    let green = pixel &>> 8 & 0xFF
    let redBlue = 0x0100_0100 &+ (pixel & 0x00FF_00FF) &- (green &<< 16 | green)
    return pixel & 0xFF00_FF00 | redBlue & 0x00FF_00FF
  }

  /// The sum of the channels' distances from zero.
  @inline(__always) private static func size(_ difference: UInt32) -> Int {
    var sum = 0
    var rest = difference
    for _ in 0..<4 {
      let byte = Int(rest & 0xFF)
      sum &+= min(byte, 256 &- byte)
      rest &>>= 8
    }
    return sum
  }
}
