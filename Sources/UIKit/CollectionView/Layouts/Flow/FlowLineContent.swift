/// The facts that the rules need to know of the items on a line.
struct FlowLineContent: Sendable {
  private(set) var count = 0
  private(set) var totalLength: CGFloat = 0
  private(set) var firstLength: CGFloat = 0
  /// Along the scroll axis: that of the thickest item.
  private(set) var thickness: CGFloat = 0
  private var firstThickness: CGFloat = 0
  private var hasOneLength = true
  private var hasOneThickness = true

  mutating func append(_ size: FlowSize) {
    if count == 0 {
      firstLength = size.cross
      firstThickness = size.main
    }
    hasOneLength = hasOneLength && size.cross == firstLength
    hasOneThickness = hasOneThickness && size.main == firstThickness
    totalLength += size.cross
    thickness = max(thickness, size.main)
    count += 1
  }

  /// Whether the items are alike. Self-sizing items need only be equally long.
  func isUniform(whenSelfSizing isSelfSizing: Bool) -> Bool {
    hasOneLength && (isSelfSizing || hasOneThickness)
  }
}
