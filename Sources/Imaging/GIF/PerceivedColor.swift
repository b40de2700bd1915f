/// A colour as it is seen: lightness and two axes of hue, in which equal steps look equally large (OKLab, by
/// Björn Ottosson).
///
/// Computed with nothing but the four operations and square roots, which give the same bits on every machine.
struct PerceivedColor {
  var coordinates: SIMD3<Float>

  init(_ coordinates: SIMD3<Float>) {
    self.coordinates = coordinates
  }

  /// Of `0x00RRGGBB`.
  init(_ color: UInt32) {
    func channel(_ shift: UInt32) -> Float { Self.linear[Int(color >> shift & 0xFF)] }
    let (red, green, blue) = (channel(16), channel(8), channel(0))
    let long = Self.cubeRoot(0.41222147 * red + 0.53633254 * green + 0.05144599 * blue)
    let middle = Self.cubeRoot(0.2119035 * red + 0.6806996 * green + 0.10739696 * blue)
    let short = Self.cubeRoot(0.08830246 * red + 0.28171884 * green + 0.6299787 * blue)
    coordinates = SIMD3(
      0.21045426 * long + 0.7936178 * middle - 0.00407205 * short,
      1.9779985 * long - 2.4285922 * middle + 0.4505937 * short,
      0.02590404 * long + 0.78277177 * middle - 0.80867577 * short)
  }

  /// The light of a channel's byte.
  private static let linear: [Float] = (0...255).map { byte in
    let value = Double(byte) / 255
    guard value > 0.04045 else { return Float(value / 12.92) }
    let base = (value + 0.055) / 1.055
    // base^2.4 is base² times the fifth root of base².
    let square = base * base
    var root = 1.0
    for _ in 0..<60 { root = (4 * root + square / (root * root * root * root)) / 5 }
    return Float(square * root)
  }

  /// For numbers from 0 to about 1.
  private static func cubeRoot(_ number: Float) -> Float {
    guard number > 1e-9 else { return 0 }
    // A third of the exponent is near enough for two of Halley's steps.
    var root = Float(bitPattern: number.bitPattern / 3 + 0x2A51_19F2)
    for _ in 0..<2 {
      let cube = root * root * root
      root *= (cube + 2 * number) / (2 * cube + number)
    }
    return root
  }
}
