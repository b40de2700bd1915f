import CoreGraphics
internal import Drawing

/// How large the letters of a script are in the font that is pinned for it, by that font's own numbers: Inter has none
/// of them.
struct LetterScript {
  /// In parts of an em: the mean width of a letter, and of a sign beside it that takes room of its own.
  let letter: CGFloat
  let sign: CGFloat
  /// The distance of two lines.
  let line: CGFloat

  private init(letter: CGFloat, sign: CGFloat? = nil, line: CGFloat) {
    (self.letter, self.sign, self.line) = (letter, sign ?? letter, line)
  }

  private static let hebrew = LetterScript(letter: 0.56, line: 1.36)
  private static let arabic = LetterScript(letter: 0.49, line: 1.55)
  private static let indic = LetterScript(letter: 0.63, sign: 0.26, line: 1.31)
  private static let thai = LetterScript(letter: 0.55, line: 1.51)
  private static let ideographs = LetterScript(letter: 1, line: 1.45)

  /// Nil for letters that Inter has, for pictures and for all that nobody knows.
  static func of(_ scalar: Unicode.Scalar) -> LetterScript? {
    switch scalar.value {
    case ..<0x0590: nil
    case 0x0590...0x05FF: hebrew
    case 0x0600...0x06FF, 0x0750...0x077F: arabic
    case 0x0900...0x0DFF: indic
    case 0x0E00...0x0E7F: thai
    case 0x2E80...0xFAFF, 0xFF00...0xFF60, 0x20000...0x3FFFD: ideographs
    default: nil
    }
  }

  /// In parts of an em. Signs above and below a letter take no room, and one that joins two letters takes some away.
  func width(of scalar: Unicode.Scalar) -> CGFloat {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .format:
      scalar.properties.canonicalCombiningClass == .virama ? -0.2 : 0
    case .spacingMark: sign
    default: letter
    }
  }

  /// In parts of an em: what a text may be wider than its letters are by their mean, which says little of a few; nothing
  /// for ideographs, of which all are alike, and little for Arabic letters, of which each has its own.
  static func slack(of text: String) -> CGFloat {
    let letters = text.unicodeScalars.filter { of($0).map { $0.letter < 1 } ?? false }
    guard letters.contains(where: { ArabicWidths.width(of: $0, before: nil) == nil }) else {
      return letters.isEmpty ? 0 : 0.15
    }
    return 0.64 * (1 - CGFloat(letters.prefix(16).count) / 16)
  }

  /// The distance of lines in a text, by the tallest of its scripts; nil where Inter has all of its letters.
  static func line(of text: String) -> CGFloat? {
    text.unicodeScalars.lazy.compactMap { of($0)?.line }.max()
  }
}
