/// How far two colours are from one another for an eye: 0 where they are the same, 1 at most.
/// Black and white are 0.97 apart.
///
/// Brightness counts more than hue, as in the signals of colour television: Y, I and Q. A pixel that lets something
/// through is looked at on white and on black, and the larger distance counts.
struct ColorDistance {
  /// The largest sum of the three weighted squares, for channels from 0 to 255.
  private static let most = 35_215.0

  /// Those of eight pairs.
  static func between(_ first: SIMD8<UInt32>, _ second: SIMD8<UInt32>) -> SIMD8<Double> {
    let red = channel(first, 16) - channel(second, 16)
    let green = channel(first, 8) - channel(second, 8)
    let blue = channel(first, 0) - channel(second, 0)
    var most = square(red, green: green, blue: blue)
    // On white each channel has what its alpha lacks.
    if (first ^ second).max() &>> 24 != 0 {
      let light = channel(second, 24) - channel(first, 24)
      let onWhite = square(red + light, green: green + light, blue: blue + light)
      most.replace(with: onWhite, where: onWhite .> most)
    }
    return (most / Self.most).squareRoot()
  }

  private static func channel(_ pixels: SIMD8<UInt32>, _ shift: UInt32) -> SIMD8<Double> {
    SIMD8<Double>(SIMD8<Int32>(truncatingIfNeeded: pixels &>> shift & 255))
  }

  private static func square(
    _ red: SIMD8<Double>, green: SIMD8<Double>, blue: SIMD8<Double>
  ) -> SIMD8<Double> {
    let y = red * 0.29889531 + green * 0.58662247 + blue * 0.11448223
    let i = red * 0.59597799 - green * 0.27417610 - blue * 0.32180189
    let q = red * 0.21147017 - green * 0.52261711 + blue * 0.31114694
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }
}

extension UInt32 {
  /// The largest difference of a channel, alpha among them, from another pixel.
  func farthestChannel(from other: UInt32) -> Int {
    func apart(_ shift: UInt32) -> Int {
      abs(Int(self >> shift & 255) - Int(other >> shift & 255))
    }
    return Swift.max(apart(0), apart(8), apart(16), apart(24))
  }
}
