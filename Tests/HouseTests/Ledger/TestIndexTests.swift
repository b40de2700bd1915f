import Testing

@Suite struct TestIndexTests {
  @Test func readsNamesWithTheirLabels() {
    let index = TestIndex(
      source: """
        @Suite @MainActor struct FirstTests {
          @Test func plain() {}
          @Test(arguments: [1, 2]) func table(_ number: Int) {}
          @Test(arguments: cases)
          func pairs(
            frame: CGRect, code text: String, then: (Int, Int) -> Void
          ) {}
          func noTest() {}
        }

        private struct Helper {
          func help() {}
        }

        extension SecondTests {
          @Test func inAnExtension() {}
        }
        """)
    #expect(
      index.names == [
        "FirstTests/plain()", "FirstTests/table(_:)", "FirstTests/pairs(frame:code:then:)",
        "SecondTests/inAnExtension()",
      ])
  }

  @Test func readsTheSentencesThatTestsCarry() {
    // In pieces, so that this test carries none.
    let mark = "//"
    let index = TestIndex(
      source: """
        @Suite struct FirstTests {
          /// A table.
          \(mark) 000-17, 000-18
          \(mark) 001-3
          @Test(arguments: [1, 2])
          func table(_ number: Int) {}
          \(mark) 10-20 of them, and 000-19
          @Test func plain() {}
        }
        """)
    #expect(index.sentences == ["FirstTests/table(_:)": ["000-17", "000-18", "001-3"]])
  }
}
