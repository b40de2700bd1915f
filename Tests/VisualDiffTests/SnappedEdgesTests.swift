import Imaging
import Testing

@testable import VisualDiff

@Suite struct SnappedEdgesTests {
  /// A dark block, so many hundredths of a pixel lower.
  private func block(_ way: UInt32) throws -> Bitmap {
    func gray(_ value: UInt32) -> UInt32 { 0xFF00_0000 | value * 0x01_0101 }
    var picture = try Bitmap(width: 40, height: 40, filledWith: gray(255))
    for x in 10..<30 {
      picture[x, 10] = gray(55 + way * 2)
      for y in 11..<20 { picture[x, y] = gray(55) }
      picture[x, 20] = gray(255 - way * 2)
    }
    return picture
  }

  /// Whether the upper edge is still flagged.
  private func isFlagged(_ before: Bitmap, _ after: Bitmap, usual: Int = 0) -> Bool {
    let snapped = SnappedEdges(before, after, within: .crossVersion, usual: usual)
    return snapped.without([Int16](repeating: 1, count: 40 * 20), from: 0)[10 * 40 + 20] == 1
  }

  @Test func halfAPixelIsNoWay() throws {
    for (before, after) in [(0, 50), (50, 0), (50, 100), (0, 40)] as [(UInt32, UInt32)] {
      #expect(!isFlagged(try block(before), try block(after)))
    }
    #expect(isFlagged(try block(0), try block(100)))
    #expect(isFlagged(try block(0), try block(100), usual: 60))
    #expect(isFlagged(try block(0), try block(85)))
    // All edges may go as far besides.
    #expect(!isFlagged(try block(0), try block(85), usual: 15))
  }

  @Test func anotherThingIsNoHalfOfAPixel() throws {
    var after = try block(50)
    try after.place(Bitmap(width: 4, height: 3, filledWith: 0xFFFF_FFFF), x: 18, y: 11)
    #expect(isFlagged(try block(0), after))
  }
}
