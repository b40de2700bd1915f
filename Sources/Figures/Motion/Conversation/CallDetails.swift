import Motion

/// The words behind the name of a method: how often, and for whom.
struct CallDetails {
  private let fold: CallFold
  private let heard: HeardCalls
  private let names: CallNames
  private let ways: ElementWays

  init(_ fold: CallFold, in heard: HeardCalls, names: CallNames, ways: ElementWays) {
    self.fold = fold
    self.heard = heard
    self.names = names
    self.ways = ways
  }

  /// - Parameter isAnswered: then the answer says for whom.
  func words(isAnswered: Bool) -> String {
    let calls = fold.calls.map { heard.calls[$0] }
    let times = calls.count > 1 ? "× \(calls.count)" : ""
    if fold.isRepeat {
      return [times, "asked again"].filter { !$0.isEmpty }.joined(separator: ", ")
    }
    guard let first = calls.first else { return times }
    let rest =
      switch first.method {
      case "apply": applied(calls)
      case "invalidateLayout":
        calls.count == 1 ? first.arguments.first?.value.invalidated ?? "" : ""
      case let method where method.hasPrefix("referenceSize"): range(of: calls)
      default: isAnswered || calls.count == 1 ? "" : range(of: calls)
      }
    return [times, rest].filter { !$0.isEmpty }.joined(separator: " ")
  }

  /// "(cells 4 to 17)", "(sections 0 to 2)".
  private func range(of calls: [Conversation.Call]) -> String {
    let places = calls.compactMap(\.place)
    guard places.count == calls.count, let first = places.first else { return "" }
    let noun = first.item == nil ? "section" : "cell"
    let isOneKind = places.allSatisfy {
      ($0.item == nil) == (first.item == nil) && (first.item == nil || $0.section == first.section)
    }
    guard isOneKind else { return "" }
    let numbers = Set(places.map { $0.item ?? $0.section }).sorted()
    guard let low = numbers.first, let high = numbers.last else { return "" }
    if low == high { return "(\(noun) \(low))" }
    return high - low == numbers.count - 1 ? "(\(noun)s \(low) to \(high))" : ""
  }

  /// "starts (leek twice)", "ends (with beet)".
  private func applied(_ calls: [Conversation.Call]) -> String {
    let values = calls.compactMap(\.arguments.first?.value)
    if values.count == 1, let key = values[0].element { return names.words(for: key) }
    // A new view gets attributes at once, which are neither.
    let word = fold.phase == .animate ? ways.word(for: calls) : ""
    let leaving = word == "ends" ? values.filter(ways.isLeaving).compactMap(\.element) : []
    let keys = values.compactMap(\.element)
    let twice = Dictionary(grouping: keys) { $0 }.filter { $0.value.count > 1 }.keys.sorted()
    var remark = ""
    if leaving.count == 1 {
      remark =
        "(with \(names.name(of: leaving[0], isBefore: true) ?? ElementNoun.short(leaving[0])))"
    } else if !leaving.isEmpty {
      remark = "(with \(leaving.count) that leave)"
    } else if twice.count == 1 {
      remark = "(\(names.name(of: twice[0]) ?? ElementNoun.short(twice[0])) twice)"
    }
    return [word, remark].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
