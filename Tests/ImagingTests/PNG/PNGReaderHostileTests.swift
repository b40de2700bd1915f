import Testing

@testable import Imaging

/// Files that are broken, or made to break their reader: each is refused with a place and a reason.
@Suite struct PNGReaderHostileTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let file: [UInt8]
    let message: String

    init(_ id: String, _ file: [UInt8], _ message: String) {
      self.id = id
      self.file = file
      self.message = message
    }

    var testDescription: String { id }
  }

  private static let pixel: [UInt8] = [0, 10, 20, 30]
  private static let data = RawPNG.chunk("IDAT", RawPNG.zlib(pixel))
  private static let header = RawPNG().header

  private static func png(_ change: (inout RawPNG) -> Void) -> [UInt8] {
    var png = RawPNG()
    png.lines = pixel
    change(&png)
    return png.file
  }

  private static func indexed(_ middle: [[UInt8]]) -> [UInt8] {
    png {
      $0.colorType = 3
      $0.lines = [0, 0]
      $0.middle = middle
    }
  }

  private static func damaged(_ chunk: [UInt8]) -> [UInt8] {
    chunk.dropLast() + [chunk[chunk.count - 1] ^ 1]
  }

  static let headers = [
    Case(
      "width 0", png { $0.width = 0 }, "byte 16: size: found a width of 0 – expected 1 to 131072"),
    Case(
      "height 0", png { $0.height = 0 },
      "byte 20: size: found a height of 0 – expected 1 to 131072"),
    Case(
      "width 2^31-1", png { $0.width = 0x7FFF_FFFF },
      "byte 16: size: found a width of 2147483647 – expected 1 to 131072"),
    Case(
      "height 2^32-1", png { $0.height = 0xFFFF_FFFF },
      "byte 20: size: found a height of 4294967295 – expected 1 to 131072"),
    Case(
      "too many pixels",
      png {
        $0.width = 100_000
        $0.height = 100_000
      }, "byte 16: size: found 100000 by 100000 pixels – expected at most 67108864 pixels"),
    Case(
      "colour type 1", png { $0.colorType = 1 },
      "byte 25: header: found colour type 1 – expected 0, 2, 3, 4 or 6"),
    Case(
      "colour type 9", png { $0.colorType = 9 },
      "byte 25: header: found colour type 9 – expected 0, 2, 3, 4 or 6"),
    Case(
      "depth 0", png { $0.bitDepth = 0 },
      "byte 24: header: found 0 bits for colour type 2 – expected one of 8, 16"),
    Case(
      "depth 99", png { $0.bitDepth = 99 },
      "byte 24: header: found 99 bits for colour type 2 – expected one of 8, 16"),
    Case(
      "compression 1", png { $0.compression = 1 },
      "byte 26: header: found compression method 1 – expected 0"),
    Case(
      "filter method 64", png { $0.filterMethod = 64 },
      "byte 27: header: found filter method 64 – expected 0"),
    Case(
      "interlace 2", png { $0.interlace = 2 },
      "byte 28: header: found interlace method 2 – expected 0 or 1"),
    Case(
      "short header", RawPNG.file([RawPNG.chunk("IHDR", [0, 0, 0, 1])]),
      "byte 16: header: found 4 bytes – expected 13 bytes"),
    Case(
      "no header", RawPNG.file([data, RawPNG.end]),
      "byte 12: header: found 'IDAT' – expected 'IHDR' first"),
    Case(
      "two headers", RawPNG.file([header, header, data, RawPNG.end]),
      "byte 37: chunk: found 'IHDR' – expected a chunk that every reader knows"),
    Case(
      "header with a wrong check", RawPNG.file([damaged(header), data, RawPNG.end]),
      "byte 29: checksum: found 907753df behind 'IHDR' – expected 907753de"),
  ]

  static let chunks = [
    Case("empty", [], "byte 0: signature: found nothing – expected 89 50 4e 47 0d 0a 1a 0a"),
    Case(
      "seven bits", [0x09, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A],
      "byte 0: signature: found 09 50 4e 47 0d 0a 1a 0a – expected 89 50 4e 47 0d 0a 1a 0a"),
    Case(
      "line ends changed", [0x89, 0x50, 0x4E, 0x47, 0x0A, 0x1A, 0x0A, 0x00],
      "byte 0: signature: found 89 50 4e 47 0a 1a 0a 00 – expected 89 50 4e 47 0d 0a 1a 0a"),
    Case(
      "signature alone", RawPNG.signature,
      "byte 8: end: found the file's end after 0 bytes – expected a chunk of at least 12 bytes"),
    Case(
      "no end", RawPNG.file([header, data]),
      "byte 60: end: found the file's end after 0 bytes – expected a chunk of at least 12 bytes"),
    Case(
      "no image data", RawPNG.file([header, RawPNG.end]),
      "byte 37: end: found 'IEND' – expected 'IDAT' before it"),
    Case(
      "end with content", RawPNG.file([header, data, RawPNG.chunk("IEND", [1])]),
      "byte 68: end: found 'IEND' of 1 bytes – expected 0 bytes"),
    Case(
      "length beyond the file",
      RawPNG.file([header, RawPNG.big(0x7FFF_FFFF) + Array("IDAT".utf8) + RawPNG.big(0)]),
      "byte 33: chunk: found 'IDAT' of 2147483647 bytes – expected at most 0, which is what is left"
        + " of the file"),
    Case(
      "length of 2^32-1",
      RawPNG.file([header, RawPNG.big(0xFFFF_FFFF) + Array("tEXt".utf8) + RawPNG.big(0)]),
      "byte 33: chunk: found 'tEXt' of 4294967295 bytes – expected at most 0, which is what is left"
        + " of the file"),
    Case(
      "name that is none", RawPNG.file([header, RawPNG.chunk("I\u{1}AT", [])]),
      "byte 37: chunk: found a name of the bytes 49 01 41 54 – expected four letters"),
    Case(
      "unknown chunk that matters", RawPNG.file([header, RawPNG.chunk("CgBI", [])]),
      "byte 37: chunk: found 'CgBI' – expected a chunk that every reader knows"),
    Case(
      "text with a wrong check",
      RawPNG.file([header, damaged(RawPNG.chunk("tEXt", [65, 0])), data, RawPNG.end]),
      "byte 43: checksum: found 0541a0c9 behind 'tEXt' – expected 0541a0c8"),
    Case(
      "image data apart",
      RawPNG.file([header, data, RawPNG.chunk("tEXt", [65, 0]), data, RawPNG.end]),
      "byte 78: image data: found 'IDAT' after other chunks – expected all of them together"),
  ]

  static let colors = [
    Case(
      "index without palette", indexed([]),
      "byte 37: palette: found 'IDAT' – expected 'PLTE' before it"),
    Case(
      "palette of 2 bytes", indexed([RawPNG.chunk("PLTE", [1, 2])]),
      "byte 41: palette: found 2 bytes – expected 3 bytes each for 1 to 256 colours"),
    Case(
      "palette of nothing", indexed([RawPNG.chunk("PLTE", [])]),
      "byte 41: palette: found 0 bytes – expected 3 bytes each for 1 to 256 colours"),
    Case(
      "palette of 257", indexed([RawPNG.chunk("PLTE", [UInt8](repeating: 0, count: 771))]),
      "byte 41: palette: found 771 bytes – expected 3 bytes each for 1 to 256 colours"),
    Case(
      "two palettes",
      indexed([RawPNG.chunk("PLTE", [1, 2, 3]), RawPNG.chunk("PLTE", [1, 2, 3])]),
      "byte 52: palette: found 'PLTE' – expected it once, before 'tRNS' and 'IDAT', in colour"),
    Case(
      "palette for gray",
      png {
        $0.colorType = 0
        $0.middle = [RawPNG.chunk("PLTE", [1, 2, 3])]
      }, "byte 37: palette: found 'PLTE' – expected it once, before 'tRNS' and 'IDAT', in colour"),
    Case(
      "index beyond the palette",
      png {
        $0.colorType = 3
        $0.lines = [0, 1]
        $0.middle = [RawPNG.chunk("PLTE", [1, 2, 3])]
      },
      "byte 56: palette: found an index without a colour in pixel 0 of a row – expected 0 to 0"),
    Case(
      "index beyond the palette among others of a byte",
      png {
        ($0.colorType, $0.bitDepth) = (3, 2)
        ($0.width, $0.height) = (9, 1)
        $0.lines = [0, 0b00_01_10_00, 0b00_11_00_00, 0]
        $0.middle = [RawPNG.chunk("PLTE", [1, 2, 3, 4, 5, 6, 7, 8, 9])]
      },
      "byte 62: palette: found an index without a colour in pixel 5 of a row – expected 0 to 2"),
    Case(
      "transparency beyond the palette",
      indexed([RawPNG.chunk("PLTE", [1, 2, 3]), RawPNG.chunk("tRNS", [1, 2])]),
      "byte 56: transparency: found 2 values for 1 colours – expected one for each colour at most,"
        + " after 'PLTE'"),
    Case(
      "transparency before the palette",
      indexed([RawPNG.chunk("tRNS", [1]), RawPNG.chunk("PLTE", [1, 2, 3])]),
      "byte 41: transparency: found 1 values for 0 colours – expected one for each colour at most,"
        + " after 'PLTE'"),
    Case(
      "transparency beside alpha",
      png {
        $0.colorType = 6
        $0.middle = [RawPNG.chunk("tRNS", [0, 1])]
      }, "byte 37: transparency: found 'tRNS' – expected none beside samples of alpha"),
    Case(
      "transparency of the wrong length", png { $0.middle = [RawPNG.chunk("tRNS", [0, 1])] },
      "byte 41: transparency: found 2 bytes – expected 6 bytes"),
  ]

  static let rows = [
    Case(
      "too few rows", png { $0.height = 2 },
      "byte 41: image data: found fewer bytes – expected 8 bytes of rows"),
    Case(
      "too many rows", png { $0.lines += [0] },
      "byte 41: image data: found more bytes – expected 4 bytes of rows"),
    Case(
      "filter 5", png { $0.lines = [5, 1, 2, 3] },
      "byte 41: filter: found filter 5 in byte 0 of the rows – expected 0 to 4"),
    Case(
      "stream that is none",
      RawPNG.file([header, RawPNG.chunk("IDAT", [1, 2, 3, 4, 5, 6, 7, 8]), RawPNG.end]),
      "byte 41: image data: found a damaged zlib stream – expected 4 bytes of rows"),
    Case(
      "wrong Adler",
      RawPNG.file([
        header, RawPNG.chunk("IDAT", damaged(RawPNG.zlib(pixel))), RawPNG.end,
      ]), "byte 41: image data: found a damaged zlib stream – expected 4 bytes of rows"),
    Case(
      "huge picture in a few bytes",
      png {
        $0.width = 8000
        $0.height = 8000
      },
      "byte 41: image data: found 15 bytes – expected as many as can hold 192008000 bytes of rows"),
  ]

  @Test(arguments: headers + chunks + colors + rows)
  func refuses(hostile: Case) {
    let error = #expect(throws: PNGError.self) { try PNGReader().decode(hostile.file) }
    #expect(error?.description == hostile.message)
  }

  /// Three kinds of files, cut after every byte.
  @Test(arguments: 0..<3)
  func refusesEveryTruncation(sample: Int) throws {
    let file = try Self.samples[sample]
    for count in file.indices {
      #expect(throws: PNGError.self, "\(count) bytes") {
        try PNGReader().decode(Array(file[..<count]))
      }
    }
  }

  /// Every byte of a file is under a check, or is the one that says so.
  @Test(arguments: 0..<3)
  func noticesEveryChangedByte(sample: Int) throws {
    let file = try Self.samples[sample]
    for index in file.indices {
      var changed = file
      changed[index] ^= 0x20
      #expect(throws: PNGError.self, "byte \(index)") { try PNGReader().decode(changed) }
    }
  }

  private static var samples: [[UInt8]] {
    get throws {
      [
        PNGWriter(level: .fast).encode(try SamplePicture.drawn.bitmap(20, 9, seed: 1)),
        PNGWriter(level: .small).encode(try SamplePicture.fewColors.bitmap(9, 9, seed: 2)),
        PNGWriter(level: .small).encode(try SamplePicture.translucentNoise.bitmap(20, 20, seed: 3)),
      ]
    }
  }

  @Test func stopsAtEndlessChunks() {
    let empty = RawPNG.chunk("teXt", [])
    let file = RawPNG.file([Self.header] + Array(repeating: empty, count: 2000) + [Self.data])
    let reader = PNGReader(limits: ImageLimits(chunks: 1000))
    let error = #expect(throws: PNGError.self) { try reader.decode(file) }
    #expect(
      error?.description
        == "byte 12021: number of chunks: found one more – expected at most 1000")
  }

  @Test func stopsAtLargeFiles() {
    let reader = PNGReader(limits: ImageLimits(fileBytes: 50))
    let error = #expect(throws: PNGError.self) { try reader.decode(Self.png { _ in }) }
    #expect(error?.description == "byte 0: size: found 72 bytes – expected at most 50 bytes")
  }

  /// Two million pixels of nothing take two kilobytes; a reader with a lower limit does not inflate them.
  @Test func stopsAtBombsBeforeInflating() throws {
    let bomb = PNGWriter(level: .fast).encode(try Bitmap(width: 4096, height: 512))
    #expect(bomb.count < 4000)
    let reader = PNGReader(limits: ImageLimits(pixels: 1 << 20))
    let error = #expect(throws: PNGError.self) { try reader.decode(bomb) }
    #expect(error?.subject == .size && error?.offset == 16)
  }

  @Test func readsImageDataInManyChunks() throws {
    let bitmap = try SamplePicture.drawn.bitmap(80, 40, seed: 5)
    var file = try PNGFile(PNGWriter(level: .fast).encode(bitmap))
    let index = try #require(file.chunks.firstIndex { $0.name == "IDAT" })
    let pieces = file.chunks[index].content.map { PNGFile.Chunk(name: "IDAT", content: [$0]) }
    let nothing = PNGFile.Chunk(name: "IDAT", content: [])
    file.chunks.replaceSubrange(index...index, with: [nothing] + pieces + [nothing])
    #expect(try PNGReader().decode(file.bytes) == bitmap)
  }

  @Test func passesOverWhatItNeedNotKnow() throws {
    let bitmap = try SamplePicture.drawn.bitmap(30, 40, seed: 6)
    var file = try PNGFile(PNGWriter(level: .fast).encode(bitmap))
    let gamma = PNGFile.Chunk(name: "gAMA", content: RawPNG.big(45455))
    let frames = PNGFile.Chunk(name: "acTL", content: RawPNG.big(1) + RawPNG.big(0))
    let last = PNGFile.Chunk(name: "zzZz", content: [1, 2, 3])
    file.chunks.insert(contentsOf: [gamma, frames], at: 1)
    file.chunks.insert(last, at: file.chunks.count - 1)
    #expect(try PNGReader().decode(file.bytes + [1, 2, 3]) == bitmap)
  }

  @Test(arguments: [
    (2835, 2835, 1, 1.0), (5669, 5669, 1, 2), (11811, 11811, 1, 1), (3780, 3780, 1, 1),
    (5669, 5670, 1, 1), (5669, 5669, 0, 1), (0, 0, 1, 1), (0xFFFF_FFFF, 0xFFFF_FFFF, 1, 1),
  ])
  func takesOnlyScalesFromDensities(x: Int, y: Int, unit: UInt8, scale: Double) throws {
    let chunk = RawPNG.chunk("pHYs", RawPNG.big(x) + RawPNG.big(y) + [unit])
    #expect(try PNGReader().decode(Self.png { $0.middle = [chunk] }).scale == scale)
  }
}
