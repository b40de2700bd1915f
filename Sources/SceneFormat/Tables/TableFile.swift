public import Motion
import Notation

/// A file that is to hold an attribute table: one reading for goldens, for comparisons and for tests.
public struct TableFile: Sendable {
  /// Endings of files that a table can be kept in, so that it can be read again.
  public static let endings = ["attrs", "json", "txt"]

  /// Whether a file of this name can be a table.
  public static func isName(_ name: String) -> Bool {
    let parts = name.split(separator: "/").last?.split(
      separator: ".", omittingEmptySubsequences: false)
    guard let parts, parts.count > 1, let ending = parts.last else { return false }
    return endings.contains(String(ending))
  }

  /// The bytes that a table is kept as under this name.
  public static func bytes(of table: AttributeTable, named name: String) -> [UInt8] {
    Array((name.hasSuffix(".json") ? table.json : table.text).utf8)
  }

  private let file: SourceFile

  /// Nothing is read yet: `table(like:)` does that.
  public init(_ file: SourceFile) {
    self.file = file
  }

  /// Whether somebody meant this to be a table: it begins like one, or with what a merge left of one.
  public var isMeantAsTable: Bool {
    let start = String(decoding: file.bytes.prefix(1000), as: UTF8.self)
    let marks = ["<<<<<<<", "|||||||", "=======", ">>>>>>>"]
    let lines = start.split { $0.isNewline }.filter { line in
      !line.allSatisfy(\.isWhitespace) && !marks.contains(where: line.hasPrefix)
    }
    guard let first = lines.first?.drop(while: \.isWhitespace) else { return true }
    if first.hasPrefix("{") { return start.contains("\"rows\"") }
    return first.hasPrefix("step  ")
  }

  /// The table, in whichever of its forms it is written, for a comparison. All of it is read: what is wrong with it
  /// is said with its place.
  /// - Parameter other: a table that is mostly the same: reading then takes less time.
  public func table(like other: ComparedTable? = nil) throws(Diagnostic) -> ComparedTable {
    do {
      return isJSON
        ? try ComparedTable(json: file.bytes) : try ComparedTable(text: file.bytes, like: other)
    } catch {
      throw diagnostic(error)
    }
  }

  private var isJSON: Bool {
    let first = file.bytes.first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  private func diagnostic(_ error: TextError) -> Diagnostic {
    let place = error.position
    let span = SourceSpan(file: file, start: place, end: place.moved(by: 1))
    let help =
      if case .conflict = error {
        "keep one of the two sides, or record the table again"
      } else {
        "the table was cut off or changed by hand: take the whole file, or record it again"
      }
    return Diagnostic(
      .table, "the attribute table cannot be read: \(error.message)", at: span, help: help)
  }
}
