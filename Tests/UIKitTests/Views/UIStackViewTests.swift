import Testing

@testable import UIKit

@Suite struct StackSolverTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var distribution: UIStackView.Distribution
    var lengths: [CGFloat] = [10, 20, 30]
    var spacing: CGFloat = 5
    var length: CGFloat = 100
    var starts: [CGFloat]
    var expected: [CGFloat]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "fill stretches the first of equals", distribution: .fill, starts: [0, 45, 70],
      expected: [40, 20, 30]),
    Case(
      name: "fill shrinks the last of equals", distribution: .fill, length: 50,
      starts: [0, 15, 40], expected: [10, 20, 10]),
    Case(
      name: "fill shrinks one after the other", distribution: .fill, length: 30,
      starts: [0, 15, 30], expected: [10, 10, 0]),
    Case(
      name: "equal shares", distribution: .fillEqually, starts: [0, 35, 70],
      expected: [30, 30, 30]),
    Case(
      name: "proportional shares", distribution: .fillProportionally, starts: [0, 20, 55],
      expected: [15, 30, 45]),
    Case(
      name: "equal spacing", distribution: .equalSpacing, starts: [0, 30, 70],
      expected: [10, 20, 30]),
    Case(
      name: "equal spacing without room", distribution: .equalSpacing, length: 60,
      starts: [0, 15, 40], expected: [10, 20, 20]),
    Case(
      name: "equal centres", distribution: .equalCentering, starts: [0, 35, 70],
      expected: [10, 20, 30]),
    Case(
      name: "a lone view fills", distribution: .equalSpacing, lengths: [10], starts: [0],
      expected: [100]),
    Case(name: "nothing", distribution: .fillEqually, lengths: [], starts: [], expected: []),
  ]

  @Test(arguments: cases) func placesItems(_ testCase: Case) {
    let solver = StackSolver(
      distribution: testCase.distribution,
      items: testCase.lengths.map { StackSolver.Item(length: $0, spacing: testCase.spacing) })
    let spans = solver.spans(in: testCase.length)
    #expect(spans.map(\.start) == testCase.starts)
    #expect(spans.map(\.length) == testCase.expected)
  }
}

@Suite @MainActor struct UIStackViewTests {
  private func makeView(_ width: CGFloat, _ height: CGFloat) -> UIView {
    UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
  }

  private func makeStack(_ views: [UIView]) -> UIStackView {
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
    stack.spacing = 10
    return stack
  }

  struct Alignment: Sendable {
    var alignment: UIStackView.Alignment
    var start: CGFloat
    var length: CGFloat
  }

  nonisolated static let alignments = [
    Alignment(alignment: .fill, start: 0, length: 50),
    Alignment(alignment: .top, start: 0, length: 20),
    Alignment(alignment: .center, start: 15, length: 20),
    Alignment(alignment: .bottom, start: 30, length: 20),
  ]

  @Test(arguments: alignments) func alignsAcrossItsAxis(_ expected: Alignment) {
    let views = [makeView(30, 20), makeView(20, 10)]
    let stack = makeStack(views)
    stack.alignment = expected.alignment
    stack.layoutIfNeeded()
    #expect(views[0].frame.minY == expected.start)
    #expect(views[0].frame.height == expected.length)
    #expect(views[1].frame.minX == views[0].frame.maxX + 10)
  }

  @Test func leavesOutWhatIsHidden() {
    let views = [makeView(30, 20), makeView(20, 10), makeView(20, 10)]
    let stack = makeStack(views)
    stack.distribution = .equalSpacing
    stack.layoutIfNeeded()
    views[1].isHidden = true
    stack.layoutIfNeeded()
    #expect(views[2].frame.minX == 80)
    views[0].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[1], views[2]])
  }

  @Test func measuresWhatItHolds() {
    let stack = makeStack([makeView(30, 20), makeView(20, 10)])
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 60, height: 20))
    stack.axis = .vertical
    stack.alignment = .leading
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 30, height: 40))
    stack.isLayoutMarginsRelativeArrangement = true
    #expect(stack.sizeThatFits(.zero) == CGSize(width: 46, height: 56))
  }

  @Test func wrapsTextAtItsWidth() {
    let label = UILabel()
    label.font = .systemFont(ofSize: 10)
    label.numberOfLines = 0
    label.text = "one two three"
    let stack = UIStackView(arrangedSubviews: [label])
    stack.axis = .vertical
    #expect(stack.sizeThatFits(CGSize(width: 40, height: 0)) == CGSize(width: 40, height: 24))
  }

  @Test func readsFromTheRightWhereTheDirectionSaysSo() {
    let views = [makeView(30, 20), makeView(20, 10)]
    let stack = makeStack(views)
    stack.distribution = .equalSpacing
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(views[0].frame.minX == 70)
    #expect(views[1].frame.minX == 0)
  }

  @Test func keepsCustomSpacings() {
    let views = [makeView(30, 20), makeView(20, 10)]
    let stack = makeStack(views)
    stack.setCustomSpacing(25, after: views[0])
    #expect(stack.sizeThatFits(.zero).width == 75)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
    #expect(stack.sizeThatFits(.zero).width == 60)
  }

  /// From one line of text to the next, whatever the fonts have above and below.
  @Test func spacingMayCountFromLineToLine() {
    let labels = ["a", "b"].map { text in
      let label = UILabel()
      (label.font, label.text) = (.systemFont(ofSize: 20), text)
      return label
    }
    let stack = makeStack(labels)
    (stack.axis, stack.spacing, stack.frame.size.height) = (.vertical, 40, 200)
    stack.alignment = .leading
    labels[1].setContentHuggingPriority(.defaultLow, for: .vertical)
    labels[0].setContentHuggingPriority(.required, for: .vertical)
    stack.layoutIfNeeded()
    #expect(labels[1].frame.minY - labels[0].frame.maxY == 40)
    stack.isBaselineRelativeArrangement = true
    stack.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - labels[0].frame.minY - 40) < 0.01)
  }
}
