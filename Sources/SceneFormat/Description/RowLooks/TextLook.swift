public import CoreGraphics

/// How one of a row's texts is set; nil leaves a property as its template has it.
public struct TextLook: Equatable, Sendable {
  /// A template with places such as `{body}`; an empty one shows nothing.
  public var text: String?
  /// The text style that gives size and weight.
  public var style: TextStyle?
  /// The size in points, in place of the style's.
  public var size: CGFloat?
  /// The weight, in place of the style's.
  public var weight: Weight?
  /// The colour of the letters.
  public var color: SceneColor?
  /// Lines at most; 0 for as many as it takes.
  public var lines: Int?
  /// The edge that lines begin at.
  public var alignment: Alignment?
  /// The colour of a disc behind it; nil for none. It takes its room in any colour, a clear one as well.
  public var fill: SceneColor?

  /// UIKit's text styles, by the names of `UIFont.TextStyle`, at the size that they have by default.
  public enum TextStyle: String, Equatable, Sendable, CaseIterable {
    case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote
    case caption1, caption2

    /// In points.
    public var size: CGFloat {
      switch self {
      case .largeTitle: 34
      case .title1: 28
      case .title2: 22
      case .title3: 20
      case .headline, .body: 17
      case .callout: 16
      case .subheadline: 15
      case .footnote: 13
      case .caption1: 12
      case .caption2: 11
      }
    }

    /// Bold for the large title of a screen, semibold for a headline.
    public var weight: Weight {
      switch self {
      case .largeTitle: .bold
      case .headline: .semibold
      case .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2:
        .regular
      }
    }
  }

  /// How heavy letters are.
  public enum Weight: String, Equatable, Sendable, CaseIterable {
    case light, regular, medium, semibold, bold, heavy
  }

  /// The side that lines stand at; leading is the one that reading begins at.
  public enum Alignment: String, Equatable, Sendable, CaseIterable {
    case leading, center, trailing
  }

  /// A look that leaves open all that it is not given.
  public init(
    _ style: TextStyle? = nil, text: String? = nil, size: CGFloat? = nil, weight: Weight? = nil,
    color: SceneColor? = nil, lines: Int? = nil, alignment: Alignment? = nil
  ) {
    self.style = style
    self.text = text
    self.size = size
    self.weight = weight
    self.color = color
    self.lines = lines
    self.alignment = alignment
  }

  func over(_ other: TextLook) -> TextLook {
    // A style of its own brings its own size and weight.
    let below = style == nil ? other : TextLook()
    var look = TextLook(
      style ?? other.style, text: text ?? other.text, size: size ?? below.size,
      weight: weight ?? below.weight, color: color ?? other.color, lines: lines ?? other.lines,
      alignment: alignment ?? other.alignment)
    look.fill = fill ?? other.fill
    return look
  }
}

/// The texts of a row, in the order in which they are read.
public enum RowText: String, Equatable, Sendable, CaseIterable {
  case caption, title, subtitle, body, time, value
}
