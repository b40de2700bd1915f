import CoreGraphics
public import Notation

/// A table as comparisons walk it. Of one that stands in a file only the bytes are kept, and for each row where it
/// stands and what it is found by: tables of hundreds of thousands of rows are compared in little more memory than
/// their files take.
public struct ComparedTable: Sendable {
  private enum Content: Sendable {
    case rows([AttributeRow])
    case text([UInt8], starts: [Int], columns: TableColumns)
  }

  private let content: Content
  let keys: RowKeys
  /// Whether it says what happened to each element.
  let tellsRoles: Bool
  /// Whether it has columns of the layout's own values.
  let tellsCustom: Bool
  /// How many lines were taken apart to read it.
  package let rowsRead: Int

  /// The rows as a scene gives them.
  public init(_ table: AttributeTable) {
    content = .rows(table.rows)
    tellsRoles = table.tellsRoles
    tellsCustom = table.rows.contains { !$0.custom.isEmpty }
    rowsRead = 0
    var keys = RowKeys()
    for row in table.rows { keys.add(row) }
    self.keys = keys.ordered()
  }

  /// Reads all of the text form.
  /// - Parameter other: a table that is mostly the same: lines that stand there byte for byte were read already.
  public init(text: [UInt8], like other: ComparedTable? = nil) throws(TextError) {
    var reader = TableReader(bytes: text)
    try reader.readHeadings()
    let columns = reader.columns
    var twin = other.map { TwinRow($0, text, columns: columns) }
    var (keys, starts, count) = (RowKeys(), [Int](), 0)
    while let line = reader.nextLine() {
      starts.append(line.lowerBound)
      if let other, let row = twin?.next(at: line.lowerBound) {
        keys.add(other.keys, row)
        continue
      }
      keys.add(try reader.row(in: line))
      count += 1
      twin?.follow(keys.lastPlace)
    }
    content = .text(text, starts: starts, columns: columns)
    tellsRoles = columns.tellsRoles
    tellsCustom = !columns.custom.isEmpty
    rowsRead = count
    self.keys = keys.ordered()
  }

  /// Reads all of the JSON form.
  public init(json: [UInt8]) throws(TextError) {
    var (text, starts, keys) = ([UInt8](), [Int](), RowKeys())
    // Which values there are is known when all rows have been read: each row names its own.
    var columns = TableColumns.usual
    var known: Set<String> = []
    tellsRoles = try AttributeTable.read(json: json) { row in
      starts.append(text.count)
      columns.custom += row.custom.sortedNames.filter { known.insert($0).inserted }
      let cells = AttributeTable.cells(of: row, custom: columns.custom)
      text += cells.joined(separator: "  ").utf8
      text.append(UInt8(ascii: "\n"))
      keys.add(row)
    }
    content = .text(text, starts: starts, columns: columns)
    tellsCustom = !columns.custom.isEmpty
    rowsRead = starts.count
    self.keys = keys.ordered()
  }

  var count: Int { keys.places.count }

  /// Columns that tables have now, and that it was written without.
  package var missingColumns: [String] {
    tellsRoles ? [] : AttributeTable.columns.suffix(1)
  }

  /// Whether rows are read anew whenever somebody asks for them.
  var isText: Bool {
    if case .text = content { true } else { false }
  }

  func row(_ index: Int) -> AttributeRow {
    switch content {
    case .rows(let rows): return rows[index]
    case .text(let text, let starts, let columns):
      let start = starts[index]
      var end = text.endOfLine(from: start)
      if end > start, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      guard
        let cells = try? RowCells(text, start..<end, number: 0, keeping: columns.count),
        let row = try? cells.row(columns.first(cells.count))
      else { preconditionFailure("a row that was read before can be read again") }
      return row
    }
  }

  /// Whether both rows stand there in the same bytes.
  func isSameLine(_ index: Int, of other: ComparedTable, at otherIndex: Int) -> Bool {
    guard case .text(let text, let starts, let columns) = other.content else { return false }
    return isSameLine(index, as: text, from: starts[otherIndex], columns: columns)
  }

  fileprivate func isSameLine(
    _ index: Int, as other: [UInt8], from otherStart: Int, columns otherColumns: TableColumns
  ) -> Bool {
    guard case .text(let text, let starts, let columns) = content, columns == otherColumns else {
      return false
    }
    var (place, otherPlace) = (starts[index], otherStart)
    while place < text.count, otherPlace < other.count {
      guard text[place] == other[otherPlace] else { return false }
      if text[place] == UInt8(ascii: "\n") { return true }
      (place, otherPlace) = (place + 1, otherPlace + 1)
    }
    let isAtEnd = place == text.count || text[place] == UInt8(ascii: "\n")
    return isAtEnd
      && (otherPlace == other.count || other[otherPlace] == UInt8(ascii: "\n"))
  }
}

/// Goes along with the reading of a table through one that was read before.
private struct TwinRow {
  private let table: ComparedTable
  private let text: [UInt8]
  private let columns: TableColumns
  private var row = 0

  init(_ table: ComparedTable, _ text: [UInt8], columns: TableColumns) {
    self.table = table
    self.text = text
    self.columns = columns
  }

  /// The row that says the same as the line which starts there, if it is the next one.
  mutating func next(at start: Int) -> Int? {
    guard row < table.count,
      table.isSameLine(row, as: text, from: start, columns: columns)
    else { return nil }
    row += 1
    return row - 1
  }

  /// Goes on behind the row of the same element.
  mutating func follow(_ place: Int) {
    row = table.keys.row(at: place).map { $0 + 1 } ?? row
  }
}
