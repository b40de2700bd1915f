import CoreGraphics
import Drawing

/// The arrow of a call or of an answer, from one line to another.
struct CallArrow {
  private let start: CGFloat
  private let end: CGFloat
  private let y: CGFloat

  init(from start: CGFloat, to end: CGFloat, at y: CGFloat) {
    (self.start, self.end, self.y) = (start, end, y.rounded(.down) + 0.5)
  }

  private var direction: CGFloat { end < start ? -1 : 1 }

  /// A solid line with a solid head; what a finger does begins in a ring.
  func call(_ ink: ThemedColor, isByFinger: Bool) -> [DrawItem] {
    let middle = CGPoint(x: start, y: y)
    let dot: [DrawItem] =
      isByFinger
      ? [
        .fill(.circle(center: middle, radius: 4), FigureInk.surface),
        .stroke(.circle(center: middle, radius: 4), Stroke(ink, width: 1.5)),
      ] : [.fill(.circle(center: middle, radius: 2), ink)]
    // Who talks to itself gets a dot only.
    guard start != end else { return dot }
    let tip = end - direction
    var head = Outline()
    head.move(to: CGPoint(x: tip, y: y))
    head.addLine(to: CGPoint(x: tip - direction * 7, y: y - 3.5))
    head.addLine(to: CGPoint(x: tip - direction * 7, y: y + 3.5))
    head.close()
    return [
      .stroke(
        .line(from: CGPoint(x: start, y: y), to: CGPoint(x: tip - direction * 5, y: y)),
        Stroke(ink, width: 1))
    ] + dot + [.fill(.path(Path(head), rule: .winding), ink)]
  }

  /// A dashed line with an open head.
  func answer(_ ink: ThemedColor) -> [DrawItem] {
    guard start != end else { return [] }
    let tip = end - direction * 1.5
    var head = Outline()
    head.move(to: CGPoint(x: tip - direction * 5, y: y - 3.5))
    head.addLine(to: CGPoint(x: tip, y: y))
    head.addLine(to: CGPoint(x: tip - direction * 5, y: y + 3.5))
    return [
      .stroke(
        .line(
          from: CGPoint(x: start - direction * -2, y: y), to: CGPoint(x: tip, y: y)),
        Stroke(ink, width: 1, dash: [4, 3])),
      .stroke(
        .path(Path(head), rule: .winding),
        Stroke(.color(ink), width: 1.1, cap: .round, join: .round)),
    ]
  }
}
