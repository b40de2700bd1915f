internal import Imaging

/// Looks at a region and says how it came to differ.
struct RegionSight {
  private let probes: RegionProbes

  init(_ probes: RegionProbes) {
    self.probes = probes
  }

  var kind: ChangedRegion.Kind {
    guard !probes.places.isEmpty else { return .changed }
    let ways = RegionWay(probes)
    if let way = ways.found { return .moved(dx: way.dx, dy: way.dy) }
    if let kind = (isOfRim ? nil : grown) ?? (hasOtherEdges ? .antialiasing : isTint ? .tint : nil)
    {
      return kind
    }
    return ways.soft.map { .moved(dx: $0.dx, dy: $0.dy) } ?? .changed
  }

  // MARK: Come and gone

  /// Whether what differs is one line of pixels at an end of the pictures that lets something through: what would be
  /// around it tells nothing.
  private var isOfRim: Bool {
    let box = probes.box
    let isEnd =
      box.height == 1 && (box.y == 0 || box.y == probes.height - 1)
      || box.width == 1 && (box.x == 0 || box.x == probes.width - 1)
    return isEnd && probes.places.contains(where: isClear)
  }

  /// Whether a place lets something through in one of the pictures.
  private func isClear(_ place: (x: Int, y: Int)) -> Bool {
    min(probes.before[place.x, place.y], probes.after[place.x, place.y]) >> 24 < 255
  }

  /// Added where the ground of before goes on around what differs, removed where that of after does.
  private var grown: ChangedRegion.Kind? {
    // The noise of a compressed picture is on its ground, and would end that of the other one.
    let noise = probes.noise
    var (edges, before, after, count) = (0, 0, 0, 0)
    for place in probes.places where isBeyond(noise, place) {
      count += 1
      probes.forEachSameNeighbour(of: place, within: noise) { x, y in
        edges += 1
        if self.goesOn(from: (x, y), to: place, in: probes.before, within: noise) { before += 1 }
        if self.goesOn(from: (x, y), to: place, in: probes.after, within: noise) { after += 1 }
      }
    }
    guard edges > 0, count * Self.mostNoisy >= probes.places.count else { return nil }
    let (was, goesOn) = (Double(before) / Double(edges), Double(after) / Double(edges))
    if Self.isGround(was, not: goesOn) { return isAroundThing(in: probes.before) ? nil : .added }
    guard Self.isGround(goesOn, not: was) else { return nil }
    return isAroundThing(in: probes.after) ? nil : .removed
  }

  /// A thing that came among noise is no smaller part of all that differs.
  private static let mostNoisy = 8

  private func isBeyond(_ noise: Int, _ place: (x: Int, y: Int)) -> Bool {
    noise == 0
      || probes.before[place.x, place.y].farthestChannel(from: probes.after[place.x, place.y])
        > noise
  }

  /// Whether what differs lies around something that stays and is none of the ground outside: its border, which is no
  /// thing of its own.
  private func isAroundThing(in picture: Bitmap) -> Bool {
    let box = probes.box
    let (x, y) = (box.x + box.width / 2, box.y + box.height / 2)
    guard box.width > 2, box.height > 2, isSame(x, y) else { return false }
    let sides = [
      (box.x - 1, y, 1, 0), (box.x + box.width, y, -1, 0), (x, box.y - 1, 0, 1),
      (x, box.y + box.height, 0, -1),
    ]
    return sides.allSatisfy { column, line, dx, dy in
      probes.holds(column, line) && !isSame(column + dx, line + dy)
        && picture[column, line] != picture[x, y]
    }
  }

  private func isSame(_ x: Int, _ y: Int) -> Bool { probes.before[x, y] == probes.after[x, y] }

  /// Whether the ground of one side goes on, given what part of the edges it does on that side and on the other one. It
  /// may have other things on it.
  private static func isGround(_ part: Double, not other: Double) -> Bool {
    part >= 0.9 && other <= 0.5 || part >= 0.55 && part - other >= 0.5
      || part >= 0.45 && other <= 0.02
  }

  /// Whether what is beside a place goes on there: in the same colour, or as a slow gradient does, which has another one
  /// on the far side as well.
  private func goesOn(
    from side: (x: Int, y: Int), to place: (x: Int, y: Int), in picture: Bitmap,
    within noise: Int
  ) -> Bool {
    let apart = picture[side.x, side.y].farthestChannel(from: picture[place.x, place.y])
    guard noise == 0 else { return apart <= noise }
    guard apart > 0, apart <= Self.mostOfGradient else { return apart == 0 }
    let far = (x: side.x * 2 - place.x, y: side.y * 2 - place.y)
    guard probes.holds(far.x, far.y) else { return true }
    let farther = picture[side.x, side.y].farthestChannel(from: picture[far.x, far.y])
    return 1...Self.mostOfGradient ~= farther
  }

  /// The colours of neighbours in a slow gradient are as near.
  private static let mostOfGradient = 4

  // MARK: Other colours

  /// Whether each colour became one other colour throughout, or the other way round, within an outline that both have.
  private var isTint: Bool {
    guard isOutlinedTwice else { return false }
    let pairs = probes.places.map { (probes.before[$0.x, $0.y], probes.after[$0.x, $0.y]) }
    return Self.isMapped(pairs) || Self.isMapped(pairs.map { ($1, $0) }) || Self.isBlended(pairs)
  }

  /// Whether the region ends at edges of both pictures: where one of them goes on beyond it, something came or went.
  private var isOutlinedTwice: Bool {
    var (edges, both) = (0, 0)
    for place in probes.places {
      probes.forEachSameNeighbour(of: place) { x, y in
        edges += 1
        let side = probes.before[x, y]
        if side != probes.before[place.x, place.y], side != probes.after[place.x, place.y] {
          both += 1
        }
      }
    }
    return both * 10 >= edges * 8
  }

  /// Whether each channel became what another colour under the same coverage gives: of few pixels nearly all have a
  /// colour of their own.
  private static func isBlended(_ pairs: [(UInt32, UInt32)]) -> Bool {
    // Any two points are on a line.
    guard pairs.count >= 16 else { return false }
    return stride(from: UInt32(0), to: 32, by: 8).allSatisfy { shift in
      let channel = pairs.map { (Double($0 >> shift & 255), Double($1 >> shift & 255)) }
      guard let line = Line(channel) else { return channel.allSatisfy { abs($0 - $1) <= 2 } }
      let strays = channel.count { abs(line.start + line.slope * $0 - $1) > 4 }
      return line.slope > 0.25 && strays * 20 <= channel.count
    }
  }

  /// The straight line that is nearest to points; nil where all have one place.
  private struct Line {
    let start: Double
    let slope: Double

    init?(_ points: [(x: Double, y: Double)]) {
      let count = Double(points.count)
      let x = points.reduce(0) { $0 + $1.x } / count
      let y = points.reduce(0) { $0 + $1.y } / count
      let spread = points.reduce(0) { $0 + ($1.x - x) * ($1.x - x) }
      guard spread >= count * 4 else { return nil }
      slope = points.reduce(0) { $0 + ($1.x - x) * ($1.y - y) } / spread
      start = y - slope * x
    }
  }

  private static func isMapped(_ pairs: [(UInt32, UInt32)]) -> Bool {
    var images: [UInt32: UInt32] = [:]
    var strays = 0
    for (color, image) in pairs {
      if let known = images[color] {
        if known.farthestChannel(from: image) > 2 { strays += 1 }
      } else {
        images[color] = image
      }
    }
    // Few pixels have a colour each: that says nothing.
    guard images.count * 2 <= pairs.count, strays * 50 <= pairs.count else { return false }
    return Set(images.values).count * 2 >= images.count
  }

  // MARK: Other edges

  /// Whether each pixel has a colour that its neighbours have between them on the other side, in both directions.
  private var hasOtherEdges: Bool {
    var strays = 0
    for place in probes.places where !isAtEdge(place) {
      strays += 1
      if strays * 50 > probes.places.count { return false }
    }
    return probes.places.allSatisfy { meanDifference(around: $0) <= Self.mostSmoothed }
  }

  /// Edges that are smoothed otherwise keep the mean of five by five pixels up to this.
  private static let mostSmoothed = 24
  /// Rounding of rasterisers.
  private static let slack = 4
  /// Colours that are nearer to one another have no edge between them.
  private static let leastEdge = 16

  private func isAtEdge(_ place: (x: Int, y: Int)) -> Bool {
    let (before, after) = (probes.before[place.x, place.y], probes.after[place.x, place.y])
    var isEdge = false
    for shift in stride(from: UInt32(0), to: 32, by: 8) {
      let was = channels(shift, around: place, of: probes.before)
      let goesOn = channels(shift, around: place, of: probes.after)
      guard Self.widened(was) ~= Int(after >> shift & 255),
        Self.widened(goesOn) ~= Int(before >> shift & 255)
      else { return false }
      isEdge = isEdge || max(was.count, goesOn.count) > Self.leastEdge
    }
    return isEdge
  }

  private static func widened(_ range: ClosedRange<Int>) -> ClosedRange<Int> {
    range.lowerBound - slack...range.upperBound + slack
  }

  /// From the lowest to the highest value of a channel in the three by three pixels around a place.
  private func channels(
    _ shift: UInt32, around place: (x: Int, y: Int), of picture: Bitmap
  ) -> ClosedRange<Int> {
    var (low, high) = (255, 0)
    // Beyond the end of pictures that let something through there is nothing.
    if isAtRim(place), isClear(place) { low = 0 }
    for y in max(0, place.y - 1)...min(probes.height - 1, place.y + 1) {
      for x in max(0, place.x - 1)...min(probes.width - 1, place.x + 1) {
        let channel = Int(picture[x, y] >> shift & 255)
        (low, high) = (min(low, channel), max(high, channel))
      }
    }
    return low...high
  }

  private func isAtRim(_ place: (x: Int, y: Int)) -> Bool {
    place.x == 0 || place.x == probes.width - 1 || place.y == 0 || place.y == probes.height - 1
  }

  /// The largest difference of a channel's mean in the five by five pixels around a place.
  private func meanDifference(around place: (x: Int, y: Int)) -> Int {
    var (sums, count) = ([0, 0, 0, 0], 0)
    for y in max(0, place.y - 2)...min(probes.height - 1, place.y + 2) {
      for x in max(0, place.x - 2)...min(probes.width - 1, place.x + 2) {
        count += 1
        for channel in 0..<4 {
          let shift = UInt32(channel * 8)
          sums[channel] +=
            Int(probes.after[x, y] >> shift & 255) - Int(probes.before[x, y] >> shift & 255)
        }
      }
    }
    return (sums.map(abs).max() ?? 0) / count
  }
}
