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
        "load", "didLoad", "willAppear", "isAppearing", "didAppear", "willDisappear",
        "didDisappear",
      ])
  }

  /// A container of the app's announces first and adds the view then.
  @Test func isAppearingWhenItsViewIsInTheWindow() {
    final class Placed: NotingController {
      override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        #expect(viewIfLoaded?.window != nil)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let placed = Placed()
    placed.beginAppearanceTransition(true, animated: false)
    #expect(placed.calls == ["load", "didLoad", "willAppear"])
    window.addSubview(placed.view)
    #expect(placed.calls.last == "isAppearing")
    placed.endAppearanceTransition()
    #expect(placed.calls.suffix(2) == ["isAppearing", "didAppear"])
  }

  @Test func childrenThatTradePlacesOffScreenDoNotAppear() {
    let notes = Notes()
    let (parent, from, to) = (
      NotingController("parent", notes), NotingController("from", notes),
      NotingController("to", notes)
    )
    for child in [from, to] { parent.addChild(child) }
    parent.view.addSubview(from.view)
    notes.calls = []
    parent.transition(from: from, to: to, duration: 0, animations: nil)
    #expect(!notes.calls.contains { $0.contains("ppear") })
    #expect(to.view.superview === parent.view && from.view.superview == nil)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController = parent
    window.makeKeyAndVisible()
    #expect(notes.calls.contains("to didAppear") && !notes.calls.contains("from didAppear"))
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
    #expect(
      controller.calls == [
        "load", "didLoad", "willAppear", "isAppearing", "willLayout", "didLayout", "didAppear",
      ])
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

  @Test func aChildAppearsWithItsView() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    let (parent, child) = (NotingController(), NotingController())
    window.rootViewController = parent
    window.makeKeyAndVisible()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.calls == ["load", "didLoad", "willAppear", "isAppearing", "didAppear"])
    child.calls = []
    child.view.removeFromSuperview()
    #expect(child.calls == ["willDisappear", "didDisappear"])
  }

  @Test func aParentForwardsItsAppearance() {
    let parent = NotingController()
    let child = NotingController()
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.calls = []
    parent.beginAppearanceTransition(true, animated: true)
    parent.endAppearanceTransition()
    #expect(child.calls == ["willAppear", "isAppearing", "didAppear"])
  }

  @Test func itsViewHasTheMarginsOfTheSystem() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16))
    controller.view.frame.size.width = 430
    #expect(controller.systemMinimumLayoutMargins.leading == 20)
    controller.view.layoutMargins = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 4, left: 20, bottom: 4, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 40))
  }

  @Test func additionalInsetsAreAddedToTheSafeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.additionalSafeAreaInsets.top = 20
    let controller = UIViewController()
    window.rootViewController = controller
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 5, left: 0, bottom: 7, right: 0)
    #expect(controller.view.safeAreaInsets == UIEdgeInsets(top: 25, left: 0, bottom: 7, right: 0))
  }

  @Test func theEditButtonSaysWhatItDoes() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit")
    button.tap()
    #expect(controller.isEditing)
    #expect(button.title == "Done")
    #expect(button.style == .done)
    controller.isEditing = false
    #expect(button.title == "Edit")
    #expect(controller.editButtonItem === button)
  }

  @Test func aTitleIsThatOfItsNavigationItem() {
    let controller = UIViewController()
    controller.title = "Friends"
    #expect(controller.navigationItem.title == "Friends")
    controller.title = "People"
    #expect(controller.navigationItem.title == "People")
  }

  @Test func aContainerHearsOfPreferredSizes() {
    final class Container: UIViewController {
      var heights: [CGFloat] = []
      override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
      ) {
        heights.append(container.preferredContentSize.height)
      }
    }
    let (container, child) = (Container(), UIViewController())
    container.addChild(child)
    child.preferredContentSize.height = 40
    child.preferredContentSize.height = 40
    #expect(container.heights == [40])
  }

  @Test func keepsWhatOnlyADeviceWouldAskFor() {
    final class Device: UIViewController {
      var questions: [String] = []
      override var preferredStatusBarStyle: UIStatusBarStyle {
        questions.append("style")
        return super.preferredStatusBarStyle
      }
      override var prefersStatusBarHidden: Bool {
        questions.append("hidden")
        return super.prefersStatusBarHidden
      }
      override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        questions.append("orientations")
        return super.supportedInterfaceOrientations
      }
      override var shouldAutorotate: Bool {
        questions.append("turns")
        return super.shouldAutorotate
      }
    }
    let controller = Device()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    window.rootViewController = controller
    window.makeKeyAndVisible()
    controller.setNeedsStatusBarAppearanceUpdate()
    window.turn(to: CGSize(width: 50, height: 100), safeArea: .zero, duration: 0.3)
    #expect(controller.questions == [])
    #expect(controller.preferredStatusBarStyle == .default)
    #expect(!controller.prefersStatusBarHidden)
    #expect(controller.supportedInterfaceOrientations == .allButUpsideDown)
    #expect(controller.shouldAutorotate)
    controller.restorationIdentifier = "friends"
    #expect(controller.restorationIdentifier == "friends")
    controller.setToolbarItems([UIBarButtonItem.flexibleSpace()], animated: true)
    #expect(controller.toolbarItems?.count == 1)
    controller.modalTransitionStyle = .crossDissolve
    #expect(controller.modalTransitionStyle == .crossDissolve)
  }
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
