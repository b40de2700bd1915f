import Notation
import Testing

@testable import UIKit

@Suite struct DifferenceTests {
  static let seeds: ClosedRange<UInt64> = 1...1500

  private func plan(
    _ batch: UpdateBatch, _ before: TestState, _ after: TestState
  ) throws -> UpdatePlan {
    try UpdateValidation.plan(
      for: batch, before: before.items.map(\.count), after: after.items.map(\.count))
  }

  /// A survivor keeps its identifier; all others were not there or are not there any more.
  private func leads(_ plan: UpdatePlan, from before: TestState, to after: TestState) -> Bool {
    let origins = after.sections.indices.map { plan.sectionBefore($0).map { before.sections[$0] } }
    guard zip(origins, after.sections).allSatisfy({ $0 == nil || $0 == $1 }) else { return false }
    return after.items.indices.allSatisfy { section in
      after.items[section].indices.allSatisfy { item in
        guard let origin = plan.itemBefore(ItemPosition(section, item)) else { return true }
        return before.items[origin.section][origin.item] == after.items[section][item]
      }
    }
  }

  @Test func leadsFromEveryStateToEveryOther() throws {
    for seed in Self.seeds {
      let states = RandomStates(seed: seed)
      let (before, after) = (states.before, states.after)
      let plan = try plan(UpdateBatch(from: before, to: after), before, after)
      #expect(leads(plan, from: before, to: after), "seed \(seed)")
      #expect(survivors(plan, before) == common(before, after), "seed \(seed)")
    }
  }

  /// The items that survive, and those that should: in both states, in sections that are in both.
  private func survivors(_ plan: UpdatePlan, _ before: TestState) -> Set<Int> {
    Set(
      before.items.indices.flatMap { section in
        before.items[section].indices.filter {
          plan.itemAfter(ItemPosition(section, $0)) != nil
        }.map { before.items[section][$0] }
      })
  }

  private func common(_ before: TestState, _ after: TestState) -> Set<Int> {
    let names = Set(before.sections).intersection(after.sections)
    let items = { (state: TestState) in
      Set(zip(state.sections, state.items).filter { names.contains($0.0) }.flatMap(\.1))
    }
    return items(before).intersection(items(after))
  }

  @Test func copesWithIdentifiersThatComeTwice() throws {
    for seed in Self.seeds {
      let states = RandomStates(seed: seed, isUnique: false)
      let (before, after) = (states.before, states.after)
      let plan = try plan(UpdateBatch(from: before, to: after), before, after)
      #expect(leads(plan, from: before, to: after), "seed \(seed)")
    }
  }

  @Test func isEmptyBetweenEqualStates() {
    for seed in Self.seeds {
      let states = RandomStates(seed: seed, isUnique: seed % 2 == 0)
      #expect(UpdateBatch(from: states.after, to: states.after).isEmpty, "seed \(seed)")
    }
  }

  @Test func theWayBackUndoesTheWayThere() throws {
    for seed in Self.seeds {
      let states = RandomStates(seed: seed)
      let (before, after) = (states.before, states.after)
      let there = try plan(UpdateBatch(from: before, to: after), before, after)
      let back = try plan(UpdateBatch(from: after, to: before), after, before)
      #expect(there.items.moves.count == back.items.moves.count, "seed \(seed)")
      #expect(there.items.deletes == back.items.inserts, "seed \(seed)")
      #expect(there.sections.deletes == back.sections.inserts, "seed \(seed)")
      for section in before.items.indices {
        for item in before.items[section].indices {
          let place = ItemPosition(section, item)
          guard let destination = there.itemAfter(place) else { continue }
          #expect(back.itemAfter(destination) == place, "seed \(seed)")
        }
      }
    }
  }

  @Test func movesAsFewItemsAsPossible() {
    for seed: UInt64 in 1...300 {
      var random = SeededRandom(seed: seed)
      let before = Array(0..<7)
      let after = before.shuffled(using: &random)
      let batch = UpdateBatch(
        from: TestState(sections: ["a"], items: [before]),
        to: TestState(sections: ["a"], items: [after]))
      #expect(batch.updates.count == 7 - longestRise(in: after), "seed \(seed)")
    }
  }

  /// By trying every choice of elements.
  private func longestRise(in values: [Int]) -> Int {
    (0..<1 << values.count).map { choice in
      let chosen = values.indices.filter { choice & 1 << $0 != 0 }.map { values[$0] }
      return chosen == chosen.sorted() ? chosen.count : 0
    }.max() ?? 0
  }

  @Test func refreshesWhatItIsAskedTo() throws {
    for seed in Self.seeds {
      let states = RandomStates(seed: seed)
      let (before, after) = (states.before, states.after)
      let refreshes = states.refreshes(of: after)
      let plan = try plan(
        UpdateBatch(from: before, to: after, refreshing: refreshes), before, after)
      #expect(leads(plan, from: before, to: after), "seed \(seed)")
      for section in refreshes.reloadedSections {
        #expect(plan.sectionBefore(section) == nil, "seed \(seed)")
      }
      for item in refreshes.reloadedItems {
        #expect(plan.itemBefore(item) == nil, "seed \(seed)")
      }
      let reconfigured = Set(plan.reconfiguredItems.map(\.to))
      for item in refreshes.reconfiguredItems where plan.itemBefore(item) != nil {
        #expect(reconfigured.contains(item), "seed \(seed)")
      }
      for move in plan.items.reloads {
        #expect(
          before.items[move.from.section][move.from.item]
            == after.items[move.to.section][move.to.item], "seed \(seed)")
      }
    }
  }

  static let cases: [([[Int]], [[Int]], UpdateBatch)] = [
    ([[1, 2, 3]], [[1, 2, 3]], ""),
    ([[1, 2, 3]], [[1, 3]], "delete 0-1"),
    ([[1, 3]], [[1, 2, 3]], "insert 0-1"),
    ([[1, 2, 3, 4]], [[4, 1, 2, 3]], "move 0-3 0-0"),
    ([[1, 2, 3, 4]], [[2, 3, 4, 1]], "move 0-0 0-3"),
    ([[1, 2], [3]], [[1], [2, 3]], "move 0-1 1-0"),
    ([[1, 2, 3]], [[3, 5, 1]], "delete 0-1, move 0-2 0-0, insert 0-1"),
    ([[1], [2]], [[1], [2], [7, 8]], "insert 2"),
    ([[1], [2]], [[1]], "delete 1"),
    ([[1, 2], []], [[1, 2, 3]], "delete 1, insert 0-2"),
    ([[1], [2, 3]], [[1, 3]], "delete 1, insert 0-1"),
    ([[1, 2]], [[1], [2]], "insert 1, delete 0-1"),
  ]

  @Test(arguments: cases) func writes(before: [[Int]], after: [[Int]], batch: UpdateBatch) {
    let state = { (items: [[Int]]) in
      TestState(sections: items.indices.map { "s\($0)" }, items: items)
    }
    #expect(UpdateBatch(from: state(before), to: state(after)) == batch)
  }

  @Test func movesSectionsWithWhatIsInThem() {
    let batch = UpdateBatch(
      from: TestState(sections: ["a", "b", "c"], items: [[1, 2], [3], [4]]),
      to: TestState(sections: ["c", "a", "b"], items: [[4], [2], [3, 1]]))
    #expect(batch == "move 2 0, move 0-0 2-1")
  }

  @Test func reloadsInPlaceOnlyWhereNothingMoves() {
    let before = TestState(sections: ["a", "b"], items: [[1, 2, 3], [4, 5, 6]])
    let after = TestState(sections: ["a", "b"], items: [[7, 1, 3], [5, 6, 4]])
    let refreshes = Refreshes(reloadedItems: [ItemPosition(0, 2), ItemPosition(1, 0)])
    #expect(
      UpdateBatch(from: before, to: after, refreshing: refreshes)
        == "delete 0-1, delete 1-1, move 1-0 1-2, insert 0-0, insert 1-0, reload 0-2")
  }

  @Test func ignoresRefreshesOfWhatIsNotThere() {
    let state = TestState(sections: ["a"], items: [[1, 2]])
    let refreshes = Refreshes(
      reloadedSections: [-1, 4], reloadedItems: [ItemPosition(0, 2), ItemPosition(3, 0)],
      reconfiguredItems: [ItemPosition(0, -1)])
    #expect(UpdateBatch(from: state, to: state, refreshing: refreshes).isEmpty)
  }
}
