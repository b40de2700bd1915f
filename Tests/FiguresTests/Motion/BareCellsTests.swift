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

  /// A bubble in its row, as low as it is, keeps its drawing: the row is no area to be filled.
  @Test func drawingsOfTheirOwnAreNotFilled() throws {
    let area = CGRect(x: 0, y: 0, width: 300, height: 20)
    var row = MotionCases.cell("Z", [0, 0], area)
    let bubble = ShapeGeometry.rounded(CGRect(x: 4, y: 2, width: 70, height: 16), radius: 8)
    row.content = [.fill(bubble, ThemedColor(0xE9E9EB, 0x333333))]
    let viewport = CGRect(x: 0, y: 0, width: 300, height: 60)
    let change = Transition(
      TransitionCapture(
        before: MotionCases.snapshot([], viewport: viewport),
        after: MotionCases.snapshot([row], viewport: viewport)))
    let story = try #require(MotionStory(change).elements.first)
    let stage = ScreenPart(viewport, fitting: viewport.size)
    let cell = MomentCell(row, of: story, on: stage, in: viewport).bare
    let figure = Figure(
      drawing: DrawList(size: viewport.size, [cell.face]), title: "", summary: "")
    #expect(!FigureInkwork(figure).areas.contains { $0.paint == .color(FigureInk.inserted) })
  }

  /// A row of an inset group is outlined where its card is, with the corners that this has.
  @Test func aCardIsOutlinedWithItsCorners() {
    let viewport = CGRect(x: 0, y: 0, width: 320, height: 60)
    var row = MotionCases.cell("Z", [0, 0], CGRect(x: 0, y: 0, width: 320, height: 44))
    let card = ShapeGeometry.rounded(
      CGRect(x: 0, y: 0, width: 288, height: 44), CornerRadii(topLeft: 10, topRight: 10))
    row.content = [
      .group(
        DrawGroup(
          transform: PlaneTransform(translationX: 16, y: 0), [.fill(card, FigureInk.surface)]))
    ]
    let stage = ScreenPart(viewport, fitting: viewport.size)
    let corners = CornerRadii(topLeft: 9, topRight: 9, bottomRight: 1, bottomLeft: 1)
    #expect(
      stage.shape(of: row, in: viewport, inset: 1)
        == .rounded(CGRect(x: 17, y: 1, width: 286, height: 42), corners))
  }
}
