package import Foundation

/// A text that was drawn into a context, in user coordinates.
package struct RecordedText: Hashable, Sendable {
  package enum Design: Hashable, Sendable {
    case system, monospaced, rounded, serif
    case family(String)
  }

  package enum Alignment: Hashable, Sendable {
    case left, center, right, justified
  }

  package enum LineBreak: Hashable, Sendable {
    case words, characters, clip, head, middle, tail
  }

  /// A piece of text that looks the same all over.
  package struct Run: Hashable, Sendable {
    package var text: String
    package var design = Design.system
    package var size: CGFloat
    /// 100 to 900, as in CSS.
    package var weight = 400
    package var isItalic = false
    package var hasTabularFigures = false
    package var color: CGColor
    package var kern: CGFloat = 0
    package var baselineOffset: CGFloat = 0
    package var isUnderlined = false
    package var isStruckThrough = false

    package init(_ text: String, size: CGFloat, color: CGColor) {
      self.text = text
      self.size = size
      self.color = color
    }
  }

  /// A line as it was laid out.
  package struct Line: Hashable, Sendable {
    package var text: String
    /// The place of its characters in the string, counted in characters.
    package var range: Range<Int>
    /// The left end of the base line.
    package var origin: CGPoint
    package var width: CGFloat

    package init(_ text: String, range: Range<Int>, at origin: CGPoint, width: CGFloat) {
      self.text = text
      self.range = range
      self.origin = origin
      self.width = width
    }
  }

  package var runs: [Run]
  package var frame: CGRect
  package var lines: [Line] = []
  package var alignment = Alignment.left
  package var isVerticallyCentered = false
  package var lineLimit = 0
  package var lineBreak = LineBreak.words
  package var isRightToLeft = false
  package var lineSpacing: CGFloat = 0
  package var lineHeight: CGFloat = 0

  package init(_ runs: [Run], in frame: CGRect) {
    self.runs = runs
    self.frame = frame
  }
}
