/// What a colour adds to a pixel and leaves of it, through each of 256 parts of coverage: worked out once for
/// all pixels that are blended with it.
@safe final class Tint {
  let color: PremultipliedColor
  /// Of each part the four channels that are added, and four times what is left.
  private let parts: UnsafeMutablePointer<SIMD8<UInt16>>

  static let byteCount = 256 * MemoryLayout<SIMD8<UInt16>>.stride

  init(_ color: PremultipliedColor) {
    self.color = color
    unsafe parts = .allocate(capacity: 256)
    let pixel = PixelPair(color)
    for covered in UInt8.min...UInt8.max {
      let added = (pixel * PixelPair(factors: covered, covered)).lanes.lowHalf
      let rest = SIMD4(repeating: 255 &- added[3])
      unsafe (parts + Int(covered)).initialize(to: SIMD8(lowHalf: added, highHalf: rest))
    }
  }

  deinit { unsafe parts.deallocate() }

  /// For two pixels side by side.
  @inline(__always)
  func through(_ first: UInt8, _ second: UInt8) -> (added: PixelPair, rest: PixelPair) {
    let (left, right) = unsafe (parts[Int(first)], parts[Int(second)])
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
