import Foundation
import Readers
import Testing

/// Many scenes of one file, documents with figures, and pictures that carry their scene.
@Suite(.aside) struct ManyScenesTests {
  private let folder: SceneFolder

  init() throws {
    folder = try SceneFolder()
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [200, 60]}, "title": "{row.name}",
       "layout": {"kind": "flow", "itemSize": [180, 40]},
       "data": {"sections": [{"id": "a", "items": [{"id": "x", "label": "{text.hello} {row.name}"}]}]},
       "outputs": [{"type": "still", "file": "{name}.svg"}]}
      """, to: "card.scene.json")
    try folder.write("name\nAnn\nBob\n", to: "people.csv")
    try folder.write("key,en,de\nhello,Hello,Hallo\n", to: "texts.csv")
  }

  /// In this process and in others.
  @Test(arguments: ["1", "2"]) func rendersOneForEveryRowAndLanguage(_ jobs: String) throws {
    let result = try folder.run(
      "render", "-j", jobs, "-o", "out", "--rows", "people.csv", "--texts", "texts.csv",
      "card.scene.json")
    let names = ["card-Ann-en", "card-Ann-de", "card-Bob-en", "card-Bob-de"]
    #expect(result.output == names.map { "out/\($0).svg\n" }.joined())
    #expect(try folder.text(of: "out/card-Bob-de.svg").contains("Hallo Bob"))
    let again = try folder.run(
      "render", "-j", jobs, "-o", "out", "--rows", "people.csv", "--texts", "texts.csv",
      "card.scene.json")
    #expect(again.output == "" && again.code == 0)
  }

  @Test func saysWhichColumnIsMissing() throws {
    try folder.write("nome\nAnn\n", to: "people.csv")
    let result = try folder.run("render", "--rows", "people.csv", "card.scene.json")
    #expect(result.code == 3)
    #expect(result.error.contains("card.scene.json:1:"))
    #expect(result.error.contains("no column is called \"name\""))
    let other = try folder.run(
      "render", "--texts", "texts.csv", "--language", "fr", "card.scene.json")
    #expect(other.code == 2 && other.error.contains("has no texts in \"fr\""))
  }

  @Test func tellsOnceWhatManyRowsHaveInCommon() throws {
    try folder.write("name\nAnn\nBob\nCat\n", to: "people.csv")
    try folder.write(#"{"en": {"hello": "Hello"}, "de": {}}"#, to: "texts.json")
    let result = try folder.run(
      "render", "-o", "out", "--rows", "people.csv", "--texts", "texts.json", "card.scene.json")
    #expect(result.code == 3)
    #expect(result.error.matches(of: /error\[/).count == 1)
    #expect(result.error.contains("the language \"de\" has no text for \"hello\""))
    #expect(result.error.contains("\nthe same is said of 2 more scenes\n"))
    #expect(folder.exists("out/card-Cat-en.svg"))
    let lines = try folder.run(
      "render", "--diagnostics", "json", "-o", "out", "--rows", "people.csv", "--texts",
      "texts.json", "card.scene.json"
    ).error.split(separator: "\n").filter { $0.contains("unknown-placeholder") }
    #expect(lines.count == 3 && lines.allSatisfy { $0.hasPrefix("{") })
  }

  /// Also in a picture that carries its scene: what was a number there is one in the scene.
  @Test func takesNumbersFromCSV() throws {
    let scene = try folder.text(of: "card.scene.json")
      .replacing("[200, 60]", with: #"["{row.width}", 60]"#)
      .replacing("{text.hello} {row.name}", with: "{row.width}")
    try folder.write(scene, to: "card.scene.json")
    try folder.write("name;width\nAnn;210\n", to: "people.csv")
    let result = try folder.run(
      "render", "--embed", "-o", "out", "--rows", "people.csv", "card.scene.json")
    #expect(result.code == 0, "\(result.error)")
    #expect(try folder.text(of: "out/card-Ann.svg").contains("width=\"210\""))
    let found = try folder.run("extract", "out/card-Ann.svg").output
    #expect(found.contains("\"size\": [210, 60]") && found.contains("\"label\": \"210\""))
  }

  /// Rows whose goldens have one name: the second one is refused, in words of its own.
  @Test func saysWhoWroteAGoldenOfTheSameName() throws {
    let scene = try folder.text(of: "card.scene.json")
      .replacing("{text.hello} ", with: "")
      .replacing("\"outputs\"", with: #""expect": [{"pictures": "one.pictures"}], "outputs""#)
    try folder.write(scene, to: "card.scene.json")
    let result = try folder.run("record", "--rows", "people.csv", "card.scene.json")
    #expect(result.code != 0)
    #expect(
      !result.error.contains("\\n") && result.error.contains("= help: give it a name of its own"))
  }

  @Test func givesASceneBackFromItsPicture() throws {
    let words = ["--rows", "people.csv", "--texts", "texts.csv", "--language", "en"]
    _ = try BuiltProgram.run(
      ["render", "--embed", "-o", "out"] + words + ["card.scene.json"], in: folder.url)
    let scene = try folder.run("extract", "out/card-Ann-en.svg")
    #expect(scene.code == 0 && scene.output.contains("\"label\": \"Hello Ann\""))
    try folder.write(scene.output, to: "found.scene.json")
    _ = try folder.run("render", "-o", "found", "found.scene.json")
    let diff = try folder.run("diff", "out/card-Ann-en.svg", "found/card-Ann-en.svg")
    #expect(diff.output == "the drawings are the same\n")
    let none = try folder.run("extract", "found/card-Ann-en.svg")
    #expect(none.code == 5 && none.error.contains("error[extract/none]"))
  }

  @Test func endsByWhatItFindsInDocuments() throws {
    let scene = """
      {"scene": 1, "name": "x", "data": {"sections": [{"id": "a", "items": ["x"]}]}}
      """
    try folder.write("```scene\n\(scene)\n```\n", to: "README.md")
    #expect(try folder.run("docs", "--check", "README.md").code == 1)
    #expect(try folder.run("docs", "README.md").output == "figures/x.svg\nREADME.md\n")
    let current = try folder.run("docs", "--check", "README.md")
    #expect(current.code == 0 && current.error == "1 figure is current\n")
    try folder.write("<!-- tessera -->\n", to: "README.md")
    #expect(try folder.run("docs", "README.md").code == 3)
    #expect(try folder.run("docs", "card.scene.json").code == 5)
  }

  @Test(arguments: ["--rows", "--texts"]) func endsByTablesThatCannotBeRead(_ option: String) throws
  {
    for command in ["render", "docs"] {
      let file = command == "docs" ? "README.md" : "card.scene.json"
      try folder.write("# A\n", to: "README.md")
      let result = try folder.run(command, option, "none.csv", file)
      #expect(result.code == 5, "\(result.error)")
    }
  }

  @Test func showsASceneWhileItIsWritten() async throws {
    try folder.write(SceneFolder.scene(), to: "p.scene.json")
    let program = try RunningProgram(["preview", "p.scene.json"], in: folder.url)
    let shown = { (try? folder.text(of: "p.live.js")) ?? "" }
    try await program.wait("the drawing") { shown().contains("svg") }
    #expect(try folder.text(of: "p.live.html").contains("data-script=\"p.live.js\""))
    try folder.write(SceneFolder.scene().replacing("flow", with: "flwo"), to: "p.scene.json")
    try await program.wait("what is wrong") { shown().contains("did you mean") }
  }

  @Test func formatsScenes() throws {
    #expect(try folder.run("fmt", "--check", "card.scene.json").code == 1)
    #expect(try folder.run("fmt", "card.scene.json").output == "card.scene.json\n")
    #expect(try folder.run("fmt", "--check", "card.scene.json").code == 0)
    // YAML beside it is nobody's business, unless somebody names it.
    try folder.write("scene: 1\ndata: {sections: []}\n", to: "in/list.scene.yaml")
    #expect(try folder.run("fmt", "--check", "in").code == 0)
    #expect(try folder.run("fmt", "--check", "in/list.scene.yaml").code == 2)
    let text = try folder.text(of: "card.scene.json")
    let piped = try folder.run("fmt", "--check", "-", input: text)
    #expect(piped.code == 0 && piped.output == "")
    let otherwise = try folder.run("fmt", "--check", "-", input: text.replacing("\n", with: ""))
    #expect(otherwise.code == 1 && otherwise.output == "")
    #expect(try folder.run("fmt", "-", input: text.replacing("\n", with: "")).output == text)
    try folder.write("{\"scene\": 1,}", to: "in/bad.scene.json")
    #expect(try folder.run("fmt", "--check", "in").code == 3)
  }
}
