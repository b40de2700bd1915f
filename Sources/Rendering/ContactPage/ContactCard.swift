internal import Drawing
internal import Notation

/// One picture of the page with its words.
struct ContactCard {
  private let picture: ContactPicture

  /// More frames than this are not shown side by side.
  private static let mostFrames = 60
  /// In characters: the large view has all of it.
  private static let longestTitle = 120
  private static let longestDetails = 150

  init(_ picture: ContactPicture) {
    self.picture = picture
  }

  var html: HTMLText {
    let title = picture.title.shortened(to: Self.longestTitle)
    let words = picture.details.firstSentences(to: Self.longestDetails)
    let details: HTMLText = words.isEmpty ? "" : "<p class=\"details\">\(words)</p>"
    let size = picture.files.first.map { Self.words(ofBytes: $0.bytes) } ?? ""
    return """
      <figure class="card\(moves ? " moves" : "")\(isScreen ? " screen" : "")\(wide)" data-kind="\(picture.kind)" \
      data-twin="\(picture.dark == nil ? "one" : "both")" data-files="\(files)" data-count="\(picture.files.count)"\(whole)\(views)>
      <div class="frame" tabindex="0" role="group" aria-label="\(fileName)">\(body)</div>
      <figcaption><div class="told"><h3>\(title)</h3>\(details)
      <p class="file"><span>\(ContactPictures.words(ofKind: picture.kind))</span> \
      \(HTMLText.name(fileName)) <span>\(size)</span></p></div>
      <div class="acts needs-script">\(buttons)</div></figcaption></figure>
      """
  }

  /// All sentences, where the card has no room for them.
  private var whole: HTMLText {
    picture.details.count > Self.longestDetails ? " data-words=\"\(picture.details)\"" : ""
  }

  var fileName: String { ContactPictures.fileName(of: picture.light) }

  /// The two states that a script lays over each other: their places in the picture.
  private var views: HTMLText {
    let views = picture.views.map { view in
      JSONText.list(
        [view.rect.minX, view.rect.minY, view.rect.width, view.rect.height].map {
          .rounded($0)
        })
    }
    return views.count == 2 ? " data-views=\"\(JSONText.list(views).compact)\"" : ""
  }

  /// Whether it needs a button to stop it.
  private var moves: Bool { picture.isFilm || picture.plays }

  /// The columns of the page that it is as wide as, of three.
  var span: Int {
    guard picture.frames.isEmpty else { return 3 }
    let width = picture.size?.width ?? 0
    return width > 840 ? 3 : width > (isScreen ? Self.widestScreen : 410) ? 2 : 1
  }

  /// Whether it is a screen of the app, which is looked at as a whole and may come out smaller; not one that is as high
  /// as all of its content.
  private var isScreen: Bool {
    guard picture.frames.isEmpty, picture.kind == "still" || moves, let size = picture.size else {
      return false
    }
    return Double(size.height) <= 2.4 * Double(size.width)
  }

  /// Of those that stand in one column, phones in their bodies among them.
  private static let widestScreen = 440

  private var wide: String { ["", " wide", " widest"][span - 1] }

  private var buttons: HTMLText {
    let pause: HTMLText =
      moves
      ? """
      <button class="stop" type="button" aria-pressed="false" aria-label="Pause \(fileName)" title="Pause or play">\
      \(ContactIcons.pause)\(ContactIcons.play)</button>
      """ : ""
    return """
      \(pause)<button class="large" type="button" aria-label="Large view of \(fileName)" title="Large view">\
      \(ContactIcons.large)</button>
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
    let shown = picture.frames.prefix(Self.mostFrames).enumerated().map {
      number, path -> HTMLText in
      let dark = picture.darkFrames[path]
      let words = number == 0 ? picture.alternative : ""
      return "<li>\(image(path, dark: dark, words: words))\(number + 1)</li>"
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
      picture.size.map {
        " width=\"\($0.width)\" height=\"\($0.height)\" style=\"--w:\($0.width);--h:\($0.height)\""
      } ?? ""
    return """
      <picture>\(source)<img src="\(LinkText(path: path).text)" alt="\(words)"\(size) \
      loading="lazy"></picture>
      """
  }

  /// Each file's path and size, for the large view.
  private var files: String {
    JSONText.list(
      picture.files.prefix(Self.mostFiles).map {
        .list([.text(LinkText(path: $0.path).text), .text(Self.words(ofBytes: $0.bytes))])
      }
    ).compact
  }

  /// Behind them the large view says how many there are.
  private static let mostFiles = 24

  /// "4.4 kB".
  static func words(ofBytes bytes: Int) -> String {
    if bytes < 1_000 { return "\(bytes) B" }
    let (unit, name) = bytes < 1_000_000 ? (1_000.0, "kB") : (1_000_000.0, "MB")
    return NumberText.text(Double(bytes) / unit, decimals: 1) + " " + name
  }
}
