import Testing

@testable import UIKit

/// Departures of the package from UIKit because a program on Linux has no display, no user and no clock.
@Suite @MainActor struct DepartureTests {
  @Test func aScreenIsWhateverItIsSetTo() {
    let screen = UIScreen()
    #expect(screen.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(screen.scale == 2)
    screen.bounds.size = CGSize(width: 10, height: 20)
    screen.traitCollection = screen.traitCollection.modifyingTraits { $0.displayScale = 3 }
    #expect(screen.bounds.width == 10)
    #expect(screen.scale == 3)
  }

  @Test func theContentSizeCategoryIsThatOfTheMainScreen() {
    let app = UIApplication.shared
    let before = app.preferredContentSizeCategory
    let told = Told()
    let token = NotificationCenter.default.addObserver(
      forName: UIContentSizeCategory.didChangeNotification, object: app, queue: nil
    ) { told.names += [$0.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? String ?? ""] }
    app.preferredContentSizeCategory = .extraLarge
    app.preferredContentSizeCategory = .extraLarge
    NotificationCenter.default.removeObserver(token)
    #expect(told.names == [UIContentSizeCategory.extraLarge.rawValue])
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 19)
    #expect(UIScreen.main.traitCollection.preferredContentSizeCategory == .extraLarge)
    app.preferredContentSizeCategory = before
  }

  @Test func accessibilityIsWhatTheProgramSays() {
    #expect(!UIAccessibilityIsReduceMotionEnabled())
    UIAccessibility.isReduceMotionEnabled = true
    #expect(UIAccessibilityIsReduceMotionEnabled())
    UIAccessibility.isReduceMotionEnabled = false
    UIAccessibility.post(notification: .announcement, argument: "nobody hears this")
  }

  @Test func someControlsAreNotThere() {
    func isThere(_ name: String) -> Bool { NSClassFromString("UIKit." + name) != nil }
    #expect(isThere("UISwitch"))
    let absent = [
      "UIPickerView", "UIDatePicker", "UIColorWell", "UISearchBar", "NSLayoutManager",
      "NSTextStorage",
    ]
    #expect(absent.filter(isThere) == [])
    let members = Swift.Mirror(reflecting: UIButton.Configuration.plain()).children.compactMap(
      \.label)
    #expect(members.contains("cornerStyle") && !members.contains("background"))
  }

  @Test func anObserverWithASelectorIsNeverTold() {
    let observer = NSObject()
    let name = Notification.Name("anything")
    NotificationCenter.default.addObserver(observer, selector: "told:", name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
  }

  @Test func everyOptionalMethodOfAScrollDelegateMayBeCalled() {
    final class Silent: UIScrollViewDelegate {}
    #expect(Silent().responds(to: "scrollViewDidScroll:"))
  }

  @Test func aVisualEffectIsKeptAndChangesNothing() {
    let view = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    #expect(view.effect is UIBlurEffect)
    #expect(view.subviews == [view.contentView])
    #expect(view.contentView.frame == view.bounds)
    #expect(view.alpha == 1)
  }

  @Test func aFontDescribesItselfWithoutAnAddress() {
    #expect(UIFont.systemFont(ofSize: 17).description == UIFont.systemFont(ofSize: 17).description)
    #expect(!UIFont.systemFont(ofSize: 17).description.contains("0x"))
  }

  @Test func nobodyCallsAwakeFromNibOfALayout() {
    final class Waiting: ListLayout {
      var isAwake = false

      override func awakeFromNib() { isAwake = true }
    }
    let layout = Waiting()
    let stage = ListStage([2], layout: layout)
    #expect(stage.view.visibleCells.count == 2)
    #expect(!layout.isAwake)
  }
}

/// Names that an observer heard.
private final class Told: @unchecked Sendable {
  var names: [String] = []
}
