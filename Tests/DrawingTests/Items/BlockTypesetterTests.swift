import CoreGraphics
import Drawing
import Testing

@Suite struct BlockTypesetterTests {
  private let blocks = BlockTypesetter()

  private func text(
    _ string: String, width: CGFloat = 100, _ placement: TextPlacement = TextPlacement()
  ) -> DrawText {
    DrawText(
      string, TextStyle(FontRequest(size: 10), .black),
      in: CGRect(x: 20, y: 30, width: width, height: 40), placement: placement)
  }

  @Test func charactersAreWideAsTheirScriptIs() {
    let latin = blocks.size(of: text("abcd"))
    let chinese = blocks.size(of: text("漢字"))
    #expect(abs(latin.width - 22) < 1e-9)
    #expect(chinese == CGSize(width: 20, height: 12))
  }

  @Test func wordsWrapAtTheWidth() {
    let lines = blocks.lines(of: text("one two three"), width: 45)
    #expect(lines.map(\.text) == ["one two", "three"])
    #expect(lines.map(\.range) == [0..<7, 8..<13])
    #expect(lines.map(\.top) == [0, 12])
  }

  @Test func theLastLineOfTooManyEndsWithAnEllipsis() {
    let placement = TextPlacement(lineLimit: 1, lineBreak: .tail)
    let lines = blocks.lines(of: text("one two three", placement), width: 45)
    #expect(lines.map(\.text) == ["one two…"])
    #expect(lines.map(\.isTruncated) == [true])
    #expect(lines.allSatisfy { $0.width <= 45 })
  }

  @Test func anEmptyTextHasNoLinesAndNoSize() {
    #expect(blocks.lines(of: text(""), width: 50).isEmpty)
    #expect(blocks.size(of: text("")) == .zero)
  }

  @Test func linesStandWhereTheTextWantsThem() {
    let lines = blocks.measured(text("abcd", TextPlacement(.right, vertical: .bottom))).lines
    let origin = lines?.first?.origin ?? .zero
    #expect(abs(origin.x - 98) < 1e-9)
    #expect(abs(origin.y - 68) < 1e-9)
  }

  @Test func aMegabyteIsMeasuredWithoutTrouble() {
    let long = String(repeating: "word ", count: 200_000)
    let lines = blocks.lines(of: text(long), width: 100)
    #expect(lines.count == 66_667)
  }

  private func text(_ string: String, _ placement: TextPlacement) -> DrawText {
    text(string, width: 100, placement)
  }
}

extension BlockTypesetter {
  /// The size without an error: measuring by blocks throws none.
  fileprivate func size(of text: DrawText) -> CGSize {
    (try? size(of: text, width: nil)) ?? CGSize(width: -1, height: -1)
  }
}
