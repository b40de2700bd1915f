import SceneFormat
import Testing

/// Keys of bars that want one another.
@Suite struct BarKeysTests {
  private func faults(_ bars: String) -> [Diagnostic] {
    Scenes.faults(
      in: """
        {"scene": 1, "canvas": {"bars": \(bars)}, "data": {"sections": [{"id": "m", "items": ["a"]}]}}
        """)
  }

  /// A line above nothing would not be there, and nobody would know why.
  @Test(arguments: [
    (#"{"title": "T", "overline": "O"}"#, "largeTitle"),
    (#"{"largeTitle": true, "overline": "O"}"#, "title"),
    (#"{"title": "T", "largeTitle": true, "holdsHeaders": true, "overline": "O"}"#, "holdsHeaders"),
  ])
  func anOverlineWantsALargeTitle(_ bars: String, _ hint: String) throws {
    let fault = try #require(faults(bars).first)
    #expect(fault.message.contains("overline") && fault.severity == .error)
    #expect(fault.help?.contains(hint) == true)
    #expect(fault.span != nil)
  }

  @Test(arguments: [
    #"{"title": "T", "largeTitle": true, "overline": "O"}"#, #"{"title": "T", "overline": ""}"#,
  ])
  func itHasOne(_ bars: String) {
    #expect(faults(bars).isEmpty)
  }
}
