internal import Drawing
internal import Notation

/// One picture of the page with its words.
struct ContactCard {
  private let picture: ContactPicture

  /// More frames than this are not shown side by side.
  private static let mostFrames = 60
  /// In characters: the alternative text has all of it.
  private static let longestTitle = 120
  private static let longestDetails = 300

  init(_ picture: ContactPicture) {
    self.picture = picture
  }

  var html: HTMLText {
    let isLong = picture.title.count > Self.longestTitle
    let title = picture.title.shortened(to: Self.longestTitle)
    let words = (isLong ? picture.alternative : picture.details).shortened(to: Self.longestDetails)
    let details: HTMLText = words.isEmpty ? "" : "<p>\(words)</p>"
    let size = picture.files.first.map { Self.words(ofBytes: $0.bytes) } ?? ""
    return """
      <figure class="card\(moves ? " moves" : "")\(wide)" data-kind="\(picture.kind)" \
      data-twin="\(picture.dark == nil ? "one" : "both")" data-files="\(files)">
      <div class="frame" tabindex="0" role="group" aria-label="\(ContactPictures.fileName(of: picture.light))">\(body)</div>
      <figcaption><h3>\(title)</h3>\(details)
      <p class="file"><span>\(ContactPictures.words(ofKind: picture.kind))</span> \
      \(HTMLText.name(ContactPictures.fileName(of: picture.light))) <span>\(size)</span>\(buttons)</p>
      </figcaption></figure>
      """
  }

  /// Whether it needs a button to stop it.
  private var moves: Bool { picture.isFilm || picture.plays }

  private var wide: String {
    guard picture.frames.isEmpty else { return " widest" }
    let width = picture.size?.width ?? 0
    return width > 860 ? " widest" : width > 430 ? " wide" : ""
  }

  private var buttons: HTMLText {
    let pause: HTMLText =
      moves
      ? """
      <button class="stop needs-script" type="button" aria-pressed="false" \
      aria-label="Pause \(ContactPictures.fileName(of: picture.light))">Pause</button>
      """ : ""
    return """
      \(pause)<button class="large needs-script" type="button" \
      aria-label="Large view of \(ContactPictures.fileName(of: picture.light))">Large view</button>
      """
  }

  private var body: HTMLText {
    if picture.isFilm {
      let path = LinkText(path: picture.light).text
      return """
        <video src="\(path)" aria-label="\(picture.alternative)" controls muted loop playsinline \
        preload="metadata"></video>
        """
    }
    guard picture.frames.isEmpty else { return strip }
    return image(picture.light, dark: picture.dark, words: picture.alternative)
  }

  /// Frames side by side, as on a film.
  private var strip: HTMLText {
    let shown = picture.frames.prefix(Self.mostFrames).enumerated().map { number, path in
      "<li>\(image(path, dark: nil, words: number == 0 ? picture.alternative : ""))\(number + 1)</li>"
        as HTMLText
    }
    let left = picture.frames.count - Self.mostFrames
    let more: HTMLText = left > 0 ? "<li>and \(left) more</li>" : ""
    return "<ol class=\"strip\">\(shown.joined())\(more)</ol>"
  }

  private func image(_ path: String, dark: String?, words: String) -> HTMLText {
    let source: HTMLText =
      dark.map {
        """
        <source media="(prefers-color-scheme: dark)" srcset="\(LinkText(path: $0).text)">
        """
      } ?? ""
    let size: HTMLText =
      picture.size.map { " width=\"\($0.width)\" height=\"\($0.height)\"" } ?? ""
    return """
      <picture>\(source)<img src="\(LinkText(path: path).text)" alt="\(words)"\(size) \
      loading="lazy"></picture>
      """
  }

  /// Each file's path and size, for the large view.
  private var files: String {
    JSONText.list(
      picture.files.prefix(24).map {
        .list([.text(LinkText(path: $0.path).text), .text(Self.words(ofBytes: $0.bytes))])
      }
    ).compact
  }

  /// "4.4 kB".
  static func words(ofBytes bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    let (unit, name) = bytes < 1_000_000 ? (1_000.0, "kB") : (1_000_000.0, "MB")
    return NumberText.text(Double(bytes) / unit, decimals: 1) + " " + name
  }
}
