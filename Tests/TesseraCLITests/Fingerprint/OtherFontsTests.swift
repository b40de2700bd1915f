import CairoBackend
import Foundation
import Readers
import Scene
import SceneFormat
import Testing

@testable import Rendering

@testable import TesseraCLI

/// Two machines with different fonts: what they draw, and what is said of it.
@Suite @MainActor struct OtherFontsTests {
  private let folder: TemporaryFolder
  private let other: OtherFonts
  private let here = FontLibrary()

  init() throws {
    folder = try TemporaryFolder()
    other = try OtherFonts(in: "\(folder.path)/fonts")
  }

  private static let showcase = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Fixtures/showcase").standardizedFileURL.path

  /// All that a font of our own can come to be in.
  private static let everyOutput = """
    {"scene": 1, "canvas": {"size": [220, 90], "theme": "light"},
     "layout": {"kind": "flow", "itemSize": [100, 40]},
     "data": {"sections": [{"id": "a", "items": ["AVATAR ffi", "two words"]}]},
     "timing": {"duration": 0.3, "fps": 10}, "steps": [{"name": "one", "update": {"delete": ["two words"]}}],
     "outputs": [{"type": "still", "file": "a.png"}, {"type": "still", "file": "a.pdf"},
       {"type": "still", "file": "a.svg"}, {"type": "still", "file": "e.svg", "letters": "embedded"},
       {"type": "still", "file": "o.svg", "letters": "outlines"},
       {"type": "animation", "file": "a.gif"},
       {"type": "animation", "file": "a.apng"},
       {"type": "animation", "file": "a.webp"},
       {"type": "animation", "file": "v.svg"}, {"type": "inspector", "file": "a.html"},
       {"type": "attributes", "file": "a.attrs"}]}
    """

  private func render(_ scenes: [String], _ fonts: FontLibrary) throws -> [String: String] {
    let arguments = try ArgumentParser.parse(["render", "-o", folder.path + "/out"] + scenes)
    let options = WorkOptions(.render, arguments, form: MessageForm(arguments))
    let worker = SceneWorker(options, SceneRegistry(), in: WorkPlace(fonts: fonts))
    var files: [String: String] = [:]
    for scene in scenes {
      let answers = [WorkerRequest.plan(scene), .work(scene, ScenePermit())].map {
        worker.answer($0, for: .file(scene))
      }
      guard case .report(let report) = answers[1] else { throw CancellationError() }
      #expect(report.isDone, "\(report.error)")
      for file in report.files { files[file.path] = file.sha256 }
    }
    return files
  }

  private var own: [OwnFontFile] {
    get throws {
      try here.installedFiles.map { path in
        let place = "\(folder.path)/own/" + (path.split(separator: "/").last ?? "")
        try FileManager.default.createDirectory(
          atPath: "\(folder.path)/own", withIntermediateDirectories: true)
        try? FileManager.default.copyItem(atPath: path, toPath: place)
        let bytes = try Data(contentsOf: URL(fileURLWithPath: place))
        return try OwnFontFile(place, bytes: [UInt8](bytes))
      }
    }
  }

  private var scenes: [String] {
    get throws {
      try folder.write(Self.everyOutput, to: "every.scene.json")
      return SceneInputs([Self.showcase, "\(folder.path)/every.scene.json"]).inputs.map(\.name)
    }
  }

  @Test func withFontsOfItsOwnAllBytesAreTheSame() throws {
    let own = try own
    let first = try render(try scenes, here.with(own))
    let second = try render(try scenes, other.library.with(own))
    #expect(first.count > 60)
    for (file, sum) in first { #expect(second[file] == sum, "\(file)") }
    #expect(
      try Fingerprint.current(fonts: here.requiredOnly.with(own))
        == Fingerprint.current(fonts: other.library.requiredOnly.with(own)))
  }

  /// The letters of an SVG are the reader's, and tables have none: all else shows the fonts.
  @Test func withoutThemTheBytesDifferAndTheFingerprintSaysSo() throws {
    let scene = [try #require(try scenes.last)]
    let first = try render(scene, here)
    let second = try render(scene, other.library)
    let differing = first.filter { second[$0.key] != $0.value }.keys.sorted()
    #expect(
      differing == [
        "a.apng", "a.gif", "a.html", "a.pdf", "a.png", "a.svg", "a.webp", "e.svg", "o.svg", "v.svg",
      ])
    let difference = FingerprintDifference(
      from: try .current(fonts: here.requiredOnly),
      to: try .current(fonts: other.library.requiredOnly), .both)
    #expect(difference.changes.count == 2)
    #expect(difference.changes.first?.hasPrefix("fonts-inter ") == true)
    #expect(difference.changes.first?.contains(" → ") == true)
    #expect(difference.changes.last?.hasPrefix("fonts-jetbrains-mono ") == true)
  }
}
