import Platform
import Foundation
import Readers
import Testing

@testable import Imaging

@Suite(.aside) struct VideoFormatTests {
  @Test(
    .needs(.ffmpeg), arguments: VideoFormat.Container.allCases)
  func anotherReaderCountsTheSameFrames(container: VideoFormat.Container) throws {
    let folder = try TemporaryFolder()
    let frames = try SampleAnimation.overNothing.frames()
    let path = folder.path("film.\(container)")
    try VideoFormat(container, framesPerSecond: 50).write(frames, to: path)
    let text = try ForeignAnimation.run(
      "/usr/bin/ffprobe",
      ["-v", "error", "-count_frames", "-of", "csv=p=0", "-show_entries"]
        + ["stream=width,height,r_frame_rate,nb_read_frames", path])
    let ticks = frames.map { $0.duration.ticks(perSecond: 50) }.reduce(0, +)
    // The sides are odd, and films have even ones.
    #expect(text.trimmingCharacters(in: .whitespacesAndNewlines) == "42,24,50/1,\(ticks)")
    #expect(folder.names == ["film.\(container)"])
  }

  @Test(.needs(.ffmpeg)) func theSameFramesGiveTheSameBytes() throws {
    let folder = try TemporaryFolder()
    let frames = try SampleAnimation.colorful.frames()
    try VideoFormat(.mp4).write(frames, to: folder.path("a.mp4"))
    try VideoFormat(.mp4).write(frames, to: folder.path("b.mp4"))
    #expect(
      try InputFile.read(folder.path("a.mp4"), limit: 1 << 24)
        == InputFile.read(folder.path("b.mp4"), limit: 1 << 24))
  }

  @Test func withoutTheProgramThereIsAClearError() throws {
    let folder = try TemporaryFolder()
    let format = VideoFormat(.mp4, program: "no-such-program")
    let frames = try SampleAnimation.moving.frames(2)
    #expect {
      try format.write(frames, to: folder.path("a.mp4"))
    } throws: { error in
      "\(error)".hasPrefix("the program no-such-program is not there, which films need: install it")
    }
    #expect(folder.names == [])
  }

  @Test func aProgramThatStopsLeavesNothing() throws {
    let folder = try TemporaryFolder()
    let bitmap = try Bitmap(width: 900, height: 900)
    let frame = AnimationFrame(bitmap, for: try FrameDuration(1, over: 1))
    // It reads nothing and fails, long before all frames are written.
    #expect {
      try VideoFormat(.mp4, program: "false").write([frame, frame], to: folder.path("a.mp4"))
    } throws: { error in
      "\(error)".hasPrefix("false failed with status 1")
    }
    #expect(folder.names == [])
  }

  @Test(.needs(.ffmpeg)) func whatTheProgramSaysIsHandedOn() throws {
    let folder = try TemporaryFolder()
    let head = AnimationHead(width: 2, height: 2, loop: .forever, frameCount: 1)
    let writer = try VideoFormat(.mp4).writer(at: folder.path("a.mp4"), head)
    // Half a frame only.
    try writer.add(VideoFormat.Packed(pixels: [0], repetitions: 1))
    #expect(throws: AnimationError.self) { try writer.finish() }
    #expect(folder.names == [])
  }

  @Test(.needs(.ffmpeg)) func anUnfinishedFilmDisappears() throws {
    let folder = try TemporaryFolder()
    let head = AnimationHead(width: 16, height: 16, loop: .forever, frameCount: 9)
    var writer: VideoWriter? = try VideoFormat(.mp4).writer(at: folder.path("a.mp4"), head)
    try writer?.add(
      VideoFormat.Packed(pixels: [UInt32](repeating: 0, count: 256), repetitions: 3))
    writer = nil
    #expect(folder.names == [])
  }

  @Test func aFilmCannotGoToAPipe() throws {
    let frames = try SampleAnimation.moving.frames(2)
    #expect {
      try VideoFormat(.mp4).write(frames, to: "/dev/null")
    } throws: { error in
      "\(error)".contains("expected a file")
    }
  }

  @Test func whatShowsThroughStandsOnTheBackground() throws {
    var bitmap = try Bitmap(width: 3, height: 1)
    (bitmap[1, 0], bitmap[2, 0]) = (0x8040_4040, 0xFF01_0203)
    let frame = AnimationFrame(bitmap, for: .zero)
    let packed = try VideoFormat(.mp4, background: 0xFF0000).pack(frame, after: nil)
    #expect(packed.pixels.prefix(3) == [0xFFFF_0000, 0xFFBF_4040, 0xFF01_0203])
  }

  @Test(
    .needs(.ffmpeg),
    arguments: VideoFormat.Container.allCases)
  func anotherReaderShowsTheSameColors(container: VideoFormat.Container) throws {
    let folder = try TemporaryFolder()
    let frames = try (0..<5).map { try Self.blocks(width: 64, height: 48, number: $0) }
    let path = folder.path("film.\(container)")
    try VideoFormat(container, framesPerSecond: 25).write(frames, to: path)
    let shown = try ForeignVideo(path)
    #expect(shown.codec == (container == .webm ? "vp9" : "h264"))
    #expect(shown.shape == "5 of 64 by 48" && shown.colors == "yuv420p(tv, bt709)")
    for (frame, bytes) in zip(frames, shown.frames) {
      for (x, y) in [(12, 10), (50, 40)] {
        #expect(Self.difference(frame, bytes, at: x, y, width: 64) <= 6)
      }
    }
  }

  @Test(.needs(.ffmpeg))
  func anOddSideEndsAsItIs() throws {
    let folder = try TemporaryFolder()
    let frame = try Self.blocks(width: 41, height: 23, number: 1)
    try VideoFormat(.mp4, framesPerSecond: 25, compression: 1).write(
      [frame], to: folder.path("a.mp4"))
    let bytes = try ForeignVideo(folder.path("a.mp4")).frames[0]
    let corner = bytes.suffix(3).map(Int.init)
    let last = bytes[(22 * 42 + 40) * 3..<(22 * 42 + 41) * 3].map(Int.init)
    #expect(zip(corner, last).allSatisfy { abs($0 - $1) <= 4 })
  }

  @Test func evenSidesRepeatTheLastColumnAndRow() throws {
    let bitmap = try Bitmap(width: 3, height: 1, pixels: [1, 2, 3])
    #expect(bitmap.withEvenSides().pixels == [1, 2, 3, 3, 1, 2, 3, 3])
    let even = try Bitmap(width: 2, height: 2, pixels: [1, 2, 3, 4])
    #expect(even.withEvenSides() == even)
  }

  @Test(arguments: [Int.min, -1, 0, 241, 10_000, .max])
  func aRateThatNoFilmHasIsRefused(rate: Int) throws {
    let folder = try TemporaryFolder()
    #expect(throws: AnimationError.frameRate(rate, largest: 240, format: "mp4")) {
      try VideoFormat(.mp4, framesPerSecond: rate, program: "false").write(
        SampleAnimation.moving.frames(3), to: folder.path("a.mp4"))
    }
    #expect(folder.names == [])
  }

  @Test(.needs(.ffmpeg)) func aFilmOfDaysIsRefused() throws {
    let folder = try TemporaryFolder()
    let frame = AnimationFrame(
      try Bitmap(width: 2, height: 2), for: try FrameDuration(86_400, over: 1))
    #expect(throws: AnimationError.frameCount(5_184_000, largest: 1_000_000, format: "webm")) {
      try VideoFormat(.webm).write([frame], to: folder.path("a.webm"))
    }
    #expect(folder.names == [])
  }

  @Test func aProgramThatWritesNothingHasFailed() throws {
    let (folder, programs) = (try TemporaryFolder(), try TemporaryFolder())
    let program = programs.path("program")
    try OutputFile.write(Array("#!/bin/sh\ncat >/dev/null\n".utf8), to: program)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: program)
    #expect(throws: AnimationError.self) {
      try VideoFormat(.mp4, program: program).write(
        SampleAnimation.moving.frames(3), to: folder.path("a.mp4"))
    }
    #expect(folder.names == [])
  }

  @Test(.needs(.ffmpeg)) func aFilmWithoutFramesIsRefused() throws {
    let folder = try TemporaryFolder()
    let head = AnimationHead(width: 2, height: 2, loop: .forever, frameCount: 1)
    let writer = try VideoFormat(.mp4).writer(at: folder.path("a.mp4"), head)
    #expect(throws: AnimationError.noFrames) { try writer.finish() }
    #expect(folder.names == [])
  }

  @Test(.needs(.ffmpeg)) func whatAPlayerNeedsFirstStandsFirst() throws {
    let folder = try TemporaryFolder()
    try VideoFormat(.mp4).write(SampleAnimation.moving.frames(3), to: folder.path("a.mp4"))
    let text = String(
      decoding: try InputFile.read(folder.path("a.mp4"), limit: 1 << 20), as: Unicode.ASCII.self)
    let index = try #require(text.range(of: "moov"))
    let pictures = try #require(text.range(of: "mdat"))
    #expect(index.lowerBound < pictures.lowerBound)
  }

  /// A light ground with a dark block in the upper left, each frame in other colours.
  private static func blocks(width: Int, height: Int, number: Int) throws -> AnimationFrame {
    var bitmap = try Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] =
          x < width / 2 && y < height / 2
          ? 0xFF00_3060 + UInt32(number) * 0x10_0808 : 0xFFF0_E0C0 - UInt32(number) * 8
      }
    }
    return AnimationFrame(bitmap, for: try FrameDuration(1, over: 25))
  }

  /// The greatest difference of a channel of one pixel.
  private static func difference(
    _ frame: AnimationFrame, _ bytes: [UInt8], at x: Int, _ y: Int, width: Int
  ) -> Int {
    let place = y * width + x
    let expected = frame.straightBytes[place * 4..<place * 4 + 3]
    return zip(expected, bytes[(place * 3)...]).map { abs(Int($0) - Int($1)) }.max() ?? 255
  }
}
