import CoreGraphics
import Notation
import Testing

@testable import Motion

/// Large tables are kept as the bytes that they are written in. Work is counted in rows.
@Suite struct ComparedTableTests {
  private func table(_ count: Int, y: (Int) -> Int = { $0 }) -> AttributeTable {
    AttributeTable(
      rows: (0..<count).map { index in
        AttributeRow(
          step: "s", phase: .after, kind: .cell, id: "item-\(index)",
          path: IndexPath(indexes: [0, index]),
          frame: CGRect(x: 0, y: CGFloat(y(index)), width: 10, height: 10), role: .unchanged)
      })
  }

  private func bytes(_ table: AttributeTable) -> [UInt8] { Array(table.text.utf8) }

  /// How many rows are read to compare, and how many of them to read the second table.
  private func work(_ before: [UInt8], _ after: [UInt8]) throws -> (
    sum: TableSum, second: Int, work: TableComparison.Work
  ) {
    let first = try ComparedTable(text: before)
    let second = try ComparedTable(text: after, like: first)
    var work = TableComparison.Work()
    let sum = TableComparison(first, second).walk(first: 100, counting: &work) { _ in }
    return (sum, second.rowsRead, work)
  }

  @Test func rowsThatAreTheSameAreReadOnce() throws {
    let text = bytes(table(500))
    #expect(try ComparedTable(text: text).rowsRead == 500)
    let (sum, second, work) = try work(text, text)
    #expect(sum.count == 0)
    #expect(second == 0)
    #expect(work == .init(rowsRead: 0, rowsHeld: 0))
  }

  /// Reading goes on along the first table behind a row that is there in one of them alone.
  @Test func onlyRowsThatDifferAreReadAgain() throws {
    let before = table(500)
    var rows = before.rows
    rows.removeSubrange(100..<103)
    rows.insert(contentsOf: AttributeTable(rows: table(503).rows.suffix(3)).rows, at: 40)
    rows[300] = table(500) { $0 + 7 }.rows[300]
    let after = Array(
      ([AttributeTable.columns] + rows.map(AttributeTable.cells)).map {
        $0.joined(separator: "  ") + "\n"
      }.joined().utf8)
    let text = Array(
      ([AttributeTable.columns] + before.rows.map(AttributeTable.cells)).map {
        $0.joined(separator: "  ") + "\n"
      }.joined().utf8)
    let (sum, second, work) = try work(text, after)
    #expect(sum.added == 3 && sum.removed == 3 && sum.changed == 1)
    #expect(second <= 5)
    #expect(work.rowsRead <= 10)
    #expect(work.rowsHeld == 0)
  }

  /// Each row of both is read once to check it and once to compare it, and none is kept.
  @Test(arguments: [200, 400, 800]) func workGrowsWithTheRows(_ count: Int) throws {
    let (sum, second, work) = try work(
      bytes(table(count)), bytes(table(count) { $0 + 1_000_000 }))
    #expect(sum.changed == count)
    #expect(sum.columns == [.y: count])
    #expect(second == count)
    #expect(work == .init(rowsRead: 2 * count, rowsHeld: 0))
  }

  @Test func rowsOfOneNameAreNotKeptWhereTheyStandInOrder() throws {
    func same(_ first: Int) -> AttributeTable {
      AttributeTable(
        rows: (first..<first + 300).map { index in
          AttributeRow(
            kind: .cell, id: "a", frame: CGRect(x: CGFloat(index), y: 0, width: 1, height: 1))
        })
    }
    let (sum, _, work) = try work(bytes(same(100)), bytes(same(500)))
    #expect(sum.changed == 300)
    #expect(work.rowsHeld == 2)
    #expect(work.rowsRead == 4 * 300)
  }

  /// The width of columns is no difference; two spaces in a name are one.
  @Test func spacesBetweenColumnsMeanNothing() throws {
    func rows(_ names: [String]) -> AttributeTable {
      AttributeTable(rows: names.map { AttributeRow(kind: .cell, id: $0, frame: .zero) })
    }
    let (narrow, wide) = (bytes(rows(["a", "b"])), bytes(rows(["a", "b", "a long name"])))
    #expect(try work(narrow, wide).sum.count == 1)
    #expect(try work(bytes(rows(["a  b"])), bytes(rows(["a   b"]))).sum.count == 2)
  }

  @Test func rowsCountAsOftenAsTheyStandThere() throws {
    let row = table(1).rows[0]
    let (twice, once) = (AttributeTable(rows: [row, row]), AttributeTable(rows: [row]))
    let sum = try work(bytes(twice), bytes(once)).sum
    #expect(sum.added == 0 && sum.removed == 1 && sum.changed == 0)
  }

  @Test(arguments: ["nonsense", "s  after  cell  item-1  0-1  0 1 nan 10  1  0  -  -  unchanged"])
  func everyRowOfBothIsRead(_ line: String) throws {
    let whole = bytes(table(3))
    let broken = whole + Array("\(line)\n".utf8)
    #expect(throws: TextError.self) { try ComparedTable(text: broken) }
    let first = try ComparedTable(text: whole)
    let error = #expect(throws: TextError.self) { try ComparedTable(text: broken, like: first) }
    #expect(error?.position.line == 5)
  }

  /// A line of millions of cells is no reason to keep them, nor is one long cell to repeat it.
  @Test func oneLineMayBeLong() throws {
    let heading = AttributeTable.columns.joined(separator: "  ") + "\n"
    let cells = heading + String(repeating: "a  ", count: 50_000) + "\n"
    let error = #expect(throws: TextError.self) { try ComparedTable(text: Array(cells.utf8)) }
    #expect(error?.description == "2:1: found 50000 columns, expected 11 columns")
    let line = Array(cells.utf8.dropFirst(heading.utf8.count).dropLast())
    let kept = try RowCells(line, 0..<line.count, number: 1).texts()
    #expect(kept.count == 11)
    let long =
      heading + "-  -  " + String(repeating: "x", count: 50_000) + "  -  -  -  -  -  -  -  -"
    let other = #expect(throws: TextError.self) { try ComparedTable(text: Array(long.utf8)) }
    #expect((50..<300).contains(other?.description.utf8.count ?? 0))
  }

  /// One long name does not fill the other rows with spaces.
  @Test func oneLongNameDoesNotWidenAllRows() throws {
    let long = AttributeRow(kind: .cell, id: String(repeating: "x", count: 900), frame: .zero)
    let table = AttributeTable(rows: [long] + table(500).rows)
    #expect(table.text.utf8.count < 80_000)
    #expect(try AttributeTable(text: table.text) == table)
  }
}
