import CoreGraphics
import Motion

/// A change in one or two sentences, for those who do not see the picture.
struct MotionWords {
  private let story: MotionStory
  private let noun: Noun
  /// The changes that make it up, where there are several.
  private let parts: [MotionStory]

  /// More names than this are counted instead.
  private static let nameLimit = 3

  init(_ story: MotionStory, noun: Noun = .item, parts: [MotionStory] = []) {
    self.story = story
    self.noun = noun
    self.parts = parts
  }

  /// "List of five friends. Bob is removed, Zoe appears at the top, Cat moves to the end; 0.3 s."
  var text: String {
    "\(layout.text(noun).capitalizedFirst). \(happening)."
  }

  /// "Bob is removed, Zoe appears at the top; 0.3 s".
  var happening: String {
    let duration = story.transition.duration
    return "\(changes); \(duration > 0 ? FigureText.seconds(duration) : "at once")"
  }

  /// What happens, without the layout and the time.
  var changes: String {
    let named: [(ChangeRole, String, String)] = [
      (.deleted, "is removed", "are removed"), (.inserted, "appears", "appear"),
      (.moved, "moves", "move"), (.reloaded, "is reloaded", "are reloaded"),
    ]
    let clauses = named.compactMap { clause($0, one: $1, many: $2) } + shifted + crossing
    guard let first = clauses.first else { return passing ?? "Nothing changes" }
    let text = clauses.map(\.text).joined(separator: ", ")
    // An identifier stays as it is written.
    return first.startsWithName ? text : text.capitalizedFirst
  }

  /// What goes somewhere and comes back ends as it began.
  private var passing: String? {
    parts.first { !$0.changed.isEmpty }
      .map { "\(MotionWords($0, noun: noun).changes), and everything comes back" }
  }

  private var layout: LayoutWords {
    LayoutWords(
      story.transition.before.elements.isEmpty
        ? story.transition.after : story.transition.before)
  }

  private struct Clause {
    var text: String
    var startsWithName: Bool
  }

  private func clause(_ role: ChangeRole, one: String, many: String) -> Clause? {
    let elements = story.elements(with: role).filter { !$0.crossesEdge }
    guard let first = elements.first else { return nil }
    guard elements.count > 1 else {
      return Clause(text: "\(first.spokenName) \(one)\(place(of: first))", startsWithName: true)
    }
    let isEverything = elements.count == story.elements.count
    guard elements.count > Self.nameLimit else {
      let names = CountWords.list(elements.map(\.spokenName))
      return Clause(text: "\(names) \(many)", startsWithName: true)
    }
    let whole = isEverything ? "all \(noun.many)" : CountWords.counted(elements.count, noun)
    return Clause(text: "\(whole) \(many)", startsWithName: false)
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
    return element.role == .moved ? "" : " after \(name(of: order[index - 1].id))"
  }

  private func name(of id: ElementID) -> String {
    story.elements.first { $0.id == id }?.spokenName ?? id.label
  }

  /// What follows the others is mentioned where there is anything to follow.
  private var shifted: [Clause] {
    [clause(.shifted, one: "follows", many: "follow")].compactMap { $0 }
  }

  private var crossing: [Clause] {
    let crossing = story.elements.filter(\.crossesEdge)
    let come = crossing.count { $0.after != nil }
    let sides = [
      (come, "comes", "come", "into view"), (crossing.count - come, "leaves", "leave", "it"),
    ]
    return sides.filter { $0.0 > 0 }.map { count, one, many, place in
      let target = place == "it" && come == 0 ? "the view" : place
      let element = Noun("element", "elements")
      return Clause(
        text: "\(CountWords.counted(count, element)) \(count == 1 ? one : many) \(target)",
        startsWithName: false)
    }
  }
}
