import Foundation
import Rendering
import Scene
import SceneFormat
import Testing
import UIKit

@testable import TesseraCLI

/// The page on layouts of one's own shows what an audit says.
@Suite @MainActor struct AuditTranscriptTests {
  /// Forgets the sixth item.
  private final class Forgetful: UICollectionViewFlowLayout {
    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      super.layoutAttributesForElements(in: rect)?.filter { $0.indexPath.item != 5 }
    }
  }

  private static let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Documentation/OwnLayouts.md").standardized

  @Test func isWhatTheProgramSays() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("audit-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scene = folder.appendingPathComponent("feed.scene.json").path
    let items = #"["a1", "a2", "a3", "a4", "a5", "a6", "a7"]"#
    try Data(
      """
      {
        "scene": 1, "layout": "feed",
        "data": {"sections": [{"id": "a", "items": \(items)}]}
      }
      """.utf8
    ).write(to: URL(fileURLWithPath: scene))
    var registry = SceneRegistry()
    registry.register("feed", make: Forgetful.init)
    let arguments = try ArgumentParser.parse(["audit", scene])
    let options = WorkOptions(.check, arguments, form: MessageForm(arguments))
    let worker = SceneWorker(options, registry, in: WorkPlace())
    _ = worker.answer(WorkerRequest.plan(scene), for: .file(scene))
    guard
      case .report(let report) = worker.answer(.work(scene, ScenePermit()), for: .file(scene))
    else { throw CancellationError() }
    let said = "\(report.error.text)\(report.output.text)".replacing(folder.path + "/", with: "")
    let text = try String(contentsOf: Self.page, encoding: .utf8)
    let shown = text.components(separatedBy: "$ tessera audit feed.scene.json\n").dropFirst()
      .first?.components(separatedBy: "```").first
    #expect(said == shown)
  }
}
