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

  /// Invalidations of the whole layout, and of single elements by their keys.
  private(set) var wholes = 0
  private(set) var named: [String: Int] = [:]
  private(set) var preparations = 0
  private(set) var invalidations = 0
  private(set) var questions = 0
  /// Questions that were answered the same before, although nothing happened since: as many as the conversation tells.
  let repeats: Int
  private(set) var shares: [String: Share] = [:]
  private var last: [String: Conversation.Value] = [:]

  var answers: Int { shares.values.reduce(0) { $0 + $1.answers } }
  /// How often the place of an element was given up.
  func invalidations(of element: ElementSnapshot) -> Int {
    wholes + (named[element.staleKey] ?? 0)
  }

  var unchanged: Int { shares.values.reduce(0) { $0 + $1.unchanged } }
  var applied: Int { shares.values.reduce(0) { $0 + $1.applied } }

  init(_ conversation: Conversation) {
    repeats = HeardCalls(conversation).repeats
    for call in conversation.calls {
      if call.method == "invalidateLayout" { invalidate(call.arguments.first?.value) }
      switch (call.to, call.method) {
      case (.layout, "prepare") where call.arguments.isEmpty: preparations += 1
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

  /// A context that names nobody means everybody.
  private mutating func invalidate(_ context: Conversation.Value?) {
    invalidations += 1
    var keys: [String] = []
    if case .record(let fields) = context {
      let isWhole = ["invalidateEverything", "invalidateDataSourceCounts"]
      for field in fields where !isWhole.contains(field.name) {
        guard case .list(let paths) = field.value else { continue }
        let kind = field.name == "items" ? "cell" : "'\(field.name)'"
        keys += paths.compactMap { path in
          if case .text(let text) = path { "\(kind) \(text)" } else { nil }
        }
      }
      if fields.contains(where: { isWhole.contains($0.name) }) { keys = [] }
    }
    if keys.isEmpty { wholes += 1 }
    for key in keys { named[key, default: 0] += 1 }
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

extension ElementSnapshot {
  /// The name that contexts of invalidation have for the element.
  fileprivate var staleKey: String {
    let path = path.map { "\($0)" }.joined(separator: "-")
    return switch kind {
    case .cell: "cell \(path)"
    case .supplementary(let name), .decoration(let name): "'\(name)' \(path)"
    }
  }
}
