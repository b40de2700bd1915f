import CairoBackend
import Drawing
import Testing
import UIKit

@testable import Scene

@Suite struct TypesetTextEngineTests {
  private let engine = TypesetTextEngine(Typesetter())
  private let font = UIFont.systemFont(ofSize: 17)

  private func request(_ string: String, width: CGFloat = .infinity) -> TextRequest {
    var request = TextRequest([TextRun(string, font: font)])
    request.width = width
    return request
  }

  @Test func linesAreAsWideAsTheyAreDrawn() throws {
    let found = engine.layOut(request("Wide i"))
    let drawn = try Typesetter().layOut(
      DrawText("Wide i", TextStyle(FontRequest(size: 17), .black), in: .zero), width: nil)
    #expect(found.size.width == drawn.size.width)
    #expect(found.size.width != BlockTextEngine().layOut(request("Wide i")).size.width)
  }

  @Test func linesAreAsHighAsTheirFont() {
    let layout = engine.layOut(request("one\ntwo"))
    #expect(layout.lines.map(\.text) == ["one", "two"])
    #expect(layout.lines.map(\.height) == [font.lineHeight, font.lineHeight])
    #expect(layout.lines.map(\.top) == [0, font.lineHeight])
  }

  @Test func rangesCountCharacters() {
    let layout = engine.layOut(request("h\u{E9}llo w\u{F6}rld", width: 50))
    #expect(layout.lines.map { $0.text.filter { $0 != " " } } == ["h\u{E9}llo", "w\u{F6}rld"])
    #expect(layout.lines.last?.range == 6..<11)
  }

  @Test func indentsLeaveLessRoom() {
    var indented = request("one two three four", width: 100)
    indented.paragraph.headIndent = 40
    indented.paragraph.firstLineHeadIndent = 40
    let layout = engine.layOut(indented)
    #expect(layout.lines.allSatisfy { $0.indent == 40 && $0.width <= 60 })
    #expect(layout.size.width <= 100)
  }

  @Test func truncatesAsTheTextIsDrawn() throws {
    var cut = request("A sentence that is too long", width: 80)
    cut.lineLimit = 1
    cut.lineBreakMode = .byTruncatingTail
    let line = try #require(engine.layOut(cut).lines.first)
    #expect(line.isTruncated)
    #expect(line.text.hasSuffix("\u{2026}"))
    #expect(line.width <= 80.1)
  }

  /// As a label does that adjusts its letters to its width.
  @Test func textThatIsScaledToFitIsNotCut() {
    let words = "Ann, Bob & 3 others"
    let natural = engine.layOut(request(words)).size.width
    func cut(room: CGFloat) -> [CGFloat] {
      stride(from: 41.0, to: 120, by: 0.73).filter { width in
        let scaled = font.withSize(font.pointSize * width / natural)
        var request = TextRequest([TextRun(words, font: scaled)])
        request.width = width + room
        request.lineLimit = 1
        request.lineBreakMode = .byTruncatingTail
        return engine.layOut(request).lines.contains(where: \.isTruncated)
      }
    }
    #expect(!cut(room: 0).isEmpty)
    #expect(cut(room: TextDrawing.roundingRoom) == [])
  }

  @Test func anEmptyTextTakesNoRoom() {
    #expect(engine.layOut(request("")) == .empty)
  }

  @Test func withoutFontsBlocksAreMeasured() {
    struct Missing: TextMeasuring {
      func lines(of text: DrawText, width: CGFloat?) throws(FontError) -> [MeasuredLine] {
        throw .missingPackage("fonts-inter")
      }
      func measured(_ text: DrawText) throws(FontError) -> DrawText { text }
    }
    let fallback = TypesetTextEngine(Missing()).layOut(request("words"))
    #expect(fallback == BlockTextEngine().layOut(request("words")))
  }
}
