import Testing

@testable import UIKit

@Suite @MainActor struct RepeatedAnimationTests {
  @Test func countsAndReversalsReachWhoeverRecords() {
    var contexts: [AnimationContext.Repetition?] = []
    UIView.animate(withDuration: 1) {
      UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {
        contexts.append(AnimationContext.current?.repetition)
      }
    }
    UIView.animate(withDuration: 1, delay: 0, options: .autoreverse) {
      contexts.append(AnimationContext.current?.repetition)
    }
    UIView.animateKeyframes(withDuration: 1, delay: 0, options: .autoreverse) {
      contexts.append(AnimationContext.current?.repetition)
    }
    #expect(
      contexts == [
        .init(count: 3, returns: true), .init(count: 1, returns: true),
        .init(count: 1, returns: true),
      ])
    var isMade = false
    UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) { isMade = true }
    #expect(isMade)
  }
}
