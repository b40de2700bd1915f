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
}
