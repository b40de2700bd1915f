/// The families that texts can be set in: those whose files are pinned.
public enum FontFamily: String, Equatable, Sendable, CaseIterable {
  case inter = "Inter"
  case jetBrainsMono = "JetBrains Mono"
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
