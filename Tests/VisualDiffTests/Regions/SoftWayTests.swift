import Imaging
import Testing

@testable import VisualDiff

/// Ways of a card with a soft shadow on a gradient: the shadow has other colours wherever it is.
@Suite struct SoftWayTests {
  /// - Parameter width: how wide the card is.
  private func card(x: Int, y: Int, width: Int = 60) throws -> Bitmap {
    var picture = try Bitmap(width: 160, height: 140, filledWith: 0)
    for row in 0..<140 {
      for column in 0..<160 {
        let across = max(x - column, 0, column - x - width + 1)
        let down = max(y - row, 0, row - y - 39)
        let far = Double(across * across + down * down).squareRoot()
        let ground = 250 - Double(row) * 0.6
        let shadow = max(0, 1 - far / 9) * 0.4
        let value = far == 0 ? 255 : UInt32((ground * (1 - shadow)).rounded())
        picture[column, row] = 0xFF00_0000 | value * 0x01_0101
      }
    }
    return picture
  }

  private func kinds(_ before: Bitmap, _ after: Bitmap) -> [ChangedRegion.Kind] {
    PictureDifference(before, after).regions.map(\.kind)
  }

  @Test(arguments: [(3, 3), (0, 3), (-2, 4), (5, -3), (-4, 0), (24, 0), (-19, 0)])
  func aCardWithItsShadowIsToldAsMoved(_ way: (dx: Int, dy: Int)) throws {
    let after = try card(x: 50 + way.dx, y: 50 + way.dy)
    #expect(kinds(try card(x: 50, y: 50), after) == [.moved(dx: way.dx, dy: way.dy)])
  }

  @Test func aCardOfAnotherSizeIsNotMoved() throws {
    let regions = kinds(try card(x: 50, y: 50), try card(x: 50, y: 50, width: 64))
    #expect(regions.allSatisfy { $0.label != "moved" })
  }
}
