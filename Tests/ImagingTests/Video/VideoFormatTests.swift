import Foundation
import Testing

@testable import Imaging

@Suite struct VideoFormatTests {
  private static let isInstalled = ["/usr/bin/ffmpeg", "/usr/bin/ffprobe"].allSatisfy(
    FileManager.default.fileExists)

  @Test(
    .enabled(if: isInstalled, "needs ffmpeg"), arguments: VideoFormat.Container.allCases)
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

  @Test(.enabled(if: isInstalled, "needs ffmpeg")) func theSameFramesGiveTheSameBytes() throws {
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

  @Test(.enabled(if: isInstalled, "needs ffmpeg")) func whatTheProgramSaysIsHandedOn() throws {
    let folder = try TemporaryFolder()
    let head = AnimationHead(width: 2, height: 2, loop: .forever, frameCount: 1)
    let writer = try VideoFormat(.mp4).writer(at: folder.path("a.mp4"), head)
    // Half a frame only.
    try writer.add(VideoFormat.Packed(pixels: [0], repetitions: 1))
    #expect(throws: AnimationError.self) { try writer.finish() }
    #expect(folder.names == [])
  }

  @Test(.enabled(if: isInstalled, "needs ffmpeg")) func anUnfinishedFilmDisappears() throws {
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
    #expect(packed.pixels == [0xFFFF_0000, 0xFFBF_4040, 0xFF01_0203])
  }
}
