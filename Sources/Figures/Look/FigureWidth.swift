public import CoreGraphics

/// The width at which a figure is shown, in points. It is laid out for that width and never wider, so that nobody has
/// to shrink it until its labels cannot be read.
public struct FigureWidth: Hashable, Sendable {
  /// From 240 to 2,000.
  public let points: CGFloat

  /// The narrowest and the widest page that figures can be laid out for.
  public static let limits: ClosedRange<CGFloat> = 240...2000

  /// So many points, at least as few and at most as many as a figure can be laid out for.
  public init(_ points: CGFloat) {
    let limits = Self.limits
    self.points = points >= limits.lowerBound ? min(points, limits.upperBound) : limits.lowerBound
  }

  /// The column of a README on a repository's page: 830 points.
  public static let readme = FigureWidth(830)
  /// A page of documentation: 640 points.
  public static let page = FigureWidth(640)
  /// Half of a README's column: 400 points.
  public static let half = FigureWidth(400)
  /// A phone held upright: 340 points.
  public static let phone = FigureWidth(340)

  /// Whether it is read by scrolling down, so that what cannot be read smaller stands below what is before it.
  var isNarrow: Bool { points < 480 }
  /// The height of a figure that is read at one glance; on a phone, it is scrolled anyway.
  var tallest: CGFloat { points * (points < Self.leastGlance ? 2.2 : 1.5) }
  private static let leastGlance: CGFloat = 360
  /// The least width of a screen on a narrow page; less shows nothing of it.
  static let leastScreen: CGFloat = 120

  /// The room between the margins.
  var content: CGFloat { points - 2 * FigurePage.margin }
}
