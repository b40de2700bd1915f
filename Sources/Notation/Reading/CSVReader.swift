/// Reads CSV by RFC 4180: commas, quotation marks where a field needs them, lines that end with a line feed.
package enum CSVReader {
  /// A line of a table, which may go over several lines of the text.
  package struct Record: Equatable, Sendable {
    /// Of its first field, counted from 1.
    package let line: Int
    package let fields: [String]
  }

  /// All lines but empty ones, with the sign between their fields that the first one has: a comma, or, as programs
  /// write where numbers have commas, a semicolon or a tab. Throws where a quotation mark stands within a field, or has
  /// no partner.
  package static func records(in text: String) throws(TextError) -> [Record] {
    let bytes = Array(text.utf8)
    var scanner = Scanner(text: bytes, separator: separator(in: bytes))
    var records: [Record] = []
    while let record = try scanner.record() {
      if record.fields != [""] { records.append(record) }
    }
    return records
  }

  /// The first of the signs that stands in the first line outside of quotation marks; a comma where none does.
  private static func separator(in text: [UInt8]) -> UInt8 {
    let signs = [UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "\t")]
    var isQuoted = false
    var found: Set<UInt8> = []
    for byte in text {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      guard !isQuoted else { continue }
      if byte == UInt8(ascii: "\n") { break }
      if signs.contains(byte) { found.insert(byte) }
    }
    return signs.first(where: found.contains) ?? signs[0]
  }

  private struct Scanner {
    let text: [UInt8]
    let separator: UInt8
    private var index = 0
    private var line = 1
    private var start = 0

    init(text: [UInt8], separator: UInt8) {
      self.text = text
      self.separator = separator
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
          guard isAtEnd else { throw unexpected("'\(separatorText)' or the end of the line") }
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
      return byte == separator || byte == UInt8(ascii: "\n")
    }

    private var separatorText: String {
      separator == UInt8(ascii: "\t") ? "\\t" : String(decoding: [separator], as: UTF8.self)
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
