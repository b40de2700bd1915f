import CoreGraphics
import Motion

/// A change in one or two sentences, for those who do not see the picture.
struct MotionWords {
  private let story: MotionStory
  private let noun: Noun

  /// More names than this are counted instead.
  private static let nameLimit = 3

  init(_ story: MotionStory, noun: Noun = .item) {
    self.story = story
    self.noun = noun
  }

  /// "List of five friends. Bob is removed, Zoe appears at the top, Cat moves to the end; 0.3 s."
  var text: String {
    let duration = story.transition.duration
    let time = duration > 0 ? FigureText.seconds(duration) : "at once"
    return "\(layout.text(noun).capitalizedFirst). \(changes); \(time)."
  }

  /// What happens, without the layout and the time.
  var changes: String {
    let named: [(ChangeRole, String, String)] = [
      (.deleted, "is removed", "are removed"), (.inserted, "appears", "appear"),
      (.moved, "moves", "move"), (.reloaded, "is reloaded", "are reloaded"),
    ]
    let clauses = named.compactMap { clause($0, one: $1, many: $2) } + shifted
    guard !clauses.isEmpty else { return "Nothing changes" }
    return clauses.joined(separator: ", ").capitalizedFirst
  }

  private var layout: LayoutWords {
    LayoutWords(
      story.transition.before.elements.isEmpty
        ? story.transition.after : story.transition.before)
  }

  private func clause(_ role: ChangeRole, one: String, many: String) -> String? {
    let elements = story.elements(with: role)
    guard let first = elements.first else { return nil }
    guard elements.count > 1 else { return "\(first.label) \(one)\(place(of: first))" }
    let isEverything = elements.count == story.elements.count
    if isEverything, elements.count > Self.nameLimit { return "all \(noun.many) \(many)" }
    guard elements.count > Self.nameLimit else {
      return "\(CountWords.list(elements.map(\.label))) \(many)"
    }
    return "\(CountWords.counted(elements.count, noun)) \(many)"
  }

  /// Where one that is new, or was moved, comes to stand among the others.
  private func place(of element: ElementStory) -> String {
    guard [.inserted, .moved].contains(element.role), element.id.kind == .cell else { return "" }
    let order = story.transition.after.elements.filter { $0.kind == .cell }
    guard order.count > 1, let index = order.firstIndex(where: { $0.id == element.id }) else {
      return ""
    }
    let word = element.role == .moved ? "to" : "at"
    if index == 0 { return " \(word) the \(layout.arrangement == .row ? "start" : "top")" }
    if index == order.count - 1 { return " \(word) the end" }
    return element.role == .moved ? "" : " after \(order[index - 1].id.label)"
  }

  private var shifted: [String] {
    let elements = story.elements(with: .shifted)
    guard elements.count > 1 else { return elements.first.map { ["\($0.label) follows"] } ?? [] }
    guard elements.count > Self.nameLimit else {
      return ["\(CountWords.list(elements.map(\.label))) follow"]
    }
    return ["\(CountWords.counted(elements.count, noun)) follow"]
  }
}
