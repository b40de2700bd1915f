import CoreGraphics
import Motion

extension Transition {
  /// The window on the content after so many seconds: it goes along with the change.
  func viewport(at time: TimeInterval) -> CGRect {
    guard before.viewport != after.viewport else { return after.viewport }
    return before.viewport.interpolated(to: after.viewport, at: timing.progress(at: time))
  }
}
