/// A format of files as scenes know it: how its files are named, and what they can hold.
public struct FormatKind: Hashable, Sendable {
  /// The files that one picture becomes.
  public enum Variants: Hashable, Sendable {
    /// One, whatever the theme.
    case one
    /// One that is light or dark as its reader likes, or one for each theme where the name tells them apart.
    case adaptive
    /// One for each theme, as sharp at any size.
    case themes
    /// Pixels: one for each theme and scale.
    case pixels
  }

  /// Behind the last dot of a name, in small letters; the first is the usual one.
  public let endings: [String]
  /// The name that servers and mail have for it.
  public let media: String
  /// The content that its files can hold.
  public let holds: Set<OutputKind.Content>
  /// The files that one picture becomes.
  public let variants: Variants

  /// A format by what is known of it.
  public init(
    _ endings: [String], media: String, holds: Set<OutputKind.Content>, variants: Variants
  ) {
    self.endings = endings
    self.media = media
    self.holds = holds
    self.variants = variants
  }

  /// The name that messages have for it.
  public var name: String { endings.first?.uppercased() ?? "" }

  /// Whether a file of that name is one of the format, as far as its name goes.
  package func isEnding(of path: String) -> Bool {
    endings.contains { path.hasSuffix("." + $0) }
  }

  /// How a page shows its files; nil for tables, pages and texts, which it does not show.
  public var exhibit: Snippet.Kind? {
    if isFilm { return .film }
    if media.hasPrefix("image/") { return .picture }
    return holds.contains(.drawing) ? .document : nil
  }

  /// Whether its files play, in a player that another program makes them for.
  public var isFilm: Bool { media.hasPrefix("video/") }
}
