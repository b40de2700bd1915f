import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import VisualDiff

/// Differences that a profile lets pass, and those that it does not, on pictures of a small page.
@Suite struct DiffProfileTests {
  private struct Page {
    var line: CGFloat? = 60
    var words = CGPoint(x: 8, y: 8)
    var fontSize: CGFloat = 12
    var fill = ThemedColor(0x4C94E8, 0x4C94E8)
    var disc = CGRect(x: 8, y: 30, width: 20, height: 20)
    var ink = ThemedColor(0x333333, 0x333333)

    func bitmap(_ scale: CGFloat = 1) throws -> Bitmap {
      var items: [DrawItem] = [
        .text(
          DrawText(
            "Milk", TextStyle(FontRequest(size: fontSize), ink),
            in: CGRect(x: words.x, y: words.y, width: 70, height: 18))),
        .shape(DrawShape(.rounded(disc, radius: 10), fill: .color(fill))),
      ]
      if let line {
        let rect = CGRect(x: 8, y: line, width: 60, height: 1)
        items.append(
          .shape(DrawShape(.rect(rect), fill: .color(ThemedColor(0xE8E9EC, 0xE8E9EC)))))
      }
      let list = DrawList(
        size: CGSize(width: 80, height: 72), background: .color(ThemedColor(0xF6F7F9, 0xF6F7F9)),
        items)
      return try CairoRasterizer().bitmap(of: list, RasterOptions(scale: scale))
    }
  }

  private func verdict(
    _ profile: DiffProfile, _ scale: CGFloat = 1, _ change: (inout Page) -> Void
  ) throws -> DiffVerdict {
    var page = Page()
    let before = try page.bitmap(scale)
    change(&page)
    return PictureDifference(before, try page.bitmap(scale), by: profile).verdict
  }

  private static let tolerant: [DiffProfile] = [.crossVersion, .fuzzy]

  /// On white both look the same.
  @Test(arguments: [DiffProfile.crossVersion, .fuzzy])
  func aGroundThatLetsSomethingThroughIsNoOtherSmoothing(_ profile: DiffProfile) throws {
    let before = try Bitmap(width: 60, height: 40, filledWith: 0xFFFF_FFFF)
    var after = before
    try after.place(Bitmap(width: 20, height: 9, filledWith: 0), x: 30, y: 20)
    #expect(PictureDifference(before, after, by: profile).verdict == .different)
    #expect(PictureDifference(after, before, by: profile).verdict == .different)
    // An edge that is clearer is one that is smoothed otherwise.
    var edge = before
    try edge.place(Bitmap(width: 60, height: 1, filledWith: 0x8080_8080), x: 0, y: 39)
    #expect(PictureDifference(before, edge, by: profile).verdict == .similar)
  }

  @Test(arguments: tolerant) func otherEdgesPass(_ profile: DiffProfile) throws {
    for scale: CGFloat in [1, 2] {
      #expect(try verdict(.exact, scale) { $0.disc.origin.x += 0.2 / scale } == .different)
      #expect(try verdict(profile, scale) { $0.disc.origin.x += 0.2 / scale } == .similar)
    }
  }

  @Test func aLostHairlineDoesNotPass() throws {
    for scale: CGFloat in [1, 2] {
      #expect(try verdict(.crossVersion, scale) { $0.line = nil } == .different)
    }
  }

  @Test(arguments: tolerant) func whatMovedByAPixelDoesNotPass(_ profile: DiffProfile) throws {
    #expect(try verdict(profile) { $0.words.x += 1 } == .different)
    #expect(try verdict(profile) { $0.disc.origin.y += 1 } == .different)
  }

  @Test(arguments: tolerant) func otherLettersDoNotPass(_ profile: DiffProfile) throws {
    #expect(try verdict(profile) { $0.fontSize = 13 } == .different)
  }

  @Test(arguments: tolerant) func aTintDoesNotPass(_ profile: DiffProfile) throws {
    #expect(try verdict(profile) { $0.fill = ThemedColor(0x4C9EF0, 0x4C9EF0) } == .different)
  }

  /// One program drew both: nothing but the colour of words differs, and it is no other smoothing.
  @Test(arguments: tolerant) func anotherInkOfOneProgramDoesNotPass(_ profile: DiffProfile) throws {
    for color: UInt32 in [0x444444, 0xAA3333] {
      #expect(try verdict(profile) { $0.ink = ThemedColor(color, color) } == .different)
    }
  }

  /// Another program drew all edges otherwise, and nowhere near the letters is the ink that fills them.
  @Test(arguments: tolerant)
  func anotherInkAmongOtherEdgesDoesNotPass(_ profile: DiffProfile) throws {
    func verdict(_ ink: UInt32) throws -> DiffVerdict {
      try self.verdict(profile, 3) { page in
        page.disc.origin = CGPoint(x: page.disc.minX + 0.1, y: page.disc.minY + 0.1)
        page.words = CGPoint(x: page.words.x + 0.1, y: page.words.y + 0.1)
        page.ink = ThemedColor(ink, ink)
      }
    }
    #expect(try verdict(0x333333) == .similar)
    #expect(try verdict(0x4C4C4C) == .different)
  }

  /// Letters of one pixel's lines are nothing but mixed colours, each of which is somewhere near: what they cover tells.
  @Test(arguments: tolerant)
  func aPalerWordAmongOtherEdgesDoesNotPass(_ profile: DiffProfile) throws {
    func page(_ way: CGFloat, _ ink: UInt32) throws -> Bitmap {
      let words = (0..<8).map { number in
        let gray = number == 5 ? ink : 0x7A7A80
        return DrawItem.text(
          DrawText(
            "Milk and honey", TextStyle(FontRequest(size: 10), ThemedColor(gray, gray)),
            in: CGRect(x: 8 + way, y: CGFloat(number) * 16 + 4 + way, width: 100, height: 16)))
      }
      let list = DrawList(
        size: CGSize(width: 120, height: 140), background: .color(ThemedColor(0xFFFFFF, 0xFFFFFF)),
        words)
      return try CairoRasterizer().bitmap(of: list, RasterOptions(scale: 2))
    }
    func verdict(_ ink: UInt32) throws -> DiffVerdict {
      PictureDifference(try page(0, 0x7A7A80), try page(0.05, ink), by: profile).verdict
    }
    #expect(try verdict(0x7A7A80) == .similar)
    #expect(try verdict(0x909096) == .different)
  }

  private func lines(
    _ ink: UInt32, _ way: CGPoint = .zero, count: Int = 8, _ scale: CGFloat = 1
  ) throws -> Bitmap {
    let words = (0..<count).map { number in
      DrawItem.text(
        DrawText(
          "Milk and honey", TextStyle(FontRequest(size: 13), ThemedColor(ink, ink)),
          in: CGRect(x: 8 + way.x, y: CGFloat(number) * 18 + 4 + way.y, width: 110, height: 18)))
    }
    let list = DrawList(
      size: CGSize(width: 128, height: 152), background: .color(ThemedColor(0xFFFFFF, 0xFFFFFF)),
      words)
    return try CairoRasterizer().bitmap(of: list, RasterOptions(scale: scale))
  }

  /// All edges go as far, so that it is usual in the picture.
  @Test(arguments: tolerant, [1, 8])
  func linesThatWentByAPixelDoNotPass(_ profile: DiffProfile, count: Int) throws {
    for scale: CGFloat in [1, 2, 3] {
      let before = try lines(0, count: count, scale)
      for way in [CGPoint(x: 1, y: 0), CGPoint(x: 0, y: 1)] {
        let after = try lines(
          0, CGPoint(x: way.x / scale, y: way.y / scale), count: count, scale)
        #expect(PictureDifference(before, after, by: profile).verdict == .different)
      }
    }
  }

  /// All words have it, so that it is usual in the picture.
  @Test(arguments: tolerant, [1, 8])
  func anotherInkOfAllLinesDoesNotPass(_ profile: DiffProfile, count: Int) throws {
    for scale: CGFloat in [1, 2, 3] {
      let before = try lines(0, count: count, scale)
      for ink: UInt32 in [0x222222, 0x777777] {
        let after = try lines(ink, count: count, scale)
        #expect(PictureDifference(before, after, by: profile).verdict == .different)
        #expect(PictureDifference(after, before, by: profile).verdict == .different)
      }
    }
  }

  /// Another program has drawn it, too: each pixel has another part of the ink.
  @Test(arguments: tolerant)
  func anotherInkOfAllLinesAmongOtherEdgesDoesNotPass(_ profile: DiffProfile) throws {
    let way = CGPoint(x: 0.2, y: 0.1)
    let before = try lines(0)
    #expect(PictureDifference(before, try lines(0, way), by: profile).verdict == .similar)
    for ink: UInt32 in [0x333333, 0x777777] {
      #expect(PictureDifference(before, try lines(ink, way), by: profile).verdict == .different)
    }
  }

  /// A dark frame that ends with the picture, one row of which lets a little through in one of the two alone.
  @Test(arguments: tolerant) func anotherEndOfAPicturePasses(_ profile: DiffProfile) throws {
    let before = try Bitmap(width: 60, height: 40, filledWith: 0xFF1B_1D22)
    var after = before
    try after.place(Bitmap(width: 14, height: 1, filledWith: 0xEE19_1B20), x: 20, y: 0)
    try after.place(Bitmap(width: 1, height: 10, filledWith: 0xEE19_1B20), x: 59, y: 12)
    for (first, second) in [(before, after), (after, before)] {
      #expect(PictureDifference(first, second, by: profile).verdict == .similar)
      let regions = PictureDifference(first, second).regions
      #expect(regions.map(\.kind) == [.antialiasing, .antialiasing])
    }
    // An opaque line there is a line that is new.
    var line = before
    try line.place(Bitmap(width: 14, height: 1, filledWith: 0xFF4B_4D52), x: 20, y: 0)
    #expect(PictureDifference(before, line, by: profile).verdict == .different)
  }

  /// All of a picture that goes by a part of a pixel is one place, and no change in one place.
  @Test func aPictureThatDriftsAsAWholePasses() throws {
    func dots(_ part: UInt32) throws -> Bitmap {
      var picture = try Bitmap(width: 80, height: 60, filledWith: 0xFFFF_FFFF)
      // Squares of four pixels, each with a smoothed column on both sides.
      for y in 4..<56 where y % 8 < 4 {
        for x in stride(from: 4, to: 72, by: 8) {
          for column in 0..<3 { picture[x + column + 1, y] = 0xFF00_0000 }
          picture[x, y] = 0xFF00_0000 | part * 0x01_0101
          picture[x + 4, y] = 0xFF00_0000 | (255 - part) * 0x01_0101
        }
      }
      return picture
    }
    let difference = PictureDifference(try dots(128), try dots(90), by: .crossVersion)
    #expect(difference.verdict == .similar)
  }

  /// There is no edge that could be smoothed otherwise.
  @Test(arguments: tolerant, [(1, 1), (1, 5), (4, 3)])
  func anotherColourOfAFewPixelsDoesNotPass(_ profile: DiffProfile, size: (Int, Int)) throws {
    let before = try Bitmap(width: size.0, height: size.1, filledWith: 0xFF4C_94E8)
    let after = try Bitmap(width: size.0, height: size.1, filledWith: 0xFF4C_B0E8)
    #expect(PictureDifference(before, after, by: profile).verdict == .different)
  }

  /// All pixels are edges, and all differences cancel out.
  @Test(arguments: tolerant) func anotherGrainDoesNotPass(_ profile: DiffProfile) throws {
    func grain(_ seed: UInt32) throws -> Bitmap {
      var state = seed
      let pixels = (0..<60 * 40).map { _ in
        state = state &* 1_664_525 &+ 1_013_904_223
        return 0xFF00_0000 | (state >> 24) * 0x01_0101
      }
      return try Bitmap(width: 60, height: 40, scale: 1, pixels: pixels)
    }
    #expect(PictureDifference(try grain(1), try grain(7), by: profile).verdict == .different)
  }

  @Test func compressionPassesWhereItIsAskedFor() throws {
    let before = try Page().bitmap()
    let after = try JPEGReader().decode(JPEGWriter(quality: 85).encode(before))
    #expect(PictureDifference(before, after).verdict == .different)
    #expect(PictureDifference(before, after, by: .fuzzy).verdict == .similar)
  }

  /// Counts are of all pixels that differ, whatever passes.
  @Test func countsAreWhole() throws {
    let before = try Page().bitmap()
    var page = Page()
    page.disc.origin.x += 0.2
    let exact = PictureDifference(before, try page.bitmap())
    let loose = PictureDifference(before, try page.bitmap(), by: .crossVersion)
    #expect(exact.count == loose.count && loose.tolerated == loose.count)
    #expect(exact.share == loose.share && exact.distance == loose.distance)
    #expect(exact.tolerated == 0 && loose.regions.isEmpty)
    #expect(loose.text.contains("all of them pass as cross-version"))
  }

  @Test func partsAreIgnored() throws {
    let before = try Bitmap(width: 9, height: 9, filledWith: 0xFFFF_FFFF)
    var after = before
    (after[1, 1], after[5, 5]) = (0xFF00_0000, 0xFF00_0000)
    var mask = try Bitmap(width: 9, height: 9)
    mask[5, 5] = 0xFFE0_0020
    var rules = ComparisonRules()
    let parts = IgnoredParts(["0,0,3,3", "mask.png", "7,7,2,2"]) { _ in mask }
    rules.ignored = parts
    let difference = rules.difference(before, after)
    #expect(difference.isNone && difference.verdict == .similar)
    #expect(difference.text == "what is looked at is identical")
    #expect(parts.hidden.text == "14 pixels were not looked at, 2 of them differ")
    #expect(parts.unused == ["7,7,2,2"])
  }
}
