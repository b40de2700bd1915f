internal import Imaging

/// The frames of two animations that are compared, and which of them is which.
public struct AlignedFrames {
  let before: ComparedFrames
  let after: ComparedFrames
  package let alignment: FrameAlignment

  /// Reads both to their ends, to know it.
  /// - Parameter profile: by which frames are the same.
  public init(
    _ before: ComparedFrames, _ after: ComparedFrames, by profile: DiffProfile = .exact
  ) throws(DiffFault) {
    self.before = before
    self.after = after
    alignment = try FrameAlignment(before, after, by: profile)
  }

  /// Lends the frames of each step, from the start on.
  func forEachStep(
    _ body: (FrameAlignment.Step, AnimationFrame?, AnimationFrame?) throws -> Void
  ) throws {
    let (before, after) = (try before.fromStart(), try after.fromStart())
    for step in alignment.steps {
      let first = step.before == nil ? nil : try before.next()
      let second = step.after == nil ? nil : try after.next()
      try body(step, first, second)
    }
  }
}
