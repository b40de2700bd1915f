import Testing

@testable import VisualDiff

@Suite struct DrawnThingsTests {
  /// Of rows in which a `#` is drawn: each thing as its runs, `row:first-last`.
  private func things(_ rows: [String]) -> [String] {
    let drawn = rows.flatMap { $0.map { $0 == "#" } }
    return DrawnThings(drawn, width: rows[0].count).all.map { thing in
      thing.map { "\($0.row):\($0.columns.lowerBound)-\($0.columns.upperBound - 1)" }
        .joined(separator: " ")
    }
  }

  /// Each run has a column more on both sides.
  @Test func placesThatTouchAreOneThing() {
    #expect(things(["......", "..##..", "......", "......"]) == ["1:1-4"])
    #expect(things(["#.......", "........", "......##"]) == ["0:0-1", "2:5-7"])
  }

  @Test func lettersOfAWordAreOneThing() {
    #expect(things([".#..#..", ".#..#.."]) == ["0:0-5 1:0-5"])
    #expect(things([".#....#.", ".#....#."]) == ["0:0-2 1:0-2", "0:5-7 1:5-7"])
  }

  /// Both arms are their own until the row that joins them.
  @Test func aForkIsOneThing() {
    #expect(
      things(["#......#", "#......#", "########"]) == ["0:0-1 0:6-7 1:0-1 1:6-7 2:0-7"])
  }

  @Test func nothingIsDrawnOnPlainGround() {
    #expect(things(["....", "...."]).isEmpty)
  }

  @Test func placesBesideAThingAreNoneOfIt() {
    let drawn = (0..<15).map { $0 == 7 }
    let things = DrawnThings(drawn, width: 5)
    var beside: Set<Int> = []
    things.forEachBeside(things.all[0]) { beside.insert($0) }
    #expect(beside == [0, 1, 2, 3, 4, 5, 9, 10, 11, 12, 13, 14])
  }
}
