import Testing

@testable import UIKit

/// Places of bars, and values of items that a phone's bar does not show.
@Suite @MainActor struct KeptBarValuesTests {
  @Test func aBarKnowsItsPlace() {
    let bar = UINavigationBar(frame: .zero)
    #expect(bar.barPosition == .top)
    let below = Below()
    bar.delegate = below
    #expect(bar.barPosition == .bottom)
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.loadViewIfNeeded()
    #expect(navigation.navigationBar.barPosition == .topAttached)
  }

  @Test func stylesOfItemsChangeNothing() {
    let places = [false, true].map { isOther in
      let item = UINavigationItem(title: "Title")
      if isOther {
        item.style = .browser
        item.preferredSearchBarPlacement = .inline
        item.hidesSearchBarWhenScrolling = false
        #expect(item.style == .browser && item.preferredSearchBarPlacement == .inline)
        #expect(!item.hidesSearchBarWhenScrolling && item.searchBarPlacement == .stacked)
      }
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
      bar.setItems([item], animated: false)
      bar.layoutIfNeeded()
      return bar.subviews.map(\.frame)
    }
    #expect(places[0] == places[1])
  }

  @Test func anInlineTitleIsNotLarge() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    bar.prefersLargeTitles = true
    let item = UINavigationItem(title: "Title")
    bar.setItems([item], animated: false)
    #expect(bar.sizeThatFits(.zero).height == 96)
    item.largeTitleDisplayMode = .inline
    #expect(bar.sizeThatFits(.zero).height == 44)
  }

  @Test func aTabBarIsHiddenByACall() {
    let (tabs, child) = (UITabBarController(), UIViewController())
    tabs.viewControllers = [child]
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = tabs
    window.makeKeyAndVisible()
    #expect(child.view.safeAreaInsets.bottom == 49)
    tabs.setTabBarHidden(true, animated: true)
    #expect(tabs.isTabBarHidden && tabs.tabBar.isHidden)
    #expect(child.view.safeAreaInsets.bottom == 0)
    tabs.setTabBarHidden(false, animated: false)
    #expect(!tabs.tabBar.isHidden && child.view.safeAreaInsets.bottom == 49)
  }

  @Test func aButtonOfATargetKeepsItsMenu() {
    let menu = UIMenu(title: "More", children: [])
    let item = UIBarButtonItem(title: "A", image: nil, target: nil, action: nil, menu: menu)
    item.preferredMenuElementOrder = .fixed
    #expect(item.title == "A" && item.menu === menu && item.preferredMenuElementOrder == .fixed)
  }

  @Test func delegatesAreAskedForNoOrientation() {
    let (navigation, tabs) = (UINavigationController(), UITabBarController())
    let below = Below()
    (navigation.delegate, tabs.delegate) = (below, below)
    #expect(
      below.navigationControllerSupportedInterfaceOrientations(navigation)
        == navigation.supportedInterfaceOrientations)
    #expect(below.tabBarControllerPreferredInterfaceOrientationForPresentation(tabs) == .portrait)
  }
}

@MainActor
private final class Below: UINavigationBarDelegate, UINavigationControllerDelegate,
  UITabBarControllerDelegate
{
  func position(for bar: any UIBarPositioning) -> UIBarPosition { .bottom }
}
