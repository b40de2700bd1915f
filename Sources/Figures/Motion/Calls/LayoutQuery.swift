import CoreGraphics
import Motion

/// A rectangle that a layout was asked about, and how well it answered.
struct LayoutQuery: Equatable {
  private(set) var rect: CGRect
  private(set) var answers: [AnsweredElement]
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
    let asked = conversation.calls.enumerated().compactMap { index, call in
      LayoutQuery(call, isOutdated: index < last)
    }
    let width = areMirrored(asked, in: state) ? state.contentSize.width : nil
    var queries: [LayoutQuery] = []
    for var query in asked {
      if let width { query.mirror(in: width) }
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

  /// Whether the collection view has turned the answers around, as one that is read from right to left does: the elements
  /// stand on the other side then than the layout has said.
  private static func areMirrored(_ queries: [LayoutQuery], in state: LayoutSnapshot) -> Bool {
    let frames = Dictionary(state.elements.map { ($0.spokenKey, $0.frame) }) { first, _ in first }
    let width = state.contentSize.width
    var (straight, mirrored) = (0, 0)
    for answer in queries.filter({ !$0.isOutdated }).flatMap(\.answers) {
      guard let frame = frames[answer.key] else { continue }
      if frame.isNear(answer.frame) { straight += 1 }
      if frame.isNear(answer.frame.mirrored(in: width)) { mirrored += 1 }
    }
    return mirrored > straight
  }

  /// To the side on which the content is seen.
  private mutating func mirror(in width: CGFloat) {
    rect = rect.mirrored(in: width)
    answers = answers.map { $0.mirrored(in: width) }
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

extension CGRect {
  /// The same on the other side of content that is so wide.
  func mirrored(in width: CGFloat) -> CGRect {
    CGRect(x: width - maxX, y: minY, width: self.width, height: height)
  }

  fileprivate func isNear(_ other: CGRect) -> Bool {
    abs(minX - other.minX) < 0.5 && abs(minY - other.minY) < 0.5
      && abs(maxX - other.maxX) < 0.5 && abs(maxY - other.maxY) < 0.5
  }
}
