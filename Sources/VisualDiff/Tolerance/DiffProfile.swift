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
  var limits: EdgeLimits? {
    switch self {
    case .exact: nil
    case .crossVersion: .crossVersion
    case .fuzzy: .fuzzy
    }
  }
}

/// Up to here edges are smoothed otherwise; beyond it something changed.
struct EdgeLimits {
  /// By how many hundredths of a pixel an edge may lie elsewhere: a line of one pixel that is lost counts 100, and so
  /// does all that goes by one pixel.
  ///
  /// Another rasteriser draws all edges of a picture a little otherwise, a change is in one place. So what is usual in
  /// the picture says what is too far in it.
  struct Limit {
    /// Of pictures all of whose edges are the same.
    let least: Int
    /// How many times what is usual is added to that.
    let times: Int
    /// Whatever is usual.
    let most: Int
    /// The value is usual that so many hundredths of all edges do not exceed.
    let usual: Int

    func value(in edges: EdgeSurvey.Histogram) -> Int {
      min(least + times * edges.value(ofHundredths: usual), most)
    }
  }

  /// How far smooth areas may have other colours.
  struct Areas {
    /// Values of a channel in a square of that reach that are no farther apart are smooth.
    let smooth: (reach: Int, range: Int16)
    /// The square over which the mean is taken, and the fewest smooth pixels in it that have one.
    let square: (reach: Int, fewest: Int32)
    /// The farthest that two means may be apart.
    let mean: Int32
  }

  /// How far the ink of a thing may be from what is usual.
  struct Ink {
    /// Neighbours that are as far apart, and pixels of the two pictures, are no plain ground.
    let drawn: (range: Int16, apart: Int16)
    /// How far a few pixels of a ground may be from the others, and how far it may be from that of the other picture.
    let even: Int
    let ground: Int
    /// The part of the ink that may be more or less, and how much may be so anyway, in values of a channel: once, and for
    /// each pixel of the thing.
    let part: Double
    let slack: (once: Double, each: Double)
    /// Whether ink is that of brightness: compression keeps hues coarsely.
    let isBrightnessOnly: Bool
  }

  /// That of any edge, in five by five pixels.
  let edge: Limit
  /// The same where half of all edges are the same: there what went by a pixel counts. The value that half of them do not
  /// exceed is added so many times.
  let still: (least: Int, times: Int)
  /// That of straight lines, in boxes of 25 pixels along them.
  let line: Limit
  /// That of both where one program drew both pictures.
  let quiet: Int
  /// That of an edge that only one of the pictures has.
  let lost: Int
  let areas: Areas
  let ink: Ink
  /// How far a colour that fills a few pixels may be from the nearest one around it.
  let color: Int
  /// An edge between values that are nearer is measured as if they were so far apart.
  let contrast: Int32
  /// The same where shapes are compared.
  let shapeContrast: Int32
  /// Values that are no farther apart are taken for the same.
  let unseen: Int16
  /// Whether edges are those of brightness: compression keeps hues coarsely.
  let isBrightnessOnly: Bool

  /// How far most edges go at most when another program draws them.
  static let farthest = 45
  /// How much of most edges differs at most then, in hundredths of their length.
  static let largestAmount = 80

  /// The limit of edges that are no straight lines.
  func edge(in edges: EdgeSurvey.Histogram) -> Int {
    min(edge.value(in: edges), still.least + still.times * edges.value(ofHundredths: 50))
  }

  /// The limit of straight lines. If three quarters of them are nearly the same, those of one thing alone went far.
  func line(in lines: EdgeSurvey.Histogram) -> Int {
    min(line.value(in: lines), 60 + lines.value(ofHundredths: 75) * 4)
  }

  static let crossVersion = EdgeLimits(
    edge: Limit(least: 30, times: 2, most: 254, usual: 97), still: (90, 16),
    line: Limit(least: 65, times: 4, most: 145, usual: 90), quiet: 25, lost: 63,
    areas: Areas(smooth: (1, 8), square: (3, 9), mean: 10),
    ink: Ink(
      drawn: (10, 6), even: 4, ground: 6, part: 0.09, slack: (120, 0.25),
      isBrightnessOnly: false), color: 8,
    contrast: 12, shapeContrast: 24, unseen: 3, isBrightnessOnly: false)

  static let fuzzy = EdgeLimits(
    edge: Limit(least: 70, times: 2, most: 225, usual: 92), still: (95, 12),
    line: Limit(least: 50, times: 3, most: 135, usual: 90), quiet: 25, lost: 106,
    areas: Areas(smooth: (2, 24), square: (8, 150), mean: 8),
    ink: Ink(
      drawn: (24, 16), even: 12, ground: 6, part: 0.1, slack: (150, 1),
      isBrightnessOnly: true), color: 16,
    contrast: 40, shapeContrast: 40, unseen: 3, isBrightnessOnly: true)
}
