internal import CWebP

/// The door to libwebp: it unpacks pictures, and packs those that may lose something. One thread, so that the same
/// picture gives the same bytes with the same version of the library.
enum WebP {
  /// The library's own code for giving up.
  struct Failure: Error {
    var code: Int
  }

  /// libwebp's default: faster ones are larger, slower ones hardly smaller.
  private static let method: Int32 = 4

  static var version: String {
    let version = WebPGetEncoderVersion()
    return "\(version >> 16).\(version >> 8 & 0xFF).\(version & 0xFF)"
  }

  // MARK: Unpacking

  /// How large the picture says it is.
  static func size(of data: ArraySlice<UInt8>) -> (width: Int, height: Int)? {
    var (width, height): (Int32, Int32) = (0, 0)
    let isKnown = unsafe data.withUnsafeBufferPointer {
      unsafe WebPGetInfo($0.baseAddress, $0.count, &width, &height) != 0
    }
    guard isKnown, width > 0, height > 0 else { return nil }
    return (Int(width), Int(height))
  }

  /// The pixels of the chunks that a picture is made of, with straight colours, or nothing if the data is damaged.
  /// The size is the one that `size` gave.
  static func straightPixels(of data: ArraySlice<UInt8>, width: Int, height: Int) -> [UInt32]? {
    var pixels = [UInt32](repeating: 0, count: width * height)
    let isDone = unsafe pixels.withUnsafeMutableBytes { target in
      unsafe data.withUnsafeBufferPointer { source in
        unsafe WebPDecodeBGRAInto(
          source.baseAddress, source.count, target.baseAddress?.assumingMemoryBound(to: UInt8.self),
          target.count, Int32(width * 4)) != nil
      }
    }
    return isDone ? inLibraryOrder(pixels) : nil
  }

  /// To and from the library's pixels, whose bytes are blue, green, red and alpha.
  private static func inLibraryOrder(_ pixels: [UInt32]) -> [UInt32] {
    #if _endian(little)
      return pixels
    #else
      return pixels.map(\.littleEndian)
    #endif
  }

  // MARK: Packing

  /// The whole file of a picture with straight colours, whose rows have `width` of the pixels.
  ///
  /// - Parameter quality: 0 is the smallest, 100 the best.
  static func file(
    of pixels: [UInt32], width: Int, quality: Double
  ) throws(Failure) -> [UInt8] {
    var config = WebPConfig()
    var picture = unsafe WebPPicture()
    guard unsafe WebPConfigInit(&config) != 0, unsafe WebPPictureInit(&picture) != 0 else {
      throw Failure(code: -1)
    }
    (config.quality, config.method) = (Float(quality), method)
    unsafe (picture.width, picture.height) = (Int32(width), Int32(pixels.count / width))
    unsafe picture.use_argb = 1
    defer { unsafe WebPPictureFree(&picture) }
    let isImported = unsafe inLibraryOrder(pixels).withUnsafeBytes {
      unsafe WebPPictureImportBGRA(
        &picture, $0.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(width * 4)) != 0
    }
    guard isImported else { throw Failure(code: Int(unsafe picture.error_code.rawValue)) }
    return unsafe try file(of: &picture, config)
  }

  private static func file(
    of picture: inout WebPPicture, _ config: WebPConfig
  ) throws(Failure) -> [UInt8] {
    var config = config
    var memory = unsafe WebPMemoryWriter()
    unsafe WebPMemoryWriterInit(&memory)
    defer { unsafe WebPMemoryWriterClear(&memory) }
    let isDone = unsafe withUnsafeMutablePointer(to: &memory) { target in
      unsafe picture.writer = unsafe WebPMemoryWrite
      unsafe picture.custom_ptr = UnsafeMutableRawPointer(target)
      return unsafe WebPEncode(&config, &picture) != 0
    }
    guard isDone else { throw Failure(code: Int(unsafe picture.error_code.rawValue)) }
    return unsafe Array(UnsafeBufferPointer(start: memory.mem, count: memory.size))
  }
}
