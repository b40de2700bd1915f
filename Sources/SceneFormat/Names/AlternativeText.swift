import CoreGraphics
import Drawing
import Notation

/// Says in a sentence or two what a scene shows, for those who cannot see it.
public struct AlternativeText: Equatable, Sendable {
  private let scene: SceneDescription
  private let steps: [StepDescription]
  /// The data before the first of them.
  private let state: SceneState
  private let told: [String: String]

  /// - Parameters:
  ///   - steps: the names of those that are shown; empty for all of them.
  ///   - isBefore: whether only what was there before them is shown.
  ///   - told: what is known to have happened in steps, by their names, where the scene does not say it.
  public init(
    _ scene: SceneDescription, steps: [String] = [], isBefore: Bool = false,
    told: [String: String] = [:]
  ) {
    self.scene = scene
    self.told = told
    let shown =
      steps.isEmpty ? scene.steps : scene.steps.filter { steps.contains($0.name.value) }
    let earlier = scene.steps.prefix { $0.name.value != shown.first?.name.value }
    state = earlier.reduce(SceneState(sections: scene.sections)) { $0.after($1.cause) }
    self.steps = isBefore ? [] : shown
  }

  /// The author's summary, shortened to 500 characters, else the title and the course of the steps.
  public var text: String {
    if let summary = described { return summary }
    guard let title = scene.title else { return withoutTitle }
    return "\(Directions.apart(title.shortened(to: Self.longestTitle))): \(body)"
  }

  /// The same for a place where the title stands beside it.
  public var withoutTitle: String {
    guard let summary = described else { return body.prefix(1).uppercased() + body.dropFirst() }
    return summary
  }

  /// In characters: nobody listens to more.
  package static let longestTitle = 80
  private static let longestSummary = 500

  /// The description by the scene's author. Of a text that nobody would hear to its end the beginning is enough.
  private var described: String? {
    guard let summary = scene.summary else { return nil }
    let words = summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words.shortened(to: Self.longestSummary)
  }

  private var body: String { ([opening] + sentences).joined(separator: " ") }

  /// A few words on each step of the scene, by the step's name.
  ///
  /// - Parameter told: what is known to have happened in steps, where the scene does not say it.
  public static func happenings(
    in scene: SceneDescription, told: [String: String] = [:]
  ) -> [String: String] {
    var state = SceneState(sections: scene.sections)
    var texts: [String: String] = [:]
    for step in scene.steps {
      texts[step.name.value] =
        step.cause.isToldByItsOutcome ? told[step.name.value] : nil
      texts[step.name.value] =
        texts[step.name.value] ?? AlternativeText(scene).happening(step.cause, in: state)
      state = state.after(step.cause)
    }
    return texts
  }

  private var opening: String {
    let items = state.sections.reduce(0) { $0 + $1.items.count }
    let sections = state.sections.count
    let places = sections == 1 ? "" : " in \(NumberText.inWords(sections)) sections"
    let count = NumberText.inWords(items)
    return
      "\(scene.layout.kind.value) layout of \(count) \(items == 1 ? "item" : "items")\(places)."
  }

  private var sentences: [String] {
    let happenings = Self.happenings(in: scene, told: told)
    return steps.prefix(6).map { step in
      let happening = happenings[step.name.value] ?? ""
      let seconds = step.timing.timing.duration
      guard step.isAnimated, seconds > 0, !step.isRest else { return "\(happening)." }
      return "\(happening); \(NumberText.text(seconds)) s."
    }
  }

  private func happening(_ cause: StepDescription.Cause, in state: SceneState) -> String {
    switch cause {
    case .update(let update): return changes(update, in: state)
    case .apply: return arrangement(of: state.after(cause), since: state)
    case .outline(let outline):
      let name = (state.item(outline.item.value)?.label ?? outline.item.value).asName
      return "\(name) \(outline.isExpanding ? "opens" : "closes")"
    case .calls: return "A batch of updates is announced"
    case .layout(let name): return "The layout becomes \(name.value)"
    case .transition(let name, let progress):
      return (progress.last ?? 1) < 0.5
        ? "The layout goes towards \(name.value) and comes back"
        : "The layout becomes \(name.value)"
    case .bounds(.rotate): return "The window turns by a quarter"
    case .bounds(.size(let size)):
      return
        "The window becomes \(NumberText.text(size.width)) by \(NumberText.text(size.height)) points"
    case .scroll: return "The content scrolls"
    case .tap(let tap): return touched(tap, in: state)
    case .pull: return "The content is pulled and let go"
    case .page(let pages): return turned(pages)
    case .drag(let drag): return dragged(drag, in: state)
    case .focus(let focus): return focused(focus, in: state)
    case .refresh(.begin): return "A refresh begins"
    case .refresh(.end): return "The refresh ends"
    case .fit: return "Cells ask for other sizes"
    case .invalidate(let items?):
      return "\(count(items.count, "item")) invalidated".asBeginning
    case .invalidate(nil): return "The layout starts anew"
    case .set: return "The layout changes its properties"
    case .wait(let seconds): return "Nothing moves for \(NumberText.text(CGFloat(seconds))) s"
    }
  }

  private func changes(_ update: UpdateDescription, in state: SceneState) -> String {
    func label(_ id: String) -> String { (state.item(id)?.label ?? id).asName }
    let parts = [
      named(update.deletes.map { label($0.value) }, one: "is removed", several: "are removed"),
      named(update.inserts.flatMap(\.items).map(\.label.asName), one: "appears", several: "appear"),
      named(update.moves.map { label($0.item.value) }, one: "moves", several: "move"),
      named(
        update.reloads.map { label($0.item.value) }, one: "is reloaded", several: "are reloaded"),
      named(
        update.reconfigures.map { label($0.item.value) }, one: "is shown anew",
        several: "are shown anew"),
      update.deletedSections.isEmpty
        ? nil : Clause("\(count(update.deletedSections.count, "section")) removed"),
      update.insertedSections.isEmpty
        ? nil : Clause("\(count(update.insertedSections.count, "section")) inserted"),
      update.movedSections.isEmpty
        ? nil : Clause("\(count(update.movedSections.count, "section")) put elsewhere"),
    ].compactMap(\.self)
    return parts.isEmpty ? "An update changes nothing" : Clause.sentence(parts)
  }

  /// The change from one list of items to another.
  private func arrangement(of after: SceneState, since before: SceneState) -> String {
    let (was, willBe) = (Set(before.itemNames), Set(after.itemNames))
    func labels(_ names: [String], in state: SceneState) -> [String] {
      names.map { (state.item($0)?.label ?? $0).asName }
    }
    let gone = before.itemNames.filter { !willBe.contains($0) }
    let come = after.itemNames.filter { !was.contains($0) }
    let parts = [
      named(labels(gone, in: before), one: "is removed", several: "are removed"),
      named(labels(come, in: after), one: "appears", several: "appear"),
      before.itemNames.filter(willBe.contains) == after.itemNames.filter(was.contains)
        ? nil : Clause("items take another order"),
    ].compactMap(\.self)
    guard let first = parts.first else { return "The items keep their order" }
    return parts.count == 1 && gone.isEmpty && come.isEmpty
      ? "The \(first.words)" : Clause.sentence(parts)
  }

  private struct Clause {
    let words: String
    var startsWithName = false

    init(_ words: String, startsWithName: Bool = false) {
      (self.words, self.startsWithName) = (words, startsWithName)
    }

    /// A name at its beginning stays as it is written.
    static func sentence(_ clauses: [Clause]) -> String {
      let text = clauses.map(\.words).joined(separator: ", ")
      return clauses.first?.startsWithName == true ? text : text.asBeginning
    }
  }

  private func named(_ labels: [String], one: String, several: String) -> Clause? {
    guard labels.count > 1 else {
      return labels.first.map { Clause("\($0) \(one)", startsWithName: true) }
    }
    guard labels.count <= 3 else {
      return Clause("\(NumberText.inWords(labels.count)) items \(several)")
    }
    return Clause("\(labels.listed(or: "and")) \(several)", startsWithName: true)
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(NumberText.inWords(number)) \(noun)\(number == 1 ? " is" : "s are")"
  }
}

extension String {
  /// Words of ours at the beginning of a sentence.
  fileprivate var asBeginning: String { prefix(1).uppercased() + dropFirst() }

  /// Of a long label the beginning.
  fileprivate var asName: String { shortened(to: 60).asNameInProse }
}

extension StepDescription.Cause {
  /// Whether what came of it says what happened, as all figures have it.
  fileprivate var isToldByItsOutcome: Bool {
    switch self {
    case .scroll, .pull, .page, .calls, .update, .apply, .fit: true
    default: false
    }
  }
}

extension StepDescription {
  fileprivate var isRest: Bool {
    if case .wait = cause { return true }
    return false
  }
}
