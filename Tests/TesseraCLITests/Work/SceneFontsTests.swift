import CairoBackend
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// What is told of fonts that are not there.
@Suite @MainActor struct SceneFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    _ outputs: String, fonts: FontLibrary, style: String = "", json: Bool = false,
    items: String = #""日本 🎉", "שלום", "again 日", "\#u{F1234}""#
  ) throws -> SceneReport {
    try folder.write(
      """
      {"scene": 1, "name": "words", "canvas": {"size": [300, 200]},
       "layout": {"kind": "flow", "itemSize": [140, 40]}, "style": {\(style)},
       "data": {"sections": [{"id": "a", "items": [\(items)]}]},
       "steps": [{"name": "one", "update": {"delete": ["again 日"]}}], "outputs": [\(outputs)]}
      """, to: "words.scene.json")
    let words =
      ["render", "-o", "\(folder.path)/out"] + (json ? ["--json"] : [])
      + ["\(folder.path)/words.scene.json"]
    let arguments = try ArgumentParser.parse(words)
    let options = WorkOptions(.render, arguments, form: MessageForm(arguments))
    let worker = SceneWorker(
      options, SceneRegistry(), Console(environment: [:], color: "never"), fonts: fonts)
    let scene = "\(folder.path)/words.scene.json"
    let answers = [WorkerRequest.plan(scene), .work(scene, ScenePermit())].map {
      worker.answer($0, for: .file(scene))
    }
    guard case .report(let report) = answers[1] else { throw CancellationError() }
    return report
  }

  nonisolated static let kinds = [
    #"{"type": "still", "file": "a.png"}"#, #"{"type": "still", "file": "a.svg"}"#,
    #"{"type": "still", "file": "a.svg", "letters": "outlines"}"#,
    #"{"type": "still", "file": "a.svg", "letters": "embedded"}"#,
    #"{"type": "animation", "file": "a.gif"}"#, #"{"type": "animation", "file": "a.svg"}"#,
    #"{"type": "blueprint", "file": "a.png"}"#, #"{"type": "frames", "file": "{frame:02}.png"}"#,
    #"{"type": "inspector", "file": "a.html"}"#,
  ]

  @Test(arguments: kinds) func tellsWhatNoFontHas(_ output: String) throws {
    let report = try report(output, fonts: FontLibrary().requiredOnly)
    #expect(report.code == .done)
    let warnings = report.error.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(
      warnings == [
        "warning[font/uncovered]: no installed font has '日本'",
        "warning[font/uncovered]: no installed font has '🎉'",
        "warning[font/uncovered]: no installed font has 'שלום'",
        "warning[font/uncovered]: no installed font has U+F1234",
      ])
    let remedies = report.error.split(separator: "\n").filter { $0.contains("= help: ") }
    let packages = ["fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core"]
    #expect(
      zip(remedies, packages).allSatisfy { $0.contains("apt-get install \($1)") })
  }

  @Test func tellsItAsEvents() throws {
    let report = try report(
      Self.kinds[0] + "," + #"{"type": "still", "file": "b.png"}"#,
      fonts: FontLibrary().requiredOnly, json: true)
    #expect(report.error.isEmpty)
    let lines = report.output.split(separator: "\n").filter { $0.contains("font/uncovered") }
    #expect(lines.count == 4)
    #expect(lines.first?.contains("fonts-noto-cjk") == true)
  }

  @Test func tellsNothingWhereNoLetterIsSeen() throws {
    let table = try report(
      #"{"type": "attributes", "file": "a.attrs"}"#, fonts: FontLibrary().requiredOnly)
    #expect(table.error.isEmpty)
    let blocks = try report(
      Self.kinds[0], fonts: FontLibrary().requiredOnly, style: #""text": "blocks""#)
    #expect(blocks.error.isEmpty)
  }

  @Test func pointsAtTheCharacters() throws {
    let report = try report(Self.kinds[0], fonts: FontLibrary().requiredOnly)
    #expect(report.error.contains("words.scene.json:3:"))
  }

  @Test func aFontThatIsNotInstalledStopsTheScene() throws {
    let fonts = FontLibrary(folder: "/nowhere")
    let plain = try report(Self.kinds[1], fonts: fonts)
    #expect(plain.code == .files)
    #expect(plain.error.hasPrefix("error[font/not-installed]: the font of every text"))
    #expect(plain.error.contains("apt-get install fonts-inter"))
    let serif = try report(
      Self.kinds[0], fonts: FontLibrary().requiredOnly, style: #""font": "DejaVu Serif""#)
    #expect(serif.code == .files)
    #expect(serif.error.contains("error[font/not-installed]: the font \"DejaVu Serif\""))
    #expect(serif.error.contains("apt-get install fonts-dejavu-core"))
    #expect(folder.files == ["words.scene.json"])
    let blocks = try report(Self.kinds[0], fonts: fonts, style: #""text": "blocks""#)
    #expect(blocks.code == .done)
  }
}
