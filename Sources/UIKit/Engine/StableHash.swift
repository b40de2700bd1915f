/// A hash that is the same in every run: Swift's own is seeded anew by each process.
enum StableHash {
  /// FNV-1a over the UTF-8 bytes.
  static func of(_ text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
    }
    return Int(truncatingIfNeeded: hash)
  }
}
