import CoreGraphics

extension AttributeTable {
  /// Reads a table from its text form, headings included.
  public init(text: String) throws(TextError) {
    try self.init(bytes: Array(text.utf8))
  }

  init(bytes: [UInt8]) throws(TextError) {
    var rows: [AttributeRow] = []
    let tellsRoles = try Self.read(bytes) { rows.append($0) }
    self.init(rows: rows)
    self.tellsRoles = tellsRoles
  }

  /// Reads the rows one after the other; answers whether they tell their roles.
  @discardableResult static func read(
    _ bytes: [UInt8], _ take: (AttributeRow) -> Void
  ) throws(TextError) -> Bool {
    var reader = TableReader(bytes: bytes)
    try reader.readHeadings()
    while let row = try reader.nextRow() { take(row) }
    return reader.columns == columns
  }
}

/// Takes the text form of a table apart, line by line.
private struct TableReader {
  private let bytes: [UInt8]
  private var lines: [ArraySlice<UInt8>]
  private var line = 0
  /// Tables of an older form have no roles.
  private(set) var columns = AttributeTable.columns

  /// A cell with the place where it starts; quoted ones are never taken for "nothing here".
  private struct Cell {
    var text: String
    var isQuoted: Bool
    var position: TextPosition

    var content: String? { !isQuoted && text == "-" ? nil : text }

    func unexpected(expected: String) -> TextError {
      .unexpected("'\(text)'", expected: expected, at: position)
    }
  }

  init(bytes: [UInt8]) {
    self.bytes = bytes
    lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }

  mutating func readHeadings() throws(TextError) {
    try ConflictMark.refuse(in: bytes)
    let headings = try nextCells() ?? []
    columns = headings.map(\.text)
    guard [AttributeTable.columns, AttributeTable.columns.dropLast()].contains(columns) else {
      throw .unexpected(
        headings.isEmpty ? "nothing" : "other headings",
        expected: AttributeTable.columns.joined(separator: "  "),
        at: TextPosition(line: max(line, 1), column: 1))
    }
  }

  mutating func nextRow() throws(TextError) -> AttributeRow? {
    guard let cells = try nextCells() else { return nil }
    guard cells.count == columns.count else {
      throw .unexpected(
        "\(cells.count) columns", expected: "\(columns.count) columns",
        at: cells[0].position)
    }
    return AttributeRow(
      step: cells[0].content, phase: try phase(cells[1]), kind: try kind(cells[2]),
      id: cells[3].content, path: try path(cells[4]), frame: try frame(cells[5]),
      alpha: try number(cells[6]), zIndex: try integer(cells[7]), isHidden: try hidden(cells[8]),
      transform: try transform(cells[9]), role: cells.count > 10 ? try role(cells[10]) : nil)
  }

  // MARK: Cells

  /// The cells of the next line that has any.
  private mutating func nextCells() throws(TextError) -> [Cell]? {
    while line < lines.count {
      line += 1
      let cells = try cells(of: lines[line - 1])
      if !cells.isEmpty { return cells }
    }
    return nil
  }

  private func cells(of bytes: ArraySlice<UInt8>) throws(TextError) -> [Cell] {
    var cells: [Cell] = []
    let trimmed = bytes.last == UInt8(ascii: "\r") ? bytes.dropLast() : bytes
    var rest = trimmed.drop { $0 == UInt8(ascii: " ") }
    while let first = rest.first {
      let column = trimmed[..<rest.startIndex].count { $0 & 0xC0 != 0x80 } + 1
      let position = TextPosition(line: line, column: column)
      let isQuoted = first == UInt8(ascii: "\"")
      let end = isQuoted ? try endOfQuote(rest, position) : endOfBareCell(rest)
      let text = String(decoding: rest[..<end], as: UTF8.self)
      cells.append(
        Cell(
          text: isQuoted ? try unquoted(text, position) : text, isQuoted: isQuoted,
          position: position))
      rest = rest[end...].drop { $0 == UInt8(ascii: " ") }
    }
    return cells
  }

  private func endOfBareCell(_ bytes: ArraySlice<UInt8>) -> Int {
    let space = UInt8(ascii: " ")
    let gap = bytes.indices.first { index in
      bytes[index] == space && (index + 1 == bytes.endIndex || bytes[index + 1] == space)
    }
    return gap ?? bytes.endIndex
  }

  private func endOfQuote(
    _ bytes: ArraySlice<UInt8>, _ position: TextPosition
  ) throws(TextError) -> Int {
    var index = bytes.startIndex + 1
    while index < bytes.endIndex {
      if bytes[index] == UInt8(ascii: "\"") { return index + 1 }
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    throw .unexpected("the end of the line", expected: "a closing '\"'", at: position)
  }

  private func unquoted(_ text: String, _ position: TextPosition) throws(TextError) -> String {
    do {
      return try JSONReader.read(text).string()
    } catch {
      let offset = error.position.column - 1
      let place = TextPosition(line: position.line, column: position.column + offset)
      throw .unexpected(text, expected: "a string in quotation marks", at: place)
    }
  }

  // MARK: Values

  private func phase(_ cell: Cell) throws(TextError) -> AttributePhase? {
    guard let text = cell.content else { return nil }
    if let phase = AttributePhase(text: text) { return phase }
    throw cell.unexpected(expected: "a phase")
  }

  private func kind(_ cell: Cell) throws(TextError) -> ElementKind {
    if let kind = ElementKind(tableName: cell.text) { return kind }
    throw cell.unexpected(expected: "cell, header, footer, supplementary:name or decoration:name")
  }

  private func path(_ cell: Cell) throws(TextError) -> IndexPath {
    guard let text = cell.content else { return IndexPath() }
    if let path = IndexPath(tableText: text) { return path }
    throw cell.unexpected(expected: "a path such as 0-1")
  }

  private func frame(_ cell: Cell) throws(TextError) -> CGRect {
    let parts = cell.text.split(separator: " ")
    guard parts.count == 4 else { throw cell.unexpected(expected: "x y width height") }
    var numbers: [CGFloat] = []
    for part in parts {
      let offset = cell.text[..<part.startIndex].unicodeScalars.count
      let place = TextPosition(
        line: cell.position.line, column: cell.position.column + offset)
      guard let number = NumberText.value(of: part) else {
        throw .unexpected("'\(part)'", expected: "x y width height", at: place)
      }
      numbers.append(try finite(number, "'\(part)'", at: place))
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func number(_ cell: Cell) throws(TextError) -> CGFloat {
    guard let number = NumberText.value(of: cell.text[...]) else {
      throw cell.unexpected(expected: "a number")
    }
    return try finite(number, "'\(cell.text)'", at: cell.position)
  }

  /// What can be compared: `nan` equals nothing, and to be infinitely far away is no place.
  private func finite(
    _ number: CGFloat, _ found: String, at place: TextPosition
  ) throws(TextError) -> CGFloat {
    if number.isFinite { return number }
    throw .unexpected(found, expected: "a finite number", at: place)
  }

  private func integer(_ cell: Cell) throws(TextError) -> Int {
    if let integer = Int(cell.text) { return integer }
    let isLarge = NumberText.value(of: cell.text[...]).map { abs($0) >= 0x1p63 } ?? false
    throw cell.unexpected(
      expected: isLarge ? "a whole number from \(Int.min) to \(Int.max)" : "a whole number")
  }

  private func hidden(_ cell: Cell) throws(TextError) -> Bool {
    guard let text = cell.content else { return false }
    if text == "yes", !cell.isQuoted { return true }
    throw cell.unexpected(expected: "yes or -")
  }

  private func role(_ cell: Cell) throws(TextError) -> Role? {
    guard let text = cell.content else { return nil }
    if let role = Role(rawValue: text) { return role }
    throw cell.unexpected(expected: "a role such as moved, or -")
  }

  private func transform(_ cell: Cell) throws(TextError) -> TransformForm {
    guard let text = cell.content else { return .identity }
    if let form = TransformForm(text: text) { return form }
    throw cell.unexpected(expected: "a transform")
  }
}
