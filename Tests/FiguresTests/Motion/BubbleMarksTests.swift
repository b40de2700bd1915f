import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// The mark of a message lies around its bubble, and not around all of its row.
@Suite struct BubbleMarksTests {
  private static let bubble = CGRect(x: 200, y: 8, width: 90, height: 36)

  /// A row as wide as the list, with a bubble in it, or with a ground.
  private func message(_ name: String, row: Int, ground: Bool = false) -> ElementSnapshot {
    let frame = CGRect(x: 0, y: CGFloat(row) * 52, width: 300, height: 52)
    var message = MotionCases.cell(name, [0, row], frame)
    let area = ground ? CGRect(origin: .zero, size: frame.size) : Self.bubble
    message.content = [
      .fill(.rounded(area, radius: 18), ThemedColor(0x0068DA, 0x0B66D4)),
      .text(
        DrawText(
          name, TextStyle(FontRequest(size: 17), .white), in: Self.bubble.insetBy(dx: 13, dy: 8))),
    ]
    return message
  }

  private func change(ground: Bool = false) -> Transition {
    let names = ["Morning all", "See you there"]
    let before = [message(names[0], row: 0, ground: ground)]
    let after = names.enumerated().map { message($1, row: $0, ground: ground) }
    return Transition(
      TransitionCapture(
        before: MotionCases.snapshot(before), after: MotionCases.snapshot(after)))
  }

  /// The widths of all outlines in the colour of what is new.
  private func outlines(_ figure: Figure) -> [CGFloat] {
    func widths(_ items: [DrawItem], _ place: PlaneTransform) -> [CGFloat] {
      items.flatMap { item -> [CGFloat] in
        switch item {
        case .group(let group):
          return widths(group.children, group.transform.concatenating(place))
        case .shape(let shape):
          guard let stroke = shape.stroke, stroke.paint == .color(FigureInk.inserted) else {
            return []
          }
          return [place.bounds(of: shape.geometry.bounds).width]
        case .text, .image: return []
        }
      }
    }
    return widths(figure.drawing.items, .identity).filter { $0 > 30 }
  }

  private func figures(_ change: Transition) -> [Figure] {
    [
      DifferenceTriptych(before: change.before, after: change.after).figure,
      Storyboard(change).figure, MotionPaths(change).figure,
    ]
  }

  @Test func theOutlineOfARoleLiesAroundTheBubble() throws {
    for (figure, rows) in zip(figures(change()), figures(change(ground: true))) {
      let (bubble, row) = (try #require(outlines(figure).max()), try #require(outlines(rows).max()))
      #expect(bubble < row * 0.4, "\(bubble) \(row)")
    }
  }

  /// Though it covers most of its row.
  @Test func aLongMessageIsMarkedAsWell() throws {
    var message = message("Hello you", row: 0)
    let long = CGRect(x: 60, y: 2, width: 234, height: 48)
    message.content[0] = .fill(.rounded(long, radius: 18), ThemedColor(0x0068DA, 0x0B66D4))
    #expect(message.ground != nil && message.bubble == long)
    let stage = ScreenPart(MotionCases.phone, fitting: MotionCases.phone.size)
    #expect(stage.outline(of: message, in: MotionCases.phone).bounds == long)
  }

  @Test func aMarkedFrameIsThatOfTheBubble() {
    let stage = ScreenPart(
      CGRect(x: 0, y: 0, width: 300, height: 104), fitting: CGSize(width: 300, height: 104))
    let viewport = CGRect(x: 0, y: 0, width: 300, height: 104)
    let message = message("Hello you", row: 1)
    #expect(
      stage.markedFrame(of: message, in: viewport) == Self.bubble.offsetBy(dx: 0, dy: 52))
    #expect(stage.frame(of: message, in: viewport).width == 300)
    #expect(stage.outline(of: message, in: viewport).bounds.width == 90)
    #expect(stage.shape(of: message, in: viewport).bounds.width == 300)
  }
}
