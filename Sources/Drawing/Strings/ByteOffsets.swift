extension String {
  /// A range of UTF-8 bytes that tears no character apart: what two ranges share before they share after.
  package func wholeCharacters(_ range: Range<Int>) -> Range<Int> {
    let count = utf8.count
    let isWhole: (Int) -> Bool = { $0 <= 0 || $0 >= count || self.beginsCharacter($0) }
    if isWhole(range.lowerBound), isWhole(range.upperBound) { return range.clamped(to: 0..<count) }
    let bytes = Array(utf8)
    return bytes.wholeCharacter(range.lowerBound)..<bytes.wholeCharacter(range.upperBound)
  }

  private func beginsCharacter(_ offset: Int) -> Bool {
    utf8[utf8.index(utf8.startIndex, offsetBy: offset)] & 0xC0 != 0x80
  }
}

extension [UInt8] {
  /// The start of the character that an offset into UTF-8 bytes falls into; offsets outside become the ends.
  package func wholeCharacter(_ offset: Int) -> Int {
    var offset = Swift.min(Swift.max(offset, 0), count)
    while offset > 0, offset < count, self[offset] & 0xC0 == 0x80 { offset -= 1 }
    return offset
  }
}

/// The order of strings in every text of ours: by their UTF-8 bytes. Swift's own order takes canonically
/// equal strings for the same, and would let two of them stand in any order.
package enum ByteOrder {
  package static func isAscending(_ first: String, _ second: String) -> Bool {
    first.utf8.lexicographicallyPrecedes(second.utf8)
  }
}
