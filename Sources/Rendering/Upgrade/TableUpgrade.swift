internal import Motion
internal import Notation
internal import Scene
internal import SceneFormat

/// A golden table that another version of this program has written, held to what it writes now.
struct TableUpgrade {
  private let name: String
  private let tolerance: Double
  /// The version that wrote it.
  let version: String
  private let accepted: SourceFile
  private let table: AttributeTable

  /// nil where the expectation is no table, none lies there, or this version has written it.
  init?(
    _ expectation: ExpectationDescription, of run: SceneRun, from origin: GoldenOrigin,
    reading golden: (String) -> SourceFile?
  ) {
    guard case .golden(let name, let tolerance) = expectation.check,
      let version = origin.otherVersion(ofGolden: name), let accepted = golden(name)
    else { return nil }
    (self.name, self.tolerance) = (name, Double(tolerance))
    (self.version, self.accepted) = (version, accepted)
    table = run.table(ofSteps: expectation.steps.map(\.value))
  }

  /// Columns that are new are no difference: they were not accepted, and not refused.
  var facts: UpgradeFacts {
    var facts = UpgradeFacts()
    facts.note(.table, by: version)
    guard let before = try? TableFile(accepted).table() else { return facts }
    let after = ComparedTable(table)
    let difference = TableDifference(
      TableComparison(accepted: before, after, tolerance: tolerance))
    let columns = before.missingColumns.map(UpgradeFacts.Trait.newColumn)
    guard !difference.isNone || !columns.isEmpty else { return facts }
    let traits = difference.isNone ? [] : UpgradeFacts.Trait.all(of: difference)
    facts.changes.append(
      .init(
        output: name, sort: .table,
        sides: Selection.Sides(
          .different, golden: SHA256.text(of: accepted.bytes),
          drawn: SHA256.text(of: TableFile.bytes(of: table, named: name))),
        traits: difference.isNone || !traits.isEmpty ? columns + traits : [],
        sentences: columns.map(\.text) + difference.changes.map(\.sentence)))
    return facts
  }
}
