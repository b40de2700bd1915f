import Imaging
import Testing

@testable import VisualDiff

@Suite struct LostColorsTests {
  /// A white picture with a bar of so many rows in colours of its own, from row 20 on.
  private func bar(_ rows: [UInt32]) throws -> Bitmap {
    var picture = try Bitmap(width: 48, height: 40, filledWith: 0xFFFF_FFFF)
    for (line, color) in rows.enumerated() {
      for x in 8..<40 { picture[x, 20 + line] = 0xFF00_0000 | color * 0x01_0101 }
    }
    return picture
  }

  private func count(_ before: [UInt32], _ after: [UInt32], _ limits: EdgeLimits) throws -> Int {
    let (before, after) = (try bar(before), try bar(after))
    let survey = EdgeSurvey(before, after, within: limits)
    return LostColors(before, after, within: limits).flags(survey.difference, rows: 0..<40)
      .count { $0 == 1 }
  }

  @Test func anotherColourOfWhatIsTwoPixelsWideIsSeen() throws {
    #expect(try count([51, 51], [76, 76], .crossVersion) == 31)
    #expect(try count([76, 76], [51, 51], .crossVersion) == 31)
    #expect(try count([51, 51], [57, 57], .crossVersion) == 0)
  }

  /// A line of one pixel between two rows fills both with half of its colour; elsewhere it is another mix.
  @Test func aLineBetweenTwoRowsMayBeMixedOtherwise() throws {
    #expect(try count([128, 128], [77, 179], .crossVersion) == 0)
    #expect(try count([128, 128], [0, 255], .crossVersion) == 0)
  }

  @Test func aColourThatGoesElsewhereIsNotLost() throws {
    #expect(try count([51, 51, 255], [255, 51, 51], .crossVersion) == 0)
  }

  /// Compression keeps brightness, not hues.
  @Test func compressionMayChangeHues() throws {
    let before = try Bitmap(width: 24, height: 24, filledWith: 0xFFC0_4040)
    let after = try Bitmap(width: 24, height: 24, filledWith: 0xFFA0_5048)
    func isLost(_ limits: EdgeLimits) -> Bool {
      let survey = EdgeSurvey(before, after, within: limits)
      return LostColors(before, after, within: limits).flags(survey.difference, rows: 0..<24)
        .contains(1)
    }
    #expect(isLost(.crossVersion) && !isLost(.fuzzy))
  }
}
