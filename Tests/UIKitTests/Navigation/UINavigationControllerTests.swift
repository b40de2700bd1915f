import Testing

@testable import UIKit

@Suite @MainActor struct UINavigationControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let notes = Notes()
  private let first: NotingController
  private let second: NotingController
  private let navigation: UINavigationController

  init() {
    first = NotingController("first", notes)
    second = NotingController("second", notes)
    navigation = UINavigationController(rootViewController: first)
    window.screen = UIScreen()
    window.additionalSafeAreaInsets.top = 47
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    notes.calls = []
  }

  private var appearances: [String] {
    notes.calls.filter { $0.contains("ppear") }
  }

  @Test func tellsBothControllersInUIKitsOrder() {
    navigation.pushViewController(second, animated: true)
    #expect(
      appearances == [
        "first willDisappear", "second willAppear", "second isAppearing", "first didDisappear",
        "second didAppear",
      ])
    notes.calls = []
    navigation.popViewController(animated: true)
    #expect(
      appearances == [
        "second willDisappear", "first willAppear", "first isAppearing", "second didDisappear",
        "first didAppear",
      ])
  }

  /// A controller that does not want to be seen goes when it has come.
  @Test func aChangeInTheMiddleOfAnotherOneWaitsForItsEnd() {
    final class Shy: NotingController {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.popViewController(animated: false)
        #expect(navigationController?.topViewController === self)
      }
    }
    let shy = Shy("shy", notes)
    navigation.pushViewController(shy, animated: true)
    #expect(navigation.viewControllers == [first])
    #expect(first.view.superview === navigation.view && shy.view.superview == nil)
    #expect(
      appearances == [
        "first willDisappear", "shy willAppear", "shy isAppearing", "first didDisappear",
        "shy didAppear", "shy willDisappear", "first willAppear", "first isAppearing",
        "shy didDisappear", "first didAppear",
      ])
  }

  @Test func changesThatWaitBuildOnEachOther() {
    final class Eager: NotingController {
      var followers: [UIViewController] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        for controller in followers {
          navigationController?.pushViewController(controller, animated: false)
        }
        followers = []
      }
    }
    let eager = Eager("eager", notes)
    let third = UIViewController()
    eager.followers = [second, third]
    navigation.pushViewController(eager, animated: false)
    #expect(navigation.viewControllers == [first, eager, second, third])
    #expect(third.view.superview === navigation.view)
  }

  @Test func anEmptyStackShowsNothing() {
    navigation.viewControllers = []
    #expect(appearances == ["first willDisappear", "first didDisappear"])
    #expect(first.view.superview == nil && first.parent == nil)
  }

  @Test func isDoneWhenTheCallReturns() {
    navigation.pushViewController(second, animated: true)
    #expect(navigation.topViewController === second)
    #expect(navigation.viewControllers == [first, second])
    #expect(second.navigationController === navigation)
    #expect(second.view.window === window)
    #expect(first.view.superview == nil)
    #expect(navigation.transitionCoordinator == nil)
    #expect(navigation.popToRootViewController(animated: true) == [second])
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil)
    navigation.setViewControllers([second], animated: false)
    #expect(first.parent == nil)
    #expect(navigation.visibleViewController === second)
  }

  @Test func tellsItsDelegate() {
    final class Delegate: UINavigationControllerDelegate {
      let notes: Notes
      init(_ notes: Notes) { self.notes = notes }
      func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController,
        animated: Bool
      ) { notes.calls.append("delegate willShow \(animated)") }
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { notes.calls.append("delegate didShow \(animated)") }
    }
    let delegate = Delegate(notes)
    navigation.delegate = delegate
    navigation.pushViewController(second, animated: true)
    let calls = notes.calls.filter {
      $0.contains("second") && $0.contains("ppear") || $0.contains("delegate")
    }
    #expect(
      calls == [
        "second willAppear", "delegate willShow true", "second isAppearing", "second didAppear",
        "delegate didShow true",
      ])
  }

  @Test func aCoordinatorAnimatesAlongside() {
    final class Pushed: UIViewController {
      var durations: [TimeInterval] = []
      var ends: [UIViewController?] = []
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        #expect(isMovingToParent)
        transitionCoordinator?.animate(alongsideTransition: { [self] context in
          durations = [context.transitionDuration, UIView.inheritedAnimationDuration]
          ends = [context.viewController(forKey: .from), context.viewController(forKey: .to)]
        })
      }
    }
    let pushed = Pushed()
    navigation.pushViewController(pushed, animated: true)
    #expect(pushed.durations == [0.35, 0.35])
    #expect(pushed.ends == [first, pushed])
    #expect(!pushed.isMovingToParent)
  }

  @Test func theSafeAreaGrowsByTheBar() {
    #expect(first.view.frame == window.bounds)
    #expect(first.view.safeAreaInsets.top == 91)
    #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 47, width: 390, height: 44))
    navigation.navigationBar.prefersLargeTitles = true
    navigation.view.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 143)
    #expect(notes.calls.filter { $0.contains("ayout") }.count == 2)
    navigation.isNavigationBarHidden = true
    navigation.view.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 47)
    navigation.isNavigationBarHidden = false
    let traits = window.traitCollection.modifyingTraits { $0.verticalSizeClass = .compact }
    window.turn(
      to: CGSize(width: 844, height: 390), safeArea: .zero, traits: traits, duration: 0.3)
    #expect(first.view.safeAreaInsets.top == 32)
    navigation.hidesBarsWhenVerticallyCompact = true
    navigation.view.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.top == 0)
  }

  @Test func barsOfTabletsAreHigher() {
    window.screen.traitCollection = window.screen.traitCollection.modifyingTraits {
      $0.userInterfaceIdiom = .pad
    }
    let bar = navigation.navigationBar
    #expect(bar.sizeThatFits(window.bounds.size).height == 50)
    bar.prefersLargeTitles = true
    #expect(bar.sizeThatFits(window.bounds.size).height == 102)
    let tabs = UITabBar(frame: .zero)
    navigation.view.addSubview(tabs)
    #expect(tabs.sizeThatFits(window.bounds.size).height == 50)
  }

  @Test func theContentOfACollectionViewBeginsBelowTheBar() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    navigation.pushViewController(controller, animated: true)
    #expect(controller.collectionView.frame == window.bounds)
    #expect(controller.collectionView.adjustedContentInset.top == 91)
    #expect(controller.collectionView.contentOffset.y == -91)
  }

  @Test func aLargeTitleGoesWithTheContent() throws {
    let controller = TallController()
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(controller, animated: false)
    let content = try #require(controller.view as? UIScrollView)
    #expect(content.adjustedContentInset.top == 143)
    content.contentOffset.y = -123
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 76)
    #expect(content.adjustedContentInset.top == 123)
    content.contentOffset.y = 300
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 44)
    #expect(content.contentOffset.y == 300)
    content.contentOffset.y = -143
    window.layoutIfNeeded()
    #expect(navigation.navigationBar.frame.height == 96)
    controller.navigationItem.largeTitleDisplayMode = .never
    window.layoutIfNeeded()
    #expect(content.adjustedContentInset.top == 91)
  }

  /// The bar keeps its row of 44 points.
  @Test func aLargeTitleGrowsWithItsLetters() {
    navigation.navigationBar.prefersLargeTitles = true
    navigation.pushViewController(TallController(), animated: false)
    func heights(_ category: UIContentSizeCategory) -> [CGFloat] {
      let traits = window.traitCollection.modifyingTraits {
        $0.preferredContentSizeCategory = category
      }
      window.turn(to: window.bounds.size, safeArea: .zero, traits: traits, duration: 0)
      navigation.view.layoutIfNeeded()
      let large = navigation.navigationBar.frame.height
      navigation.navigationBar.prefersLargeTitles = false
      navigation.view.layoutIfNeeded()
      let plain = navigation.navigationBar.frame.height
      navigation.navigationBar.prefersLargeTitles = true
      return [large, plain]
    }
    #expect(heights(.extraSmall) == [93, 44])
    #expect(heights(.large) == [96, 44])
    #expect(heights(.accessibilityExtraExtraExtraLarge) == [125, 44])
  }

  @Test func contentCanBeginBelowTheBar() {
    second.edgesForExtendedLayout = []
    navigation.pushViewController(second, animated: false)
    #expect(second.view.frame == CGRect(x: 0, y: 91, width: 390, height: 753))
    #expect(second.view.safeAreaInsets.top == 0)
    second.edgesForExtendedLayout = .all
    navigation.navigationBar.isTranslucent = false
    navigation.view.layoutIfNeeded()
    #expect(second.view.frame.minY == 91)
    second.extendedLayoutIncludesOpaqueBars = true
    navigation.view.layoutIfNeeded()
    #expect(second.view.frame.minY == 0)
  }

  @Test func refusesAControllerTwice() {
    #expect(throws: Fault.self) {
      try FaultScope.run { navigation.pushViewController(first, animated: false) }
    }
    #expect(throws: Fault.self) {
      try FaultScope.run { navigation.popToViewController(second, animated: false) }
    }
    #expect(throws: Fault.self) {
      try FaultScope.run { navigation.viewControllers = [first, second, second] }
    }
    #expect(throws: Fault.self) {
      try FaultScope.run {
        navigation.pushViewController(UINavigationController(), animated: false)
      }
    }
    #expect(navigation.viewControllers == [first])
  }

  @Test func keepsWhatFingersWouldDo() {
    navigation.hidesBarsOnSwipe = true
    navigation.hidesBarsOnTap = true
    navigation.hidesBarsWhenKeyboardAppears = true
    navigation.setToolbarHidden(false, animated: true)
    #expect(!navigation.isToolbarHidden)
    #expect(navigation.interactivePopGestureRecognizer != nil)
    navigation.view.layoutIfNeeded()
    #expect(first.view.safeAreaInsets.bottom == 0)
    #expect(!navigation.isNavigationBarHidden)
  }

  @Test func makesABarOfItsClass() {
    final class Bar: UINavigationBar {}
    let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
    navigation.viewControllers = [first]
    #expect(navigation.navigationBar is Bar)
  }
}

private final class TallController: UIViewController {
  override func loadView() {
    let view = UIScrollView(frame: .zero)
    view.contentSize = CGSize(width: 100, height: 5000)
    self.view = view
  }
}
