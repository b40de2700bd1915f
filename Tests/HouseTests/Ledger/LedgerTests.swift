import Testing

/// The fidelity ledger says what is so.
@Suite struct LedgerTests {
  @Test func everyRowHasABehaviourASourceAndATest() throws {
    for page in try LedgerRow.pages() {
      for cells in Markdown(try House.text(of: page)).rows {
        #expect(cells.count == 3, "\(page.fileName): \(cells)")
      }
    }
    for row in try LedgerRow.all() {
      let place = "\(row.page): \(row.behaviour)"
      #expect(["documented", "recorded", "our choice"].contains(row.source), "\(place)")
      #expect(!row.tests.isEmpty, "\(place)")
    }
  }

  @Test func everyTestExists() throws {
    let names = try TestIndex().names
    let missing = try LedgerRow.all().flatMap { row in
      row.tests.filter { !names.contains($0) }.map { "\(row.page): \($0)" }
    }
    #expect(missing == [])
  }

  /// A departure is marked in the sources; a row that names the file in backticks answers for it.
  @Test func everyDepartureStandsInTheLedger() throws {
    let behaviours = try LedgerRow.all().map(\.behaviour)
    for path in try House.files(below: "Sources", endingIn: ".swift") {
      let marks = try House.text(of: path).split(separator: "Differs from UIKit:").count - 1
      let rows = behaviours.filter { $0.codeSpans.contains(path.fileName) }
      #expect(
        rows.count >= marks,
        "\(path) is marked \(marks) times: as many rows of the ledger must name `\(path.fileName)`")
    }
  }

  @Test func rowsNameFilesThatExist() throws {
    let names = Set(try House.files(below: "Sources", endingIn: ".swift").map(\.fileName))
    for row in try LedgerRow.all() {
      for file in row.behaviour.codeSpans where file.hasSuffix(".swift") {
        #expect(names.contains(file), "\(row.page): \(row.behaviour)")
      }
    }
  }

  @Test func theIndexNamesEveryPage() throws {
    let index = try House.text(of: LedgerRow.folder + "/Fidelity.md")
    for page in try LedgerRow.pages() {
      let name = page.fileName.dropLast(".md".count)
      #expect(index.contains("<doc:\(name)>"), "\(page)")
    }
  }
}
