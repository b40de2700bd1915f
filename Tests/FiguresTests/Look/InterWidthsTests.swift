import Drawing
import Testing

@testable import Figures

@Suite struct InterWidthsTests {
  private let style = TextStyle(FontRequest(size: 10), ThemedColor(.black))

  static let cases: [(text: String, width: Double, shown: String?)] = [
    ("", 0, ""), ("Ann", 30, "Ann"), ("Annabelle", 30, nil), ("Annabelle", -1, nil),
    ("Annabelle", .nan, nil), ("Donaudampfschiff", 32, "Don…"), ("Donaudampfschiff", 16, nil),
    ("Ann and Bob", 40, "Ann…"), ("Ann and Bob", 50, "Ann and…"), ("Annabelle and Bob", 30, nil),
    ("Boats (June-6)", 40, "Boats"), ("Note 40", 30, "…40"), ("Room 40 left", 40, "Room…"),
    ("e\u{301}e\u{301}e\u{301}e\u{301}", 21, "e\u{301}e\u{301}…"),
  ]

  @Test(arguments: cases) func cutsWhatIsTooWide(
    _ example: (text: String, width: Double, shown: String?)
  ) {
    #expect(InterWidths.fitting(example.text, style, width: example.width) == example.shown)
  }

  /// It takes no longer than reading it.
  @Test func cutsAMegabyte() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(InterWidths.fitting(text, style, width: 60) == "word word…")
  }
}
