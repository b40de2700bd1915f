import Foundation
import Readers
import Testing

/// Whoever copies a line of the documentation gets what its page says.
@Suite(.aside) struct PageCommandsTests {
  private static let pages = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation")

  private let folder: SceneFolder

  init() throws { folder = try SceneFolder() }

  private static func text(of page: String) throws -> String {
    try String(contentsOf: pages.appendingPathComponent(page + ".md"), encoding: .utf8)
  }

  /// A page, with the files that it tells one to write.
  private func page(_ name: String) throws -> Page {
    let page = Page(try Self.text(of: name))
    for file in page.files { try folder.write(file.text, to: file.name) }
    return page
  }

  /// The lines of shells that the page shows, and how they end.
  private func run(_ page: Page) throws -> [(line: String, result: BuiltProgram.Result)] {
    try page.blocks.filter { $0.language == "sh" }.flatMap { $0.text.split(separator: "\n") }
      .map { line in
        (String(line), try BuiltProgram.run("/bin/sh", ["-c", String(line)], "", [:], folder.url))
      }
  }

  @Test(arguments: [("Paparazzi", 0, 2), ("Screenshots", 2, 3)])
  func whatNewcomersTypeIsAnswered(name: String, lines: Int, transcripts: Int) throws {
    let page = try page(name)
    let runs = try run(page)
    #expect(runs.count == lines)
    for run in runs { #expect(run.result.code == 0, "\(run.line): \(run.result.error)") }
    try folder.expectTranscripts(of: page, count: transcripts)
  }

  @Test func scenesOfTheCookbookDrawAndHoldWhatTheyExpect() throws {
    let page = try page("Cookbook")
    let scenes = page.blocks.filter { $0.language == "json scene" }
    #expect(scenes.count == 20)
    try folder.write(scenes[0].text, to: "grid.scene.json")
    for run in try run(page) { #expect(run.result.code == 0, "\(run.line): \(run.result.error)") }
    for (index, scene) in scenes.enumerated() {
      try folder.write(scene.text, to: "all/\(index).scene.json")
    }
    let checked = try folder.run("check", "-q", "all")
    #expect(checked.code == 0, "\(checked.output)\(checked.error)")
  }

  // MARK: Figures

  private func writeFeed() throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [120, 120]}, "data": {"sections": [{"id": "a", "items": ["x"]}]},
       "steps": [{"name": "sync", "update": {"insert": [{"item": "y", "to": "a/1"}]}}],
       "outputs": [{"type": "still", "file": "{name}.svg"}]}
      """, to: "feed.scene.json")
    try folder.write(
      SceneFolder.scene().replacing("\"id\": \"a\"", with: "\"id\": \"{row.name}\""),
      to: "card.scene.json")
    try folder.write("name\nAnn\nBob\n", to: "people.csv")
    try folder.write("key,en,de\nhello,Hello,Hallo\n", to: "texts.csv")
    try folder.write(
      "# Feed\n\n<!-- tessera: ../../../feed.scene.json -->\n<!-- /tessera -->\n",
      to: "Sources/Feed/Feed.docc/Feed.md")
    try folder.write(
      """
      ```scene
      {"scene": 1, "name": "x", "data": {"sections": [{"id": "a", "items": ["{text.hello}"]}]}}
      ```

      """, to: "Docs/de/x.md")
  }

  @Test func linesForFiguresKeepThemCurrent() throws {
    let page = try page("DocumentFigures")
    try writeFeed()
    // The page shows the document as it is afterwards.
    let text = try Self.text(of: "DocumentFigures")
    let shown = try #require(text.split(separator: "\n~~~markdown\n").last)
      .split(separator: "~~~")[0]
    let scene = try #require(page.blocks.first { $0.language == "scene" })
    try folder.write("```scene\n\(scene.text)```\n", to: "README.md")
    // A check comes before something else is drawn.
    _ = try run(page)
    let runs = try run(page)
    #expect(runs.count >= 9)
    for run in runs { #expect(run.result.code == 0, "\(run.line): \(run.result.error)") }
    #expect(try folder.text(of: "README.md") == String(shown))
    #expect(try folder.text(of: "Docs/de/figures/x-de.svg").contains("Hallo"))
  }
}

extension SceneFolder {
  /// Runs the program as a page shows it, and expects the answers that stand there.
  func expectTranscripts(of page: Page, count: Int) throws {
    let commands = page.transcripts.filter { $0.words.first == "tessera" }
    #expect(commands.count >= count)
    for command in commands {
      let words = Array(command.words.dropFirst())
      let result = try BuiltProgram.run(words, in: url)
      #expect(result.output + result.error == command.answer)
    }
  }
}
