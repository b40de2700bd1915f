package import Foundation

/// The segments of a path: what a `CGPath` holds, as a value that can be compared and passed on.
package struct Outline: Hashable, Sendable {
  package enum Segment: Hashable, Sendable {
    case move(to: CGPoint)
    case line(to: CGPoint)
    case quadCurve(to: CGPoint, control: CGPoint)
    case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
    case close
  }

  package private(set) var segments: [Segment] = []
  private var start = CGPoint.zero
  /// The start of the next segment; zero as long as there is none.
  package private(set) var currentPoint = CGPoint.zero

  package init() {}

  package var isEmpty: Bool { segments.isEmpty }

  package mutating func move(to point: CGPoint) {
    segments.append(.move(to: point))
    start = point
    currentPoint = point
  }

  // Everything below needs a current point. Core Graphics ignores the call where there is none, and
  // so does this.

  package mutating func addLine(to point: CGPoint) {
    append(.line(to: point), endingAt: point)
  }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control), endingAt: point)
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2), endingAt: point)
  }

  package mutating func close() {
    guard segments.last != .close else { return }
    append(.close, endingAt: start)
  }

  package mutating func append(_ other: Outline) {
    for segment in other.segments {
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

  package func applying(_ t: CGAffineTransform) -> Outline {
    guard !t.isIdentity else { return self }
    var image = self
    image.segments = segments.map { $0.applying(t) }
    image.start = start.applying(t)
    image.currentPoint = currentPoint.applying(t)
    return image
  }

  private mutating func append(_ segment: Segment, endingAt point: CGPoint) {
    guard !segments.isEmpty else { return }
    segments.append(segment)
    currentPoint = point
  }
}

extension Outline.Segment {
  /// Control points first, the end last; empty for a closing segment.
  package var points: [CGPoint] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .quadCurve(let point, let control): [control, point]
    case .curve(let point, let control1, let control2): [control1, control2, point]
    case .close: []
    }
  }

  fileprivate func applying(_ t: CGAffineTransform) -> Self {
    switch self {
    case .move(let point): .move(to: point.applying(t))
    case .line(let point): .line(to: point.applying(t))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(t), control: control.applying(t))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(t), control1: control1.applying(t), control2: control2.applying(t))
    case .close: .close
    }
  }
}
