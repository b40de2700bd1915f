import Fan
import LayoutTesting
import Testing
import UIKit

@Suite @MainActor struct FanTests {
  private let hand = LayoutScene(FanLayout(), size: CGSize(width: 320, height: 220)) {
    LayoutSection("hand", ["Seven", "Jack", "King"])
  }

  @Test func cardsAreDealtFromAbove() throws {
    let run = try hand.play { $0.insert("Ace", at: 1) }
    #expect(try run.initial("Ace").alpha == 0)
    #expect(try run.initial("Ace").center.y < run.after("Ace").center.y)
    run.expectMotion()
  }

  @Test func keepsWhatEveryCollectionViewReliesOn() throws {
    try hand.expectContract()
  }
}
