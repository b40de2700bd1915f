import Testing

@testable import UIKit

@Suite @MainActor struct RotationTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let notes = Notes()

  private func turn(_ duration: TimeInterval = 0.4) {
    let traits = window.traitCollection.modifyingTraits { $0.verticalSizeClass = .compact }
    window.turn(
      to: CGSize(width: 200, height: 100),
      safeArea: UIEdgeInsets(top: 0, left: 9, bottom: 0, right: 0), traits: traits,
      duration: duration)
  }

  @Test func aWindowTurnsThroughItsController() {
    window.screen = UIScreen()
    let controller = TurningController(notes)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    notes.calls = []
    turn()
    #expect(
      notes.calls == [
        "traits will be compact", "size will be 200 in 100 x 200", "traits are 1",
        "alongside 200 x 100 in 0.4", "completed true",
      ])
    #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 200, height: 100))
    #expect(controller.view.safeAreaInsets.left == 9)
    #expect(controller.transitionCoordinator == nil)
  }

  @Test func theSizeReachesChildrenThatFillTheirContainer() {
    window.screen = UIScreen()
    let parent = UIViewController()
    let (filling, small) = (TurningController(notes), TurningController(notes))
    window.rootViewController = parent
    for child in [filling, small] {
      parent.addChild(child)
      child.view.frame = parent.view.bounds
      parent.view.addSubview(child.view)
    }
    small.view.frame.size = CGSize(width: 10, height: 10)
    turn(0)
    #expect(notes.calls.filter { $0.hasPrefix("size") } == ["size will be 200 in 100 x 200"])
    #expect(filling.view.frame.width == 200)
  }

  @Test func aCollectionViewTurnsInTheSameAnimation() {
    window.screen = UIScreen()
    let layout = HearingLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    turn(0.7)
    #expect(layout.boundsBefore == [CGRect(x: 0, y: 0, width: 100, height: 200)])
    #expect(layout.durations == [0.7])
    #expect(controller.collectionView.frame.size == CGSize(width: 200, height: 100))
  }

  @Test func aCoordinatorRunsWhatComesTooLateAtItsEnd() {
    let coordinator = TransitionCoordinator(duration: 0, container: window)
    coordinator.run { coordinator.animate() }
    var calls: [String] = []
    let isKept = coordinator.animate(alongsideTransition: { _ in calls.append("late") }) { _ in
      calls.append("end")
    }
    coordinator.notifyWhenInteractionChanges { _ in calls.append("finger") }
    coordinator.complete()
    coordinator.complete()
    #expect(!isKept)
    #expect(calls == ["end"])
    #expect(!coordinator.isInteractive)
    #expect(!coordinator.isCancelled)
  }
}

/// Takes down what it hears of a turn.
private final class TurningController: UIViewController {
  private let notes: Notes

  init(_ notes: Notes) {
    self.notes = notes
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var size: String { "\(Int(view.bounds.width)) x \(Int(view.bounds.height))" }

  override func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.willTransition(to: newCollection, with: coordinator)
    notes.calls.append("traits will be \(newCollection.verticalSizeClass)")
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    notes.calls.append("size will be \(Int(size.width)) in \(self.size)")
    coordinator.animate { [self] context in
      let duration = UIView.inheritedAnimationDuration
      notes.calls.append("alongside \(self.size) in \(duration)")
      #expect(context.transitionDuration == duration)
    } completion: { [self] context in
      notes.calls.append("completed \(!context.isCancelled)")
    }
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    notes.calls.append("traits are \(traitCollection.verticalSizeClass.rawValue)")
  }
}

private final class HearingLayout: UICollectionViewFlowLayout {
  var boundsBefore: [CGRect] = []
  var durations: [TimeInterval] = []

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    boundsBefore.append(oldBounds)
    durations.append(UIView.inheritedAnimationDuration)
  }
}
