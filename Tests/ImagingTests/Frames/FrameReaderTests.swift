import Readers
import Platform
import Testing

@testable import Imaging

@Suite struct FrameReaderTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func frames(_ bytes: [UInt8]) throws -> [AnimationFrame] {
    let reader = try FrameReader(bytes)
    var frames: [AnimationFrame] = []
    while let frame = try reader.next() { frames.append(frame) }
    #expect(frames.count == reader.head.frameCount)
    return frames
  }

  private func written(
    _ frames: [AnimationFrame], as format: some AnimationFormat, loop: AnimationHead.Loop = .forever
  ) throws -> [UInt8] {
    let path = folder.path("film")
    try format.write(frames, loop: loop, to: path)
    return try InputFile.read(path, limit: 1 << 24)
  }

  /// Frames that look the same are one frame to our writers.
  private func merged(_ frames: [AnimationFrame]) -> [AnimationFrame] {
    frames.reduce(into: []) { result, frame in
      if let last = result.last, last.bitmap.pixels == frame.bitmap.pixels {
        result[result.count - 1].duration = last.duration + frame.duration
      } else {
        result.append(frame)
      }
    }
  }

  @Test(arguments: SampleAnimation.allCases)
  func readsWhatIsWrittenAsAPNG(_ sample: SampleAnimation) throws {
    let frames = try sample.frames()
    let read = try self.frames(try written(frames, as: APNGFormat()))
    #expect(read.map(\.bitmap.pixels) == merged(frames).map(\.bitmap.pixels))
    #expect(read.map(\.duration) == merged(frames).map(\.duration))
  }

  @Test(arguments: SampleAnimation.allCases)
  func readsWhatIsWrittenAsWebP(_ sample: SampleAnimation) throws {
    let frames = try sample.frames()
    let read = try self.frames(try written(frames, as: WebPFormat()))
    #expect(read.map(\.bitmap.pixels) == merged(frames).map(\.bitmap.pixels))
    #expect(read.map(\.duration) == merged(frames).map(\.duration))
  }

  @Test(arguments: [SampleAnimation.moving, .changing])
  func readsWhatIsWrittenAsGIF(_ sample: SampleAnimation) throws {
    let frames = try sample.frames()
    let read = try self.frames(try written(frames, as: GIFFormat()))
    #expect(read.map(\.bitmap.pixels) == merged(frames).map(\.bitmap.pixels))
    #expect(read.map(\.duration) == merged(frames).map(\.duration))
  }

  /// A still picture is decoded with the beginning of its file, so that two files can be at the same time.
  @Test func oneFrameIsReadBeforeItIsAskedFor() throws {
    let file = try written(SampleAnimation.moving.frames(1), as: APNGFormat())
    let reader = try FrameReader(file)
    #expect(reader.isAtStart)
    #expect(try reader.next()?.duration == SampleAnimation.moving.frames(1).first?.duration)
    #expect(try !reader.isAtStart && reader.next() == nil)
    let data = try #require(file.firstRange(of: Array("IDAT".utf8)))
    var torn = file
    torn.replaceSubrange(data.upperBound..<data.upperBound + 1, with: [file[data.upperBound] ^ 255])
    #expect(throws: FrameReadError.self) { try FrameReader(torn) }
  }

  @Test(arguments: [AnimationHead.Loop.forever, .times(1), .times(9)])
  func readsHowOftenItIsShown(_ loop: AnimationHead.Loop) throws {
    let frames = try SampleAnimation.moving.frames(3)
    #expect(try FrameReader(written(frames, as: APNGFormat(), loop: loop)).head.loop == loop)
    #expect(try FrameReader(written(frames, as: GIFFormat(), loop: loop)).head.loop == loop)
    #expect(try FrameReader(written(frames, as: WebPFormat(), loop: loop)).head.loop == loop)
  }

  @Test func putsGIFFramesTogether() throws {
    let (dark, light): (UInt32, UInt32) = (0xFF0A_141E, 0xFFC8_D2DC)
    let single = { (disposal: UInt8, number: UInt8) in
      RawGIF.control(disposal: disposal, delay: 7, clear: nil)
        + RawGIF.image(x: 1, y: 0, width: 2, height: 1, numbers: [number, number])
    }
    var gif = RawGIF()
    gif.blocks = [
      RawGIF.comment("four frames"), RawGIF.image(), single(2, 1), single(3, 0), single(0, 1),
    ]
    let rows = try frames(gif.file).map { Array($0.bitmap.row(0)) }
    #expect(
      rows == [
        [dark, light, dark, light], [dark, light, light, light], [dark, dark, dark, light],
        // The place of the second frame was cleared, and that came back after the third.
        [dark, light, light, light],
      ])
    gif.blocks = [RawGIF.image(), single(2, 1), RawGIF.image(width: 1, height: 1, numbers: [1])]
    #expect(try Array(frames(gif.file)[2].bitmap.row(0)) == [light, 0, 0, light])
  }

  @Test func leavesOutTheClearNumber() throws {
    var gif = RawGIF()
    gif.blocks = [RawGIF.control(clear: 1) + RawGIF.image()]
    let frame = try #require(try frames(gif.file).first)
    #expect(Array(frame.bitmap.row(0)) == [0xFF0A_141E, 0, 0xFF0A_141E, 0])
  }

  @Test func knowsTheFormatByItsFirstBytes() {
    #expect(PictureFormat(of: RawGIF().file) == .gif)
    #expect(PictureFormat(of: RawPNG().file) == .png)
    #expect(PictureFormat(of: Array("RIFF....WEBPVP8 ".utf8)) == .webp)
    #expect(PictureFormat(of: Array("RIFF....WAVE".utf8)) == nil)
    #expect(PictureFormat(of: []) == nil)
  }
}
