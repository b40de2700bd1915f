public import Notation

extension AttributeTable {
  /// Reads a table from its text form, headings included.
  public init(text: String) throws(TextError) {
    var reader = TableReader(bytes: Array(text.utf8))
    try reader.readHeadings()
    var rows: [AttributeRow] = []
    while let line = reader.nextLine() { rows.append(try reader.row(in: line)) }
    self.init(rows: rows)
    tellsRoles = reader.columns.tellsRoles
  }
}

/// Takes the text form of a table apart, line by line. Lines that are no rows stay bytes: tables have hundreds of
/// thousands of lines.
struct TableReader {
  private let bytes: [UInt8]
  private var next = 0
  private var number = 0
  private(set) var columns = TableColumns.usual

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func readHeadings() throws(TextError) {
    try ConflictMark.refuse(in: bytes)
    let headings = try nextLine().map { (line) throws(TextError) in
      try RowCells(
        bytes, line, number: number,
        keeping: AttributeTable.columns.count + TableColumns.mostCustom)
    }
    let texts = try headings?.texts() ?? []
    guard let columns = TableColumns(headings: texts), texts.count == headings?.count else {
      throw .unexpected(
        texts.isEmpty ? "nothing" : "other headings",
        expected: AttributeTable.columns.joined(separator: "  "),
        at: TextPosition(line: max(number, 1), column: 1))
    }
    self.columns = columns
  }

  /// The place of the next line that has any cells; nil at the end.
  mutating func nextLine() -> Range<Int>? {
    while next < bytes.count {
      let start = next
      let end = bytes.endOfLine(from: start)
      number += 1
      next = end + 1
      let line = start..<(end > start && bytes[end - 1] == UInt8(ascii: "\r") ? end - 1 : end)
      if line.contains(where: { bytes[$0] != UInt8(ascii: " ") }) { return line }
    }
    return nil
  }

  /// The row that the line which was found last speaks of.
  func row(in line: Range<Int>) throws(TextError) -> AttributeRow {
    try RowCells(bytes, line, number: number, keeping: columns.count).row(columns)
  }
}

extension [UInt8] {
  /// The line feed that ends the line, or the end of the text.
  func endOfLine(from start: Int) -> Int {
    var index = start
    while index < count, self[index] != UInt8(ascii: "\n") { index += 1 }
    return index
  }
}
