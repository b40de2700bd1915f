import CoreGraphics

extension ShapeGeometry {
  func hasSameStructure(as other: ShapeGeometry) -> Bool {
    switch (self, other) {
    // A dot that goes and a separator that is next in its stead have nothing in common.
    case (.rect, .rounded), (.rounded, .rect):
      !(isRule && other.isDisc || isDisc && other.isRule)
    case (.rect, .rect), (.rounded, .rounded), (.ellipse, .ellipse): true
    case (.path(let first, let rule), .path(let second, let otherRule)):
      rule == otherRule && first.hasSameStructure(as: second)
    case (.rect, _), (.rounded, _), (.ellipse, _), (.path, _): false
    }
  }

  /// The shape on the way to one of the same structure; of another structure, it stays what it is.
  func interpolated(to other: ShapeGeometry, progress: CGFloat) -> ShapeGeometry {
    switch (self, other) {
    case (.ellipse(let first), .ellipse(let second)):
      return .ellipse(first.interpolated(to: second, progress: progress))
    case (.path(let first, let rule), .path(let second, _)):
      return .path(first.interpolated(to: second, progress: progress), rule: rule)
    default:
      guard let first = box, let second = other.box else { return self }
      let rect = first.rect.interpolated(to: second.rect, progress: progress)
      let radii = first.radii.interpolated(to: second.radii, progress: progress.asShare)
      return radii == .zero ? .rect(rect) : .rounded(rect, radii)
    }
  }

  /// Whether it is a line drawn as a box.
  private var isRule: Bool {
    guard case .rect(let rect) = self else { return false }
    return min(abs(rect.width), abs(rect.height)) <= 2
  }

  /// Whether it is a circle drawn as a box, larger than a line is thick.
  private var isDisc: Bool {
    guard case .rounded(let rect, let radii) = self, rect.width == rect.height, rect.width > 2,
      let radius = radii.fitting(rect.size).uniform
    else { return false }
    return radius >= rect.width / 2
  }

  private var box: (rect: CGRect, radii: CornerRadii)? {
    switch self {
    case .rect(let rect): (rect, .zero)
    case .rounded(let rect, let radii): (rect, radii)
    case .ellipse, .path: nil
    }
  }
}

extension Path {
  func hasSameStructure(as other: Path) -> Bool {
    let (first, second) = (outline.segments, other.outline.segments)
    return first.count == second.count && zip(first, second).allSatisfy { $0.kind == $1.kind }
  }

  func interpolated(to other: Path, progress: CGFloat) -> Path {
    var result = Outline()
    for (first, second) in zip(outline.segments, other.outline.segments) {
      let points = zip(first.points, second.points).map {
        $0.interpolated(to: $1, progress: progress)
      }
      switch first {
      case .move: result.move(to: points[0])
      case .line: result.addLine(to: points[0])
      case .quadCurve: result.addQuadCurve(to: points[1], control: points[0])
      case .curve: result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .close: result.close()
      }
    }
    return Path(result)
  }
}

extension Outline.Segment {
  fileprivate var kind: Int {
    switch self {
    case .move: 0
    case .line: 1
    case .quadCurve: 2
    case .curve: 3
    case .close: 4
    }
  }
}
