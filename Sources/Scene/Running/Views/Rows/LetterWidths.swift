internal import Drawing
import UIKit

/// How wide texts are in Inter, from its own advances: rows are sized by them, so that a bubble fits its words and is
/// the same on every machine, whatever fonts it has.
struct LetterWidths {
  private let size: CGFloat
  private let share: CGFloat
  /// From regular letters, 0, to bold ones: those between are as wide as their weight is heavy.
  private let weight: CGFloat
  /// The distance of two lines, in parts of an em.
  static let line: CGFloat = 1.21
  private let isInter: Bool

  init(_ font: UIFont) {
    size = font.pointSize
    isInter = font.familyName == UIFont.systemFont(ofSize: 17).familyName
    share = Self.share(of: font)
    let own = font.face.weight.rawValue
    weight =
      own >= UIFont.Weight.bold.rawValue
      ? 1 : own >= UIFont.Weight.semibold.rawValue ? 2 / 3 : own > 0.1 ? 1 / 3 : 0
  }

  // Heavier letters are wider.
  private static func share(of font: UIFont) -> CGFloat {
    let weight = font.face.weight.rawValue
    return weight >= UIFont.Weight.bold.rawValue
      ? 1.075 : weight >= UIFont.Weight.semibold.rawValue ? 1.05 : weight > 0.1 ? 1.025 : 1
  }

  /// The widest line where none is wider than the limit, and how many lines there are: each takes as many words as
  /// fit, and a word that is too long for a line of its own is broken.
  func lines(of text: String, limit: CGFloat) -> (width: CGFloat, count: Int) {
    var (widest, count): (CGFloat, Int) = (0, 1)
    // Of the line so far, of it up to the last place at which it may end, and of what follows that.
    var (used, broken, rest): (CGFloat, CGFloat, CGFloat) = (0, 0, 0)
    func end(_ width: CGFloat) {
      widest = max(widest, width)
      count += 1
    }
    var following = text.makeIterator()
    _ = following.next()
    for character in text {
      let next = following.next()
      guard !character.isNewline else {
        end(used)
        (used, broken, rest) = (0, 0, 0)
        continue
      }
      let width = width(of: character, before: next)
      let isSpace = character == " "
      if !isSpace, used + width > limit, used > 0 {
        end(broken > 0 ? broken : used)
        (used, broken) = (broken > 0 ? rest : 0, 0)
        rest = used
      }
      used += width
      rest += width
      if isSpace
        || Self.isWide(character) && !Self.opensQuotes(character)
          && !(next.map(Self.staysBehind) ?? false)
      {
        broken = isSpace ? used - width : used
        rest = 0
      }
    }
    return (max(widest, used), count)
  }

  private func width(of character: Character, before next: Character?) -> CGFloat {
    guard let scalar = character.unicodeScalars.first else { return 0 }
    let value = scalar.value
    if 0x1F000...0x1FAFF ~= value { return size * 1.3 }
    if let width = ArabicWidths.width(of: scalar, before: next?.unicodeScalars.first) {
      return size * share * width
    }
    if let sign = Self.signs[scalar] { return size * share * sign }
    if let script = LetterScript.of(scalar) {
      return size * max(0, character.unicodeScalars.reduce(0) { $0 + script.width(of: $1) })
    }
    guard isInter, 0x20...0x7E ~= value else { return size * 0.62 }
    let (regular, bold) = (Self.advances[Int(value) - 0x20], Self.boldAdvances[Int(value) - 0x20])
    return size * (CGFloat(regular) + weight * CGFloat(bold - regular)) / 1000
  }

  /// Inter's dashes, quotation marks and dots, in parts of an em.
  private static let signs: [Unicode.Scalar: CGFloat] = [
    "—": 1, "–": 0.5, "…": 0.82, "“": 0.38, "”": 0.38, "‘": 0.2, "’": 0.19, "·": 0.28, "•": 0.56,
    "×": 0.66,
  ]

  /// Whether a line may end behind it, whatever follows.
  static func isWide(_ character: Character) -> Bool {
    character.unicodeScalars.first.map {
      0x2E80...0xFAFF ~= $0.value || 0xFF00...0xFF60 ~= $0.value
    }
      ?? false
  }

  /// Whether no line may begin with it, as with what ends a sentence or a quote.
  private static func staysBehind(_ character: Character) -> Bool {
    "，。、！？：；）」』】》〉〕］｝…‥・ー々,.!?:;)]}%".contains(character)
  }

  /// Whether no line may end with it.
  private static func opensQuotes(_ character: Character) -> Bool {
    "（「『【《〈〔［｛".contains(character)
  }

  /// From the space to the tilde, in thousandths of an em.
  private static let advances: [Int] = [
    281, 278, 403, 631, 638, 812, 639, 222, 362, 362, 500, 659, 280, 460, 276, 357, 625, 464, 605,
    636, 642, 608, 624, 571, 616, 624, 276, 280, 659, 659, 659, 507, 936, 676, 651, 727, 719, 598,
    587, 743, 740, 264, 543, 652, 562, 889, 753, 761, 635, 761, 639, 638, 642, 741, 676, 949, 642,
    665, 625, 362, 357, 362, 469, 452, 497, 564, 621, 558, 621, 582, 361, 609, 591, 237, 237, 544,
    237, 869, 585, 597, 609, 609, 372, 523, 364, 581, 557, 812, 540, 557, 541, 362, 327, 362, 659,
  ]

  /// The same of its bold letters.
  private static let boldAdvances: [Int] = [
    232, 325, 392, 650, 655, 859, 674, 209, 409, 409, 565, 680, 303, 469, 298, 390, 688, 489, 630,
    659, 678, 645, 660, 595, 661, 660, 298, 303, 680, 680, 680, 562, 1031, 748, 661, 752, 727,
    613, 585, 761, 746, 281, 570, 690, 567, 915, 735, 782, 648, 783, 656, 655, 668, 729, 748,
    1036, 714, 724, 667, 409, 390, 409, 488, 477, 497, 580, 635, 587, 635, 598, 386, 633, 624,
    272, 272, 582, 272, 912, 622, 614, 632, 632, 409, 562, 388, 622, 586, 850, 574, 586, 572, 409,
    374, 409, 680,
  ]
}
