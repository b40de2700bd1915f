import Cases
import CoreGraphics
import Drawing
import Foundation
import Imaging
import Readers
import Synchronization
import Testing

/// Whoever breaks a case is told which one, how the drawings differ, where a picture of it stands, and which command
/// accepts it.
@Suite struct ExpectedFileTests {
  private let folder: TemporaryFolder
  private let item: CaseFolder

  init() throws {
    folder = try TemporaryFolder()
    item = CaseFolder(URL(fileURLWithPath: folder.path("svg/two")))
  }

  private static func drawing(_ color: ThemedColor) -> DrawList {
    DrawList(
      size: CGSize(width: 40, height: 20),
      [
        .group(
          DrawGroup(
            element: ElementMark("ann"),
            [.fill(.rect(CGRect(x: 0, y: 0, width: 10, height: 10)), color)])),
        .fill(.rect(CGRect(x: 20, y: 0, width: 10, height: 10)), Samples.ink),
      ])
  }

  /// The words of a failure that the body is known to record.
  private func words(_ body: () throws -> Void) throws -> String {
    let found = Mutex("")
    try withKnownIssue {
      try body()
    } matching: { issue in
      found.withLock { $0 += issue.comments.map(\.rawValue).joined(separator: "\n") }
      return true
    }
    return found.withLock { $0 }
  }

  private func file(_ file: String, isRecording: Bool = false) -> ExpectedFile {
    ExpectedFile(file, of: item, suite: "SomeTests", isRecording: isRecording)
  }

  @Test func anotherDrawingIsToldElementByElement() throws {
    try folder.write(SVGWriter().svg(Self.drawing(Samples.blue)), to: "svg/two/drawing.svg")
    let svg = SVGWriter().svg(Self.drawing(Samples.green))
    let words = try words { try file("drawing.svg").expect(svg: svg) }
    #expect(
      words == """
        svg/two: drawing.svg is not what came out
        ~ ann, rect: fill #0072b2 → #009e73, fill on dark #4fb0f0 → #2cc79b
        expected, actual and difference: Output/cases/svg/two/drawing.difference.svg
        RECORD=1 swift test --filter SomeTests accepts what came out
        """)
    let picture = try String(
      contentsOf: item.output.appendingPathComponent("drawing.difference.svg"), encoding: .utf8)
    #expect(picture.components(separatedBy: "<image href=\"data:image/svg+xml;base64,").count == 5)
  }

  @Test func anotherPictureIsToldByTheItemsWherePixelsDiffer() throws {
    var picture = try Bitmap(width: 80, height: 40, scale: 2)
    try folder.write(to: "svg/two/light@2x.png")
    try PNGWriter().write(picture, to: folder.path("svg/two/light@2x.png"))
    for (x, y) in [(2, 4), (3, 4), (50, 10)] { picture[x, y] = 0xFF00_0000 }
    let drawing = Self.drawing(Samples.blue)
    let words = try words { try file("light@2x.png").expect(picture: picture, of: drawing) }
    #expect(
      words == """
        svg/two: light@2x.png is not what came out
        3 pixels differ, in 49x7 at 2 4
        0.0938 % of all, their colours up to 0.966 apart, 0.966 on average
        a region of 2 × 1 at (2, 4) was added
        a region of 1 × 1 at (50, 10) was added
        ~ group ann: 2 of them
        ~ rect 20 0 10 10 fill #15181D|#F1F3F6: 1 of them
        expected, actual and difference: Output/cases/svg/two/light@2x.difference.png
        RECORD=1 swift test --filter SomeTests accepts what came out
        """)
    let panels = try ImageDecoder().decode(
      contentsOf: item.output.appendingPathComponent("light@2x.difference.png").path)
    #expect(panels.width == 3 * 80 + 16 && panels.height == 40)
    #expect(panels[2, 4] == 0 && panels[88 + 2, 4] == 0xFF00_0000)
    #expect(panels[176 + 2, 4] == 0xFFE0_0020)
  }

  @Test func anotherTextIsToldLineByLine() throws {
    try folder.write("one\ntwo\nthree\n", to: "svg/two/drawing.txt")
    let words = try words { try file("drawing.txt").expect(text: "one\n2\nthree\n") }
    #expect(
      words == """
        svg/two: drawing.txt is not what came out
        - two
        + 2
        RECORD=1 swift test --filter SomeTests accepts what came out
        """)
  }

  @Test func aMissingFileIsAFailureUntilItIsRecorded() throws {
    let words = try words { try file("drawing.txt").expect(text: "one\n") }
    #expect(
      words == """
        svg/two: drawing.txt is missing
        RECORD=1 swift test --filter SomeTests writes what came out
        """)
    try file("drawing.txt", isRecording: true).expect(text: "one\n")
    #expect(try item.text(of: "drawing.txt") == "one\n")
    try file("drawing.txt").expect(text: "one\n")
  }
}
