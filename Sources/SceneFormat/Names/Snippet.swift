public import CoreGraphics
public import Drawing
package import Notation

/// The text that shows an output's pictures on a page, by the rules of the site that the page is for.
public struct Snippet: Equatable, Sendable {
  /// The site that the page is for.
  public let naming: Naming
  /// The same picture for each theme; one of them where the file holds both.
  public let files: [Theme: String]
  /// The words for those who do not see the picture; of a document the words of its link.
  public let alternativeText: String
  /// How the page shows the file.
  public let kind: Kind
  /// The folder of the page, from where the files are named: links count from there.
  public let folder: String
  /// The folder that the page is served from, where that is another one: elements of HTML count from there.
  public var servedFolder: String?
  /// Of what is seen, in points; nil where nobody knows.
  public let size: CGSize?
  /// Pixels to a point: of more than one a page has to be told the size.
  public let scale: Int
  /// The same files with more pixels to a point, for screens that have as many.
  public var sharper: [Theme: [Int: String]] = [:]
  /// Shown in place of a film until it plays; empty for none.
  public var posters: [Theme: String] = [:]
  /// The place on the page, which not every site has a text of its own for.
  public var use = Use.figure

  /// How a page shows a file.
  public enum Kind: Equatable, Sendable {
    case picture, film
    /// It is not shown, but linked.
    case document
  }

  /// The place of a picture on a page of DocC.
  public enum Use: String, Equatable, Sendable, CaseIterable {
    /// In the text; of a tutorial, in a step.
    case figure, step
    /// In the page's own metadata: its card, its icon.
    case card, icon
  }

  /// A picture beside its page, as large as its pixels are many, unless said otherwise.
  public init(
    naming: Naming, files: [Theme: String], alternativeText: String, kind: Kind = .picture,
    folder: String = ".", size: CGSize? = nil, scale: Int = 1
  ) {
    self.folder = folder
    self.size = size
    self.scale = scale
    self.naming = naming
    self.files = files
    self.alternativeText = alternativeText
    self.kind = kind
  }

  /// Markdown as the site takes it.
  public var text: String {
    guard let (light, dark) = shown else { return "" }
    return markdown(light, dark).text
  }

  /// The same for a page of HTML, whatever site it belongs to.
  public var html: String {
    guard let (light, dark) = shown else { return "" }
    switch kind {
    case .film: return video(light, dark).text
    case .document:
      return named(light, dark).map { anchor($1, "\"\(link($0))\"").text }.joined(separator: "\n")
    case .picture: return dark.map { picture(light, $0).text } ?? element(light).text
    }
  }

  /// The same as DocC has it, whatever site it belongs to.
  package var directive: MarkdownText { shown.map { docc($0.light) } ?? "" }

  /// Those of its files that the page shows: some sites have room for one theme, or for one scale.
  package var shownFiles: Set<String> {
    guard let (light, dark) = shown else { return [] }
    let pair = [light] + (dark.map { [$0] } ?? [])
    switch (naming, kind) {
    case (.docc, _) where !isKnownToDocC: return []
    // DocC finds the others by the name of one.
    case (.docc, .picture): return Set(files.values).union(others)
    case (.docc, .film): return Set(files.values).union(posters.values)
    case (.docc, .document): return []
    case (.docusaurus, .film): return [light]
    case (_, .film): return Set(pair + (shownPoster.map { [$0] } ?? []))
    case (_, .document), (.docusaurus, .picture), (.mkdocs, .picture): return Set(pair)
    case (.plain, .picture):
      let sharper = sharper[files[.light] == nil ? .dark : .light] ?? [:]
      return Set([light] + (isBare ? [] : Array(sharper.values)))
    case (_, .picture): return Set(pair + others)
    }
  }

  private var others: [String] { sharper.values.flatMap(\.values) }

  /// The file for light pages and, where it is another one, that for dark pages.
  private var shown: (light: String, dark: String?)? {
    guard let light = files[.light] ?? files[.dark] else { return nil }
    return (light, files[.light] == nil ? nil : files[.dark])
  }

  private func markdown(_ light: String, _ dark: String?) -> MarkdownText {
    if naming == .docc { return docc(light) }
    switch kind {
    case .document: return document(light, dark)
    case .film:
      return MarkdownText(naming == .docusaurus ? playedByReact(light) : video(light, dark))
    case .picture: return figure(light, dark)
    }
  }

  private func figure(_ light: String, _ dark: String?) -> MarkdownText {
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

  /// The text between the quotation marks of a link to a file.
  private func link(_ file: String) -> HTMLText {
    let way = RelativePath.path(to: file, from: servedFolder ?? folder)
    return HTMLText(verbatim: LinkText(path: way).text)
  }

  private func way(to file: String) -> String { RelativePath.path(to: file, from: folder) }

  // MARK: Pictures

  /// In Markdown, which shows a picture as large as its pixels are many; as an element where that is too large.
  private func image(_ file: String) -> MarkdownText {
    guard !isBare else { return .image(alternativeText, path: way(to: file)) }
    guard naming == .docusaurus else { return MarkdownText(element(file)) }
    return MarkdownText(
      "<img alt=\"\(alternativeText)\" src={\(source(file))}\(extent) />" as HTMLText)
  }

  /// Whether one file, as large as its pixels are many, is all that there is to say.
  private var isBare: Bool {
    (scale == 1 || size == nil) && (naming == .plain || sharper.isEmpty)
  }

  /// Material for MkDocs takes attributes behind an image.
  private func sized(_ file: String, fragment: String = "") -> MarkdownText {
    let image = MarkdownText.image(alternativeText, path: way(to: file), fragment: fragment)
    return scale > 1 && size != nil ? image + MarkdownText("{\(extent) }" as HTMLText) : image
  }

  private func element(_ file: String) -> HTMLText {
    let others = set(of: file == files[.light] ? .light : .dark)
    let all = others.map { " srcset=\"\($0)\"" as HTMLText } ?? ""
    return "<img alt=\"\(alternativeText)\" src=\"\(link(file))\"\(all)\(extent)>"
  }

  /// The sharper files of a theme for a browser to choose from; nil where there are none.
  private func set(of theme: Theme) -> HTMLText? {
    guard let others = sharper[theme]?.sorted(by: { $0.key < $1.key }), !others.isEmpty else {
      return nil
    }
    return others.map { scale, file -> HTMLText in
      "\(link(file)) \(NumberText.text(CGFloat(scale) / CGFloat(self.scale)))x"
    }.joined(separator: ", ")
  }

  private func picture(_ light: String, _ dark: String) -> HTMLText {
    let others = set(of: .dark).map { ", \($0)" as HTMLText } ?? ""
    return """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="\(link(dark))\(others)">
        \(element(light))
      </picture>
      """
  }

  private func themed(_ light: String, _ dark: String) -> MarkdownText {
    let element: HTMLText = """
      <ThemedImage
        alt="\(alternativeText)"\(extent)
        sources={{
          light: \(source(light)),
          dark: \(source(dark)),
        }}
      />
      """
    return MarkdownText(element)
  }

  /// How Docusaurus finds a file, as a call in its script: what lies below its folder `static` from the site's root,
  /// all else from the page. It would make a component of an SVG file that is not asked for as a file.
  private func source(_ file: String) -> HTMLText {
    let way = way(to: file)
    let parts = way.split(separator: "/")
    if let place = parts.dropLast().firstIndex(of: "static") {
      let path = "/" + parts[(place + 1)...].joined(separator: "/")
      return "useBaseUrl(\(HTMLText(verbatim: ScriptText.quoted(LinkText(path: path).text))))"
    }
    let loader = way.lowercased().hasSuffix(".svg") ? "!!url-loader!" : ""
    let path = loader + (way.hasPrefix("../") || way.hasPrefix("/") ? way : "./" + way)
    return "require(\(HTMLText(verbatim: ScriptText.quoted(path)))).default"
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
      "  <source media=\"(prefers-color-scheme: dark)\" src=\"\(link(file))\">\n"
    }
    return """
      <video aria-label="\(alternativeText)"\(extent)\(poster) controls muted loop playsinline>
      \(other ?? "")  <source src="\(link(light))">
      </video>
      """
  }

  /// One for both themes: a film's element has room for no more.
  private var shownPoster: String? { posters[.light] ?? posters[.dark] }

  private var poster: HTMLText {
    shownPoster.map { " poster=\"\(link($0))\"" } ?? ""
  }

  private func playedByReact(_ file: String) -> HTMLText {
    "<video aria-label=\"\(alternativeText)\"\(extent) controls muted loop playsInline src={\(source(file))} />"
  }

  // MARK: Documents

  private func document(_ light: String, _ dark: String?) -> MarkdownText {
    let links = named(light, dark).map { file, words in
      naming == .docusaurus
        ? MarkdownText(anchor(words, "{\(source(file))}"))
        : .link(words, path: way(to: file))
    }
    return links.dropFirst().reduce(links[0]) { $0 + "\n" + $1 }
  }

  private func anchor(_ words: String, _ reference: HTMLText) -> HTMLText {
    "<a href=\(reference)>\(words)</a>"
  }

  /// Nothing switches a link between themes: both are there.
  private func named(_ light: String, _ dark: String?) -> [(file: String, words: String)] {
    [(light, alternativeText)] + (dark.map { [($0, alternativeText + " (dark)")] } ?? [])
  }

  // MARK: DocC

  /// DocC finds pictures by their bare names, whatever folder they are in.
  private func docc(_ file: String) -> MarkdownText {
    guard isKnownToDocC else {
      let name = RelativePath.fileName(of: file)
      return "<!-- \(name) is left out: DocC shows \(Self.doccFormats) -->"
    }
    let bare = Self.bareName(of: file)
    let (source, words) = (MarkdownText.argument(bare), MarkdownText.argument(alternativeText))
    switch kind {
    case .picture:
      switch use {
      case .figure: return .image(alternativeText, path: bare)
      case .step: return MarkdownText("@Image(source: \"\(source)\", alt: \"\(words)\")")
      case .card, .icon:
        return MarkdownText(
          "@PageImage(purpose: \(use.rawValue), source: \"\(source)\", alt: \"\(words)\")")
      }
    case .document: return ""
    case .film:
      let poster = shownPoster.map { file -> MarkdownText in
        "poster: \"\(MarkdownText.argument(Self.bareName(of: file)))\", "
      }
      return "@Video(source: \"\(source)\", \(poster ?? "")alt: \"\(words)\")"
    }
  }

  private static let doccFormats = "PNG, JPEG, GIF, SVG, MOV and MP4, and links to no other file"

  /// Whether DocC has a place for files of the format, by their endings.
  private var isKnownToDocC: Bool {
    let endings: [String] =
      switch kind {
      case .picture: ["png", "jpg", "jpeg", "gif", "svg"]
      case .film: ["mov", "mp4"]
      case .document: []
      }
    let ending = shown?.light.split(separator: ".").last?.lowercased() ?? ""
    return endings.contains(ending)
  }

  /// The name by which DocC finds a file: without its folder, its ending, and the marks of theme and scale.
  public static func bareName(of file: String) -> String {
    let name = RelativePath.fileName(of: file)
    return withoutMarks(name.split(separator: ".").first.map(String.init) ?? name)
  }

  private static func withoutMarks(_ name: String) -> String {
    var name = name
    for mark in ["@2x", "@3x", "~dark"] where name.hasSuffix(mark) { name.removeLast(mark.count) }
    return name
  }
}
