import CoreGraphics
import Drawing

/// All of a text that its letters' places depend on: neither its colours nor where its box stands.
struct Paragraph {
  struct Span: Hashable {
    /// Offsets into the UTF-8 bytes of the string, none within a character.
    var range: Range<Int>
    /// Its number among the text's spans; nil for the text's own style.
    var number: Int?
    var font: FontRequest
    var kern: CGFloat
    var lift: CGFloat
  }

  var string: String
  /// The first covers the whole string, later ones over earlier ones.
  var spans: [Span]
  /// nil where lines end only where the text says so.
  var width: CGFloat?
  var lineLimit: Int
  var lineBreak: TextPlacement.LineBreak
  var direction: TextPlacement.Direction
  var isJustified: Bool
  var lineSpacing: CGFloat
  var lineHeight: CGFloat

  /// Wider than any picture; Pango counts 1,024ths of a point in 32 bits.
  private static let widest: CGFloat = 1_000_000

  init(_ text: DrawText, width: CGFloat?) {
    string = text.string
    spans = Self.spans(text.style, text.spans, in: text.string)
    self.width = width.flatMap { $0 < Self.widest ? max($0, 0) : nil }
    lineLimit = max(text.placement.lineLimit, 0)
    lineBreak = text.placement.lineBreak
    direction = text.placement.direction
    isJustified = text.placement.alignment == .justified
    lineSpacing = Self.usable(text.placement.lineSpacing)
    lineHeight = Self.usable(text.placement.lineHeight)
  }

  /// A line that has been broken and cut already.
  init(_ line: DrawText.Line, of text: DrawText) {
    string = line.text
    spans = Self.spans(text.style, line.spans, in: line.text)
    width = nil
    lineLimit = 1
    lineBreak = .clip
    direction = text.placement.direction
    isJustified = false
    lineSpacing = 0
    lineHeight = 0
  }

  /// The same text in letters of another size.
  func scaled(by scale: CGFloat) -> Paragraph {
    var paragraph = self
    for index in spans.indices {
      paragraph.spans[index].font.size *= scale
      paragraph.spans[index].kern *= scale
    }
    return paragraph
  }

  /// A part of the text, with what of its spans lies in there.
  func part(_ range: Range<Int>, of bytes: [UInt8]) -> Paragraph {
    var part = self
    part.string = String(decoding: bytes[range], as: UTF8.self)
    part.spans = spans.compactMap { span in
      let seen = span.range.clamped(to: range)
      if seen.isEmpty, span.number != nil { return nil }
      var span = span
      span.range = seen.lowerBound - range.lowerBound..<seen.upperBound - range.lowerBound
      return span
    }
    return part
  }

  private static func spans(
    _ style: TextStyle, _ spans: [DrawText.Span], in string: String
  ) -> [Span] {
    let whole = Span(0..<string.utf8.count, style, number: nil)
    return [whole]
      + spans.enumerated().map { number, span in
        Span(string.wholeCharacters(span.range), span.style, number: number)
      }
  }

  private static func usable(_ value: CGFloat) -> CGFloat {
    value.isFinite ? min(max(value, -10_000), 10_000) : 0
  }
}

extension Paragraph.Span {
  /// Letters larger than this have no picture to stand in.
  private static let largestSize: CGFloat = 10_000

  fileprivate init(_ range: Range<Int>, _ style: TextStyle, number: Int?) {
    self.range = range
    self.number = number
    font = style.font
    font.size = font.size.isFinite ? min(max(font.size, 0.1), Self.largestSize) : 0.1
    font.weight = min(max(font.weight, 1), 1000)
    kern = style.kern.isFinite ? min(max(style.kern, -1000), 1000) : 0
    lift = style.baselineOffset.isFinite ? min(max(style.baselineOffset, -1000), 1000) : 0
  }
}

extension Paragraph: Hashable {
  /// Bytes at a text's start that tell most texts apart: a long one is not read for it.
  private static let telling = 256

  // Strings that Swift holds for equal may differ in their bytes, which lines count in.
  static func == (first: Paragraph, second: Paragraph) -> Bool {
    first.settings == second.settings && first.string.utf8.elementsEqual(second.string.utf8)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(settings)
    hasher.combine(string.utf8.count)
    for byte in string.utf8.prefix(Self.telling) { hasher.combine(byte) }
  }

  /// All but the string.
  private struct Settings: Hashable {
    var spans: [Span]
    var width: CGFloat?
    var lineLimit: Int
    var lineBreak: TextPlacement.LineBreak
    var direction: TextPlacement.Direction
    var isJustified: Bool
    var lineSpacing: CGFloat
    var lineHeight: CGFloat
  }

  private var settings: Settings {
    Settings(
      spans: spans, width: width, lineLimit: lineLimit, lineBreak: lineBreak, direction: direction,
      isJustified: isJustified, lineSpacing: lineSpacing, lineHeight: lineHeight)
  }
}
