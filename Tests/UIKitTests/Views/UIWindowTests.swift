import Testing
import UIKit

@Suite @MainActor struct UIWindowTests {
  @Test func tellsWhenItIsSeenAndWhenItIsKey() {
    let told = Told()
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    let names = [
      UIWindow.didBecomeVisibleNotification, UIWindow.didBecomeHiddenNotification,
      UIWindow.didBecomeKeyNotification, UIWindow.didResignKeyNotification,
    ]
    let tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: first, queue: nil) {
        told.names.append($0.name)
      }
    }
    first.makeKeyAndVisible()
    second.makeKey()
    first.isHidden = true
    first.isHidden = true
    for token in tokens { NotificationCenter.default.removeObserver(token) }
    #expect(told.names == [names[0], names[2], names[3], names[1]])
  }

  @Test func isNotKeyWhereItCannotBe() {
    let window = Shy(frame: .zero)
    window.makeKeyAndVisible()
    #expect(!window.isKeyWindow && !window.isHidden)
  }

  @Test func convertsToOtherWindowsAndToTheScreen() {
    let first = UIWindow(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let second = UIWindow(frame: CGRect(x: 30, y: 0, width: 50, height: 50))
    let point = CGPoint(x: 1, y: 2)
    #expect(first.convert(point, to: nil as UIWindow?) == CGPoint(x: 11, y: 22))
    #expect(first.convert(point, from: nil as UIWindow?) == CGPoint(x: -9, y: -18))
    #expect(first.convert(point, to: second) == CGPoint(x: -19, y: 22))
    let rect = CGRect(x: 0, y: 0, width: 5, height: 5)
    #expect(first.convert(rect, from: second) == CGRect(x: 20, y: -20, width: 5, height: 5))
    #expect(second.convert(rect, to: first) == CGRect(x: 20, y: -20, width: 5, height: 5))
  }

  @Test func aDeletionTakesViewsAwayAtItsEnd() {
    let window = UIWindow(frame: .zero)
    let (gone, kept) = (UIView(frame: .zero), UIView(frame: .zero))
    window.addSubview(gone)
    window.addSubview(kept)
    var ends: [Bool] = []
    UIView.perform(.delete, on: [gone], animations: { kept.alpha = 0.5 }) { ends.append($0) }
    #expect(ends == [true] && window.subviews == [kept])
    #expect(gone.alpha == 0 && kept.alpha == 0.5)
  }

  @Test func aFrameIsFoundByItsAlignmentRectangle() {
    let view = Raised(frame: .zero)
    let frame = CGRect(x: 5, y: 6, width: 70, height: 80)
    #expect(view.alignmentRect(forFrame: frame) == CGRect(x: 7, y: 7, width: 64, height: 76))
    #expect(view.frame(forAlignmentRect: view.alignmentRect(forFrame: frame)) == frame)
  }
}

private final class Told: @unchecked Sendable {
  var names: [Notification.Name] = []
}

private final class Shy: UIWindow {
  override var canBecomeKey: Bool { false }
}

private final class Raised: UIView {
  override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
  }
}
