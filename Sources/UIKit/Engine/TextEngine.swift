import Synchronization

/// Lays out text. UIKit classes measure through it alone, so that layouts do not depend on which fonts
/// a machine has.
package protocol TextEngine: Sendable {
  func layOut(_ request: TextRequest) -> TextLayout
}

/// A piece of text in one font.
package struct TextRun: Equatable, Sendable {
  package var text: String
  package var font: UIFont
  /// Space added after each character, in points.
  package var kern: CGFloat

  package init(_ text: String, font: UIFont, kern: CGFloat = 0) {
    self.text = text
    self.font = font
    self.kern = kern
  }
}

/// Text and the room it has.
package struct TextRequest: Equatable, Sendable {
  package var runs: [TextRun]
  /// In points; infinite where lines end only where the text says so.
  package var width = CGFloat.infinity
  /// Zero where there may be any number of lines.
  package var lineLimit = 0
  package var lineBreakMode = NSLineBreakMode.byWordWrapping
  package var paragraph = ParagraphValues()

  package init(_ runs: [TextRun]) {
    self.runs = runs
  }
}

/// A line of laid out text. Distances are in points from the top left corner of the text.
package struct TextLine: Equatable, Sendable {
  /// The characters that are shown, without the line break, with an ellipsis where it was cut.
  package var text: String
  /// The characters that the line stands for, counted over all runs.
  package var range: Range<Int>
  package var isTruncated = false
  package var indent: CGFloat = 0
  package var width: CGFloat
  package var top: CGFloat
  package var height: CGFloat
  package var baseline: CGFloat

  package init(
    text: String, range: Range<Int>, isTruncated: Bool = false, indent: CGFloat = 0,
    width: CGFloat, top: CGFloat, height: CGFloat, baseline: CGFloat
  ) {
    self.text = text
    self.range = range
    self.isTruncated = isTruncated
    self.indent = indent
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
  }
}

package struct TextLayout: Equatable, Sendable {
  package var lines: [TextLine]
  package var size: CGSize

  package init(lines: [TextLine], size: CGSize) {
    self.lines = lines
    self.size = size
  }

  package static let empty = TextLayout(lines: [], size: .zero)
}

/// The engine that all text is measured with. It belongs to no actor, because strings can be measured
/// anywhere.
package enum CurrentTextEngine {
  private static let engine = Mutex<any TextEngine>(BlockTextEngine())

  package static var current: any TextEngine {
    get { engine.withLock { $0 } }
    set { engine.withLock { $0 = newValue } }
  }
}
