public import QuartzCore

/// The way from one transform to another, worked out once for all the moments on it.
///
/// Transforms go part by part (see `TransformParts`), turning through the smaller angle. If one of them
/// flattens space, such as a scale of 0, its parts are not known, and every number of the matrix goes straight
/// to its end.
public struct TransformBlend: Equatable, Sendable {
  /// The transform at progress 0.
  public let start: CATransform3D
  /// The transform at progress 1.
  public let end: CATransform3D
  private let course: TransformCourse

  /// Takes both transforms apart, so that each moment costs little.
  public init(from start: CATransform3D, to end: CATransform3D) {
    self.start = start
    self.end = end
    course = TransformCourse(from: start, to: end)
  }

  /// The transform at the progress: 0 gives the start, 1 the end, exactly; values beyond go on beyond.
  public func transform(at progress: Double) -> CATransform3D {
    course.transform(from: start, to: end, at: progress)
  }
}

extension CATransform3D: Interpolatable {
  /// One moment on the way to the end; a `TransformBlend` gives many of them faster.
  public func interpolated(to end: CATransform3D, at progress: Double) -> CATransform3D {
    TransformBlend(from: self, to: end).transform(at: progress)
  }
}

/// How a transform goes to another one. Whoever has many keeps the ends elsewhere.
enum TransformCourse: Equatable, Sendable {
  case still
  case straight
  case turning(PartsBlend)

  init(from start: CATransform3D, to end: CATransform3D) {
    if start == end {
      self = .still
    } else if let parts = PartsBlend(from: start, to: end), !parts.isStraight {
      self = .turning(parts)
    } else {
      self = .straight
    }
  }

  func transform(
    from start: CATransform3D, to end: CATransform3D, at progress: Double
  ) -> CATransform3D {
    if progress == 0 { return start }
    if progress == 1 { return end }
    switch self {
    case .still: return start
    case .straight: return start.straight(to: end, at: progress)
    case .turning(let parts):
      let transform = parts.transform(at: progress)
      return transform.isFinite ? transform : start.straight(to: end, at: progress)
    }
  }
}

extension CATransform3D {
  fileprivate func straight(to end: CATransform3D, at progress: Double) -> CATransform3D {
    let (from, to) = (rows, end.rows)
    let transform = CATransform3D(
      rows: (
        from.0 + (to.0 - from.0) * progress, from.1 + (to.1 - from.1) * progress,
        from.2 + (to.2 - from.2) * progress, from.3 + (to.3 - from.3) * progress
      ))
    return transform.isFinite ? transform : guarded(to: end, at: progress)
  }

  /// The same where sums and differences are too large for a number.
  private func guarded(to end: CATransform3D, at progress: Double) -> CATransform3D {
    func row(_ from: SIMD4<Double>, _ to: SIMD4<Double>) -> SIMD4<Double> {
      var row = SIMD4<Double>.zero
      for index in row.indices {
        row[index] = from[index].interpolated(to: to[index], at: progress)
      }
      return row
    }
    let (from, to) = (rows, end.rows)
    return CATransform3D(
      rows: (row(from.0, to.0), row(from.1, to.1), row(from.2, to.2), row(from.3, to.3)))
  }

  fileprivate var isFinite: Bool {
    let rows = self.rows
    // A number times zero is zero, unless it is none or endless.
    return ((rows.0 + rows.1 + rows.2 + rows.3) * 0).sum() == 0
  }
}
