extension UISegmentedControl {
  /// The place of a segment among the others.
  public enum Segment: Int, Sendable {
    case any = 0
    case left = 1
    case center = 2
    case right = 3
    case alone = 4
  }

  /// A place of its own goes before `any`.
  public func setContentPositionAdjustment(
    _ adjustment: UIOffset, forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) {
    adjustments[barMetrics, default: [:]][leftCenterRightOrAlone] = adjustment
    setNeedsDisplay()
  }

  public func contentPositionAdjustment(
    forSegmentType leftCenterRightOrAlone: Segment, barMetrics: UIBarMetrics
  ) -> UIOffset {
    adjustments[barMetrics]?[leftCenterRightOrAlone] ?? .zero
  }

  func adjustment(ofSegment index: Int) -> UIOffset {
    let known = adjustments[.default]
    return known?[place(of: index)] ?? known?[.any] ?? .zero
  }

  private func place(of index: Int) -> Segment {
    guard numberOfSegments > 1 else { return .alone }
    let isReversed = effectiveUserInterfaceLayoutDirection == .rightToLeft
    switch index {
    case 0: return isReversed ? .right : .left
    case numberOfSegments - 1: return isReversed ? .left : .right
    default: return .center
    }
  }
}
