import CoreGraphics
import Drawing
import Testing

@testable import Motion

/// The part of a row that a message takes.
@Suite struct BubbleTests {
  private func element(_ items: [DrawItem]) -> ElementSnapshot {
    ElementSnapshot(
      id: .item("m"), path: [0, 0], center: CGPoint(x: 150, y: 20),
      size: CGSize(width: 300, height: 40), content: items)
  }

  private func words(_ x: CGFloat, _ words: String = "On my way!") -> DrawItem {
    .text(
      DrawText(
        words, TextStyle(FontRequest(size: 17), .black),
        in: CGRect(x: x, y: 8, width: 80, height: 22)))
  }

  private let bubble = CGRect(x: 16, y: 0, width: 110, height: 38)

  @Test func aMessageHasABubble() {
    let items: [DrawItem] = [.fill(.rounded(bubble, radius: 18), .white), words(30)]
    #expect(element(items).bubble == bubble)
  }

  /// While somebody is writing there are dots, and no words.
  @Test func aBubbleWithoutWordsIsAllThatIsPainted() {
    #expect(element([.fill(.rounded(bubble, radius: 18), .white)]).bubble == bubble)
    #expect(element([]).bubble == nil)
  }

  @Test func aRowHasNone() {
    let row: [DrawItem] = [
      .fill(.rect(CGRect(x: 0, y: 0, width: 300, height: 40)), .white), words(30),
    ]
    #expect(element(row).bubble == nil)
    let face: [DrawItem] = [
      .fill(.rounded(CGRect(x: 16, y: 4, width: 32, height: 32), radius: 16), .white), words(60),
    ]
    #expect(element(face).bubble == nil)
  }
}
