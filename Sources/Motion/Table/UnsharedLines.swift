/// Two tables in their text form without the rows that both have: large tables that are compared are mostly the
/// same, and what is the same need not be kept.
struct UnsharedLines {
  /// Lines stand where they stood, so that places stay right; those that went are empty.
  private(set) var before: [UInt8] = []
  private(set) var after: [UInt8] = []

  init(_ before: [UInt8], _ after: [UInt8]) {
    let lines = Self.lines(of: after)
    // How often each row stands in the second table and was not found in the first one yet.
    var left: [Row: Int] = [:]
    for line in lines.rows { left[Row(bytes: line), default: 0] += 1 }
    self.before = Self.text(Self.lines(of: before)) { row in
      guard let count = left[row], count > 0 else { return true }
      left[row] = count - 1
      return false
    }
    self.after = Self.text(lines) { row in
      guard let count = left[row], count > 0 else { return false }
      left[row] = count - 1
      return true
    }
  }

  private typealias Lines = (head: ArraySlice<UInt8>, rows: [ArraySlice<UInt8>])

  /// The headings, with what stands above them, and the lines below.
  private static func lines(of text: [UInt8]) -> Lines {
    let start = text.firstIndex { !$0.isBlank } ?? text.endIndex
    let end = text[start...].firstIndex(of: UInt8(ascii: "\n")) ?? text.endIndex
    let rest = text[end...].dropFirst()
    return (
      text[..<end], rest.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    )
  }

  private static func text(_ lines: Lines, where isKept: (Row) -> Bool) -> [UInt8] {
    var text = Array(lines.head)
    for line in lines.rows {
      text.append(UInt8(ascii: "\n"))
      if isKept(Row(bytes: line)) { text += line }
    }
    return text
  }

  /// A line without the spaces that only bring columns below one another.
  private struct Row: Hashable {
    let bytes: ArraySlice<UInt8>

    static func == (one: Row, other: Row) -> Bool {
      var (first, second) = (one.letters, other.letters)
      while let letter = first.next() {
        guard letter == second.next() else { return false }
      }
      return second.next() == nil
    }

    func hash(into hasher: inout Hasher) {
      var letters = letters
      while let letter = letters.next() { hasher.combine(letter) }
    }

    private var letters: Letters { Letters(bytes: bytes) }
  }

  /// The letters of a line, of many spaces between two cells only two.
  private struct Letters {
    private let bytes: ArraySlice<UInt8>
    private var index: Int
    private var spaces = 0
    private var isQuoted = false

    init(bytes: ArraySlice<UInt8>) {
      self.bytes = bytes
      index = bytes.startIndex
    }

    mutating func next() -> UInt8? {
      while index < bytes.endIndex {
        let byte = bytes[index]
        index += 1
        if byte == UInt8(ascii: "\""), !isEscaped { isQuoted.toggle() }
        // What is escaped ends no quotation.
        isEscaped = isQuoted && byte == UInt8(ascii: "\\") && !isEscaped
        spaces = byte == UInt8(ascii: " ") && !isQuoted ? spaces + 1 : 0
        if spaces <= 2 { return byte }
      }
      return nil
    }

    private var isEscaped = false
  }
}

extension UInt8 {
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension TableDifference {
  /// How two tables differ in their text form. Only the rows that differ are kept in memory.
  package init(
    texts before: [UInt8], _ after: [UInt8], tolerance: Double = 0
  ) throws(TextError) {
    let lines = UnsharedLines(before, after)
    self.init(
      try AttributeTable(bytes: lines.before), try AttributeTable(bytes: lines.after),
      tolerance: tolerance)
  }
}

extension AttributeTable {
  /// Reads every row of a table's text form and keeps none.
  package static func check(_ bytes: [UInt8]) throws(TextError) {
    try read(bytes) { _ in }
  }

  /// The same for its JSON form.
  package static func check(json: [UInt8]) throws(TextError) {
    try read(json: json) { _ in }
  }
}
