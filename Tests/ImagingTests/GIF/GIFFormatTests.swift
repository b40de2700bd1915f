import Foundation
import Readers
import Testing

@testable import Imaging

@Suite struct GIFFormatTests {
  @Test(
    .needs(.pillow, .gifsicle),
    arguments: [SampleAnimation.moving, .changing])
  func aPaletteOfItsOwnColorsIsExact(sample: SampleAnimation) throws {
    let folder = try TemporaryFolder()
    let frames = try sample.frames()
    let path = folder.path("a.gif")
    try GIFFormat().write(frames, loop: .forever, to: path)
    let shown = try ForeignAnimation(path)
    #expect(shown.loop == 0)
    var expected: [[UInt8]] = []
    for frame in frames where expected.last != frame.straightBytes {
      expected.append(frame.straightBytes)
    }
    #expect(shown.frames.map(\.bytes) == expected)
    #expect(shown.frames.reduce(0) { $0 + $1.duration } == 480)
    let report = try ForeignAnimation.run("/usr/bin/gifsicle", ["--info", path])
    #expect(report.contains("\(expected.count) images"))
    #expect(report.contains("loop forever"))
  }

  @Test(
    .needs(.pillow, .gifsicle),
    arguments: [SampleAnimation.colorful, .noise])
  func manyColorsBecomeNearOnes(sample: SampleAnimation) throws {
    let folder = try TemporaryFolder()
    let frames = try sample.frames(6)
    let path = folder.path("a.gif")
    try GIFFormat().write(frames, to: path)
    let shown = try ForeignAnimation(path)
    let tolerance = sample == .noise ? 90 : 40
    for (frame, shown) in zip(frames, shown.frames) {
      let worst = zip(frame.straightBytes, shown.bytes).map { abs(Int($0) - Int($1)) }.max()
      #expect(worst ?? 255 <= tolerance)
    }
    #expect(shown.frames.count == 6)
  }

  @Test(
    .needs(.pillow, .gifsicle))
  func whatGoesOverNothingIsRemoved() throws {
    let folder = try TemporaryFolder()
    let frames = try SampleAnimation.overNothing.frames()
    let path = folder.path("a.gif")
    try GIFFormat().write(frames, loop: .times(2), to: path)
    let shown = try ForeignAnimation(path)
    #expect(shown.loop == 1)
    var expected: [[Bool]] = []
    for frame in frames {
      let isSeen = frame.bitmap.pixels.map { $0 >> 24 >= 128 }
      if expected.last != isSeen { expected.append(isSeen) }
    }
    let seen = shown.frames.map { frame in
      stride(from: 3, to: frame.bytes.count, by: 4).map { frame.bytes[$0] == 255 }
    }
    #expect(seen == expected)
  }

  @Test func sixtyFramesASecondBecomeFifty() throws {
    let frames = try Array(repeating: FrameDuration(1, over: 60), count: 120)
    let entries = GIFFormat().timetable(for: frames).entries
    #expect(entries.count == 100)
    #expect(entries.allSatisfy { $0.duration.ticks(perSecond: 100) == 2 })
  }

  @Test func keepsFlatColorsAmongManyOthers() throws {
    var bitmap = try SamplePicture.gradient.bitmap(200, 200, seed: 1)
    for y in 0..<40 { for x in 0..<40 { bitmap[x, y] = 0xFF01_72B3 } }
    let palette = GIFPalette(ColorTally(of: [bitmap]), needsClear: true)
    #expect(palette.colors.contains(0x0172B3))
    #expect(!palette.isExact)
    #expect(palette.colors.count <= 255)
  }

  @Test func refusesSidesThatGIFCannotSay() throws {
    let folder = try TemporaryFolder()
    let wide = AnimationFrame(try Bitmap(width: 65_536, height: 1), for: .zero)
    let error = #expect(throws: AnimationError.self) {
      try GIFFormat().write([wide], to: folder.path("a.gif"))
    }
    #expect(
      error?.description
        == "frames of 65536 by 1 pixels – GIF expects sides from 1 to 65535")
    #expect(folder.names.isEmpty)
  }
}
