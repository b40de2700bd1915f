import Testing

@testable import conformance

/// Questions of the same kinds as the recorded ones, with other words in the same places.
@Suite @MainActor struct BehaviourVocabularyTests {
  struct Question: CustomTestStringConvertible, Sendable {
    var topic: String
    var given: String
    var expect: String
    var testDescription: String { "\(topic): \(given)" }

    init(_ topic: String, _ given: String, _ expect: String) {
      self.topic = topic
      self.given = given
      self.expect = expect
    }
  }

  private nonisolated static let moving =
    "\"query\":\"invalidationContextForInteractivelyMovingItems\",\"targets\":[[0,1]],"
    + "\"targetPosition\":[37,91],\"previous\":[[1,3]],\"previousPosition\":[4,5],\"field\":"
  private nonisolated static let moved =
    "\"query\":\"layoutAttributesForInteractivelyMovingItemAtIndexPath\",\"path\":[0,1],"
    + "\"targetPosition\":[37,91],\"field\":"

  private nonisolated static let live =
    "\"view\":[0,0,320,480],\"from\":{\"type\":\"flow\",\"itemSize\":[40,40]},"
    + "\"to\":{\"type\":\"flow\",\"itemSize\":[120,90]},\"do\":"

  nonisolated static let questions = [
    Question(
      "invalidation",
      "\"create\":\"UICollectionViewLayoutInvalidationContext\",\"calls\":[{\"invalidateDecoration\":\"x\",\"at\":[[1,0],[0,0]]},{\"contentOffsetAdjustment\":[3,4]}]",
      "{\"superclass\":\"NSObject\",\"invalidatedItemIndexPaths\":null,\"invalidatedDecorationIndexPaths\":{\"x\":[[0,0],[1,0]]},\"contentOffsetAdjustment\":[3,4],\"invalidateFlowLayoutAttributes\":\"not applicable\"}"
    ),
    Question(
      "invalidation",
      "\"layout\":\"flow subclass counting calls\",\"calls\":[\"invalidateLayoutWithContext(fresh flow context)\"]",
      "{\"withContextCalls\":1,\"invalidateLayoutCalls\":0,\"throws\":false}"),
    Question(
      "invalidation",
      "\"layout\":\"UICollectionViewLayout\",\"query\":\"invalidationContextForBoundsChange\",\"bounds\":[0,0,10,10],\"collectionView\":null",
      "{\"class\":\"UICollectionViewLayoutInvalidationContext\",\"invalidateEverything\":false}"),
    Question(
      "transition-layout",
      "\"layout\":\"UICollectionViewTransitionLayout(current: A, next: B)\",\"query\":\"currentLayout\"",
      "\"A\""),
    Question(
      "transition-layout",
      "\"layout\":\"UICollectionViewTransitionLayout(current: A, next: B)\",\"transitionProgressSetTo\":[0.25,2,-1],\"query\":\"transitionProgress\"",
      "-1"),
    Question(
      "transition-layout",
      "\"layout\":\"base subclass\",\"query\":\"indexPathsToInsertForDecorationViewOfKind\",\"kind\":\"x\"",
      "[]"),
    Question(
      "transition-layout",
      "\"layout\":\"base subclass\",\"query\":\"targetContentOffsetForProposedContentOffset\",\"proposed\":[12,34]",
      "[12,34]"),
    Question(
      "movement-movingAttributes", "\"layout\":\"flow subclass\"," + moved + "\"zIndex\"",
      "\"Int.max\""),
    Question(
      "movement-movingAttributes", "\"layout\":\"flow subclass\"," + moved + "\"center\"", "[37,91]"
    ),
    Question(
      "movement-movingContext",
      "\"layout\":\"flow subclass\"," + moving
        + "\"previousIndexPathsForInteractivelyMovingItems\"", "[[1,3]]"),
    Question(
      "movement-movingContext",
      "\"layout\":\"base subclass\"," + moving + "\"is flow invalidation context\"", "false"),
    Question(
      "movement-movingContext",
      "\"layout\":\"flow subclass\"," + moving + "\"invalidateFlowLayoutDelegateMetrics\"", "true"),
    Question(
      "movement-endingContext",
      "\"layout\":\"flow subclass\",\"query\":\"invalidationContextForEndingInteractiveMovement\",\"finalPaths\":[[0,1]],\"previous\":[[1,3]],\"cancelled\":false,\"field\":\"interactiveMovementTarget\"",
      "[0,0]"),
    Question(
      "inset-reference-property",
      "\"layout\":\"fresh flow layout\",\"query\":\"sectionInsetReference\"", "\"contentInset\""),
    Question(
      "inset-reference-property",
      "\"layout\":\"fresh flow layout\",\"set\":\"layoutMargins\",\"query\":\"sectionInsetReference\"",
      "\"layoutMargins\""),
    Question(
      "transition-live", live + "\"startInteractiveTransition\"",
      "{\"transitionLayoutClass\":\"UICollectionViewTransitionLayout\",\"collectionViewLayout\":\"transitionLayout\",\"transitionProgress\":0,\"completion\":null}"
    ),
    Question(
      "transition-live",
      live + "\"startInteractiveTransition\",\"transitionProgressSetTo\":[0.5,1.25]",
      "{\"transitionProgress\":1.25}"),
    Question(
      "transition-live",
      live + "\"startInteractiveTransition\",\"then\":\"finishInteractiveTransition, wait\"",
      "{\"collectionViewLayout\":\"to\",\"collectionViewLayoutRightAfterTheCall\":\"transitionLayout\",\"transitionProgress\":1}"
    ),
    Question(
      "transition-live",
      live
        + "\"startInteractiveTransition\",\"then\":[\"transitionProgress = 0.5\",\"cancelInteractiveTransition\"]",
      "{\"collectionViewLayout\":\"from\",\"transitionProgress\":0,\"completed\":false}"),
    Question(
      "transition-live", live + "\"startInteractiveTransition, startInteractiveTransition\"",
      "{\"throws\":true,\"collectionViewLayout\":\"not to\"}"),
    Question(
      "transition-live", live + "\"setCollectionViewLayout(animated: true, completion), wait\"",
      "{\"collectionViewLayoutAfterCompletion\":\"to\",\"completion\":{\"finished\":true},\"transitionLayout\":null}"
    ),
    Question(
      "transition-live",
      live + "\"setCollectionViewLayout(animated: false)\",\"query\":\"collectionViewLayout\"",
      "\"to\""),
    Question(
      "transition-live", live + "\"startInteractiveTransition\"",
      "{\"collectionViewLayout\":\"the transition layout\"}"),
  ]

  private func total(_ question: Question, expecting expect: String) -> String {
    var report = ConformanceReport()
    let text =
      "{\"version\":1,\"tolerance\":0.001,\"cases\":[{\"id\":\"q\",\"topic\":\"\(question.topic)\","
      + "\"source\":\"recorded\",\"given\":{\(question.given)},\"expect\":\(expect)}]}"
    ConformanceRun.add("a.json", text, to: &report)
    return report.total
  }

  @Test(arguments: questions) func understandsTheQuestion(_ question: Question) {
    #expect(total(question, expecting: question.expect) == "1 passed, 0 failed, 0 skipped")
  }

  @Test(arguments: questions) func noticesAnotherAnswer(_ question: Question) {
    #expect(total(question, expecting: "\"another\"") == "0 passed, 1 failed, 0 skipped")
  }
}
