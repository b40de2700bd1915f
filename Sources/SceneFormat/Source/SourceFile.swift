import Notation

/// A text that a person wrote, kept so that messages can show the lines that they speak of.
public struct SourceFile: Equatable, Sendable {
  /// The name of the file in messages; it need not exist.
  public let path: String
  /// UTF-8 that has been checked, without a byte-order mark.
  public let bytes: [UInt8]

  /// A text that is there already; a byte-order mark at its start is left out.
  public init(path: String, text: String) {
    self.path = path
    let bytes = Array(text.utf8)
    self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes[3...]) : bytes
  }

  /// Refuses bytes that are no UTF-8, with the place of the first one.
  public init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw Self.encodingFault(path: path, bytes: bytes)
    }
    self.path = path
    self.bytes = bytes.starts(with: Self.byteOrderMark) ? Array(bytes[3...]) : bytes
  }

  /// All of the file.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The line without its end, counted from 1; nil where the text has no such line.
  public func line(_ number: Int) -> String? {
    guard number >= 1 else { return nil }
    var line = 1
    var start = 0
    while line < number {
      guard let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) else { return nil }
      start = end + 1
      line += 1
    }
    let rest = bytes[start...].prefix { $0 != UInt8(ascii: "\n") }
    return String(decoding: rest.last == UInt8(ascii: "\r") ? rest.dropLast() : rest, as: UTF8.self)
  }

  /// The letters of a line from the one with this index on, and whether others follow: a line may be as long as a
  /// file, and a file may have hundreds of faults in its one line.
  func letters(
    ofLine number: Int, from first: Int, atMost limit: Int
  ) -> (letters: [Unicode.Scalar], isLast: Bool) {
    let start = startOfLine(number, skipping: first)
    var end = start
    var count = 0
    while !isEndOfLine(end) {
      if bytes[end] & 0xC0 != 0x80 { count += 1 }
      if count > limit { break }
      end += 1
    }
    let letters = String(decoding: bytes[start..<end], as: UTF8.self).unicodeScalars
    return (Array(letters), count <= limit)
  }

  /// The place of the letter of that index, or the line's end.
  private func startOfLine(_ number: Int, skipping letters: Int) -> Int {
    var (index, line, left) = (0, 1, letters)
    while index < bytes.count, line < number {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
    while !isEndOfLine(index) {
      if bytes[index] & 0xC0 != 0x80 {
        if left == 0 { break }
        left -= 1
      }
      index += 1
    }
    return index
  }

  private func isEndOfLine(_ index: Int) -> Bool {
    guard index < bytes.count else { return true }
    let isReturn = bytes[index] == UInt8(ascii: "\r")
    let end = isReturn ? index + 1 : index
    return end == bytes.count || bytes[end] == UInt8(ascii: "\n")
  }

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  private static func encodingFault(path: String, bytes: [UInt8]) -> Diagnostic {
    // A broken sequence becomes one mark of its own; what stands before it is as long as it was.
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    var (line, column) = (1, 1)
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      (line, column) = scalar == "\n" ? (line + 1, 1) : (line, column + 1)
    }
    let position = TextPosition(line: line, column: column)
    let file = SourceFile(path: path, text: String(decoding: bytes, as: UTF8.self))
    return Diagnostic(
      .encoding, "the file is not written in UTF-8",
      at: SourceSpan(file: file, start: position, end: position.moved(by: 1)),
      label: "the first byte that is no text stands here",
      help: "save the file as UTF-8")
  }
}

extension SourceFile: CustomStringConvertible {
  /// The path.
  public var description: String { path }
}

extension TextPosition {
  /// The place so many columns to the right.
  func moved(by columns: Int) -> TextPosition {
    TextPosition(line: line, column: column + columns)
  }
}
