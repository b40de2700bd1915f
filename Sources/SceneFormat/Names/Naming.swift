/// Which rules file names follow, and what snippet shows the files.
public enum Naming: String, Equatable, Sendable, CaseIterable {
  /// Plain files and Markdown, or the rules of DocC, GitHub, Docusaurus or Material for MkDocs.
  case plain, docc, github, docusaurus, mkdocs

  /// Whether readers turn its pages light or dark by themselves, which a picture that asks their system does not see.
  package var hasSwitch: Bool {
    switch self {
    case .plain, .github: false
    case .docc, .docusaurus, .mkdocs: true
    }
  }

  /// Whether a page shows a picture by one file for each theme: it has no room for several scales, or looks for them in
  /// another place.
  package var showsOneScale: Bool {
    switch self {
    case .plain, .docc, .github: false
    case .docusaurus, .mkdocs: true
    }
  }

  /// How the picture of the dark theme is told from the other.
  public var darkMark: String {
    switch self {
    case .plain, .docc: "~dark"
    case .github, .docusaurus, .mkdocs: "-dark"
    }
  }
}
