import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import VisualDiff

/// Other letters, and lines of one thing, in pictures all of whose edges another program draws a little otherwise.
@Suite struct ShapeSurveyTests {
  private static let tolerant: [DiffProfile] = [.crossVersion, .fuzzy]

  private static func words(
    _ text: String, _ size: CGFloat, _ color: UInt32, at place: CGPoint
  ) -> DrawItem {
    .text(
      DrawText(
        text, TextStyle(FontRequest(size: size), ThemedColor(color, color)),
        in: CGRect(x: place.x, y: place.y, width: 150, height: 20)))
  }

  /// Lines of words and a badge, all of which lie a part of a pixel elsewhere.
  static func page(_ digit: String, _ way: CGFloat = 0) throws -> Bitmap {
    let lines = (0..<8).map { number in
      words(
        "Milk and honey", 13, 0x333333, at: CGPoint(x: 8 + way, y: CGFloat(number) * 18 + 4 + way))
    }
    let disc = CGRect(x: 130 + way, y: 40 + way, width: 22, height: 22)
    let badge = DrawItem.shape(
      DrawShape(.rounded(disc, radius: 11), fill: .color(ThemedColor(0xFF3B30, 0xFF3B30))))
    let list = DrawList(
      size: CGSize(width: 170, height: 152), background: .color(ThemedColor(0xFFFFFF, 0xFFFFFF)),
      lines + [badge, words(digit, 13, 0xFFFFFF, at: CGPoint(x: 137 + way, y: 43 + way))])
    return try CairoRasterizer().bitmap(of: list)
  }

  /// A stroke of three pixels that is new is little beside what all edges of letters do.
  @Test(arguments: tolerant) func anotherDigitDoesNotPass(_ profile: DiffProfile) throws {
    let before = try Self.page("5")
    for way in [0.2, 0.3] {
      let same = PictureDifference(before, try Self.page("5", way), by: profile)
      #expect(same.verdict == .similar)
      let other = PictureDifference(before, try Self.page("6", way), by: profile)
      #expect(other.verdict == .different)
      #expect(other.regions.allSatisfy { $0.box.x > 120 })
    }
  }

  /// A border of one thing among many that stay is in the last tenth of all lines, which is no measure of what is usual.
  @Test func linesOfOneThingAreNotUsual() {
    var lines = EdgeSurvey.Histogram()
    for (value, count) in [(2, 50), (8, 35), (30, 15)] as [(UInt8, Int)] {
      for _ in 0..<count { lines.add(value) }
    }
    #expect(EdgeLimits.fuzzy.line.value(in: lines) == 135)
    #expect(EdgeLimits.fuzzy.line(in: lines) == 92)
    #expect(EdgeLimits.crossVersion.line(in: lines) == 92)
  }

  // MARK: Photos

  /// A photo that stays to the last bit, above squares with a smoothed column on both sides.
  /// - Parameter part: how bright the first of them is; the other one takes the rest.
  private static func page(_ part: UInt32) throws -> Bitmap {
    var page = try Bitmap(width: 160, height: 140, filledWith: 0xFFFF_FFFF)
    var state: UInt32 = 5
    for y in 0..<100 {
      for x in 0..<160 {
        state = state &* 1_664_525 &+ 1_013_904_223
        page[x, y] = 0xFF00_0000 | (state >> 8)
      }
    }
    for y in 108..<132 where y % 8 < 4 {
      for x in stride(from: 4, to: 150, by: 24) {
        for column in 0..<3 { page[x + column + 1, y] = 0xFF00_0000 }
        page[x, y] = 0xFF00_0000 | part * 0x01_0101
        page[x + 4, y] = 0xFF00_0000 | (255 - part) * 0x01_0101
      }
    }
    return page
  }

  /// It does not say that one program drew both pictures.
  @Test(arguments: tolerant) func aPhotoThatStaysTellsNothing(_ profile: DiffProfile) throws {
    let found = PictureDifference(try Self.page(128), try Self.page(40), by: profile)
    #expect(found.count > 0 && found.verdict == .similar)
  }
}
