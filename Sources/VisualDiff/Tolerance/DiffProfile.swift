/// How much of a difference between two pictures is let pass.
public enum DiffProfile: String, Hashable, Sendable, CaseIterable {
  /// Any pixel counts.
  case exact
  /// Another rasteriser's edges and smoothing of the same drawing pass: nothing moved, nothing came, nothing went, no
  /// colour changed.
  case crossVersion = "cross-version"
  /// That, and the noise of pictures that were compressed with losses, as JPEG does.
  case fuzzy

  /// Nothing where any pixel counts.
  func limits(at scale: Double) -> EdgeLimits? {
    switch self {
    case .exact: nil
    case .crossVersion:
      EdgeLimits(
        edge: .init(shift: Self.shift(at: scale), contrast: 12, unseen: 3),
        line: .init(shift: Self.lineShift(at: scale), contrast: 12, unseen: 3, core: 40),
        looksForSteps: scale < 1.5)
    case .fuzzy:
      EdgeLimits(
        edge: .init(shift: Self.shift(at: scale), contrast: 40, unseen: 12),
        line: .init(
          shift: Self.lineShift(at: scale) + 24, contrast: 24, unseen: 3, least: 4, core: 40),
        areaMean: 5, isBrightnessOnly: true, looksForSteps: scale < 1.5)
    }
  }

  /// Rasterisers place letters on parts of points, so that more pixels a point leave them farther apart.
  private static func shift(at scale: Double) -> Int32 {
    scale >= 2.5 ? 85 : 80
  }

  /// Straight lines of shapes lie nearer to one another than curves of letters do.
  private static func lineShift(at scale: Double) -> Int32 {
    scale >= 2.5 ? 85 : scale >= 1.5 ? 65 : 60
  }
}

/// Up to here edges are smoothed otherwise; beyond it something changed.
struct EdgeLimits: Equatable {
  /// How far differences may add up in a box.
  struct Limit: Equatable {
    /// The hundredths of a pixel by which an edge may lie elsewhere: a line of one pixel that is lost counts 100, and
    /// so does all that goes by one pixel.
    var shift: Int32
    /// An edge between values that are nearer is measured as if they were so far apart.
    var contrast: Int32
    /// Values that are no farther apart are taken for the same.
    var unseen: Int32
    /// Values beside a change that are no farther apart are not part of it.
    var least: Int32 = 0
    /// Hundredths of the contrast up to which values beside a change are not part of it.
    var core: Int32 = 0
  }

  /// That of any edge, in five by five pixels.
  var edge: Limit
  /// That of straight lines, in boxes of 25 pixels along them.
  var line: Limit
  /// How far the means of smooth areas may be apart, which compression keeps; nothing where they are not looked at.
  var areaMean: Int32?
  /// Whether edges and lines are those of brightness: compression keeps hues coarsely.
  var isBrightnessOnly = false
  /// Whether steps of one pixel are looked for: with more pixels a point nothing goes by so little.
  var looksForSteps = false
}
