import Testing

@testable import UIKit

@Suite struct BlockTextEngineTests {
  struct Wrap: Sendable, CustomTestStringConvertible {
    var text: String
    var width: CGFloat
    var lines: [String]
    var limit = 0
    var mode = NSLineBreakMode.byWordWrapping
    var testDescription: String { "\(text.debugDescription) in \(width), \(mode)" }
  }

  // A letter is 5 wide at 10 points.
  static let wraps = [
    Wrap(text: "one two three", width: .infinity, lines: ["one two three"]),
    Wrap(text: "one two three", width: 35, lines: ["one two ", "three"]),
    Wrap(text: "one two three", width: 34, lines: ["one ", "two ", "three"]),
    Wrap(text: "one\ntwo\n", width: 100, lines: ["one", "two", ""]),
    Wrap(text: "a\r\n\r\nb", width: 100, lines: ["a", "", "b"]),
    Wrap(text: "abcdefgh ij", width: 15, lines: ["abc", "def", "gh ", "ij"]),
    Wrap(text: "ab cdefgh", width: 20, lines: ["ab ", "cdef", "gh"]),
    Wrap(text: "a\u{A0}b c", width: 15, lines: ["a\u{A0}b ", "c"]),
    Wrap(text: "re-use it", width: 20, lines: ["re-", "use ", "it"]),
    Wrap(text: "日本語", width: 20, lines: ["日本", "語"]),
    Wrap(text: "👩‍👩‍👧🇫🇷x", width: 20, lines: ["👩‍👩‍👧🇫🇷", "x"]),
    Wrap(text: "abcdef", width: 3, lines: ["a", "b", "c", "d", "e", "f"]),
    Wrap(text: "", width: 10, lines: []),
    Wrap(
      text: "one two three", width: 50, lines: ["one two t…"], limit: 1, mode: .byTruncatingTail),
    Wrap(
      text: "one two three", width: 50, lines: ["…two three"], limit: 1, mode: .byTruncatingHead),
    Wrap(
      text: "one two three", width: 50, lines: ["one …hree"], limit: 1, mode: .byTruncatingMiddle),
    Wrap(
      text: "one two three", width: 30, lines: ["one ", "two t…"], limit: 2, mode: .byTruncatingTail
    ),
    Wrap(text: "one two three", width: 30, lines: ["one "], limit: 1),
    Wrap(text: "one two", width: 20, lines: ["one ", "two"], limit: 2, mode: .byTruncatingTail),
    Wrap(text: "one\ntwo", width: 50, lines: ["one…"], limit: 1, mode: .byTruncatingTail),
    Wrap(text: "one two", width: 20, lines: ["one ", "two"], mode: .byCharWrapping),
    Wrap(text: "one twos", width: 30, lines: ["one tw", "os"], mode: .byCharWrapping),
    Wrap(text: "one two", width: 20, lines: ["one two"], mode: .byClipping),
  ]

  @Test(arguments: wraps) func breaksLines(_ wrap: Wrap) {
    var request = TextRequest([TextRun(wrap.text, font: .systemFont(ofSize: 10))])
    request.width = wrap.width
    request.lineLimit = wrap.limit
    request.lineBreakMode = wrap.mode
    #expect(BlockTextEngine().layOut(request).lines.map(\.text) == wrap.lines)
  }

  private func layOut(_ text: String, width: CGFloat) -> TextLayout {
    var request = TextRequest([TextRun(text, font: .systemFont(ofSize: 10))])
    request.width = width
    return BlockTextEngine().layOut(request)
  }

  @Test func spacesAtTheEndOfAWrappedLineDoNotCount() {
    let layout = layOut("one   two", width: 17)
    #expect(layout.lines.map(\.width) == [15, 15])
    #expect(layOut("one ", width: 100).size.width == 20)
  }

  @Test func stacksLinesOfTheFontsHeight() {
    let font = UIFont.systemFont(ofSize: 10)
    let layout = layOut("a\nb", width: 100)
    #expect(layout.size == CGSize(width: 5, height: font.lineHeight * 2))
    #expect(layout.lines.map(\.top) == [0, font.lineHeight])
    #expect(abs(layout.lines[0].baseline - font.ascender) < 1e-12)
  }

  @Test func aLineIsAsHighAsItsLargestFont() {
    let large = UIFont.systemFont(ofSize: 30)
    let request = TextRequest([
      TextRun("small ", font: .systemFont(ofSize: 10)), TextRun("large", font: large),
    ])
    let layout = BlockTextEngine().layOut(request)
    #expect(layout.size == CGSize(width: 30 + 75, height: large.lineHeight))
  }

  @Test func paragraphsHaveSpacingAndIndents() {
    var request = TextRequest([TextRun("one two\nthree", font: .systemFont(ofSize: 10))])
    request.width = 30
    request.paragraph.lineSpacing = 1
    request.paragraph.paragraphSpacing = 4
    request.paragraph.minimumLineHeight = 20
    request.paragraph.headIndent = 3
    let layout = BlockTextEngine().layOut(request)
    #expect(layout.lines.map(\.top) == [0, 21, 46])
    #expect(layout.lines.map(\.indent) == [0, 3, 0])
  }

  @Test func coversEveryCharacterOnce() {
    let layout = layOut("one two\nthree and many more", width: 40)
    var next = 0
    for line in layout.lines {
      #expect(line.range.lowerBound == next || line.range.lowerBound == next + 1)
      next = line.range.upperBound
    }
    #expect(next == 27)
  }
}
