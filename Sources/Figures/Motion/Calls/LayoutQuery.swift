import CoreGraphics
import Motion

/// A rectangle that a layout was asked about, and how well it answered.
struct LayoutQuery: Equatable {
  let rect: CGRect
  let answers: [AnsweredElement]
  /// Elements that stand in the rectangle and were not answered.
  private(set) var missing: [ElementSnapshot] = []
  /// Whether the layout was prepared anew afterwards, so that its answer cannot be held to what became of it.
  let isOutdated: Bool
  /// How often the same was asked and answered.
  private(set) var count = 1

  /// The answers that do not even touch the rectangle.
  var spare: [AnsweredElement] { answers.filter { !$0.frame.touches(rect) } }
  var hits: [AnsweredElement] { answers.filter { $0.frame.overlaps(rect) } }

  /// Those of a conversation after which the layout came to rest in this state, in order; the same question with
  /// the same answer counts as one.
  static func all(in conversation: Conversation, settling state: LayoutSnapshot) -> [LayoutQuery] {
    let last = conversation.calls.lastIndex { $0.method == "prepare" && $0.arguments.isEmpty } ?? -1
    var queries: [LayoutQuery] = []
    for (index, call) in conversation.calls.enumerated() {
      guard var query = LayoutQuery(call, isOutdated: index < last) else { continue }
      if !query.isOutdated { query.look(for: state.elements) }
      if let place = queries.firstIndex(where: { $0.asksTheSame(as: query) }) {
        queries[place].count += 1
      } else {
        queries.append(query)
      }
    }
    return queries
  }

  private init?(_ call: Conversation.Call, isOutdated: Bool) {
    guard call.method == "layoutAttributesForElements",
      case .numbers(let numbers)? = call.arguments.first?.value, let rect = CGRect(numbers),
      [rect.minX, rect.minY, rect.size.width, rect.size.height].allSatisfy(\.isFinite)
    else { return nil }
    self.rect = rect
    self.isOutdated = isOutdated
    answers = AnsweredElement.all(in: call.answer)
  }

  private mutating func look(for elements: [ElementSnapshot]) {
    let known = Set(answers.map(\.key))
    missing = elements.filter {
      $0.isDrawable && $0.frame.overlaps(rect) && !known.contains($0.spokenKey)
    }
  }

  /// The same, asked so many times more.
  func repeated(_ times: Int) -> LayoutQuery {
    var query = self
    query.count += times
    return query
  }

  func asksTheSame(as other: LayoutQuery) -> Bool {
    rect == other.rect && isOutdated == other.isOutdated && answers == other.answers
  }
}
