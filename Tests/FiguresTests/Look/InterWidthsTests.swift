import CairoBackend
import CoreGraphics
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

  static let names: [(text: String, width: Double, shown: String?)] = [
    ("Ann", 30, "Ann"), ("Annabelle", 30, "Ann…"), ("Annabelle", 40, "Annab…"),
    ("A ferry that runs", 40, "A ferr…"), ("Ann and Bob", 40, "Ann…"), ("Note 40", 30, "…40"),
    ("    Grid of cells", 34, "Grid…"), ("Annabelle", 12, nil),
  ]

  @Test(arguments: names) func aNameIsCutBetweenLetters(
    _ example: (text: String, width: Double, shown: String?)
  ) {
    #expect(InterWidths.shortened(example.text, style, width: example.width) == example.shown)
  }

  /// An Arabic letter that is joined to the next one has another width than the last one of a word.
  @Test(arguments: ["مرحبا بالعالم", "صورة", "مكتبة الكتب", "سلام"])
  func arabicComesOutAsWide(_ text: String) throws {
    let frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    let bold = TextStyle(FontRequest(size: 10, weight: 600), ThemedColor(.black))
    let heavy = try Typesetter().layOut(DrawText(text, bold, in: frame), width: nil).size.width
    let room = InterWidths.width(of: text, bold)
    #expect(abs(room - heavy) <= 0.1 * heavy, "\(room) for \(heavy)")
    let drawn = try Typesetter().layOut(DrawText(text, style, in: frame), width: nil).size.width
    let width = InterWidths.width(of: text, style)
    #expect(abs(width - drawn) <= 0.15 * drawn, "\(width) for \(drawn)")
  }

  /// It takes no longer than reading it.
  @Test func cutsAMegabyte() {
    let text = String(repeating: "word ", count: 200_000)
    #expect(InterWidths.fitting(text, style, width: 60) == "word word…")
  }
}
