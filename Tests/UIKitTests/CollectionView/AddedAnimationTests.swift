import Testing

@testable import UIKit

/// Animations that hooks make by themselves while a change is performed, and what views make of their attributes.
@Suite @MainActor struct AddedAnimationTests {
  private let layout = HookLayout()
  private let observer = AnimationRecorder()

  private func stage() -> ListStage {
    let stage = ListStage([3], layout: layout)
    stage.view.animationObserver = observer
    return stage
  }

  private func deleteFirst(_ stage: ListStage) {
    stage.view.performBatchUpdates {
      stage.source.counts = [2]
      stage.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
  }

  // 000-18, 000-45
  @Test func keepTheirOwnTime() throws {
    let stage = stage()
    layout.hook = {
      UIView.animate(withDuration: 0.8, delay: 0.2, options: .curveLinear) {
        stage.cell(1)?.alpha = 0.5
      }
    }
    deleteFirst(stage)
    let addition = try #require(observer.animations.first?.additions.first)
    #expect(observer.animations.first?.additions.count == 1)
    #expect(addition.view === stage.cell(1))
    #expect(addition.from.alpha == 1)
    #expect(addition.to.alpha == 0.5)
    #expect(
      addition.context == AnimationContext(duration: 0.8, delay: 0.2, options: .curveLinear))
  }

  @Test func takeTimeAndCurveFromAnAppsAnimationAroundThem() throws {
    let stage = stage()
    let override: UIView.AnimationOptions = [
      .overrideInheritedDuration, .overrideInheritedCurve, .curveLinear,
    ]
    layout.hook = {
      UIView.animate(withDuration: 0.8, delay: 0, options: .curveLinear) {
        stage.cell(0)?.alpha = 0.5
      }
      UIView.animate(withDuration: 0.8, delay: 0, options: override) {
        stage.cell(1)?.alpha = 0.5
      }
    }
    UIView.animate(withDuration: 1.5, delay: 0, options: .curveEaseIn) { deleteFirst(stage) }
    let contexts = observer.animations.first?.additions.map(\.context)
    #expect(
      contexts == [
        AnimationContext(duration: 1.5, options: .curveEaseIn),
        AnimationContext(duration: 0.8, options: override),
      ])
  }

  @Test func innerAnimationsCountOnce() {
    let stage = stage()
    layout.hook = {
      UIView.animateKeyframes(withDuration: 1, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          stage.cell(0)?.alpha = 0.5
        }
        UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) {
          stage.cell(0)?.alpha = 1
        }
      }
    }
    deleteFirst(stage)
    let additions = observer.animations.first?.additions ?? []
    #expect(additions.map(\.to.alpha) == [0.5, 1])
    #expect(additions.map { $0.context?.delay } == [0, 0.5])
    #expect(additions.map { $0.context?.duration } == [0.25, 0.5])
  }

  @Test func withoutAnimationAViewJumps() {
    let stage = stage()
    layout.hook = {
      UIView.performWithoutAnimation { stage.cell(0)?.alpha = 0 }
      UIView.animate(withDuration: 1) { stage.cell(0)?.alpha = 1 }
    }
    deleteFirst(stage)
    let additions = observer.animations.first?.additions ?? []
    #expect(additions.map { $0.context?.duration } == [nil, 1])
    #expect(additions.map(\.to.alpha) == [0, 1])
  }

  @Test func viewsOfTheHooksOwnAreSeen() {
    let stage = stage()
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
    layout.hook = {
      stage.view.addSubview(bar)
      UIView.animate(withDuration: 1) { bar.frame.origin.y = 100 }
    }
    deleteFirst(stage)
    let addition = observer.animations.first?.additions.first
    #expect(addition?.view === bar)
    #expect(addition?.from.center == CGPoint(x: 50, y: 5))
    #expect(addition?.to.center == CGPoint(x: 50, y: 105))
  }

  @Test func whatViewsMakeOfTheirAttributesIsSeen() {
    let stage = ListStage([2], lays: false)
    stage.view.register(FadedCell.self, forCellWithReuseIdentifier: "cell")
    stage.view.layoutIfNeeded()
    stage.view.animationObserver = observer
    UIView.animate(withDuration: 1) { stage.view.frame.size = CGSize(width: 300, height: 300) }
    let states = observer.animations.first?.elements.compactMap(\.endState) ?? []
    #expect(states.map(\.alpha) == [0.25, 0.25])
    #expect(observer.animations.first?.elements.map(\.end.alpha) == [1, 1])
  }
}

private final class HookLayout: ListLayout {
  var hook: () -> Void = {}

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    hook()
  }
}

private final class FadedCell: UICollectionViewCell {
  override func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {
    super.apply(layoutAttributes)
    alpha = 0.25
  }
}
