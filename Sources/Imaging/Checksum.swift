internal import CDeflate

/// The two sums that guard a PNG file, at the speed of the machine's own instructions.
enum Checksum {
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
