/// The settings of an SVG file: its themes, its letters, its ids and its words for those who do not see it.
public struct SVGOptions: Hashable, Sendable {
  /// The pages that a file's colours are made for.
  public enum Appearance: Hashable, Sendable {
    /// One theme only.
    case theme(Theme)
    /// Light, and dark where the reader prefers it.
    case both
  }

  /// How characters get into the file.
  public enum Text: Hashable, Sendable {
    /// As characters, in the reader's fonts, each line as wide as it was measured.
    case characters
    /// As characters, in fonts that the file brings: every browser shows the letters that were measured. A reader
    /// that knows no such fonts, as librsvg, takes those of its system. Letters as outlines are no matter of
    /// the writer: they are shapes when they come to it.
    case embedded(EmbeddedFonts)
  }

  /// How images get into the file.
  package enum Images: Hashable, Sendable {
    /// With all their bytes.
    case embedded
    /// As sums, in a file that is compared and not shown.
    case sums
  }

  /// One theme, or both in one file.
  public var appearance: Appearance
  /// How letters get into the file: for the reader's fonts, or with fonts of its own.
  public var text: Text
  /// The id of the root element: unique among all pictures of a page.
  public var id: String
  /// Stands in front of every other id and of every class: pictures that stand inside one page each need their
  /// own. Those that a page shows by reference need none.
  public var salt: String
  /// The picture's name, and what it shows in words.
  /// Longer ones than a few hundred characters are shortened, as are those of elements.
  public var title: String?
  /// The picture in a few sentences, for people who may not see it; nil leaves it out.
  public var summary: String?
  /// The parts that an address can show on their own: `picture.svg#drawing_before`, after the root's id and the
  /// part's name.
  public var views: [DrawView] = []
  package var images = Images.embedded
  /// In characters: what somebody can listen to.
  static let longestTitle = 200
  static let longestSummary = 2000

  /// A file for both themes, in the reader's fonts and without a name, if nothing else is said.
  public init(
    appearance: Appearance = .both, text: Text = .characters, id: String = "drawing",
    salt: String = "", title: String? = nil, summary: String? = nil
  ) {
    self.appearance = appearance
    self.text = text
    self.id = id
    self.salt = salt
    self.title = title
    self.summary = summary
  }
}
