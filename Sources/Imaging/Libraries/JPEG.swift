internal import CTurboJPEG

/// The door to libjpeg-turbo. Its TurboJPEG functions give errors back as values, unlike those of libjpeg, which
/// leaves its caller by `longjmp`.
enum JPEG {
  /// Why the library gave up.
  enum Failure: Error {
    /// It cannot be started for lack of memory.
    case memory
    /// Its own words.
    case words(String)
  }

  /// The head of a file: its picture's size and colours.
  struct Header {
    var width: Int
    var height: Int
    /// Four channels of ink instead of three of light.
    var isInk: Bool
  }

  /// Has the library in the process, which otherwise comes with the first file. False where it has no memory.
  static func open() -> Bool {
    unsafe (try? TurboJPEG(tjInitDecompress())) != nil
  }

  /// Sides that the file's beginning tells, before anything is decoded.
  static func header(of file: [UInt8]) throws(Failure) -> Header {
    let turbo = unsafe try TurboJPEG(tjInitDecompress())
    var header = Header(width: 0, height: 0, isInk: false)
    try turbo.check(turbo.readHeader(of: file, into: &header))
    return header
  }

  /// The picture's pixels: `0xFFRRGGBB`, or for ink the bytes cyan, magenta, yellow and black.
  static func pixels(of file: [UInt8], header: Header) throws(Failure) -> [UInt32] {
    let turbo = unsafe try TurboJPEG(tjInitDecompress())
    var pixels = [UInt32](repeating: 0, count: header.width * header.height)
    try turbo.check(turbo.decompress(file, header: header, into: &pixels))
    return pixels
  }

  /// A baseline file with colours as fine as the picture (4:4:4). A pixel that is not opaque is taken as if it were.
  static func file(of bitmap: Bitmap, quality: Int) throws(Failure) -> [UInt8] {
    let turbo = unsafe try TurboJPEG(tjInitCompress())
    var file: [UInt8] = []
    try turbo.check(turbo.compress(bitmap, quality: quality, into: &file))
    return file
  }
}

/// One of the library's compressors or decompressors, which is freed with this value.
@safe private struct TurboJPEG: ~Copyable {
  private let handle: tjhandle

  /// Light as the pixels of a bitmap, by the machine's byte order.
  #if _endian(little)
    private static let light = TJPF_BGRX
    private static let opaqueLight = TJPF_BGRA
  #else
    private static let light = TJPF_XRGB
    private static let opaqueLight = TJPF_ARGB
  #endif

  init(_ handle: tjhandle?) throws(JPEG.Failure) {
    guard let handle = unsafe handle else { throw .memory }
    unsafe self.handle = handle
  }

  deinit { _ = unsafe tjDestroy(handle) }

  /// Throws the library's words for a status of its functions that is not 0.
  func check(_ status: Int32) throws(JPEG.Failure) {
    guard status != 0 else { return }
    guard let words = unsafe tjGetErrorStr2(handle) else { throw .words("unknown error") }
    throw .words(unsafe String(cString: words))
  }

  func readHeader(of file: [UInt8], into header: inout JPEG.Header) -> Int32 {
    var width: Int32 = 0
    var height: Int32 = 0
    var subsampling: Int32 = 0
    var colors: Int32 = 0
    let status = unsafe file.withUnsafeBufferPointer {
      unsafe tjDecompressHeader3(
        handle, $0.baseAddress, UInt($0.count), &width, &height, &subsampling, &colors)
    }
    let isInk = colors == Int32(TJCS_CMYK.rawValue) || colors == Int32(TJCS_YCCK.rawValue)
    header = JPEG.Header(width: Int(width), height: Int(height), isInk: isInk)
    return status
  }

  func decompress(_ file: [UInt8], header: JPEG.Header, into pixels: inout [UInt32]) -> Int32 {
    precondition(pixels.count == header.width * header.height, "one pixel for each place")
    let format = header.isInk ? TJPF_CMYK : Self.opaqueLight
    let flags = TJFLAG_ACCURATEDCT | TJFLAG_STOPONWARNING | TJFLAG_LIMITSCANS
    return unsafe pixels.withUnsafeMutableBytes { target in
      unsafe file.withUnsafeBufferPointer { source in
        unsafe tjDecompress2(
          handle, source.baseAddress, UInt(source.count),
          target.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(header.width),
          Int32(header.width * 4), Int32(header.height), Int32(format.rawValue), flags)
      }
    }
  }

  func compress(_ bitmap: Bitmap, quality: Int, into file: inout [UInt8]) -> Int32 {
    var memory: UnsafeMutablePointer<UInt8>?
    var count: UInt = 0
    defer { unsafe tjFree(memory) }
    let status = unsafe bitmap.pixels.withUnsafeBytes { source in
      unsafe tjCompress2(
        handle, source.baseAddress?.assumingMemoryBound(to: UInt8.self), Int32(bitmap.width),
        Int32(bitmap.bytesPerRow), Int32(bitmap.height), Int32(Self.light.rawValue), &memory,
        &count, Int32(TJSAMP_444.rawValue), Int32(quality), TJFLAG_ACCURATEDCT)
    }
    file = unsafe Array(UnsafeBufferPointer(start: memory, count: status == 0 ? Int(count) : 0))
    return status
  }
}
