import Testing

@testable import UIKit

@Suite @MainActor struct UIControlTests {
  @Test func callsActionsForTheirEvents() {
    let control = UIControl()
    var log: [String] = []
    let action = UIAction { _ in log.append("action") }
    control.addAction(action, for: .touchUpInside)
    control.addAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log == ["action"])
    control.removeAction(action, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["action"])
  }

  @Test func keepsTargetsWithoutKeepingThemAlive() {
    let control = UIControl()
    let target = NSObject()
    control.addTarget(target, action: "tapped:", for: .touchUpInside)
    #expect(control.targets.map(\.action.description) == ["tapped:"])
    #expect(control.targets.first?.target === target)
    control.removeTarget(nil, action: nil, for: .allEvents)
    #expect(control.targets.isEmpty)
  }

  @Test func namesItsState() {
    let control = UIControl()
    #expect(control.state == .normal)
    control.isSelected = true
    control.isEnabled = false
    #expect(control.state == [.selected, .disabled])
  }

  @Test func aButtonShowsTheTitleOfItsState() {
    let button = UIButton(type: .system)
    button.setTitle("on", for: .normal)
    button.setTitle("off", for: .disabled)
    #expect(button.titleLabel?.text == "on")
    #expect(button.currentTitleColor == .systemBlue)
    button.isEnabled = false
    #expect(button.titleLabel?.text == "off")
    button.isSelected = true
    #expect(button.titleLabel?.text == "on")
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 30))
    #expect(button.titleLabel?.frame == CGRect(x: 42.5, y: 11, width: 15, height: 18))
  }
}

@Suite @MainActor struct UIGestureRecognizerTests {
  @Test func belongsToOneView() {
    let (first, second) = (UIView(), UIView())
    let tap = UITapGestureRecognizer(target: self as AnyObject, action: "tapped")
    first.addGestureRecognizer(tap)
    second.addGestureRecognizer(tap)
    #expect(first.gestureRecognizers == nil)
    #expect(second.gestureRecognizers == [tap])
    #expect(tap.view === second)
    second.gestureRecognizers = []
    #expect(tap.view == nil)
  }

  @Test func locatesItsTouchesInAView() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    root.addSubview(view)
    let pan = UIPanGestureRecognizer()
    view.addGestureRecognizer(pan)
    #expect(pan.location(in: view) == .zero)
    pan.touchPositions = [CGPoint(x: 30, y: 30), CGPoint(x: 50, y: 30)]
    #expect(pan.location(in: view) == CGPoint(x: 30, y: 10))
    #expect(pan.location(ofTouch: 0, in: nil) == CGPoint(x: 30, y: 30))
    #expect(pan.numberOfTouches == 2)
  }

  @Test func aScrollViewHasItsPan() {
    let view = UIScrollView()
    #expect(view.panGestureRecognizer.view === view)
  }
}
