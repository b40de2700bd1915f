internal import Platform

/// The picture after in pale grey, with every pixel in full red that differs, or that one side alone has.
package struct DifferenceMask {
  package static let red: UInt32 = 0xFFE0_0020
  private static let white: UInt32 = 0xFFFF_FFFF

  private let before: Bitmap
  private let after: Bitmap
  private let width: Int
  private let height: Int
  private let shared: (width: Int, height: Int)

  package init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
    (width, height) = (max(before.width, after.width), max(before.height, after.height))
    shared = (min(before.width, after.width), min(before.height, after.height))
  }

  /// - Parameter gaps: areas that one side alone had before both were aligned.
  package func picture(with gaps: [PixelArea]) throws(BitmapError) -> Bitmap {
    var pixels = LargeBlock.filled(width * height) { span in
      for y in 0..<height {
        span.withPart(y * width..<(y + 1) * width) { paint(&$0, y) }
      }
    }
    for gap in gaps {
      for y in gap.y..<gap.y + gap.height {
        for x in gap.x..<gap.x + gap.width { pixels[y * width + x] = Self.red }
      }
    }
    return try Bitmap(width: width, height: height, scale: after.scale, pixels: pixels)
  }

  /// Eight pixels at a time, of which those like the eight before cost nothing.
  private func paint(_ row: inout MutableSpan<UInt32>, _ y: Int) {
    let both = y < shared.height ? shared.width : 0
    for x in both..<width {
      let sides = [before, after].count { x < $0.width && y < $0.height }
      row[x] = sides == 1 ? Self.red : Self.white
    }
    guard both > 0 else { return }
    let (here, there) = (before.pixels.span, after.pixels.span)
    let (first, second) = (y * before.width, y * after.width)
    var (last, paled) = (SIMD8<UInt32>.zero, Self.pale(.zero))
    for x in stride(from: 0, to: both - 7, by: 8) {
      let eight = there.eight(at: second + x)
      if eight != last { (last, paled) = (eight, Self.pale(eight)) }
      row.store(paled.replacing(with: Self.red, where: here.eight(at: first + x) .!= eight), at: x)
    }
    for x in both & ~7..<both {
      let pixel = there[second + x]
      row[x] = here[first + x] == pixel ? Self.pale(SIMD8(repeating: pixel))[0] : Self.red
    }
  }

  /// A third of their darkness, in 16 steps: more of them are not told apart, and take bytes.
  private static func pale(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    let (red, green, blue) = (pixels &>> 16 & 255, pixels &>> 8 & 255, pixels & 255)
    let sum = red &<< 1 &+ green &<< 2 &+ green &+ blue
    // The colours are multiplied by their alpha already: white shows through.
    let grey = sum &>> 3 &+ (255 &- pixels &>> 24)
    let exact = 255 &- pointwiseMin(grey, SIMD8(repeating: 255))
    let dark = (pointwiseMin(exact, SIMD8(repeating: 247)) &+ 8) & 0xF0
    // A third of what has eight bits, without a division.
    let light = 255 &- (dark &<< 7 &+ dark &<< 5 &+ dark &<< 3 &+ dark &<< 1 &+ dark) &>> 9
    return 0xFF00_0000 | light &<< 16 | light &<< 8 | light
  }
}
