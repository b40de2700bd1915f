import Notation
import Testing

@testable import Imaging

@Suite struct RowScanTests {
  @Test(arguments: [1, 3, 4], [1, 5, 63, 64, 65, 127, 128, 200, 640])
  func sumsRowsAsTheyStandInTheFile(unitBytes: Int, count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    let mask: UInt32 = unitBytes == 1 ? 0x00FF_0000 : .max
    let row = (0..<count).map { _ in UInt32(truncatingIfNeeded: random.next()) & mask }
    let look = [Look](at: [row], unitBytes: unitBytes)[0]
    var bytes: [UInt8] = [0]
    for unit in row {
      bytes += [16, 8, 0, 24].prefix(unitBytes).map { UInt8(truncatingIfNeeded: unit >> $0) }
    }
    #expect(look.adler.value == RawPNG.adler(bytes))
    let zeros = look.adler.adding(2, zeros: 700)
    #expect(zeros.value == RawPNG.adler(bytes + [2] + [UInt8](repeating: 0, count: 700)))
  }

  @Test(arguments: [1, 5, 63, 64, 65, 128, 200])
  func findsWhatRowsRepeat(count: Int) {
    var random = SeededRandom(seed: UInt64(count))
    var rows = [[UInt32](repeating: 5, count: count)]
    for _ in 0..<30 {
      var row = rows[rows.count - 1]
      for _ in 0..<random.number(0...4) {
        row[random.number(0...count - 1)] = UInt32(random.number(4...6))
      }
      rows.append(row)
    }
    for (y, look) in [Look](at: rows, unitBytes: 3).enumerated() {
      let row = rows[y]
      let left = row.indices.filter { $0 > 0 && row[$0] == row[$0 - 1] }
      let above = row.indices.filter { y > 0 && row[$0] == rows[y - 1][$0] }
      #expect(look.left == left && look.above == above, "row \(y)")
      #expect(look.isRepeated == (y > 0 && row == rows[y - 1]), "row \(y)")
      #expect(look.repeatedCount == Set(left + above).count)
      let bytes: [UInt8] = [0] + row.flatMap { [0, 0, UInt8($0)] as [UInt8] }
      #expect(look.adler.value == RawPNG.adler(bytes), "row \(y)")
    }
  }

  @Test(arguments: [1, 63, 64, 65, 200])
  func noticesEachTranslucentUnit(count: Int) {
    for place in 0..<count {
      var row = [UInt32](repeating: 0xFF00_0001, count: count)
      row[place] = 0xFE00_0001
      let upper = [UInt32](repeating: 0xFF00_0001, count: count)
      #expect(![Look](at: [row], unitBytes: 3)[0].isOpaque, "unit \(place)")
      #expect([Look](at: [upper, row], unitBytes: 3).map(\.isOpaque) == [true, false])
    }
  }

  /// The findings of a scan in one row.
  struct Look {
    var left: [Int]
    var above: [Int]
    var repeatedCount: Int
    var adler: AdlerSum
    var isOpaque: Bool
    var isRepeated: Bool
  }
}

extension [RowScanTests.Look] {
  init(at rows: [[UInt32]], unitBytes: Int) {
    let width = rows[0].count
    let scan = RowScan(count: width, unitBytes: unitBytes)
    var looks: [RowScanTests.Look] = []
    let units = rows.flatMap(\.self)
    for y in rows.indices {
      let look = scan.scan(units.span, from: y * width, hasUpper: y > 0)
      let left = (0..<width).filter { scan.left[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
      let above = (0..<width).filter { scan.above[$0 / 64] >> UInt64($0 % 64) & 1 == 1 }
      looks.append(
        RowScanTests.Look(
          left: left, above: above, repeatedCount: Set(left).union(above).count,
          adler: scan.adler32(after: AdlerSum(), unitBytes: unitBytes), isOpaque: look.isOpaque,
          isRepeated: look.isRepeated))
    }
    self = looks
  }
}
