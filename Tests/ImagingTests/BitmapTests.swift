import Testing

@testable import Imaging

@Suite struct BitmapTests {
  @Test func startsTransparent() throws {
    let bitmap = try Bitmap(width: 3, height: 2, scale: 2)
    #expect(bitmap.pixels == [0, 0, 0, 0, 0, 0])
    #expect(bitmap.bytesPerRow == 12 && bitmap.scale == 2 && !bitmap.isOpaque)
  }

  @Test(arguments: [
    (0, 1), (1, 0), (-1, 4), (4, -1), (Bitmap.largestSide + 1, 1), (1, Int.max), (Int.min, 1),
    (1 << 15, 1 << 14),
  ])
  func refusesSizesThatAreNone(width: Int, height: Int) {
    #expect(throws: BitmapError.size(width: width, height: height)) {
      try Bitmap(width: width, height: height)
    }
  }

  @Test func refusesTheWrongNumberOfPixels() {
    let error = #expect(throws: BitmapError.self) {
      try Bitmap(width: 2, height: 2, pixels: [1, 2, 3])
    }
    #expect(error?.description == "3 pixels – expected 4, one for each place")
  }

  @Test func isAValue() throws {
    let original = try Bitmap(width: 2, height: 1, pixels: [1, 2])
    var copy = original
    copy[1, 0] = 9
    #expect(original.pixels == [1, 2] && copy.pixels == [1, 9])
    #expect(original[1, 0] == 2 && original != copy)
  }

  @Test func sharesItsPixelsUntilItIsChanged() throws {
    let original = try Bitmap(width: 64, height: 64)
    let copy = original
    let places = [original, copy].map { bitmap in
      unsafe bitmap.pixels.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    }
    #expect(places[0] == places[1])
  }

  @Test(arguments: [
    (UInt32(0xFF00_0000), true), (0xFFFF_FFFF, true), (0xFE00_0000, false), (0, false),
  ])
  func knowsWhetherItIsOpaque(pixel: UInt32, isOpaque: Bool) throws {
    for count in [1, 7, 64, 100] {
      for place in [0, count / 2, count - 1] {
        var pixels = [UInt32](repeating: 0xFF12_3456, count: count)
        pixels[place] = pixel
        #expect(try Bitmap(width: count, height: 1, pixels: pixels).isOpaque == isOpaque)
      }
    }
  }

  @Test func givesRowsAndParts() throws {
    let bitmap = try Bitmap(width: 3, height: 3, scale: 2, pixels: [1, 2, 3, 4, 5, 6, 7, 8, 9])
    #expect(Array(bitmap.row(1)) == [4, 5, 6])
    let part = try bitmap.cropped(x: 1, y: 1, width: 2, height: 2)
    #expect(part == (try Bitmap(width: 2, height: 2, scale: 2, pixels: [5, 6, 8, 9])))
  }

  @Test func placesTiles() throws {
    var bitmap = try Bitmap(width: 3, height: 2, pixels: [1, 2, 3, 4, 5, 6])
    try bitmap.place(try Bitmap(width: 2, height: 1, pixels: [8, 9]), x: 1, y: 1)
    #expect(bitmap.pixels == [1, 2, 3, 4, 8, 9])
  }

  @Test(arguments: [
    (-1, 0, 1, 1), (0, -1, 1, 1), (2, 0, 2, 1), (0, 1, 1, 2), (0, 0, 0, 1), (0, 0, 4, 1),
    (Int.max, 0, 1, 1), (0, 0, Int.max, 1),
  ])
  func refusesPartsOutside(x: Int, y: Int, width: Int, height: Int) throws {
    let bitmap = try Bitmap(width: 3, height: 2)
    #expect(throws: BitmapError.self) {
      try bitmap.cropped(x: x, y: y, width: width, height: height)
    }
  }

  @Test func lendsItsPixelsToThoseWhoDraw() throws {
    var bitmap = try Bitmap(width: 2, height: 2)
    let copy = bitmap
    bitmap.withMutablePixels { $0[3] = 7 }
    #expect(bitmap.pixels == [0, 0, 0, 7] && copy.pixels == [0, 0, 0, 0])
  }

  @Test func reducedPicturesHaveTheMeansOfTheirSquares() throws {
    let picture = try Bitmap(
      width: 3, height: 3, scale: 2,
      pixels: [
        0xFF00_0000, 0xFF00_0004, 0x8040_0000, 0xFF00_0008, 0xFF00_0002, 0x4000_0000, 0xFF10_2030,
        0xFF20_4050, 0x0000_0001,
      ])
    let reduced = picture.reduced(by: 2)
    #expect((reduced.width, reduced.height, reduced.scale) == (2, 2, 1))
    #expect(reduced.pixels == [0xFF00_0004, 0x6020_0000, 0xFF18_3040, 0x0000_0001])
    #expect(picture.reduced(by: 1) == picture)
    #expect(picture.reduced(by: 9).pixels.count == 1)
  }
}
