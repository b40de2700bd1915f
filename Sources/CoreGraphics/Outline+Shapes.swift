package import Foundation

extension Outline {
  /// How far the control points of a quarter circle stand from its ends, for a radius of 1.
  private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  package mutating func addRect(_ rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.minX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.minY))
    addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
    addLine(to: CGPoint(x: rect.minX, y: rect.maxY))
    close()
  }

  package mutating func addEllipse(in rect: CGRect) {
    guard !rect.isNull else { return }
    move(to: CGPoint(x: rect.maxX, y: rect.midY))
    addQuarter(to: CGPoint(x: rect.midX, y: rect.maxY), corner: (rect.maxX, rect.maxY))
    addQuarter(to: CGPoint(x: rect.minX, y: rect.midY), corner: (rect.minX, rect.maxY))
    addQuarter(to: CGPoint(x: rect.midX, y: rect.minY), corner: (rect.minX, rect.minY))
    addQuarter(to: CGPoint(x: rect.maxX, y: rect.midY), corner: (rect.maxX, rect.minY))
    close()
  }

  // Differs from UIKit: corners larger than half the rectangle are cut to half; Core Graphics ends
  // the program.
  package mutating func addRoundedRect(
    _ rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat
  ) {
    let across = min(max(cornerWidth, 0), rect.width / 2)
    let down = min(max(cornerHeight, 0), rect.height / 2)
    guard !rect.isNull, across > 0, down > 0 else { return addRect(rect) }
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    move(to: CGPoint(x: left + across, y: top))
    addLine(to: CGPoint(x: right - across, y: top))
    addQuarter(to: CGPoint(x: right, y: top + down), corner: (right, top))
    addLine(to: CGPoint(x: right, y: bottom - down))
    addQuarter(to: CGPoint(x: right - across, y: bottom), corner: (right, bottom))
    addLine(to: CGPoint(x: left + across, y: bottom))
    addQuarter(to: CGPoint(x: left, y: bottom - down), corner: (left, bottom))
    addLine(to: CGPoint(x: left, y: top + down))
    addQuarter(to: CGPoint(x: left + across, y: top), corner: (left, top))
    close()
  }

  /// Joined to the current point by a line.
  package mutating func addArc(_ arc: Arc, transform: CGAffineTransform = .identity) {
    guard arc.delta.isFinite else { return }
    join(arc.outline.applying(transform))
  }

  /// A corner of `radius` at `corner`, on the way from the current point towards `end`.
  package mutating func addArc(
    corner: CGPoint, end: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard !isEmpty else { return }
    let from = currentPoint.applying(transform.inverted())
    let incoming = CGVector(from: corner, to: from)
    let outgoing = CGVector(from: corner, to: end)
    let cross = incoming.dx * outgoing.dy - incoming.dy * outgoing.dx
    let lengths = incoming.length * outgoing.length
    guard radius > 0, lengths > 0, Swift.abs(cross) > 1e-12 * lengths else {
      return addLine(to: corner.applying(transform))
    }
    // The circle touches both legs at the same distance from the corner.
    let cosine = (incoming.dx * outgoing.dx + incoming.dy * outgoing.dy) / lengths
    let angle = acos(min(max(cosine, -1), 1))
    let distance = radius / tan(angle / 2)
    let side: CGFloat = cross > 0 ? 1 : -1
    let unit = CGVector(dx: incoming.dx / incoming.length, dy: incoming.dy / incoming.length)
    let center = CGPoint(
      x: corner.x + unit.dx * distance - side * unit.dy * radius,
      y: corner.y + unit.dy * distance + side * unit.dx * radius)
    let startAngle = atan2(-side * unit.dx, side * unit.dy)
    let turn = .pi - angle
    addArc(
      Arc(center: center, radius: radius, startAngle: startAngle, delta: -side * turn),
      transform: transform)
  }

  private mutating func addQuarter(to end: CGPoint, corner: (x: CGFloat, y: CGFloat)) {
    func towardsCorner(_ point: CGPoint) -> CGPoint {
      CGPoint(
        x: point.x + (corner.x - point.x) * Self.quarterCircle,
        y: point.y + (corner.y - point.y) * Self.quarterCircle)
    }
    addCurve(to: end, control1: towardsCorner(currentPoint), control2: towardsCorner(end))
  }

  /// Appends segments whose first is a move; the move becomes a line where the path has begun.
  private mutating func join(_ other: Outline) {
    guard !isEmpty, case .move(let first)? = other.segments.first else { return append(other) }
    addLine(to: first)
    var rest = other.segments.dropFirst()
    while case .curve(let end, let control1, let control2)? = rest.popFirst() {
      addCurve(to: end, control1: control1, control2: control2)
    }
  }
}

extension CGVector {
  fileprivate init(from start: CGPoint, to end: CGPoint) {
    self.init(dx: end.x - start.x, dy: end.y - start.y)
  }

  fileprivate var length: CGFloat { (dx * dx + dy * dy).squareRoot() }
}
