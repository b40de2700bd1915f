import CairoBackend
import Drawing
import Imaging
import Notation
import Scene
import SceneFormat
import Testing
import VisualDiff

@testable import Rendering

/// Pictures that carry their scene.
@Suite @MainActor struct EmbeddedSceneTests {
  private nonisolated static let text = """
    {"scene": 1, "name": "x", "x-note": "secret <script>alert(1)</script> & ]]>", "canvas": {"size": [60, 40]},
     "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
     "steps": [{"name": "go", "update": {"delete": ["a"]}}],
     "timing": {"duration": 0.1, "fps": 10},
     "outputs": [{"type": "still", "file": "x.png"}, {"type": "still", "file": "x.svg"},
       {"type": "still", "file": "x.pdf"}, {"type": "animation", "file": "x.apng"},
       {"type": "animation", "file": "m.svg"}]}
    """

  private func files(embeds: Bool) throws -> [String: [UInt8]] {
    var loader = SceneLoader(kinds: SceneRegistry().kinds.rendered())
    loader.keepsTree = embeds
    let scene = try loader.load(SourceFile(path: "x.scene.json", text: Self.text))
    var options = RenderingOptions()
    options.embeds = embeds
    let played = try PlayedScene(scene)
    let drawn = try played.planned(scene.outputs, options).drawn()
    return Dictionary(drawn.map { ($0.file.path, $0.bytes) }) { first, _ in first }
  }

  @Test func giveTheSceneBack() throws {
    let files = try files(embeds: true)
    #expect(files.count > 5)
    let source = try NodeReader().read(SourceFile(path: "x", text: Self.text)).written.written()
    for (path, bytes) in files {
      #expect(try EmbeddedScene.text(in: bytes, path: path) == source + "\n", "\(path)")
    }
  }

  /// The picture is what it was, and its drawing is compared as before.
  @Test func showTheSame() throws {
    let (bare, full) = (try files(embeds: false), try files(embeds: true))
    for name in ["x.png", "x.svg", "x.pdf", "x.apng"] {
      let (before, after) = (try #require(bare[name]), try #require(full[name]))
      #expect(before != after)
      switch (try ComparedSide(name, before), try ComparedSide(name, after)) {
      case (.drawing(let before), .drawing(let after)):
        #expect(try DrawingDifference(before, after).isNone)
      case (.frames(let before), .frames(let after)):
        #expect(try AnimationDifference(before, after).isNone)
      default: Issue.record("\(name) is no picture")
      }
    }
    let script = String(decoding: try #require(full["x.svg"]), as: UTF8.self)
    #expect(!script.contains("<script"))
  }

  /// Drawings name their elements; nothing else of a scene is in a file that does not carry it.
  @Test func carryNothingUnlessAsked() throws {
    for (path, bytes) in try files(embeds: false) {
      let inner = PDFAttachment.text(in: bytes) ?? []
      for part in [bytes, inner] {
        #expect(!String(decoding: part, as: UTF8.self).contains("secret"), "\(path)")
      }
      let fault = #expect(throws: Diagnostic.self) {
        try EmbeddedScene.text(in: bytes, path: path)
      }
      #expect(fault?.code == "extract/none")
    }
  }

  private func picture(carrying text: String) throws -> [UInt8] {
    let bare = try Bitmap(width: 1, height: 1, filledWith: 0xFFFF_FFFF).png()
    return try #require(PNGText(keyword: "Tessera scene", text: text)?.inserted(into: bare))
  }

  @Test(arguments: [
    ("[1]", "extract/none"), ("{\"a\": 1}", "extract/none"), ("no JSON", "syntax"),
    (String(repeating: "[", count: 100_000), "syntax/too-deep"),
  ])
  func refuseWhatIsNoScene(_ text: String, _ code: String) throws {
    let picture = try picture(carrying: text)
    let fault = #expect(throws: Diagnostic.self) {
      try EmbeddedScene.text(in: picture, path: "p.png")
    }
    #expect(fault?.code == code)
    let svg = Array(
      "<svg >\n<metadata><scene xmlns=\"urn:tessera:scene\">\(text)</scene></metadata>\n</svg>\n"
        .utf8)
    #expect(throws: Diagnostic.self) { try EmbeddedScene.text(in: svg, path: "p.svg") }
  }

  @Test func areReadAsFarAsTheyGo() throws {
    let whole = try picture(carrying: "{\"scene\": 1}")
    #expect(try EmbeddedScene.text(in: whole, path: "p") == "{\"scene\": 1}\n")
    // A chunk that claims to be longer than the file, and files that end anywhere.
    var long = whole
    long[33] = 0x7F
    #expect(throws: Diagnostic.self) { try EmbeddedScene.text(in: long, path: "p") }
    for count in stride(from: 0, to: whole.count - 60, by: 7) {
      #expect(throws: Diagnostic.self) {
        try EmbeddedScene.text(in: Array(whole.prefix(count)), path: "p")
      }
    }
    #expect(throws: Diagnostic.self) { try EmbeddedScene.text(in: [], path: "p") }
  }

  @Test func mayNotBeTooLarge() throws {
    var limits = SceneLimits()
    limits.fileBytes = 40
    let picture = try picture(
      carrying: "{\"scene\": 1, \"x-a\": \"\(String(repeating: "a", count: 40))\"}")
    let fault = #expect(throws: Diagnostic.self) {
      try EmbeddedScene.text(in: picture, path: "p", limits: limits)
    }
    #expect(fault?.code == "file/too-large")
  }
}
