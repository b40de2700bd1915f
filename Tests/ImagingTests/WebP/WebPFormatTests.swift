import Foundation
import Readers
import Testing

@testable import Imaging

@Suite struct WebPFormatTests {
  @Test(
    .needs(.pillow, .ffmpeg),
    arguments: SampleAnimation.allCases)
  func anotherReaderShowsTheSameFrames(sample: SampleAnimation) throws {
    let folder = try TemporaryFolder()
    let frames = try sample.frames()
    let path = folder.path("a.webp")
    try WebPFormat().write(frames, loop: .times(3), to: path)
    let shown = try ForeignAnimation(path)
    #expect(shown.loop == 3)
    #expect(shown.frames.map(\.duration) == Self.merged(frames).map(\.duration))
    #expect(shown.frames == Self.merged(frames))
  }

  /// Frames that look like the one before only make it longer.
  private static func merged(_ frames: [AnimationFrame]) -> [ForeignAnimation.Frame] {
    var result: [ForeignAnimation.Frame] = []
    for frame in frames {
      let milliseconds = frame.duration.seconds * 1000
      if result.last?.bytes == frame.straightBytes {
        result[result.count - 1].duration += milliseconds
      } else {
        result.append(ForeignAnimation.Frame(duration: milliseconds, bytes: frame.straightBytes))
      }
    }
    return result
  }

  @Test func roundingErrorsDoNotAddUp() throws {
    let frames = try (0..<60).map { index in
      var bitmap = try Bitmap(width: 4, height: 4)
      bitmap[index % 4, index / 4 % 4] = 0xFF00_0000
      return AnimationFrame(bitmap, for: try FrameDuration(1, over: 60))
    }
    let entries = WebPFormat().timetable(for: frames.map(\.duration)).entries
    #expect(entries.map { $0.duration.ticks(perSecond: 1000) }.reduce(0, +) == 1000)
  }

  @Test func sidesBeyondTheFormatAreRefused() throws {
    let folder = try TemporaryFolder()
    let frame = AnimationFrame(try Bitmap(width: 16_385, height: 1), for: .zero)
    #expect(throws: AnimationError.self) {
      try WebPFormat().write([frame], to: folder.path("a.webp"))
    }
    #expect(folder.names == [])
  }

  @Test func withoutFramesThereIsNoFile() throws {
    let folder = try TemporaryFolder()
    #expect(throws: AnimationError.noFrames) {
      try WebPFormat().write([], to: folder.path("a.webp"))
    }
    #expect(folder.names == [])
  }
}
