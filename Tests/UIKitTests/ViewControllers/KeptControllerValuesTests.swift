import Testing

@testable import UIKit

/// Values of controllers for a status bar, a home indicator, a pointer and a device that is turned by hand.
@Suite @MainActor struct KeptControllerValuesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))

  @Test func changeNothingOnScreen() {
    let (plain, wishful) = (UIViewController(), Wishful())
    window.makeKeyAndVisible()
    let places = [plain, wishful].map { controller in
      window.rootViewController = controller
      controller.modalPresentationCapturesStatusBarAppearance = true
      controller.providesPresentationContextTransitionStyle = true
      controller.restoresFocusAfterTransition = false
      controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
      controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      controller.setNeedsUpdateOfPrefersPointerLocked()
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      controller.setNeedsStatusBarAppearanceUpdate()
      window.layoutIfNeeded()
      let bounds: CGRect = controller.view.bounds
      return [controller.view.frame, bounds.inset(by: controller.view.safeAreaInsets)]
    }
    #expect(places[0] == places[1])
    #expect(wishful.modalPresentationCapturesStatusBarAppearance)
    #expect(wishful.providesPresentationContextTransitionStyle)
    #expect(!wishful.restoresFocusAfterTransition)
  }

  @Test func areUIKitsUntilSomebodySaysOtherwise() {
    let controller = UIViewController()
    #expect(controller.preferredStatusBarUpdateAnimation == .fade)
    #expect(controller.preferredInterfaceOrientationForPresentation == .portrait)
    #expect(controller.preferredScreenEdgesDeferringSystemGestures == [])
    #expect(!controller.prefersHomeIndicatorAutoHidden && !controller.prefersPointerLocked)
    #expect(controller.childForStatusBarStyle == nil && controller.childForStatusBarHidden == nil)
    #expect(controller.childForHomeIndicatorAutoHidden == nil)
    #expect(controller.childForScreenEdgesDeferringSystemGestures == nil)
    #expect(controller.childViewControllerForPointerLock == nil)
    #expect(controller.restoresFocusAfterTransition)
    #expect(!controller.disablesAutomaticKeyboardDismissal)
    controller.modalPresentationStyle = .formSheet
    #expect(controller.disablesAutomaticKeyboardDismissal)
  }

  @Test func aContentScrollViewIsThatOfAllEdges() {
    let (controller, scrollView) = (UIViewController(), UIScrollView())
    controller.setContentScrollView(scrollView)
    #expect(controller.contentScrollView(for: .top) === scrollView)
  }

  @Test func aPropertyThatNeedsTheViewLoadsIt() {
    let controller = Labelled()
    #expect(!controller.isViewLoaded)
    controller.count = 3
    #expect(!controller.isViewLoaded)
    #expect(controller.label.text == "loaded" && controller.isViewLoaded)
    #expect(controller.count == 3)
  }
}

private final class Wishful: UIViewController {
  override var prefersHomeIndicatorAutoHidden: Bool { true }
  override var prefersPointerLocked: Bool { true }
  override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { .all }
  override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .slide }
  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    .landscapeLeft
  }
}

private final class Labelled: UIViewController {
  @ViewLoading var label: UILabel
  @ViewLoading var count = 1

  override func viewDidLoad() {
    super.viewDidLoad()
    label = UILabel(frame: .zero)
    label.text = "loaded"
  }
}
