import Testing

@testable import UIKit

/// The work of fingers on controls, and the events that come of it.
@Suite @MainActor struct TouchTests {
  private let box = CGRect(x: 100, y: 100, width: 100, height: 40)

  @Test func aControlTellsOfTheFingersWay() {
    let control = UIControl(frame: box)
    let log = control.recordEvents()
    let finger = Finger(on: control)
    finger.begin(at: CGPoint(x: 10, y: 10))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    finger.drag(to: CGPoint(x: 20, y: 100))
    finger.drag(to: CGPoint(x: 20, y: 200))
    #expect(control.isTracking && !control.isTouchInside && !control.isHighlighted)
    finger.drag(to: CGPoint(x: 20, y: 20))
    finger.end()
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(
      log.names == [
        "down", "drag inside", "drag outside", "exit", "drag inside", "enter", "up inside",
      ])
  }

  @Test func theEndMayBeOutsideOrACancel() {
    let control = UIControl(frame: box)
    let log = control.recordEvents()
    let finger = Finger(on: control)
    finger.begin(at: .zero)
    finger.drag(to: CGPoint(x: 0, y: 300))
    finger.end()
    finger.begin(at: .zero)
    finger.cancel()
    #expect(
      log.names == ["down", "drag outside", "exit", "up outside", "down", "cancel"])
    control.isEnabled = false
    finger.tap(at: .zero)
    #expect(log.names.count == 6)
  }

  @Test func aSwitchTurnsWhenItIsLetGo() {
    let view = UISwitch()
    let log = view.recordEvents()
    Finger(on: view).tap(at: CGPoint(x: 10, y: 10))
    #expect(view.isOn)
    #expect(log.names == ["down", "value", "primary", "up inside"])
    view.setOn(false, animated: true)
    #expect(log.names.count == 4)
  }

  @Test func aSliderFollowsTheFingerThatHoldsItsThumb() {
    let view = UISlider(frame: CGRect(x: 0, y: 0, width: 124, height: 34))
    let log = view.recordEvents()
    let finger = Finger(on: view)
    finger.begin(at: CGPoint(x: 100, y: 17))
    #expect(log.names.isEmpty)
    finger.begin(at: CGPoint(x: 14, y: 17))
    finger.drag(to: CGPoint(x: 62, y: 17))
    #expect(abs(view.value - 0.5) < 0.01)
    finger.end()
    #expect(log.names == ["down", "value", "primary", "drag inside", "up inside"])
    view.isContinuous = false
    view.value = 0
    finger.begin(at: CGPoint(x: 14, y: 17))
    finger.drag(to: CGPoint(x: 38, y: 17))
    #expect(log.names.suffix(2) == ["down", "drag inside"])
    finger.end()
    #expect(log.names.suffix(3) == ["value", "primary", "up inside"])
  }

  @Test func aSegmentIsSelectedOnce() {
    var told: [String] = []
    let view = UISegmentedControl(
      frame: CGRect(x: 0, y: 0, width: 300, height: 32),
      actions: ["a", "b", "c"].map { title in UIAction(title: title) { told.append($0.title) } })
    let log = view.recordEvents()
    let finger = Finger(on: view)
    finger.tap(at: CGPoint(x: 150, y: 16))
    finger.tap(at: CGPoint(x: 150, y: 16))
    #expect(view.selectedSegmentIndex == 1)
    #expect(told == ["b"])
    #expect(log.names.filter { $0 == "value" }.count == 1)
    view.setEnabled(false, forSegmentAt: 2)
    finger.tap(at: CGPoint(x: 250, y: 16))
    #expect(view.selectedSegmentIndex == 1)
    view.isMomentary = true
    finger.tap(at: CGPoint(x: 50, y: 16))
    #expect(view.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(told == ["b", "a"])
  }

  @Test func aStepperStepsWithinItsLimits() {
    let view = UIStepper()
    view.maximumValue = 2
    let log = view.recordEvents()
    let finger = Finger(on: view)
    finger.tap(at: CGPoint(x: 20, y: 16))
    #expect(log.names.isEmpty)
    for _ in 0..<3 { finger.tap(at: CGPoint(x: 70, y: 16)) }
    #expect(view.value == 2)
    #expect(log.names.filter { $0 == "value" }.count == 2)
    view.wraps = true
    finger.tap(at: CGPoint(x: 70, y: 16))
    #expect(view.value == 0)
    finger.tap(at: CGPoint(x: 20, y: 16))
    #expect(view.value == 2)
  }

  @Test func aPageControlGoesOnePageOnOrBack() {
    let view = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    view.numberOfPages = 3
    let log = view.recordEvents()
    let finger = Finger(on: view)
    finger.tap(at: CGPoint(x: 90, y: 13))
    finger.tap(at: CGPoint(x: 90, y: 13))
    finger.tap(at: CGPoint(x: 90, y: 13))
    #expect(view.currentPage == 2)
    #expect(log.names.filter { $0 == "value" }.count == 2)
    finger.tap(at: CGPoint(x: 5, y: 13))
    #expect(view.currentPage == 1)
    view.semanticContentAttribute = .forceRightToLeft
    finger.tap(at: CGPoint(x: 5, y: 13))
    #expect(view.currentPage == 2)
  }

  @Test func aButtonTriggersItsActionInside() {
    var count = 0
    let button = UIButton(
      type: .system, primaryAction: UIAction(title: "Go") { _ in count += 1 })
    button.frame = box
    button.changesSelectionAsPrimaryAction = true
    let log = button.recordEvents()
    let finger = Finger(on: button)
    finger.tap(at: .zero)
    finger.begin(at: .zero)
    finger.drag(to: CGPoint(x: 0, y: 300))
    finger.end()
    #expect(count == 1)
    #expect(button.isSelected)
    #expect(button.currentTitle == "Go")
    #expect(log.names.filter { $0 == "primary" }.count == 1)
    button.menu = UIMenu(title: "", children: [])
    button.showsMenuAsPrimaryAction = true
    finger.tap(at: .zero)
    #expect(count == 1)
  }

  @Test func aSlidersThumbStaysUnderTheFinger() {
    let view = UISlider(frame: CGRect(x: 0, y: 0, width: 124, height: 34))
    let wide = UIGraphicsImageRenderer(size: CGSize(width: 64, height: 20)).image { _ in }
    let finger = Finger(on: view)
    finger.begin(at: CGPoint(x: 20, y: 17))
    finger.drag(to: CGPoint(x: 300, y: 17))
    #expect(view.value == 1)
    finger.drag(to: CGPoint(x: 120, y: 17))
    #expect(view.value == 1, "the finger is not back at the thumb")
    finger.drag(to: CGPoint(x: 68, y: 17))
    #expect(abs(view.value - 0.5) < 0.001)
    finger.end()
    view.setThumbImage(wide, for: .normal)
    view.value = 0
    finger.begin(at: CGPoint(x: 32, y: 17))
    finger.drag(to: CGPoint(x: 62, y: 17))
    #expect(abs(view.value - 0.5) < 0.001)
    finger.end()
    view.semanticContentAttribute = .forceRightToLeft
    view.value = 0
    finger.begin(at: CGPoint(x: 92, y: 17))
    finger.drag(to: CGPoint(x: 62, y: 17))
    #expect(abs(view.value - 0.5) < 0.001)
  }

  @Test func theEndOfATouchIsKnownToThoseWhoHearOfIt() {
    final class Ending: UIControl {
      var seen: [Bool] = []
      override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        seen += [isTracking, isTouchInside]
      }
    }
    let control = Ending(frame: box)
    control.addAction(
      UIAction { _ in control.seen += [control.isTracking, control.isTouchInside] },
      for: [.touchUpInside, .touchUpOutside])
    let finger = Finger(on: control)
    finger.tap(at: .zero)
    #expect(control.seen == [true, true, false, true])
    finger.begin(at: .zero)
    finger.end(at: CGPoint(x: 0, y: 300))
    #expect(control.seen.suffix(4) == [true, false, false, false])
    #expect(!control.isTouchInside)
  }

  @Test func aPageControlStaysWhenTheFingerEndsOutside() {
    let view = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    view.numberOfPages = 3
    let finger = Finger(on: view)
    finger.begin(at: CGPoint(x: 90, y: 13))
    finger.drag(to: CGPoint(x: 90, y: 300))
    finger.end()
    #expect(view.currentPage == 0)
  }
}
