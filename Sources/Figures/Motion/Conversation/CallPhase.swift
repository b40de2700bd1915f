import Motion

/// The parts of a change as they follow each other, each with calls of its own.
enum CallPhase: Int, CaseIterable {
  case ask
  case prepare
  case answer
  case animate

  var title: String {
    switch self {
    case .ask: "Ask"
    case .prepare: "Prepare"
    case .answer: "Answer"
    case .animate: "Animate"
    }
  }

  /// The phase that the call belongs to by itself.
  init(_ call: Conversation.Call) {
    self =
      switch call.to {
      case .layout: Self.toLayout(call)
      case .dataSource: call.method.hasPrefix("number") ? .ask : .answer
      case .delegate: Self.toDelegate(call)
      case .cell, .supplementaryView, .decorationView: Self.toCells(call)
      case .collectionView: call.from == .layout ? .prepare : .ask
      case .user, .app: .ask
      }
  }

  /// Whether the call begins anew, and does not belong to what is under way.
  static func begins(with call: Conversation.Call) -> Bool {
    switch call.from {
    case .user, .app, .layout: call.to == .collectionView
    case .collectionView, .dataSource, .delegate, .cell, .supplementaryView, .decorationView:
      call.to == .layout && call.preparesAnew
    }
  }

  private static func toLayout(_ call: Conversation.Call) -> CallPhase {
    if call.preparesAnew || call.method.hasPrefix("layoutAttributes") { return .prepare }
    if call.method.hasPrefix("finalize") { return .animate }
    let questions = ["collectionViewContentSize", "shouldInvalidateLayout", "invalidationContext"]
    return questions.contains(call.method) ? .prepare : .answer
  }

  private static func toDelegate(_ call: Conversation.Call) -> CallPhase {
    if call.from == .layout { return .prepare }
    if call.method.hasPrefix("targetContentOffset") { return .answer }
    let showings = ["willDisplay", "didEndDisplaying"]
    return showings.contains(where: call.method.hasPrefix) ? .animate : .ask
  }

  private static func toCells(_ call: Conversation.Call) -> CallPhase {
    switch call.method {
    case "preferredLayoutAttributesFitting": .answer
    case "willTransition": .prepare
    default: .animate
    }
  }
}

extension Conversation.Call {
  /// Whether all answers of the layout before it are outdated.
  var preparesAnew: Bool {
    method == "invalidateLayout" || method == "prepare" && arguments.isEmpty
  }
}
