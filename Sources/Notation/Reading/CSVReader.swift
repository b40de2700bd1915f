/// Reads CSV by RFC 4180: commas, quotation marks where a field needs them, lines that end with a line feed.
package enum CSVReader {
  /// A line of a table, which may go over several lines of the text.
  package struct Record: Equatable, Sendable {
    /// Of its first field, counted from 1.
    package let line: Int
    package let fields: [String]
  }

  /// All lines but empty ones. Throws where a quotation mark stands within a field, or has no partner.
  package static func records(in text: String) throws(TextError) -> [Record] {
    var scanner = Scanner(text: Array(text.utf8))
    var records: [Record] = []
    while let record = try scanner.record() {
      if record.fields != [""] { records.append(record) }
    }
    return records
  }

  private struct Scanner {
    let text: [UInt8]
    private var index = 0
    private var line = 1
    private var start = 0

    init(text: [UInt8]) {
      self.text = text
    }

    mutating func record() throws(TextError) -> Record? {
      guard index < text.count else { return nil }
      let first = line
      var fields: [String] = []
      while true {
        fields.append(CSVText.value(of: try field()))
        guard index < text.count else { break }
        if text[index] == UInt8(ascii: "\r") { index += 1 }
        guard index < text.count else { break }
        let isEnd = text[index] == UInt8(ascii: "\n")
        if isEnd { newLine() }
        index += 1
        if isEnd { break }
      }
      return Record(line: first, fields: fields)
    }

    private mutating func field() throws(TextError) -> String {
      guard index < text.count, text[index] == UInt8(ascii: "\"") else { return try plain() }
      let opening = TextPosition(line: line, column: index - start + 1)
      index += 1
      var bytes: [UInt8] = []
      while index < text.count {
        let byte = text[index]
        index += 1
        if byte == UInt8(ascii: "\n") { (line, start) = (line + 1, index) }
        guard byte == UInt8(ascii: "\"") else {
          bytes.append(byte)
          continue
        }
        guard index < text.count, text[index] == byte else {
          guard isAtEnd else { throw unexpected("a comma or the end of the line") }
          return String(decoding: bytes, as: UTF8.self)
        }
        bytes.append(byte)
        index += 1
      }
      throw .unexpected(
        "the end of the text", expected: "a quotation mark that ends this field", at: opening)
    }

    private mutating func plain() throws(TextError) -> String {
      let first = index
      while !isAtEnd {
        guard text[index] != UInt8(ascii: "\"") else { throw unexpected("no quotation mark") }
        index += 1
      }
      return String(decoding: text[first..<index], as: UTF8.self)
    }

    /// Whether a field ends here.
    private var isAtEnd: Bool {
      guard index < text.count else { return true }
      let byte = text[index]
      if byte == UInt8(ascii: "\r") {
        return index + 1 == text.count || text[index + 1] == UInt8(ascii: "\n")
      }
      return byte == UInt8(ascii: ",") || byte == UInt8(ascii: "\n")
    }

    private mutating func newLine() { (line, start) = (line + 1, index + 1) }

    private func unexpected(_ expected: String) -> TextError {
      let found =
        index < text.count
        ? "'\(String(decoding: text[index...index], as: UTF8.self))'" : "the end of the text"
      return .unexpected(
        found, expected: expected, at: TextPosition(line: line, column: index - start + 1))
    }
  }
}
