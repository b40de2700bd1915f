import Cases
import Motion
import Testing

/// The numbers of recorded changes, one folder a case, in all three forms of the table.
@Suite @MainActor struct TransitionGoldenTests {
  /// `make record` accepts a change.
  @Test(arguments: TransitionCases.all) func isAsRecorded(_ id: String) throws {
    let table = try TransitionCases.table(id)
    try expect(table.text, id, "attributes.txt")
    try expect(table.json, id, "attributes.json")
    try expect(table.csv, id, "attributes.csv")
  }

  private func expect(_ text: String, _ id: String, _ name: String) throws {
    let folder = CaseFolder("transitions", id)
    try ExpectedFile(name, of: folder, suite: "TransitionGoldenTests").expect(text: text)
  }

  @Test func everyFolderIsACase() {
    #expect(CaseFolder.all("transitions").map(\.name) == TransitionCases.all)
  }

  @Test(arguments: TransitionCases.all) func isATableThatCanBeReadBack(_ id: String) throws {
    let table = try TransitionCases.table(id)
    #expect(Set(table.rows.map(\.phase)).isSuperset(of: [.before, .after]))
    #expect(try AttributeTable(text: table.text) == table)
    #expect(try AttributeTable(json: table.json) == table)
  }

  @Test(arguments: TransitionCases.all) func playsTheSameEveryTime(_ id: String) throws {
    #expect(try TransitionCases.table(id) == TransitionCases.table(id))
  }
}
