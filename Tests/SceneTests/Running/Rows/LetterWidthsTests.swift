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

  /// As wide as Pango sets them, each weight by its own letters: their spaces become narrower.
  @Test(arguments: [
    (UIFont.Weight.regular, 7828.0), (.medium, 7878), (.semibold, 7927), (.bold, 7978),
  ]) func knowsTheWeightsOfInter(_ weight: UIFont.Weight, _ thousandths: CGFloat) {
    let width = LetterWidths(.systemFont(ofSize: 1000, weight: weight))
      .lines(of: "Trout on a board", limit: .infinity).width
    // Pairs of letters may stand closer.
    #expect(thousandths...thousandths * 1.015 ~= width, "\(width)")
  }

  /// Pango's lines of Inter lie 1.21 em apart, somewhat more than UIKit's font says.
  @Test func manyLinesAreAsHighAsTheyAreDrawn() {
    let font = UIFont.systemFont(ofSize: 17)
    let words = String(repeating: "o", count: 2500)
    #expect(abs(RowMeasure.size(of: words, font, lines: 0, width: 262).height - 100 * 20.57) < 2)
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

  /// No line begins with what ends a sentence, and none ends with what begins a quote.
  @Test func keepsSignsBesideTheirWords() {
    #expect(letters.lines(of: "日本語，日本，", limit: 30).count == 3)
    #expect(letters.lines(of: "日本「語日」", limit: 30).count == 3)
    #expect(letters.lines(of: "日本語日本語", limit: 30).count == 2)
  }

  @Test func aLineThatEndsIsALine() {
    #expect(letters.lines(of: "a\nb", limit: 100).count == 2)
    #expect(letters.lines(of: "", limit: 100).count == 1)
    #expect(letters.lines(of: "abc", limit: 0).count == 3)
  }

  /// As wide as Pango sets them in the fonts that are pinned for these scripts, and never wider than is thought.
  @Test(arguments: [
    ("नमस्ते, क्या आप कल सुबह नौ बजे कार्यालय आ सकते हैं? कृपया अनुबंध साथ लाएँ।", 296.6),
    ("نعم، لكن أعتقد أن العنوان طويل جدًا", 141.1),
    ("สวัสดีครับ พรุ่งนี้เช้าเก้าโมงเจอกันที่สำนักงานได้ไหม", 199.1),
  ]) func knowsOtherScripts(_ text: String, _ width: CGFloat) {
    let guess = letters.lines(of: text, limit: .infinity).width
    #expect(width * 0.98 <= guess && guess <= width * 1.15, "\(guess)")
  }

  /// Arabic letters are as wide as their forms in a word.
  @Test(arguments: [
    ("نعم، في الساعة الخامسة", 95.6), ("صباح الخير! هل نلتقي اليوم عند", 123.3), ("موافق", 24.9),
    ("غدا صباحا في المكتب الجديد", 114.6), ("هل وصلت الرسالة؟", 77.2),
  ]) func knowsTheFormsOfArabicLetters(_ text: String, _ width: CGFloat) {
    let guess = letters.lines(of: text, limit: .infinity).width
    #expect(width * 0.97 <= guess && guess <= width * 1.03, "\(guess)")
  }

  /// Nothing of it is cut: it takes 209.4 points.
  @Test func knowsDashesBesideIdeographs() {
    let font = UIFont.systemFont(ofSize: 17)
    let width = RowMeasure.size(of: "OK, see you at 5 — 五点见", font, width: 300).width
    #expect(209.4...214 ~= width, "\(width)")
  }

  /// A word of a few letters may be wider than its letters are by their mean: صورة takes 2.43 em.
  @Test func aShortWordOfAnotherScriptHasRoom() {
    let font = UIFont.systemFont(ofSize: 10)
    #expect(RowMeasure.size(of: "صورة", font, width: 300).width >= 24.3)
    #expect(RowMeasure.size(of: "你好", font, width: 300).width == 21)
  }

  /// Lines of such letters lie further apart than Inter's.
  @Test func givesOtherScriptsTheRoomOfTheirLines() {
    let font = UIFont.systemFont(ofSize: 20)
    func height(_ text: String, width: CGFloat) -> CGFloat {
      RowMeasure.size(of: text, font, lines: 0, width: width).height
    }
    #expect(height("one two", width: 50) == (font.lineHeight + 24.2).rounded(.up))
    #expect(height("你好你好", width: 40) == (font.lineHeight + 29).rounded(.up))
    #expect(height("你好你好", width: 400) == font.lineHeight.rounded(.up))
  }
}
