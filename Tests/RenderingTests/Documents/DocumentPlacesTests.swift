import Foundation
import Testing

@testable import Platform
@testable import Rendering

/// From where to where links to figures lead, and the lines of a document that are none of its text.
@Suite @MainActor struct DocumentPlacesTests {
  private static let reference = "<!-- tessera: x.scene.json -->\n<!-- /tessera -->\n"

  @Test func linksAFolderThatIsNamedFromElsewhere() throws {
    let folder = try DocumentFolder(["a/b/A.md": "", "img/x": ""])
    let here = try #require(RealPath.of("."))
    let up = here.split(separator: "/").map { _ in ".." }.joined(separator: "/")
    let real = try #require(RealPath.of(folder.path))
    for (document, figures) in [
      ("\(folder.path)/a/b/A.md", up + real + "/img"), (up + real + "/a/b/A.md", "\(real)/img"),
    ] {
      let way = DocumentSite(document, figures: figures, naming: nil).way
      #expect(way.document == "\(real)/a/b" && way.figures == "\(real)/img")
    }
    let way = DocumentSite("a/b/A.md", figures: "img", naming: nil).way
    #expect(way.document == "a/b" && way.figures == "img")
  }

  @Test func knowsPathsOfFoldersThatAreNotThereYet() throws {
    let folder = try DocumentFolder()
    let real = try #require(RealPath.of(folder.path))
    #expect(RealPath.fromRoot("\(folder.path)/new/img") == "\(real)/new/img")
    #expect(RealPath.fromRoot("new") == RealPath.of(".").map { "\($0)/new" })
  }

  /// Comments and elements whose letters stand as they are, values in front of the text, and code within strings.
  @Test(arguments: [
    ("A.md", "# A\n\n<!-- Not yet:\n\nFENCE-->\n\nEnd\n"), ("A.md", "<pre>\nFENCE</pre>\n"),
    ("A.md", "<style>\nFENCE</style>\n"), ("A.mdx", "{/* Not yet:\n\nFENCE*/}\n"),
    ("A.md", "---\ntitle: x\nFENCE---\n\nText\n"), ("A.md", "+++\nt = 1\nFENCE+++\n\nText\n"),
    ("A.tutorial", "@Comment {\nFENCE}\n"),
    ("A.swift", "let text = \"\"\"\nSLASHES\"\"\"\n"),
    ("A.swift", "let text = #\"\"\"\nSLASHES\"\"\"#\n"),
    ("A.swift", "/* old\nSLASHES*/\n"), ("A.swift", "/** A\n /* old\nFENCE */\n*/\n"),
    ("A.swift", "let a = \"\\(b(\"\"\"\nSLASHES\"\"\"))\"\n"),
  ])
  func leavesAloneWhatIsNoText(_ name: String, _ text: String) throws {
    let fence = "```scene\n\(DocumentFolder.scene("x"))\n```\n"
    let slashes = fence.split(separator: "\n").map { "/// \($0)\n" }.joined()
    let whole = text.replacing("FENCE", with: fence).replacing("SLASHES", with: slashes)
    let folder = try DocumentFolder([name: whole])
    #expect(folder.run(name) == [])
    #expect(try folder.text(name) == whole)
  }

  /// A block that has ended leaves all behind it as it is.
  @Test(arguments: [
    ("A.md", "---\ntitle: x\n---\nFENCE"), ("A.md", "<!-- one line -->\nFENCE"),
    ("A.md", "<pre>x</pre>\nFENCE"), ("A.md", "---\n\nFENCE"), ("A.md", "-\ta\n\n\tTABBED"),
    ("A.swift", "let a = \"/* no */ \\(b) /// \\\" \" // \" \"\"\"\nSLASHES"),
    ("A.swift", "/* one /* two */ */\nSLASHES"), ("A.swift", "let a = #\"\"\"#\nSLASHES"),
  ])
  func readsWhatFollows(_ name: String, _ text: String) throws {
    let fence = "```scene\n\(DocumentFolder.scene("x"))\n```\n"
    let lines = fence.split(separator: "\n")
    let whole = text.replacing("FENCE", with: fence)
      .replacing("SLASHES", with: lines.map { "/// \($0)\n" }.joined())
      .replacing("TABBED", with: lines.joined(separator: "\n\t"))
    let folder = try DocumentFolder([name: whole])
    #expect(folder.run(name).last == "wrote \(name)")
  }

  @Test func takesLinesThatEndInReturnsAlone() throws {
    let text = "# A\n\n```scene\n\(DocumentFolder.scene("x"))\n```\n\nEnd\n".replacing(
      "\n", with: "\r")
    let folder = try DocumentFolder(["A.md": text])
    #expect(folder.run("A.md") == ["wrote figures/x.svg", "wrote A.md"])
    let found = try folder.text("A.md")
    #expect(!found.contains("\n") && found.contains("](figures/x.svg)\r<!-- /tessera -->\r"))
  }

  @Test(arguments: [
    "| a |\n|---|\n| <!-- tessera: x.scene.json --> |\n", "> <!-- tessera: x.scene.json -->\n",
    "Text <!-- tessera: x.scene.json --> more\n", "> ```scene\n> {}\n> ```\n",
  ])
  func saysThatAMarkIsMisplaced(_ text: String) throws {
    let folder = try DocumentFolder(["A.md": text])
    let line = text.hasPrefix("|") ? 3 : 1
    #expect(folder.run("A.md") == ["docs/mark at A.md:\(line):1"])
    try folder.write("Write `<!-- tessera -->` there.\n", to: "B.md")
    #expect(folder.run("B.md") == [])
  }

  @Test func takesAMarkWithoutABlank() throws {
    let folder = try DocumentFolder([
      "A.md": "<!--tessera:x.scene.json-->\n<!--/tessera-->\n",
      "x.scene.json": DocumentFolder.scene("x"),
    ])
    #expect(folder.run("A.md") == ["wrote figures/x.svg", "wrote A.md"])
  }

  /// Tutorials are DocC's, wherever they lie.
  @Test func showsFiguresOfTutorialsAsDocCDoes() {
    #expect(DocumentSite("a/T.tutorial", figures: nil, naming: nil).naming == .docc)
    #expect(DocumentSite("a/T.md", figures: nil, naming: nil).naming == .github)
  }

  @Test func keepsASceneBetweenMarks() throws {
    let fence = "```scene\n\(DocumentFolder.scene("y"))\n```\n"
    let text = Self.reference.replacing("\n<!-- /", with: "\n\(fence)<!-- /")
    let folder = try DocumentFolder(["A.md": text, "x.scene.json": DocumentFolder.scene("x")])
    #expect(folder.run("A.md") == ["docs/scene-within at A.md:2:1"])
    #expect(try folder.text("A.md") == text)
  }

  // MARK: Pictures of others

  @Test func keepsAPictureThatTheDocumentShowsByHand() throws {
    let folder = try DocumentFolder([
      "A.md": "![me](figures/x.svg)\n\n" + Self.reference, "figures/x.svg": "drawn by hand",
      "x.scene.json": DocumentFolder.scene("x"),
    ])
    #expect(folder.run("A.md") == ["docs/hand-made at A.md:3:1"])
    #expect(try folder.text("figures/x.svg") == "drawn by hand")
  }

  @Test func keepsTheFigureOfAnotherDocument() throws {
    let folder = try DocumentFolder([
      "A.md": Self.reference, "x.scene.json": DocumentFolder.scene("x"),
      "B.md": Self.reference.replacing("x.scene", with: "y.scene"),
      "y.scene.json": DocumentFolder.scene("x", "\"c\""),
      "C.md": Self.reference,
    ])
    #expect(folder.run("A.md") == ["wrote figures/x.svg", "wrote A.md"])
    let drawn = try folder.text("figures/x.svg")
    #expect(folder.run("B.md") == ["docs/same-figure at B.md:1:1"])
    #expect(try folder.text("figures/x.svg") == drawn)
    // Those of one scene are drawn anew, whoever shows them.
    _ = folder.run("C.md")
    try folder.write(DocumentFolder.scene("x", "\"d\""), to: "x.scene.json")
    #expect(folder.run("C.md").first == "wrote figures/x.svg")
  }

  @Test func writesThroughNoLinkThatLeadsAway() throws {
    let (outside, folder) = (try DocumentFolder(), try DocumentFolder())
    try folder.write(Self.reference, to: "A.md")
    try folder.write(DocumentFolder.scene("x"), to: "x.scene.json")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/figures", withDestinationPath: outside.path)
    #expect(folder.run("A.md").map { $0.prefix(11) } == ["output/link"])
    #expect(try outside.files() == [:])
  }

  @Test func knowsLinksThatWriteSignsAsNumbers() throws {
    let folder = try DocumentFolder([
      "A.md": Self.reference, "x.scene.json": DocumentFolder.scene("x"),
    ])
    _ = folder.run("A.md")
    try folder.write("picture", to: "figures/my pic.png")
    try folder.write("picture", to: "figures/caf\u{E9}.png")
    #expect(folder.run("A.md").count == 2)
    let links = "![b](figures/my%20pic.png)\n![m](figures/caf%C3%A9.png)\n"
    try folder.write(try folder.text("A.md") + links, to: "A.md")
    #expect(folder.run("A.md") == [])
  }

  // MARK: Comments and rights

  @Test func endsNoCommentOfSwift() throws {
    let scene =
      DocumentFolder.scene("x").dropLast() + ", \"description\": \"ends */ and /* begins\"}"
    let code = "/** A\n \(Self.reference.replacing("\n<", with: "\n <")) */\nstruct A {}\n"
    let folder = try DocumentFolder(["A.swift": code, "x.scene.json": String(scene)])
    _ = folder.run("A.swift")
    let text = try folder.text("A.swift")
    #expect(text.contains("*&#47;"))
    #expect(text.matches(of: #/\*\//#).count == 1 && text.matches(of: #/\/\*/#).count == 1)
    #expect(folder.run("A.swift") == [])
  }

  @Test func keepsTheRightsOfADocument() throws {
    let folder = try DocumentFolder([
      "A.md": Self.reference, "x.scene.json": DocumentFolder.scene("x"),
    ])
    let path = "\(folder.path)/A.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
    #expect(folder.run("A.md").last == "wrote A.md")
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
    #expect(rights == 0o640)
    try folder.write(Self.reference, to: "A.md")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(folder.run("A.md").last == "file/unwritable at nowhere")
    #expect(try folder.text("A.md") == Self.reference)
  }
}
