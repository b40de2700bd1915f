internal import Imaging

/// How far the edges of two pictures lie from one another, place by place.
///
/// An edge that is smoothed otherwise keeps what it covers: around it the differences of one side and the other cancel
/// out. So the sum of all differences in a box, by the contrast there and the length of the edges, is how far they
/// went, in hundredths of a pixel. Two placements of a letter are less than one pixel apart, and letters have many edges:
/// a program that draws them fatter moves each a little.
struct EdgeSurvey {
  /// How often each value is there at the edges of the picture before.
  struct Histogram {
    private var counts = [Int](repeating: 0, count: 256)

    mutating func add(_ value: UInt8) { counts[Int(value)] += 1 }

    /// The value that so many hundredths do not exceed; 0 of none.
    func value(ofHundredths hundredths: Int) -> Int {
      let all = counts.reduce(0, +)
      var below = 0
      for (value, count) in counts.enumerated() {
        below += count
        if below * 100 >= all * hundredths { return value }
      }
      return 0
    }
  }

  /// Of each place that both pictures have, row by row.
  private(set) var edge: [UInt8]
  /// Along lines that lie and lines that stand.
  private(set) var lines: [[UInt8]]
  /// Edges that only one of the pictures has.
  private(set) var lost: [UInt8]
  /// How much differs by the length of the edges, whether it cancels out or not.
  private var amount: [UInt8]
  /// Whether smooth areas have other colours there.
  private(set) var hasOtherColor: [Bool]
  /// The largest difference of a channel.
  private(set) var difference: [UInt8]
  /// Whether a place is no plain ground in one of the pictures.
  private(set) var isDrawn: [Bool]
  private(set) var edges = Histogram()
  private(set) var straight = Histogram()
  private var amounts = Histogram()
  /// How far the mean of each square went, in values of a channel.
  private(set) var drift: [UInt8]

  let width: Int
  let height: Int
  private let before: Bitmap
  private let after: Bitmap
  private let limits: EdgeLimits
  /// How many places beyond the ends of the pictures are looked at.
  private let rim: Int
  /// Pixels on an edge that are neither one side's nor the other's, and those of them that are the same: programs seldom
  /// smooth an edge to the same values.
  private var smoothed = (all: 0, same: 0, equal: 0)

  /// Rows that are looked at together.
  static let rows = 64
  /// The square in which the differences of an edge cancel out.
  static let square = BoxFilters.Box.square(2)
  /// A straight piece of a line, and of one that stands.
  static let runs = [BoxFilters.Box(across: 12, down: 2), BoxFilters.Box(across: 2, down: 12)]
  /// As far as a box and what it is compared to reach.
  private static let margin = 14
  /// Neighbours that are as far apart are an edge.
  private static let leastEdge: Int16 = 24
  /// A smoothed pixel is as far from both sides.
  private static let leastSmoothed: Int16 = 16

  init(_ before: Bitmap, _ after: Bitmap, within limits: EdgeLimits) {
    (self.before, self.after, self.limits) = (before, after, limits)
    (width, height) = (min(before.width, after.width), min(before.height, after.height))
    rim = ClearRim.isThere(before, after) ? 1 : 0
    let none = [UInt8](repeating: 0, count: width * height)
    (edge, lost, amount, difference, drift) = (none, none, none, none, none)
    lines = [none, none]
    hasOtherColor = [Bool](repeating: false, count: width * height)
    isDrawn = hasOtherColor
    for top in stride(from: 0, to: height, by: Self.rows) {
      look(at: top..<min(height, top + Self.rows))
    }
  }

  /// Whether one program drew both pictures, so that all of a change counts: nearly all smoothed pixels are the same,
  /// or a third of them while all that differs is in one place or two. Nor is it another program where most edges went
  /// farther than any of them draws them.
  var isOfOneProgram: Bool {
    let (all, same) = (smoothed.all, smoothed.same * 100)
    return same >= all * 87 || edges.value(ofHundredths: 50) > EdgeLimits.farthest
      || same >= all * 30 && isInFewPlaces(beyond: sameness)
  }

  /// How far nearly all edges went.
  var usual: Int { edges.value(ofHundredths: limits.edge.usual) }

  /// Whether many of them are equal bit by bit: nobody smoothed all edges otherwise.
  var isPartlyUntouched: Bool { smoothed.all > 0 && smoothed.equal * 100 >= smoothed.all * 30 }

  /// Whether nobody smoothed any edge otherwise.
  var isUntouched: Bool {
    isPartlyUntouched
      && (smoothed.equal * 100 >= smoothed.all * 87 || isInFewPlaces(beyond: 0))
  }

  /// Whether most edges differ by more than two programs make of the same ones, though it cancels out: the grain of two
  /// photos.
  var isOfTwoDrawings: Bool { amounts.value(ofHundredths: 50) > EdgeLimits.largestAmount }

  /// Whether no more than two parts of the pictures differ by more than so much, and they are no more than half of all.
  private func isInFewPlaces(beyond sameness: UInt8) -> Bool {
    let places = places(beyond: sameness)
    return places.count <= 2
      && places.reduce(0) { $0 + $1.box.pixelCount } * 2 <= width * height
  }

  /// The parts of the pictures that differ by more than so much.
  func places(beyond sameness: UInt8) -> [DifferingTiles.Found] {
    var tiles = DifferingTiles(width: width, height: height, scale: 1)
    for row in 0..<height {
      for column in 0..<width where difference[row * width + column] > sameness {
        tiles.add(column, row)
      }
    }
    return tiles.joined()
  }

  private mutating func look(at rows: Range<Int>) {
    for patch in EdgePatch.all(before, after, rows: rows, reach: Self.margin) {
      let patch = patch.reaching(beyond: rim, width: width, height: height)
      let planes = ChannelPlanes(before, after, in: patch.outer)
      for plane in limits.isBrightnessOnly ? [planes.brightness] : planes.colors {
        measure(plane, through: planes.filters, in: patch)
      }
      for plane in planes.colors { compareAreas(of: plane, through: planes.filters, in: patch) }
    }
    count(rows)
  }

  private mutating func measure(
    _ plane: ChannelPlanes.Plane, through filters: BoxFilters, in patch: EdgePatch
  ) {
    let difference = plane.difference(beyond: limits.unseen)
    guard difference.contains(where: { $0 != 0 }) else { return }
    let sums = filters.sums(difference, Self.square)
    let amounts = filters.sums(BoxFilters.magnitudes(difference), Self.square)
    let lengths = filters.edges(plane, Self.square)
    let spans = filters.spans(plane, Self.square.widened)
    let rows = Self.square.rows
    patch.forEach(in: width) { index, place in
      // Nothing went anywhere.
      if amounts[index] == 0 { return }
      let sum = abs(sums[index]) * 100
      let contrast = max(Int32(spans.both[index]), limits.contrast)
      let length = max(rows * contrast, lengths[index])
      raise(&edge[place], sum / length)
      raise(&drift[place], sum / (100 * rows * rows))
      raise(&amount[place], amounts[index] * 100 / length)
      // A line or a dot that is lost leaves its ground.
      let (less, more) = (Int32(spans.less[index]), Int32(spans.more[index]))
      if less * 2 <= more { raise(&lost[place], sum / (rows * max(more, limits.contrast))) }
    }
    for (number, run) in Self.runs.enumerated() {
      let sums = filters.sums(difference, run)
      let ranges = filters.ranges(plane, run.widened)
      let length = max(run.columns, run.rows)
      patch.forEach(in: width) { index, place in
        if sums[index] == 0 { return }
        raise(
          &lines[number][place],
          abs(sums[index]) * 100 / (length * max(Int32(ranges[index]), limits.contrast)))
      }
    }
  }

  private func raise(_ value: inout UInt8, _ other: Int32) {
    value = max(value, UInt8(clamping: other))
  }

  /// Finds places beside no edge where those around them have another colour on average.
  private mutating func compareAreas(
    of plane: ChannelPlanes.Plane, through filters: BoxFilters, in patch: EdgePatch
  ) {
    let all = plane.difference(beyond: 0)
    guard all.contains(where: { $0 != 0 }) else { return }
    let areas = limits.areas
    let isSmooth = filters.spans(plane, .square(areas.smooth.reach)).more.map {
      $0 <= areas.smooth.range ? Int16(1) : 0
    }
    let box = BoxFilters.Box.square(areas.square.reach)
    let sums = filters.sums(all.indices.map { all[$0] &* isSmooth[$0] }, box)
    let counts = filters.sums(isSmooth, box)
    // A picture of a few pixels is looked at all the same.
    let fewest = min(areas.square.fewest, Int32(clamping: width * height))
    patch.forEach(in: width) { index, place in
      if abs(sums[index]) > areas.mean * max(counts[index], fewest) {
        hasOtherColor[place] = true
      }
    }
  }

  /// Counts the values at edges.
  private mutating func count(_ rows: Range<Int>) {
    let whole = PixelArea(x: 0, y: 0, width: width, height: height)
    let inner = PixelArea(x: 0, y: rows.lowerBound, width: width, height: rows.count)
    let patch = EdgePatch(inner: inner, outer: inner.widened(by: 1).intersection(whole))
    let planes = ChannelPlanes(before, after, in: patch.outer)
    let steepness = planes.steepness
    let apart = planes.filters.highest(steepness.apart, .square(1))
    let drawn = limits.ink.drawn
    patch.forEach(in: width) { index, place in
      difference[place] = UInt8(clamping: steepness.apart[index])
      isDrawn[place] = steepness.range[index] > drawn.range || apart[index] > drawn.apart
      guard steepness.range[index] >= Self.leastEdge, amount[place] > 0 || !isGrain(place)
      else { return }
      edges.add(edge[place])
      amounts.add(amount[place])
      straight.add(max(lines[0][place], lines[1][place]))
      if steepness.middle[index] >= Self.leastSmoothed {
        smoothed.all += 1
        if difference[place] <= sameness { smoothed.same += 1 }
        if difference[place] == 0 { smoothed.equal += 1 }
      }
    }
  }

  /// Whether hardly any two neighbours around a place are the same, as in a photo: one that is the same in both pictures
  /// tells nothing about how programs draw edges.
  private func isGrain(_ place: Int) -> Bool {
    let (row, column) = place.quotientAndRemainder(dividingBy: width)
    var same = 0
    for y in max(0, row - 2)...min(height - 1, row + 2) {
      for x in max(0, column - 2)..<min(width - 1, column + 2)
      where before[x, y] == before[x + 1, y] {
        same += 1
        if same >= Self.leastSame { return false }
      }
    }
    return true
  }

  private static let leastSame = 3

  /// Compression changes nearly all values a little.
  private var sameness: UInt8 { limits.isBrightnessOnly ? UInt8(clamping: limits.unseen) : 0 }
}
