import Motion
import Testing

@testable import Figures

@Suite struct MotionWordsTests {
  private static let friend = Noun("friend", "friends")

  static let cases: [(name: String, transition: Transition, text: String)] = [
    (
      "friends", MotionCases.friends,
      "List of five friends. Bob is removed, Zoe appears at the top, Cat moves to the end, "
        + "Ann is reloaded, Dan and Eve follow; 0.3 s."
    ),
    (
      "forty", MotionCases.forty,
      "Five-column grid of 40 friends. K10, L11 and W22 are removed, new 1 and new 2 appear, "
        + "D3, E30 and K36 move, 14 friends follow; 0.3 s."
    ),
    (
      "grid to list", MotionCases.gridToList,
      "Two-column grid of six friends. All friends are laid out anew; 0.3 s."
    ),
    ("still", MotionCases.still, "List of three friends. Nothing changes; 0.3 s."),
    ("single", MotionCases.single, "One friend. Ann appears; 0.3 s."),
    (
      "immediate", MotionCases.immediate,
      "List of three friends. Bob is removed, Ann moves to the end, Cat follows; at once."
    ),
  ]

  @Test(arguments: cases) func saysWhatHappens(
    name: String, transition: Transition, text: String
  ) {
    #expect(MotionWords(MotionStory(transition), noun: Self.friend).text == text)
  }

  @Test func leavesIdentifiersAsTheyAreWritten() {
    let before = MotionCases.snapshot(MotionCases.list(["ann", "bob\nby", "cat"]))
    let after = MotionCases.snapshot(MotionCases.list(["ann", "cat"]))
    let story = MotionStory(
      Transition(TransitionCapture(before: before, after: after)))
    #expect(MotionWords(story).changes == "bob by is removed, cat follows")
  }
}
