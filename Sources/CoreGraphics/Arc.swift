package import Foundation

/// A part of a circle, from `startAngle` on, over `delta` radians. More than one turn is one turn.
package struct Arc {
  package let center: CGPoint
  package let radius: CGFloat
  package let startAngle: CGFloat
  package let delta: CGFloat

  package init(center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat) {
    self.center = center
    self.radius = radius
    self.startAngle = startAngle
    self.delta = delta
  }

  /// The arc between two angles. `clockwise` is meant with y pointing up, as in Core Graphics: false
  /// goes towards larger angles.
  package init(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    var delta = endAngle - startAngle
    if !clockwise, delta < 0 {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi) + 2 * .pi
    } else if clockwise, delta > 0 {
      delta = delta.truncatingRemainder(dividingBy: 2 * .pi) - 2 * .pi
    }
    self.init(center: center, radius: radius, startAngle: startAngle, delta: delta)
  }

  var outline: Outline {
    var outline = Outline()
    let sweep = min(max(delta, -2 * .pi), 2 * .pi)
    let count = max(1, Int((Swift.abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / CGFloat(count)
    // The handle that makes a cubic touch the circle at its middle.
    let handle = 4 / 3 * tan(step / 4) * radius
    outline.move(to: point(startAngle))
    for index in 0..<count where sweep != 0 {
      let (from, to) = (startAngle + CGFloat(index) * step, startAngle + CGFloat(index + 1) * step)
      let (first, last) = (point(from), point(to))
      outline.addCurve(
        to: last,
        control1: CGPoint(x: first.x - handle * sin(from), y: first.y + handle * cos(from)),
        control2: CGPoint(x: last.x + handle * sin(to), y: last.y - handle * cos(to)))
    }
    return outline
  }

  private func point(_ angle: CGFloat) -> CGPoint {
    CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
  }
}
