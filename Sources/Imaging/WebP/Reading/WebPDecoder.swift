internal import CWebP

/// libwebp's decoder: one picture of the chunks that it is made of.
enum WebPDecoder {
  /// How large the picture says it is.
  static func size(of data: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = unsafe data.withUnsafeBufferPointer {
      unsafe WebPGetInfo($0.baseAddress, $0.count, &width, &height) != 0
    }
    guard isKnown, width > 0, height > 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// The pixels, or nothing if the data is damaged. The size is the one that `size` gave.
  static func pixels(of data: ArraySlice<UInt8>, width: Int, height: Int) -> [UInt32]? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDone = unsafe pixels.withUnsafeMutableBytes { target in
      unsafe data.withUnsafeBufferPointer { source in
        unsafe WebPDecodeBGRAInto(
          source.baseAddress, source.count, target.baseAddress?.assumingMemoryBound(to: UInt8.self),
          target.count, Int32(width * 4)) != nil
      }
    }
    guard isDone else { return nil }
    multiply(&pixels)
    return pixels
  }

  /// WebP's colours are straight, and its bytes blue, green, red and alpha.
  private static func multiply(_ pixels: inout [UInt32]) {
    for index in pixels.indices {
      let pixel = UInt32(littleEndian: pixels[index])
      pixels[index] = StraightColor.multiplied(pixel)
    }
  }
}
