internal import Drawing
internal import Figures
internal import Imaging
internal import Motion
package import SceneFormat

/// A format of files: what scenes know of it, and how what it holds becomes its bytes. Endings that are accepted,
/// plans, snippets, pages and lists follow from the list of all.
package struct OutputFormat: Sendable {
  /// One way to make a file; together they say what files of the format can hold.
  enum Making: Sendable {
    case drawing(@Sendable (Figure, PictureSetting) throws -> [UInt8])
    /// All at once, by somebody who plays it.
    case score(@Sendable (MotionScore, PictureSetting) throws -> [UInt8])
    /// Frame by frame, so many in a second, on a page of that theme where nothing can be seen through.
    case film(@Sendable (_ framesPerSecond: Int, _ page: Theme) -> any AnimationFormat)
    /// A file for each frame, of pixels.
    case frames(@Sendable () -> any AnimationFormat)
    /// A file for each frame, by itself.
    case drawings(@Sendable (DrawList, PictureSetting) throws -> [UInt8])
    case table(@Sendable (AttributeTable) -> String)
    case page
    case snippet(@Sendable (Snippet) -> String)
    /// The skeleton of one that shows the scene's other files.
    case tutorial
  }

  package let kind: FormatKind
  /// The place in its files that a scene can travel in; nil where there is none.
  private(set) var room: EmbeddedScene.Room?
  private let makings: [Making]

  /// - Parameters:
  ///   - endings: in small letters; the first is the usual one.
  ///   - variants: the files that one picture becomes; without it one, whatever the theme.
  init(
    _ endings: String..., media: String, variants: FormatKind.Variants = .one, makes: [Making]
  ) {
    kind = FormatKind(
      endings, media: media, holds: Set(makes.map(\.content)), variants: variants)
    makings = makes
  }

  /// The same format, whose files have room for a scene.
  func carrying(_ room: EmbeddedScene.Room) -> OutputFormat {
    var format = self
    format.room = room
    return format
  }

  /// The format by its kind; nil for kinds that nobody makes.
  static func of(_ kind: FormatKind) -> OutputFormat? { all.first { $0.kind == kind } }

  /// How a file of the content is made; nil where the format cannot hold it.
  func making(of content: OutputKind.Content) -> Making? {
    makings.first { $0.content == content }
  }
}

extension OutputFormat.Making {
  fileprivate var content: OutputKind.Content {
    switch self {
    case .drawing: .drawing
    case .score, .film: .film
    case .frames, .drawings: .frames
    case .table: .table
    case .page: .page
    case .snippet, .tutorial: .snippet
    }
  }
}
