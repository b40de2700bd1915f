import CoreGraphics
import Drawing

/// The legend of a heat map: its steps from nothing to the most, with the numbers that stand in the picture.
struct HeatScale {
  /// A box for each, from 0.
  private let steps: [Int]
  private let drawn: Set<Int>
  private let box: CGFloat
  private let most: Int

  private static let left: CGFloat = 40
  private static let mostSteps = 11

  /// - Parameter drawn: the numbers in the picture, in order.
  init(_ drawn: [Int], width: CGFloat) {
    self.drawn = Set(drawn)
    most = drawn.last ?? 0
    let whole = Array(0...min(most, Self.mostSteps))
    var steps = most < Self.mostSteps ? whole : [0] + drawn.filter { $0 > 0 }
    let widest = Label("\(most)", FigureType.caption).size.width + 6
    let room = max(2, Int((width - Self.left) / max(26, widest)))
    while steps.count > min(room, Self.mostSteps) {
      // The ends stay, and every other one between them goes.
      steps = steps.indices.filter { $0 == 0 || $0 == steps.count - 1 || $0.isMultiple(of: 2) }
        .map { steps[$0] }
      if steps.count <= 3 { break }
    }
    self.steps = steps
    box = min(max(26, widest), ((width - Self.left) / CGFloat(steps.count)).rounded(.down))
  }

  var items: [DrawItem] {
    let frame = CGRect(x: Self.left, y: 2, width: box * CGFloat(steps.count), height: 12)
    let boxes = steps.enumerated().map { place, count in
      let rect = CGRect(x: Self.left + CGFloat(place) * box, y: 2, width: box, height: 12)
      return DrawItem.fill(
        .rect(rect), count == 0 ? FigureInk.surface : HeatPicture.heat(count, of: most))
    }
    let numbers = steps.enumerated().filter { $1 == 0 || drawn.contains($1) }.map { place, count in
      let label = Label("\(count)", FigureType.caption)
      return label.item(
        centeredAt: CGPoint(x: Self.left + (CGFloat(place) + 0.5) * box, y: 22))
    }
    let edge = DrawItem.stroke(
      .rect(frame.insetBy(dx: -0.5, dy: -0.5)), Stroke(FigureInk.hairline, width: 1))
    return [Label("times", FigureType.caption).item(at: CGPoint(x: 0, y: 2))] + boxes + [edge]
      + numbers
  }
}
