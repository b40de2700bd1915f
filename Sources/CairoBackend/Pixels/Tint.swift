/// The pixels that a colour adds and the share that it leaves, through each of 256 parts of coverage: worked out once
/// for all pixels that are blended with it.
final class Tint {
  let color: PremultipliedColor
  /// Of each part the four channels that are added, and four times what is left.
  private let parts: InlineArray<256, SIMD8<UInt16>>

  static let byteCount = 256 * MemoryLayout<SIMD8<UInt16>>.stride

  init(_ color: PremultipliedColor) {
    self.color = color
    let pixel = PixelPair(color)
    parts = InlineArray { part in
      let covered = UInt8(part)
      let added = (pixel * PixelPair(factors: covered, covered)).lanes.lowHalf
      return SIMD8(lowHalf: added, highHalf: SIMD4(repeating: 255 &- added[3]))
    }
  }

  /// For two pixels side by side.
  @inline(__always)
  func through(_ covered: SIMD2<UInt8>) -> (added: PixelPair, rest: PixelPair) {
    let (left, right) = (parts[Int(covered[0])], parts[Int(covered[1])])
    return (
      PixelPair(lanes: SIMD8(lowHalf: left.lowHalf, highHalf: right.lowHalf)),
      PixelPair(lanes: SIMD8(lowHalf: left.highHalf, highHalf: right.highHalf))
    )
  }
}

extension Resources {
  func tint(_ color: PremultipliedColor) -> Tint {
    if let tint = tints[color] { return tint }
    let tint = Tint(color)
    tints.keep(tint, for: color, size: Tint.byteCount)
    return tint
  }
}
