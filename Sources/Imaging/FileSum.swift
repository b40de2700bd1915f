internal import Glibc

/// What tells files of other content apart, at the speed of memory: fonts and programs are a hundred megabytes
/// and more, and are looked at before anything is drawn. It holds against chance, not against forgers.
package struct FileSum {
  /// Eight sums side by side, one for every eighth word. A word that differs always changes its sum, as
  /// each step can be undone.
  private var lanes = SIMD8<UInt64>(repeating: 0x9E37_79B9_7F4A_7C15)
  private var count = 0

  /// The sum of a file in 64 digits; none if it cannot be read.
  package static func text(of path: String) -> String? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var sum = FileSum()
    var block = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      guard let read = fill(&block, from: descriptor) else { return nil }
      sum.add(&block, read)
      if read < block.count { return sum.text }
    }
  }

  /// Reads until the block is full or the file ends; none if it cannot be read.
  private static func fill(_ block: inout [UInt8], from descriptor: Int32) -> Int? {
    var filled = 0
    while filled < block.count {
      let read = unsafe block.withUnsafeMutableBytes {
        unsafe Glibc.read(descriptor, $0.baseAddress?.advanced(by: filled), $0.count - filled)
      }
      if read == 0 { break }
      if read < 0, errno != EINTR { return nil }
      filled += max(0, read)
    }
    return filled
  }

  /// Adds the first bytes of a block; the last 64 are filled up with zeros, which the count tells apart.
  private mutating func add(_ block: inout [UInt8], _ read: Int) {
    count += read
    let end = (read + 63) & ~63
    for index in read..<end { block[index] = 0 }
    unsafe block.withUnsafeBytes { bytes in
      var lanes = lanes
      for offset in stride(from: 0, to: end, by: 64) {
        let words = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD8<UInt64>.self)
        lanes = (lanes ^ words) &* 0xD6E8_FEB8_6659_FD93
        lanes = lanes &<< 29 | lanes &>> 35
      }
      self.lanes = lanes
    }
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
