import Imaging
import Testing

@testable import VisualDiff

/// Moves by whole pixels, on pictures of many bars whose edges are smoothed.
@Suite struct ShiftSurveyTests {
  /// Bars of many lengths, so many columns to the right and rows down.
  /// - Parameters:
  ///   - part: how much their first row and column cover; the last ones cover the rest.
  ///   - top: the first row that is drawn so, those above are drawn where they always are.
  private func bars(
    _ dx: Int = 0, _ dy: Int = 0, part: Int = 128, from top: Int = 0
  ) throws -> Bitmap {
    var picture = try Bitmap(width: 160, height: 120, filledWith: 0xFFFF_FFFF)
    for row in 0..<12 {
      let isMoved = row * 10 >= top
      let (way, cover) = isMoved ? ((x: dx, y: dy), part) : ((x: 0, y: 0), 128)
      for bar in 0..<8 {
        let (x, y) = (bar * 20 + 4 + way.x, row * 10 + 4 + way.y)
        let length = 3 + (bar * 7 + row * 5) % 9
        for column in 0...length {
          for line in 0...2 {
            let across = column == 0 ? cover : column == length ? 256 - cover : 256
            let down = line == 0 ? cover : line == 2 ? 256 - cover : 256
            let value = UInt32(max(0, 255 - across * down / 256))
            picture[x + column, y + line] = 0xFF00_0000 | value * 0x01_0101
          }
        }
      }
    }
    return picture
  }

  private static let tolerant: [DiffProfile] = [.crossVersion, .fuzzy]

  private func verdict(
    _ before: Bitmap, _ after: Bitmap, _ profile: DiffProfile
  ) -> DiffVerdict {
    PictureDifference(before, after, by: profile).verdict
  }

  @Test(arguments: tolerant, [(1, 0), (0, 1), (-1, 1), (2, 0), (-1, -2)])
  func aPictureThatWentByWholePixelsDoesNotPass(
    _ profile: DiffProfile, way: (Int, Int)
  ) throws {
    #expect(verdict(try bars(), try bars(way.0, way.1), profile) == .different)
  }

  /// Its edges are smoothed otherwise, too, as by another program: a little, and so much that no way leaves little.
  @Test(arguments: tolerant, [108, 50])
  func neitherDoesItAmongOtherEdges(_ profile: DiffProfile, part: Int) throws {
    for (dx, dy) in [(0, 1), (1, 1), (-1, -1)] {
      let other = try bars(dx, dy, part: part)
      #expect(verdict(try bars(), other, profile) == .different, "\(dx), \(dy)")
    }
    #expect(verdict(try bars(), try bars(part: part), profile) == .similar)
  }

  /// So many edges go that it is usual in the picture; the rest stays, or goes elsewhere.
  @Test(arguments: tolerant) func partsThatWentDoNotPass(_ profile: DiffProfile) throws {
    let still = try bars()
    #expect(verdict(still, try bars(0, 1, from: 30), profile) == .different)
    var parts = try bars(1, 0)
    try parts.place(try bars(0, 1).cropped(x: 0, y: 62, width: 160, height: 58), x: 0, y: 62)
    #expect(verdict(still, parts, profile) == .different)
  }

  /// Half a pixel is as near to one way as to none.
  @Test(arguments: [EdgeLimits.crossVersion, .fuzzy])
  func partsOfAPixelAreNoWay(_ limits: EdgeLimits) throws {
    for part in [8, 64, 100, 192, 248] {
      let survey = ShiftSurvey(try bars(), try bars(part: part), within: limits)
      #expect(!survey.isMoved)
    }
    #expect(!ShiftSurvey(try bars(), try bars(), within: limits).isMoved)
  }

  @Test(arguments: [(1, 1), (4, 9), (5, 5)])
  func fewPixelsAreLookedAt(_ size: (Int, Int)) throws {
    let before = try Bitmap(width: size.0, height: size.1, filledWith: 0xFF00_0000)
    let after = try Bitmap(width: size.0, height: size.1, filledWith: 0xFFFF_FFFF)
    #expect(!ShiftSurvey(before, after, within: .crossVersion).isMoved)
  }
}
