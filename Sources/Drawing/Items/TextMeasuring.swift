public import CoreGraphics

/// Says how much room texts take. Whoever places text asks through it, so that what measures a label is what
/// draws it.
public protocol TextMeasuring {
  /// The lines that come out in a box of that width; nil breaks the text only where it says so itself.
  func lines(of text: DrawText, width: CGFloat?) throws -> [MeasuredLine]

  /// The text with the lines that come out in its frame.
  func measured(_ text: DrawText) throws -> DrawText
}

extension TextMeasuring {
  /// The longest line's width and the height of all lines; zero for an empty text.
  public func size(of text: DrawText, width: CGFloat? = nil) throws -> CGSize {
    let lines = try lines(of: text, width: width)
    let height = lines.last.map { $0.top + $0.height } ?? 0
    return CGSize(width: lines.reduce(0) { max($0, $1.width) }, height: height)
  }
}

/// A line of a text and the room it takes. Distances are in points from the top left corner of the text.
public struct MeasuredLine: Hashable, Sendable {
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

  /// A line that holds all of its part of the text, if nothing else is said.
  public init(
    _ text: String, range: Range<Int>, isTruncated: Bool = false, width: CGFloat, top: CGFloat,
    height: CGFloat, baseline: CGFloat
  ) {
    self.text = text
    self.range = range
    self.isTruncated = isTruncated
    self.width = width
    self.top = top
    self.height = height
    self.baseline = baseline
  }
}
