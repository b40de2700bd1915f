import Imaging
import Testing

@testable import VisualDiff

@Suite struct InkSurveyTests {
  /// Bars on white, each of rows in greys of its own.
  private func bars(_ greys: [[UInt32]], ground: UInt32 = 255) throws -> Bitmap {
    var picture = try Bitmap(
      width: 48, height: greys.count * 16, filledWith: 0xFF00_0000 | ground * 0x01_0101)
    for (number, rows) in greys.enumerated() {
      for (line, grey) in rows.enumerated() {
        for x in 8..<40 { picture[x, 5 + number * 16 + line] = 0xFF00_0000 | grey * 0x01_0101 }
      }
    }
    return picture
  }

  private static let plain = [[UInt32]](repeating: [255, 55, 255], count: 6)

  /// The rows in which things begin whose ink is another one.
  private func rows(
    _ before: [[UInt32]], _ after: [[UInt32]], _ limits: EdgeLimits = .crossVersion
  ) throws -> [Int] {
    try rows(bars(before), bars(after), limits)
  }

  private func rows(_ before: Bitmap, _ after: Bitmap, _ limits: EdgeLimits) throws -> [Int] {
    let survey = EdgeSurvey(before, after, within: limits)
    return InkSurvey(before, after, where: survey.isDrawn, within: limits.ink).others().map {
      $0[0].row
    }
  }

  private func other(_ rows: [UInt32]) -> [[UInt32]] {
    Self.plain.enumerated().map { $0 == 3 ? rows : $1 }
  }

  /// Half of a line is in the next row, as another program has it.
  @Test func otherSmoothingHasTheSameInk() throws {
    #expect(try rows(Self.plain, other([155, 155, 255])).isEmpty)
    #expect(try rows(Self.plain, other([255, 155, 155])).isEmpty)
  }

  @Test func aPalerThingIsFound() throws {
    #expect(try rows(Self.plain, other([155, 185, 255])) == [5 + 3 * 16 - 1])
    #expect(try rows(other([155, 185, 255]), Self.plain) == [5 + 3 * 16 - 1])
    #expect(try rows(Self.plain, other([160, 160, 255])).isEmpty)
  }

  /// A program that draws all things fatter; then the one that is not fatter is another one.
  @Test func allMayHaveMoreInk() throws {
    let fat = [[UInt32]](repeating: [215, 55, 215], count: 6)
    #expect(try rows(Self.plain, fat).isEmpty)
    let but = fat.enumerated().map { $0 == 3 ? [255, 55, 255] : $1 }
    #expect(try rows(Self.plain, but) == [5 + 3 * 16])
  }

  /// One thing says nothing about what is usual: it may be thinner. A thing that is paler all through has another colour.
  @Test func aFewThingsAreMeasuredByTheirMiddle() throws {
    let fat: [UInt32] = [155, 55, 155]
    #expect(try rows([fat], [[195, 55, 195]]).isEmpty)
    #expect(try rows([fat], [[185, 105, 175]]).count == 1)
    #expect(try rows([[185, 105, 175]], [fat]).count == 1)
  }

  /// Some programs draw dark letters thinner, and pale ones as they are.
  @Test func whatIsAsDarkTellsWhatIsUsual() throws {
    func many(_ rows: [UInt32], _ count: Int) -> [[UInt32]] { .init(repeating: rows, count: count) }
    let (dark, thin, pale) =
      ([155, 55, 155], [205, 55, 205], [215, 155, 215]) as ([UInt32], [UInt32], [UInt32])
    let rest = many(pale, 5)
    #expect(try rows(many(dark, 4) + rest, many(thin, 4) + rest).isEmpty)
    #expect(try rows(many(dark, 3) + rest, many(thin, 3) + rest).count == 3)
    // One that no other is like may be fatter by as much, and no more.
    let (before, after) = (many(dark, 4) + rest, many(thin, 4) + rest)
    #expect(try rows(before + [[255, 105, 255]], after + [[237, 105, 247]]).isEmpty)
    #expect(try rows(before + [[255, 105, 255]], after + [[155, 105, 205]]).count == 1)
  }

  /// Programs that mind the contrast draw letters on some grounds fatter; letters of another colour are not that.
  @Test func oneThingAloneMayBeALittleFatter() throws {
    let rest = [[UInt32]](repeating: [155, 55, 155], count: 5)
    func found(_ thing: [UInt32]) throws -> Int {
      try rows(rest + [[255, 105, 255]], rest + [thing]).count
    }
    #expect(try found([237, 105, 247]) == 0)
    #expect(try found([255, 79, 255]) == 1)
    #expect(try found([205, 105, 205]) == 1)
  }

  /// No program draws all things paler.
  @Test func anotherInkIsNotUsual() throws {
    let paler = [[UInt32]](repeating: [235, 105, 255], count: 6)
    #expect(try rows(Self.plain, paler).count == 6)
    #expect(try rows(paler, Self.plain).count == 6)
  }

  /// Each pixel has the same part of a little less ink, which is less than programs differ by.
  @Test func theSamePartsOfAnotherInkAreFound() throws {
    let soft = [[UInt32]](repeating: [155, 55, 105], count: 6)
    let paler = [[UInt32]](repeating: [161, 67, 114], count: 6)
    #expect(try rows(soft, paler).count == 6)
    let smoother = [[UInt32]](repeating: [149, 67, 114], count: 6)
    #expect(try rows(soft, smoother).isEmpty)
  }

  /// On a ground that changes there is no telling what of it is ink.
  @Test func anUnevenGroundIsNotMeasured() throws {
    func onSlope(_ grey: UInt32) throws -> Bitmap {
      var picture = try bars(other([255, grey, 255]))
      for y in 48..<64 {
        for x in 0..<48 where picture[x, y] == 0xFFFF_FFFF {
          picture[x, y] = 0xFF00_0000 | (255 - UInt32(x) * 2) * 0x01_0101
        }
      }
      return picture
    }
    #expect(try rows(onSlope(55), onSlope(105), .crossVersion).isEmpty)
    #expect(try rows(Self.plain, other([255, 105, 255])).count == 1)
  }

  /// A part of what the edge of the picture cuts comes in by a small way.
  @Test func aThingThatIsCutIsNotMeasured() throws {
    func cut(_ part: UInt32) throws -> Bitmap {
      var picture = try bars(Self.plain)
      for x in 8..<40 { picture[x, 95] = 0xFF00_0000 | part * 0x01_0101 }
      return picture
    }
    #expect(try rows(cut(55), cut(105), .crossVersion).isEmpty)
  }

  /// Compression greys a thin line: what it keeps is how bright things are.
  @Test func aPalerHueIsNoOtherInkWhereBrightnessCounts() throws {
    func blue(_ color: UInt32) throws -> Bitmap {
      var picture = try bars(Self.plain)
      for x in 8..<40 { picture[x, 6 + 16] = color }
      return picture
    }
    let (line, greyer) = (try blue(0xFF20_60C0), try blue(0xFF3A_5E90))
    #expect(try rows(line, greyer, .fuzzy).isEmpty)
    #expect(try rows(line, greyer, .crossVersion) == [5 + 16])
  }

  /// Another colour, in its channel alone.
  @Test func theChannelCountsThatTellsAThingFromItsGround() throws {
    func red(_ value: UInt32) throws -> Bitmap {
      var picture = try bars(Self.plain)
      for x in 8..<40 { picture[x, 6 + 16] = 0xFF00_FFFF | value << 16 }
      return picture
    }
    #expect(try rows(red(50), red(90), .crossVersion) == [5 + 16])
  }
}
