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
    let all = lines.count { !$0.end.isEmpty }
    return ["\r\n", "\r"].first { end in lines.count { $0.end == end } * 2 > all } ?? "\n"
  }

  /// How many lines at the start are values about the document, in YAML or TOML, and none of its text.
  var frontMatter: Int {
    guard let first = lines.first?.text, !file.path.hasSuffix(".swift") else { return 0 }
    let mark = first.last == " " ? String(first.prefix(3)) : first
    guard ["---", "+++"].contains(mark), lines[0].words == mark else { return 0 }
    return lines.dropFirst().firstIndex { $0.text.hasPrefix(mark) && $0.words == mark }
      .map { $0 + 1 } ?? 0
  }

  /// Whether a block stands in a comment of Swift that two signs end, and not the line.
  func isStarred(_ block: DocumentBlock) -> Bool {
    file.path.hasSuffix(".swift") && !block.margin.contains("///")
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
      let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
      let isPair = bytes[end...].starts(with: [0x0D, 0x0A])
      let next = min(end + (isPair ? 2 : 1), bytes.count)
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
  /// A line feed, a carriage return or both; nothing at the end of a document.
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
