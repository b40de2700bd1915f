package import Platform

/// A number that tells files of other content apart, at the speed of memory: fonts and programs are a hundred megabytes
/// and more, and are looked at before anything is drawn. It holds against chance, not against forgers.
package struct FileSum {
  /// Eight sums side by side, one for every eighth word. A word that differs always changes its sum, as
  /// each step can be undone.
  private var lanes = SIMD8<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
  private var count = 0

  /// The sum of a file in 64 digits.
  package static func text(of path: String) throws(FileError) -> String {
    var sum = FileSum()
    try InputFile.readBlocks(of: path) { sum.add($0) }
    return sum.text
  }

  /// Words are whole: behind the last byte zeros stand, which the count tells apart.
  private mutating func add(_ block: ArraySlice<UInt8>) {
    count += block.count
    let block = block.count % 64 == 0 ? block : block + repeatElement(0, count: 63)
    let bytes = block.span
    var lanes = lanes
    for offset in stride(from: 0, through: bytes.count - 64, by: 64) {
      lanes = (lanes ^ bytes.eightWords(at: offset)) &* 0xD6E8_FEB8_6659_FD93
      lanes = lanes &<< 29 | lanes &>> 35
    }
    self.lanes = lanes
  }

  /// Four words, each of all lanes.
  private var text: String {
    (1...4 as ClosedRange<UInt64>).map { number in
      var word = number &* 0x9E37_79B9_7F4A_7C15 ^ UInt64(count)
      for lane in lanes.indices { word = Self.mixed(word ^ lanes[lane]) }
      let digits = String(word, radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }.joined()
  }

  private static func mixed(_ word: UInt64) -> UInt64 {
    var word = (word ^ word >> 32) &* 0xD6E8_FEB8_6659_FD93
    word = (word ^ word >> 29) &* 0x9E37_79B9_7F4A_7C15
    return word ^ word >> 32
  }
}
