import CoreGraphics
import Drawing

/// The way of what stands behind the elements: compared once, since most transitions leave it as it is.
struct BackdropCourse: Equatable, Sendable {
  private let start: DrawList?
  private let end: DrawList?
  private let isStill: Bool

  init(from start: DrawList?, to end: DrawList?) {
    self.start = start
    self.end = end
    isStill = start == end
  }

  func snapshot(at progress: Double) -> DrawList? {
    guard !isStill, let start, let end else { return end }
    return start.interpolated(to: end, progress: CGFloat(progress))
  }
}
