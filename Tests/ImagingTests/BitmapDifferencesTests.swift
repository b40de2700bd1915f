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

  @Test(arguments: [(1, 2), (8, 3), (21, 5)]) func eightsTellTheSame(size: (Int, Int)) throws {
    let (width, height) = size
    var random = SeededRandom(seed: UInt64(width))
    let before = try Bitmap(width: width, height: height, filledWith: 0xFF10_2030)
    var after = try Bitmap(width: width + 3, height: height, filledWith: 0xFF10_2030)
    for _ in 0..<9 { after[random.number(0...width - 1), random.number(0...height - 1)] = 7 }
    for y in 0..<height {
      var (one, eight) = ([Int](), [Int]())
      before.forEachDifference(inRow: y, from: after) { one.append($0) }
      before.forEachEightDiffering(inRow: y, from: after) { x, bits, here, there in
        #expect(bits != 0)
        for lane in 0..<8 {
          #expect((bits >> UInt8(lane) & 1 == 1) == (here[lane] != there[lane]))
          guard here[lane] != there[lane] else { continue }
          #expect(here[lane] == before[x + lane, y] && there[lane] == after[x + lane, y])
          eight.append(x + lane)
        }
      }
      #expect(one == eight)
    }
  }

  @Test func sumsTellPicturesApart() throws {
    let picture = try Bitmap(width: 13, height: 3, filledWith: 0xFFF2_F2F7)
    var sums = [picture.sum, try Bitmap(width: 39, height: 1, pixels: picture.pixels).sum]
    for place in 0..<39 {
      for color in [0xFFF2_F2F6, 0x7FF2_F2F7] as [UInt32] {
        var other = picture
        other[place % 13, place / 13] = color
        sums.append(other.sum)
      }
    }
    #expect(Set(sums).count == sums.count)
    #expect(try Bitmap(width: 13, height: 3, filledWith: 0xFFF2_F2F7).sum == picture.sum)
  }

  /// Sizes that differ in one way or in both, rows that are no multiple of eight, and every grey.
  @Test(arguments: [(21, 19), (30, 19), (21, 40), (12, 30)]) func masksAreRedWhereSomethingDiffers(
    size: (Int, Int)
  ) throws {
    var random = SeededRandom(seed: UInt64(size.0))
    let before = try Bitmap(width: 21, height: 19, filledWith: 0xFF10_2030)
    var after = try Bitmap(width: size.0, height: size.1, filledWith: 0xFF10_2030)
    for place in 0..<256 where place % 3 == 0 {
      let (x, y) = (random.number(0...size.0 - 1), random.number(0...size.1 - 1))
      after[x, y] = UInt32(place) << 24 | UInt32(place / 2) * 0x1_0101
    }
    let mask = try DifferenceMask(before, after).picture(with: [])
    #expect((mask.width, mask.height) == (max(21, size.0), max(19, size.1)))
    for y in 0..<mask.height {
      for x in 0..<mask.width {
        let (was, goesOn) = (x < 21 && y < 19, x < size.0 && y < size.1)
        let isSame = was && goesOn ? before[x, y] == after[x, y] : was == goesOn
        let expected = isSame ? (goesOn ? pale(after[x, y]) : 0xFFFF_FFFF) : 0xFFE0_0020
        #expect(mask[x, y] == expected, "at \(x) \(y)")
      }
    }
  }

  /// A third of its darkness on white, in 16 steps.
  private func pale(_ pixel: UInt32) -> UInt32 {
    let sum = (pixel >> 16 & 255) * 2 + (pixel >> 8 & 255) * 5 + (pixel & 255)
    let grey = min(255, sum / 8 + (255 - pixel >> 24))
    let dark = (min(247, 255 - grey) + 8) & 0xF0
    return 0xFF00_0000 | (255 - dark / 3) * 0x1_0101
  }
}
