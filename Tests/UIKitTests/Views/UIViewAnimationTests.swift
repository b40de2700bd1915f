import Testing

@testable import UIKit

@Suite @MainActor struct UIViewAnimationTests {
  private let view = UIView()

  @Test func changesAtOnceInAContext() {
    var context: AnimationContext?
    var log: [String] = []
    UIView.animate(withDuration: 0.4, delay: 0.1, options: .curveEaseOut) { [view] in
      view.alpha = 0
      context = AnimationContext.current
      log.append("changes")
    } completion: {
      log.append("done \($0)")
    }
    #expect(view.alpha == 0)
    #expect(log == ["changes", "done true"])
    #expect(context == AnimationContext(duration: 0.4, delay: 0.1, options: .curveEaseOut))
    #expect(AnimationContext.current == nil)
  }

  @Test func innerAnimationsKeepTheOuterDuration() {
    var durations: [TimeInterval] = []
    UIView.animate(withDuration: 1) {
      UIView.animate(withDuration: 2) { durations.append(UIView.inheritedAnimationDuration) }
      UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
        durations.append(UIView.inheritedAnimationDuration)
      }
    }
    #expect(durations == [1, 2])
    #expect(UIView.inheritedAnimationDuration == 0)
  }

  @Test func springsAreRecorded() {
    var springs: [AnimationContext.Spring?] = []
    UIView.animate(
      withDuration: 1, delay: 0, usingSpringWithDamping: 0.7, initialSpringVelocity: 2
    ) { springs.append(AnimationContext.current?.spring) }
    UIView.animate(springDuration: 1, bounce: 0.3) {
      springs.append(AnimationContext.current?.spring)
    }
    #expect(
      springs == [
        .damping(ratio: 0.7, initialVelocity: 2), .bounce(0.3, initialVelocity: 0),
      ])
  }

  @Test func animationsCanBeSwitchedOff() {
    var contexts: [AnimationContext?] = []
    UIView.performWithoutAnimation {
      #expect(!UIView.areAnimationsEnabled)
      UIView.animate(withDuration: 1) { contexts.append(AnimationContext.current) }
    }
    #expect(contexts == [nil])
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func keyframesArePartsOfTheWhole() {
    var contexts: [AnimationContext?] = []
    UIView.animateKeyframes(withDuration: 2, delay: 1) {
      UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.5) {
        contexts.append(AnimationContext.current)
      }
    }
    #expect(contexts.map { $0?.delay } == [1.5])
    #expect(contexts.map { $0?.duration } == [1])
  }

  @Test func aTransitionExchangesTwoViews() {
    let (parent, next) = (UIView(), UIView())
    parent.addSubview(view)
    UIView.transition(from: view, to: next, duration: 1)
    #expect(parent.subviews == [next])
    UIView.transition(from: next, to: view, duration: 1, options: .showHideTransitionViews)
    #expect(next.isHidden)
  }
}
