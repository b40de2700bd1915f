import Motion
import Notation
import Scene
import UIKit

/// Transitions between two layouts of a collection view on screen, held by a gesture or animated.
struct LiveTransitionReplayer: Replayer {
  private static let words = [
    "view", "from", "to", "counts", "do", "then", "transitionProgressSetTo", "query",
  ]

  func differences(in recorded: RecordedCase) throws -> [Difference] {
    try recorded.content.allowOnly(["id", "topic", "source", "given", "expect"])
    let given = try recorded.content.required("given").object()
    try given.allowOnly(Self.words)
    let play = try LiveTransition(given)
    try play.perform(LiveStep.steps(in: given.required("do")), keepingOutcome: true)
    for key in ["transitionProgressSetTo", "then"] {
      guard let node = given.optional(key) else { continue }
      try play.perform(LiveStep.steps(in: node))
    }
    let expected = try recorded.content.required("expect")
    guard let query = given.optional("query") else {
      return try differences(play, expected, within: recorded.tolerance)
    }
    return try differences(play, of: try query.string(), expected, within: recorded.tolerance)
  }

  private func differences(
    _ play: LiveTransition, _ expected: JSONNode, within tolerance: Tolerance
  ) throws -> [Difference] {
    try expected.object().members.flatMap {
      try differences(play, of: $0.key, $0.node, within: tolerance)
    }
  }

  private func differences(
    _ play: LiveTransition, of key: String, _ expected: JSONNode, within tolerance: Tolerance
  ) throws -> [Difference] {
    guard let answer = play.answer(key) else {
      throw expected.unexpected(expected: "an answer to '\(key)', which nobody knows")
    }
    if case .string(let words) = expected.value, Self.namesTransitionLayout(words),
      answer.description == LiveTransition.transitionLayout
    {
      return []
    }
    guard case .string(let words) = expected.value, words.hasPrefix("not "),
      words != "not applicable"
    else { return answer.differences(from: expected, tolerance: tolerance, subject: key) }
    guard answer.description == words.dropFirst(4) else { return [] }
    return [Difference(key, expected: words, actual: answer.description)]
  }

  /// The layout between the two others, in the words of a reader or of a programmer.
  private static func namesTransitionLayout(_ words: String) -> Bool {
    let letters = words.lowercased().filter(\.isLetter)
    return ["transitionlayout", "thetransitionlayout", "uicollectionviewtransitionlayout"]
      .contains(letters)
  }
}

/// A collection view whose layout is exchanged, and what became of it.
@MainActor private final class LiveTransition {
  static let transitionLayout = "transitionLayout"
  private let stage: Stage
  private let from: UICollectionViewLayout
  private let to: UICollectionViewLayout
  private var between: UICollectionViewTransitionLayout?
  /// The values that the completion was called with, by the names of its parameters.
  private var completion: [String: Figure]?
  private var raised = false
  private var layoutAtOnce: UICollectionViewLayout?

  init(_ given: JSONObject) throws {
    from = try LiveLayout.layout(given.required("from"))
    to = try LiveLayout.layout(given.required("to"))
    let frame = try given.required("view").rect()
    let counts = try given.optional("counts") { try $0.list { try $0.integer() } } ?? [30]
    stage = try Stage(
      from, sections: counts.indices.map { StageSection("s\($0)", count: counts[$0]) },
      setting: StageSetting(size: frame.size))
    try stage.perform { $0.frame = frame }
  }

  /// - Parameter keepingOutcome: remembers which layout is there right after these steps.
  func perform(_ steps: [LiveStep], keepingOutcome: Bool = false) throws {
    for step in steps {
      do {
        try stage.perform { self.take(step, $0) }
      } catch is LayoutFault {
        raised = true
      }
    }
    if keepingOutcome { layoutAtOnce = stage.collectionView.collectionViewLayout }
  }

  private func take(_ step: LiveStep, _ view: UICollectionView) {
    switch step {
    case .start:
      between = view.startInteractiveTransition(to: to) { completed, finished in
        self.completion = ["completed": .bool(completed), "finished": .bool(finished)]
      }
    case .progress(let progress): between?.transitionProgress = progress
    case .finish: view.finishInteractiveTransition()
    case .cancel: view.cancelInteractiveTransition()
    case .exchange(let animated):
      view.setCollectionViewLayout(to, animated: animated) {
        self.completion = ["finished": .bool($0)]
      }
    case .wait: break
    }
  }

  /// The answer to a recorded question; nothing where the question is not known.
  func answer(_ key: String) -> Figure? {
    let view = stage.collectionView
    // The rest of the word says when: right after the call, or when everything is over.
    if key.hasPrefix("collectionViewLayout") {
      return name(of: key.contains("RightAfter") ? layoutAtOnce : view.collectionViewLayout)
    }
    switch key {
    case "transitionLayout", "returned": return name(of: between)
    case "class", "transitionLayoutClass": return Figure(between) { .text("\(type(of: $0))") }
    case "currentLayout": return name(of: between?.currentLayout)
    case "nextLayout": return name(of: between?.nextLayout)
    case "transitionProgress", "progress":
      return Figure(between?.transitionProgress) { .number($0) }
    case "completion": return Figure(completion) { .record($0) }
    case "completed", "finished": return completion?[key] ?? .nothing
    case "completionCalled": return .bool(completion != nil)
    case "throws", "raises", "refused": return .bool(raised)
    case "contentSize": return Figure(view.contentSize)
    case "contentOffset": return Figure(view.contentOffset)
    case "bounds": return Figure(view.bounds)
    default: return nil
    }
  }

  private func name(of layout: UICollectionViewLayout?) -> Figure {
    guard let layout else { return .nothing }
    if layout === from { return .text("from") }
    if layout === to { return .text("to") }
    return .text(layout === between ? Self.transitionLayout : "\(type(of: layout))")
  }
}
