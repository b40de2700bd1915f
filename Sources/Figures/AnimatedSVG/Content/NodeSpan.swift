import CoreGraphics
import Drawing

/// The numbers of one node in one span: a list for each moment.
struct NodeSpan {
  let span: MoverSpan
  let states: [[NodeState.Value]]

  /// Whether they are the same all the time.
  var isStill: Bool { states.allSatisfy { $0 == states[0] } }
}

extension NodeChanges {
  /// The least and the most of each number of a property.
  func extents(of property: NodeState.Property) -> [ClosedRange<Double>] {
    let known = spans.flatMap(\.states).compactMap { values in
      values.first { $0.property == property }?.numbers
    }
    return (known + [resting[property]].compactMap(\.self)).extents
  }

  /// The states that the node jumps between; nil where it moves, or where they are too many to be drawn each.
  var jumps: [[NodeState.Value]]? {
    guard spans.allSatisfy(\.isStill) else { return nil }
    let states = spans.compactMap(\.states.first)
    let known = states.reduce(into: [[NodeState.Value]]()) { known, state in
      if !known.contains(state) { known.append(state) }
    }
    return known.count < 4 ? known : nil
  }
}

extension DrawShape {
  /// The shape with other numbers.
  func with(_ values: [NodeState.Value]) -> DrawShape {
    var shape = self
    func numbers(_ property: NodeState.Property) -> [Double]? {
      values.first { $0.property == property }?.numbers
    }
    if let box = numbers(.box) {
      let rect = CGRect(x: box[0], y: box[1], width: box[2], height: box[3])
      shape.geometry = .rounded(rect, radius: CGFloat(numbers(.radius)?[0] ?? 0))
    }
    if let round = numbers(.ellipse) {
      shape.geometry = .ellipse(
        CGRect(
          x: round[0] - round[2], y: round[1] - round[3], width: round[2] * 2, height: round[3] * 2)
      )
    }
    if let points = numbers(.path), case .path(let path, let rule) = geometry {
      shape.geometry = .path(path.placing(points), rule: rule)
    }
    if let fill = numbers(.fill) { shape.fill = .color(ThemedColor(fill)) }
    if let width = numbers(.strokeWidth) { shape.stroke?.width = CGFloat(width[0]) }
    if let stroke = numbers(.stroke) { shape.stroke?.paint = .color(ThemedColor(stroke)) }
    return shape
  }
}
