import Motion

/// Finds what is done again and again: the same call for one element after the other, or the same few calls by turns.
struct CallLoops {
  private let heard: HeardCalls
  private let subjects: [String?]
  /// Of calls that put an element to its place: whether that is its start or its end.
  private let ways: [ElementWays.Way?]

  private static let longestPeriod = 6

  init(_ heard: HeardCalls) {
    self.heard = heard
    subjects = Self.subjects(of: heard.calls)
    let known = ElementWays(heard)
    ways = zip(heard.calls, subjects).map { call, subject in
      subject == nil ? nil : known.way(of: call)
    }
  }

  /// All calls in rows, in the order of the first call of each.
  var folds: [CallFold] {
    var folds: [CallFold] = []
    var start = 0
    var phase = CallPhase.ask
    while start < heard.calls.count {
      let (period, rounds) = loop(at: start)
      let first = heard.calls[start]
      let own = CallPhase(first)
      // A call that comes up again in a later phase belongs to that one, until something begins anew.
      phase = CallPhase.begins(with: first) || own.rawValue > phase.rawValue ? own : phase
      for place in start..<start + period {
        let calls = (0..<rounds).map { place + $0 * period }
        folds.append(
          CallFold(
            calls: calls, kind: heard.kinds[place], phase: phase,
            isRepeat: heard.isRepeated[place], isChange: heard.calls[place].requestedRole != nil))
      }
      start += period * rounds
    }
    return folds
  }

  private func loop(at start: Int) -> (period: Int, rounds: Int) {
    let single = run(at: start)
    if single > 1 { return (1, single) }
    for period in stride(from: 2, through: Self.longestPeriod, by: 1) {
      let rounds = rounds(of: period, at: start)
      if rounds > 1 { return (period, rounds) }
    }
    return (1, 1)
  }

  /// How many calls follow that are alike and about different elements.
  private func run(at start: Int) -> Int {
    var seen: Set<String> = []
    var end = start
    var way: ElementWays.Way?
    while end < heard.kinds.count, heard.kinds[end] == heard.kinds[start] {
      if let subject = subjects[end], !seen.insert(subject).inserted { break }
      if let known = way, let next = ways[end], known != next { break }
      way = way ?? ways[end]
      end += 1
    }
    return end - start
  }

  private func rounds(of period: Int, at start: Int) -> Int {
    let kinds = heard.kinds
    guard start + 2 * period <= kinds.count, isOneRound(period, at: start) else { return 1 }
    let pattern = kinds[start..<start + period]
    var rounds = 1
    while start + (rounds + 1) * period <= kinds.count,
      kinds[start + rounds * period..<start + (rounds + 1) * period].elementsEqual(pattern)
    {
      rounds += 1
    }
    return rounds
  }

  /// Whether nothing begins anew within it, unless it does so at the start.
  private func isOneRound(_ period: Int, at start: Int) -> Bool {
    let round = heard.calls[start..<start + period]
    return CallPhase.begins(with: heard.calls[start])
      || !round.contains(where: CallPhase.begins(with:))
  }

  /// A view that is made gets its attributes once more, and one that leaves has the path of another one: neither
  /// ends a row.
  private static func subjects(of calls: [Conversation.Call]) -> [String?] {
    let leaving = Set(
      calls.filter { $0.method.hasPrefix("finalLayoutAttributes") }.compactMap { call in
        call.answer?.field("alpha") == .numbers([0]) ? call.answer?.flat : nil
      })
    var maker: Int?
    return calls.map { call in
      if let depth = maker, call.depth <= depth { maker = nil }
      if ["cellForItem", "viewForSupplementaryElement"].contains(call.method) {
        maker = call.depth
      }
      guard let subject = call.subject else { return nil }
      if call.method == "apply" {
        if let depth = maker, call.depth > depth { return nil }
        if let value = call.arguments.first?.value, !leaving.isEmpty, leaving.contains(value.flat) {
          return "leaving \(subject)"
        }
      }
      return "\(call.method) \(subject)"
    }
  }
}
