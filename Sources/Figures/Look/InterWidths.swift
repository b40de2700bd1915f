import CoreGraphics
import Drawing

/// How wide a line of text comes out in Inter, near enough to leave room for it.
enum InterWidths {
  /// Thousandths of the size, from the space to the tilde, in the weight 500.
  private static let ascii: [CGFloat] = [
    265, 294, 400, 637, 643, 828, 651, 217, 378, 378, 522, 666, 288, 463, 283, 368, 646, 473, 613,
    644, 654, 620, 636, 579, 631, 636, 283, 288, 666, 666, 666, 526, 968, 700, 654, 735, 722, 603,
    586, 749, 742, 270, 552, 664, 564, 898, 747, 768, 639, 768, 645, 643, 651, 738, 700, 978, 666,
    685, 639, 378, 368, 378, 475, 460, 497, 569, 626, 568, 626, 587, 369, 617, 602, 249, 249, 556,
    249, 884, 597, 602, 617, 617, 384, 536, 372, 594, 566, 825, 551, 566, 551, 378, 342, 378, 666,
  ]

  static func width(of text: String, _ style: TextStyle) -> CGFloat {
    width(of: units(of: text[...], style.font), style.font)
  }

  private static func width(of units: CGFloat, _ font: FontRequest) -> CGFloat {
    (units / 1000 * font.size * (1 + CGFloat(font.weight - 500) * 0.000_15)).rounded(.up)
  }

  /// The text, cut with an ellipsis where it is too wide: between words, or inside of one that is longer than any that
  /// people know by heart; nil where nothing sensible would be left.
  static func fitting(_ text: String, _ style: TextStyle, width limit: CGFloat) -> String? {
    if width(of: text, style) <= limit { return text }
    let (shown, count) = beginning(of: text, style, width: limit)
    guard count >= 2 else { return nil }
    if let number = text.lastNumber.map({ "…\($0)" }), width(of: number, style) <= limit {
      return number
    }
    return text.wholeWords(of: shown)
  }

  /// A name, cut with an ellipsis where it is too wide: between words, or else between letters, so that whoever has it
  /// does not stand without one; nil where no letter has room.
  static func shortened(_ name: String, _ style: TextStyle, width limit: CGFloat) -> String? {
    if width(of: name, style) <= limit { return name }
    // Spaces in front may stand for a level.
    let name = String(name.drop { $0 == " " })
    let words = fitting(name, style, width: limit)
    if let words, words == name || words.first == "…" || words.count > leastLetters {
      return words
    }
    let (shown, count) = beginning(of: name, style, width: limit)
    return count > 0 ? shown + "…" : nil
  }

  /// Fewer tell no name.
  private static let leastLetters = 3

  /// As much of the text as has room before an ellipsis, and how many letters that is.
  private static func beginning(
    of text: String, _ style: TextStyle, width limit: CGFloat
  ) -> (shown: Substring, letters: Int) {
    var units = width(of: "…" as Unicode.Scalar, style.font)
    var shown = text[..<text.startIndex]
    var count = 0
    for index in text.indices {
      units += Self.units(of: text[index...index], before: text[index...].dropFirst(), style.font)
      guard width(of: units, style.font) <= limit else { break }
      shown = text[...index]
      // Marks of direction are no letters.
      if text[index].unicodeScalars.contains(where: { width(of: $0, style.font) > 0 }) {
        count += 1
      }
    }
    return (shown, count)
  }

  /// The text in pieces that are no wider than that, unless a single letter is.
  static func pieces(of text: Substring, _ style: TextStyle, width limit: CGFloat) -> [String] {
    if width(of: units(of: text, style.font), style.font) <= limit { return [String(text)] }
    var pieces: [String] = []
    var units: CGFloat = 0
    for index in text.indices {
      let (letter, rest) = (text[index], text[index...].dropFirst())
      let wider = units + Self.units(of: text[index...index], before: rest, style.font)
      if pieces.isEmpty || width(of: wider, style.font) > limit {
        pieces.append(String(letter))
        units = wider - units
      } else {
        pieces[pieces.count - 1].append(letter)
        units = wider
      }
    }
    return pieces
  }

  /// - Parameter rest: the text behind it: Arabic letters have another form where they are joined to the next one.
  private static func units(
    of text: Substring, before rest: Substring = "", _ font: FontRequest
  ) -> CGFloat {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return asciiUnits(of: text, font) }
    let scalars = text.unicodeScalars
    return scalars.indices.reduce(0) { units, index in
      let next = scalars[index...].dropFirst().first ?? rest.unicodeScalars.first
      let joined = ArabicWidths.width(of: scalars[index], before: next)
      return units + (joined.map { $0 * arabicUnits(font) } ?? width(of: scalars[index], font))
    }
  }

  /// Most texts have no other letters, and are measured by the thousand.
  private static func asciiUnits(of text: Substring, _ font: FontRequest) -> CGFloat {
    text.utf8.reduce(0) { $0 + width(of: Unicode.Scalar($1), font) }
  }

  /// An em of Arabic letters: those of bold text are a tenth wider.
  private static func arabicUnits(_ font: FontRequest) -> CGFloat {
    font.weight >= 600 ? 1090 : 1000
  }

  private static func width(of scalar: Unicode.Scalar, _ font: FontRequest) -> CGFloat {
    let value = Int(scalar.value)
    if font.hasTabularFigures, 48...57 ~= value { return 646 }
    if 32...126 ~= value { return ascii[value - 32] }
    switch value {
    case 0x300...0x36F, 0x200B...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFE00...0xFE0F,
      0x5B0...0x5C7, 0x64B...0x65F:
      return 0
    // Hebrew and scripts beside it; Arabic letters have widths of their own.
    case 0x590...0x8FF: return 560
    case 0x2192: return 955
    case 0x2026: return 814
    case 0xB7: return 283
    case 0xB0: return 456
    case 0x2013: return 500
    case 0x1100..., 0x2E80...: return 1000
    default: return 680
    }
  }
}

extension String {
  /// A word that is longer is read without its end.
  private static let longestWord = 14

  /// "40" of "Note 40": without it, all notes would have one name.
  fileprivate var lastNumber: Substring? {
    guard let space = lastIndex(of: " ") else { return nil }
    let last = self[index(after: space)...]
    return !last.isEmpty && last.allSatisfy(\.isNumber) && self[..<space].allSatisfy(\.isLetter)
      ? last : nil
  }

  /// The words of the beginning that are whole, without what stands in parentheses only to tell names apart.
  fileprivate func wholeWords(of shown: Substring) -> String? {
    if let bracket = range(of: " (")?.lowerBound, hasSuffix(")"), bracket <= shown.endIndex {
      return String(self[..<bracket])
    }
    let isWhole = self[shown.endIndex...].first == " "
    guard let space = isWhole ? shown.endIndex : shown.lastIndex(of: " ") else {
      let word = prefix { $0 != " " }
      return word.count > Self.longestWord || !word.allSatisfy(\.isASCII) ? shown + "…" : nil
    }
    let words = String(self[..<space])
    return words.contains { $0 != " " } ? words + "…" : nil
  }
}
