import CairoBackend
import Foundation
import Scene
import SceneFormat
import Testing

@testable import Rendering

/// The pages of this package whose figures are drawn by itself are current. `RECORD=1` draws them anew.
@Suite @MainActor struct PackageDocumentsTests {
  private static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  @Test(arguments: ["Documentation/Cookbook.md"]) func hasCurrentFigures(_ page: String) {
    var order = DocumentRun.Order()
    order.isCheck = ProcessInfo.processInfo.environment["RECORD"] != "1"
    order.allowed = [Self.package.path]
    let run = DocumentRun(order, knowing: SceneRegistry(), in: FontLibrary())
    run.run([Self.package.appendingPathComponent(page).path])
    #expect(run.figureCount > 0)
    if order.isCheck { #expect(run.news.map { "\($0)" } == []) }
  }
}
