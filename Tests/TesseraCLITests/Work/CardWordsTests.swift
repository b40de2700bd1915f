import Testing

@testable import Rendering

/// The title of a card and its sentences: all of the alternative text, in two parts.
@Suite struct CardWordsTests {
  private struct Case: Sendable, CustomTestStringConvertible {
    let id: String
    let words: String
    var scene = "Feed"
    var isMoving = false
    var known: Set<String> = []
    let title: String
    let details: String
    var testDescription: String { id }
  }

  private static let cases = [
    Case(
      id: "a still says what there is", words: "Feed: flow layout of two items. Bob goes; 0.4 s.",
      title: "Flow layout of two items", details: "Bob goes; 0.4 s."),
    Case(
      id: "an animation says what happens",
      words: "Feed: flow layout of two items. Bob goes; 0.4 s. Cat comes.", isMoving: true,
      title: "Bob goes; 0.4 s", details: "Flow layout of two items. Cat comes."),
    Case(
      id: "the name of another script", words: "\u{2068}قائمة\u{2069}: flow layout. Bob goes.",
      scene: "قائمة", title: "Flow layout", details: "Bob goes."),
    Case(
      id: "a sentence alone is no title", words: "Rows come.", title: "Animation",
      details: "Rows come."),
    Case(
      id: "a title that another card has", words: "Bob goes. Cat comes.", known: ["Bob goes"],
      title: "Cat comes", details: "Bob goes."),
    Case(
      id: "no title left", words: "Bob goes. Cat comes.", known: ["Bob goes", "Cat comes"],
      title: "Animation", details: "Bob goes. Cat comes."),
    Case(
      id: "the kind itself", words: "Animation. Six frames.", title: "Animation",
      details: "Six frames."),
    Case(
      id: "a long sentence",
      words:
        "\(String(repeating: "ab ", count: 30))moves; Bob goes; the third of them makes room. Then more.",
      title: "\(String(repeating: "ab ", count: 30))moves; Bob goes",
      details: "the third of them makes room. Then more."),
  ]

  @Test(arguments: cases) private func everyCardHasATitleAndASentence(_ one: Case) {
    let words = CardWords(
      of: one.words, in: one.scene, kind: "Animation", isMoving: one.isMoving, besides: one.known)
    #expect(words.title == one.title)
    #expect(words.details == one.details)
  }
}
