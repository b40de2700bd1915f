import Foundation
import Readers
import Testing

/// Figures of one state, and those of changes that do not move, are pages as well.
@Suite(.aside) struct PDFTests {
  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private func write(_ outputs: String, canvas: String = #""size": [200, 160]"#) throws {
    try folder.write(
      """
      {"scene": 1, "title": "Two friends", "canvas": {\(canvas)},
       "layout": {"kind": "flow", "itemSize": [90, 60]},
       "data": {"sections": [{"id": "a", "items": ["Ann", "Bob"]}]},
       "steps": [{"name": "sync", "apply": {"a": ["Bob", "Zoe"]}}],
       "outputs": [\(outputs)]}
      """, to: "a.scene.json")
  }

  private func bytes(of name: String) throws -> Data {
    try Data(contentsOf: folder.url.appendingPathComponent(name))
  }

  @Test(arguments: [
    "still", "blueprint", "stack", "contact-sheet", "storyboard", "motion", "timeline",
  ]) func aFigureIsAPage(_ type: String) throws {
    try write(#"{"type": "\#(type)", "file": "a.pdf"}"#)
    let result = try folder.run("render", "a.scene.json", "-t", "light")
    #expect(result == .init(output: "a.pdf\n", error: "", code: 0))
    let first = try bytes(of: "a.pdf")
    let text = String(decoding: first, as: Unicode.ASCII.self)
    #expect(text.hasPrefix("%PDF-1."))
    #expect(text.hasSuffix("%%EOF\n"))
    _ = try folder.run("render", "a.scene.json", "-t", "light", "-o", "again", "--jobs", "2")
    #expect(try bytes(of: "again/a.pdf") == first)
  }

  @Test func eachThemeHasItsFileAndScalesHaveNone() throws {
    try write(
      #"{"type": "still", "file": "a.pdf"}, {"type": "still", "file": "b-{theme}{@2x}.pdf"}"#,
      canvas: #""size": [200, 160], "theme": ["light", "dark"], "scale": [1, 2, 3]"#)
    #expect(
      try folder.run("render", "a.scene.json").output
        == "a.pdf\na~dark.pdf\nb-light.pdf\nb-dark.pdf\n")
    #expect(try bytes(of: "a.pdf") != bytes(of: "a~dark.pdf"))
    #expect(try bytes(of: "a.pdf") == bytes(of: "b-light.pdf"))
  }

  @Test func aPageIsAskedForOnTheCommandLine() throws {
    try write(#"{"type": "still"}"#)
    #expect(try folder.run("render", "a.scene.json", "-o", "b.pdf").output == "b.pdf\n")
    #expect(try bytes(of: "b.pdf").starts(with: Array("%PDF-1.".utf8)))
  }

  @Test func whatMovesIsNoPage() throws {
    try write(#"{"type": "animation", "file": "a.pdf"}"#)
    let result = try folder.run("render", "a.scene.json")
    #expect(result.code == 3)
    #expect(result.error.contains(#"error[output/path]: "animation" cannot be written as "a.pdf""#))
    #expect(
      result.error.contains(#"a PDF shows one state: take "still", with "at" for the moment"#))
    #expect(!folder.exists("a.pdf"))
  }

  @Test func whatMovesIsNoPageOnTheCommandLine() throws {
    try write(#"{"type": "animation"}"#)
    let result = try folder.run("render", "a.scene.json", "-o", "a.pdf")
    #expect(
      result.error == """
        error[output/path]: "animation" cannot be written as 'a.pdf'
           = help: a PDF shows one state: take "still", with "at" for the moment

        """)
    #expect(result.code == 2)
    #expect(!folder.exists("a.pdf"))
    try write(#"{"type": "still"}"#)
    let gif = try folder.run("render", "a.scene.json", "-o", "a.gif")
    #expect(gif.error.contains("give it another ending: .svg, .png, .pdf"))
    #expect(!folder.exists("a.gif"))
  }

  @Test func aPageThatNoReaderShowsIsAnError() throws {
    try write(#"{"type": "still", "file": "a.pdf"}"#, canvas: #""size": [200, 15000]"#)
    let result = try folder.run("render", "a.scene.json", "-t", "light", "--max-canvas", "20000")
    #expect(result.code == 5)
    #expect(result.error.contains("a page of 200.0 by 15000.0 points"))
    #expect(result.error.contains("write it as SVG or PNG, or show less of it"))
    #expect(!folder.exists("a.pdf"))
  }

  // MARK: Comparison

  private func writePage(_ color: String, expect: String = "") throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120], "theme": "light"},
       "layout": {"kind": "flow", "itemSize": [40, 40]},
       "data": {"sections": [{"id": "s", "items": ["x", {"id": "y", "color": "\(color)"}]}]},
       "outputs": [{"type": "still", "file": "{name}.pdf"}]\(expect)}
      """, to: "a.scene.json")
  }

  @Test func pagesAreComparedByTheirDrawings() throws {
    for (name, color) in [("before", "red"), ("after", "blue")] {
      try writePage(color)
      #expect(try folder.run("render", "-o", name, "a.scene.json").code == 0)
    }
    let result = try folder.run("diff", "before/a.pdf", "after/a.pdf")
    #expect(result.output == "cell y: background #dd5a55 → #4c94e8\n")
    #expect(result.code == 1)
    #expect(try folder.run("diff", "before", "after").output.contains("a.pdf"))
    #expect(try folder.run("diff", "before/a.pdf", "before/a.pdf").code == 0)
    #expect(try folder.run("text", "after/a.pdf").output.contains("#4c94e8"))
    let cut = try bytes(of: "after/a.pdf").dropLast(40)
    try cut.write(to: folder.url.appendingPathComponent("cut.pdf"))
    let torn = try folder.run("diff", "before/a.pdf", "cut.pdf")
    #expect(torn.code == 5)
    #expect(torn.error.contains("'cut.pdf' is a PDF file that does not tell its drawing"))
    #expect(torn.error.contains("help: compare the SVG or PNG files of the same outputs"))
  }

  @Test func heldPagesAreToldByTheirElements() throws {
    let expect = #", "expect": [{"pictures": "held/{name}.pictures"}]"#
    try writePage("red", expect: expect)
    #expect(try folder.run("record", "a.scene.json").code == 0)
    #expect(try folder.run("check", "--draw-all", "a.scene.json").code == 0)
    try writePage("blue", expect: expect)
    let result = try folder.run("check", "a.scene.json")
    #expect(result.code == 1)
    #expect(result.error.contains("cell y: background #dd5a55 → #4c94e8"), "\(result.error)")
  }
}
