import Motion

/// The sentence that says what there is to be seen in a conversation.
struct CallSentence {
  private let heard: HeardCalls

  init(_ heard: HeardCalls) { self.heard = heard }

  var text: String {
    guard !heard.calls.isEmpty else { return "Nobody calls anybody" }
    let count = CountWords.digits(heard.calls.count, Noun("call", "calls"))
    return "\(count): \(happening)\(repeats)"
  }

  private var repeats: String {
    guard heard.repeats > 0 else { return "" }
    return heard.repeats == 1 ? "; 1 of them is a repeat" : "; \(heard.repeats) are repeats"
  }

  private var happening: String {
    if let ends = asked("finalLayoutAttributes"), let starts = asked("initialLayoutAttributes") {
      let calls = [
        CountWords.digits(starts.calls, Noun("start", "starts")),
        CountWords.digits(ends.calls, Noun("end", "ends")),
      ]
      let once = starts.isOnce && ends.isOnce ? ", each once" : ""
      return "the layout is asked for \(CountWords.list(calls))\(once)"
    }
    if let starts = asked("initialLayoutAttributes") {
      return "the layout is asked for " + CountWords.counted(starts.calls, Noun("start", "starts"))
    }
    if let ends = asked("finalLayoutAttributes") {
      return "the layout is asked for " + CountWords.counted(ends.calls, Noun("end", "ends"))
    }
    return quiet
  }

  /// For conversations in which no layout says anything about starts and ends.
  private var quiet: String {
    let prepared = heard.calls.count {
      $0.to == .layout && $0.method == "prepare" && $0.arguments.isEmpty
    }
    let asked = heard.calls.count { $0.method == "layoutAttributesForElements" }
    if prepared + asked > 0 {
      let questions = "is asked " + Self.times(asked) + " for what is in a rectangle"
      return prepared == 0
        ? "the layout \(questions)"
        : "the layout prepares \(Self.times(prepared)) and \(questions)"
    }
    let mine = heard.calls.count { LifeLine($0.to) == .code }
    return mine == 0 ? "none goes to your code" : "\(mine) of them to your code"
  }

  private static func times(_ count: Int) -> String {
    switch count {
    case 0: "not once"
    case 1: "once"
    case 2: "twice"
    default: "\(CountWords.number(count)) times"
    }
  }

  private func asked(_ method: String) -> (calls: Int, elements: Int, isOnce: Bool)? {
    let calls = heard.calls.filter { $0.method.hasPrefix(method) }
    guard !calls.isEmpty else { return nil }
    let elements = Set(calls.map(\.question)).count
    return (calls.count, elements, elements == calls.count)
  }
}
