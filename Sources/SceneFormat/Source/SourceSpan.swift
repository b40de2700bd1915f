public import Notation

/// A piece of a source file: from the first of its characters to the place behind the last one.
public struct SourceSpan: Equatable, Sendable {
  /// The file with its whole text, for messages that show a line of it.
  public let file: SourceFile
  /// The line and column of the first character, counted from 1.
  public let start: TextPosition
  /// The line and column behind the last character; equal to the start for a place between two.
  public let end: TextPosition

  /// Nothing is checked: a place outside of the file shows an empty line.
  public init(file: SourceFile, start: TextPosition, end: TextPosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// The start of a file: the place of what concerns all of it.
  public static func start(of file: SourceFile) -> SourceSpan {
    let start = TextPosition(line: 1, column: 1)
    return SourceSpan(file: file, start: start, end: start)
  }

  /// The place of what no file says.
  static let nowhere = start(of: SourceFile(path: "", text: ""))

  /// `scene.json:9:22`.
  public var place: String { "\(file.path):\(start)" }

  /// The line that the span starts in.
  public var line: String { file.line(start.line) ?? "" }

  /// How many columns of its first line the span covers, at least one.
  public var width: Int {
    let end = end.line == start.line ? end.column : line.unicodeScalars.count + 1
    return max(1, end - start.column)
  }

  /// Whether the one stands before the other in the same file.
  func standsBefore(_ other: SourceSpan) -> Bool {
    (start.line, start.column) < (other.start.line, other.start.column)
  }
}
