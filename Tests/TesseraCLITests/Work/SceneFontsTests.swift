import CairoBackend
import Foundation
import Readers
import Rendering
import Scene
import SceneFormat
import Testing

@testable import TesseraCLI

/// Messages about fonts that are not there.
@Suite @MainActor struct SceneFontsTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func report(
    _ outputs: String, fonts: FontLibrary, style: String = "", json: Bool = false,
    items: String = #""日本 🎉", "שלום", "again 日", "\#u{F1234}""#, brings files: [String] = []
  ) throws -> SceneReport {
    try folder.write(
      """
      {"scene": 1, "name": "words", "fonts": \(files), "canvas": {"size": [300, 200]},
       "layout": {"kind": "flow", "itemSize": [140, 40]}, "style": {\(style)},
       "data": {"sections": [{"id": "a", "items": [\(items)]}]},
       "steps": [{"name": "one", "update": {"delete": ["again 日"]}}], "outputs": [\(outputs)]}
      """, to: "words.scene.json")
    let words =
      ["render", "-o", "\(folder.path)/out"] + (json ? ["--json"] : [])
      + ["\(folder.path)/words.scene.json"]
    let arguments = try ArgumentParser.parse(words)
    let options = WorkOptions(.render, arguments, form: MessageForm(arguments))
    let worker = SceneWorker(options, SceneRegistry(), in: WorkPlace(fonts: fonts))
    let scene = "\(folder.path)/words.scene.json"
    let answers = [WorkerRequest.plan(scene), .work(scene, ScenePermit())].map {
      worker.answer($0, for: .file(scene))
    }
    guard case .report(let report) = answers[1] else { throw CancellationError() }
    if case .claims(_, let beforehand) = answers[0], report.code == .done {
      #expect(beforehand == report.once)
    }
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
    let told = report.once.sorted { $0.key < $1.key }.map(\.value.text).joined()
    let warnings = told.split(separator: "\n").filter { $0.hasPrefix("warning") }
    #expect(
      warnings == [
        "warning[font/uncovered]: no installed font has '日本'",
        "warning[font/uncovered]: no installed font has '🎉'",
        "warning[font/uncovered]: no installed font has 'שלום'",
        "warning[font/uncovered]: no installed font has U+F1234",
      ])
    let remedies = told.split(separator: "\n").filter { $0.contains("= help: ") }
    let packages = ["fonts-noto-cjk", "fonts-noto-color-emoji", "fonts-noto-core"]
    #expect(
      zip(remedies, packages).allSatisfy { $0.contains("apt-get install \($1)") })
  }

  @Test func tellsItAsEvents() throws {
    let report = try report(
      Self.kinds[0] + "," + #"{"type": "still", "file": "b.png"}"#,
      fonts: FontLibrary().requiredOnly, json: true)
    #expect(report.error.isEmpty)
    #expect(report.once.count == 4)
    let events = report.once.values.map(\.text)
    #expect(events.allSatisfy { $0.hasPrefix("{") && $0.contains("font/uncovered") })
    #expect(report.once["letters: fonts-noto-cjk"]?.text.contains("fonts-noto-cjk") == true)
  }

  @Test func tellsNothingWhereNoLetterIsSeen() throws {
    let table = try report(
      #"{"type": "attributes", "file": "a.attrs"}"#, fonts: FontLibrary().requiredOnly)
    #expect(table.error.isEmpty && table.once.isEmpty)
    let blocks = try report(
      Self.kinds[0], fonts: FontLibrary().requiredOnly, style: #""text": "blocks""#)
    #expect(blocks.error.isEmpty && blocks.once.isEmpty)
  }

  @Test func pointsAtTheCharacters() throws {
    let report = try report(Self.kinds[0], fonts: FontLibrary().requiredOnly)
    #expect(report.once.values.contains { $0.text.contains("words.scene.json:3:") })
  }

  @Test func aFontThatIsNotInstalledStopsTheScene() throws {
    let fonts = FontLibrary(folder: "/nowhere")
    let plain = try report(Self.kinds[1], fonts: fonts)
    #expect(plain.code == .files)
    #expect(plain.error.text.hasPrefix("error[font/not-installed]: the font of every text"))
    #expect(plain.error.text.contains("apt-get install fonts-inter"))
    let serif = try report(
      Self.kinds[0], fonts: FontLibrary().requiredOnly, style: #""font": "DejaVu Serif""#)
    #expect(serif.code == .files)
    #expect(serif.error.text.contains("error[font/not-installed]: the font \"DejaVu Serif\""))
    #expect(serif.error.text.contains("apt-get install fonts-dejavu-core"))
    #expect(folder.files == ["words.scene.json"])
    let blocks = try report(Self.kinds[0], fonts: fonts, style: #""text": "blocks""#)
    #expect(blocks.code == .done)
  }

  // MARK: Fonts that a scene brings

  private static let mono =
    "/usr/share/fonts/truetype/jetbrains-mono/JetBrainsMono-Regular.ttf"

  private func bring(_ path: String, as name: String) throws {
    try folder.write("", to: name)
    try FileManager.default.removeItem(atPath: "\(folder.path)/\(name)")
    try FileManager.default.copyItem(atPath: path, toPath: "\(folder.path)/\(name)")
  }

  /// With all of its families at hand a scene needs nothing that is installed.
  @Test func aSceneIsSetInTheFilesThatItBrings() throws {
    let files = try FontLibrary().requiredOnly.installedFiles.map { path in
      let name = "fonts/\(path.split(separator: "/").last ?? "")"
      try bring(path, as: name)
      return name
    }
    let nowhere = FontLibrary(folder: "/nowhere")
    let report = try report(
      Self.kinds[0], fonts: nowhere, items: #""plain", "again 日""#, brings: files)
    #expect(report.code == .done)
    #expect(Set(files.map { "\(folder.path)/\($0)" }).isSubset(of: Set(report.inputs.map(\.path))))
    let here = try self.report(Self.kinds[0], fonts: FontLibrary(), items: #""plain", "again 日""#)
    #expect(here.files == report.files)
  }

  @Test func aFontThatIsNoGoodIsToldWithItsPlace() throws {
    let whole = [UInt8](try Data(contentsOf: URL(fileURLWithPath: Self.mono)))
    try Data(whole.prefix(whole.count / 2)).write(
      to: URL(fileURLWithPath: "\(folder.path)/cut.ttf"))
    try folder.write("wOF2 and so on, as web pages have it", to: "web.ttf")
    try folder.write("no font", to: "text.otf")
    for (file, found) in [
      ("cut.ttf", "a file whose table '"), ("web.ttf", "a font for web pages (WOFF)"),
      ("text.otf", "another kind of file"), ("none.ttf", "no such file or folder"),
      (".", "outside"),
    ] {
      let report = try report(Self.kinds[0], fonts: FontLibrary(), brings: [file])
      #expect(report.code == .files)
      #expect(report.files == [])
      #expect(report.error.text.contains(found) || file == ".", "\(report.error.text)")
      #expect(report.error.text.contains("words.scene.json:1:"), "\(report.error.text)")
    }
  }

  @Test func aFontStaysBelowItsFolder() throws {
    try folder.link("linked.ttf", to: Self.mono)
    for file in ["linked.ttf", Self.mono, "../a.ttf"] {
      let report = try report(Self.kinds[0], fonts: FontLibrary(), brings: [file])
      #expect(report.code == .files, "\(file)")
      #expect(report.error.text.contains("error["), "\(file)")
    }
  }

  @Test func aFamilyThatNoFileHasIsSaid() throws {
    try bring(Self.mono, as: "mono.ttf")
    let report = try report(
      Self.kinds[0], fonts: FontLibrary(), style: #""font": "Jet Brains Mono""#,
      brings: ["mono.ttf"])
    #expect(report.code == .files)
    #expect(report.error.text.contains("error[unknown-font]"))
    #expect(report.error.text.contains("did you mean \"JetBrains Mono\"?"))
  }
}
