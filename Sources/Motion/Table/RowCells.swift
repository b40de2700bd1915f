import Drawing
import Notation

/// The cells of one line of a table's text form, as places in its bytes.
struct RowCells {
  struct Cell {
    var place: Range<Int>
    /// Quoted ones are never taken for "nothing here".
    var isQuoted: Bool
  }

  let bytes: [UInt8]
  private let start: Int
  private let number: Int
  private var cells: [Cell] = []
  /// How many the line has: more of them than a table has columns are not kept.
  private(set) var count = 0

  /// - Parameters:
  ///   - number: the line's, from 1.
  ///   - limit: how many cells are kept.
  init(
    _ bytes: [UInt8], _ line: Range<Int>, number: Int, keeping limit: Int? = nil
  ) throws(TextError) {
    let limit = limit ?? AttributeTable.columns.count
    self.bytes = bytes
    start = line.lowerBound
    self.number = number
    cells.reserveCapacity(min(limit, AttributeTable.columns.count + 8))
    var index = start
    while true {
      while index < line.upperBound, bytes[index] == UInt8(ascii: " ") { index += 1 }
      guard index < line.upperBound else { return }
      let isQuoted = bytes[index] == UInt8(ascii: "\"")
      let end =
        isQuoted
        ? try endOfQuote(index, line.upperBound) : endOfBareCell(index, line.upperBound)
      count += 1
      if count <= limit {
        cells.append(Cell(place: index..<end, isQuoted: isQuoted))
      }
      index = end
    }
  }

  subscript(column: Int) -> Cell { cells[column] }

  /// The texts of all cells.
  func texts() throws(TextError) -> [String] {
    var texts: [String] = []
    for cell in cells { texts.append(try text(of: cell)) }
    return texts
  }

  func text(of cell: Cell) throws(TextError) -> String {
    let text = String(decoding: bytes[cell.place], as: UTF8.self)
    return cell.isQuoted ? try unquoted(text, cell) : text
  }

  /// Nothing where the cell says that there is nothing.
  func content(of cell: Cell) throws(TextError) -> String? {
    isNothing(cell) ? nil : try text(of: cell)
  }

  func isNothing(_ cell: Cell) -> Bool {
    cell.place.count == 1 && bytes[cell.place.lowerBound] == UInt8(ascii: "-")
  }

  /// The line and column of a byte of the line.
  func position(of index: Int) -> TextPosition {
    let column = bytes[start..<index].count { $0 & 0xC0 != 0x80 } + 1
    return TextPosition(line: number, column: column)
  }

  func unexpected(_ cell: Cell, _ text: String, expected: String) -> TextError {
    .unexpected(
      "'\(text.shortened(to: Self.shown))'", expected: expected,
      at: position(of: cell.place.lowerBound))
  }

  /// Characters of a cell that a message shows.
  static let shown = 80

  // MARK: Ends

  private func endOfBareCell(_ start: Int, _ limit: Int) -> Int {
    let space = UInt8(ascii: " ")
    var index = start
    while index < limit {
      if bytes[index] == space, index + 1 == limit || bytes[index + 1] == space { return index }
      index += 1
    }
    return limit
  }

  private func endOfQuote(_ start: Int, _ limit: Int) throws(TextError) -> Int {
    var index = start + 1
    while index < limit {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .unexpected(
      "the end of the line", expected: "a closing '\"'", at: position(of: start))
  }

  private func unquoted(_ text: String, _ cell: Cell) throws(TextError) -> String {
    do {
      return try JSONReader.read(text).string()
    } catch {
      let place = position(of: cell.place.lowerBound)
      throw .unexpected(
        text.shortened(to: Self.shown), expected: "a string in quotation marks",
        at: TextPosition(line: place.line, column: place.column + error.position.column - 1))
    }
  }
}
