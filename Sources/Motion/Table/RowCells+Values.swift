import CoreGraphics
import Drawing
import Notation

/// The values that the cells of a row stand for.
extension RowCells {
  func row(_ columns: TableColumns) throws(TextError) -> AttributeRow {
    guard count == columns.count else {
      throw .unexpected(
        "\(count) columns", expected: "\(columns.count) columns",
        at: position(of: self[0].place.lowerBound))
    }
    return AttributeRow(
      step: try content(of: self[0]), phase: try phase(self[1]), kind: try kind(self[2]),
      id: try content(of: self[3]), path: try path(self[4]), frame: try frame(self[5]),
      alpha: try number(self[6]), zIndex: try integer(self[7]), isHidden: try hidden(self[8]),
      transform: try transform(self[9]), role: columns.tellsRoles ? try role(self[10]) : nil,
      custom: columns.custom.isEmpty ? [:] : try custom(columns.custom))
  }

  private func custom(_ names: [String]) throws(TextError) -> [String: CustomValue] {
    var values: [String: CustomValue] = [:]
    for (name, column) in zip(names, AttributeTable.columns.count...) {
      let cell = self[column]
      guard let text = try content(of: cell) else { continue }
      values[name] = cell.isQuoted ? .text(text) : CustomValue(bare: text)
    }
    return values
  }

  private func phase(_ cell: Cell) throws(TextError) -> AttributePhase? {
    guard let text = try content(of: cell) else { return nil }
    if let phase = AttributePhase(text: text) { return phase }
    throw unexpected(cell, text, expected: "a phase")
  }

  private func kind(_ cell: Cell) throws(TextError) -> ElementKind {
    let text = try text(of: cell)
    if let kind = ElementKind(tableName: text) { return kind }
    throw unexpected(
      cell, text, expected: "cell, header, footer, supplementary:name or decoration:name")
  }

  private func path(_ cell: Cell) throws(TextError) -> IndexPath {
    guard let text = try content(of: cell) else { return IndexPath() }
    if let path = IndexPath(tableText: text) { return path }
    throw unexpected(cell, text, expected: "a path such as 0-1")
  }

  private func hidden(_ cell: Cell) throws(TextError) -> Bool {
    guard let text = try content(of: cell) else { return false }
    if text == "yes", !cell.isQuoted { return true }
    throw unexpected(cell, text, expected: "yes or -")
  }

  private func role(_ cell: Cell) throws(TextError) -> Role? {
    guard let text = try content(of: cell) else { return nil }
    if let role = Role(rawValue: text) { return role }
    throw unexpected(cell, text, expected: "a role such as moved, or -")
  }

  private func transform(_ cell: Cell) throws(TextError) -> TransformForm {
    guard let text = try content(of: cell) else { return .identity }
    if let form = TransformForm(text: text) { return form }
    throw unexpected(cell, text, expected: "a transform")
  }

  // MARK: Numbers

  private func frame(_ cell: Cell) throws(TextError) -> CGRect {
    if let frame = plainFrame(cell) { return frame }
    let text = try text(of: cell)
    let parts = text.split(separator: " ", maxSplits: 4)
    guard parts.count == 4 else { throw unexpected(cell, text, expected: "x y width height") }
    var numbers: [CGFloat] = []
    for part in parts {
      let found = "'\(String(part).shortened(to: Self.shown))'"
      var place = position(of: cell.place.lowerBound)
      place.column += text[..<part.startIndex].unicodeScalars.count
      guard let number = NumberText.value(of: part) else {
        throw .unexpected(found, expected: "x y width height", at: place)
      }
      numbers.append(try finite(number, found, at: place))
    }
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  private func number(_ cell: Cell) throws(TextError) -> CGFloat {
    if let number = plainNumber(cell.place) { return number }
    let text = try text(of: cell)
    guard let number = NumberText.value(of: text[...]) else {
      throw unexpected(cell, text, expected: "a number")
    }
    return try finite(
      number, "'\(text.shortened(to: Self.shown))'", at: position(of: cell.place.lowerBound))
  }

  /// A number that can be compared: `nan` equals nothing, and to be infinitely far away is no place.
  private func finite(
    _ number: CGFloat, _ found: String, at place: TextPosition
  ) throws(TextError) -> CGFloat {
    if number.isFinite { return number }
    throw .unexpected(found, expected: "a finite number", at: place)
  }

  private func integer(_ cell: Cell) throws(TextError) -> Int {
    let text = try text(of: cell)
    if let integer = Int(text) { return integer }
    let isLarge = NumberText.value(of: text[...]).map { abs($0) >= 0x1p63 } ?? false
    throw unexpected(
      cell, text,
      expected: isLarge ? "a whole number from \(Int.min) to \(Int.max)" : "a whole number")
  }

  /// Four plain numbers with one space between two.
  private func plainFrame(_ cell: Cell) -> CGRect? {
    var start = cell.place.lowerBound
    var numbers = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    for part in 0..<4 {
      var end = start
      while end < cell.place.upperBound, bytes[end] != UInt8(ascii: " ") { end += 1 }
      guard (end == cell.place.upperBound) == (part == 3), let number = plainNumber(start..<end)
      else { return nil }
      numbers = (numbers.1, numbers.2, numbers.3, number)
      start = end + 1
    }
    return CGRect(x: numbers.0, y: numbers.1, width: numbers.2, height: numbers.3)
  }

  /// A decimal number as nearly all are written, without a string being made of it. The digits and the power of ten
  /// are exact, so that the division gives the nearest number, as every careful reader does.
  private func plainNumber(_ place: Range<Int>) -> CGFloat? {
    let isNegative = !place.isEmpty && bytes[place.lowerBound] == UInt8(ascii: "-")
    let first = place.lowerBound + (isNegative ? 1 : 0)
    guard first < place.upperBound, place.upperBound - first <= 16 else { return nil }
    var (digits, point) = (0, -1)
    for index in first..<place.upperBound {
      let digit = bytes[index] &- UInt8(ascii: "0")
      if digit < 10 {
        digits = digits * 10 + Int(digit)
      } else if bytes[index] == UInt8(ascii: "."), point < 0, index > first {
        point = index
      } else {
        return nil
      }
    }
    let decimals = point < 0 ? 0 : place.upperBound - point - 1
    guard digits < 1 << 53, point < 0 || decimals > 0 else { return nil }
    let number = CGFloat(digits) / Self.powersOfTen[decimals]
    return isNegative ? -number : number
  }

  private static let powersOfTen: [CGFloat] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
  ]
}
