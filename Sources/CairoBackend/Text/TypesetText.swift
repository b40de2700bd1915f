public import CoreGraphics
import Drawing

/// A text that has been laid out. Distances are in points from the top left corner of its box.
public struct TypesetText: Sendable {
  /// The lines from the top to the bottom.
  public var lines: [TypesetLine]
  /// The longest line's width, and the height of all.
  public var size: CGSize
  /// Remarks on what could not be shown as asked for.
  public var notices: [TextNotice]
}

/// A line of a text that has been laid out.
public struct TypesetLine: Sendable {
  /// The letters that are shown, without the line break, with an ellipsis where it was cut.
  public var text: String
  /// The part of the text that the line stands for, as offsets into the text's UTF-8 bytes.
  public var range: Range<Int>
  /// Whether some of the text is left out at this line.
  public var isTruncated: Bool
  /// From the line's left end to its right end.
  public var width: CGFloat
  /// From the top of the text to the top of the line.
  public var top: CGFloat
  /// From the line's top to its bottom, without the space to the next one.
  public var height: CGFloat
  /// From the top of the text.
  public var baseline: CGFloat
  var runs: [GlyphRun]
  /// The part of `range` that the ellipsis stands for.
  var removed: Range<Int>?
  /// Which way the line's paragraph goes.
  var isRightToLeft = false

  /// The line for those who only place it.
  var measured: MeasuredLine {
    MeasuredLine(
      text, range: range, isTruncated: isTruncated, width: width, top: top, height: height,
      baseline: baseline)
  }
}

/// Glyphs of one font in one style.
struct GlyphRun: Sendable {
  /// Its number among the open fonts.
  var font: Int
  /// Points to an em.
  var size: CGFloat
  /// Which of the text's spans says how they look; nil for the text's own style.
  var span: Int?
  var start: CGFloat
  var width: CGFloat
  var glyphs: [PlacedGlyph]
}

/// A glyph and where its origin stands, from the left end of its line's base line; y grows downwards.
struct PlacedGlyph: Sendable {
  /// nil for a character that no font has.
  var index: UInt32?
  var x: CGFloat
  var y: CGFloat
  /// The first byte of the characters that it stands for, in its line's text, in UTF-8.
  var character: Int
}

/// A face in a font file.
struct FontFile: Hashable, Sendable {
  var path: String
  var index: Int32
}
