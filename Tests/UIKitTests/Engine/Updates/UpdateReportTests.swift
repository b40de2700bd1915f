import Testing

@testable import UIKit

@Suite struct UpdateReportTests {
  private func report(
    _ batch: UpdateBatch, _ before: KeyValuePairs<String, String>,
    _ after: KeyValuePairs<String, String>
  ) -> UpdateReport? {
    let identifiers = UpdateIdentifiers(before: sections(before), after: sections(after))
    do {
      _ = try UpdateValidation.plan(
        for: batch, before: identifiers.before.map(\.items.count),
        after: identifiers.after.map(\.items.count))
      return nil
    } catch {
      return UpdateReport(error, naming: identifiers)
    }
  }

  private func sections(_ pairs: KeyValuePairs<String, String>) -> [UpdateIdentifiers.Section] {
    pairs.map { .init(name: $0, items: $1.split(separator: " ").map(String.init)) }
  }

  @Test func explainsACountByItsArithmeticAndIdentifiers() {
    let report = report(
      "delete 1-0, insert 1-8", ["top": "t", "grid": "g0 g1 g2 g3 g4 g5 g6 g7 g8"],
      ["top": "t", "grid": "g1 g2 g3 g4 g5 g6 g7 g8"])
    #expect(
      report?.text == """
        error[invalid-update/count]: section "grid" would hold 9 items, the data has 8
          9 before − 1 deleted (0) + 1 inserted (8) + 0 moved in − 0 moved out = 9
          8 after: g1 g2 g3 g4 g5 g6 g7 g8
          no identifier was added, yet an insert was announced at 8
          = help: remove the insert, or add the item to the data before the update ends
          = UIKit stops here with "Invalid update: invalid number of items in section 1.  The number \
        of items contained in an existing section after the update (8) must be equal to the number of \
        items contained in that section before the update (9), plus or minus the number of items \
        inserted or deleted from that section (1 inserted, 1 deleted) and plus or minus the number of \
        items moved into or out of that section (0 moved in, 0 moved out)."
        """)
  }

  @Test func namesWhatLeftWithoutAnnouncement() {
    let report = report("delete 0-0", ["a": "p q r s"], ["a": "s r"])
    #expect(report?.finding() == "section \"a\" would hold 3 items, the data has 2")
    #expect(
      report?.finding("after step 1")
        == "section \"a\" would hold 3 items after step 1, the data has 2")
    #expect(report?.fault.report == report)
    #expect(
      report?.evidence == ["2 after: s r", "left: q (1), but no delete was announced"])
    #expect(report?.help == ["announce the delete of what left the data"])
  }

  @Test func namesWhatIsDeletedAndStillThere() {
    let report = report("delete 0-0, delete 0-1", ["a": "p q r"], ["a": "q r"])
    #expect(
      report?.evidence == [
        "2 after: q r", "announced as deleted: q (1), but still in the data",
      ])
    #expect(
      report?.help == [
        "remove the delete, or remove the item from the data before the update ends"
      ])
  }

  @Test func namesWhatCameWithoutAnnouncement() {
    let report = report("insert 0-0", ["a": "p"], ["a": "x p y"])
    #expect(report?.evidence == ["3 after: x p y", "new: y (2), but no insert was announced"])
    #expect(report?.help == ["announce the insert of what was added to the data"])
  }

  @Test func remindsOfTheTimeWhenDataThatDidNotChange() {
    let report = report("insert 0-2", ["a": "p q"], ["a": "p q"])
    #expect(
      report?.help == [
        "remove the insert, or add the item to the data before the update ends",
        "if the data did change: it must change inside the batch, for its numbers before are read "
          + "when the batch begins",
      ])
  }

  @Test func countsSections() {
    let report = report("delete 0, insert 1", ["a": "", "b": ""], ["b": ""])
    #expect(
      report?.text == """
        error[invalid-update/section-count]: there would be 2 sections, the data has 1
          2 before − 1 deleted (0) + 1 inserted (1) = 2
          1 after: b
          = help: remove the insert, or add the section to the data before the update ends
          = UIKit stops here with "Invalid update: invalid number of sections.  The number of sections \
        contained in the collection view after the update (1) must be equal to the number of sections \
        contained in the collection view before the update (2), plus or minus the number of sections \
        inserted or deleted (1 inserted, 1 deleted)."
        """)
  }

  static let findings: [(UpdateBatch, String)] = [
    ("delete 0-7", "item 0-7 is deleted, but section 0 holds 3 items before the update"),
    ("insert 2-0", "item 2-0 is inserted, but there are 2 sections after the update"),
    ("delete 0-1, delete 0-1", "item \"q\" (0-1) is deleted twice"),
    ("delete 0-1, reload 0-1", "item \"q\" (0-1) is both deleted and reloaded"),
    ("delete 1, move 1 0", "section \"b\" (1) is both deleted and moved to section 0"),
    (
      "insert 0-0, move 0-2 0-0",
      "item \"p\" (0-0) is inserted, and item \"r\" (0-2) moves to the same place"
    ),
    (
      "move 0-0 0-1, move 0-3 0-0, reload 0-1",
      "item 0-3 is moved, but section 0 holds 3 items before the update"
    ),
    (
      "move 0-0 0-1, move 0-2 0-0, reload 0-1",
      "the reload of item \"q\" (0-1) inserts item 0-1, and item \"p\" (0-0) moves to the same place"
    ),
    ("move 0-0 0-1, move 0-0 0-2", "item \"p\" (0-0) is moved to both item 0-1 and item 0-2"),
    (
      "move 0-0 0-2, move 0-1 0-2",
      "both item \"p\" (0-0) and item \"q\" (0-1) are moved to item 0-2"
    ),
    (
      "delete 1, move 1-0 0-0",
      "item \"s\" (1-0) is moved to item 0-0, but its section is deleted or reloaded"
    ),
    (
      "insert 1, move 0-0 1-0",
      "item \"p\" (0-0) is moved to item 1-0, but that section is inserted or reloaded"
    ),
    ("delete 1, reload 1-0", "item \"s\" (1-0) is reloaded, but its section is deleted"),
  ]

  @Test(arguments: findings) func says(batch: UpdateBatch, finding: String) {
    let found = report(batch, ["a": "p q r", "b": "s"], ["a": "p q r", "b": "s"])
    #expect(found?.finding() == finding)
    #expect(found?.help.isEmpty == false)
  }

  @Test func becomesAFaultWithUIKitsSentenceAndFacts() {
    let fault = Fault(.deletedAndReloaded(.item(ItemPosition(0, 1))))
    #expect(fault.code == "invalid-update/delete-and-reload")
    #expect(
      fault.sentence
        == "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"
    )
    #expect(
      fault.facts == [
        .init("finding", "item 0-1 is both deleted and reloaded"),
        .init("help", "drop the reload; its index, too, counts in the data before the update"),
      ])
  }

  @Test func speaksForItselfWhereUIKitSaysNothing() {
    let fault = Fault(.deletedTwice(.item(ItemPosition(0, 1))))
    #expect(fault.sentence == "item 0-1 is deleted twice")
  }

  @Test func cutsLongLists() {
    let names = (0..<40).map { "n\($0)" }
    #expect(names.listed == "n0 n1 n2 n3 n4 n5 n6 n7 n8 n9 n10 n11 … 28 more")
  }
}
