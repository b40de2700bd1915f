/// The words and signs of a Swift file, without its comments and texts.
struct SwiftWords {
  /// A name, or one sign, and the byte that it begins at.
  struct Word: Equatable {
    let text: String
    let offset: Int
    /// The byte behind it.
    var end: Int { offset + text.utf8.count }
  }

  private(set) var words: [Word] = []
  private let bytes: [UInt8]
  private var index = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    while index < bytes.count { takeNext() }
  }

  private mutating func takeNext() {
    switch bytes[index] {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
    case UInt8(ascii: "/") where follows("//"): skipLine()
    case UInt8(ascii: "/") where follows("/*"): skipComment()
    case UInt8(ascii: "\""): skipText(hashes: 0)
    case UInt8(ascii: "#") where hashesOfText > 0:
      let hashes = hashesOfText
      index += hashes
      skipText(hashes: hashes)
    case let byte where Self.isOfName(byte): takeName()
    default: take(count: 1)
    }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func takeName() {
    let count = bytes[index...].prefix(while: Self.isOfName).count
    take(count: count)
  }

  private mutating func take(count: Int) {
    let text = String(decoding: bytes[index..<index + count], as: UTF8.self)
    words.append(Word(text: text, offset: index))
    index += count
  }

  private func follows(_ sign: String) -> Bool { bytes[index...].starts(with: sign.utf8) }

  // MARK: Comments

  private mutating func skipLine() {
    index = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
  }

  /// Comments lie in one another.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if follows("/*") {
        (depth, index) = (depth + 1, index + 2)
      } else if follows("*/") {
        (depth, index) = (depth - 1, index + 2)
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }

  // MARK: Texts

  /// How many `#` stand here before a quotation mark; none where no text follows.
  private var hashesOfText: Int {
    let count = bytes[index...].prefix { $0 == UInt8(ascii: "#") }.count
    let end = index + count
    return end < bytes.count && bytes[end] == UInt8(ascii: "\"") ? count : 0
  }

  /// The quotation mark is next. A text of one line ends with it, whatever is missing.
  private mutating func skipText(hashes: Int) {
    let isLong = follows("\"\"\"")
    let marks = String(repeating: "#", count: hashes)
    let (end, escape) = ((isLong ? "\"\"\"" : "\"") + marks, "\\" + marks)
    index += isLong ? 3 : 1
    while index < bytes.count, !follows(end) {
      if follows(escape) {
        index += escape.utf8.count
        skipEscaped()
      } else if !isLong, bytes[index] == UInt8(ascii: "\n") {
        return
      } else {
        index += 1
      }
    }
    index = min(index + end.utf8.count, bytes.count)
  }

  /// One letter, or the code of a value, which may have texts of its own.
  private mutating func skipEscaped() {
    guard index < bytes.count else { return }
    var depth = 0
    repeat {
      switch bytes[index] {
      case UInt8(ascii: "("): (depth, index) = (depth + 1, index + 1)
      case UInt8(ascii: ")"): (depth, index) = (depth - 1, index + 1)
      case UInt8(ascii: "\"") where depth > 0: skipText(hashes: 0)
      default: index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}

/// The place of a byte in the text of a file.
struct SwiftPlace {
  /// From 1.
  let line: Int
  /// How many letters stand before it in its line.
  let column: Int

  init(_ offset: Int, in bytes: [UInt8]) {
    let newline = UInt8(ascii: "\n")
    let start = (bytes[..<offset].lastIndex(of: newline) ?? -1) + 1
    line = bytes[..<offset].count { $0 == newline } + 1
    column = String(decoding: bytes[start..<offset], as: UTF8.self).unicodeScalars.count
  }
}
