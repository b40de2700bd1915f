import Foundation
import Motion
import Testing

@testable import Scene

@Suite @MainActor struct ShowcaseTests {
  private static let golden = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/showcase/attributes.txt")

  /// `make record` accepts a change.
  @Test func showsTheRecordedNumbers() throws {
    let text = try Showcase.text()
    if ProcessInfo.processInfo.environment["RECORD"] == "1" {
      try Data(text.utf8).write(to: Self.golden)
    }
    let expected = String(decoding: try Data(contentsOf: Self.golden), as: UTF8.self)
    for (index, (expected, actual)) in zip(expected.lines, text.lines).enumerated() {
      #expect(actual == expected, "line \(index + 1)")
    }
    #expect(text.lines.count == expected.lines.count)
  }

  @Test func playsTheSameEveryTime() throws {
    #expect(try Showcase.text() == Showcase.text())
  }

  @Test(arguments: Showcase.exhibits.indices) func isATableThatCanBeReadBack(_ index: Int) throws {
    let table = try Showcase.exhibits[index].table()
    #expect(!table.rows.isEmpty)
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
