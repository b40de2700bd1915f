import Motion

/// The calls of a conversation with what is known of each for itself: who it is alike, and whether it was needed.
struct HeardCalls {
  let calls: [Conversation.Call]
  /// Equal numbers for calls that may share a row.
  let kinds: [Int]
  /// Questions that were asked and answered the same before, although nothing happened since.
  let isRepeated: [Bool]

  /// - Parameter roles: of the step; calls about elements of different roles share no row.
  init(_ conversation: Conversation, roles: StepRoles? = nil) {
    calls = conversation.calls
    let names = CallNames(before: nil, after: nil, roles: roles)
    let repeated = Self.repeated(calls)
    var numbers: [Kind: Int] = [:]
    kinds = zip(calls, repeated).map { call, isRepeated in
      let kind = Kind(
        from: LifeLine(call.from), to: LifeLine(call.to), byFinger: call.from == .user,
        role: CallRow.role(call, names),
        family: isRepeated ? "" : CallFamily(call.method).name)
      let number = numbers[kind] ?? numbers.count
      numbers[kind] = number
      return number
    }
    isRepeated = repeated
  }

  var repeats: Int { isRepeated.count { $0 } }

  private struct Kind: Hashable {
    let from: LifeLine
    let to: LifeLine
    let byFinger: Bool
    let role: Role?
    let family: String
  }

  private static func repeated(_ calls: [Conversation.Call]) -> [Bool] {
    var answers: [String: Conversation.Value] = [:]
    return calls.map { call in
      guard !call.changesAnswers else {
        answers.removeAll(keepingCapacity: true)
        return false
      }
      guard call.isQuestion, let answer = call.answer else { return false }
      let question = call.question
      defer { answers[question] = answer }
      return answers[question] == answer
    }
  }
}

extension Conversation.Call {
  /// Whether what was answered before need not hold any more.
  fileprivate var changesAnswers: Bool {
    from == .user || from == .app || preparesAnew
  }

  /// Whether an answer is all that comes of it.
  fileprivate var isQuestion: Bool {
    !["cellForItem", "viewForSupplementaryElement", "transitionLayout"].contains(method)
  }
}
