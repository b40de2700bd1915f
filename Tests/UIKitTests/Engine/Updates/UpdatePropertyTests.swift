import Testing

@testable import UIKit

@Suite struct UpdatePropertyTests {
  static let seeds = 1...3000

  @Test func agreesWithArraysThatAreChangedOneByOne() {
    var seen: [UpdateFault.Code?: Int] = [:]
    for seed in Self.seeds {
      let update = RandomUpdate(seed: UInt64(seed))
      let batch = UpdateBatch(update.updates)
      let expected = update.before.applying(batch, after: update.after)
      let actual = Result { () throws(UpdateFault) in
        try UpdateValidation.plan(for: batch, before: update.before.counts, after: update.after)
      }
      let code = compare(actual, expected, for: update, seed: seed)
      seen[code, default: 0] += 1
    }
    // A random test that never gets somewhere says nothing about it.
    for code in UpdateFault.Code.allCases { #expect(seen[code, default: 0] > 0, "\(code)") }
    #expect(seen[nil, default: 0] > Self.seeds.count / 2, "\(seen)")
  }

  private func compare(
    _ actual: Result<UpdatePlan, UpdateFault>, _ expected: Result<NaiveUpdateModel, NaiveFault>,
    for update: RandomUpdate, seed: Int
  ) -> UpdateFault.Code? {
    switch (actual, expected) {
    case (.success(let plan), .success(let model)):
      checkOrigins(plan, from: update.before, to: model, seed: seed)
      checkFates(plan, from: update.before, to: model, seed: seed)
      return nil
    case (.failure(let fault), .failure(let other)):
      #expect(fault.code == other.code, "seed \(seed): \(update.updates)")
      return fault.code
    default:
      Issue.record("seed \(seed): \(actual) is not \(expected) for \(update.updates)")
      return nil
    }
  }

  private func checkOrigins(
    _ plan: UpdatePlan, from before: NaiveUpdateModel, to after: NaiveUpdateModel, seed: Int
  ) {
    for (section, content) in after.sections.enumerated() {
      let origin = plan.sectionBefore(section)
      #expect(
        origin.flatMap { before.sections[$0].identifier } == content.identifier, "seed \(seed)")
      let found = content.items.indices.map { item in
        plan.itemBefore(ItemPosition(section, item)).flatMap { before.identifier(at: $0) }
      }
      #expect(found == content.items, "seed \(seed)")
    }
  }

  private func checkFates(
    _ plan: UpdatePlan, from before: NaiveUpdateModel, to after: NaiveUpdateModel, seed: Int
  ) {
    var places: [Int: ItemPosition] = [:]
    for (section, content) in after.sections.enumerated() {
      for (item, identifier) in content.items.enumerated() {
        if let identifier { places[identifier] = ItemPosition(section, item) }
      }
    }
    for (section, content) in before.sections.enumerated() {
      let index = after.sections.firstIndex { $0.identifier == content.identifier }
      #expect(plan.sectionAfter(section) == index, "seed \(seed)")
      let found = content.items.indices.map { plan.itemAfter(ItemPosition(section, $0)) }
      #expect(found == content.items.map { $0.flatMap { places[$0] } }, "seed \(seed)")
    }
  }

  /// Each fate and its origin name the same pair of places, and only the announced ones move or reload.
  @Test func fatesAndOriginsAreTheSamePairs() {
    for seed in Self.seeds.prefix(800) {
      let update = RandomUpdate(seed: UInt64(seed))
      let plan = try? UpdateValidation.plan(
        for: UpdateBatch(update.updates), before: update.before.counts, after: update.after)
      guard let plan else { continue }
      for section in plan.before.indices {
        for item in 0..<plan.before[section] {
          let place = ItemPosition(section, item)
          switch plan.fate(of: place) {
          case .stays(let other): #expect(plan.origin(of: other) == .stayed(at: place))
          case .moves(let other):
            #expect(plan.origin(of: other) == .moved(from: place))
            #expect(update.updates.contains(.moveItem(from: place, to: other)), "seed \(seed)")
          case .reloads(let other):
            #expect(plan.origin(of: other) == .reloaded(from: place))
            #expect(update.updates.contains(.reloadItem(at: place)), "seed \(seed)")
          case .deleted: continue
          }
        }
      }
    }
  }
}
