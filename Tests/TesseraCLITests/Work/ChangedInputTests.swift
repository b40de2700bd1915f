import Foundation
import Readers
import Scene
import Testing

@testable import TesseraCLI

/// Paths are granted for what a scene said when they were looked at.
@Suite @MainActor struct ChangedInputTests {
  private let folder: TemporaryFolder
  private var path: String { "\(folder.path)/a.scene.json" }

  init() throws {
    folder = try TemporaryFolder()
    try write("a.svg")
  }

  private func write(_ file: String) throws {
    try folder.write(
      """
      {"scene": 1, "canvas": {"size": [60, 60]}, "data": {"sections": [{"id": "a", "items": ["x"]}]},
       "outputs": [{"type": "still", "file": "\(file)"}]}
      """, to: "a.scene.json")
  }

  private func worker() throws -> SceneWorker {
    let arguments = try ArgumentParser.parse(["render", "-o", "\(folder.path)/out", path])
    let options = WorkOptions(.render, arguments, form: MessageForm(arguments))
    return SceneWorker(options, SceneRegistry())
  }

  private func permit() throws -> ScenePermit {
    guard case .claims(let claims, _) = try worker().answer(.plan(path), for: .file(path)) else {
      throw CancellationError()
    }
    return ScenePermit(digest: claims.digest)
  }

  private func report(_ permit: ScenePermit, _ worker: SceneWorker) throws -> SceneReport {
    guard case .report(let report) = worker.answer(.work(path, permit), for: .file(path)) else {
      throw CancellationError()
    }
    return report
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder.path)/out/\(name)")
  }

  @Test func aSceneThatNamesOtherFilesThanBeforeIsNotDrawn() throws {
    let permit = try permit()
    try write("other.svg")
    let report = try report(permit, worker())
    #expect(report.error.text.contains("error[file/changed]: '\(path)' was changed"))
    #expect(report.code == .files)
    #expect(!exists("a.svg") && !exists("other.svg"))
  }

  @Test func aSceneThatSaysTheSameIsDrawn() throws {
    let permit = try permit()
    try write("a.svg")
    #expect(try report(permit, worker()).code == .done)
    #expect(exists("a.svg"))
  }

  /// Who has read it already draws what it has read.
  @Test func aSceneThatIsKeptIsDrawnAsItWas() throws {
    let worker = try worker()
    guard case .claims(let claims, _) = worker.answer(.plan(path), for: .file(path)) else {
      throw CancellationError()
    }
    try write("other.svg")
    #expect(try report(ScenePermit(digest: claims.digest), worker).code == .done)
    #expect(exists("a.svg") && !exists("other.svg"))
  }
}
