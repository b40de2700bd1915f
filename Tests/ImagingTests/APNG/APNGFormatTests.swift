import Platform
import Foundation
import Readers
import Testing

@testable import Imaging

@Suite struct APNGFormatTests {
  @Test(
    .needs(.pillow, .ffmpeg),
    arguments: SampleAnimation.allCases, PNGLevel.allCases)
  func anotherReaderShowsTheSameFrames(sample: SampleAnimation, level: PNGLevel) throws {
    let folder = try TemporaryFolder()
    let frames = try sample.frames()
    let path = folder.path("a.png")
    try APNGFormat(level: level).write(frames, loop: .times(3), to: path)
    let shown = try ForeignAnimation(path)
    #expect(shown.loop == 3)
    #expect(shown.frames == Self.merged(frames))
    let count = try ForeignAnimation.run(
      "/usr/bin/ffprobe",
      ["-v", "error", "-count_frames", "-show_entries", "stream=nb_read_frames", "-of", "csv=p=0"]
        + [path])
    #expect(Int(count.trimmingCharacters(in: .whitespacesAndNewlines)) == shown.frames.count)
  }

  /// Frames that look like the one before only make it longer.
  private static func merged(_ frames: [AnimationFrame]) -> [ForeignAnimation.Frame] {
    var result: [ForeignAnimation.Frame] = []
    for frame in frames {
      let milliseconds = frame.duration.seconds * 1000
      if result.last?.bytes == frame.straightBytes {
        result[result.count - 1].duration += milliseconds
      } else {
        result.append(
          ForeignAnimation.Frame(duration: milliseconds, bytes: frame.straightBytes))
      }
    }
    return result
  }

  @Test func aStillAnimationIsAPlainPicture() throws {
    let folder = try TemporaryFolder()
    let frame = try SampleAnimation.colorful.frames(1)
    let path = folder.path("a.png")
    try APNGFormat().write(frame, to: path)
    let read = try PNGReader().decode(InputFile.read(path, limit: 1 << 20))
    #expect(read.pixels == frame[0].bitmap.pixels)
  }

  @Test func aDurationThatDoesNotFitIsRounded() throws {
    let long = try FrameDuration(70_001, over: 7)
    #expect(!APNGDelay(long).isExact)
    let delay = APNGDelay(long)
    #expect(abs(Double(delay.numerator) / Double(delay.denominator) - long.seconds) < 0.2)
    #expect(APNGDelay(try FrameDuration(1, over: 60)).bytes == [0, 1, 0, 60])
    let longest = APNGDelay(try FrameDuration(86_400, over: 1))
    #expect(longest.numerator == 65_535 && longest.denominator == 1)
    let fine = APNGDelay(try FrameDuration(1, over: 1_000_000))
    #expect(fine.numerator == 0 && fine.denominator == 32_767)
  }

  @Test func aFrameThatShowsThroughIsRefusedWhereTheFirstDoesNot() throws {
    let folder = try TemporaryFolder()
    var frames = try SampleAnimation.moving.frames(3)
    frames[2].bitmap[5, 5] = 0x8000_0000
    #expect(throws: AnimationError.translucentFrame) {
      try APNGFormat().write(frames, to: folder.path("a.png"))
    }
    #expect(folder.names.isEmpty)
  }
}
