public import CoreGraphics

/// A text in a box. It says what is wanted; where a text engine has measured it, the lines say what came
/// out, and a backend draws those.
public struct DrawText: Hashable, Sendable {
  /// All characters of the text; line feeds begin new lines.
  public var string: String
  /// The look of all that no span says otherwise about.
  public var style: TextStyle
  /// Parts that look otherwise, in order and without overlap.
  public var spans: [Span]
  /// The box that the text stands in, in the coordinates of the group around it.
  public var frame: CGRect
  /// How the text stands in its box.
  public var placement: TextPlacement
  /// nil until an engine has measured the text.
  public var lines: [Line]?

  /// A text of one style, at the top left of its box and not measured yet, if nothing else is said.
  public init(
    _ string: String, _ style: TextStyle, spans: [Span] = [], in frame: CGRect,
    placement: TextPlacement = TextPlacement(), lines: [Line]? = nil
  ) {
    self.string = string
    self.style = style
    self.spans = spans
    self.frame = frame
    self.placement = placement
    self.lines = lines
  }

  /// A part of the string in a style of its own.
  public struct Span: Hashable, Sendable {
    /// Offsets into the UTF-8 bytes of the string.
    public var range: Range<Int>
    /// The look of the part, in the place of the text's own.
    public var style: TextStyle

    /// A style for a range of UTF-8 bytes of the string.
    public init(_ range: Range<Int>, _ style: TextStyle) {
      self.range = range
      self.style = style
    }
  }

  /// A line as it was laid out.
  public struct Line: Hashable, Sendable {
    /// The letters that are shown, with an ellipsis where the line was cut.
    public var text: String
    /// Parts of the line that look otherwise, as offsets into its own UTF-8 bytes.
    public var spans: [Span]
    /// The left end of the base line, in the coordinates of the frame's surroundings.
    public var origin: CGPoint
    /// The length of the line in points, by which writers keep it as long as it was measured.
    public var width: CGFloat

    /// A line whose base line begins at a point, with its length in points.
    public init(_ text: String, spans: [Span] = [], at origin: CGPoint, width: CGFloat) {
      self.text = text
      self.spans = spans
      self.origin = origin
      self.width = width
    }
  }
}

/// How a text stands in its box.
public struct TextPlacement: Hashable, Sendable {
  /// How lines stand between the left and the right edge of the box.
  public enum Alignment: String, Hashable, Sendable {
    case left, center, right, justified
  }

  /// How all lines together stand between the top and the bottom edge of the box.
  public enum VerticalAlignment: String, Hashable, Sendable {
    case top, center, bottom
  }

  /// How lines end that are too long: the next one begins at a word or at a character, or the line is cut, with an
  /// ellipsis at its head, middle or tail.
  public enum LineBreak: String, Hashable, Sendable {
    case words, characters, clip, head, middle, tail
  }

  /// The direction in which a paragraph is read.
  public enum Direction: String, Hashable, Sendable {
    case leftToRight = "ltr"
    case rightToLeft = "rtl"
  }

  /// How lines stand in the width of the box.
  public var alignment: Alignment
  /// How the lines stand in the height of the box.
  public var vertical: VerticalAlignment
  /// Zero where there may be any number of lines.
  public var lineLimit: Int
  /// How lines end, and where the ellipsis stands in the last one that fits.
  public var lineBreak: LineBreak
  /// The direction in which the text is read as a whole.
  public var direction: Direction
  /// Added between two lines, in points.
  public var lineSpacing: CGFloat
  /// From one base line to the next; zero for what the font says.
  public var lineHeight: CGFloat
  /// The smallest part of its size that the text may shrink to, to fit on its line; 1 never shrinks.
  public var minimumScale: CGFloat

  /// At the top left, broken between words into any number of lines, if nothing else is said.
  public init(
    _ alignment: Alignment = .left, vertical: VerticalAlignment = .top, lineLimit: Int = 0,
    lineBreak: LineBreak = .words, direction: Direction = .leftToRight, lineSpacing: CGFloat = 0,
    lineHeight: CGFloat = 0, minimumScale: CGFloat = 1
  ) {
    self.alignment = alignment
    self.vertical = vertical
    self.lineLimit = lineLimit
    self.lineBreak = lineBreak
    self.direction = direction
    self.lineSpacing = lineSpacing
    self.lineHeight = lineHeight
    self.minimumScale = minimumScale
  }
}

extension TextPlacement.Alignment {
  /// The part of a line's free room that stands on its left.
  package var share: CGFloat {
    switch self {
    case .left, .justified: 0
    case .center: 0.5
    case .right: 1
    }
  }
}

extension TextPlacement.VerticalAlignment {
  /// The part of the free room that stands above the text.
  package var share: CGFloat {
    switch self {
    case .top: 0
    case .center: 0.5
    case .bottom: 1
    }
  }
}
