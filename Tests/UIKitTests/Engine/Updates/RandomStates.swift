import Notation
@testable import UIKit

typealias TestState = IdentifiedSections<String, Int>

/// Two states of the same data, alike or not.
struct RandomStates {
  var before: TestState
  var after: TestState
  private var random: SeededRandom

  /// - Parameter isUnique: whether no identifier comes twice.
  init(seed: UInt64, isUnique: Bool = true) {
    random = SeededRandom(seed: seed)
    before = TestState(sections: [], items: [])
    after = before
    before = scatter(Array(0..<random.index(30)), over: random.index(4))
    switch random.index(3) {
    case 0: after = scatter(Array(10..<10 + random.index(30)), over: random.index(5))
    case 1: after = nudged(before, steps: random.index(6))
    default: after = nudged(before, steps: random.index(60))
    }
    if !isUnique {
      before = doubled(before)
      after = doubled(after)
    }
  }

  func refreshes(of state: TestState) -> Refreshes {
    var random = random
    let items = state.items.indices.flatMap { section in
      state.items[section].indices.map { ItemPosition(section, $0) }
    }
    return Refreshes(
      reloadedSections: state.sections.indices.filter { _ in random.index(6) == 0 },
      reloadedItems: items.filter { _ in random.index(6) == 0 },
      reconfiguredItems: items.filter { _ in random.index(6) == 0 })
  }

  private mutating func scatter(_ items: [Int], over count: Int) -> TestState {
    let names = ["a", "b", "c", "d", "e"].shuffled(using: &random).prefix(count)
    var state = TestState(sections: Array(names), items: names.map { _ in [] })
    if names.isEmpty { return state }
    for item in items.shuffled(using: &random) {
      state.items[random.index(names.count)].append(item)
    }
    return state
  }

  private mutating func nudged(_ state: TestState, steps: Int) -> TestState {
    var state = state
    for step in 0..<steps {
      let filled = state.items.indices.filter { !state.items[$0].isEmpty }
      guard let section = filled.randomElement(using: &random) else { break }
      let item = random.index(state.items[section].count)
      switch random.index(5) {
      case 0: state.items[section].remove(at: item)
      case 1: state.items[section].insert(100 + step, at: item)
      case 2:
        let moved = state.items[section].remove(at: item)
        let target = random.index(state.items.count)
        state.items[target].insert(moved, at: random.index(state.items[target].count + 1))
      case 3: if random.index(3) == 0 { swapSections(in: &state) }
      default: continue
      }
    }
    return state
  }

  private mutating func swapSections(in state: inout TestState) {
    let (one, other) = (random.index(state.sections.count), random.index(state.sections.count))
    state.sections.swapAt(one, other)
    state.items.swapAt(one, other)
  }

  private mutating func doubled(_ state: TestState) -> TestState {
    var state = state
    for section in state.items.indices {
      for item in state.items[section] where random.index(4) == 0 {
        let target = random.index(state.items.count)
        state.items[target].insert(item, at: random.index(state.items[target].count + 1))
      }
    }
    return state
  }
}
