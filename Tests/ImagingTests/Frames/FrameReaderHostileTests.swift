import Readers
import Platform
import Testing

@testable import Imaging

/// Broken files are told from whole ones, and cost no more than the limits allow.
@Suite struct FrameReaderHostileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func readAll(
    _ bytes: [UInt8], limits: ImageLimits = ImageLimits()
  ) throws(FrameReadError) -> Int {
    let reader = try FrameReader(bytes, limits: limits)
    var count = 0
    while try reader.next() != nil { count += 1 }
    return count
  }

  private func sample(_ format: some AnimationFormat) throws -> [UInt8] {
    let path = folder.path("film")
    try format.write(try SampleAnimation.moving.frames(3), to: path)
    return try InputFile.read(path, limit: 1 << 24)
  }

  @Test func everyTruncatedFileIsRefused() throws {
    for file in try [sample(APNGFormat()), sample(GIFFormat()), sample(WebPFormat())] {
      #expect(try Self.readAll(file) == 3, "\(file.count) bytes")
      for count in 0..<file.count {
        #expect(throws: FrameReadError.self, "the first \(count) of \(file.count) bytes") {
          try Self.readAll(Array(file.prefix(count)))
        }
      }
    }
  }

  // MARK: GIF

  struct GIFCase: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let gif: RawGIF
    let subject: FrameFault.Subject

    init(_ name: String, _ subject: FrameFault.Subject, _ change: (inout RawGIF) -> Void) {
      var gif = RawGIF()
      gif.blocks = [RawGIF.image()]
      change(&gif)
      (testDescription, self.gif, self.subject) = (name, gif, subject)
    }
  }

  static let gifs: [GIFCase] = [
    .init("another version", .header) { $0.version = "88a" },
    .init("no width", .size) { $0.width = 0 },
    .init("a bomb", .size) { ($0.width, $0.height) = (65_535, 65_535) },
    .init("no image", .end) { $0.blocks = [] },
    .init("an unknown block", .block) { $0.blocks[0].insert(0x77, at: 0) },
    .init("no colours", .colors) { ($0.flags, $0.colors) = (0, []) },
    .init("an image outside", .frame) { $0.blocks = [RawGIF.image(x: 1)] },
    .init("an empty image", .frame) { $0.blocks = [RawGIF.image(height: 0)] },
    .init("numbers of no bits", .imageData) { $0.blocks = [RawGIF.image(bits: 0)] },
    .init("numbers of nine bits", .imageData) { $0.blocks = [RawGIF.image(bits: 9)] },
    .init("too few pixels", .imageData) { $0.blocks = [RawGIF.image(numbers: [0, 1, 0])] },
    .init("a colour of none", .colors) {
      $0.blocks = [RawGIF.image(numbers: [0, 1, 2, 1, 1, 0, 1, 0])]
    },
    .init("codes that nothing was made for", .imageData) {
      $0.blocks = [
        [0x2C] + [0, 0, 0, 0, 4, 0, 2, 0, 0, 2] + RawGIF.blocks(RawGIF.bytes(ofCodes: [4, 0, 7]))
      ]
    },
    .init("a first code of two numbers", .imageData) {
      $0.blocks = [
        [0x2C] + [0, 0, 0, 0, 4, 0, 2, 0, 0, 2] + RawGIF.blocks(RawGIF.bytes(ofCodes: [6, 0, 0]))
      ]
    },
    .init("an image larger than its data", .imageData) {
      ($0.width, $0.height) = (8000, 8000)
      $0.blocks = [RawGIF.image(width: 8000, height: 8000)]
    },
  ]

  @Test(arguments: gifs) func refusesBrokenGIFs(_ broken: GIFCase) {
    do throws(FrameReadError) {
      _ = try Self.readAll(broken.gif.file)
      Issue.record("was read")
    } catch {
      guard case .damaged(let fault) = error else {
        Issue.record("\(error)")
        return
      }
      #expect(fault.subject == broken.subject, "\(fault)")
    }
  }

  @Test func endlessBlocksAreRefused() {
    var gif = RawGIF()
    gif.blocks = Array(repeating: RawGIF.comment("again"), count: 1001) + [RawGIF.image()]
    #expect(throws: FrameReadError.self) {
      try Self.readAll(gif.file, limits: ImageLimits(chunks: 1000))
    }
  }

  @Test func tooManyFramesAreRefused() throws {
    var gif = RawGIF()
    gif.blocks = Array(repeating: RawGIF.image(), count: 9)
    #expect(try Self.readAll(gif.file, limits: ImageLimits(frames: 9)) == 9)
    do throws(FrameReadError) {
      _ = try Self.readAll(gif.file, limits: ImageLimits(frames: 8))
      Issue.record("was read")
    } catch { #expect(error.isLimit) }
  }

  @Test func manyFramesOfALargePictureAreRefused() {
    var gif = RawGIF()
    (gif.width, gif.height) = (1000, 1000)
    gif.blocks = Array(repeating: RawGIF.image(), count: 9)
    var limits = ImageLimits()
    limits.shownPixels = 8_000_000
    #expect(throws: FrameReadError.shownPixels(9_000_000, limit: 8_000_000)) {
      try Self.readAll(gif.file, limits: limits)
    }
  }

  // MARK: APNG

  /// Three frames of 41 by 23 as chunks: IHDR, pHYs or not, acTL, fcTL, IDAT, fcTL, fdAT, fcTL, fdAT, IEND.
  private func chunks() throws -> PNGFile { try PNGFile(try sample(APNGFormat())) }

  private func expectRefused(
    _ change: (inout [PNGFile.Chunk]) -> Void, _ location: SourceLocation = #_sourceLocation
  ) throws {
    var file = try chunks()
    change(&file.chunks)
    do throws(FrameReadError) {
      _ = try Self.readAll(file.bytes)
      Issue.record("was read", sourceLocation: location)
    } catch {
      guard case .png(let fault) = error else {
        Issue.record("\(error)", sourceLocation: location)
        return
      }
      #expect(fault.subject == .animation, "\(fault)", sourceLocation: location)
    }
  }

  @Test func refusesBrokenAPNGs() throws {
    let names = try chunks().chunks.map(\.name)
    let control = try #require(names.firstIndex(of: "acTL"))
    let first = try #require(names.firstIndex(of: "fcTL"))
    let second = try #require(names.lastIndex(of: "fcTL"))
    let data = try #require(names.lastIndex(of: "fdAT"))
    try expectRefused { $0[control].content[3] = 4 }
    try expectRefused { $0[control].content[3] = 0 }
    try expectRefused { $0.insert($0[control], at: control) }
    try expectRefused { $0[second].content[3] = 9 }
    try expectRefused { $0[second].content.removeLast() }
    try expectRefused { $0[second].content[12] = 1 }
    try expectRefused { $0[second].content[7] = 0 }
    try expectRefused { $0[second].content[24] = 3 }
    try expectRefused { $0[second].content[25] = 2 }
    try expectRefused { $0[first].content[7] = 1 }
    try expectRefused { $0[data].content[3] = 9 }
    try expectRefused { $0.remove(at: data) }
    try expectRefused { $0.remove(at: second) }
    try expectRefused { $0.swapAt(first, first + 1) }
  }

  @Test func whatComesBehindAStillPictureMakesNoAnimation() throws {
    var file = try chunks()
    file.chunks.removeAll { $0.name == "acTL" }
    #expect(try Self.readAll(file.bytes) == 1)
  }

  // MARK: WebP

  private func changed(_ file: [UInt8], behind name: String, _ offset: Int, to byte: UInt8)
    -> [UInt8]
  {
    var file = file
    let letters = Array(name.utf8)
    let place = (0..<file.count - 4).first { Array(file[$0..<$0 + 4]) == letters } ?? 0
    file[place + offset] = byte
    return file
  }

  @Test func refusesBrokenWebPs() throws {
    let file = try sample(WebPFormat())
    let broken: [(String, [UInt8])] = [
      ("too long", changed(file, behind: "RIFF", 6, to: 1)),
      ("a smaller canvas", changed(file, behind: "VP8X", 12, to: 9)),
      (
        "a canvas beyond all limits",
        changed(changed(file, behind: "VP8X", 14, to: 255), behind: "VP8X", 17, to: 255)
      ),
      ("no head", changed(file, behind: "ANIM", 0, to: 0x58)),
      ("a frame outside", changed(file, behind: "ANMF", 10, to: 1)),
      ("a frame of another size", changed(file, behind: "ANMF", 14, to: 7)),
      ("a chunk longer than the file", changed(file, behind: "ANMF", 6, to: 1)),
      ("no picture in a frame", changed(file, behind: "VP8L", 0, to: 0x58)),
      ("damaged data", changed(file, behind: "VP8L", 8, to: 0)),
    ]
    for (name, bytes) in broken {
      #expect(throws: FrameReadError.self, "\(name)") { try Self.readAll(bytes) }
    }
  }

  @Test func messagesSayWhereAndWhat() {
    var gif = RawGIF()
    gif.blocks = [RawGIF.image(x: 1)]
    #expect(throws: FrameReadError.self) { try Self.readAll(gif.file) }
    do throws(FrameReadError) {
      _ = try Self.readAll(gif.file)
    } catch {
      #expect(
        error.description
          == "byte 20: frame: found 4 by 2 pixels at (1, 0) – expected an area inside of 4 by 2")
    }
  }
}
