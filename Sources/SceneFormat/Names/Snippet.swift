public import Drawing

/// The text that shows an output's pictures on a page, by the rules of the site that the page is for.
public struct Snippet: Equatable, Sendable {
  public let naming: Naming
  /// The same picture for each theme; one of them where the file holds both.
  public let files: [Theme: String]
  public let alternativeText: String
  public let isVideo: Bool

  public init(
    naming: Naming, files: [Theme: String], alternativeText: String, isVideo: Bool = false
  ) {
    self.naming = naming
    self.files = files
    self.alternativeText = alternativeText
    self.isVideo = isVideo
  }

  public var text: String {
    guard let light = files[.light] ?? files[.dark] else { return "" }
    let dark = files[.light] == nil ? nil : files[.dark]
    switch naming {
    case .plain: return image(light)
    case .docc: return docc(light)
    case .github: return dark.map { picture(light, $0) } ?? image(light)
    case .docusaurus: return dark.map { themed(light, $0) } ?? image(light)
    case .mkdocs:
      return dark.map { image("\(light)#only-light") + "\n" + image("\($0)#only-dark") }
        ?? image(light)
    }
  }

  private func image(_ file: String) -> String {
    "![\(Self.inMarkdown(alternativeText))](\(Self.inLink(file)))"
  }

  /// DocC finds pictures by their bare names, whatever folder they are in.
  private func docc(_ file: String) -> String {
    let name = RelativePath.fileName(of: file)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let bare = Self.withoutMarks(stem)
    guard isVideo else { return "![\(Self.inMarkdown(alternativeText))](\(bare))" }
    return "@Video(source: \"\(bare)\", alt: \"\(Self.inQuotes(alternativeText))\")"
  }

  private func picture(_ light: String, _ dark: String) -> String {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(Self.inHTML(dark))">
      <img alt="\(Self.inHTML(alternativeText))" src="\(Self.inHTML(light))">
    </picture>
    """
  }

  private func themed(_ light: String, _ dark: String) -> String {
    """
    <ThemedImage
      alt="\(Self.inHTML(alternativeText))"
      sources={{
        light: useBaseUrl('\(Self.inQuotes(light))'),
        dark: useBaseUrl('\(Self.inQuotes(dark))'),
      }}
    />
    """
  }

  // MARK: Escapes

  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["@2x", "@3x", "~dark"] where name.hasSuffix(mark) { name.removeLast(mark.count) }
    return name
  }

  private static func inMarkdown(_ text: String) -> String {
    escaped(text, ["[": "\\[", "]": "\\]", "\\": "\\\\", "\n": " "])
  }

  private static func inLink(_ file: String) -> String {
    escaped(file, [" ": "%20", "(": "%28", ")": "%29", "<": "%3C", ">": "%3E"])
  }

  private static func inHTML(_ text: String) -> String {
    escaped(text, ["&": "&amp;", "<": "&lt;", ">": "&gt;", "\"": "&quot;", "\n": " "])
  }

  private static func inQuotes(_ text: String) -> String {
    escaped(text, ["\"": "\\\"", "'": "\\'", "\\": "\\\\", "\n": " "])
  }

  private static func escaped(_ text: String, _ table: [Character: String]) -> String {
    text.map { table[$0] ?? String($0) }.joined()
  }
}
