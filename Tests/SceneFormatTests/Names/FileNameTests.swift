import Testing

@testable import SceneFormat

/// Every key that names a file fills in the same places.
@Suite struct FileNameTests {
  private func load(_ text: String, _ more: [String: String] = [:]) throws -> SceneDescription {
    let files = MemoryFiles(texts: more.merging(["in/feed.scene.json": text]) { $1 })
    return try SceneLoader(kinds: Scenes.kinds, limits: SceneLimits(), files: files)
      .load("in/feed.scene.json")
  }

  private func scene(golden: String = "g", image: String = "p", _ more: String = "") -> String {
    """
    {"scene": 1, "fonts": ["\(image)"], "canvas": {"size": [320, 480], "theme": "dark", "scale": 2}\(more),
     "data": {"sections": [{"id": "a", "items": [{"id": "x", "image": "\(image)"}]}]},
     "steps": [{"name": "one", "update": {"delete": ["x"]}}],
     "expect": [{"golden": "\(golden).attrs", "steps": ["one"]}]}
    """
  }

  private func golden(_ scene: SceneDescription) -> String? {
    guard case .golden(let name, _) = scene.expectations[0].check else { return nil }
    return name
  }

  static let names: [(template: String, name: String)] = [
    ("plain", "plain"), ("{name}", "feed"),
    ("g/{name}/{size}", "g/feed/320x480"),
    ("{theme}{~dark}", "dark~dark"), ("{scale}{@2x}", "2@2x"),
  ]

  @Test(arguments: names) func fillsInGoldensAndImages(_ name: (template: String, name: String))
    throws
  {
    let scene = try load(scene(golden: name.template, image: name.template))
    #expect(golden(scene) == name.name + ".attrs")
    #expect(scene.imageFiles.map(\.value) == [name.name])
    #expect(scene.fonts.map(\.value) == [name.name])
    // A message points at what was written.
    #expect(scene.imageFiles[0].span.line.contains(name.template))
  }

  @Test func aGoldenIsATableAndCanBeOfAStep() throws {
    #expect(golden(try load(scene(golden: "{type}-{step}"))) == "attributes-one.attrs")
  }

  @Test(arguments: [
    ("{frame}", "p", "{frame}"), ("g", "{step}", "{step}"), ("g", "{type}", "{type}"),
    ("{nam}", "p", "{nam}"), ("g", "{name", "never closed"),
  ])
  func refusesPlacesWithoutMeaning(_ golden: String, _ image: String, _ told: String) throws {
    let faults = #expect(throws: SceneFaults.self) {
      try load(scene(golden: golden, image: image))
    }
    let diagnostic = try #require(faults?.diagnostics.first)
    #expect(diagnostic.code == "unknown-placeholder")
    #expect(diagnostic.message.contains(told))
    #expect(diagnostic.notes.first?.hasPrefix("known here: {name}") == true)
  }

  @Test func fillsTheNameIntoWhatIsExtended() throws {
    let base = #"{"name": "base", "extends": "{name}-2.json", "canvas": {"size": [9, 9]}}"#
    let files = ["in/feed-1.json": base, "in/feed-2.json": #"{"title": "two"}"#]
    let scene = try load(
      #"{"scene": 1, "extends": "{name}-1.json", "data": {"sections": []}}"#, files)
    #expect(scene.files.map(\.path) == ["in/feed.scene.json", "in/feed-1.json", "in/feed-2.json"])
    #expect(scene.title == "two")
    #expect(throws: SceneFaults.self) {
      try load(#"{"scene": 1, "extends": "{theme}.json", "data": {"sections": []}}"#)
    }
  }

  @Test func onlyFramesHaveNumbers() throws {
    let faults = #expect(throws: SceneFaults.self) {
      try load(scene("", #", "outputs": [{"type": "still", "file": "a-{frame}.svg"}]"#))
    }
    #expect(faults?.diagnostics.first?.message == #""still" has no numbered frames"#)
  }

  private func scene(_ golden: String, _ more: String) -> String {
    scene(golden: "g", image: "p", more)
  }

  @Test func theTableNamesEveryPlace() {
    let table = SceneReference(kinds: Scenes.kinds).markdown
    for place in FileTemplate.Placeholder.allCases {
      #expect(table.split(separator: "\n").count { $0.hasPrefix("| `\(place.example)` |") } == 1)
    }
  }
}

/// Files that a test writes down.
private struct MemoryFiles: SceneFiles {
  let texts: [String: String]

  func file(_ path: String, limit: Int) throws(Diagnostic) -> SourceFile {
    guard let text = texts[path] else { throw Diagnostic(.unreadableFile, "\(path) is not there") }
    return SourceFile(path: path, text: text)
  }

  func resolve(_ path: Spanned<String>, from file: SourceFile) throws(Diagnostic) -> String {
    RelativePath.joined(RelativePath.folder(of: file.path), path.value)
  }
}
