import CairoBackend
import CoreGraphics
import Drawing
import Readers
import Testing

/// Words in a PDF are words: a reader finds them, in the order in which they are read.
@Suite(.aside, .needs(.poppler)) struct PDFTextTests {
  private static func page(_ items: [DrawItem]) -> DrawList {
    DrawList(size: CGSize(width: 300, height: 60), background: .color(Samples.page), items)
  }

  private static func label(
    _ string: String, size: CGFloat = 13, _ placement: TextPlacement = TextPlacement()
  ) -> DrawItem {
    Samples.label(string, 10, 10, 280, 30, size: size, placement)
  }

  private func words(_ items: [DrawItem]) throws -> [String] {
    try Poppler.words(of: PDFWriter().bytes(of: Self.page(items)))
  }

  @Test(arguments: [
    "Tessera", "fi fl ffi office", "Ännä & Bob’s “café”", "naïve Ångström", "Γειά σου, Привет",
    "x1 ≠ y2 → ∞", "a  b", "1,024.5 pt",
  ]) func aReaderFindsTheWords(_ string: String) throws {
    try check(string)
  }

  @Test(
    .needs(.cjk, .emoji, .noto),
    arguments: [
      "日本語テキスト", "中文字", "한국어", "שלום עולם", "سلام دنیا", "नमस्ते दुनिया", "कि क्षि", "สวัสดี",
      "Hi 👋 you", "👩‍👩‍👧 👍🏽 👋",
    ]) func aReaderFindsTheWordsOfOtherScripts(_ string: String) throws
  {
    try check(string)
  }

  private func check(_ string: String) throws {
    let expected = string.split(separator: " ").joined(separator: " ")
    #expect(try words([Self.label(string)]) == [expected])
  }

  @Test(.needs(.noto), arguments: ["שלום abc עולם", "سلام 123 دنیا", "אחת שתיים (שלוש)"])
  func aReaderFindsWhatIsReadFromTheRight(_ string: String) throws {
    let placement = TextPlacement(.right, direction: .rightToLeft)
    #expect(try words([Self.label(string, placement)]) == [string])
  }

  @Test(.needs(.noto)) func aReaderFindsTheRightAmongTheLeft() throws {
    #expect(try words([Self.label("one שלום two")]) == ["one שלום two"])
  }

  @Test func aReaderFindsLinesInTheirOrder() throws {
    let narrow = Samples.label("The quick brown fox", 10, 4, 70, 50)
    #expect(try words([narrow]) == ["The quick", "brown fox"])
  }

  @Test(arguments: [
    (TextPlacement.LineBreak.tail, "The qu…"), (.head, "…zy dog"), (.middle, "Th…dog"),
  ]) func aReaderFindsWhatIsShown(_ mode: TextPlacement.LineBreak, _ expected: String) throws {
    let placement = TextPlacement(lineLimit: 1, lineBreak: mode)
    let cut = Samples.label("The quick lazy dog", 10, 10, 56, 20, placement)
    // The mark is three full stops in its plain form, and a space may stand before it.
    let found = try words([cut]).map { $0.replacing("...", with: "…").replacing(" …", with: "…") }
    #expect(found == [expected])
  }

  @Test func whatIsCutAwayIsNotFound() throws {
    let away = DrawGroup(
      clip: .rect(CGRect(x: 0, y: 0, width: 100, height: 60)),
      [Samples.label("Seen", 10, 10, 80, 30), Samples.label("Hidden", 200, 10, 80, 30)])
    #expect(try words([.group(away), Samples.label("Beyond", 400, 10, 80, 30)]) == ["Seen"])
  }

  @Test(arguments: [0.3, .pi / 2]) func turnedWordsAreFound(_ angle: CGFloat) throws {
    let place = CGAffineTransform(translationX: 150, y: 5).rotated(by: angle)
    let turned = DrawGroup(
      transform: PlaneTransform(place), opacity: 0.5, [Samples.label("Turned", 0, 0, 100, 20)])
    #expect(try words([.group(turned)]).joined() == "Turned")
  }

  @Test func onlyTheLettersThatAreSeenComeAlong() throws {
    let bytes = try PDFWriter().bytes(of: Self.page([Self.label("Tessera ω")]))
    #expect(Set(try Poppler.fonts(of: bytes)) == ["Inter-Regular"])
    #expect(bytes.count < 8_000)
  }

  @Test(.needs(.cjk), arguments: ["日本語の長いテキスト", "中文字体很大", "한국어 글꼴"]) func largeFontsAreCutDown(
    _ string: String
  ) throws {
    let bytes = try PDFWriter().bytes(of: Self.page([Self.label(string)]))
    #expect(try Poppler.fonts(of: bytes).contains { $0.hasPrefix("NotoSansCJK") })
    #expect(bytes.count < 16_000)
  }

  /// Fonts cannot be asked for any size.
  @Test(arguments: [0.02, 5000, 9999]) func lettersOfAnySizeAreWritten(_ size: CGFloat) throws {
    let scale = size < 1 ? 0.1 : 1
    let group = DrawGroup(
      transform: PlaneTransform(CGAffineTransform(scaleX: scale, y: scale)),
      [Self.label("Ag 👋", size: size / scale)])
    let bytes = try PDFWriter().bytes(of: Self.page([.group(group)]))
    #expect(try Poppler.fonts(of: bytes).isEmpty)
  }

  @Test(arguments: ["", "\u{0}", "\u{200B}", "\u{301}", "\t", "a\u{200D}b", "\u{FFFD}", "\u{E000}"])
  func anyTextIsWritten(_ string: String) throws {
    for direction in [TextPlacement.Direction.leftToRight, .rightToLeft] {
      let text = Self.label(string, TextPlacement(direction: direction))
      #expect(throws: Never.self) { try PDFWriter().bytes(of: Self.page([text])) }
    }
  }

  /// A reader that has no letter for them finds characters that no font shows, as well.
  @Test func charactersWithoutAGlyphAreFound() throws {
    #expect(try words([Self.label("a\u{E000}b")]) == ["a\u{E000}b"])
  }
}
