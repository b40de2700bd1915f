import Notation
import UIKit

/// Compares the answers of layouts while an item is dragged.
struct MovementReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let question = try RecordedQuestion(recorded)
    return try answer(to: question).differences(
      from: question.expected, tolerance: recorded.tolerance)
  }

  private func answer(to question: RecordedQuestion) throws -> Figure {
    let given = question.given
    let layout = try question.layout()
    switch try question.query() {
    case "targetIndexPathForInteractivelyMovingItem":
      return Figure(
        layout.targetIndexPath(
          forInteractivelyMovingItem: try given.required("previous").path(),
          withPosition: try given.required("position").point()))
    case "layoutAttributesForInteractivelyMovingItemAtIndexPath":
      let attributes = layout.layoutAttributesForInteractivelyMovingItem(
        at: try given.required("path").path(),
        withTargetPosition: try given.required("targetPosition").point())
      return try field(of: Figure(attributes) { Figure($0) }, question)
    case "invalidationContextForInteractivelyMovingItems":
      return try field(of: movingContext(layout, given), question)
    case "invalidationContextForEndingInteractiveMovement":
      return try field(of: endingContext(layout, given), question)
    case "invalidationContextForBoundsChange": return try BoundsChangeQuestion(question).answer()
    default: throw try question.unknown("query")
    }
  }

  private func movingContext(
    _ layout: UICollectionViewLayout, _ given: JSONObject
  ) throws -> Figure {
    Figure(
      layout.invalidationContext(
        forInteractivelyMovingItems: try given.required("targets").list { try $0.path() },
        withTargetPosition: try given.required("targetPosition").point(),
        previousIndexPaths: try given.required("previous").list { try $0.path() },
        previousPosition: try given.required("previousPosition").point()))
  }

  private func endingContext(
    _ layout: UICollectionViewLayout, _ given: JSONObject
  ) throws -> Figure {
    Figure(
      layout.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: try given.required("finalPaths").list { try $0.path() },
        previousIndexPaths: try given.required("previous").list { try $0.path() },
        movementCancelled: try given.required("cancelled").bool()))
  }

  private func field(of figure: Figure, _ question: RecordedQuestion) throws -> Figure {
    let field = try question.given.optional("field") { try $0.string() }
    guard let answer = figure.member(field) else { throw try question.unknown("field") }
    return answer
  }
}
