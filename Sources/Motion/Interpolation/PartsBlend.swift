import QuartzCore

/// The parts of a transform on their way to those of another one, each by itself.
struct PartsBlend: Equatable, Sendable {
  private let start: TransformParts
  private let change: TransformParts
  private let turn: Turn

  /// nil where one of the transforms has no parts.
  init?(from start: CATransform3D, to end: CATransform3D) {
    guard let first = TransformAxes(start), let second = TransformAxes(end) else { return nil }
    // Two mirror images are mirrored in the same axis, so that none passes through flatness.
    let axis = first.mirrorAxis(near: second.isMirrored ? .standard : second.frame)
    let other = second.isMirrored ? axis ?? second.mirrorAxis(near: first.frame) : nil
    let from = TransformParts(first.mirrored(by: axis))
    let to = TransformParts(second.mirrored(by: other))
    guard from.restores(start), to.restores(end) else { return nil }
    self.start = from
    change = TransformParts(
      scale: to.scale - from.scale, skew: to.skew - from.skew,
      translation: to.translation - from.translation,
      perspective: to.perspective - from.perspective, factor: to.factor - from.factor)
    turn = Turn(from: from.rotation, to: to.rotation)
  }

  /// Whether the numbers of the matrix themselves go straight to their ends.
  var isStraight: Bool {
    turn.angle == 0 && change.skew == .zero && change.perspective == .zero && change.factor == 0
  }

  func transform(at progress: Double) -> CATransform3D {
    TransformParts(
      scale: start.scale + change.scale * progress, skew: start.skew + change.skew * progress,
      rotation: turn.rotation(at: progress, from: start.rotation),
      translation: start.translation + change.translation * progress,
      perspective: start.perspective + change.perspective * progress,
      factor: start.factor + change.factor * progress
    ).transform
  }
}
