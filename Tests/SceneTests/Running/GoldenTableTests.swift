import Foundation
import Scene
import Testing

@Suite @MainActor struct GoldenTableTests {
  /// `RECORD=1` accepts the tables as they come out.
  @Test(arguments: [("friends-sync.scene.json", "friends-sync.attrs.json")])
  func areThoseThatAreKept(_ scene: String, _ golden: String) throws {
    let table = try PlayedScenes.run(fixture: scene).table
    let url = PlayedScenes.fixtures.appendingPathComponent(golden)
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try table.json.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == table.json)
  }
}
