/// The lines that version control writes into a file that two sides have changed in one place.
package enum ConflictMark {
  private static let letters: [UInt8] = [
    UInt8(ascii: "<"), UInt8(ascii: "|"), UInt8(ascii: "="), UInt8(ascii: ">"),
  ]
  private static let length = 7

  /// The mark at the start of a line: one of four letters seven times, then a space or nothing.
  static func mark(at line: ArraySlice<UInt8>) -> String? {
    guard let letter = line.first, letters.contains(letter) else { return nil }
    let mark = line.prefix { $0 == letter }
    guard mark.count == length else { return nil }
    let next = line.dropFirst(length).first
    guard next == nil || next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") else { return nil }
    return String(decoding: mark, as: UTF8.self)
  }

  /// Throws where any line of the text is one.
  package static func refuse(in text: [UInt8]) throws(TextError) {
    var (number, start) = (1, 0)
    while start < text.count {
      let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count
      if let mark = mark(at: text[start..<end]) {
        throw .conflict(mark, at: TextPosition(line: number, column: 1))
      }
      (number, start) = (number + 1, end + 1)
    }
  }
}
