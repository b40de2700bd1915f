internal import Imaging

/// The pixels of two pictures that count as changed: those that no other smoothing of the same edges explains.
///
/// An edge that is smoothed otherwise keeps what it covers: around it the differences of one side and the other cancel
/// out. So the sum of all differences in five by five pixels, by the contrast there and the length of the edges, is how
/// far they went. A line of one pixel that is lost is an edge that went by one pixel; what is between two placements
/// of a letter is less than that, and letters have many edges: a program that draws them fatter moves each a little.
struct CountedPixels {
  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits
  private let width: Int
  private let height: Int
  private var flags: [Bool]

  /// Rows that are looked at together.
  private static let rows = 64
  /// The square in which the differences of an edge cancel out.
  private static let square = BoxFilters.Box.square(2)
  /// A straight piece of a line, and of one that stands.
  private static let runs = [
    BoxFilters.Box(across: 12, down: 2), BoxFilters.Box(across: 2, down: 12),
  ]
  /// The square over which means are compared.
  private static let wide = BoxFilters.Box.square(8)

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    (self.before, self.after, self.limits) = (before, after, limits)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    flags = [Bool](repeating: false, count: width * height)
    for top in stride(from: 0, to: height, by: Self.rows) {
      let rows = top..<min(height, top + Self.rows)
      if rows.contains(where: { !isSame($0) }) { look(at: rows) }
    }
  }

  /// Whether the pixel, which both pictures have, counts.
  func contains(_ x: Int, _ y: Int) -> Bool { flags[y * width + x] }

  private func isSame(_ y: Int) -> Bool {
    before.row(y).prefix(width).elementsEqual(after.row(y).prefix(width))
  }

  private mutating func look(at rows: Range<Int>) {
    // As far as two boxes reach: that of a place, and that of a place near it.
    let margin = 26
    let all = max(0, rows.lowerBound - margin)..<min(height, rows.upperBound + margin)
    let planes = ChannelPlanes(before, after, rows: all)
    let first = (rows.lowerBound - all.lowerBound) * width
    let shown = first..<first + rows.count * width
    for (plane, measure) in measures(planes) {
      for index in places(of: plane, through: planes.filters, by: measure, in: shown) {
        flags[rows.lowerBound * width - first + index] = true
      }
    }
    if limits.looksForSteps {
      for index in steps(of: planes.brightness, through: planes.filters, in: shown) {
        flags[rows.lowerBound * width - first + index] = true
      }
    }
    guard let mean = limits.areaMean else { return }
    for plane in planes.colors {
      for index in areas(of: plane, through: planes.filters, beyond: mean, in: shown) {
        flags[rows.lowerBound * width - first + index] = true
      }
    }
  }

  /// How a plane is looked at, and how far its edges may go.
  private struct Measure {
    let box: BoxFilters.Box
    /// Pixels along the edge.
    let length: Int32
    let limit: EdgeLimits.Limit
  }

  private func measures(_ planes: ChannelPlanes) -> [(ChannelPlanes.Plane, Measure)] {
    var measures = [Measure(box: Self.square, length: Self.square.rows, limit: limits.edge)]
    measures += Self.runs.map {
      Measure(box: $0, length: max($0.columns, $0.rows), limit: limits.line)
    }
    let seen = limits.isBrightnessOnly ? [planes.brightness] : planes.colors
    return seen.flatMap { plane in measures.map { (plane, $0) } }
  }

  /// The places that differ, and near which an edge went too far.
  private func places(
    of plane: ChannelPlanes.Plane, through filters: BoxFilters, by measure: Measure,
    in shown: Range<Int>
  ) -> [Int] {
    let (box, limit) = (measure.box, measure.limit)
    let difference = plane.difference(beyond: limit.unseen)
    guard difference.contains(where: { $0 != 0 }) else { return [] }
    let sums = filters.sums(difference, box)
    let least = limit.shift * measure.length
    // Nothing is far enough whatever the contrast is.
    guard sums.contains(where: { abs($0) * 100 > least * limit.contrast }) else { return [] }
    let ranges = filters.ranges(plane, box.widened)
    // A straight line has one edge or two; small shapes have more of them than the box is long.
    let edges = box == Self.square ? filters.edges(plane, box) : nil
    let isFar = sums.indices.map { index -> Int32 in
      let straight = measure.length * max(ranges[index], limit.contrast)
      return abs(sums[index]) * 100 > limit.shift * max(straight, edges?[index] ?? 0) ? 1 : 0
    }
    guard isFar.contains(1) else { return [] }
    let near = filters.sums(isFar, box)
    return shown.filter { index in
      near[index] > 0
        && abs(difference[index]) * 100 > max(limit.least * 100, limit.core * ranges[index])
    }
  }

  /// Places beside no edge where those around them have another colour on average.
  private func areas(
    of plane: ChannelPlanes.Plane, through filters: BoxFilters, beyond mean: Int32,
    in shown: Range<Int>
  ) -> [Int] {
    let ranges = filters.ranges(plane, .square(2))
    let isSmooth = ranges.map { $0 <= Self.smooth ? Int32(1) : 0 }
    let all = plane.difference(beyond: 0)
    let difference = all.indices.map { all[$0] * isSmooth[$0] }
    let sums = filters.sums(difference, Self.wide)
    let counts = filters.sums(isSmooth, Self.wide)
    let isFar = sums.indices.map { index -> Int32 in
      abs(sums[index]) > mean * max(counts[index], Self.leastSmooth) ? 1 : 0
    }
    guard isFar.contains(1) else { return [] }
    let near = filters.sums(isFar, Self.wide)
    return shown.filter { near[$0] > 0 && abs(difference[$0]) * 2 > mean }
  }

  /// Values that are farther apart have an edge between them.
  private static let smooth: Int32 = 24
  /// Fewer smooth pixels of a square have no mean that counts.
  private static let leastSmooth: Int32 = 150

  // MARK: A step of one pixel

  /// As much as a short word.
  private static let word = BoxFilters.Box(across: 12, down: 6)
  /// Less differs about a word that went by a pixel than this sum of brightness in all.
  private static let leastStep: Int32 = 400

  /// Places of thin shapes that went by one pixel along themselves, where little tells: with the step back, half of
  /// the differences around them and more are gone.
  private func steps(
    of plane: ChannelPlanes.Plane, through filters: BoxFilters, in shown: Range<Int>
  ) -> [Int] {
    let difference = plane.difference(beyond: limits.edge.unseen)
    guard difference.contains(where: { $0 != 0 }) else { return [] }
    let still = filters.sums(difference.map { abs($0) }, Self.word)
    var isFar = [Int32](repeating: 0, count: difference.count)
    for way in [1, -1, width, -width] {
      let back = ChannelPlanes.Plane(
        before: plane.before.indices.map { index in
          let from = index - way
          return plane.before.indices.contains(from) ? plane.before[from] : plane.before[index]
        }, after: plane.after)
      let rest = filters.sums(
        back.difference(beyond: limits.edge.unseen).map { abs($0) }, Self.word)
      for index in rest.indices
      where still[index] >= Self.leastStep && rest[index] * 2 < still[index] {
        isFar[index] = 1
      }
    }
    guard isFar.contains(1) else { return [] }
    let near = filters.sums(isFar, .square(2))
    return shown.filter { near[$0] > 0 && difference[$0] != 0 }
  }
}
