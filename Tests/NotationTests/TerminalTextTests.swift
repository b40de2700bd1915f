import Notation
import Testing

@Suite struct TerminalTextTests {
  @Test(arguments: [
    ("a\u{1B}[2Jb", "a\\u{1b}[2Jb"), ("a\nb", "a\\nb"), ("a\r\nb", "a\\r\\nb"), ("a\tb", "a\\tb"),
    ("\0", "\\u{0}"), ("\u{7F}\u{9B}31m", "\\u{7f}\\u{9b}31m"), ("a\u{202E}b", "a\\u{202e}b"),
    ("\u{2066}a\u{2069}", "\\u{2066}a\\u{2069}"),
    ("\u{200E}\u{200F}\u{061C}", "\\u{200e}\\u{200f}\\u{61c}"),
    ("a\u{2028}b\u{2029}", "a\\u{2028}b\\u{2029}"), ("a\u{200B}b\u{FEFF}", "a\\u{200b}b\\u{feff}"),
    ("\u{E0041}\u{E0001}", "\\u{e0041}\\u{e0001}"), ("\u{AD}\u{FFFE}", "\\u{ad}\\u{fffe}"),
    ("Ärger 日本 🙂 שלום", "Ärger 日本 🙂 שלום"), ("C:\\a", "C:\\a"),
  ])
  func showsWhatIsHidden(value: String, shown: String) {
    #expect(("'\(value)'" as TerminalText).text == "'\(shown)'")
  }

  @Test(arguments: [
    ("::error::x", "\\u{3a}:error::x"), ("  ::error::x", "  \\u{3a}:error::x"),
    ("a ##[error]x", "a #\\u{23}[error]x"), ("##vso[task.complete]", "#\\u{23}vso[task.complete]"),
    ("##teamcity[x]", "#\\u{23}teamcity[x]"), ("## a # b", "## a # b"), ("a::b", "a::b"),
  ])
  func isNoCommandOfAService(value: String, shown: String) {
    #expect(("\(value)" as TerminalText).text == shown)
    #expect(("line\n  \(value)" as TerminalText).text == "line\n  \(shown)")
    #expect(("a: \(value)" as TerminalText).text.hasPrefix("a: ::") == value.hasPrefix("::"))
  }

  /// The first colon comes from one value, the second one from another.
  @Test func isNoCommandInPieces() {
    let (first, second) = (":", ":error::x")
    #expect(!("\(first)\(second)" as TerminalText).text.hasPrefix("::"))
  }

  @Test func keepsTheLinesOfAText() {
    let text = TerminalText(lines: "a\tb\n::c\u{1B}\r\n")
    #expect(text.text == "a\tb\n\\u{3a}:c\\u{1b}\\r\n")
  }

  @Test func keepsItsOwnColorsOnly() {
    let text = ("\("a\u{1B}[0m")" as TerminalText).painted("1;31") + "\n"
    #expect(text.text == "\u{1B}[1;31ma\\u{1b}[0m\u{1B}[0m\n")
    #expect(TerminalText(written: text.text) == text)
    #expect(TerminalText(written: "\u{1B}[2J\u{1B}]0;x\u{7}").text == "\\u{1b}[2J\\u{1b}]0;x\\u{7}")
  }

  @Test func showsAsManyPiecesAsThereAreCharacters() {
    let line = "a\u{202E} ##[error] ##vso[x] ##"
    let pieces = TerminalText.pieces(of: line.unicodeScalars)
    #expect(pieces.count == line.unicodeScalars.count)
    #expect(pieces.joined() == "a\\u{202e} #\\u{23}[error] #\\u{23}vso[x] ##")
  }
}
