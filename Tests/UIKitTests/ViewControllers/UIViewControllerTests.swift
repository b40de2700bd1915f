import Testing

@testable import UIKit

@Suite @MainActor struct UIViewControllerTests {
  @Test func loadsItsViewOnceAndOnDemand() {
    let controller = NotingController()
    #expect(!controller.isViewLoaded)
    #expect(controller.view.bounds.size == UIScreen.main.bounds.size)
    controller.loadViewIfNeeded()
    #expect(controller.calls == ["load", "didLoad"])
  }

  @Test func appearsAndDisappearsInOrder() {
    let controller = NotingController()
    controller.beginAppearanceTransition(true, animated: false)
    controller.beginAppearanceTransition(true, animated: false)
    controller.endAppearanceTransition()
    controller.beginAppearanceTransition(false, animated: true)
    controller.endAppearanceTransition()
    #expect(
      controller.calls == [
        "load", "didLoad", "willAppear", "didAppear", "willDisappear", "didDisappear",
      ])
  }

  @Test func isToldAroundTheLayoutOfItsView() {
    let controller = NotingController()
    controller.view.layoutIfNeeded()
    #expect(controller.calls == ["load", "didLoad", "willLayout", "didLayout"])
  }

  @Test func standsBetweenItsViewAndTheSuperview() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let controller = NotingController()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    #expect(controller.view.next === controller)
    #expect(controller.next === window)
    #expect(controller.view.frame == window.bounds)
    #expect(controller.calls == ["load", "didLoad", "willAppear", "didAppear"])
  }

  @Test func hearsOfTheSafeAreaMarginsAndTraitsOfItsView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let controller = ListeningController()
    window.rootViewController = controller
    controller.calls = []
    window.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(controller.calls == ["safe area", "margins"])
    controller.calls = []
    controller.view.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(controller.calls == ["margins"])
    controller.calls = []
    window.overrideUserInterfaceStyle = .dark
    #expect(controller.calls == ["traits"])
  }

  @Test func aWindowHearsThatAnotherOneBecomesKey() {
    let (first, second) = (NotingWindow(), NotingWindow())
    first.makeKey()
    second.makeKey()
    second.makeKey()
    #expect(first.calls == ["becomes", "resigns"])
    #expect(second.calls == ["becomes"])
    #expect(!first.isKeyWindow)
  }

  @Test func knowsItsChildren() {
    let parent = UIViewController()
    let child = UIViewController()
    parent.addChild(child)
    #expect(parent.children == [child])
    #expect(child.parent === parent)
    child.removeFromParent()
    #expect(parent.children.isEmpty)
    #expect(child.parent == nil)
  }
}

private final class NotingController: UIViewController {
  var calls: [String] = []

  override func loadView() {
    super.loadView()
    calls.append("load")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    calls.append("didLoad")
  }
  override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
  override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
  override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
  override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
  override func viewWillLayoutSubviews() { calls.append("willLayout") }
  override func viewDidLayoutSubviews() { calls.append("didLayout") }
}

private final class ListeningController: UIViewController {
  var calls: [String] = []

  override func viewSafeAreaInsetsDidChange() { calls.append("safe area") }
  override func viewLayoutMarginsDidChange() { calls.append("margins") }
  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    calls.append("traits")
  }
}

private final class NotingWindow: UIWindow {
  var calls: [String] = []

  override func becomeKey() { calls.append("becomes") }
  override func resignKey() { calls.append("resigns") }
}
