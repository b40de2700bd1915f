extension UIBezierPath {
  /// How far the control points of a quarter circle stand from its ends, for a radius of 1.
  private static let quarterCircle: CGFloat = 0.552_284_749_830_793_6

  /// A rectangle of which only some corners are round, from the top left one on, as the clock runs.
  func addRoundedRect(_ rect: CGRect, corners: UIRectCorner, radii: CGSize) {
    guard !rect.isNull else { return }
    let rect = rect.standardized
    let across = min(max(radii.width, 0), rect.width / 2)
    let down = min(max(radii.height, 0), rect.height / 2)
    let (left, right, top, bottom) = (rect.minX, rect.maxX, rect.minY, rect.maxY)
    let outline: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topLeft, CGPoint(x: left, y: top), CGVector(dx: 0, dy: down), CGVector(dx: across, dy: 0)),
      (
        .topRight, CGPoint(x: right, y: top), CGVector(dx: -across, dy: 0),
        CGVector(dx: 0, dy: down)
      ),
      (
        .bottomRight, CGPoint(x: right, y: bottom), CGVector(dx: 0, dy: -down),
        CGVector(dx: -across, dy: 0)
      ),
      (
        .bottomLeft, CGPoint(x: left, y: bottom), CGVector(dx: across, dy: 0),
        CGVector(dx: 0, dy: -down)
      ),
    ]
    for (corner, point, entry, exit) in outline {
      let isRound = corners.contains(corner) && across > 0 && down > 0
      addCorner(at: point, entry: isRound ? entry : .zero, exit: isRound ? exit : .zero)
    }
    close()
  }

  /// From the current point to where the corner begins, and around it to where it ends.
  private func addCorner(at corner: CGPoint, entry: CGVector, exit: CGVector) {
    func point(_ way: CGVector, _ share: CGFloat) -> CGPoint {
      CGPoint(x: corner.x + way.dx * share, y: corner.y + way.dy * share)
    }
    if isEmpty { move(to: point(entry, 1)) } else { addLine(to: point(entry, 1)) }
    guard entry != .zero else { return }
    let share = 1 - Self.quarterCircle
    addCurve(
      to: point(exit, 1), controlPoint1: point(entry, share), controlPoint2: point(exit, share))
  }
}

extension Outline {
  /// The same lines, drawn the other way round; the last part first.
  var reversed: Outline {
    var result = Outline()
    for part in parts.reversed() { result.append(part.reversedPart) }
    return result
  }

  /// One for each starting point.
  private var parts: [Outline] {
    var parts: [Outline] = []
    for segment in segments {
      if case .move = segment { parts.append(Outline()) }
      guard !parts.isEmpty else { continue }
      parts[parts.count - 1].append(segment)
    }
    return parts
  }

  private var reversedPart: Outline {
    var result = Outline()
    let isClosed = segments.last == .close
    let drawn = isClosed ? segments.dropLast() : segments[...]
    let ends = drawn.compactMap(\.points.last)
    guard let last = ends.last else { return result }
    result.move(to: last)
    for (segment, end) in zip(drawn.dropFirst().reversed(), ends.dropLast().reversed()) {
      switch segment {
      case .curve(_, let control1, let control2):
        result.addCurve(to: end, control1: control2, control2: control1)
      case .quadCurve(_, let control): result.addQuadCurve(to: end, control: control)
      case .move, .line, .close: result.addLine(to: end)
      }
    }
    if isClosed { result.close() }
    return result
  }

  private mutating func append(_ segment: Segment) {
    switch segment {
    case .move(let point): move(to: point)
    case .line(let point): addLine(to: point)
    case .quadCurve(let point, let control): addQuadCurve(to: point, control: control)
    case .curve(let point, let control1, let control2):
      addCurve(to: point, control1: control1, control2: control2)
    case .close: close()
    }
  }
}
