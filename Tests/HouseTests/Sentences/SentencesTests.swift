import Cases
import Testing

/// Every sentence of the references is held by a test that carries its number, or stands in the ledger.
@Suite struct SentencesTests {
  @Test func everySentenceIsNumberedInReadingOrder() throws {
    let references = try Reference.all()
    #expect(references.map(\.number) == ["000", "001", "002", "003", "004"])
    for reference in references {
      let numbers = reference.sentences.map(\.number)
      #expect(numbers == (1...max(numbers.count, 1)).map { "\(reference.number)-\($0)" })
      #expect(!reference.sentences.contains { $0.words.isEmpty }, "\(reference.title)")
    }
    #expect(references.flatMap(\.sentences).count == 192)
  }

  @Test func everySentenceIsHeld() throws {
    let unheld = try Reference.all().flatMap(\.sentences)
      .filter { $0.tests.isEmpty && $0.rows.isEmpty }
    #expect(unheld.map(\.number) == [])
  }

  @Test func itsTestsCarryItsNumber() throws {
    let index = try TestIndex()
    for sentence in try Reference.all().flatMap(\.sentences) {
      for test in sentence.tests {
        #expect(index.names.contains(test), "\(sentence.number): there is no such test")
        #expect(
          index.sentences[test, default: []].contains(sentence.number),
          "write '// \(sentence.number)' above \(test)")
      }
    }
  }

  @Test func everyNumberLeadsBackToItsTest() throws {
    let sentences = try Reference.all().flatMap(\.sentences)
    let known = Dictionary(uniqueKeysWithValues: sentences.map { ($0.number, $0.tests) })
    for (test, numbers) in try TestIndex().sentences {
      for number in numbers {
        #expect(
          known[number]?.contains(test) == true,
          "\(test) carries \(number): add the test to it below \(Reference.folder)")
      }
    }
  }

  @Test func itsRowsStandInTheLedger() throws {
    let rows = Set(
      try LedgerRow.all().map {
        Reference.Row(page: String($0.page.dropLast(".md".count)), behaviour: $0.behaviour)
      })
    for sentence in try Reference.all().flatMap(\.sentences) {
      for row in sentence.rows {
        #expect(rows.contains(row), "\(sentence.number): \(row.page) has no such row")
      }
    }
  }

  /// `RECORD=1` writes it anew.
  @Test func thePageTellsThemAll() throws {
    let folder = CaseFolder(House.root.appendingPathComponent(LedgerRow.folder))
    try ExpectedFile("Sentences.md", of: folder, suite: "SentencesTests")
      .expect(text: SentencesPage(references: try Reference.all()).markdown)
  }

  @Test func readsWhatHoldsASentence() {
    let reference = Reference(
      number: "7",
      text: """
        UIThing

        7-1 It is.
          ThingTests/is()
          Ledger-Things: It is not: here
        7-2 It was.
        """)
    #expect(reference.title == "UIThing")
    #expect(reference.sentences.map(\.number) == ["7-1", "7-2"])
    #expect(reference.sentences.map(\.words) == ["It is.", "It was."])
    #expect(reference.sentences[0].tests == ["ThingTests/is()"])
    #expect(
      reference.sentences[0].rows
        == [Reference.Row(page: "Ledger-Things", behaviour: "It is not: here")])
  }
}
