public import CoreGraphics

/// The font that a text asks for, by role: which file answers is the text engine's matter.
public struct FontRequest: Hashable, Sendable {
  /// The character of a font; the text engine chooses the file.
  public enum Family: Hashable, Sendable {
    case system, monospaced, rounded, serif
    /// The system's with the forms that it has in large sizes.
    case display
    /// A family by its own name.
    case named(String)
  }

  /// The family that is asked for.
  public var family: Family
  /// The size of an em, in points.
  public var size: CGFloat
  /// 100 to 900, as in CSS: 400 is regular, 600 semibold, 700 bold.
  public var weight: Int
  /// Whether slanted letters are asked for.
  public var isItalic: Bool
  /// Whether all digits are equally wide.
  public var hasTabularFigures: Bool

  /// A regular, upright font of the system, if nothing else is said.
  public init(
    _ family: Family = .system, size: CGFloat, weight: Int = 400, isItalic: Bool = false,
    hasTabularFigures: Bool = false
  ) {
    self.family = family
    self.size = size
    self.weight = weight
    self.isItalic = isItalic
    self.hasTabularFigures = hasTabularFigures
  }
}

/// How characters look.
public struct TextStyle: Hashable, Sendable {
  /// The font that the characters are set in.
  public var font: FontRequest
  /// The colour of the characters and of the lines under and through them.
  public var color: ThemedColor
  /// Space added after each character, in points.
  public var kern: CGFloat
  /// How far the characters are lifted above the base line.
  public var baselineOffset: CGFloat
  /// Whether a line runs below the characters.
  public var isUnderlined: Bool
  /// Whether a line runs through the characters.
  public var isStruckThrough: Bool

  /// Characters on the base line, without extra space or lines, if nothing else is said.
  public init(
    _ font: FontRequest, _ color: ThemedColor, kern: CGFloat = 0, baselineOffset: CGFloat = 0,
    isUnderlined: Bool = false, isStruckThrough: Bool = false
  ) {
    self.font = font
    self.color = color
    self.kern = kern
    self.baselineOffset = baselineOffset
    self.isUnderlined = isUnderlined
    self.isStruckThrough = isStruckThrough
  }
}
