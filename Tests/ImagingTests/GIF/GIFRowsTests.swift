import Notation
import Testing

@testable import Imaging

@Suite struct GIFRowsTests {
  /// Pictures of few colours in runs and of many, whose second is mostly the first.
  private func pictures(_ random: inout SeededRandom, few: Bool) throws -> [Bitmap] {
    let (width, height) = (random.number(1...70), random.number(1...20))
    var pixels: [UInt32] = []
    func color() -> UInt32 {
      let bits = few ? random.number(0...12) * 0x13579 : random.number(0...0xFF_FFFF)
      return 0xFF00_0000 | UInt32(bits) & 0xFF_FFFF
    }
    while pixels.count < width * height {
      pixels += Array(repeating: color(), count: random.number(1...12))
    }
    pixels = Array(pixels.prefix(width * height))
    var later = pixels
    for _ in 0..<random.number(0...8) {
      let start = random.number(0...later.count - 1)
      for index in start..<min(later.count, start + random.number(1...40)) {
        later[index] = color()
      }
    }
    return try [pixels, later].map { try Bitmap(width: width, height: height, pixels: $0) }
  }

  @Test(arguments: 0..<40) func looksUpEveryPixel(seed: Int) throws {
    var random = SeededRandom(seed: UInt64(seed))
    let pictures = try pictures(&random, few: seed % 2 == 0)
    let (before, after) = (pictures[0], pictures[1])
    let palette = GIFPalette(ColorTally(of: [after]), needsClear: true)
    let clear = try #require(palette.clearNumber)
    let width = random.number(1...after.width)
    let area = PixelArea(
      x: random.number(0...after.width - width), y: 0, width: width,
      height: random.number(1...after.height))
    let lookup = GIFPalette.Lookup(palette)
    let rows = GIFRows(of: after, after: before, in: area, lookup: lookup)
    let one = GIFPalette.Lookup(palette)
    for y in 0..<area.height {
      for x in 0..<width {
        let (here, there) = (after[area.x + x, y], before[area.x + x, y])
        let number = one.number(of: here)
        #expect(rows.numbers[y * width + x] == number, "seed \(seed)")
        let stays = one.number(of: there) == number
        #expect(rows.changes[y * width + x] == (stays ? clear : number), "seed \(seed)")
        if palette.isExact { #expect(stays == (here == there), "seed \(seed)") }
      }
    }
    #expect(rows.isOpaque)
  }

  @Test func noticesWhatShowsThrough() throws {
    var pixels = [UInt32](repeating: 0xFF12_3456, count: 30)
    pixels[17] = 0x8000_0000
    let picture = try Bitmap(width: 10, height: 3, pixels: pixels)
    let palette = GIFPalette(ColorTally(of: [picture]), needsClear: true)
    let lookup = GIFPalette.Lookup(palette)
    let rows = GIFRows(
      of: picture, after: nil, in: PixelArea(of: picture), lookup: lookup)
    #expect(!rows.isOpaque)
    #expect(rows.numbers.firstIndex(of: 1) == 17)
    #expect(rows.changes == rows.numbers)
  }
}
