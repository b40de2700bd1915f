import CoreGraphics
import Testing

@testable import Motion

/// Large tables are compared by the rows that differ.
@Suite struct UnsharedLinesTests {
  private func table(_ rows: [(id: String, y: CGFloat)]) -> AttributeTable {
    AttributeTable(
      rows: rows.enumerated().map { index, row in
        AttributeRow(
          kind: .cell, id: row.id, path: IndexPath(indexes: [0, index]),
          frame: CGRect(x: 0, y: row.y, width: 10, height: 10))
      })
  }

  private func bytes(_ table: AttributeTable) -> [UInt8] { Array(table.text.utf8) }

  @Test func keepsOnlyWhatDiffersWhereItStands() throws {
    let lines = UnsharedLines(
      bytes(table([("a", 1), ("b", 2), ("c", 3)])), bytes(table([("a", 1), ("b", 9), ("c", 3)])))
    let kept = String(decoding: lines.before, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(kept.map(\.isEmpty) == [false, true, false, true, true])
  }

  /// The width of columns is no difference; two spaces in a name are one.
  @Test func spacesBetweenColumnsMeanNothing() throws {
    let (narrow, wide) = (
      table([("a", 1), ("b", 2)]), table([("a", 1), ("b", 2), ("a long name", 3)])
    )
    let lines = UnsharedLines(bytes(narrow), bytes(wide))
    #expect(try AttributeTable(bytes: lines.before).rows.isEmpty)
    #expect(try AttributeTable(bytes: lines.after).rows.map(\.id) == ["a long name"])
    let spaced = UnsharedLines(bytes(table([("a  b", 1)])), bytes(table([("a   b", 1)])))
    #expect(try AttributeTable(bytes: spaced.before).rows.map(\.id) == ["a  b"])
  }

  @Test func rowsCountAsOftenAsTheyStandThere() throws {
    let row = table([("a", 1)]).rows[0]
    let (twice, once) = (AttributeTable(rows: [row, row]), AttributeTable(rows: [row]))
    let lines = UnsharedLines(bytes(twice), bytes(once))
    #expect(try AttributeTable(bytes: lines.before).rows.count == 1)
    #expect(try AttributeTable(bytes: lines.after).rows.isEmpty)
  }

  @Test func findsWhatTheWholeTablesHave() throws {
    let before = table((0..<200).map { ("item-\($0)", CGFloat($0)) })
    let after = table((3..<204).map { ("item-\($0)", CGFloat($0 % 50 == 0 ? $0 + 1 : $0)) })
    #expect(
      try TableDifference(texts: bytes(before), bytes(after)).lines
        == TableDifference(before, after).lines)
  }

  @Test func everyRowIsReadBeforeItIsLeftOut() {
    var text = bytes(table([("a", 1)]))
    text += Array("nonsense\n".utf8)
    #expect(throws: TextError.self) { try AttributeTable.check(text) }
  }

  /// One long name does not fill the other rows with spaces.
  @Test func oneLongNameDoesNotWidenAllRows() throws {
    let long = String(repeating: "x", count: 900)
    let table = table([(long, 1)] + (0..<500).map { ("b\($0)", 2) })
    #expect(table.text.utf8.count < 80_000)
    #expect(try AttributeTable(text: table.text) == table)
  }
}
