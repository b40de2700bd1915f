import Imaging
import Testing

@testable import VisualDiff

@Suite struct EdgePatchTests {
  private func patches(_ changed: [(x: Int, y: Int)]) throws -> [EdgePatch] {
    let before = try Bitmap(width: 500, height: 200, filledWith: 0xFFFF_FFFF)
    var after = before
    for (x, y) in changed { after[x, y] = 0xFF00_0000 }
    return EdgePatch.all(before, after, rows: 64..<128, reach: 14)
  }

  @Test func areWhereSomethingDiffersNearby() throws {
    #expect(try patches([]).isEmpty)
    #expect(try patches([(x: 30, y: 49), (x: 30, y: 142)]).isEmpty)
    let near = try patches([(x: 30, y: 50), (x: 310, y: 141)])
    #expect(
      near.map(\.inner) == [
        PixelArea(x: 0, y: 64, width: 64, height: 64),
        PixelArea(x: 256, y: 64, width: 128, height: 64),
      ])
    #expect(
      near.map(\.outer) == [
        PixelArea(x: 0, y: 50, width: 78, height: 92),
        PixelArea(x: 242, y: 50, width: 156, height: 92),
      ])
  }

  @Test func endWithThePicture() throws {
    let patches = try patches([(x: 499, y: 100)])
    #expect(patches.map(\.inner) == [PixelArea(x: 448, y: 64, width: 52, height: 64)])
    #expect(patches.map(\.outer) == [PixelArea(x: 434, y: 50, width: 66, height: 92)])
  }
}
