import Foundation
import Motion
import Testing

/// The numbers of recorded changes, one folder a case, in all three forms of the table.
@Suite @MainActor struct TransitionGoldenTests {
  private nonisolated static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/transitions")
  private static let isRecording = ProcessInfo.processInfo.environment["RECORD"] == "1"

  /// `make record` accepts a change.
  @Test(arguments: TransitionCases.all) func isAsRecorded(_ id: String) throws {
    let table = try TransitionCases.table(id)
    try expect(table.text, id, "attributes.txt")
    try expect(table.json, id, "attributes.json")
    try expect(table.csv, id, "attributes.csv")
  }

  private func expect(_ text: String, _ id: String, _ name: String) throws {
    let file = Self.folder.appendingPathComponent(id).appendingPathComponent(name)
    if Self.isRecording {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    let recorded = String(decoding: try Data(contentsOf: file), as: UTF8.self)
    for (index, (expected, actual)) in zip(recorded.lines, text.lines).enumerated() {
      #expect(actual == expected, "\(id)/\(name), line \(index + 1)")
    }
    #expect(text.lines.count == recorded.lines.count, "\(id)/\(name)")
  }

  @Test func everyFolderIsACase() throws {
    let folders = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(folders.sorted() == TransitionCases.all)
  }

  @Test(arguments: TransitionCases.all) func isATableThatCanBeReadBack(_ id: String) throws {
    let table = try TransitionCases.table(id)
    #expect(!table.rows.isEmpty)
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
  }

  @Test(arguments: TransitionCases.all) func playsTheSameEveryTime(_ id: String) throws {
    #expect(try TransitionCases.table(id) == TransitionCases.table(id))
  }
}

extension String {
  fileprivate var lines: [Substring] { split(separator: "\n", omittingEmptySubsequences: false) }
}
