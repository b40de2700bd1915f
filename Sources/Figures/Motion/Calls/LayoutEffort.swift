import CoreGraphics
import Motion

/// How much a layout worked in a step, all in all and for each element.
struct LayoutEffort: Equatable {
  /// The calls for one element.
  struct Share: Equatable {
    /// Answers about it, those that said no more than the one before among them.
    var answers = 0
    var unchanged = 0
    /// How often its view took over attributes.
    var applied = 0
  }

  private(set) var preparations = 0
  private(set) var invalidations = 0
  private(set) var questions = 0
  private(set) var shares: [String: Share] = [:]
  private var last: [String: Conversation.Value] = [:]

  var answers: Int { shares.values.reduce(0) { $0 + $1.answers } }
  var unchanged: Int { shares.values.reduce(0) { $0 + $1.unchanged } }
  var applied: Int { shares.values.reduce(0) { $0 + $1.applied } }

  init(_ conversation: Conversation) {
    for call in conversation.calls {
      switch (call.to, call.method) {
      case (.layout, "prepare") where call.arguments.isEmpty: preparations += 1
      case (.layout, "invalidateLayout"): invalidations += 1
      case (.layout, let method) where Self.questions.contains(method):
        questions += 1
        for element in AnsweredElement.all(in: call.answer) { take(element) }
      case (_, "apply"):
        for argument in call.arguments {
          for key in Self.keys(in: argument.value) { shares[key, default: Share()].applied += 1 }
        }
      default: break
      }
    }
  }

  private mutating func take(_ element: AnsweredElement) {
    shares[element.key, default: Share()].answers += 1
    if last[element.key] == element.value { shares[element.key]?.unchanged += 1 }
    last[element.key] = element.value
  }

  private static func keys(in value: Conversation.Value) -> [String] {
    switch value {
    case .text(let key): [key]
    case .record(let fields): fields.prefix(1).flatMap { keys(in: $0.value) }
    default: []
    }
  }

  /// About what the elements are like now; where they come from and go to is another matter.
  private static let questions: Set<String> = [
    "layoutAttributesForElements", "layoutAttributesForItem",
    "layoutAttributesForSupplementaryView", "layoutAttributesForDecorationView",
  ]
}
