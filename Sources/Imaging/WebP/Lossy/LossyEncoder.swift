internal import CWebP

/// libwebp's encoder for pictures that may lose something. One thread, so that the same picture gives the same
/// bytes with the same version of the library.
struct LossyEncoder {
  /// 0 is the smallest, 100 the best.
  let quality: Double
  /// libwebp's default: faster ones are larger, slower ones hardly smaller.
  private static let method: Int32 = 4

  init(quality: Double) throws(WebPError) {
    guard 0...100 ~= quality else { throw .quality(quality) }
    self.quality = quality
  }

  /// The whole file.
  func encode(_ bitmap: Bitmap) throws(WebPError) -> [UInt8] {
    guard bitmap.width <= WebPWriter.largestLossySide, bitmap.height <= WebPWriter.largestLossySide
    else { throw .size(width: bitmap.width, height: bitmap.height) }
    let pixels = StraightPixels.pixels(of: bitmap, isOpaque: bitmap.isOpaque)
    var config = WebPConfig()
    var picture = unsafe WebPPicture()
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0 else {
      throw .encoder(-1)
    }
    (config.quality, config.method) = (Float(quality), Self.method)
    unsafe (picture.width, picture.height) = (Int32(bitmap.width), Int32(bitmap.height))
    unsafe picture.use_argb = 1
    defer { unsafe WebPPictureFree(&picture) }
    let isImported = unsafe pixels.withUnsafeBytes {
      unsafe Self.take($0, into: &picture, bytesPerRow: bitmap.bytesPerRow)
    }
    guard isImported else { throw .encoder(Int(unsafe picture.error_code.rawValue)) }
    return unsafe try Self.run(&config, &picture)
  }

  private static func take(
    _ bytes: UnsafeRawBufferPointer, into picture: inout WebPPicture, bytesPerRow: Int
  ) -> Bool {
    let start = unsafe bytes.baseAddress?.assumingMemoryBound(to: UInt8.self)
    #if _endian(little)
      return unsafe WebPPictureImportBGRA(&picture, start, Int32(bytesPerRow)) != 0
    #else
      return false
    #endif
  }

  private static func run(
    _ config: inout WebPConfig, _ picture: inout WebPPicture
  ) throws(WebPError) -> [UInt8] {
    var memory = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&memory)
    defer { unsafe WebPMemoryWriterClear(&memory) }
    let isDone = unsafe withUnsafeMutablePointer(to: &memory) { target in
      unsafe picture.writer = unsafe WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(target)
      return unsafe WebPEncode(&config, &picture) != 0
    }
    guard isDone else { throw .encoder(Int(unsafe picture.error_code.rawValue)) }
    return unsafe Array(UnsafeBufferPointer(start: memory.mem, count: memory.size))
  }
}
