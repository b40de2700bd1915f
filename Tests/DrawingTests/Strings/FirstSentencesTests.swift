import Drawing
import Testing

@Suite struct FirstSentencesTests {
  private let text = "One goes. Two follow, too. Three stay."

  @Test(arguments: [
    (100, "One goes. Two follow, too. Three stay."), (37, "One goes. Two follow, too."),
    (26, "One goes. Two follow, too."), (25, "One goes."), (9, "One goes."), (5, "One g…"),
  ])
  func keepsWholeSentences(_ limit: Int, _ expected: String) {
    #expect(text.firstSentences(to: limit) == expected)
  }

  @Test func longWordsAreCut() {
    let word = String(repeating: "x", count: 10_000)
    #expect(word.firstSentences(to: 150).count == 151)
    #expect("".firstSentences(to: 3).isEmpty)
    #expect("Ünïcödé words".firstSentences(to: 13) == "Ünïcödé words")
  }
}
