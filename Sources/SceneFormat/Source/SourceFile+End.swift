import Notation

// The end of a text that stops too early.
extension SourceFile {
  private static let space: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D]

  /// Whether nothing but space stands in it.
  var isEmpty: Bool { bytes.allSatisfy(Self.space.contains) }

  /// Whether nothing but space follows the place.
  func isBehindWords(_ place: TextPosition) -> Bool {
    let end = endOfWords.start
    return (place.line, place.column) >= (end.line, end.column)
  }

  /// The place behind the last word: the lines that follow have nothing to show.
  var endOfWords: SourceSpan {
    let last = bytes.lastIndex { !Self.space.contains($0) } ?? -1
    let place = position(ofByte: last + 1)
    return SourceSpan(file: self, start: place, end: place.moved(by: 1))
  }

  /// Names the innermost list or object in brackets that has no end; empty where there is none.
  var unclosed: [String] {
    var open: [Int] = []
    var isText = false
    var isEscaped = false
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case _ where isEscaped: isEscaped = false
      case UInt8(ascii: "\\"): isEscaped = isText
      case UInt8(ascii: "\""): isText.toggle()
      case _ where isText: break
      case UInt8(ascii: "["), UInt8(ascii: "{"): open.append(index)
      case UInt8(ascii: "]"), UInt8(ascii: "}"): _ = open.popLast()
      default: break
      }
    }
    guard let last = open.last else { return [] }
    let noun = bytes[last] == UInt8(ascii: "[") ? "list" : "object"
    return ["the \(noun) that begins at \(path):\(position(ofByte: last)) has no end"]
  }

  private func position(ofByte end: Int) -> TextPosition {
    var place = TextPosition(line: 1, column: 1)
    for byte in bytes[..<end] {
      if byte == UInt8(ascii: "\n") {
        place = TextPosition(line: place.line + 1, column: 1)
      } else if byte & 0xC0 != 0x80 {
        place.column += 1
      }
    }
    return place
  }
}
