import Testing

@testable import UIKit

@Suite @MainActor struct UIViewAutoresizingTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var mask: UIView.AutoresizingMask
    var frame = CGRect(x: 10, y: 10, width: 30, height: 40)
    var expected: CGRect
    var testDescription: String { name }
  }

  // The superview grows from 100 × 100 to 200 × 100.
  nonisolated static let cases = [
    Case(
      name: "nothing gives way", mask: [], expected: CGRect(x: 10, y: 10, width: 30, height: 40)),
    Case(
      name: "width", mask: .flexibleWidth, expected: CGRect(x: 10, y: 10, width: 130, height: 40)),
    Case(
      name: "left margin", mask: .flexibleLeftMargin,
      expected: CGRect(x: 110, y: 10, width: 30, height: 40)),
    Case(
      name: "right margin", mask: .flexibleRightMargin,
      expected: CGRect(x: 10, y: 10, width: 30, height: 40)),
    Case(
      name: "both margins by their size", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      expected: CGRect(x: 10 + 100.0 / 7, y: 10, width: 30, height: 40)),
    Case(
      name: "width and right margin by their size", mask: [.flexibleWidth, .flexibleRightMargin],
      expected: CGRect(x: 10, y: 10, width: 30 + 100.0 / 3, height: 40)),
    Case(
      name: "all three by their size",
      mask: [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin],
      expected: CGRect(x: 20, y: 10, width: 60, height: 40)),
    Case(
      name: "empty margins alike", mask: [.flexibleLeftMargin, .flexibleRightMargin],
      frame: CGRect(x: 0, y: 10, width: 100, height: 40),
      expected: CGRect(x: 50, y: 10, width: 100, height: 40)),
    Case(
      name: "the other axis stays", mask: .flexibleHeight,
      expected: CGRect(x: 10, y: 10, width: 30, height: 40)),
  ]

  @Test(arguments: cases) func sharesTheChange(_ testCase: Case) {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: testCase.frame)
    view.autoresizingMask = testCase.mask
    parent.addSubview(view)
    parent.frame.size.width = 200
    #expect(abs(view.frame.minX - testCase.expected.minX) < 1e-9)
    #expect(abs(view.frame.width - testCase.expected.width) < 1e-9)
    #expect(view.frame.minY == testCase.expected.minY)
    #expect(view.frame.height == testCase.expected.height)
  }

  @Test func leavesSubviewsAloneWhenSwitchedOff() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: parent.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    parent.autoresizesSubviews = false
    parent.bounds.size = CGSize(width: 50, height: 50)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 100, height: 100))
  }

  @Test func growsATurnedViewAlongItsOwnAxes() {
    let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    view.autoresizingMask = .flexibleWidth
    parent.addSubview(view)
    parent.bounds.size.width = 150
    #expect(view.bounds.size == CGSize(width: 130, height: 20))
  }
}
