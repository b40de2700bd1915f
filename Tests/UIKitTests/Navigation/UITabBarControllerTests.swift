import Testing

@testable import UIKit

@Suite @MainActor struct UITabBarControllerTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let notes = Notes()
  private let first: NotingController
  private let second: NotingController
  private let tabs = UITabBarController()

  init() {
    first = NotingController("first", notes)
    second = NotingController("second", notes)
    first.tabBarItem = UITabBarItem(title: "List", image: nil, tag: 1)
    second.title = "Grid"
    window.screen = UIScreen()
    window.additionalSafeAreaInsets.bottom = 34
    tabs.viewControllers = [first, second]
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    notes.calls = []
  }

  private var appearances: [String] { notes.calls.filter { $0.contains("ppear") } }

  @Test func showsTheSelectedControllerAboveItsBar() {
    #expect(tabs.selectedViewController === first)
    #expect(first.tabBarController === tabs)
    #expect(first.view.frame == window.bounds)
    #expect(first.view.safeAreaInsets.bottom == 83)
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 761, width: 390, height: 83))
    #expect(tabs.tabBar.items?.map(\.title) == ["List", "Grid"])
  }

  @Test func aTapSelectsAnotherOne() throws {
    tabs.tabBar.layoutIfNeeded()
    window.controls.first { $0.isCalled("Grid") }?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 1)
    #expect(
      appearances == [
        "second willAppear", "first willDisappear", "second isAppearing", "first didDisappear",
        "second didAppear",
      ])
    #expect(first.view.superview == nil)
    tabs.tabBar.layoutIfNeeded()
    #expect(tabs.tabBar.selectedItem === second.tabBarItem)
    #expect(tabs.tabBar.buttons.map(\.tintColor) == [.secondaryLabel, .systemBlue])
  }

  @Test func theSelectionStaysInItsPlace() {
    let others = (0..<2).map { _ in UIViewController() }
    tabs.selectedIndex = 1
    tabs.viewControllers = [first] + others
    #expect(tabs.selectedViewController === others[0])
    tabs.viewControllers = [others[1], first, others[0]]
    #expect(tabs.selectedViewController === others[0])
    tabs.viewControllers = [second]
    #expect(tabs.selectedIndex == 0)
    #expect(second.view.superview === tabs.view && others[0].parent == nil)
  }

  @Test func theBarIsHiddenBelowAPushedScreenAndWhateverFollows() {
    let navigation = UINavigationController(rootViewController: first)
    first.hidesBottomBarWhenPushed = true
    second.hidesBottomBarWhenPushed = true
    tabs.viewControllers = [navigation]
    tabs.view.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
    navigation.pushViewController(second, animated: false)
    navigation.pushViewController(UIViewController(), animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.popToRootViewController(animated: false)
    tabs.view.layoutIfNeeded()
    #expect(!tabs.tabBar.isHidden)
  }

  @Test func aDelegateMayRefuse() {
    final class Delegate: UITabBarControllerDelegate {
      func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
      ) -> Bool { false }
    }
    let delegate = Delegate()
    tabs.delegate = delegate
    tabs.tabBar.layoutIfNeeded()
    window.controls.first { $0.isCalled("Grid") }?.sendActions(for: .touchUpInside)
    #expect(tabs.selectedIndex == 0)
  }

  @Test func aSecondTapGoesBackToTheBeginningOfAStack() {
    let navigation = UINavigationController(rootViewController: first)
    tabs.viewControllers = [navigation]
    let pushed = UIViewController()
    pushed.hidesBottomBarWhenPushed = true
    navigation.pushViewController(pushed, animated: false)
    tabs.view.layoutIfNeeded()
    #expect(tabs.tabBar.isHidden)
    navigation.tabBarItem.title = "Stack"
    navigation.tabBarItem.badgeValue = "3"
    tabs.tabBar.layoutIfNeeded()
    tabs.tabBar.buttons.first?.sendActions(for: .touchUpInside)
    #expect(navigation.viewControllers == [first])
  }

  @Test func moreThanFiveShareTheBar() {
    tabs.viewControllers = (0..<7).map { _ in UIViewController() }
    tabs.tabBar.layoutIfNeeded()
    #expect(tabs.tabBar.buttons.count == 7)
    #expect(UITabBarItem(tabBarSystemItem: .search, tag: 0).title == "Search")
  }
}
