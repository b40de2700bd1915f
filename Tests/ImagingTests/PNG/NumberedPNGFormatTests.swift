import Readers
import Platform
import Testing

@testable import Imaging

@Suite struct NumberedPNGFormatTests {
  @Test(arguments: [
    ("a-{frame}.png", 7, "a-7.png"), ("a-{frame:04}.png", 7, "a-0007.png"),
    ("{frame:02}/b", 123, "123/b"), ("ü{frame:03}", 0, "ü000"),
  ])
  func putsTheNumberIntoTheName(template: String, frame: Int, expected: String) {
    #expect(FrameName(template)?[frame] == expected)
  }

  @Test(arguments: ["a.png", "a{frame:4}.png", "{frame:00}", "{}", ""])
  func refusesANameWithoutAPlace(template: String) {
    let error = #expect(throws: AnimationError.self) {
      try NumberedPNGFormat().write(SampleAnimation.moving.frames(2), to: template)
    }
    #expect(error?.description == "'\(template)' – expected '{frame}' or '{frame:04}' in it")
  }

  @Test func writesAFrameThatIsHeldAgain() throws {
    let folder = try TemporaryFolder()
    var frames = try SampleAnimation.moving.frames(3)
    for (index, count) in [1, 3, 2].enumerated() {
      frames[index].duration = try FrameDuration(count, over: 25)
    }
    let format = NumberedPNGFormat(period: try FrameDuration(1, over: 25))
    try format.write(frames, to: folder.path("{frame}.png"))
    #expect(folder.names == (0..<6).map { "\($0).png" })
    let shown = try folder.names.map {
      try PNGReader().decode(InputFile.read(folder.path($0), limit: 1 << 20)).pixels
    }
    #expect(shown == [0, 1, 1, 1, 2, 2].map { frames[$0].bitmap.pixels })
  }
}
