import UIKit

/// The disc behind a text: a circle around a few letters, longer where there are more.
final class TextDisc: UIView {
  /// Of a circle around letters of a font.
  static func side(_ font: UIFont) -> CGFloat { (font.lineHeight * 1.55).rounded() }

  /// - Parameters:
  ///   - frame: of the text, as high as the disc.
  ///   - words: how wide the letters are in it.
  func place(
    in frame: CGRect, words: CGFloat, _ font: UIFont, alignment: NSTextAlignment
  ) {
    let side = min(Self.side(font), frame.height)
    // Two digits stand in a circle; the ends of longer words keep as far from its own.
    let isRound = words <= side * 0.8
    let width = isRound ? side : max(side, min(words + side * 0.45, frame.width))
    let middle =
      switch alignment {
      case .left: frame.minX + words / 2
      case .right: frame.maxX - words / 2
      default: frame.midX
      }
    self.frame = CGRect(
      x: middle - width / 2, y: frame.midY - side / 2, width: width, height: side)
    layer.cornerRadius = side / 2
  }
}
