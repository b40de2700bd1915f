/// One of several parts of a batch. A scene's part follows from its name alone, so that every machine agrees.
package struct Shard: Hashable, Sendable, CustomStringConvertible {
  /// From 1 to `count`.
  package let index: Int
  package let count: Int

  package init?(index: Int, count: Int) {
    guard count >= 1, count <= 1_000_000, (1...count).contains(index) else { return nil }
    self.index = index
    self.count = count
  }

  /// Reads `2/8`.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
    self.init(index: index, count: count)
  }

  package var description: String { "\(index)/\(count)" }

  package func contains(_ scene: String) -> Bool {
    Int(Self.hash(scene) % UInt64(count)) == index - 1
  }

  /// FNV-1a of the bytes, stirred so that names which differ in their last letter go different ways.
  private static func hash(_ text: String) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    return hash ^ hash >> 33
  }
}
