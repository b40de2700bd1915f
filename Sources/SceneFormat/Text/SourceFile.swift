import Motion

/// A text that a person wrote, kept so that messages can show the lines that they speak of.
public struct SourceFile: Equatable, Sendable {
  /// As messages name it.
  public let path: String
  /// UTF-8 that has been checked, without a byte-order mark.
  public let bytes: [UInt8]

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
  public var description: String { path }
}

extension TextPosition {
  /// The place so many columns to the right.
  func moved(by columns: Int) -> TextPosition {
    TextPosition(line: line, column: column + columns)
  }
}
