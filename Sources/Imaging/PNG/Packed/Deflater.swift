internal import CDeflate

/// libdeflate's compressor, which is freed with this value.
@safe struct Deflater: ~Copyable {
  private let compressor: OpaquePointer

  /// Nothing if there is no memory. Levels go from 1 to 12.
  init?(level: Int) {
    guard let compressor = unsafe libdeflate_alloc_compressor(Int32(level)) else { return nil }
    unsafe self.compressor = compressor
  }

  deinit { unsafe libdeflate_free_compressor(compressor) }

  /// The bytes as a zlib stream.
  func zlibStream(of bytes: [UInt8]) -> [UInt8] {
    let limit = unsafe libdeflate_zlib_compress_bound(compressor, bytes.count)
    return unsafe [UInt8](unsafeUninitializedCapacity: limit) { target, count in
      unsafe bytes.withUnsafeBytes { source in
        count = unsafe libdeflate_zlib_compress(
          compressor, source.baseAddress, source.count, target.baseAddress, target.count)
      }
    }
  }
}
