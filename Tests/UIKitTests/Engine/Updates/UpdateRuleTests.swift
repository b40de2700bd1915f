import Testing

@testable import UIKit

/// One case per rule: what a batch is refused for, or that it is not.
struct UpdateRuleCase: Sendable, CustomTestStringConvertible {
  var batch: UpdateBatch
  var before: [Int]
  var after: [Int]
  var fault: UpdateFault?
  var sentence: String?

  init(
    _ batch: UpdateBatch, _ before: [Int], _ after: [Int], _ fault: UpdateFault? = nil,
    _ sentence: String? = nil
  ) {
    self.batch = batch
    self.before = before
    self.after = after
    self.fault = fault
    self.sentence = sentence
  }

  var testDescription: String {
    "\(batch.updates) from \(before) to \(after)"
  }

  /// The fault that the validation finds, as a value that can be compared.
  var found: UpdateFault? {
    do {
      _ = try UpdateValidation.plan(for: batch, before: before, after: after)
      return nil
    } catch {
      return error
    }
  }
}

@Suite struct UpdateRuleTests {
  static let placeCases: [UpdateRuleCase] = [
    .init(
      "delete 0-3", [3], [2], .outOfRange(.delete, .item(.init(0, 3), count: 3)),
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"),
    .init(
      "delete 1-0", [3], [3], .outOfRange(.delete, .sectionOfItem(.init(1, 0), count: 1)),
      "attempt to delete item 0 from section 1, but there are only 1 sections before the update"),
    .init(
      "delete 2", [3, 1], [3], .outOfRange(.delete, .section(2, count: 2)),
      "attempt to delete section 2, but there are only 2 sections before the update"),
    .init(
      "reload 0-3", [3], [3], .outOfRange(.reload, .item(.init(0, 3), count: 3)),
      "attempt to delete item 3 from section 0 which only contains 3 items before the update"),
    .init(
      "reload 1", [3], [3], .outOfRange(.reload, .section(1, count: 1)),
      "attempt to delete section 1, but there are only 1 sections before the update"),
    .init("reconfigure 0-9", [3], [3], .outOfRange(.reconfigure, .item(.init(0, 9), count: 3))),
    .init(
      "move 0-3 0-0", [3], [3], .outOfRange(.moveFrom, .item(.init(0, 3), count: 3)),
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 3}) that does not exist - "
        + "there are only 3 items in section 0 before the update"),
    .init(
      "move 4-0 0-0", [3], [3], .outOfRange(.moveFrom, .sectionOfItem(.init(4, 0), count: 1)),
      "attempt to move index path (<NSIndexPath> {length = 2, path = 4 - 0}) from a section that "
        + "does not exist - there are only 1 sections before the update"),
    .init(
      "move 1 0", [3], [3], .outOfRange(.moveFrom, .section(1, count: 1)),
      "attempt to move section 1, but there are only 1 sections before the update"),
    .init(
      "insert 0-4", [3], [4], .outOfRange(.insert, .item(.init(0, 4), count: 4)),
      "attempt to insert item 4 into section 0, but there are only 4 items in section 0 after the "
        + "update"),
    .init(
      "insert 1-0", [3], [3], .outOfRange(.insert, .sectionOfItem(.init(1, 0), count: 1)),
      "attempt to insert item 0 into section 1, but there are only 1 sections after the update"),
    .init(
      "insert 2", [3], [3, 1], .outOfRange(.insert, .section(2, count: 2)),
      "attempt to insert section 2 but there are only 2 sections after the update"),
    .init(
      "move 0-0 0-3", [3], [3],
      .outOfRange(.moveTo(from: .item(.init(0, 0))), .item(.init(0, 3), count: 3)),
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 0 - 3}) that does not exist - there are only 3 items in "
        + "section 0 after the update"),
    .init(
      "move 0-0 1-0", [3], [3],
      .outOfRange(.moveTo(from: .item(.init(0, 0))), .sectionOfItem(.init(1, 0), count: 1)),
      "attempt to move index path (<NSIndexPath> {length = 2, path = 0 - 0}) to index path "
        + "(<NSIndexPath> {length = 2, path = 1 - 0}) in section that does not exist - there are only "
        + "1 sections after the update"),
    .init(
      "move 0 2", [3, 1], [1, 3],
      .outOfRange(.moveTo(from: .section(0)), .section(2, count: 2)),
      "attempt to to move section 0 to section 2, but there are only 2 sections after the update"),
    .init(
      "move 0-0 1-0, reload 0-2", [3, 0], [2, 1],
      .outOfRange(.reloadTarget(of: .item(.init(0, 2))), .item(.init(0, 2), count: 2)),
      "attempt to insert item 2 into section 0, but there are only 2 items in section 0 after the "
        + "update"),
  ]

  @Test(arguments: placeCases) func refusesPlacesThatAreNotThere(_ rule: UpdateRuleCase) {
    #expect(rule.found == rule.fault)
    #expect(rule.found?.uikitSentence == rule.sentence)
  }

  static let conflictCases: [UpdateRuleCase] = [
    .init("delete 0-1, delete 0-1", [3], [2], .deletedTwice(.item(.init(0, 1)))),
    .init("delete 0-1, delete 0-1", [3], [1], .deletedTwice(.item(.init(0, 1)))),
    .init("delete 1, delete 1", [3, 1], [3], .deletedTwice(.section(1))),
    .init(
      "delete 0-1, reload 0-1", [3], [2], .deletedAndReloaded(.item(.init(0, 1))),
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 0 - 1})"),
    .init(
      "delete 1, reload 1", [3, 1], [3], .deletedAndReloaded(.section(1)),
      "attempt to delete and reload the same index path (<NSIndexPath> {length = 2, path = 1 - "
        + "9223372036854775807})"),
    .init(
      "delete 0-1, move 0-1 0-0", [3], [2],
      .deletedAndMoved(.item(.init(0, 1)), to: .item(.init(0, 0))),
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"),
    .init(
      "delete 0, move 0 1", [3, 1], [3], .deletedAndMoved(.section(0), to: .section(1)),
      "attempt to perform a delete and a move from the same section (0)"),
    .init(
      "reload 0-1, move 0-1 0-0", [3], [3],
      .reloadedAndMoved(.item(.init(0, 1)), to: .item(.init(0, 0))),
      "attempt to perform a delete and a move from the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"),
    .init(
      "move 0-1 0-0, move 0-1 0-2", [3], [3],
      .movedToBoth(from: .item(.init(0, 1)), .item(.init(0, 0)), .item(.init(0, 2))),
      "attempt to move item at index path <NSIndexPath> {length = 2, path = 0 - 1} to both "
        + "<NSIndexPath> {length = 2, path = 0 - 0} and <NSIndexPath> {length = 2, path = 0 - 2}"),
    .init(
      "move 0 1, move 0 2", [1, 1, 1], [1, 1, 1],
      .movedToBoth(from: .section(0), .section(1), .section(2)),
      "attempt to move section 0 to both section 1 and section 2"),
    .init(
      "insert 0-1, move 0-0 0-1", [3], [4],
      .insertedAndMovedTo(.item(.init(0, 1)), from: .item(.init(0, 0))),
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"),
    .init(
      "insert 1, move 0 1", [1, 2], [2, 1, 0], .insertedAndMovedTo(.section(1), from: .section(0)),
      "attempt to perform an insert and a move to the same section (1)"),
    .init(
      "move 0-0 0-1, move 0-2 0-1", [3], [3],
      .bothMoved(.item(.init(0, 0)), .item(.init(0, 2)), to: .item(.init(0, 1))),
      "attempt to move both item at index path <NSIndexPath> {length = 2, path = 0 - 0} and "
        + "<NSIndexPath> {length = 2, path = 0 - 2} to <NSIndexPath> {length = 2, path = 0 - 1}"),
    .init(
      "move 0 1, move 2 1", [1, 1, 1], [1, 1, 1],
      .bothMoved(.section(0), .section(2), to: .section(1)),
      "attempt to move both section 0 and section 2 to section 1"),
    .init(
      "delete 0-1, move 0-0 0-1, move 0-3 0-0, reload 0-2", [4], [3],
      .reloadedOntoMove(
        .item(.init(0, 1)), reloaded: .item(.init(0, 2)), from: .item(.init(0, 0))),
      "attempt to perform an insert and a move to the same index path (<NSIndexPath> {length = 2, "
        + "path = 0 - 1})"),
    .init(
      "move 2 4, reload 3, delete 4, insert 2", [1, 1, 1, 1, 1], [1, 1, 1, 1, 1],
      .reloadedOntoMove(.section(4), reloaded: .section(3), from: .section(2)),
      "attempt to perform an insert and a move to the same section (4)"),
  ]

  @Test(arguments: conflictCases) func refusesContradictions(_ rule: UpdateRuleCase) {
    #expect(rule.found == rule.fault)
    #expect(rule.found?.uikitSentence == rule.sentence)
  }

  static let sectionCases: [UpdateRuleCase] = [
    .init(
      "delete 1, move 1-0 0-0", [2, 2], [3],
      .movedFromDeletedSection(.init(1, 0), to: .init(0, 0)),
      "cannot move an item from a deleted section (1)"),
    .init(
      "reload 1, move 1-0 0-0", [2, 2], [3, 1],
      .movedFromDeletedSection(.init(1, 0), to: .init(0, 0)),
      "cannot move an item from a deleted section (1)"),
    .init(
      "insert 1, move 0-0 1-0", [2], [1, 1],
      .movedIntoInsertedSection(.init(1, 0), from: .init(0, 0)),
      "cannot move an item into a newly inserted section (1)"),
    .init(
      "reload 1, move 0-0 1-0", [2, 2], [1, 3],
      .movedIntoInsertedSection(.init(1, 0), from: .init(0, 0)),
      "cannot move an item into a newly inserted section (1)"),
    .init(
      "delete 1, reload 1-0", [2, 2], [2], .reloadedInDeletedSection(.init(1, 0))),
    .init(
      "delete 0", [2, 2], [2, 2],
      .sectionCount(.init(before: 2, after: 2, deleted: [0], inserted: [])),
      "Invalid update: invalid number of sections.  The number of sections contained in the "
        + "collection view after the update (2) must be equal to the number of sections contained in "
        + "the collection view before the update (2), plus or minus the number of sections inserted "
        + "or deleted (0 inserted, 1 deleted)."),
    .init(
      "delete 1-0, insert 1-8", [3, 9], [3, 8],
      .itemCount(
        .init(
          section: Move(from: 1, to: 1), before: 9, after: 8, deleted: [0], reloadedOut: [],
          movedOut: [], inserted: [8], reloadedIn: [], movedIn: [])),
      "Invalid update: invalid number of items in section 1.  The number of items contained in an "
        + "existing section after the update (8) must be equal to the number of items contained in "
        + "that section before the update (9), plus or minus the number of items inserted or deleted "
        + "from that section (1 inserted, 1 deleted) and plus or minus the number of items moved into "
        + "or out of that section (0 moved in, 0 moved out)."),
    .init(
      "insert 0-0, move 0-0 0-1", [2], [2],
      .itemCount(
        .init(
          section: Move(from: 0, to: 0), before: 2, after: 2, deleted: [], reloadedOut: [],
          movedOut: [], inserted: [0], reloadedIn: [], movedIn: [])),
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (2) must be equal to the number of items contained in "
        + "that section before the update (2), plus or minus the number of items inserted or deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into "
        + "or out of that section (0 moved in, 0 moved out)."),
    .init(
      "insert 0, move 1-2 3-0", [2, 3, 0], [5, 2, 3, 1],
      .itemCount(
        .init(
          section: Move(from: 1, to: 2), before: 3, after: 3, deleted: [], reloadedOut: [],
          movedOut: [2], inserted: [], reloadedIn: [], movedIn: [])),
      "Invalid update: invalid number of items in section 2.  The number of items contained in an "
        + "existing section after the update (3) must be equal to the number of items contained in "
        + "that section before the update (3), plus or minus the number of items inserted or deleted "
        + "from that section (0 inserted, 0 deleted) and plus or minus the number of items moved into "
        + "or out of that section (0 moved in, 1 moved out)."),
    .init(
      "move 0 1, reload 0-0", [2, 5], [5, 2],
      .itemCount(
        .init(
          section: Move(from: 1, to: 0), before: 5, after: 5, deleted: [], reloadedOut: [],
          movedOut: [], inserted: [], reloadedIn: [0], movedIn: [])),
      "Invalid update: invalid number of items in section 0.  The number of items contained in an "
        + "existing section after the update (5) must be equal to the number of items contained in "
        + "that section before the update (5), plus or minus the number of items inserted or deleted "
        + "from that section (1 inserted, 0 deleted) and plus or minus the number of items moved into "
        + "or out of that section (0 moved in, 0 moved out)."),
  ]

  @Test(arguments: sectionCases) func refusesWhatSectionsForbid(_ rule: UpdateRuleCase) {
    #expect(rule.found == rule.fault)
    #expect(rule.found?.uikitSentence == rule.sentence)
  }

  static let toleratedCases: [UpdateRuleCase] = [
    .init("", [], []),
    .init("", [3, 0], [3, 0]),
    .init("insert 0-1, insert 0-1", [3], [4]),
    .init("insert 1, insert 1", [3], [3, 7]),
    .init("reload 0-1, reload 0-1", [3], [3]),
    .init("move 0-1 0-0, move 0-1 0-0", [3], [3]),
    .init("move 0 1, move 0 1", [1, 2], [2, 1]),
    .init("delete 1, delete 1-0, delete 1-1", [3, 2], [3]),
    .init("delete 1, delete 1-7, delete 1-7", [3, 2], [3]),
    .init("insert 1, insert 1-0, insert 1-9", [3], [3, 2]),
    .init("reload 0, delete 0-0, insert 0-4, reload 0-1", [3], [8]),
    .init("reload 0", [3], [8]),
    .init("reconfigure 0-1, delete 0-1", [3], [2]),
    .init("reconfigure 0-1, move 0-1 0-0", [3], [3]),
    .init("move 0 1, move 0-0 0-0", [2, 3], [4, 1]),
    .init("delete 0-2, insert 0-2, reload 0-0", [3], [3]),
  ]

  @Test(arguments: toleratedCases) func lets(_ rule: UpdateRuleCase) {
    #expect(rule.found == nil)
  }

  @Test func everyCodeIsReachedByARule() {
    let cases = Self.placeCases + Self.conflictCases + Self.sectionCases
    let codes = Set(cases.compactMap { $0.found?.code })
    #expect(codes == Set(UpdateFault.Code.allCases))
  }
}
