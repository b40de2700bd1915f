internal import CDeflate

/// libdeflate's decompressor, which is freed with this value.
@safe struct Inflater: ~Copyable {
  enum Failure: Error {
    /// The stream is broken, or its check is wrong.
    case damaged
    case tooShort
    case tooLong
  }

  private let decompressor: OpaquePointer

  /// Nothing if there is no memory.
  init?() {
    guard let decompressor = unsafe libdeflate_alloc_decompressor() else { return nil }
    unsafe self.decompressor = decompressor
  }

  deinit { unsafe libdeflate_free_decompressor(decompressor) }

  /// Inflates a zlib stream that gives exactly `count` bytes. Nothing beyond them is ever written.
  func inflate(_ stream: ArraySlice<UInt8>, count: Int) throws(Failure) -> [UInt8] {
    var result = LIBDEFLATE_BAD_DATA
    let bytes = unsafe [UInt8](unsafeUninitializedCapacity: count) { target, written in
      unsafe stream.withUnsafeBytes { source in
        result = unsafe libdeflate_zlib_decompress(
          decompressor, source.baseAddress, source.count, target.baseAddress, count, nil)
      }
      written = result == LIBDEFLATE_SUCCESS ? count : 0
    }
    switch result {
    case LIBDEFLATE_SUCCESS: return bytes
    case LIBDEFLATE_SHORT_OUTPUT: throw .tooShort
    case LIBDEFLATE_INSUFFICIENT_SPACE: throw .tooLong
    default: throw .damaged
    }
  }
}
