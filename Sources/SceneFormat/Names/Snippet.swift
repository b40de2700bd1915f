public import Drawing
import Notation

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

  /// Markdown as the site takes it.
  public var text: String {
    guard let light = files[.light] ?? files[.dark] else { return "" }
    return markdown(light, files[.light] == nil ? nil : files[.dark]).text
  }

  /// The same for a page of HTML, whatever site it belongs to.
  public var html: String {
    guard let light = files[.light] ?? files[.dark] else { return "" }
    let dark = files[.light] == nil ? nil : files[.dark]
    guard isVideo else { return dark.map { picture(light, $0).text } ?? image(light).text }
    let video: HTMLText = """
      <video src="\(LinkText(path: light).text)" aria-label="\(alternativeText)" controls muted loop \
      playsinline></video>
      """
    return video.text
  }

  private func markdown(_ light: String, _ dark: String?) -> MarkdownText {
    switch naming {
    case .plain: markdownImage(light)
    case .docc: docc(light)
    case .github: dark.map { MarkdownText(picture(light, $0)) } ?? markdownImage(light)
    case .docusaurus: dark.map { themed(light, $0) } ?? markdownImage(light)
    case .mkdocs:
      dark.map {
        markdownImage(light, fragment: "#only-light") + "\n"
          + markdownImage($0, fragment: "#only-dark")
      } ?? markdownImage(light)
    }
  }

  private func markdownImage(_ file: String, fragment: String = "") -> MarkdownText {
    .image(alternativeText, path: file, fragment: fragment)
  }

  /// DocC finds pictures by their bare names, whatever folder they are in.
  private func docc(_ file: String) -> MarkdownText {
    let name = RelativePath.fileName(of: file)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let bare = Self.withoutMarks(stem)
    guard isVideo else { return .image(alternativeText, path: bare) }
    let (source, words) = (MarkdownText.argument(bare), MarkdownText.argument(alternativeText))
    return "@Video(source: \"\(source)\", alt: \"\(words)\")"
  }

  private func image(_ file: String) -> HTMLText {
    "<img alt=\"\(alternativeText)\" src=\"\(LinkText(path: file).text)\">"
  }

  private func picture(_ light: String, _ dark: String) -> HTMLText {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(LinkText(path: dark).text)">
      \(image(light))
    </picture>
    """
  }

  private func themed(_ light: String, _ dark: String) -> MarkdownText {
    let (light, dark) = (LinkText(path: light).text, LinkText(path: dark).text)
    let element: HTMLText = """
      <ThemedImage
        alt="\(alternativeText)"
        sources={{
          light: useBaseUrl(\(HTMLText(verbatim: ScriptText.quoted(light)))),
          dark: useBaseUrl(\(HTMLText(verbatim: ScriptText.quoted(dark)))),
        }}
      />
      """
    return MarkdownText(element)
  }

  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["@2x", "@3x", "~dark"] where name.hasSuffix(mark) { name.removeLast(mark.count) }
    return name
  }
}
