/// The families that texts can be set in: those whose files are pinned.
public enum FontFamily: String, Equatable, Sendable, CaseIterable {
  /// The family of all texts that name no other.
  case inter = "Inter"
  /// Letters of one width.
  case jetBrainsMono = "JetBrains Mono"
  /// Letters with serifs.
  case dejaVuSerif = "DejaVu Serif"

  /// The Debian package that has its files.
  public var package: String {
    switch self {
    case .inter: "fonts-inter"
    case .jetBrainsMono: "fonts-jetbrains-mono"
    case .dejaVuSerif: "fonts-dejavu-core"
    }
  }
}
