import CoreGraphics
import Motion
import Testing

@testable import Figures

/// The cells alone say how a picture of their ways is arranged.
@Suite struct PathArrangementTests {
  private func form(_ change: Transition) -> String {
    switch PathArrangement(WaySet(MotionStory(change))) {
    case .column: "column"
    case .row: "row"
    case .plane: "plane"
    case .ring: "ring"
    }
  }

  @Test(arguments: PathSamples.Form.allCases) func isSeenInTheCells(_ form: PathSamples.Form) {
    for count in [5, 50] {
      #expect(self.form(PathSamples.update(form, count)) == form.rawValue, "\(count)")
    }
  }

  @Test func fourCornersAreNoRing() {
    let names = ["A", "B", "C", "D"]
    let change = PathSamples.change(
      PathSamples.state(.plane, names), PathSamples.state(.plane, names.reversed()))
    #expect(form(change) == "plane")
  }

  @Test func headersDoNotCount() {
    #expect(form(MotionCases.sections) == "column")
  }

  @Test func aListThatBecomesAGridIsAPlane() {
    #expect(form(MotionCases.gridToList) == "plane")
  }

  @Test func nobodyIsAList() {
    #expect(form(MotionCases.nothing) == "column")
    #expect(form(MotionCases.nowhere) == "column")
  }

  /// A short way has a line behind its head, or nobody sees that it is one.
  @Test func shortArrowsHaveAShaft() {
    for length: CGFloat in [9, 12, 20, 60] {
      let arrow = WayArrow(
        start: .zero, end: CGPoint(x: length, y: 0), color: FigureInk.ink, startRadius: 0)
      #expect(length - arrow.headLength >= 3.5, "\(length)")
      #expect(arrow.items.count == 2)
    }
  }
}
