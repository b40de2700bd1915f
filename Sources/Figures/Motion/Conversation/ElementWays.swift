import Motion

/// The starts and the ends that a layout named in a conversation.
struct ElementWays {
  private var starts: Set<String> = []
  private var ends: Set<String> = []
  private var leaving: Set<String> = []

  init(_ heard: HeardCalls) {
    for call in heard.calls {
      guard let answer = call.answer else { continue }
      if call.method.hasPrefix("initialLayoutAttributes") {
        starts.insert(answer.flat)
      } else if call.method.hasPrefix("finalLayoutAttributes") {
        if answer.field("alpha") == .numbers([0]) { leaving.insert(answer.flat) }
      } else if call.method == "layoutAttributesForElements", case .list(let values) = answer {
        for value in values { ends.insert(value.flat) }
      }
    }
  }

  func isLeaving(_ value: Conversation.Value) -> Bool {
    !leaving.isEmpty && leaving.contains(value.flat)
  }

  enum Way { case start, end }

  /// Nil where both are the same, or nobody knows.
  func way(of call: Conversation.Call) -> Way? {
    guard !starts.isEmpty, call.method == "apply", let value = call.arguments.first?.value else {
      return nil
    }
    let text = value.flat
    guard !leaving.contains(text), starts.contains(text) != ends.contains(text) else {
      return nil
    }
    return starts.contains(text) ? .start : .end
  }

  /// Whether views were put to their starts or to their ends, as far as that can be told.
  func word(for calls: [Conversation.Call]) -> String {
    var last: [String: Conversation.Call] = [:]
    let staying = calls.filter { !($0.arguments.first.map { isLeaving($0.value) } ?? false) }
    for call in staying { last[call.subject ?? ""] = call }
    // A new view has got its attributes once before; more of them belong to different rounds.
    guard staying.count - last.count <= 1 else { return "" }
    let known = Set(last.values.compactMap(way))
    guard known.count == 1 else { return "" }
    return known.contains(.start) ? "starts" : "ends"
  }
}
