import Testing

@testable import UIKit

@Suite struct UpdatePlanTests {
  private func plan(_ batch: UpdateBatch, _ before: [Int], _ after: [Int]) throws -> UpdatePlan {
    try UpdateValidation.plan(for: batch, before: before, after: after)
  }

  private func section(_ index: Int) -> IndexPath { IndexPath(item: NSNotFound, section: index) }

  private func item(_ section: Int, _ item: Int) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// The article's batch: reloads first and alone, then everything that moves cells.
  @Test func updatesPeopleAsTheArticleDoes() throws {
    let reload = try plan("reload 0-3", [6], [6])
    #expect(reload.layoutUpdates == [.reload(item(0, 3), as: item(0, 3))])
    // 0 Ann, 1 Bob, 2 Cat, 3 Dan, 4 Eve, 5 Fay → Zoe, Fay, Ann, Cat, Eve, Yan
    let sync = try plan(
      "insert 0-0, delete 0-1, move 0-5 0-1, delete 0-3, insert 0-5", [6], [6])
    #expect(
      sync.layoutUpdates == [
        .delete(item(0, 3)), .delete(item(0, 1)), .move(from: item(0, 5), to: item(0, 1)),
        .insert(item(0, 0)), .insert(item(0, 5)),
      ])
    let after = (0..<6).map { sync.itemAfter(ItemPosition(0, $0))?.item }
    #expect(after == [2, nil, 3, nil, 4, 1])
    let before = (0..<6).map { sync.itemBefore(ItemPosition(0, $0))?.item }
    #expect(before == [nil, 5, 0, 2, 4, nil])
  }

  // 000-41
  @Test func tellsLayoutsOfSectionsByAPathWithoutAnItem() throws {
    let plan = try plan(
      "insert 3, delete 0, move 2 0, reload 3, delete 1-1, insert 1-0", [4, 2, 0, 5], [0, 2, 6, 1])
    #expect(
      plan.layoutUpdates == [
        .delete(item(1, 1)), .delete(section(0)), .move(from: section(2), to: section(0)),
        .insert(item(1, 0)), .insert(section(3)), .reload(section(3), as: section(2)),
      ])
  }

  @Test func leavesOutWhatSectionsTakeAndBring() throws {
    let plan = try plan(
      "delete 0, delete 0-1, insert 1, insert 1-0, reconfigure 1-0", [4, 2], [2, 1])
    #expect(plan.layoutUpdates == [.delete(section(0)), .insert(section(1))])
    #expect(plan.reconfiguredItems == [Move(from: ItemPosition(1, 0), to: ItemPosition(0, 0))])
  }

  @Test func carriesItemsAlongWithTheirSection() throws {
    let plan = try plan("move 0 2, insert 2-1, delete 0-0", [3, 1, 1], [1, 1, 3])
    #expect(plan.fate(ofSection: 0) == .moves(to: 2))
    #expect(plan.fate(of: ItemPosition(0, 0)) == .deleted)
    #expect(plan.fate(of: ItemPosition(0, 1)) == .stays(at: ItemPosition(2, 0)))
    #expect(plan.fate(of: ItemPosition(0, 2)) == .stays(at: ItemPosition(2, 2)))
    #expect(plan.origin(of: ItemPosition(2, 1)) == .inserted)
    #expect(plan.origin(ofSection: 0) == .stayed(at: 1))
  }

  @Test func keepsMovesBetweenInsertsInTheirFinalOrder() throws {
    // a b c d → x d y a b
    let plan = try plan("delete 0-2, move 0-3 0-1, insert 0-0, insert 0-2", [4], [5])
    let origins = (0..<5).map { plan.origin(of: ItemPosition(0, $0)) }
    #expect(
      origins == [
        .inserted, .moved(from: ItemPosition(0, 3)), .inserted, .stayed(at: ItemPosition(0, 0)),
        .stayed(at: ItemPosition(0, 1)),
      ])
  }

  @Test func pairsReloadsWithTheirNewPlace() throws {
    let plan = try plan("delete 0-0, insert 0-0, insert 0-1, reload 0-2", [4], [5])
    #expect(plan.fate(of: ItemPosition(0, 2)) == .reloads(at: ItemPosition(0, 3)))
    #expect(plan.origin(of: ItemPosition(0, 3)) == .reloaded(from: ItemPosition(0, 2)))
    #expect(plan.itemAfter(ItemPosition(0, 2)) == nil)
  }

  @Test func isEmptyWithoutOperations() throws {
    #expect(try plan("", [3, 1], [3, 1]).isEmpty)
    #expect(try plan("reconfigure 0-0", [3, 1], [3, 1]).isEmpty)
    #expect(try !plan("reload 0-0", [3, 1], [3, 1]).isEmpty)
  }

  @Test func nestedBatchesEndWithTheOuterOne() {
    var batch = UpdateBatch()
    batch.begin()
    batch.record(.deleteItem(at: ItemPosition(0, 0)))
    batch.begin()
    batch.record(.insertItem(at: ItemPosition(0, 1)))
    let isDueAfterTheInnerOne = batch.end()
    #expect(!isDueAfterTheInnerOne)
    #expect(batch.isOpen)
    batch.record(.reloadSection(at: 1))
    let isDueAfterTheOuterOne = batch.end()
    #expect(isDueAfterTheOuterOne)
    #expect(
      batch.updates == [
        .deleteItem(at: ItemPosition(0, 0)), .insertItem(at: ItemPosition(0, 1)),
        .reloadSection(at: 1),
      ])
  }

  @Test func acceptsOnlyPathsWithTwoIndexes() {
    #expect(ItemPosition(IndexPath(item: 3, section: 1)) == ItemPosition(1, 3))
    #expect(ItemPosition(IndexPath(index: 3)) == nil)
    #expect(ItemPosition(IndexPath()) == nil)
  }
}
