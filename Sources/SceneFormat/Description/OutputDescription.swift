public import CoreGraphics
public import Drawing

/// One thing that comes out of a scene, in one or more files.
public struct OutputDescription: Equatable, Sendable {
  /// The picture, table or text that the output is.
  public var kind: OutputKind
  /// The names of its files; the ending picks the format.
  public var file: FileTemplate
  /// Names of the steps that are shown; empty for all of them.
  public var steps: [Spanned<String>]
  /// The moment that a still shows, or those of a storyboard; empty leaves the choice to the kind.
  public var moments: [Moment]
  /// Pictures beside one another, 1 to 100; nil leaves the choice to the kind.
  public var columns: Int?
  /// How many moments are shown, 2 to 1,000; nil leaves the choice to the kind.
  public var count: Int?
  /// Whether ways are drawn, in a picture of motion.
  public var hasArrows: Bool
  /// The width that a figure is laid out for; nil leaves the choice to the kind.
  public var fit: Fit?
  /// Whether a still outlines what its step asks for.
  public var hasMarks = false
  /// Whether a picture of a screen shows where fingers are.
  public var showsTouches = false
  /// Whether a still shows what waits beyond the edges of sections that scroll by themselves.
  public var showsBeyond = false
  /// The words below a picture of a screen; nil for none.
  public var caption: String?
  /// Identifiers of the items that are shown; empty for all of them.
  public var only: [Spanned<String>]
  /// The marks of a blueprint; nil leaves the choice to the figure.
  public var annotations: [Annotation]?
  /// The windows of a matrix in points; empty for the usual ones.
  public var sizes: [CGSize]
  /// How an animation plays.
  public var playback = Playback()
  /// The largest file that is accepted, in bytes; nil for any.
  public var maxBytes: Int?
  /// How texts stand in an SVG.
  public var letters: Letters
  /// The site whose rules the names of files and the snippets follow.
  public var naming: Naming
  /// The themes that files are made for: the canvas's unless the output chooses.
  public var themes: [Theme]
  /// Pixels to a point, a set of files each: the canvas's unless the output chooses.
  public var scales: [Int]
  /// The place of the output in the file, for messages.
  public var span: SourceSpan

  /// An output of which nothing is said but what it shows.
  public init(_ kind: OutputKind, file: FileTemplate, on canvas: CanvasDescription) {
    self.kind = kind
    self.file = file
    (steps, only, sizes, moments) = ([], [], [], [])
    (columns, count, fit, annotations, maxBytes) = (nil, nil, nil, nil, nil)
    hasArrows = true
    letters = .characters
    naming = .plain
    themes = canvas.themes
    scales = canvas.scales
    span = canvas.span
  }

  /// The place where a figure is shown, which says how wide it is.
  public enum Fit: Equatable, Sendable {
    /// The column of a README.
    case readme
    /// Half of that column.
    case half
    /// A page of documentation.
    case page
    /// A phone held upright.
    case phone
    /// So many points.
    case points(CGFloat)

    /// The places by their names.
    static let places: KeyValuePairs<String, Fit> = [
      "readme": .readme, "half": .half, "page": .page, "phone": .phone,
    ]
  }

  /// How often an animation plays, and how it rests between two times.
  public struct Playback: Hashable, Sendable {
    /// How often it plays; 0 for ever.
    public var loop = 0
    /// Seconds for which its end stays before it starts again, beside those that its last step says; nil for as many as
    /// it takes to be seen.
    public var pause: Double?

    /// Over and over without a rest.
    public init() {}
  }

  /// How texts stand in an SVG.
  public enum Letters: String, Equatable, Sendable, CaseIterable {
    /// In the reader's fonts.
    case characters
    /// As shapes, which look the same everywhere and cannot be selected.
    case outlines
    /// In fonts that the file brings.
    case embedded
  }

  /// A mark that a blueprint writes beside things.
  public enum Annotation: String, Equatable, Sendable, CaseIterable {
    case frames, insets, spacing, index, ids, zIndex, safeArea, viewport, grid, groups
  }
}
