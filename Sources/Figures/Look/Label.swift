import CoreGraphics
import Drawing
import Notation

/// One line of text whose room is known.
struct Label {
  let text: String
  let style: TextStyle
  let size: CGSize

  init(_ text: String, _ style: TextStyle) {
    self.text = text
    self.style = style
    size = CGSize(
      width: InterWidths.width(of: text, style), height: (style.font.size * 1.1).rounded())
  }

  /// Cut to the width; nil where nothing sensible would be left.
  init?(_ text: String, _ style: TextStyle, width: CGFloat) {
    guard let fitting = InterWidths.fitting(text, style, width: width) else { return nil }
    self.init(fitting == text ? text : Directions.cut(fitting), style)
  }

  /// A name, cut to the width between letters if need be; nil where none of them has room.
  init?(name: String, _ style: TextStyle, width: CGFloat) {
    guard let fitting = InterWidths.shortened(name, style, width: width) else { return nil }
    self.init(fitting == name ? name : Directions.cut(fitting), style)
  }

  /// Each text on lines of its own, broken between words; words that are too long are broken anywhere, and texts that
  /// are longer than anybody reads are cut.
  static func lines(_ texts: [String], _ style: TextStyle, width: CGFloat) -> [Label] {
    texts.flatMap { text -> [Label] in
      let lines = brokenLines(text.shortened(to: longestText), style, width: width)
      return lines.map { Label($0, style) }
    }
  }

  /// The same with no more lines, and these about equally long.
  static func evenLines(_ texts: [String], _ style: TextStyle, width: CGFloat) -> [Label] {
    texts.flatMap { text -> [Label] in
      let usual = lines([text], style, width: width)
      guard usual.count > 1 else { return usual }
      var (narrow, wide) = (width / CGFloat(usual.count) * 0.9, width)
      while wide - narrow > 4 {
        let middle = (narrow + wide) / 2
        if lines([text], style, width: middle).count > usual.count {
          narrow = middle
        } else {
          wide = middle
        }
      }
      return lines([text], style, width: wide)
    }
  }

  private static let longestText = 600

  private static func brokenLines(
    _ text: String, _ style: TextStyle, width: CGFloat
  ) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      let longer = lines.last.map { $0 + " " + word } ?? String(word)
      if !lines.isEmpty, InterWidths.width(of: longer, style) <= width {
        lines[lines.count - 1] = longer
      } else if let (rest, name) = lines.last?.withoutName(of: word),
        InterWidths.width(of: name, style) <= width
      {
        lines[lines.count - 1] = rest
        lines.append(name)
      } else {
        lines += InterWidths.pieces(of: word, style, width: width)
      }
    }
    return Directions.carried(lines.withoutOrphan)
  }

  func item(
    in frame: CGRect, _ alignment: TextPlacement.Alignment = .left, opacity: CGFloat = 1
  ) -> DrawItem {
    .text(
      DrawText(
        Directions.leftToRight(text), style.colored(style.color.faded(by: opacity)), in: frame,
        placement: TextPlacement(
          alignment, vertical: .center, lineLimit: 1, lineBreak: .clip)))
  }

  /// With its top left corner at the point.
  func item(at point: CGPoint) -> DrawItem {
    item(in: CGRect(origin: point, size: size))
  }

  /// Around the point.
  func item(centeredAt point: CGPoint, opacity: CGFloat = 1) -> DrawItem {
    item(in: frame(centeredAt: point), .center, opacity: opacity)
  }

  func frame(centeredAt point: CGPoint) -> CGRect {
    CGRect(
      x: (point.x - size.width / 2).rounded(), y: (point.y - size.height / 2).rounded(),
      width: size.width, height: size.height)
  }
}

extension [String] {
  /// A unit of one letter does not stand alone in the last line: its number goes with it.
  fileprivate var withoutOrphan: [String] {
    guard count > 1, let last, last.count == 1,
      let space = self[count - 2].lastIndex(of: " ")
    else { return self }
    let line = self[count - 2]
    return dropLast(2) + [String(line[..<space]), "\(line[line.index(after: space)...]) \(last)"]
  }
}

extension String {
  /// A number stays with the word that it belongs to, as in "Book 2": the line without that word, and both together; nil
  /// where it belongs to none, or the line has no other.
  fileprivate func withoutName(of number: Substring) -> (rest: String, name: String)? {
    guard number.first?.isNumber == true, let space = lastIndex(of: " ") else { return nil }
    let word = self[index(after: space)...]
    guard word.first?.isUppercase == true else { return nil }
    return (String(self[..<space]), "\(word) \(number)")
  }
}
