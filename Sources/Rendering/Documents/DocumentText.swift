internal import Platform
package import SceneFormat

/// The text of a document, line by line: Markdown, or the comments of a Swift file that DocC reads as Markdown.
package struct DocumentText: Sendable {
  /// The document as it is written, for messages.
  package let file: SourceFile
  let lines: [DocumentLine]
  private let hasByteOrderMark: Bool

  package init(path: String, bytes: [UInt8]) throws(Diagnostic) {
    file = try SourceFile(path: path, bytes: bytes)
    hasByteOrderMark = file.bytes.count < bytes.count
    let lines = Self.lines(of: file.bytes)
    self.lines = path.hasSuffix(".swift") ? SwiftComments.marked(lines) : lines
  }

  /// The end of lines that are added: that of most others.
  var lineEnd: String {
    let returns = lines.count { $0.end == "\r\n" }
    return returns * 2 > lines.count { !$0.end.isEmpty } ? "\r\n" : "\n"
  }

  /// The document with other lines, which end as they always did.
  func bytes(of lines: [DocumentLine]) -> [UInt8] {
    let mark: [UInt8] = hasByteOrderMark ? [0xEF, 0xBB, 0xBF] : []
    return mark + lines.flatMap { Array($0.written.utf8) }
  }

  private static func lines(of bytes: [UInt8]) -> [DocumentLine] {
    var lines: [DocumentLine] = []
    var start = 0
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      let next = feed.map { $0 + 1 } ?? bytes.count
      var end = feed ?? bytes.count
      if feed != nil, end > start, bytes[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      lines.append(
        DocumentLine(
          text: String(decoding: bytes[start..<end], as: UTF8.self),
          end: String(decoding: bytes[end..<next], as: UTF8.self)))
      start = next
    }
    return lines
  }
}

/// A line of a document.
struct DocumentLine: Equatable, Sendable {
  /// In front of its Markdown: space and slashes of a comment.
  var margin = ""
  /// Markdown.
  var text: String
  /// A line feed, with a carriage return in front of it or not; nothing at the end of a document.
  var end: String
  /// Whether it is Markdown at all, and not the code around it.
  var isProse = true

  /// As the document has it.
  var written: String { "\(margin)\(text)\(end)" }
  /// The spaces in front of its first word.
  var indentation: String { String(text.prefix { $0 == " " || $0 == "\t" }) }
  /// Whether it begins four columns in, as code does.
  var isIndented: Bool { text.hasPrefix("\t") || text.hasPrefix("    ") }
  /// Without the space around it.
  var words: Substring {
    let start = text.drop { $0 == " " || $0 == "\t" }
    let end = start.reversed().prefix { $0 == " " || $0 == "\t" }.count
    return start.dropLast(end)
  }
}

/// Which lines of a Swift file are Markdown: comments that begin with three slashes, or with two stars behind one.
enum SwiftComments {
  static func marked(_ lines: [DocumentLine]) -> [DocumentLine] {
    var isInside = false
    return lines.map { line in
      let words = line.words
      if isInside {
        isInside = !words.contains("*/")
        return isInside ? starred(line) : code(line)
      }
      if words.hasPrefix("///"), !words.hasPrefix("////") { return slashed(line) }
      isInside = words.hasPrefix("/**") && !words.contains("*/")
      return code(line)
    }
  }

  private static func code(_ line: DocumentLine) -> DocumentLine {
    var line = line
    line.isProse = false
    return line
  }

  private static func slashed(_ line: DocumentLine) -> DocumentLine {
    split(line, behind: line.indentation.count + 3, takingSpace: true)
  }

  /// A star at the start of such a line is none of its words.
  private static func starred(_ line: DocumentLine) -> DocumentLine {
    let space = line.indentation.count
    let hasStar = line.words.hasPrefix("*") && !line.words.hasPrefix("**")
    return split(line, behind: space + (hasStar ? 1 : 0), takingSpace: hasStar)
  }

  private static func split(
    _ line: DocumentLine, behind count: Int, takingSpace: Bool
  ) -> DocumentLine {
    var line = line
    let rest = line.text.dropFirst(count)
    let isSpaced = takingSpace && rest.hasPrefix(" ")
    line.margin = String(line.text.prefix(count + (isSpaced ? 1 : 0)))
    line.text = String(rest.dropFirst(isSpaced ? 1 : 0))
    return line
  }
}
