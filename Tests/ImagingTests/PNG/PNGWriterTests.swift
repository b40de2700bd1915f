import Notation
import Testing

@testable import Imaging

@Suite struct PNGWriterTests {
  static let sizes = [
    (1, 1), (2, 1), (1, 7), (3, 2), (63, 5), (64, 3), (65, 4), (127, 2), (128, 9), (129, 40),
    (300, 77), (1100, 33),
  ]

  @Test(arguments: SamplePicture.allCases, [PNGLevel.fast, .small])
  func givesBackEveryPixel(picture: SamplePicture, level: PNGLevel) throws {
    for (index, (width, height)) in Self.sizes.enumerated() {
      let bitmap = try picture.bitmap(width, height, seed: UInt64(index))
      let file = PNGWriter(level: level).encode(bitmap)
      #expect(try PNGReader().decode(file) == bitmap, "\(width) by \(height)")
    }
  }

  @Test(arguments: SamplePicture.allCases)
  func packsTightestWithTiny(picture: SamplePicture) throws {
    let bitmap = try picture.bitmap(90, 60, seed: 4)
    let tiny = PNGWriter(level: .tiny).encode(bitmap)
    #expect(try PNGReader().decode(tiny) == bitmap)
    #expect(tiny.count <= PNGWriter(level: .small).encode(bitmap).count)
  }

  /// Rows of few pixels, so that deflate's window reaches back over thousands of them, each with a byte for its
  /// filter.
  @Test(arguments: 1...4, [PNGLevel.fast, .small])
  func givesBackNarrowPictures(width: Int, level: PNGLevel) throws {
    let height = 40_000 / width
    for top: UInt32 in [0xFF00_0000, 0x0000_0000] {
      var random = SeededRandom(seed: UInt64(width))
      let pixels = (0..<width * height).map { index in
        let color = UInt32(random.number(0...1999))
        return index == 0 || index % 3 > 0 ? 0xFF00_0000 | color &* 0x0001_0203 : top
      }
      let bitmap = try Bitmap(width: width, height: height, pixels: pixels)
      let file = PNGWriter(level: level).encode(bitmap)
      #expect(try PNGReader().decode(file) == bitmap, "\(width), \(top)")
    }
  }

  /// Random sizes and kinds, many of them: the seed is in the message.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func givesBackRandomPictures(seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let picture = SamplePicture.allCases[random.number(0...SamplePicture.allCases.count - 1)]
    let bitmap = try picture.bitmap(random.number(1...400), random.number(1...90), seed: seed)
    for level in [PNGLevel.fast, .small] {
      let file = PNGWriter(level: level).encode(bitmap)
      #expect(try PNGReader().decode(file) == bitmap, "seed \(seed), \(picture), \(level)")
    }
  }

  @Test(arguments: PNGLevel.allCases)
  func writesTheSameBytesTwice(level: PNGLevel) throws {
    let bitmap = try SamplePicture.drawn.bitmap(200, 120, seed: 1)
    #expect(PNGWriter(level: level).encode(bitmap) == PNGWriter(level: level).encode(bitmap))
  }

  @Test(arguments: [
    (2, 1), (3, 2), (4, 2), (5, 4), (16, 4), (17, 8), (256, 8),
  ])
  func takesTheSmallestPalette(count: Int, bitDepth: UInt8) throws {
    var random = SeededRandom(seed: 5)
    let pixels = (0..<10_000).map { index in
      0xFF00_0000 | UInt32(index < count ? index : random.number(0...count - 1)) * 0x0001_0305
    }
    let bitmap = try Bitmap(width: 100, height: 100, pixels: pixels)
    for level in PNGLevel.allCases {
      let file = PNGWriter(level: level).encode(bitmap)
      #expect(Array(file[24...25]) == [bitDepth, 3], "\(level)")
      #expect(try PNGReader().decode(file) == bitmap)
    }
  }

  @Test func writesAlphaOnlyWhereItIsNeeded() throws {
    let opaque = try SamplePicture.noise.bitmap(40, 40, seed: 1)
    var translucent = opaque
    translucent[39, 39] = 0x8010_2030
    for level in PNGLevel.allCases {
      #expect(PNGWriter(level: level).encode(opaque)[25] == 2, "\(level)")
      #expect(PNGWriter(level: level).encode(translucent)[25] == 6, "\(level)")
    }
  }

  @Test func putsTranslucentColorsFirst() throws {
    let colors: [UInt32] = [0xFF00_0000, 0x4020_1000, 0xFFFF_FFFF, 0]
    var random = SeededRandom(seed: 2)
    let pixels = (0..<2500).map { $0 < 4 ? colors[$0] : colors[random.number(0...3)] }
    let file = PNGWriter().encode(try Bitmap(width: 50, height: 50, pixels: pixels))
    let chunks = try PNGFile(file).chunks
    #expect(chunks.map(\.name) == ["IHDR", "PLTE", "tRNS", "IDAT", "IEND"])
    #expect(chunks[1].content == [0, 0, 0, 128, 64, 0, 0, 0, 0, 255, 255, 255])
    #expect(chunks[2].content == [0, 64])
  }

  @Test(arguments: [(2, 5669), (3, 8504), (1.5, 4252), (0.5, 1417)])
  func writesTheScaleAsDensity(scale: Double, pixelsPerMeter: Int) throws {
    let bitmap = try Bitmap(width: 2, height: 2, scale: scale)
    let file = PNGWriter().encode(bitmap)
    let density = try PNGFile(file).chunks.first { $0.name == "pHYs" }
    #expect(density?.content == RawPNG.big(pixelsPerMeter) + RawPNG.big(pixelsPerMeter) + [1])
    #expect(try PNGReader().decode(file).scale == scale)
  }

  @Test(arguments: [1, .nan, .infinity, -2, 0, 1e9])
  func writesNoDensityForOtherScales(scale: Double) throws {
    let file = PNGWriter().encode(try Bitmap(width: 2, height: 2, scale: scale))
    #expect(try PNGFile(file).chunks.map(\.name) == ["IHDR", "IDAT", "IEND"])
  }

  @Test func writesTextsOnlyWhenAsked() throws {
    let bitmap = try Bitmap(width: 1, height: 1)
    let text = try #require(PNGText(keyword: "Fingerprint", text: "tessera 1\nÄ"))
    let file = PNGWriter(texts: [text]).encode(bitmap)
    let chunk = try PNGFile(file).chunks.first { $0.name == "tEXt" }
    #expect(chunk?.content == Array("Fingerprint".utf8) + [0] + Array("tessera 1\n".utf8) + [0xC4])
    #expect(try !PNGFile(PNGWriter().encode(bitmap)).chunks.contains { $0.name == "tEXt" })
  }

  @Test(arguments: [
    ("", "a"), (" a", "a"), ("a ", "a"), ("a  b", "a"), ("a\nb", "a"), ("日本", "a"),
    ("a", "\u{7}"), ("a", "\u{0}"), (String(repeating: "k", count: 80), "a"),
  ])
  func refusesTextsThatPNGCannotHold(keyword: String, text: String) {
    #expect(PNGText(keyword: keyword, text: text) == nil)
  }

  @Test(arguments: ["Ann moves up.\nBob leaves.", "Zoë, “3 new” – 日本", ""])
  func carriesWordsForWhoDoesNotSeeThePicture(_ words: String) throws {
    let text = PNGText(description: words)
    let file = PNGWriter(texts: [text].compactMap(\.self)).encode(try Bitmap(width: 2, height: 1))
    #expect(PNGText.description(in: file) == (words.isEmpty ? nil : words))
    #expect(try PNGReader().decode(file) == Bitmap(width: 2, height: 1))
    // A file that ends early, or says that its chunks are longer than it is.
    for count in 0..<file.count { _ = PNGText.description(in: Array(file.prefix(count))) }
    var broken = file
    broken.replaceSubrange(8..<12, with: [0xFF, 0xFF, 0xFF, 0xFF])
    #expect(PNGText.description(in: broken) == nil)
  }

  @Test func wordsHaveNoControlCharacters() {
    #expect(PNGText(description: "a\u{0}b\u{7}c")?.text == "a b c")
  }

  @Test func keepsDrawnPicturesSmall() throws {
    let bitmap = try SamplePicture.drawn.bitmap(600, 400, seed: 3)
    let raw = 600 * 400 * 3
    #expect(PNGWriter(level: .fast).encode(bitmap).count < raw / 40)
    #expect(PNGWriter(level: .small).encode(bitmap).count < raw / 40)
  }

  /// A gradient layer over everything: no unit of it repeats at a distance that deflate can say.
  @Test(arguments: [PNGLevel.fast, .small])
  func keepsGradientsSmall(level: PNGLevel) throws {
    let pixels = (0..<600 * 400).map { index in
      let (x, y) = (index % 600, index / 600)
      let shades = ((x + y) / 5, x * 200 / 600, y * 200 / 400)
      return 0xFF00_0000 | UInt32(shades.0) << 16 | UInt32(shades.1) << 8 | UInt32(shades.2)
    }
    let bitmap = try Bitmap(width: 600, height: 400, pixels: pixels)
    let file = PNGWriter(level: level).encode(bitmap)
    #expect(try PNGReader().decode(file) == bitmap)
    #expect(file.count < 600 * 400 / 20)
  }
}
