internal import CTurboJPEG

/// TurboJPEG's decompressor, which is freed with this value. Its errors come back as values, unlike those of
/// libjpeg, which leaves its caller by `longjmp`.
@safe struct JPEGDecompressor: ~Copyable {
  struct Header {
    var width: Int
    var height: Int
    /// Four channels of ink instead of three of light.
    var isInk: Bool
  }

  private let handle: tjhandle

  init() throws(JPEGError) {
    guard let handle = unsafe tjInitDecompress() else { throw .memory }
    unsafe self.handle = handle
  }

  deinit { _ = unsafe tjDestroy(handle) }

  func header(of bytes: [UInt8]) throws(JPEGError) -> Header {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colorSpace: Int32 = 0
    let status = unsafe bytes.withUnsafeBufferPointer {
      unsafe tjDecompressHeader3(
        handle, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &colorSpace)
    }
    guard status == 0 else { throw failure() }
    let isInk = colorSpace == Int32(TJCS_CMYK.rawValue) || colorSpace == Int32(TJCS_YCCK.rawValue)
    return Header(width: Int(width), height: Int(height), isInk: isInk)
  }

  /// The picture's pixels: `0xFFRRGGBB`, or for ink the bytes cyan, magenta, yellow and black.
  func pixels(of bytes: [UInt8], _ header: Header) throws(JPEGError) -> [UInt32] {
    #if _endian(little)
      let light = TJPF_BGRA
    #else
      let light = TJPF_ARGB
    #endif
    let format = header.isInk ? TJPF_CMYK : light
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    let status = unsafe pixels.withUnsafeMutableBytes { target in
      unsafe bytes.withUnsafeBufferPointer { source in
        unsafe tjDecompress2(
          handle, source.baseAddress, UInt(source.count),
          target.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(header.width),
          Int32(header.width * 4), Int32(header.height), Int32(format.rawValue), flags)
      }
    }
    guard status == 0 else { throw failure() }
    return pixels
  }

  private func failure() -> JPEGError {
    guard let words = unsafe tjGetErrorStr2(handle) else { return .damaged("unknown error") }
    return .damaged(unsafe String(cString: words))
  }
}
