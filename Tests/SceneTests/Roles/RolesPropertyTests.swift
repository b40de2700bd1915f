import Notation
import Motion
import Scene
import Testing
import UIKit

/// The roles of random updates add up to what was asked for. Seeds are the tests' arguments.
@Suite @MainActor struct RolesPropertyTests {
  private func run(_ seed: UInt64) throws -> SceneRun {
    var random = SeededRandom(seed: seed)
    var model = UpdateModel()
    let start = model.sections
    let steps = (0..<5).map { _ in model.step(using: &random) }
    // Some of it is off the screen.
    return try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [100, 80]}, "layout": {"kind": "flow", "itemSize": [40, 20]},
       "data": {"sections": [\(start.map(\.text).joined(separator: ", "))]},
       "steps": [\(steps.joined(separator: ",\n"))]}
      """)
  }

  @Test(arguments: 0..<60) func everySectionBalances(_ seed: UInt64) throws {
    for step in try run(seed).steps {
      for sum in step.roles.sections {
        #expect(sum.balances, "seed \(seed): \(step.name) \(sum)")
      }
    }
  }

  /// The roles say the same as the scene's own words, wherever the items are.
  @Test(arguments: 0..<60) func theRolesAreThoseAskedFor(_ seed: UInt64) throws {
    for step in try run(seed).steps {
      guard case .update(let update) = step.step.cause else { continue }
      let roles = step.roles
      let moved = Set(update.moves.map(\.item.value))
      let note = "seed \(seed): \(step.name)"
      // A section that goes or comes swallows what is asked of its items.
      for item in update.deletes {
        #expect([.deleted, .sectionDeleted].contains(roles[item: item.value]), "\(note)")
      }
      for item in update.inserts.flatMap(\.items) {
        #expect([.inserted, .sectionInserted].contains(roles[item: item.id]), "\(note)")
      }
      if update.insertedSections.isEmpty {
        #expect(roles.count(.inserted) == update.inserts.flatMap(\.items).count, "\(note)")
      }
      if update.deletedSections.isEmpty {
        #expect(roles.count(.deleted) == update.deletes.count, "\(note)")
      }
      #expect(roles.count(.sectionMoved) <= update.movedSections.count, "\(note)")
      #expect(roles.count(.sectionInserted) == update.insertedSections.count, "\(note)")
      #expect(roles.count(.sectionDeleted) == update.deletedSections.count, "\(note)")
      let counted = roles.items(with: .moved).compactMap(\.identifier)
      #expect(Set(counted).isSubset(of: moved), "\(note)")
      #expect(counted.count == roles.count(.moved), "\(note)")
    }
  }

  @Test(arguments: 0..<60) func everybodyOnTheScreenHasARole(_ seed: UInt64) throws {
    for step in try run(seed).steps {
      let rows = step.recording.table(step: step.name, times: [0.1]).rows
      #expect(rows.allSatisfy { $0.role != nil }, "seed \(seed): \(step.name)")
      // An item has one role in all of its rows.
      let roles = Dictionary(grouping: rows.filter { $0.id != nil }) { "\($0.kind) \($0.id ?? "")" }
      for (id, rows) in roles {
        #expect(Set(rows.map(\.role)).count == 1, "seed \(seed): \(step.name) \(id)")
      }
    }
  }
}
