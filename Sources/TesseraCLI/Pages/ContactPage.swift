internal import Notation
internal import Platform
internal import Rendering
internal import SceneFormat

/// A page with all pictures of a batch, which needs nothing but the files beside it.
struct ContactPage {
  private let exhibits: [Exhibit]
  private let title: String

  /// The files that one scene has given.
  struct Exhibit: Equatable {
    let scene: String
    let pictures: [Picture]
    /// Tables, inspectors and whatever else is no picture.
    let links: [String]
  }

  /// A picture, with its twin for dark pages.
  struct Picture: Equatable {
    let light: String
    var dark: String?

    var isFilm: Bool { OutputKinds.rendered.format(ofFile: light)?.isFilm == true }
  }

  init(_ results: [Manifest.Result], title: String) {
    self.title = title
    exhibits = results.filter { !$0.files.isEmpty }.map { result in
      Exhibit(
        scene: Self.name(of: result.scene), pictures: Self.pictures(result.files.map(\.path)),
        links: result.files.map(\.path).filter { !Self.isPicture($0) })
    }
  }

  // MARK: Pictures that are shown

  /// Each picture once: in its smallest scale, the dark one with the light one, of many frames the first.
  static func pictures(_ paths: [String]) -> [Picture] {
    var pictures: [Picture] = []
    for path in paths where isPicture(path) && !path.contains("@2x") && !path.contains("@3x") {
      if let light = lightName(of: path),
        let place = pictures.firstIndex(where: { $0.light == light })
      {
        pictures[place].dark = path
      } else if !isLaterFrame(path, pictures.last?.light) {
        pictures.append(Picture(light: path))
      }
    }
    return pictures
  }

  private static func isPicture(_ path: String) -> Bool {
    [.picture, .film].contains(OutputKinds.rendered.format(ofFile: path)?.exhibit)
  }

  private static func lightName(of path: String) -> String? {
    for mark in ["~dark", "-dark"] where path.contains("\(mark).") {
      return path.replacing("\(mark).", with: ".")
    }
    return nil
  }

  /// Whether two names differ in their digits only, and the first of them is shown already.
  private static func isLaterFrame(_ path: String, _ last: String?) -> Bool {
    guard let last, path.contains(where: \.isNumber) else { return false }
    let number = path.filter(\.isNumber)
    return path.filter { !$0.isNumber } == last.filter { !$0.isNumber }
      && number.count == last.filter(\.isNumber).count && number.count >= 3
  }

  private static func name(of scene: String) -> String {
    let name = scene.split(separator: "/").last.map(String.init) ?? scene
    return SceneLoader.endings.first { name.hasSuffix($0) }.map { String(name.dropLast($0.count)) }
      ?? name
  }

  // MARK: HTML

  var html: String {
    let page: HTMLText = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header><h1>\(title)</h1><p>\(count)</p></header>
      <main>
      \(exhibits.map(card).joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
    return page.text
  }

  private var count: String {
    let pictures = exhibits.reduce(0) { $0 + $1.pictures.count }
    return "\(exhibits.count) \(exhibits.count == 1 ? "scene" : "scenes"), "
      + "\(pictures) \(pictures == 1 ? "picture" : "pictures")"
  }

  private func card(_ exhibit: Exhibit) -> HTMLText {
    let links = exhibit.links.map { path -> HTMLText in
      "<a href=\"\(LinkText(path: path).text)\">\(HTMLText.name(Self.fileName(of: path)))</a>"
    }
    let files: HTMLText =
      links.isEmpty ? "" : "<p class=\"files\">\(links.joined(separator: " "))</p>\n"
    return """
      <section id="\(exhibit.scene)">
      <h2>\(HTMLText.name(exhibit.scene))</h2>
      <div class="pictures">
      \(exhibit.pictures.map(figure).joined(separator: "\n"))
      </div>
      \(files)</section>
      """
  }

  private func figure(_ picture: Picture) -> HTMLText {
    let name = Self.fileName(of: picture.light)
    let light = LinkText(path: picture.light).text
    let image: HTMLText
    if picture.isFilm {
      image = """
        <video src="\(light)" controls muted loop playsinline preload="metadata"></video>
        """
    } else {
      let dark = picture.dark.map { path -> HTMLText in
        """
        <source media="(prefers-color-scheme: dark)" srcset="\(LinkText(path: path).text)">
        """
      }
      image = """
        <picture>\(dark ?? "")<img src="\(light)" alt="\(name)" loading="lazy"></picture>
        """
    }
    return """
      <figure><a href="\(light)">\(image)</a><figcaption>\(HTMLText.name(name))</figcaption></figure>
      """
  }

  private static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }

  private static let style: HTMLText = """
    :root { --page: #F6F7F9; --surface: #FFFFFF; --ink: #15181D; --second: #646B76; --line: #DDE1E7; --accent: #0072B2 }
    @media (prefers-color-scheme: dark) {
      :root { --page: #0F1216; --surface: #191D23; --ink: #F1F3F6; --second: #9AA3AF; --line: #2C323B; --accent: #4FB0F0 }
    }
    * { box-sizing: border-box }
    body { margin: 0; padding: 24px; background: var(--page); color: var(--ink); font: 13px/1.5 Inter, system-ui, sans-serif }
    header, main { max-width: 1600px; margin: 0 auto }
    h1 { font-size: 24px; line-height: 1.2; margin: 0 }
    h2 { font-size: 15px; margin: 0 0 12px }
    header p, figcaption, .files { color: var(--second); margin: 4px 0 0 }
    section { margin: 24px 0 0; padding: 16px; background: var(--surface); border-radius: 12px }
    .pictures { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-end }
    figure { margin: 0; max-width: 100% }
    img, video { display: block; max-width: 100%; max-height: 420px; height: auto; border: 1px solid var(--line); border-radius: 8px }
    figcaption { font-size: 11px }
    a { color: var(--accent) }
    a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: 8px }
    .files { margin-top: 12px }
    .files a { margin-right: 12px }
    """
}
