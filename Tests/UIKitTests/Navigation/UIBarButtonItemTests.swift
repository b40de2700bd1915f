import Testing

@testable import UIKit

@Suite @MainActor struct UIBarButtonItemTests {
  @Test func aTapCallsThePrimaryAction() {
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in taps += 1 })
    #expect(item.title == "Go")
    item.tap()
    item.isEnabled = false
    item.tap()
    #expect(taps == 1)
    let old = UIBarButtonItem(title: "Go", style: .done, target: self as AnyObject, action: "go")
    old.tap()
    #expect(old.action == "go")
    #expect(old.style == .done)
  }

  @Test func aTapReachesTheItemThroughItsBar() throws {
    var taps = 0
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { _ in taps += 1 })
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let navigationItem = UINavigationItem(title: "")
    navigationItem.rightBarButtonItem = item
    bar.setItems([navigationItem], animated: false)
    bar.layoutIfNeeded()
    let hit = try #require(bar.hitTest(CGPoint(x: 365, y: 20), with: nil) as? UIControl)
    hit.sendActions(for: .touchUpInside)
    #expect(taps == 1)
  }

  @Test(arguments: [UIBarButtonItem.SystemItem.add, .trash, .play, .search, .refresh, .camera])
  func systemItemsHaveSigns(_ item: UIBarButtonItem.SystemItem) {
    #expect(BarSign(item)?.path.isEmpty == false)
  }

  @Test func systemItemsHaveWordsOrRoom() {
    #expect(UIBarButtonItem(systemItem: .done).style == .done)
    #expect(UIBarButtonItem(systemItem: .cancel).title == "Cancel")
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
    #expect(UIBarButtonItem.flexibleSpace().isSpace)
  }

  @Test func keepsItsMenu() {
    let item = UIBarButtonItem(systemItem: .add, menu: UIMenu(title: "More"))
    item.tap()
    #expect(item.menu?.title == "More")
  }
}
