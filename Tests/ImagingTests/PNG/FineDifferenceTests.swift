import Notation
import Testing

@testable import Imaging

/// Samples of sixteen bits that are the same in eight.
@Suite struct FineDifferenceTests {
  private func files(
    depth: Int, channels: Int, isInterlaced: Bool, changing sample: Int?
  ) throws -> [[UInt8]] {
    var random = SeededRandom(seed: 7)
    var grid = SampleGrid(width: 9, height: 7, channels: channels, bitDepth: depth, &random)
    if let sample { grid.samples[sample] = 0x8000 }
    var png = RawPNG()
    (png.width, png.height, png.bitDepth) = (9, 7, UInt8(depth))
    png.colorType = [1: 0, 2: 4, 3: 2, 4: 6][channels] ?? 0
    png.interlace = isInterlaced ? 1 : 0
    png.lines = grid.lines(isInterlaced: isInterlaced, &random)
    let before = png.file
    if let sample { grid.samples[sample] = 0x8001 }
    png.lines = grid.lines(isInterlaced: isInterlaced, &random)
    return [before, png.file]
  }

  @Test(arguments: [1, 2, 3, 4], [false, true])
  func areFound(channels: Int, isInterlaced: Bool) throws {
    let place = (x: 4, y: 5)
    let pair = try files(
      depth: 16, channels: channels, isInterlaced: isInterlaced,
      changing: (place.y * 9 + place.x) * channels)
    let bitmaps = try pair.map { try PNGReader().decode($0) }
    #expect(bitmaps[0].pixels == bitmaps[1].pixels)
    let found = try PNGReader().fineDifference(pair[0], pair[1])
    #expect(found?.count == 1)
    #expect(found?.area == PixelArea(x: place.x, y: place.y, width: 1, height: 1))
  }

  @Test func areNoneBetweenEqualSamplesAndBetweenBytes() throws {
    for depth in [8, 16] {
      let pair = try files(depth: depth, channels: 3, isInterlaced: false, changing: nil)
      #expect(try PNGReader().fineDifference(pair[0], pair[1]) == nil)
    }
  }
}
