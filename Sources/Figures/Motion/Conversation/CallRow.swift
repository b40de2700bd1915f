import CoreGraphics
import Drawing
import Motion

/// A row of a conversation in words: one line for the call, one for its answer where there is one.
struct CallRow {
  let from: LifeLine
  let to: LifeLine
  let isByFinger: Bool
  let isRepeat: Bool
  /// The change that the call asks the collection view for.
  let role: Role?
  /// Of the first call.
  let place: Int
  let count: Int
  /// "9 cells, 3 headers": whom it is about; nil where the answers do not say so.
  let elements: String?
  let titles: [String]
  let details: String
  private(set) var answer: String?
  /// The answer in place of a line of its own; empty for none.
  private(set) var brief = ""
  /// How much the answer tells; the least telling ones give up their lines first.
  let weight: Int

  init(_ fold: CallFold, in heard: HeardCalls, names: CallNames, ways: ElementWays) {
    let first = heard.calls[fold.calls[0]]
    from = LifeLine(first.from)
    to = LifeLine(first.to)
    isByFinger = first.from == .user
    isRepeat = fold.isRepeat
    role = Self.role(first, names)
    place = fold.calls[0]
    count = fold.calls.count
    elements = Self.elements(fold, in: heard)
    titles = CallTitle(fold, in: heard).forms
    let answers = CallAnswers(fold, in: heard, names: names)
    let words = fold.isRepeat ? nil : answers.words
    answer = words.flatMap { $0.isEmpty ? nil : $0.onOneLine }
    standsInForReload = role == .reloaded && ["deleteItems", "insertItems"].contains(first.method)
    let told = CallDetails(fold, in: heard, names: names, ways: ways)
      .words(isAnswered: answer != nil)
    details = standsInForReload && told.isEmpty ? "to reload" : told
    weight = answers.repeatsArgument ? 0 : first.answer == .flag(true) ? 1 : 2 + fold.calls.count
  }

  /// Whether a delete and an insert say what no reload can say beside a move.
  let standsInForReload: Bool

  var lines: Int { answer == nil ? 1 : 2 }

  /// Says the answer behind the call instead of below it.
  mutating func shorten() {
    guard let answer else { return }
    brief = "→ \(answer)"
    self.answer = nil
  }

  private static func elements(_ fold: CallFold, in heard: HeardCalls) -> String? {
    let keys = fold.calls.compactMap { heard.calls[$0].answer?.element }
    return keys.count == fold.calls.count ? ElementNoun.counts(keys) : nil
  }

  /// The change that a call of an app asks for; a delete and an insert may say that an item is to be reloaded.
  static func role(_ call: Conversation.Call, _ names: CallNames) -> Role? {
    switch call.requestedRole {
    case .inserted: names.role(at: call.paths, .after) ?? .inserted
    case .deleted: names.role(at: call.paths, .before) ?? .deleted
    case let role: role
    }
  }
}

extension Conversation.Call {
  /// The change of items or sections that an app asks for with it; nil for all other calls.
  var requestedRole: Role? {
    guard from == .app else { return nil }
    return switch method {
    case "insertItems": .inserted
    case "deleteItems": .deleted
    case "moveItem": .moved
    case "reloadItems", "reloadSections": .reloaded
    case "reconfigureItems": .reconfigured
    case "insertSections": .sectionInserted
    case "deleteSections": .sectionDeleted
    case "moveSection": .sectionMoved
    default: nil
    }
  }
}
