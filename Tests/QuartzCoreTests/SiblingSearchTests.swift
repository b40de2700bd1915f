import Testing

@testable import QuartzCore

@Suite struct SiblingSearchTests {
  private final class Child: Sibling {
    var lastPlace = 0
  }

  /// A list whose members come and go, in which each is found where it stands.
  private struct Family {
    var search = SiblingSearch()
    var children: [Child] = []

    init(_ count: Int) {
      for _ in 0..<count { add(at: children.count) }
    }

    mutating func add(at index: Int) {
      let child = Child()
      children.insert(child, at: index)
      search.note(child, at: index)
    }

    mutating func remove(_ child: Child) -> Bool {
      guard let index = search.index(of: child, in: children) else { return false }
      return children.remove(at: index) === child
    }
  }

  @Test func findsEveryoneWhoeverCameAndWent() {
    var generator = SplitMix(seed: 11)
    var family = Family(50)
    for _ in 0..<3_000 {
      if family.children.isEmpty || generator.next(below: 2) == 0 {
        family.add(at: generator.next(below: family.children.count + 1))
      } else {
        let child = family.children[generator.next(below: family.children.count)]
        let isFound = family.remove(child)
        #expect(isFound)
      }
    }
  }

  @Test func aStrangerIsNotFound() {
    var family = Family(5)
    let place = family.search.index(of: Child(), in: family.children)
    #expect(place == nil)
  }

  enum Order: CaseIterable { case forwards, backwards, fromTheMiddle, shuffled }

  /// Four times as many take not much more than four times as long, and never sixteen times.
  @Test(arguments: Order.allCases) func looksInProportion(_ order: Order) {
    #expect(looks(4_000, order) <= (order == .shuffled ? 10 : 5) * looks(1_000, order))
  }

  private func looks(_ count: Int, _ order: Order) -> Int {
    var family = Family(count)
    for child in inOrder(family.children, order) { _ = family.remove(child) }
    return family.search.looks
  }

  private func inOrder(_ children: [Child], _ order: Order) -> [Child] {
    switch order {
    case .forwards: return children
    case .backwards: return children.reversed()
    case .fromTheMiddle:
      let half = children.count / 2
      return Array(children[half...] + children[..<half])
    case .shuffled:
      var generator = SplitMix(seed: 3)
      var rest = children
      return children.indices.map { _ in rest.remove(at: generator.next(below: rest.count)) }
    }
  }
}

/// The same numbers in every run.
private struct SplitMix {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }
}
