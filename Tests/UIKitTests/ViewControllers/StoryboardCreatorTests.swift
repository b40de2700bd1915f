import Testing

@testable import UIKit

/// Controllers that a storyboard makes with what its caller gives them.
@Suite @MainActor struct StoryboardCreatorTests {
  private let board = UIStoryboard(name: "Creators", bundle: nil)

  init() {
    board.add("start", isInitial: true) { Given(word: "of the scene") }
  }

  @Test func aCreatorTakesThePlaceOfTheScene() {
    let made = board.instantiateViewController(identifier: "start") { _ in Given(word: "own") }
    #expect(made.word == "own" && made.storyboard === board)
    let first = board.instantiateInitialViewController { _ in Given(word: "own") }
    #expect(first?.word == "own")
  }

  @Test func withoutOneTheSceneIsMade() {
    let none: Given = board.instantiateViewController(identifier: "start")
    #expect(none.word == "of the scene")
    let refused = board.instantiateViewController(identifier: "start") { _ in nil as Given? }
    #expect(refused.word == "of the scene" && refused.storyboard === board)
    #expect(UIStoryboard(name: "None", bundle: nil).initialIdentifier == nil)
  }

  @Test func aSceneThatNobodyAddedIsAFault() {
    #expect(throws: Fault.self) {
      try FaultScope.run {
        board.instantiateViewController(identifier: "nobody") { _ in UIViewController() }
      }
    }
  }
}

private final class Given: UIViewController {
  let word: String

  init(word: String) {
    self.word = word
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }
}
