public import CoreGraphics

/// The bars of a screen around its collection view, as an app has them.
public struct BarsDescription: Equatable, Sendable {
  /// One of the buttons at the bottom that lead to other screens.
  public struct Tab: Equatable, Sendable {
    /// The word below the symbol; empty for none.
    public var title = ""
    /// The symbol's name; nil for none.
    public var symbol: String?
    /// The words in the badge; nil for none.
    public var badge: String?

    /// A tab without a word, a symbol and a badge.
    public init() {}
  }

  /// The name of the screen; nil where the bar at the top has none.
  public var title: String?
  /// Whether the name stands in large letters below the bar, until the content is scrolled.
  public var hasLargeTitle = false
  /// A line above the large name; nil for none.
  public var overline: String?
  /// Letters in a circle at the end of the large name, as of whoever uses the app; nil for none.
  public var avatar: String?
  /// The distance of name and buttons from the edges, in points; nil for the system's.
  public var margin: CGFloat?
  /// A letter in a circle above the name, as of the person that one writes to; nil for none.
  public var portrait: String?
  /// The name of the screen before, with the sign that leads there; nil for none.
  public var back: String?
  /// Symbols or words at the beginning of the bar at the top.
  public var leading: [Spanned<String>] = []
  /// Symbols or words at the end of the bar at the top.
  public var trailing: [Spanned<String>] = []
  /// Whether headers that stay do so in the bar at the top, beside its buttons.
  public var holdsHeaders = false
  /// The words in a field for a search; nil for no field.
  public var search: String?
  /// The tabs at the bottom; none for no bar.
  public var tabs: [Tab] = []
  /// The number of the tab that is shown, from 0 on.
  public var tab = 0
  /// Symbols or words in a bar at the bottom.
  public var toolbar: [Spanned<String>] = []
  /// Words of which one is chosen, in a bar that floats above the content.
  public var segments: [Spanned<String>] = []
  /// The number of the word that is chosen, from 0 on.
  public var segment = 0
  /// The words in a field for a message; nil for no field.
  public var input: String?
  /// Whether the keyboard is shown.
  public var hasKeyboard = false

  /// A screen without any bar.
  public init() {}

  /// Whether there is a bar at the top.
  public var hasNavigationBar: Bool {
    title != nil || back != nil || portrait != nil || avatar != nil || !leading.isEmpty
      || !trailing.isEmpty
  }
}
