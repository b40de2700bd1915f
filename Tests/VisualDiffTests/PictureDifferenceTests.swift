import Imaging
import Testing

@testable import VisualDiff

@Suite struct PictureDifferenceTests {
  private func picture(_ width: Int, _ height: Int) throws -> Bitmap {
    try Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { 0xFF00_0000 | UInt32($0) })
  }

  @Test func isNoneBetweenEqualPictures() throws {
    let difference = try PictureDifference(picture(4, 3), picture(4, 3))
    #expect(difference.isNone)
    #expect(difference.text == "the pictures are identical")
  }

  @Test func countsPixelsAndTheirBox() throws {
    let before = try picture(10, 8)
    var after = before
    after[2, 3] = 0xFFFF_FFFF
    after[7, 5] = 0xFFFF_FFFF
    let difference = PictureDifference(before, after)
    #expect(difference.count == 2)
    #expect(difference.area == PixelArea(x: 2, y: 3, width: 6, height: 3))
    #expect(
      difference.text == """
        2 pixels differ, in 6x3 at 2 3
        2.5 % of all, their colours up to 0.953 apart, 0.948 on average
        a region of 6 × 3 at (2, 3) was added
        """)
  }

  @Test func countsWhatOnlyOnePictureHas() throws {
    var wide = try Bitmap(width: 3, height: 2)
    wide[0, 0] = 0xFF00_00FF
    var narrow = try Bitmap(width: 2, height: 2)
    narrow[0, 0] = 0xFF00_00FF
    let difference = PictureDifference(narrow, wide)
    #expect(difference.sizes == [2, 2, 3, 2])
    #expect(difference.count == 2)
    #expect(difference.area == PixelArea(x: 2, y: 0, width: 1, height: 2))
  }

  @Test func masksWhatDiffers() throws {
    let before = try picture(4, 4)
    var after = before
    after[1, 2] = 0
    let mask = try PictureDifference.mask(before, after)
    #expect(mask[1, 2] == 0xFFE0_0020)
    #expect(mask.pixels.count { $0 == 0xFFE0_0020 } == 1)
    #expect(mask[0, 0] == 0xFFAF_AFAF)
  }

  /// So many rows are looked at by two threads, whose halves meet within one region.
  @Test func halvesAddUp() throws {
    let before = try Bitmap(width: 21, height: 500, filledWith: 0xFFFF_FFFF)
    var after = before
    for y in 100..<450 {
      for x in 3..<19 where (x + y) % 3 > 0 { after[x, y] = 0xFF00_0000 | UInt32(y / 2) }
    }
    let difference = PictureDifference(before, after)
    #expect(difference.count == after.pixels.count { $0 != 0xFFFF_FFFF })
    #expect(difference.area == PixelArea(x: 3, y: 100, width: 16, height: 350))
    #expect(difference.regions.map(\.count) == [difference.count])
    #expect(difference.distance.mean < difference.distance.largest)
    #expect(difference.distance.largest < 0.967 && difference.distance.mean > 0.9)
  }

  @Test(arguments: [true, false]) func rowsInBetweenAreFound(_ areInSecond: Bool) throws {
    let short = try Bitmap(
      width: 2, height: 6, pixels: (0..<12).map { 0xFF00_0000 | UInt32($0 / 2 * 20) })
    let tall = try Bitmap(
      width: 2, height: 9,
      pixels: (0..<18).map { index -> UInt32 in
        let row = index / 2
        if 4..<7 ~= row { return 0xFFFF_FFFF }
        return 0xFF00_0000 | UInt32((row < 4 ? row : row - 3) * 20)
      })
    let difference =
      areInSecond ? PictureDifference(short, tall) : PictureDifference(tall, short)
    let added = try #require(difference.added)
    #expect(added.runs == [AddedLines.Run(areRows: true, start: 4, count: 3)])
    #expect(added.differing == 0 && added.areInSecond == areInSecond)
    let verb = areInSecond ? "added" : "removed"
    #expect(difference.text.contains("3 rows were \(verb) at row 4, all others are the same"))
    #expect(difference.count == 6)
    let gap = PixelArea(x: 0, y: 4, width: 2, height: 3)
    #expect(difference.regions == [ChangedRegion(box: gap, count: 6, kind: .size)])
    let mask =
      try areInSecond ? PictureDifference.mask(short, tall) : PictureDifference.mask(tall, short)
    #expect(mask.pixels.count { $0 == 0xFFE0_0020 } == 6)
  }

  @Test func oneColumnBesideAChangeIsFound() throws {
    let narrow = try Bitmap(
      width: 5, height: 2, pixels: (0..<10).map { 0xFF00_0000 | UInt32($0 % 5 * 30) })
    let wide = try Bitmap(
      width: 6, height: 2,
      pixels: (0..<12).map { 0xFF00_0000 | [255, 0, 30, 60, 90, 7][$0 % 6] })
    let added = try #require(PictureDifference(narrow, wide).added)
    #expect(added.runs == [AddedLines.Run(areRows: false, start: 0, count: 1)])
    #expect(added.differing == 1)
  }

  /// A picture of rows and columns that are all different.
  private func grain(_ width: Int, _ height: Int) throws -> Bitmap {
    try Bitmap(
      width: width, height: height,
      pixels: (0..<width * height).map { 0xFF00_0000 | UInt32(($0 * 7919) & 0xFF_FFFF) })
  }

  /// The picture without some rows.
  private func cut(_ picture: Bitmap, _ gone: [Range<Int>]) throws -> Bitmap {
    let rows = (0..<picture.height).filter { row in !gone.contains { $0.contains(row) } }
    return try Bitmap(
      width: picture.width, height: rows.count,
      pixels: rows.flatMap { row in (0..<picture.width).map { picture[$0, row] } })
  }

  @Test func rowsAtSeveralPlacesAreFound() throws {
    let whole = try grain(20, 60)
    let short = try cut(whole, [10..<14, 40..<47])
    let difference = PictureDifference(whole, short)
    #expect(
      difference.text.contains(
        "4 rows were removed at row 10 and 7 at 40, all others are the same"))
    #expect(difference.count == 11 * 20)
    #expect(difference.regions.map(\.box.y) == [10, 40])
    #expect(try PictureDifference.mask(whole, short).pixels.count { $0 == 0xFFE0_0020 } == 11 * 20)
  }

  /// A margin on all sides moves nothing.
  @Test(arguments: [true, false]) func aFrameAroundAPictureIsFound(_ isInSecond: Bool) throws {
    let inner = try grain(40, 30)
    var outer = try Bitmap(width: 55, height: 42, filledWith: 0xFFFF_FFFF)
    for y in 0..<30 {
      for x in 0..<40 { outer[x + 5, y + 8] = inner[x, y] }
    }
    outer[20, 20] = 0xFF12_3456
    let difference =
      isInSecond ? PictureDifference(inner, outer) : PictureDifference(outer, inner)
    let verb = isInSecond ? "added" : "removed"
    #expect(
      difference.text.contains(
        "8 rows were \(verb) at row 0, 4 at 38, 5 columns at column 0 and 10 at 45, "
          + "of the others 1 differ"))
    #expect(difference.count == 55 * 42 - 40 * 30 + 1)
    #expect(difference.regions.contains { $0.box == PixelArea(x: 20, y: 20, width: 1, height: 1) })
  }

  /// One that is wider and lower is neither.
  @Test func picturesThatAreLargerInOneWayEachHaveNoAddedLines() throws {
    #expect(PictureDifference(try grain(20, 30), try grain(30, 20)).added == nil)
  }

  @Test func picturesOfNothingInCommonHaveNoAddedRows() throws {
    let dark = try Bitmap(width: 2, height: 4, filledWith: 0xFF00_0000)
    let light = try Bitmap(width: 2, height: 6, filledWith: 0xFFFF_FFFF)
    #expect(PictureDifference(dark, light).added == nil)
  }
}
