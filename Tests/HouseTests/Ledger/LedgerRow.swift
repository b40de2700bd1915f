/// One line of the fidelity ledger.
struct LedgerRow: Sendable {
  let page: String
  let behaviour: String
  let source: String
  /// The names of the tests that hold the behaviour in place.
  let tests: [String]

  static let folder = "Sources/UIKit/UIKit.docc"

  static func pages() throws -> [String] {
    try House.files(below: folder, endingIn: ".md").filter { $0.fileName.hasPrefix("Ledger-") }
  }

  static func all() throws -> [LedgerRow] {
    try pages().flatMap { page in
      Markdown(try House.text(of: page)).rows.compactMap { LedgerRow($0, page: page.fileName) }
    }
  }

  /// Nothing for a row with another number of cells, which `LedgerTests` refuses.
  private init?(_ cells: [String], page: String) {
    guard cells.count == 3 else { return nil }
    self.page = page
    behaviour = cells[0]
    source = cells[1]
    tests = cells[2].codeSpans
  }
}
