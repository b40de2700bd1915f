import CoreGraphics
import Testing

@testable import Drawing

/// Readers that do not stretch words show other scripts in the fonts that they were measured in.
@Suite struct SVGScriptsTests {
  private func svg(_ words: String) -> String {
    let box = CGRect(x: 0, y: 0, width: 90, height: 20)
    let text = DrawText(words, TextStyle(FontRequest(size: 17), Samples.blue), in: box)
    return SVGWriter(SVGOptions()).svg(DrawList(size: box.size, [.text(text)]))
  }

  @Test(arguments: [
    ("مرحبا", "'Noto Sans Arabic',"), ("שלום", "'Noto Sans Hebrew',"),
    ("สวัสดี", "'Noto Sans Thai',"), ("नमस्ते", "'Noto Sans Devanagari',"),
    ("a שלום مرحبا", "'Noto Sans Arabic','Noto Sans Hebrew',"), ("Ann, Zoë — 海边", ""),
  ])
  func aFileNamesTheFontsOfItsScripts(_ words: String, _ families: String) {
    #expect(svg(words).contains(" font-family=\"Inter,\(families)system-ui,"))
  }
}
