/// A type of outputs as scenes know it: its name, and which keys mean something to it. Two of one name are the same.
public struct OutputKind: Sendable {
  /// The content of a file of this type.
  public enum Content: Hashable, Sendable, CaseIterable {
    /// One drawing that shows or explains the scene.
    case drawing
    /// All frames in one file.
    case film
    /// A file for each frame.
    case frames
    case table
    /// A page that somebody works with.
    case page
    /// Text that shows the scene's other files on a page.
    case snippet

    /// Whether its files are drawn: stills, figures, films and their frames.
    public var isPicture: Bool {
      switch self {
      case .drawing, .film, .frames: true
      case .table, .page, .snippet: false
      }
    }
  }

  /// The name that scenes write after `type`.
  public let name: String
  /// One line for the reference: what it shows.
  public let text: String
  /// The content of its files.
  public let content: Content
  /// The keys that mean something to it, besides those that mean something to all of its content.
  public var keys: Set<String> = []
  /// Whether it shows the calls between collection view and layout, which a scene has to be played for.
  public var needsConversation = false
  /// The usual name of a file, without its ending.
  public var stem = "{name}-{type}"
  /// The format of such a file; nil for the first that holds its content.
  public var usualFormat: FormatKind?

  /// A type to which nothing special applies.
  public init(_ name: String, _ text: String, holding content: Content) {
    self.name = name
    self.text = text
    self.content = content
  }
}

extension OutputKind: Hashable {
  /// Whether both have one name.
  public static func == (before: OutputKind, after: OutputKind) -> Bool {
    before.name == after.name
  }

  /// By the name alone.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
