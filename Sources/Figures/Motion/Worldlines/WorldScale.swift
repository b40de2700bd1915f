import CoreGraphics

/// The places of times and of the screen on the page of worldlines.
struct WorldScale {
  let plot: CGRect
  let duration: TimeInterval
  /// The length of the screen that is shown.
  let reach: CGFloat

  func x(_ time: TimeInterval) -> CGFloat {
    plot.minX + CGFloat(time / max(duration, 1e-9)) * plot.width
  }

  func y(_ value: CGFloat) -> CGFloat {
    plot.minY + value / reach * plot.height
  }

  /// The part of the screen on the plot, with a little around it, so that what leaves is cut by the plot.
  var shown: ClosedRange<CGFloat> {
    let edge = 3 * reach / max(plot.height, 1)
    return -edge...(reach + edge)
  }

  func time(_ x: CGFloat) -> TimeInterval {
    TimeInterval((x - plot.minX) / max(plot.width, 1)) * duration
  }
}
