import Drawing
import Testing

@testable import SceneFormat

/// Symbols by the words that people have for them.
@Suite struct SymbolWordsTests {
  @Test(arguments: [
    ("envelope", "mail"), ("toggle", "sliders"), ("Search", "magnifier"), ("trash.fill", "trash"),
    ("magnifyingglass", "magnifier"), ("square.and.pencil", "pencil-square"),
    ("person.circle", "person"), ("gearshape", "gear"), ("envelope.badge", "mail"),
  ]) func aWordHasItsSymbol(_ word: String, _ symbol: String) {
    #expect(SymbolWords.symbol(for: word) == symbol)
    let text = """
      {"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "symbol": "\(word)"}]}]}}
      """
    let fault = Scenes.faults(in: text).first
    #expect(fault?.code == "unknown-symbol")
    #expect(fault?.label == "did you mean \"\(symbol)\"?")
    // Who reads what is meant needs no list.
    #expect(fault?.help == nil)
  }

  @Test func otherWordsHaveNone() {
    #expect(SymbolWords.symbol(for: "qwxyz") == nil)
    // A slip of the hand is found by its letters.
    #expect(SymbolWords.symbol(for: "bel") == nil)
  }

  @Test func whoIsNotUnderstoodSeesThemAll() {
    let text = """
      {"scene": 1, "data": {"sections": [{"id": "s", "items": [{"id": "a", "symbol": "qwxyz"}]}]}}
      """
    let fault = Scenes.faults(in: text).first
    #expect(fault?.label == nil)
    #expect(fault?.help?.hasPrefix("known are airplane, ") == true)
  }
}
