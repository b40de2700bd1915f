public struct NSDirectionalEdgeInsets: Hashable, Codable, Sendable {
  public var top: CGFloat
  public var leading: CGFloat
  public var bottom: CGFloat
  public var trailing: CGFloat

  public static let zero = NSDirectionalEdgeInsets()

  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

extension NSDirectionalEdgeInsets {
  /// The insets as seen on a screen that reads in `direction`.
  package func resolved(for direction: UIUserInterfaceLayoutDirection) -> UIEdgeInsets {
    let leftToRight = UIEdgeInsets(top: top, left: leading, bottom: bottom, right: trailing)
    return direction == .rightToLeft ? leftToRight.mirrored : leftToRight
  }
}

extension UIEdgeInsets {
  /// The directional insets that look like these on a screen that reads in `direction`.
  package func directional(for direction: UIUserInterfaceLayoutDirection)
    -> NSDirectionalEdgeInsets
  {
    let (leading, trailing) = direction == .rightToLeft ? (right, left) : (left, right)
    return NSDirectionalEdgeInsets(
      top: top, leading: leading, bottom: bottom, trailing: trailing)
  }
}

extension NSDirectionalEdgeInsets {
  /// The larger inset of both at each edge.
  func larger(_ other: NSDirectionalEdgeInsets) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(
      top: max(top, other.top), leading: max(leading, other.leading),
      bottom: max(bottom, other.bottom), trailing: max(trailing, other.trailing))
  }
}

extension CGRect {
  /// The rectangle inside the insets, leading on the side where `direction` begins.
  package func inset(
    by insets: NSDirectionalEdgeInsets, direction: UIUserInterfaceLayoutDirection
  ) -> CGRect {
    inset(by: insets.resolved(for: direction))
  }
}
