import CoreGraphics
import Drawing
import Notation

/// Says in a sentence or two what a scene shows, for those who cannot see it.
public struct AlternativeText: Equatable, Sendable {
  private let scene: SceneDescription
  private let steps: [StepDescription]

  /// - Parameter steps: the names of those that are shown; empty for all of them.
  public init(_ scene: SceneDescription, steps: [String] = []) {
    self.scene = scene
    self.steps = steps.isEmpty ? scene.steps : scene.steps.filter { steps.contains($0.name.value) }
  }

  public var text: String {
    if let summary = described { return summary }
    let title =
      scene.title.map { "\(Directions.isolated($0.shortened(to: Self.longestTitle))): " } ?? ""
    return title + body
  }

  /// The same for a place where the title stands beside it.
  public var withoutTitle: String {
    guard let summary = described else { return body.prefix(1).uppercased() + body.dropFirst() }
    return summary
  }

  /// In characters: nobody listens to more.
  private static let longestTitle = 80
  private static let longestSummary = 500

  /// What the scene's author says. Of a text that nobody would hear to its end the beginning is enough.
  private var described: String? {
    guard let summary = scene.summary else { return nil }
    let words = summary.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words.shortened(to: Self.longestSummary)
  }

  private var body: String { ([opening] + sentences).joined(separator: " ") }

  /// What happens in each step of the scene, by the step's name.
  public static func happenings(in scene: SceneDescription) -> [String: String] {
    var state = SceneState(sections: scene.sections)
    var texts: [String: String] = [:]
    for step in scene.steps {
      texts[step.name.value] = AlternativeText(scene).happening(step.cause, in: state)
      state = state.after(step.cause)
    }
    return texts
  }

  private var opening: String {
    let items = scene.sections.reduce(0) { $0 + $1.items.count }
    let sections = scene.sections.count
    let places = sections == 1 ? "" : " in \(sections) sections"
    return
      "\(scene.layout.kind.value) layout of \(items) \(items == 1 ? "item" : "items")\(places)."
  }

  private var sentences: [String] {
    let happenings = Self.happenings(in: scene)
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
    case .apply: return "The items take another order"
    case .calls: return "A batch of updates is announced"
    case .layout(let name), .transition(let name, _): return "The layout becomes \(name.value)"
    case .bounds(.rotate): return "The window turns by a quarter"
    case .bounds(.size(let size)):
      return
        "The window becomes \(NumberText.text(size.width)) by \(NumberText.text(size.height)) points"
    case .scroll: return "The content scrolls"
    case .fit: return "Cells take other sizes"
    case .invalidate: return "The layout starts anew"
    case .set: return "The layout changes its properties"
    case .wait(let seconds): return "Nothing moves for \(NumberText.text(CGFloat(seconds))) s"
    }
  }

  private func changes(_ update: UpdateDescription, in state: SceneState) -> String {
    func label(_ id: String) -> String { (state.item(id)?.label ?? id).asName }
    let parts = [
      named(update.deletes.map { label($0.value) }, "is removed", "are removed"),
      named(update.inserts.flatMap(\.items).map(\.label.asName), "appears", "appear"),
      named(update.moves.map { label($0.item.value) }, "moves", "move"),
      update.reloads.isEmpty ? nil : "\(count(update.reloads.count, "item")) shown anew",
      update.reconfigures.isEmpty
        ? nil : "\(count(update.reconfigures.count, "item")) configured anew",
      update.deletedSections.isEmpty
        ? nil : "\(count(update.deletedSections.count, "section")) removed",
      update.insertedSections.isEmpty
        ? nil : "\(count(update.insertedSections.count, "section")) inserted",
      update.movedSections.isEmpty
        ? nil : "\(count(update.movedSections.count, "section")) put elsewhere",
    ].compactMap(\.self)
    return parts.isEmpty ? "An update changes nothing" : parts.joined(separator: ", ")
  }

  private func named(_ labels: [String], _ one: String, _ several: String) -> String? {
    guard labels.count > 1 else { return labels.first.map { "\($0) \(one)" } }
    return labels.count > 3
      ? "\(labels.count) items \(several)" : "\(labels.listed(or: "and")) \(several)"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun) is" : "\(number) \(noun)s are"
  }
}

extension String {
  /// Of a long label the beginning.
  fileprivate var asName: String { Directions.isolated(shortened(to: 60)) }
}

extension StepDescription {
  fileprivate var isRest: Bool {
    if case .wait = cause { return true }
    return false
  }
}
