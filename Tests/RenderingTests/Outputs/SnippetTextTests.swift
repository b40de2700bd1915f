import CoreGraphics
import SceneFormat
import Testing

@testable import Rendering

@Suite struct SnippetTextTests {
  private static let kinds = SceneKinds(
    layouts: LayoutKinds([LayoutKind("flow", "Lines.", usesParams: false)]))

  private func text(
    _ outputs: String, naming: String = "github", file: String = "page.md", only: String? = nil
  ) throws -> String {
    let scene = try SceneLoader(kinds: Self.kinds.rendered()).load(
      SourceFile(
        path: "x.scene.json",
        text: """
          {"scene": 1, "name": "x", "canvas": {"size": [100, 100]},
           "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
           "steps": [{"update": {"delete": ["a"]}}],
           "outputs": [\(outputs), {"type": "snippet", "naming": "\(naming)", "file": "\(file)"}]}
          """))
    var options = RenderingOptions()
    options.kinds = only.flatMap { OutputKinds.rendered[$0] }.map { [$0] }
    let plan = OutputPlan(scene, options)
    let file = try #require(plan.files.last)
    return SnippetText(
      plan.filesOfScene, as: file,
      look: { (AlternativeText(scene, steps: $0.steps).text, CGSize(width: 100, height: 80)) }
    ).text
  }

  /// Every screen gets as many pixels as it has, where its site can tell.
  @Test(arguments: [
    (
      "github", ["srcset=\"a-dark.png, a-dark@2x.png 2x\"", "src=\"a.png\" srcset=\"a@2x.png 2x\""]
    ),
    ("mkdocs", ["a@2x.png#only-light){ width=\"100\" height=\"80\" }", "a-dark@2x.png#only-dark"]),
    ("docusaurus", ["width=\"100\" height=\"80\"", "'./a@2x.png'", "'./a-dark@2x.png'"]),
    ("plain", ["](a.png)"]), ("docc", ["](a)"]),
  ])
  func offersAllScales(_ naming: String, _ parts: [String]) throws {
    let text = try text(
      """
      {"type": "still", "file": "a{~dark}{@2x}.png", "naming": "\(naming)", "scale": [1, 2]}
      """, naming: naming)
    let shown =
      ["docusaurus", "mkdocs"].contains(naming)
      ? text : text.replacing(" width=\"100\" height=\"80\"", with: "")
    for part in parts { #expect(shown.contains(part), "\(text)") }
  }

  @Test func showsAStillUntilAFilmPlays() throws {
    let outputs = """
      {"type": "still", "file": "end.png", "theme": "light", "naming": "docc"},
      {"type": "still", "at": "start", "file": "start.png", "theme": "light", "naming": "docc"},
      {"type": "animation", "file": "film.mp4", "theme": "light", "scale": [1, 2], "naming": "docc"}
      """
    #expect(try text(outputs).contains(#" poster="start.png" controls"#))
    let docc = try text(outputs, naming: "docc")
    #expect(docc.contains("@Video(source: \"film\", poster: \"start\", alt: "))
    // DocC has films of one sharpness.
    #expect(!docc.contains("film@2x"))
  }

  @Test func showsFiguresOfEveryScale() throws {
    let text = try text(
      """
      {"type": "still", "file": "a.png", "naming": "github", "scale": 2},
      {"type": "storyboard", "file": "b.png", "theme": "light"},
      {"type": "motion", "file": "c{@2x}.png", "theme": "light", "scale": [2, 3]},
      {"type": "onion", "file": "d.svg"}
      """)
    for name in ["a.png", "a-dark@2x.png", "b.png", "c@2x.png", "d.svg"] {
      #expect(text.contains(name))
    }
    #expect(text.contains(#"srcset="c@3x.png 1.5x""#))
    // Of two pixels to a point, so that Markdown would show them twice as large.
    #expect(text.contains(#"src="a.png" width="100" height="80""#))
    #expect(text.contains(#"src="c@2x.png" srcset="c@3x.png 1.5x" width="100" height="80""#))
    #expect(text.contains("](b.png)"))
  }

  @Test(arguments: ["plain", "github", "docusaurus", "mkdocs"])
  func showsFilmsAsVideo(_ naming: String) throws {
    let text = try text(
      #"{"type": "animation", "file": "b.mp4", "theme": "light"}"#, naming: naming)
    #expect(text.contains("<video "))
    #expect(!text.contains("!["))
  }

  @Test(arguments: ["plain", "github", "docusaurus", "mkdocs", "docc"])
  func showsFramesByTheFirstOfThem(_ naming: String) throws {
    for (file, first) in [
      ("film/{frame:03}.png", "film/000.png"), ("f-{frame}.svg", "f-0.svg"),
    ] {
      let text = try text(
        #"{"type": "frames", "file": "\#(file)", "theme": "light"}"#, naming: naming)
      let shown = naming == "docc" ? "![" : first
      #expect(text.contains(shown) && !text.contains("frame"), "\(text)")
      let bare = first.split(separator: "/").last?.split(separator: ".").first ?? ""
      #expect(text.contains(bare))
    }
  }

  @Test(arguments: ["plain", "github", "docusaurus", "mkdocs", "docc"])
  func leavesNoDocumentOut(_ naming: String) throws {
    let text = try text(
      #"{"type": "still", "file": "a{~dark}.pdf", "theme": ["light", "dark"]}"#, naming: naming)
    switch naming {
    case "docc": #expect(text.contains("<!-- a.pdf is left out: DocC"))
    case "docusaurus": #expect(text.contains("<a href={require('./a.pdf').default}>"))
    default: #expect(text.contains("](a.pdf)") && text.contains("](a~dark.pdf)"))
    }
    #expect(naming == "docc" || text.split(separator: "\n").count == 2, "\(text)")
  }

  /// Every type of output that has pictures is in the snippet, in each of its formats.
  @Test func leavesNoPictureOut() throws {
    for kind in OutputKinds.rendered.all {
      for ending in OutputKinds.rendered.formats(of: kind).filter({ $0.variants != .one })
        .flatMap(\.endings)
      {
        let name = kind == .frames ? "n-{frame}" : "n"
        let text = try text(
          #"{"type": "\#(kind.name)", "file": "\#(name).\#(ending)", "theme": "light"}"#)
        #expect(
          text.contains(kind == .frames ? "n-0.\(ending)" : "n.\(ending)"), "\(kind) \(ending)")
      }
    }
  }

  @Test(arguments: [
    ("docs/page.md", "../out/a.svg"), ("out/page.md", "a.svg"), ("out/in/page.html", "../a.svg"),
    ("page.html", "out/a.svg"),
  ])
  func linksFromWhereItLies(_ file: String, _ link: String) throws {
    for naming in ["plain", "github", "mkdocs"] {
      let text = try text(
        #"{"type": "still", "file": "out/a.svg", "theme": "light"}"#, naming: naming, file: file)
      #expect(text.contains("(\(link))") || text.contains("\"\(link)\""), "\(naming): \(text)")
    }
  }

  /// The other files are there from another time.
  @Test func showsWhatThisTimeIsNotWanted() throws {
    let outputs = #"{"type": "still", "file": "a.svg"}, {"type": "onion", "file": "b.svg"}"#
    #expect(try text(outputs, only: "snippet") == text(outputs))
    #expect(try text(outputs, only: "still,snippet") == text(outputs))
  }

  /// Who hears the page hears of each picture what it is.
  @Test func noTwoPicturesHaveTheSameWords() throws {
    let text = try text(
      """
      {"type": "still", "file": "a.svg"}, {"type": "onion", "file": "b.svg"},
      {"type": "onion", "file": "c.png", "theme": "light"}, {"type": "onion", "file": "d.png", "theme": "light"}
      """)
    let words = text.split(separator: "\n").compactMap { line in
      line.split(separator: "](").first.map { String($0.dropFirst(2)) }
    }
    #expect(words.count == 4)
    #expect(Set(words).count == 4, "\(words)")
    #expect(words[1].hasPrefix("Onion: "))
    #expect(words[2].hasPrefix("Onion as PNG: "))
  }
}
