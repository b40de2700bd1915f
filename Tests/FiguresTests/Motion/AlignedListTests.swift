import Testing

@testable import Figures

/// Seeds are the tests' arguments.
@Suite struct AlignedListTests {
  private typealias Guests = [AlignedList.Guest]

  /// Some stay, and guests stand between them at random.
  private func guests(_ seed: UInt64, staying: Int, from key: Int) -> Guests {
    var bits = (seed &+ 3) &* 0x9E37_79B9_7F4A_7C15
    var guests: Guests = []
    var index = 0
    for rank in 0...staying {
      bits = bits &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      for _ in 0..<Int(bits >> 62) {
        guests.append(AlignedList.Guest(key: key + guests.count, index: index, rank: rank))
        index += 1
      }
      index += 1
    }
    return guests
  }

  private func check(
    _ entries: [AlignedList.Entry], _ guests: Guests, count: Int, _ note: String
  ) {
    var next = 0
    for entry in entries {
      switch entry {
      case .guest(let key, let index):
        #expect(index == next, "\(note)")
        #expect(guests.first { $0.key == key }?.index == index, "\(note)")
        next += 1
      case .run(let run):
        #expect(run.start == next && run.count > 0, "\(note)")
        let inside = guests.count { (run.start..<run.end).contains($0.index) }
        #expect(run.count - inside == run.staying, "\(note)")
        next = run.end
      }
    }
    #expect(next == count, "\(note)")
  }

  @Test(arguments: 0..<24) func everyIndexHasOneLine(_ seed: UInt64) {
    let staying = Int(seed % 7)
    let (before, after) = (
      guests(seed, staying: staying, from: 0), guests(seed &* 31, staying: staying, from: 100)
    )
    let list = AlignedList(before: before, after: after, staying: staying)
    for step in 1...3 {
      let entries = list.entries { $0 % step == 0 }
      check(entries.before, before, count: staying + before.count, "seed \(seed), \(step), before")
      check(entries.after, after, count: staying + after.count, "seed \(seed), \(step), after")
    }
  }

  @Test(arguments: 0..<24) func runsOfBothSidesAreTheSame(_ seed: UInt64) {
    let staying = Int(seed % 9) + 1
    let list = AlignedList(
      before: guests(seed, staying: staying, from: 0),
      after: guests(seed &* 17, staying: staying, from: 100), staying: staying)
    let entries = list.entries { _ in true }
    let sides = [entries.before, entries.after].map { $0.compactMap(\.run) }
    #expect(sides[0].map(\.rank) == sides[1].map(\.rank))
    #expect(sides[0].map(\.staying) == sides[1].map(\.staying))
    #expect(sides.joined().allSatisfy { $0.isPure })
  }

  /// Neighbours that come together have one line, and all behind them stand where they do.
  @Test func guestsMayBeSeveral() {
    let guests = [AlignedList.Guest(key: 0, index: 2, rank: 2, count: 5)]
    let list = AlignedList(before: guests, after: [], staying: 6)
    let entries = list.entries { _ in true }
    #expect(entries.before.compactMap(\.run).map(\.start) == [0, 7])
    #expect(entries.before.compactMap(\.run).map(\.count) == [2, 4])
    #expect(entries.after.compactMap(\.run).map(\.start) == [0, 2])
    let folded = list.entries { _ in false }
    #expect(folded.before.compactMap(\.run).map(\.count) == [11])
  }

  @Test func whoStaysMayHaveALineOfTheirOwn() {
    let list = AlignedList(before: [], after: [], staying: 4)
    #expect(
      list.entries(tellsAll: true) { _ in true }.before.compactMap(\.run).map(\.count) == [
        1, 1, 1, 1,
      ])
    #expect(list.entries { _ in true }.after.compactMap(\.run).map(\.count) == [4])
  }
}
