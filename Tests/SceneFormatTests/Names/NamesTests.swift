import CoreGraphics
import Drawing
import Testing

@testable import SceneFormat

@Suite struct NamesTests {
  @Test(arguments: [
    (#"{"type": "still", "file": "{nam}.svg"}"#, "unknown-placeholder"),
    (#"{"type": "still", "file": "{name.svg"}"#, "unknown-placeholder"),
    (#"{"type": "still", "file": "{frame:4}.svg"}"#, "unknown-placeholder"),
    (#"{"type": "still", "file": "a.gif"}"#, "output/path"),
    (#"{"type": "still", "file": "a"}"#, "output/path"),
    (#"{"type": "frames", "file": "a.png"}"#, "output/path"),
    (#"{"type": "still", "naming": "docc", "file": "{name}{@2x}{~dark}.png"}"#, "output/path"),
    (#"{"type": "frames", "file": "a{frame}-{frame}.png"}"#, "output/path"),
    (#"{"type": "frames", "file": "a{frame:03}/b.png"}"#, "output/path"),
    (#"{"type": "frames", "file": "a{frame}/b{frame}.png"}"#, "output/path"),
    (#"{"type": "frames", "file": "a{frame:010}.png"}"#, "unknown-placeholder"),
  ])
  func areRefused(_ output: String, _ code: String) {
    let faults = Scenes.faults(
      in: #"{"scene": 1, "data": {"sections": []}, "outputs": [\#(output)]}"#)
    #expect(faults.map(\.code) == [code])
  }

  static let snippets: [(naming: Naming, text: String)] = [
    (.plain, "![A \\[list\\]](out/n.png)"),
    (.docc, "![A \\[list\\]](n)"),
    (
      .github,
      """
      <picture>
        <source media="(prefers-color-scheme: dark)" srcset="out/n-dark.png">
        <img alt="A [list]" src="out/n.png">
      </picture>
      """
    ),
    (
      .docusaurus,
      """
      <ThemedImage
        alt="A [list]"
        sources={{
          light: require('./out/n.png').default,
          dark: require('./out/n-dark.png').default,
        }}
      />
      """
    ),
    (
      .mkdocs,
      "![A \\[list\\]](out/n.png#only-light)\n![A \\[list\\]](out/n-dark.png#only-dark)"
    ),
  ]

  @Test(arguments: snippets.indices)
  func showPicturesByTheRulesOfASite(_ index: Int) {
    let (naming, text) = Self.snippets[index]
    let snippet = Snippet(
      naming: naming, files: [.light: "out/n.png", .dark: "out/n-dark.png"],
      alternativeText: "A [list]")
    #expect(snippet.text == text)
  }

  /// DocC finds files by the name of one; every other site shows those that its text names, and no other.
  @Test(arguments: Naming.allCases, [Snippet.Kind.picture, .film, .document])
  func tellWhichFilesAPageShows(_ naming: Naming, _ kind: Snippet.Kind) {
    let ending = kind == .film ? "mp4" : kind == .document ? "pdf" : "png"
    let size = CGSize(width: 3, height: 2)
    for (scale, size) in [(1, nil), (1, size), (2, size)] {
      var snippet = Snippet(
        naming: naming, files: [.light: "n.\(ending)", .dark: "n-dark.\(ending)"],
        alternativeText: "A", kind: kind, size: size, scale: scale)
      snippet.sharper = [.light: [3: "n@3x.\(ending)"], .dark: [3: "n-dark@3x.\(ending)"]]
      snippet.posters = [.light: "p.png", .dark: "p-dark.png"]
      let files = ["n", "n-dark", "n@3x", "n-dark@3x"].map { "\($0).\(ending)" }
      let all = files + ["p.png", "p-dark.png"]
      let shown =
        naming != .docc
        ? all.filter(snippet.text.contains)
        : kind == .film ? all.filter { !$0.contains("@") } : kind == .picture ? files : []
      #expect(snippet.shownFiles == Set(shown), "\(scale) \(size as Any)")
    }
  }

  /// DocC would look for these in vain.
  @Test(arguments: [
    ("v.webm", Snippet.Kind.film), ("v.webp", .picture), ("v.apng", .picture), ("v.pdf", .document),
  ])
  func leavesOutWhatDocCDoesNotKnow(_ file: String, _ kind: Snippet.Kind) {
    let snippet = Snippet(naming: .docc, files: [.light: file], alternativeText: "A", kind: kind)
    #expect(snippet.text.hasPrefix("<!-- \(file) is left out: DocC shows "))
    #expect(snippet.shownFiles == [])
  }

  /// MkDocs turns links of Markdown, and none of HTML.
  @Test func countsElementsFromWhereAPageIsServed() {
    var film = Snippet(
      naming: .mkdocs, files: [.light: "docs/figures/v.mp4"], alternativeText: "A", kind: .film,
      folder: "docs")
    film.posters = [.light: "docs/figures/p.png"]
    #expect(film.text.contains("src=\"figures/v.mp4\""))
    film.servedFolder = "docs/guide"
    #expect(film.text.contains("src=\"../figures/v.mp4\""))
    #expect(film.text.contains("poster=\"../figures/p.png\""))
    var still = Snippet(
      naming: .mkdocs, files: [.light: "docs/figures/p.png"], alternativeText: "A", folder: "docs")
    still.servedFolder = "docs/guide"
    #expect(still.text == "![A](figures/p.png)")
  }

  /// A page shows a picture as large as its pixels are many, unless it is told its size.
  static let sizes: [(naming: Naming, text: String)] = [
    (.plain, #"<img alt="A" src="n.png" width="300" height="200">"#),
    (.docc, "![A](n)"), (.github, #"<img alt="A" src="n.png" width="300" height="200">"#),
    (
      .docusaurus,
      #"<img alt="A" src={require('./n.png').default} width="300" height="200" />"#
    ), (.mkdocs, #"![A](n.png){ width="300" height="200" }"#),
  ]

  @Test(arguments: sizes.indices) func sayHowLargeAPictureOfManyPixelsIs(_ index: Int) {
    let (naming, text) = Self.sizes[index]
    let snippet = Snippet(
      naming: naming, files: [.light: "n.png"], alternativeText: "A",
      size: CGSize(width: 300, height: 200.4), scale: 2)
    #expect(snippet.text == text)
    let single = Snippet(
      naming: naming, files: [.light: "n.png"], alternativeText: "A",
      size: CGSize(width: 300, height: 200), scale: 1)
    #expect(single.text == (naming == .docc ? "![A](n)" : "![A](n.png)"))
  }

  @Test(arguments: [Naming.github, .docusaurus]) func sayHowLargePicturesOfBothThemesAre(
    _ naming: Naming
  ) {
    let snippet = Snippet(
      naming: naming, files: [.light: "n.svg", .dark: "n-dark.svg"], alternativeText: "A",
      size: CGSize(width: 300, height: 200))
    #expect(snippet.text.contains(#"width="300" height="200""#))
  }

  @Test(arguments: Naming.allCases) func showFilmsAsVideo(_ naming: Naming) {
    let snippet = Snippet(
      naming: naming, files: [.light: "n.mp4"], alternativeText: "A", kind: .film,
      size: CGSize(width: 300, height: 200))
    #expect(snippet.text.hasPrefix(naming == .docc ? "@Video(source: \"n\"" : "<video "))
    #expect(naming == .docc || snippet.text.contains(#"width="300" height="200""#))
    #expect(naming == .docc || snippet.text.contains("n.mp4"))
  }

  /// A page in a folder of its own finds its files from there; who asks the site for them does not.
  @Test(arguments: Naming.allCases) func linkFromWhereThePageLies(_ naming: Naming) {
    for kind in [Snippet.Kind.picture, .film, .document] {
      for (folder, way) in [
        (".", "out/n.png"), ("out", "n.png"), ("docs", "../out/n.png"), ("out/a", "../n.png"),
        ("./docs/a", "../../out/n.png"), ("ou", "../out/n.png"),
      ] {
        let snippet = Snippet(
          naming: naming, files: [.light: "out/n.png"], alternativeText: "A", kind: kind,
          folder: folder)
        let isLinked = [way, "\"\(way)\"", "(\(way))"].contains { snippet.html.contains($0) }
        #expect(isLinked, "\(snippet.html)")
        switch naming {
        case .docc: #expect(!snippet.text.contains("/n"))
        case .docusaurus where kind != .picture:
          let path = way.hasPrefix("../") ? way : "./" + way
          #expect(snippet.text.contains("require('\(path)').default"), "\(snippet.text)")
        default:
          #expect(
            snippet.text.contains("(\(way))") || snippet.text.contains("\"\(way)\""),
            "\(snippet.text)")
        }
      }
    }
  }

  /// Docusaurus serves its folder `static` as the site's root, wherever the program runs.
  @Test(arguments: [
    ("static/img/n.png", "docs", "useBaseUrl('/img/n.png')"),
    ("../static/img/n.svg", ".", "useBaseUrl('/img/n.svg')"),
    ("web/static/n.png", "web/docs/a", "useBaseUrl('/n.png')"),
    ("docs/figures/n.svg", "docs", "require('!!url-loader!./figures/n.svg').default"),
  ]) func findsFilesOfDocusaurus(_ file: String, _ folder: String, _ call: String) {
    let snippet = Snippet(
      naming: .docusaurus, files: [.light: file, .dark: file], alternativeText: "A",
      folder: folder)
    #expect(snippet.text.contains("light: \(call),"), "\(snippet.text)")
  }

  @Test(arguments: [
    ("{name}.svg", "{name}-{step}.svg"),
    ("a/{name}{~dark}{@2x}.png", "a/{name}-{step}{~dark}{@2x}.png"),
    ("{name}-{step}.svg", "{name}-{step}.svg"), ("x", "x-{step}"),
  ]) func tellsTheStepBeforeTheMarks(_ text: String, _ told: String) throws {
    #expect(try FileTemplate(text).tellingStep.text == told)
  }

  static let documents: [(naming: Naming, text: String)] = [
    (.plain, "[A](n.pdf)\n[A (dark)](n-dark.pdf)"), (.github, "[A](n.pdf)\n[A (dark)](n-dark.pdf)"),
    (.mkdocs, "[A](n.pdf)\n[A (dark)](n-dark.pdf)"),
    (
      .docusaurus,
      """
      <a href={require('./n.pdf').default}>A</a>
      <a href={require('./n-dark.pdf').default}>A (dark)</a>
      """
    ),
    (
      .docc,
      "<!-- n.pdf is left out: DocC shows PNG, JPEG, GIF, SVG, MOV and MP4, and links to no other file -->"
    ),
  ]

  @Test(arguments: documents.indices) func linkWhatNoPageShows(_ index: Int) {
    let (naming, text) = Self.documents[index]
    let snippet = Snippet(
      naming: naming, files: [.light: "n.pdf", .dark: "n-dark.pdf"], alternativeText: "A",
      kind: .document)
    #expect(snippet.text == text)
    #expect(snippet.html == "<a href=\"n.pdf\">A</a>\n<a href=\"n-dark.pdf\">A (dark)</a>")
  }

  @Test func sayWhatHappens() throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "layout": {"kind": "columns"},
       "data": {"sections": [{"id": "f", "items": [{"id": "bob", "label": "Bob"}, "cat"]}]},
       "steps": [{"update": {"delete": ["bob"], "insert": [{"item": "zoe", "to": "f/0"}]}},
        {"bounds": "rotate", "animated": false}]}
      """)
    #expect(
      AlternativeText(scene).text
        == "Columns layout of two items. Bob is removed, zoe appears; 0.3 s. The window turns by a quarter."
    )
  }

  /// Names that would be taken for a part of the sentence stand in quotes, as in figures.
  @Test(arguments: [
    ("The end", "“The end” is removed"), ("Water for two", "“Water for two” is removed"),
    ("7", "“7” is removed"), ("Story one", "Story one is removed"), ("Bob", "Bob is removed"),
  ])
  func quoteNamesThatReadAsProse(_ name: String, _ sentence: String) throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "layout": {"kind": "columns"},
       "data": {"sections": [{"id": "f", "items": [{"id": "x", "label": "\(name)"}]}]},
       "steps": [{"update": {"delete": ["x"]}, "animated": false}]}
      """)
    #expect(AlternativeText(scene).text.hasSuffix(". \(sentence)."))
  }

  /// In the words of the figures.
  @Test func callWhatIsReloaded() throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "layout": {"kind": "columns"},
       "data": {"sections": [{"id": "f", "items": ["Ann", "Bob", "Cat"]}]},
       "steps": [{"update": {"reload": ["Cat"], "reconfigure": ["Ann", "Bob"]}, "animated": false}]}
      """)
    #expect(
      AlternativeText(scene).text.hasSuffix("Cat is reloaded, Ann and Bob are shown anew."))
  }

  @Test func leaveTheTitleWhereItStandsAlready() throws {
    let scene = try Scenes.load(
      """
      {"scene": 1, "title": "Friends", "layout": {"kind": "columns"},
       "data": {"sections": [{"id": "f", "items": ["a"]}, {"id": "g", "items": []}]},
       "steps": [{"update": {"moveSections": [{"section": "f", "to": 1}]}, "animated": false}]}
      """)
    let sentence = "olumns layout of one item in two sections. One section is put elsewhere."
    #expect(AlternativeText(scene).text == "Friends: c" + sentence)
    #expect(AlternativeText(scene).withoutTitle == "C" + sentence)
  }

  @Test func cutWhatNobodyHearsToItsEnd() throws {
    let words = String(repeating: "word ", count: 400)
    let name = String(repeating: "word ", count: 190)
    let scene = try Scenes.load(
      """
      {"scene": 1, "description": "\(words)",
       "data": {"sections": [{"id": "f", "items": ["\(name)"]}]},
       "steps": [{"update": {"delete": ["\(name)"]}}]}
      """)
    #expect(AlternativeText(scene).text.count == 501)
    #expect(AlternativeText.happenings(in: scene).values.allSatisfy { $0.count < 80 })
  }
}
