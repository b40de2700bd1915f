public import CoreGraphics
public import Drawing
import Notation

/// The text that shows an output's pictures on a page, by the rules of the site that the page is for.
public struct Snippet: Equatable, Sendable {
  public let naming: Naming
  /// The same picture for each theme; one of them where the file holds both.
  public let files: [Theme: String]
  public let alternativeText: String
  public let isVideo: Bool
  /// Of what is seen, in points; nil where nobody knows.
  public let size: CGSize?
  /// Pixels to a point: of more than one a page has to be told the size.
  public let scale: Int

  public init(
    naming: Naming, files: [Theme: String], alternativeText: String, isVideo: Bool = false,
    size: CGSize? = nil, scale: Int = 1
  ) {
    self.size = size
    self.scale = scale
    self.naming = naming
    self.files = files
    self.alternativeText = alternativeText
    self.isVideo = isVideo
  }

  /// Markdown as the site takes it.
  public var text: String {
    guard let (light, dark) = shown else { return "" }
    return markdown(light, dark).text
  }

  /// The same for a page of HTML, whatever site it belongs to.
  public var html: String {
    guard let (light, dark) = shown else { return "" }
    if isVideo { return video(light, dark).text }
    return dark.map { picture(light, $0).text } ?? element(light).text
  }

  /// The file for light pages and, where it is another one, that for dark pages.
  private var shown: (light: String, dark: String?)? {
    guard let light = files[.light] ?? files[.dark] else { return nil }
    return (light, files[.light] == nil ? nil : files[.dark])
  }

  private func markdown(_ light: String, _ dark: String?) -> MarkdownText {
    if naming == .docc { return docc(light) }
    if isVideo {
      return MarkdownText(naming == .docusaurus ? playedByReact(light) : video(light, dark))
    }
    switch naming {
    case .plain, .docc: return image(light)
    case .github: return dark.map { MarkdownText(picture(light, $0)) } ?? image(light)
    case .docusaurus: return dark.map { themed(light, $0) } ?? image(light)
    case .mkdocs:
      return dark.map {
        sized(light, fragment: "#only-light") + "\n" + sized($0, fragment: "#only-dark")
      } ?? sized(light)
    }
  }

  // MARK: Pictures

  /// In Markdown, which shows a picture as large as its pixels are many; as an element where that is too large.
  private func image(_ file: String) -> MarkdownText {
    guard scale > 1, size != nil else { return .image(alternativeText, path: file) }
    guard naming == .docusaurus else { return MarkdownText(element(file)) }
    return MarkdownText(
      "<img alt=\"\(alternativeText)\" src={\(baseURL(file))}\(extent) />" as HTMLText)
  }

  /// Material for MkDocs takes attributes behind an image.
  private func sized(_ file: String, fragment: String = "") -> MarkdownText {
    let image = MarkdownText.image(alternativeText, path: file, fragment: fragment)
    guard scale > 1, size != nil else { return image }
    return image + MarkdownText("{\(extent) }" as HTMLText)
  }

  private func element(_ file: String) -> HTMLText {
    "<img alt=\"\(alternativeText)\" src=\"\(LinkText(path: file).text)\"\(extent)>"
  }

  private func picture(_ light: String, _ dark: String) -> HTMLText {
    """
    <picture>
      <source media="(prefers-color-scheme: dark)" srcset="\(LinkText(path: dark).text)">
      \(element(light))
    </picture>
    """
  }

  private func themed(_ light: String, _ dark: String) -> MarkdownText {
    let element: HTMLText = """
      <ThemedImage
        alt="\(alternativeText)"\(extent)
        sources={{
          light: \(baseURL(light)),
          dark: \(baseURL(dark)),
        }}
      />
      """
    return MarkdownText(element)
  }

  /// How Docusaurus finds a file, as a call in its script.
  private func baseURL(_ file: String) -> HTMLText {
    "useBaseUrl(\(HTMLText(verbatim: ScriptText.quoted(LinkText(path: file).text))))"
  }

  /// ` width="320" height="200"`, in points.
  private var extent: HTMLText {
    guard let size else { return "" }
    let (width, height) = (Int(size.width.rounded()), Int(size.height.rounded()))
    return " width=\"\(String(width))\" height=\"\(String(height))\""
  }

  // MARK: Films

  private func video(_ light: String, _ dark: String?) -> HTMLText {
    let other = dark.map { file -> HTMLText in
      "  <source media=\"(prefers-color-scheme: dark)\" src=\"\(LinkText(path: file).text)\">\n"
    }
    return """
      <video aria-label="\(alternativeText)"\(extent) controls muted loop playsinline>
      \(other ?? "")  <source src="\(LinkText(path: light).text)">
      </video>
      """
  }

  private func playedByReact(_ file: String) -> HTMLText {
    "<video aria-label=\"\(alternativeText)\"\(extent) controls muted loop playsInline src={\(baseURL(file))} />"
  }

  // MARK: DocC

  /// DocC finds pictures by their bare names, whatever folder they are in.
  private func docc(_ file: String) -> MarkdownText {
    let name = RelativePath.fileName(of: file)
    let stem = name.split(separator: ".").first.map(String.init) ?? name
    let bare = Self.withoutMarks(stem)
    guard isVideo else { return .image(alternativeText, path: bare) }
    let (source, words) = (MarkdownText.argument(bare), MarkdownText.argument(alternativeText))
    return "@Video(source: \"\(source)\", alt: \"\(words)\")"
  }

  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["@2x", "@3x", "~dark"] where name.hasSuffix(mark) { name.removeLast(mark.count) }
    return name
  }
}
