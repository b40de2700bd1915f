import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// An element that comes keeps its face and its name wherever it stands: the colours of roles mean roles alone.
@Suite struct BareCellsTests {
  private static let names = ["A", "B", "C", "D", "E", "F"]

  /// One comes into the corner of the screen, where nothing fits between it and the edge.
  private static func change(_ side: CGFloat) -> Transition {
    func state(_ names: [String]) -> LayoutSnapshot {
      let cells = names.enumerated().map { index, name in
        MotionCases.cell(
          name, [0, index], CGRect(x: CGFloat(index) * side, y: 0, width: side, height: side))
      }
      return MotionCases.snapshot(
        cells, viewport: CGRect(x: 0, y: 0, width: 7 * side, height: side))
    }
    return Transition(
      TransitionCapture(before: state(names), after: state(["Z"] + names)))
  }

  private static func areas(_ figure: Figure) -> Int {
    // Each badge in the legend and on cells is a disc, which is none of these.
    RoleInkwork(figure.drawing).areas.count
  }

  @Test func cellsAtTheEdgeKeepTheirFaces() {
    let change = Self.change(60)
    let difference = DifferenceTriptych(before: change.before, after: change.after)
    for figure in [Storyboard(change).figure, difference.figure] {
      #expect(Self.areas(figure) == 0)
      #expect(figure.drawing.items.texts.contains { $0.string == "Z" })
      #expect(RoleInkwork(figure.drawing).lines.contains { $0.color == FigureInk.inserted })
      #expect(RoleInkwork(figure.drawing).confusions == [])
    }
  }

  @Test func onlyCellsThatAreTooSmallForANameAreFilled() {
    let mark = RoleMark(.inserted)
    #expect(mark.fills(CGSize(width: 200, height: 16)))
    #expect(!mark.fills(CGSize(width: 30, height: 30)))
    #expect(!RoleMark(.moved).fills(CGSize(width: 8, height: 8)))
  }
}
