import Notation
import Testing

@testable import Imaging

@Suite struct BitmapDifferencesTests {
  /// Small ones are looked at by one thread, large ones by two, whose halves meet in the middle.
  @Test(arguments: [(9, 7), (1, 1), (1100, 601)]) func rowsAndColumnsAreFound(size: (Int, Int))
    throws
  {
    let (width, height) = size
    var random = SeededRandom(seed: UInt64(width))
    let before = try Bitmap(width: width, height: height, filledWith: 0xFF10_2030)
    var after = before
    var expected: [Int: Set<Int>] = [:]
    for y in [0, height / 2 - 1, height / 2, height - 1] where y >= 0 {
      for _ in 0..<3 {
        let x = random.number(0...width - 1)
        after[x, y] = 0
        expected[y, default: []].insert(x)
      }
    }
    #expect(before.rowsDiffering(from: before) == [])
    #expect(before.rowsDiffering(from: after) == expected.keys.sorted())
    for y in 0..<height {
      var found: [Int] = []
      before.forEachDifference(inRow: y, from: after) { found.append($0) }
      #expect(found == (expected[y] ?? []).sorted())
    }
  }

  @Test func onlyWhatBothHaveIsLookedAt() throws {
    let wide = try Bitmap(width: 12, height: 2, filledWith: 7)
    var narrow = try Bitmap(width: 10, height: 3, filledWith: 7)
    #expect(wide.rowsDiffering(from: narrow) == [])
    narrow[9, 1] = 8
    #expect(wide.rowsDiffering(from: narrow) == [1] && narrow.rowsDiffering(from: wide) == [1])
    var found: [Int] = []
    wide.forEachDifference(inRow: 1, from: narrow) { found.append($0) }
    #expect(found == [9])
  }
}
