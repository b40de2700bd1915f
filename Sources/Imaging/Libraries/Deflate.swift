internal import CDeflate
internal import Platform

/// The door to libdeflate: zlib streams of the last bit, and the sums that guard PNG files at the speed of the
/// machine's own instructions.
enum Deflate {
  /// Why a stream gives nothing.
  enum Failure: Error {
    /// The stream is broken, or its check is wrong.
    case damaged
    /// It ends before the bytes that are expected.
    case tooShort
    /// It has more.
    case tooLong
    /// There is no memory to inflate with.
    case memory
  }

  /// It says its version to the compiler only.
  static let version = LIBDEFLATE_VERSION_STRING

  /// The bytes as a zlib stream, by levels from 1 to 12; nothing if there is no memory.
  static func zlibStream(of bytes: [UInt8], level: Int) -> [UInt8]? {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { return nil }
    defer { unsafe libdeflate_free_compressor(compressor) }
    let limit = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      unsafe bytes.withUnsafeBytes { source in
        count = unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
  }

  /// The content of a zlib stream that gives exactly `count` bytes. Nothing beyond them is ever written.
  static func inflated(_ stream: ArraySlice<UInt8>, count: Int) throws(Failure) -> [UInt8] {
    var failure: Failure?
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
      let all = UnsafeMutableRawBufferPointer(target)
      let place = unsafe UnsafeMutableRawBufferPointer(rebasing: all[..<count])
      unsafe LargeBlock.expectUse(of: place)
      do throws(Failure) {
        unsafe try inflate(stream, into: place)
        written = count
      } catch { failure = error }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Fills the last bytes of a block with the content of a zlib stream that gives exactly so many.
  static func inflate(
    _ stream: ArraySlice<UInt8>, count: Int, intoEndOf block: inout MutableSpan<UInt32>
  ) throws(Failure) {
    unsafe try block.withUnsafeMutableBytes { bytes throws(Failure) in
      let place = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes.suffix(count))
      precondition(place.count == count, "a stream beyond its block")
      unsafe try inflate(stream, into: place)
    }
  }

  private static func inflate(
    _ stream: ArraySlice<UInt8>, into place: UnsafeMutableRawBufferPointer
  ) throws(Failure) {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { throw .memory }
    defer { unsafe libdeflate_free_decompressor(decompressor) }
    let result = unsafe stream.withUnsafeBytes { source in
      unsafe libdeflate_zlib_decompress(
        decompressor, source.baseAddress, source.count, place.baseAddress, place.count, nil)
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return
    case LIBDEFLATE_SHORT_OUTPUT: throw .tooShort
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
    default: throw .damaged
    }
  }

  /// Cyclic redundancy check of a chunk, continued from `sum`.
  static func crc32(_ bytes: Span<UInt8>, after sum: UInt32 = 0) -> UInt32 {
    guard !bytes.isEmpty else { return sum }
    return unsafe bytes.withUnsafeBytes { unsafe libdeflate_crc32(sum, $0.baseAddress, $0.count) }
  }

  /// Adler-32 of a zlib stream's content, continued from `sum`.
  static func adler32(_ bytes: Span<UInt8>, after sum: UInt32 = 1) -> UInt32 {
    guard !bytes.isEmpty else { return sum }
    return unsafe bytes.withUnsafeBytes { unsafe libdeflate_adler32(sum, $0.baseAddress, $0.count) }
  }
}
