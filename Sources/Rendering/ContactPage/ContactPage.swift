internal import Notation

/// A page with all pictures of a batch, which needs nothing but the files beside it. Without scripts it is a list of
/// all pictures with their words; a script adds filters, pauses and a large view.
package struct ContactPage {
  private let exhibits: [Exhibit]
  private let title: String

  /// The files that one scene has given.
  struct Exhibit: Equatable {
    /// The name of the scene's file, without its folder and ending.
    let scene: String
    var title: String
    var summary = ""
    var pictures: [ContactPicture]
    /// Tables, inspectors and whatever else is no picture.
    let links: [String]
  }

  /// A page of these results.
  /// - Parameter reader: looks for words and sizes; without one, pictures go by the names of their files.
  package init(_ results: [Manifest.Result], title: String, reader: ExhibitReader? = nil) {
    self.title = title
    let exhibits = results.filter { !$0.files.isEmpty }.map { result in
      let name = ContactPictures.name(ofScene: result.scene)
      let exhibit = Exhibit(
        scene: name, title: name, pictures: ContactPictures.pictures(of: result.files),
        links: result.files.map(\.path).filter { !ContactPictures.isPicture($0) })
      return reader?.told(exhibit, of: result.scene) ?? exhibit
    }
    self.exhibits = Self.toldApart(exhibits)
  }

  /// Scenes of one title have the names of their files behind it.
  private static func toldApart(_ exhibits: [Exhibit]) -> [Exhibit] {
    let counts = Dictionary(grouping: exhibits, by: \.title).mapValues(\.count)
    return exhibits.map { exhibit in
      guard counts[exhibit.title] != 1, exhibit.title != exhibit.scene else { return exhibit }
      var exhibit = exhibit
      exhibit.title += " (\(exhibit.scene))"
      return exhibit
    }
  }

  /// In characters, above the pictures of a scene.
  private static let longestSummary = 240

  // MARK: HTML

  package var html: String {
    let page: HTMLText = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(title)</title>
      <style>\(ContactStyle.text)</style>
      <style id="dark" media="(prefers-color-scheme: dark)">\(ContactStyle.dark)</style>
      </head>
      <body>
      \(head)
      <main>
      <p id="none" class="none" hidden>No picture has these words. <button id="reset" type="button">Show all</button></p>
      \(exhibits.map(section).joined(separator: "\n"))
      </main>
      \(ContactView.html)
      <script>\(ContactScript.text)</script>
      </body>
      </html>

      """
    return page.text
  }

  private var head: HTMLText {
    """
    <header>
    <div class="top"><div><h1>\(title)</h1><p id="count" role="status">\(count)</p></div>
    <div class="choice needs-script" role="group" aria-label="Colours">
    <button type="button" data-theme="light" aria-pressed="false">Light</button>\
    <button type="button" data-theme="dark" aria-pressed="false">Dark</button></div></div>
    <div class="filters needs-script" role="group" aria-label="Filters">
    <input id="search" type="search" placeholder="Search" aria-label="Search pictures" \
    autocomplete="off" spellcheck="false">
    <label class="pick"><span>Scene</span> <select id="scene"><option value="">All</option>\
    \(exhibits.map { option($0) }.joined())</select></label>
    <label class="pick"><span>Colours</span> <select id="twin"><option value="">All</option>\
    <option value="both">light and dark</option><option value="one">one file</option></select></label>
    <button id="pause" type="button" aria-pressed="false">Pause animations</button>
    <div class="kinds" role="group" aria-label="Kinds of pictures">\(kinds)</div>
    </div>
    <details class="contents"><summary>Contents</summary><nav aria-label="Contents"><ul>
    \(exhibits.map(entry).joined(separator: "\n"))
    </ul></nav></details>
    </header>
    """
  }

  private func option(_ exhibit: Exhibit) -> HTMLText {
    "<option value=\"\(exhibit.scene)\">\(exhibit.title)</option>"
  }

  private func entry(_ exhibit: Exhibit) -> HTMLText {
    """
    <li><a href="#\(LinkText(path: exhibit.scene).text)">\(HTMLText.name(exhibit.title))</a> \
    <span>\(exhibit.pictures.count)</span></li>
    """
  }

  private var count: String {
    let pictures = exhibits.reduce(0) { $0 + $1.pictures.count }
    let files = exhibits.reduce(0) {
      $0 + $1.links.count + $1.pictures.reduce(0) { $0 + $1.files.count }
    }
    return "\(pictures) \(pictures == 1 ? "picture" : "pictures") of \(exhibits.count) "
      + "\(exhibits.count == 1 ? "scene" : "scenes") in \(files) \(files == 1 ? "file" : "files")"
  }

  /// A button for each kind of pictures, in the order in which they come.
  private var kinds: HTMLText {
    let all = exhibits.flatMap(\.pictures).map(\.kind)
    var seen: Set<String> = []
    return all.filter { seen.insert($0).inserted }.map { kind -> HTMLText in
      let count = all.count { $0 == kind }
      return """
        <button type="button" data-kind="\(kind)" aria-pressed="false">\
        \(ContactPictures.words(ofKind: kind)) <span>\(count)</span></button>
        """
    }.joined(separator: "\n")
  }

  private func section(_ exhibit: Exhibit) -> HTMLText {
    let words = exhibit.summary.firstSentences(to: Self.longestSummary)
    let summary: HTMLText = words.isEmpty ? "" : "<p>\(words)</p>"
    let cards = ContactRows.filled(exhibit.pictures.map { ContactCard($0) })
    let isPage = OutputFormat.html.kind.isEnding
    let pages = links(to: exhibit.links.filter { isPage($0) })
    let files = links(to: exhibit.links.filter { !isPage($0) })
    return """
      <section id="\(exhibit.scene)" data-scene="\(exhibit.scene)">
      <h2>\(HTMLText.name(exhibit.title))</h2>
      \(summary)
      \(pages)<div class="pictures">
      \(cards.map(\.html).joined(separator: "\n"))
      </div>
      \(files)</section>
      """
  }

  /// Pages that can be worked with stand above the pictures, tables below them.
  private func links(to paths: [String]) -> HTMLText {
    guard !paths.isEmpty else { return "" }
    let links = paths.map { path -> HTMLText in
      let name = HTMLText.name(ContactPictures.fileName(of: path))
      return "<a href=\"\(LinkText(path: path).text)\">\(name)</a>"
    }
    return "<p class=\"files\">\(links.joined(separator: " "))</p>\n"
  }
}
