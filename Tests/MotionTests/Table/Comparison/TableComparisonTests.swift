import Notation
import CoreGraphics
import Testing

@testable import Motion

/// Random tables, changed at random, compared in every form and by looking at every pair of rows.
@Suite struct TableComparisonTests {
  private static let names: [String?] = ["a", "b", "a  b", "é", "0-1", "-", "", nil, "long name"]
  private static let steps: [String?] = [nil, "one", "two", "three"]

  @Test(arguments: 0..<60) func findsWhatLookingAtEveryPairFinds(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let before = (0..<Int.random(in: 0...25, using: &random)).map { _ in row(&random) }
    let after = changed(before, &random)
    let tolerance: Double = [0, 0.5, 3].randomElement(using: &random) ?? 0
    let tables = [AttributeTable(rows: before), AttributeTable(rows: after)]
    let expected = PlainComparison(tables[0].rows, tables[1].rows, tolerance).lines
    func lines(_ first: ComparedTable, _ second: ComparedTable) -> [String] {
      var lines: [String] = []
      TableComparison(first, second, tolerance: tolerance).walk { change in
        lines.append(PlainComparison.text(change))
      }
      return lines
    }
    let inMemory = tables.map { ComparedTable($0) }
    #expect(lines(inMemory[0], inMemory[1]) == expected)
    let first = try ComparedTable(text: text(tables[0].rows, &random))
    for second in try [
      ComparedTable(text: text(tables[1].rows, &random), like: first),
      ComparedTable(text: Array(tables[1].text.utf8)),
      ComparedTable(json: Array(tables[1].json.utf8)),
      inMemory[1],
    ] {
      #expect(lines(first, second) == expected)
    }
    let shuffled = tables[1].rows.shuffled(using: &random)
    let loose = try ComparedTable(text: text(shuffled, &random), like: first)
    #expect(lines(first, loose).sorted() == expected.sorted())
  }

  /// The same words whether the tables stand in files or not, with the order of the steps.
  @Test(arguments: 0..<30) func tellsFilesAndScenesAlike(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let before = (0..<20).map { _ in row(&random) }
    let after = changed(before, &random)
    let orders = [["one", "two", "three"], ["three", "one", "two"]]
    let tables = [
      AttributeTable(rows: before, steps: orders[0]), AttributeTable(rows: after, steps: orders[1]),
    ]
    let first = try ComparedTable(text: Array(tables[0].text.utf8))
    let second = try ComparedTable(text: Array(tables[1].text.utf8), like: first)
    let ofFiles = TableDifference(TableComparison(first, second))
    #expect(ofFiles == TableDifference(tables[0], tables[1]))
    #expect(TableDifference(TableComparison(first, first)).isNone)
  }

  /// Rows that are all the same do not make the order of the steps the same.
  @Test func findsAnotherOrderOfTheStepsInFiles() throws {
    let rows = ["s", "t"].map { AttributeRow(step: $0, kind: .cell, id: "a", frame: .zero) }
    let tables = [rows, rows.reversed()].map { AttributeTable(rows: $0) }
    let first = try ComparedTable(text: Array(tables[0].text.utf8))
    let second = try ComparedTable(text: Array(tables[1].text.utf8), like: first)
    let difference = TableDifference(TableComparison(first, second))
    #expect(difference.lines == ["~ order of the steps: s, t → t, s"])
    #expect(!difference.isNone)
  }

  /// A table that is cut off, or that a merge has marked, is read or refused as it is when it stands alone.
  @Test(arguments: 0..<20) func refusesWhatIsNoTable(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let table = AttributeTable(rows: (0..<12).map { _ in row(&random) })
    let whole = Array(table.text.utf8)
    let first = try ComparedTable(text: whole)
    let cut = Array(whole.prefix(Int.random(in: 0..<whole.count, using: &random)))
    let alone = Result { () throws(TextError) in try AttributeTable(text: text(of: cut)) }
    let beside = Result { () throws(TextError) in try ComparedTable(text: cut, like: first) }
    switch (alone, beside) {
    case (.success(let table), .success(let second)):
      let sum = TableComparison(first, second).walk { _ in }
      #expect(sum.removed + sum.changed > 0 || table.rows.count == 12)
      #expect(sum.added == 0)
    case (.failure(let error), .failure(let other)): #expect(error == other)
    default: Issue.record("one of them was read: \(alone) \(beside)")
    }
    var lines = text(of: whole).split(separator: "\n")
    let place = Int.random(in: 1..<lines.count, using: &random)
    lines.insert(["<<<<<<< HEAD", "=======", ">>>>>>> other"].randomElement() ?? "", at: place)
    let error = #expect(throws: TextError.self) {
      try ComparedTable(text: Array(lines.joined(separator: "\n").utf8), like: first)
    }
    #expect(error?.position == TextPosition(line: place + 1, column: 1))
    guard case .conflict = error else {
      throw error ?? .missingKey("", at: .init(line: 1, column: 1))
    }
  }

  private func text(of bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

  /// As people and other systems leave it: lines that end in another way, empty ones, other columns' widths.
  private func text(_ rows: [AttributeRow], _ random: inout SeededRandom) -> [UInt8] {
    let end = Bool.random(using: &random) ? "\r\n" : "\n"
    var text = AttributeTable.columns.joined(separator: "   ") + end
    for row in rows {
      if Int.random(in: 0..<6, using: &random) == 0 { text += "  " + end }
      let gap = String(repeating: " ", count: Int.random(in: 2...4, using: &random))
      text += AttributeTable.cells(of: row).joined(separator: gap) + end
    }
    return Array((Bool.random(using: &random) ? text : String(text.dropLast())).utf8)
  }

  private func row(_ random: inout SeededRandom) -> AttributeRow {
    func number() -> CGFloat { CGFloat(Int.random(in: 0...8, using: &random)) / 4 }
    let step = Self.steps.randomElement(using: &random) ?? nil
    let id = Self.names.randomElement(using: &random) ?? nil
    return AttributeRow(
      step: step, phase: [.before, .after].randomElement(using: &random), kind: .cell, id: id,
      path: [[], [0, 0], [0, 1]].randomElement(using: &random) ?? [],
      frame: CGRect(x: number(), y: number(), width: number(), height: number()),
      alpha: number(), zIndex: Int.random(in: 0...1, using: &random),
      isHidden: Bool.random(using: &random),
      transform: TransformForm(TransformForm.Composition(translation: [number(), 0, 0])),
      role: Role.allCases.randomElement(using: &random))
  }

  /// Rows that went, came, stand twice, stand elsewhere, or differ in a field.
  private func changed(_ rows: [AttributeRow], _ random: inout SeededRandom) -> [AttributeRow] {
    var rows = rows
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let index = rows.indices.randomElement(using: &random)
      switch (Int.random(in: 0..<5, using: &random), index) {
      case (0, let index?): rows.remove(at: index)
      case (1, let index?): rows.append(rows[index])
      case (2, let index?): rows[index] = row(&random)
      case (3, let index?): rows[index] = rows[index].shifted(&random)
      default: rows.append(row(&random))
      }
    }
    return rows
  }
}

extension AttributeRow {
  /// The row with another value in one column.
  fileprivate func shifted(_ random: inout SeededRandom) -> AttributeRow {
    let field = Int.random(in: 0..<6, using: &random)
    let amount: CGFloat = [0.25, 1, 4].randomElement(using: &random) ?? 1
    return AttributeRow(
      step: step, phase: phase, kind: kind, id: id, path: field == 0 ? [3, 3] : path,
      frame: field == 1 ? frame.offsetBy(dx: 0, dy: amount) : frame,
      alpha: field == 2 ? alpha + amount : alpha, zIndex: field == 3 ? zIndex + 1 : zIndex,
      isHidden: field == 4 ? !isHidden : isHidden, transform: transform,
      role: field == 5 ? nil : role)
  }
}

/// The comparison as one would write it down for two short tables.
private struct PlainComparison {
  private(set) var lines: [String] = []

  init(_ before: [AttributeRow], _ after: [AttributeRow], _ tolerance: Double) {
    for (index, row) in before.enumerated() {
      let number = before[..<index].count { Self.place($0) == Self.place(row) }
      let others = after.filter { Self.place($0) == Self.place(row) }
      guard number < others.count else {
        lines.append("- " + Self.place(row))
        continue
      }
      let columns = Self.columns(row, others[number], tolerance)
      if !columns.isEmpty { lines.append("~ " + Self.place(row) + columns.joined(separator: " ")) }
    }
    for (index, row) in after.enumerated() {
      let number = after[..<index].count { Self.place($0) == Self.place(row) }
      if number >= before.count(where: { Self.place($0) == Self.place(row) }) {
        lines.append("+ " + Self.place(row))
      }
    }
  }

  static func text(_ change: TableDifference.Change) -> String {
    let place =
      "\(change.place.step ?? "nil")|\(change.place.phase?.text ?? "nil")|"
      + "\(change.place.kind)|\(change.place.name)|"
    return switch change.kind {
    case .added: "+ " + place
    case .removed: "- " + place
    case .changed(let clauses): "~ " + place + clauses.map(column).joined(separator: " ")
    }
  }

  /// The word that a clause begins with.
  private static func column(_ clause: String) -> String {
    let word = clause.split(separator: " ").first.map(String.init) ?? ""
    return word == "no" ? "hidden" : word
  }

  private static func place(_ row: AttributeRow) -> String {
    let path = row.path.isEmpty ? "-" : row.path.map { String($0) }.joined(separator: "-")
    return "\(row.step ?? "nil")|\(row.phase?.text ?? "nil")|\(row.kind)|\(row.id ?? path)|"
  }

  private static func columns(
    _ row: AttributeRow, _ other: AttributeRow, _ tolerance: Double
  ) -> [String] {
    func isFar(_ value: (AttributeRow) -> CGFloat) -> Bool {
      abs(value(row) - value(other)) > tolerance + 0.0001
    }
    func move(_ row: AttributeRow) -> CGFloat {
      if case .composed(let composition) = row.transform { composition.translation[0] } else { 0 }
    }
    let differing: [(String, Bool)] = [
      ("x", isFar(\.frame.origin.x)), ("y", isFar(\.frame.origin.y)),
      ("width", isFar(\.frame.size.width)), ("height", isFar(\.frame.size.height)),
      ("alpha", isFar(\.alpha)), ("z", row.zIndex != other.zIndex),
      ("hidden", row.isHidden != other.isHidden), ("transform", isFar(move)),
      ("path", row.path != other.path), ("id", row.id != other.id),
      ("role", row.role != other.role),
    ]
    return differing.filter(\.1).map(\.0)
  }
}
