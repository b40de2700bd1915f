import Foundation
import Scene
import Testing

@Suite @MainActor struct GoldenTableTests {
  /// `RECORD=1` accepts the tables as they come out.
  @Test(arguments: ["friends-sync", "dial-custom"])
  func areThoseThatAreKept(_ name: String) throws {
    let table = try PlayedScenes.run(fixture: name + ".scene.json").table
    let url = PlayedScenes.fixtures.appendingPathComponent(name + ".attrs.json")
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try table.json.write(to: url, atomically: true, encoding: .utf8)
    }
    #expect(try String(contentsOf: url, encoding: .utf8) == table.json)
  }
}
