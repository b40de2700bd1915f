import Notation
import UIKit

/// The transition layout's own properties, and what layouts answer by default about offsets and elements
/// that come and go.
struct TransitionLayoutReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let question = try RecordedQuestion(recorded)
    let layout = try question.layout()
    let transition = layout as? UICollectionViewTransitionLayout
    for key in ["transitionProgressSetTo", "calls"] {
      for step in try question.given.optional(key)?.array() ?? [] {
        try take(step, on: layout, transition)
      }
    }
    return try answer(to: question, layout, transition).differences(
      from: question.expected, tolerance: recorded.tolerance)
  }

  /// A number is the next progress, a word is a method.
  private func take(
    _ step: JSONNode, on layout: UICollectionViewLayout,
    _ transition: UICollectionViewTransitionLayout?
  ) throws {
    guard case .string(let call) = step.value else {
      transition?.transitionProgress = try step.length()
      return
    }
    switch call {
    case "prepareLayout", "prepare": layout.prepare()
    case "invalidateLayout": layout.invalidateLayout()
    case "finalizeLayoutTransition": layout.finalizeLayoutTransition()
    case "prepareForTransitionToLayout": layout.prepareForTransition(to: NamedLayout("C"))
    case "prepareForTransitionFromLayout": layout.prepareForTransition(from: NamedLayout("C"))
    default: throw step.unexpected(expected: "a progress or a method's name")
    }
  }

  private func answer(
    to question: RecordedQuestion, _ layout: UICollectionViewLayout,
    _ transition: UICollectionViewTransitionLayout?
  ) throws -> Figure {
    let query = try question.query()
    if let paths = try paths(query, layout, of: question) { return Figure(paths) }
    switch query {
    case "transitionProgress": return Figure(transition?.transitionProgress) { .number($0) }
    case "currentLayout": return name(of: transition?.currentLayout)
    case "nextLayout": return name(of: transition?.nextLayout)
    case "collectionViewContentSize": return Figure(layout.collectionViewContentSize)
    case "valueForAnimatedKey":
      let key = try question.given.required("key").string()
      return Figure(transition?.value(forAnimatedKey: key)) { .number($0) }
    case "targetContentOffsetForProposedContentOffset":
      let proposed = try question.given.required("proposed").point()
      let velocity = try question.given.optional("velocity") { try $0.point() }
      return Figure(offset(layout, proposed, velocity: velocity))
    default: throw try question.unknown("query")
    }
  }

  private func offset(
    _ layout: UICollectionViewLayout, _ proposed: CGPoint, velocity: CGPoint?
  ) -> CGPoint {
    guard let velocity else {
      return layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }

  private func paths(
    _ query: String, _ layout: UICollectionViewLayout, of question: RecordedQuestion
  ) throws -> [IndexPath]? {
    guard query.hasPrefix("indexPathsTo") else { return nil }
    let kind = try question.given.required("kind").string()
    switch query {
    case "indexPathsToInsertForSupplementaryViewOfKind":
      return layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
    case "indexPathsToDeleteForSupplementaryViewOfKind":
      return layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
    case "indexPathsToInsertForDecorationViewOfKind":
      return layout.indexPathsToInsertForDecorationView(ofKind: kind)
    case "indexPathsToDeleteForDecorationViewOfKind":
      return layout.indexPathsToDeleteForDecorationView(ofKind: kind)
    default: return nil
    }
  }

  private func name(of layout: UICollectionViewLayout?) -> Figure {
    Figure((layout as? NamedLayout)?.name) { .text($0) }
  }
}
