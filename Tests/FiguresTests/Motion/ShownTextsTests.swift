import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// Marks of figures keep away from what cells say themselves.
@Suite struct ShownTextsTests {
  /// A tile with a word in the middle, as wide as `width`.
  private static func tile(_ name: String, _ frame: CGRect, word width: CGFloat) -> ElementSnapshot
  {
    var tile = MotionCases.cell(name, [0, 0], frame)
    let line = DrawText.Line(
      name, at: CGPoint(x: (frame.width - width) / 2, y: frame.height / 2 + 6), width: width)
    let text = DrawText(
      name, TextStyle(FontRequest(size: 16), ThemedColor(0, 0xFFFFFF)),
      in: CGRect(origin: .zero, size: frame.size), lines: [line])
    tile.content = [
      .fill(.rect(CGRect(origin: .zero, size: frame.size)), ThemedColor(0xEEEEEE, 0x222222)),
      .text(text),
    ]
    return tile
  }

  private static let stage = ScreenPart(
    MotionCases.phone, fitting: CGSize(width: 390, height: 520), faces: .drawings)

  private func badge(_ size: CGSize, word: CGFloat) throws -> CGRect {
    let tile = Self.tile("word", CGRect(origin: CGPoint(x: 40, y: 40), size: size), word: word)
    let transition = Transition(
      TransitionCapture(
        before: MotionCases.snapshot([]), after: MotionCases.snapshot([tile])))
    let story = try #require(MotionStory(transition).elements.first)
    let cell = MomentCell(tile, of: story, on: Self.stage, in: MotionCases.phone)
    var field = LabelField(MotionCases.phone)
    let badge = try #require(cell.badge(opacity: 1, &field, [])).bounds
    #expect(cell.texts.count == 1)
    #expect(!cell.texts.contains(where: badge.intersects))
    return badge
  }

  @Test func tilesOfARowHaveBadgesOfOneSize() throws {
    let size = CGSize(width: 60, height: 50)
    let badges = try [12, 30].map { try badge(size, word: $0) }
    #expect(badges[0] == badges[1])
  }

  @Test func badgesStandBesideTheWordsOfARow() throws {
    #expect(try badge(CGSize(width: 200, height: 44), word: 60).midY == 62)
  }

  @Test func badgesStandOverTheWordsOfATile() throws {
    #expect(try badge(CGSize(width: 76, height: 108), word: 60).midY == 54)
  }

  @Test func badgesStandOnTheCornerOfATileThatIsFullOfWords() throws {
    let badge = try badge(CGSize(width: 60, height: 28), word: 56)
    #expect(CGPoint(x: badge.midX, y: badge.midY) == CGPoint(x: 98, y: 42))
  }
}
