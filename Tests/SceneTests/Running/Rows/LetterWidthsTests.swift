import Testing
import UIKit

@testable import Scene

/// How wide words are without any font.
@Suite @MainActor struct LetterWidthsTests {
  private let letters = LetterWidths(.systemFont(ofSize: 10))

  @Test func knowsTheLettersOfInter() {
    #expect(abs(letters.lines(of: "mi", limit: .infinity).width - 11.06) < 0.001)
    let heavy = LetterWidths(.systemFont(ofSize: 10, weight: .bold))
    #expect(heavy.lines(of: "mi", limit: .infinity).width > 11.5)
  }

  @Test func breaksBetweenWords() {
    let lines = letters.lines(of: "one two three", limit: 42)
    #expect(lines.count == 2)
    #expect(lines.width <= 42)
  }

  @Test func breaksAWordThatIsTooLong() {
    let lines = letters.lines(of: String(repeating: "m", count: 100), limit: 87)
    #expect(lines.count == 10)
    #expect(lines.width <= 87)
  }

  @Test func breaksIdeographsAnywhere() {
    #expect(letters.lines(of: "日本語日本語", limit: 30).count == 2)
  }

  @Test func aLineThatEndsIsALine() {
    #expect(letters.lines(of: "a\nb", limit: 100).count == 2)
    #expect(letters.lines(of: "", limit: 100).count == 1)
    #expect(letters.lines(of: "abc", limit: 0).count == 3)
  }
}
