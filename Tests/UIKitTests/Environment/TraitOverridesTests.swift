import Testing
import UIKit

@Suite @MainActor struct TraitOverridesTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  @Test func holdBelowTheViewUntilTheyAreRemoved() {
    let (view, child) = (UIView(frame: .zero), UIView(frame: .zero))
    view.addSubview(child)
    window.addSubview(view)
    var heard: [UIUserInterfaceStyle] = []
    child.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (child: UIView, _) in
      heard.append(child.traitCollection.userInterfaceStyle)
    }
    view.traitOverrides.userInterfaceStyle = .dark
    view.traitOverrides.preferredContentSizeCategory = .small
    #expect(heard == [.dark])
    #expect(child.traitCollection.preferredContentSizeCategory == .small)
    #expect(window.traitCollection.userInterfaceStyle == .light)
    #expect(view.traitOverrides.contains(UITraitUserInterfaceStyle.self))
    #expect(!view.traitOverrides.contains(UITraitDisplayScale.self))
    view.traitOverrides.remove(UITraitUserInterfaceStyle.self)
    view.updateTraitsIfNeeded()
    #expect(heard == [.dark, .light])
    #expect(child.traitCollection.preferredContentSizeCategory == .small)
  }

  @Test func aControllersAreThoseOfItsView() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.traitOverrides.displayScale = 3
    #expect(child.view.traitOverrides.displayScale == 3)
    #expect(child.traitCollection.displayScale == 3)
  }

  @Test func aParentGivesAChildOthers() {
    let (parent, child) = (UIViewController(), UIViewController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    let compact = UITraitCollection(verticalSizeClass: .compact)
    parent.setOverrideTraitCollection(compact, forChild: child)
    child.traitOverrides.displayScale = 3
    #expect(child.traitCollection.verticalSizeClass == .compact)
    #expect(child.traitCollection.displayScale == 3)
    #expect(parent.overrideTraitCollection(forChild: child) == compact)
    parent.setOverrideTraitCollection(nil, forChild: child)
    child.updateTraitsIfNeeded()
    #expect(child.traitCollection.verticalSizeClass == .regular)
    #expect(parent.overrideTraitCollection(forChild: child) == nil)
  }
}
