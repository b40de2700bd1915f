import Testing

@testable import UIKit

/// Properties that say by their attribute what a change of theirs needs.
@Suite @MainActor struct InvalidatingTests {
  @Test func anotherValueAsksForWhatTheAttributeNames() {
    let view = Noting(frame: .zero)
    view.notes = []
    view.color = .red
    #expect(view.notes == ["display"])
    view.spacing = 4
    #expect(view.notes == ["display", "display", "layout"])
    view.spacing = 4
    #expect(view.notes.count == 3 && view.spacing == 4)
    view.title = "a"
    #expect(view.notes.dropFirst(3) == ["size", "constraints", "layout"])
  }

  @Test func aConfigurationIsThatOfAButton() {
    let button = Noticing(configuration: .plain())
    button.layoutIfNeeded()
    button.updates = 0
    button.count = 1
    button.layoutIfNeeded()
    #expect(button.updates == 1)
  }
}

private final class Noting: UIView {
  var notes: [String] = []

  @Invalidating(.display) var color = UIColor.black
  @Invalidating(.display, .layout) var spacing: CGFloat = 0
  @Invalidating(.intrinsicContentSize, .constraints, .layout) var title = ""

  override func setNeedsDisplay() { notes.append("display") }
  override func setNeedsLayout() { notes.append("layout") }
  override func setNeedsUpdateConstraints() { notes.append("constraints") }
  override func invalidateIntrinsicContentSize() { notes.append("size") }
}

private final class Noticing: UIButton {
  var updates = 0

  @Invalidating(.configuration) var count = 0

  override func updateConfiguration() { updates += 1 }
}
