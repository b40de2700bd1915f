import CoreGraphics
import Drawing
import Testing

@testable import CairoBackend

/// Of a long text only what is seen is set, and nobody can tell.
@Suite struct LongTextTests {
  private let typesetter = Typesetter()

  static let samples = [
    "The quick brown föx jumps over 日本 the lazy dog. ", "short\n", "a\r\nbc d\r\n", "👩‍👩‍👧‍👦🎉",
    "日本語のテキストは空白なしで続きます。", "שלום עולם זה טקסט ארוך ", "مرحبا بالعالم هذا نص ",
    "nnnnnnnn", "Привет, мир! 12 (34) ", "one\u{2029}two three\u{2029}", "\n",
  ]

  private func paragraph(
    _ string: String, lines: Int = 0, _ lineBreak: TextPlacement.LineBreak = .tail,
    spans: Int = 0, width: CGFloat? = 220
  ) -> Paragraph {
    var text = DrawText(
      string, TextStyle(FontRequest(size: 13), .black),
      in: CGRect(x: 0, y: 0, width: 220, height: 80),
      placement: TextPlacement(lineLimit: lines, lineBreak: lineBreak))
    text.spans = (0..<spans).map { index in
      DrawText.Span(
        index * 50..<index * 50 + 7, TextStyle(FontRequest(size: 13, weight: 600), .white))
    }
    return Paragraph(text, width: width)
  }

  @Test(arguments: samples) func breaksPiecesAsTheWhole(_ sample: String) throws {
    let count = 1200 / sample.utf8.count
    let paragraph = paragraph(
      String(repeating: sample, count: count), spans: 20, width: 66)
    let pieces = try LineBreaker(paragraph, typesetter, lengths: 90...1 << 16, short: 0).lines()
    let whole = try LineBreaker(paragraph, typesetter).lines()
    #expect(pieces.map { String(reflecting: $0) } == whole.map { String(reflecting: $0) })
  }

  @Test(arguments: samples, [EllipsisPlace.start, .middle, .end])
  func cutsTheEndsAsTheWhole(_ sample: String, at place: EllipsisPlace) throws {
    let paragraph = paragraph(
      String(repeating: sample, count: 3000 / sample.utf8.count), lines: 1, .tail, spans: 50)
    let ends = try LineBreaker(paragraph, typesetter, lengths: 128...1 << 16)
      .line(from: 0, cutAt: place)
    let whole = try LineBreaker(paragraph, typesetter, lengths: 1 << 16...1 << 16)
      .line(from: 0, cutAt: place)
    #expect(String(reflecting: ends) == String(reflecting: whole))
  }

  @Test(arguments: samples) func aMegabyteIsOnlyReadWhereItIsSeen(_ sample: String) throws {
    let string = String(repeating: sample, count: 1_000_000 / sample.utf8.count)
    for lineBreak in [TextPlacement.LineBreak.head, .middle, .tail, .words] {
      let found = try typesetter.typeset(paragraph(string, lines: 2, lineBreak))
      let last = try #require(found.lines.last)
      #expect(found.lines.count == 2)
      #expect(last.isTruncated)
      #expect(last.range.upperBound == string.utf8.count || lineBreak == .words)
      #expect(found.size.width < 221)
      #expect(found.lines.allSatisfy { $0.text.utf8.count < 5000 })
    }
  }

  @Test func anotherMegabyteShowsItsEnd() throws {
    let string = String(repeating: "word ", count: 200_000) + "the end"
    let head = try typesetter.typeset(paragraph(string, lines: 2, .head))
    #expect(head.lines.last?.text.hasPrefix("…") == true)
    #expect(head.lines.last?.text.hasSuffix(" word the end") == true)
    let middle = try typesetter.typeset(paragraph(string, lines: 2, .middle))
    #expect(middle.lines.last?.text.hasPrefix("word word ") == true)
    #expect(middle.lines.last?.text.hasSuffix(" word the end") == true)
  }

  @Test func setsAllOfItWhereAllMayBeSeen() throws {
    for sample in ["lorem ipsum ", "日本語", "x", "\n"] {
      let string = String(repeating: sample, count: 60_000 / sample.utf8.count)
      let lines = try typesetter.typeset(paragraph(string)).lines
      #expect(lines.last?.range.upperBound == string.utf8.count)
      #expect(lines.allSatisfy { $0.width < 221 })
    }
  }

  @Test func endsLinesThatNoPictureHolds() throws {
    let string = String(repeating: "x", count: 200_000)
    let lines = try typesetter.typeset(paragraph(string, width: nil)).lines
    #expect(
      lines.map(\.range) == [0..<65_536, 65_536..<131_072, 131_072..<196_608, 196_608..<200_000])
  }

  @Test func tearsNoCharacterApart() throws {
    var text = DrawText(
      "föx 日本", TextStyle(FontRequest(size: 13), .black),
      in: CGRect(x: 0, y: 0, width: 220, height: 80))
    let whole = try typesetter.measured(text).lines
    for lower in 0...11 {
      for upper in lower...11 {
        text.spans = [DrawText.Span(lower..<upper, text.style)]
        #expect(try typesetter.measured(text).lines?.map(\.text) == whole?.map(\.text))
      }
    }
  }

  @Test func stylesTheMarkOfWhatFollowsALineBreak() throws {
    for end in 6...9 {
      var cut = paragraph("short\nabc", lines: 1)
      cut.spans.append(cut.spans[0])
      cut.spans[1].range = 0..<end
      cut.spans[1].number = 0
      let line = try #require(try typesetter.typeset(cut).lines.first)
      #expect(line.text == "short…")
      #expect(line.runs.map(\.span) == (end == 6 ? [0] : [0]))
    }
  }

  @Test func tellsStringsOfOtherBytesApart() throws {
    for string in ["caf\u{E9}", "cafe\u{301}"] {
      let found = try typesetter.typeset(paragraph(string)).lines
      #expect(found.map(\.range) == [0..<string.utf8.count])
    }
  }
}
