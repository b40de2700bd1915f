import SceneFormat
import UIKit

/// Measures the texts of a row as they will be drawn.
@MainActor struct RowMeasure {
  let content: RowContent
  /// The texts, their places filled in.
  let texts: [RowText: String]
  /// Whether there is an image to show.
  let hasImage: Bool

  func has(_ text: RowText) -> Bool { !(texts[text] ?? "").isEmpty }

  /// The width of a text on one line.
  func singleLineWidth(of text: RowText) -> CGFloat {
    guard has(text), let words = texts[text], let line = content.lines[text] else { return 0 }
    return Self.size(of: words, line.font).width
  }

  /// The width of its first word, with a sign that others are left out.
  func firstWordWidth(of text: RowText) -> CGFloat {
    guard let words = texts[text], let line = content.lines[text],
      let first = words.split(whereSeparator: \.isWhitespace).first
    else { return 0 }
    return Self.size(of: first.count < words.count ? "\(first)…" : words, line.font).width
  }

  /// The size of a text on as many lines as it may have, none of them wider.
  /// - Parameter lines: instead of those of its style.
  func size(of text: RowText, width: CGFloat, lines: Int? = nil) -> CGSize {
    guard let words = texts[text], !words.isEmpty, let line = content.lines[text] else {
      return .zero
    }
    var size = Self.size(of: words, line.font, lines: lines ?? line.lines, width: width)
    if line.fill != nil { size.height = max(size.height, TextDisc.side(line.font)) }
    return size
  }

  static func size(
    of words: String, _ font: UIFont, lines: Int = 1, width: CGFloat = .greatestFiniteMagnitude
  ) -> CGSize {
    let letters = LetterWidths(font)
    let natural = letters.lines(of: words, limit: lines == 1 ? .greatestFiniteMagnitude : width)
    let count = lines == 0 ? natural.count : min(lines, natural.count)
    let slack = 1 + LetterScript.slack(of: words) * font.pointSize
    return CGSize(
      width: min((natural.width + slack).rounded(.up), max(0, width)),
      height: height(of: words, font, lines: count))
  }

  /// Lines are drawn as far apart as Inter has it, and other scripts as their own fonts do, whatever UIKit's font says;
  /// what the first and the last of them have beside their letters may lie outside.
  private static func height(of words: String, _ font: UIFont, lines: Int) -> CGFloat {
    let lineHeight = font.lineHeight
    let line = LetterScript.line(of: words) ?? LetterWidths.line
    let step = max(lineHeight, line * font.pointSize)
    return (lineHeight + CGFloat(lines - 1) * step).rounded(.up)
  }

  /// A capsule around a word.
  static func capsule(_ words: String, _ capsule: RowContent.Capsule) -> CGSize {
    let (text, height) = (size(of: words, capsule.font), capsule.height)
    return CGSize(width: max(height, text.width + height * 0.75), height: height)
  }
}
