import Testing

@testable import UIKit

@Suite struct UpdateWarningTests {
  private func warnings(
    _ batch: UpdateBatch, _ before: [[String]], _ after: [[String]]
  ) throws -> [UpdateWarning] {
    let named = { (items: [[String]]) in
      items.map { UpdateIdentifiers.Section(name: "s", items: $0) }
    }
    let plan = try UpdateValidation.plan(
      for: batch, before: before.map(\.count), after: after.map(\.count))
    return plan.warnings(
      naming: UpdateIdentifiers(before: named(before), after: named(after)))
  }

  @Test func findsDeletesOfTheWrongItem() throws {
    let found = try warnings("delete 0-0", [["a", "b", "c"]], [["a", "c"]])
    #expect(
      found == [
        UpdateWarning(
          place: Move(from: ItemPosition(0, 1), to: ItemPosition(0, 0)), nameBefore: "b",
          nameAfter: "a")
      ])
    #expect(
      found.first?.finding == "the cell of \"b\" (0-1) goes on at 0-0, where the data has \"a\" now"
    )
  }

  /// The place of a reload leaves the move out of account: UIKit lets the wrong cells stay.
  @Test func findsReloadsThatMovesPutAstray() throws {
    let found = try warnings(
      "move 0-0 0-3, reload 0-1", [["a", "b", "c", "d"]], [["b", "c", "d", "a"]])
    #expect(found.map(\.nameBefore) == ["c"])
    #expect(found.map(\.nameAfter) == ["b"])
  }

  @Test func findsNothingWhereTheBatchTellsTheTruth() throws {
    let found = try warnings(
      "delete 0-0, insert 0-2, move 1-0 0-0, insert 2", [["a", "b"], ["c", "d"]],
      [["c", "b", "x"], ["d"], ["e"]])
    #expect(found.isEmpty)
  }
}
