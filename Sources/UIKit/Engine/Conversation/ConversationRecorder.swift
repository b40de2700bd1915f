/// Writes down every call that a collection view makes to its layout, data source, delegate and views, and
/// what they and the app say to it.
@MainActor package final class ConversationRecorder {
  package enum Party: String, Sendable {
    /// The one whose finger it is.
    case user
    case app
    case collectionView
    case layout
    case dataSource
    case delegate
    case cell
    case supplementaryView
    case decorationView
  }

  /// One call, in the order of the beginnings.
  package struct Entry: Equatable, Sendable {
    package var from: Party
    package var to: Party
    /// How many calls were under way when this one began.
    package var depth: Int
    package var method: String
    package var arguments: [Spoken.Field]
    /// Nothing for a call that answers nothing.
    package var answer: Spoken?
  }

  package private(set) var entries: [Entry] = []
  /// The calls under way, by their places.
  private var open: [Int] = []

  package init() {}

  /// Whether a call of that method is under way.
  func isInside(_ method: String) -> Bool {
    open.contains { entries[$0].method == method }
  }

  /// A question of a flow layout to the delegate, and the answer.
  func noteFlow(_ method: String, at place: Spoken, answered answer: Spoken) {
    entries.append(
      Entry(
        from: .layout, to: .delegate, depth: open.count, method: method,
        arguments: [Spoken.Field(name: "at", value: place)], answer: answer))
  }

  /// A call that is under way until `end`.
  func begin(_ call: RecordedCall, from: Party, to: Party) {
    open.append(entries.count)
    entries.append(
      Entry(
        from: from, to: to, depth: open.count - 1, method: call.method, arguments: call.arguments,
        answer: nil))
  }

  /// The call that began last has come back.
  func end(answer: Spoken? = nil) {
    entries[open.removeLast()].answer = answer
  }
}

/// Hears which call is under way, for whoever waits for an answer that does not come.
@MainActor package protocol CallWatcher: AnyObject {
  func callBegins(to party: ConversationRecorder.Party, _ method: String)
  func callEnds()
}

extension UICollectionView {
  /// Makes a call that is answered, and has it written down where somebody records.
  func ask<Answer>(
    _ party: ConversationRecorder.Party, _ call: @autoclosure () -> RecordedCall,
    answered spoken: (Answer) -> Spoken?, by body: () -> Answer
  ) -> Answer {
    guard conversation != nil || callWatcher != nil else { return body() }
    let call = call()
    return watched(party, call) {
      guard let conversation else { return body() }
      conversation.begin(call, from: .collectionView, to: party)
      let answer = body()
      conversation.end(answer: spoken(answer))
      return answer
    }
  }

  /// Makes a call that is not answered.
  func tell(
    _ party: ConversationRecorder.Party, _ call: @autoclosure () -> RecordedCall,
    by body: () -> Void
  ) {
    ask(party, call(), answered: { _ in nil }, by: body)
  }

  private func watched<Answer>(
    _ party: ConversationRecorder.Party, _ call: RecordedCall, by body: () -> Answer
  ) -> Answer {
    guard let callWatcher else { return body() }
    callWatcher.callBegins(to: party, call.method)
    defer { callWatcher.callEnds() }
    return body()
  }

  /// Is told something.
  func hear(
    from party: ConversationRecorder.Party, _ call: @autoclosure () -> RecordedCall,
    _ body: () -> Void
  ) {
    guard let conversation else { return body() }
    conversation.begin(call(), from: party, to: .collectionView)
    body()
    conversation.end()
  }
}
