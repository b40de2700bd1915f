import Foundation
import SceneFormat
import Testing

@testable import Rendering

/// Documents whose figures are drawn, and the text that shows them.
@Suite @MainActor struct DocumentRunTests {
  private nonisolated static let scene = DocumentFolder.scene("rows")
  private static let fence = "# A\n\n```scene\n\(scene)\n```\n\nText.\n"
  private static let reference = "A\n\n<!-- tessera: s/x.scene.json still -->\n<!-- /tessera -->\n"

  @Test func putsAFigureBehindItsScene() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    #expect(folder.run("README.md") == ["wrote figures/rows.svg", "wrote README.md"])
    let snippet = """
      ```

      <!-- tessera -->
      ![Flow layout of two items. a to b are seen.](figures/rows.svg)
      <!-- /tessera -->

      Text.

      """
    #expect(try folder.text("README.md") == Self.fence.replacing("```\n\nText.\n", with: snippet))
    #expect(try folder.text("figures/rows.svg").contains("<svg"))
  }

  @Test func changesNothingTheSecondTime() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    _ = folder.run("README.md")
    let files = try folder.files()
    #expect(folder.run("README.md") == [])
    #expect(folder.run("README.md") { $0.isCheck = true } == [])
    #expect(try folder.files() == files)
  }

  @Test func onlyLooksAndTellsWhatDiffers() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    #expect(
      folder.run("README.md") { $0.isCheck = true } == [
        "figures/rows.svg: missing", "README.md: --- README.md", "README.md: +++ README.md",
        "README.md: @@ -6,0 +7,4 @@", "README.md: +", "README.md: +<!-- tessera -->",
        "README.md: +![Flow layout of two items. a to b are seen.](figures/rows.svg)",
        "README.md: +<!-- /tessera -->",
      ])
    #expect(try folder.files() == ["README.md": Self.fence])
    _ = folder.run("README.md")
    let text = try folder.text("README.md").replacing("\"b\"", with: "\"b\", \"new\"")
    try folder.write(text, to: "README.md")
    let lines = folder.run("README.md") { $0.isCheck = true }
    #expect(lines.contains("figures/rows.svg: + new"))
    #expect(
      lines.contains("README.md: -![Flow layout of two items. a to b are seen.](figures/rows.svg)"))
    #expect(
      lines.contains(
        "README.md: +![Flow layout of three items. a to new are seen.](figures/rows.svg)"))
  }

  /// A site with room for one theme or one scale gets no other file.
  @Test(arguments: Naming.allCases) func drawsOnlyWhatThePageShows(_ naming: Naming) throws {
    let scene = """
      {"scene": 1, "name": "rows", "canvas": {"size": [60, 200]},
       "data": {"sections": [{"id": "s", "items": ["a", "b"]}]},
       "steps": [{"name": "go", "update": {"delete": ["a"]}}],
       "outputs": [{"type": "still", "file": "{name}{@2x}.png", "scale": [1, 2]}]}
      """
    let folder = try DocumentFolder(["README.md": "```scene\n\(scene)\n```\n"])
    _ = folder.run("README.md") { $0.naming = naming }
    let text = try folder.text("README.md")
    let files = try folder.files().keys.filter { $0 != "README.md" }.sorted()
    #expect(!files.isEmpty)
    for file in files where naming != .docc { #expect(text.contains(file), "\(file)") }
    let counts: [Naming: Int] = [.plain: 1, .docc: 4, .github: 4, .docusaurus: 2, .mkdocs: 2]
    #expect(files.count == counts[naming], "\(files)")
  }

  @Test(arguments: [
    "<!-- TESSERA: x y.scene.json -->", "<!-- tessera: \"x y.scene.json\" still -->",
  ])
  func takesPathsWithSpacesInQuotationMarks(_ mark: String) throws {
    let folder = try DocumentFolder([
      "x y.scene.json": DocumentFolder.scene("rows"), "README.md": "\(mark)\n<!-- /Tessera -->\n",
    ])
    guard mark.contains("\"") else {
      let help = folder.problems(of: "README.md").first?.help
      return #expect(help == "put a path that has spaces into quotation marks")
    }
    #expect(folder.run("README.md") == ["wrote figures/rows.svg", "wrote README.md"])
    #expect(try folder.text("README.md").hasPrefix(mark + "\n!["))
  }

  @Test(arguments: ["<!-- tessera still -->", "{/* tessera x.scene.json */}"])
  func saysThatAColonIsMissing(_ mark: String) throws {
    let folder = try DocumentFolder(["README.md": "A\n\n\(mark)\n<!-- /tessera -->\n"])
    #expect(folder.problems(of: "README.md").first?.message.contains("no colon") == true)
  }

  @Test(arguments: ["", " \n\n"]) func saysThatABlockIsEmpty(_ text: String) throws {
    let folder = try DocumentFolder(["README.md": "# A\n\n```scene\n\(text)```\n"])
    let problem = folder.problems(of: "README.md").first
    #expect(problem?.message == "the block holds no scene")
    #expect(problem?.place?.hasSuffix("README.md:3:1") == true)
  }

  /// Figures of a document that cannot be written would be nobody's.
  @Test func drawsNothingForADocumentThatIsReadOnly() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    let path = "\(folder.path)/README.md"
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
    #expect(folder.run("README.md") == ["file/unwritable at nowhere"])
    #expect(try folder.files().keys.sorted() == ["README.md"])
  }

  /// Other people's packages are no documents of ours.
  @Test func leavesTheFoldersOfPackagesAlone() throws {
    let folder = try DocumentFolder([
      "a.md": "A\n", "node_modules/x/r.md": Self.fence, "sub/Pods/r.md": Self.fence,
    ])
    #expect(DocumentPlaces([folder.path]).paths == ["\(folder.path)/a.md"])
    #expect(DocumentPlaces(["\(folder.path)/node_modules"]).paths.count == 1)
  }

  /// DocC finds pictures by bare names, wherever the pages will lie.
  @Test func tellsPicturesApartThatWillBeDocCs() throws {
    let outputs = """
      [{"type": "still", "file": "{name}.png"}, {"type": "animation", "file": "{name}.gif"}]
      """
    let scene =
      DocumentFolder.scene("rows").dropLast() + """
        , "steps": [{"update": {"delete": ["a"]}}], "outputs": \(outputs)}
        """
    let folder = try DocumentFolder(["README.md": "```scene\n\(scene)\n```\n"])
    let news = folder.run("README.md") { $0.naming = .docc }
    #expect(news.first?.hasPrefix("docs/same-name") == true, "\(news)")
  }

  /// Pages of MkDocs have folders of their own, but for those that stand for their folder.
  @Test(arguments: [
    ("docs/guide.md", "", "../figures/rows.mp4"), ("docs/index.md", "", "figures/rows.mp4"),
    ("docs/guide.md", "use_directory_urls: false\n", "figures/rows.mp4"),
  ])
  func findsFilmsWhereMkDocsServesThem(_ page: String, _ site: String, _ way: String) throws {
    let scene =
      DocumentFolder.scene("rows").dropLast() + """
        , "steps": [{"update": {"delete": ["a"]}}],
         "outputs": [{"type": "animation", "file": "{name}.mp4"}]}
        """
    let folder = try DocumentFolder([
      page: "```scene\n\(scene)\n```\n", "mkdocs.yml": "site_name: A\n\(site)",
    ])
    let news = folder.run(page) { ($0.naming, $0.isCheck) = (.mkdocs, true) }
    #expect(news.contains { $0.contains("src=\"\(way)\"") }, "\(news)")
  }

  /// Nothing is written once somebody wants an end.
  @Test func leavesDocumentsAloneWhenInterrupted() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    #expect(folder.run("README.md") { $0.isInterrupted = { true } } == ["interrupted"])
    #expect(try folder.files().keys.sorted() == ["README.md"])
  }

  @Test func saysThatASceneHasNoSteps() throws {
    let folder = try DocumentFolder([
      "x.scene.json": DocumentFolder.scene("rows"),
      "README.md": "<!-- tessera: x.scene.json step=none -->\n<!-- /tessera -->\n",
    ])
    let problem = folder.problems(of: "README.md").first
    #expect(problem?.notes == ["it has no steps"])
    #expect(problem?.place?.hasSuffix("README.md:1:28") == true)
  }

  @Test func keepsLineEndsAndTheMarkOfUTF8() throws {
    let text = "\u{FEFF}" + Self.fence.replacing("\n", with: "\r\n")
    let folder = try DocumentFolder(["README.md": text])
    _ = folder.run("README.md")
    let found = try folder.text("README.md")
    #expect(found.unicodeScalars.first == "\u{FEFF}")
    #expect(found.utf8.count { $0 == 10 } == found.utf8.count { $0 == 13 })
    #expect(found.replacing("\r\n", with: "\n").contains("](figures/rows.svg)\n<!-- /tessera -->"))
    #expect(folder.run("README.md") == [])
  }

  @Test func refreshesWhatStandsBetweenMarks() throws {
    let folder = try DocumentFolder([
      "README.md": Self.reference.replacing("-->\n<!-- /", with: "-->\nold\nlines\n<!-- /"),
      "s/x.scene.json": DocumentFolder.scene("x"),
    ])
    #expect(folder.run("README.md") == ["wrote figures/x.svg", "wrote README.md"])
    #expect(
      try folder.text("README.md")
        == Self.reference.replacing(
          "-->\n<!-- /",
          with: "-->\n![Flow layout of two items. a to b are seen.](figures/x.svg)\n<!-- /"))
  }

  /// The document's site decides on names and text.
  @Test func namesFilesOfACatalogueAsDocCDoes() throws {
    let scene =
      DocumentFolder.scene("x").dropLast() + """
        , "outputs": [{"type": "still", "file": "{name}.png", "scale": [1, 2]}]}
        """
    let card =
      "@Metadata {\n  @Comment { tessera: ../s/x.scene.json card }\n  @Comment { /tessera }\n}\n"
    let folder = try DocumentFolder([
      "F.docc/F.md": Self.reference.replacing("s/x", with: "../s/x") + card,
      "s/x.scene.json": String(scene),
    ])
    let lines = folder.run("F.docc") { $0.allowed = [folder.path] }
    #expect(
      lines == [
        "wrote F.docc/Resources/x.png", "wrote F.docc/Resources/x@2x.png",
        "wrote F.docc/Resources/x~dark.png", "wrote F.docc/Resources/x~dark@2x.png",
        "wrote F.docc/F.md",
      ])
    let text = try folder.text("F.docc/F.md")
    #expect(text.contains("\n![Flow layout of two items. a to b are seen.](x)\n"))
    #expect(
      text.contains(
        "  @PageImage(purpose: card, source: \"x\", alt: \"Flow layout of two items. a to b are seen.\")\n"
      ))
  }

  @Test func readsCommentsOfSwiftFiles() throws {
    let code = """
      import UIKit

      /// Rows.
      ///
      /// ```scene
      \(Self.scene.split(separator: "\n").map { "/// \($0)" }.joined(separator: "\n"))
      /// ```
      class Rows {
        let text = "<!-- tessera: none -->"
        // <!-- /tessera -->
      }

      """
    let folder = try DocumentFolder(["S/Rows.swift": code, "S/S.docc/S.md": "# S\n"])
    #expect(
      folder.run("S/Rows.swift") == [
        "wrote S/S.docc/Resources/rows.svg", "wrote S/S.docc/Resources/rows~dark.svg",
        "wrote S/Rows.swift",
      ])
    let added =
      "///\n/// <!-- tessera -->\n/// ![Flow layout of two items. a to b are seen.](rows)\n/// <!-- /tessera -->\n"
    #expect(try folder.text("S/Rows.swift") == code.replacing("class", with: added + "class"))
    #expect(folder.run("S/Rows.swift") == [])
  }

  @Test func namesFiguresThatNothingRefersTo() throws {
    let folder = try DocumentFolder([
      "README.md": Self.fence, "OTHER.md": "![](figures/kept.png)\n",
    ])
    _ = folder.run("README.md")
    try folder.write("picture", to: "figures/kept.png")
    try folder.write("# A\n", to: "README.md")
    #expect(folder.run("README.md") == ["unused figures/rows.svg"])
    #expect(folder.has("figures/rows.svg"))
  }

  /// A run for one language leaves the figures of others alone.
  @Test func knowsFiguresOfOtherLanguages() throws {
    let scene = DocumentFolder.scene("rows", "\"{text.a}\"")
    let folder = try DocumentFolder(["README.md": "```scene\n\(scene)\n```\n"])
    let texts = SourceFile(path: "t.csv", text: "key,en,de\na,Hi,Ja\n")
    var matrix = SceneMatrix()
    matrix.languages = try TextTable.languages(texts).map { SceneMatrix.Language($0, $1) }
    let all = try matrix.changes()
    _ = folder.run("README.md") { $0.changes = all }
    try folder.write("picture", to: "figures/rows-xx.svg")
    let lines = folder.run("README.md") {
      $0.changes = Array(all.suffix(1))
      $0.otherLanguages = ["en"]
    }
    #expect(lines == ["wrote README.md", "unused figures/rows-xx.svg"])
  }

  /// Those of a catalogue may be wanted by Swift files beside it, and those of any folder by documents elsewhere.
  @Test func looksForReferencesInAllDocuments() throws {
    let comments = Self.scene.split(separator: "\n").map { "/// \($0)" }.joined(separator: "\n")
    let folder = try DocumentFolder([
      "S/A/Rows.swift": "/// ```scene\n\(comments)\n/// ```\nclass Rows {}\n",
      "S/S.docc/S.md": "# S\n", "README.md": "![](S/S.docc/Resources/kept.png)\n",
    ])
    _ = folder.run("S/A/Rows.swift")
    try folder.write("picture", to: "S/S.docc/Resources/kept.png")
    try folder.write("picture", to: "S/S.docc/Resources/old.png")
    let unused = ["unused S/S.docc/Resources/old.png"]
    #expect(folder.run("README.md", "S/S.docc") == unused)
  }

  @Test func namesTheFigureOfASceneThatIsCalledOtherwise() throws {
    let folder = try DocumentFolder(["README.md": Self.fence])
    _ = folder.run("README.md")
    let text = try folder.text("README.md").replacing("\"rows\"", with: "\"lines\"")
    try folder.write(text, to: "README.md")
    #expect(
      folder.run("README.md") == [
        "wrote figures/lines.svg", "wrote README.md", "unused figures/rows.svg",
      ])
  }

  /// Four columns in stands code that shows how a mark is written, but not in a list or a directive.
  @Test func readsNoMarksInCode() throws {
    let mark = "<!-- tessera: none.json -->\n"
    let folder = try DocumentFolder([
      "README.md": "Text.\n\n    It is\n    \(mark)    and so on\n",
      "L.md": "- A\n\n    \(mark)", "T.tutorial": "@Tutorial {\n\n    \(mark)",
    ])
    #expect(folder.run("README.md") == [])
    #expect(folder.run("L.md") == ["docs/unclosed at L.md:3:5"])
    #expect(folder.run("T.tutorial").first == "docs/unclosed at T.tutorial:3:5")
  }

  // MARK: Steps

  private static let steps =
    DocumentFolder.scene("x").dropLast() + """
      , "steps": [{"name": "go", "update": {"delete": ["a"]}}, {"name": "on", "update": {"delete": ["b"]}}]}
      """

  @Test func drawsTheFiguresOfOneStep() throws {
    let mark = "<!-- tessera: x.scene.json storyboard step=go -->\n<!-- /tessera -->\n"
    let folder = try DocumentFolder(["README.md": mark, "x.scene.json": String(Self.steps)])
    #expect(
      folder.run("README.md") == ["wrote figures/x-storyboard-go.svg", "wrote README.md"])
    let drawing = try folder.text("figures/x-storyboard-go.svg")
    #expect(drawing.contains("a is removed") && !drawing.contains("b is removed"))
  }

  @Test func tellsThatAStepHasNoFigure() throws {
    let mark = "<!-- tessera: x.scene.json matrix step=go -->\n<!-- /tessera -->\n"
    let folder = try DocumentFolder(["README.md": mark, "x.scene.json": String(Self.steps)])
    #expect(folder.run("README.md") == ["docs/word at README.md:1:35"])
    #expect(try folder.text("README.md") == mark)
  }

  // MARK: Faults

  private nonisolated static let faults: [(text: String, news: [String])] = [
    ("A\n\n<!-- tessera: s/x.scene.json -->\n", ["docs/unclosed at README.md:3:1"]),
    ("```scene\n\(scene)\n", ["docs/unclosed at README.md:1:1"]),
    (
      "<!-- tessera: s/x.scene.json -->\n<!-- tessera: s/x.scene.json -->\n<!-- /tessera -->\n",
      ["docs/nested at README.md:2:1"]
    ),
    ("<!-- /tessera -->\n", ["docs/unopened at README.md:1:1"]),
    (
      "```scene\n\(scene)\n```\nA\n<!-- tessera -->\n<!-- /tessera -->\n",
      ["docs/nameless at README.md:6:1"]
    ),
    ("<!-- tessera: s/none.json -->\n<!-- /tessera -->\n", ["file/unreadable at README.md:1:1"]),
    ("<!-- tessera: s/x.scene.json stil -->\n<!-- /tessera -->\n", ["docs/word at README.md:1:30"]),
    ("<!-- tessera: s/x.scene.json card -->\n<!-- /tessera -->\n", ["docs/word at README.md:1:30"]),
    (
      "<!-- tessera: s/x.scene.json step=no -->\n<!-- /tessera -->\n",
      ["unknown-name at README.md:1:30"]
    ),
    (
      "- A\n\n  ```scene\n  {\"scene\": 1, \"layuot\": 2, \"data\": {\"sections\": []}}\n  ```\n",
      ["unknown-key at README.md:4:16"]
    ),
    (
      "```yaml scene\nscene: 1\ndata: {sections: []}\nlayuot: 2\n```\n",
      ["unknown-key at README.md:4:1"]
    ),
    (
      "```scene\n\(scene)\n```\n```scene\n\(DocumentFolder.scene("rows", "\"c\""))\n```\n",
      ["docs/same-figure at README.md:5:1"]
    ),
  ]

  @Test(arguments: faults.indices) func leavesADocumentAloneThatIsWrong(_ index: Int) throws {
    let fault = Self.faults[index]
    let folder = try DocumentFolder([
      "README.md": fault.text, "s/x.scene.json": DocumentFolder.scene("x"),
    ])
    let files = try folder.files()
    #expect(folder.run("README.md") == fault.news)
    #expect(try folder.files() == files)
  }

  @Test func doesNotLetTwoDocumentsWantOneFigure() throws {
    let folder = try DocumentFolder([
      "A.md": Self.fence, "B.md": Self.fence.replacing("\"b\"", with: "\"c\""),
    ])
    #expect(
      folder.run("A.md", "B.md") == [
        "docs/same-figure at B.md:3:1", "wrote figures/rows.svg", "wrote A.md",
      ])
    #expect(try folder.text("B.md") == Self.fence.replacing("\"b\"", with: "\"c\""))
  }

  @Test func doesNotHideAnotherPictureOfACatalogue() throws {
    let folder = try DocumentFolder(["F.docc/F.md": Self.fence, "F.docc/Art/rows.png": "picture"])
    #expect(folder.run("F.docc/F.md") == ["docs/same-name at F.docc/F.md:3:1"])
    #expect(try folder.text("F.docc/F.md") == Self.fence)
  }

  /// The document is the last to be written.
  @Test func leavesADocumentAloneWhoseFiguresCannotBeWritten() throws {
    let folder = try DocumentFolder(["README.md": Self.fence, "figures": "a file"])
    #expect(folder.run("README.md") == ["file/unwritable at nowhere"])
    #expect(try folder.text("README.md") == Self.fence)
  }

  @Test func readsNoSceneOfSomebodyElse() throws {
    let outside = try DocumentFolder(["x.scene.json": DocumentFolder.scene("x")])
    let text = "<!-- tessera: \(outside.path)/x.scene.json -->\n<!-- /tessera -->\n"
    let folder = try DocumentFolder(["README.md": text])
    #expect(folder.run("README.md") == ["extends/outside at README.md:1:1"])
    let lines = folder.run("README.md") { $0.allowed = [outside.path] }
    #expect(lines == ["wrote figures/x.svg", "wrote README.md"])
  }

  @Test func findsDocumentsInFolders() throws {
    let folder = try DocumentFolder([
      "b.md": "", "a/c.mdx": "", "a/.hidden/d.md": "", "x.txt": "", "F.docc/t.tutorial": "",
    ])
    let found = DocumentPlaces([folder.path]).paths.map { $0.dropFirst(folder.path.count + 1) }
    #expect(found == ["F.docc/t.tutorial", "a/c.mdx", "b.md"])
    #expect(DocumentPlaces(["\(folder.path)/x.txt"]).problems.map(\.code) == ["docs/kind"])
    #expect(DocumentPlaces(["\(folder.path)/none.md"]).problems.map(\.code) == ["file/missing"])
  }
}
