internal import Imaging

/// Looks at a region and says how it came to differ.
struct RegionSight {
  private let probes: RegionProbes

  /// The farthest way that is looked for, in points.
  private static let reach = 8.0

  init(_ probes: RegionProbes) {
    self.probes = probes
  }

  var kind: ChangedRegion.Kind {
    guard !probes.places.isEmpty else { return .changed }
    if let way { return .moved(dx: way.dx, dy: way.dy) }
    return grown ?? (hasOtherEdges ? .antialiasing : isTint ? .tint : .changed)
  }

  // MARK: The same elsewhere

  /// The shortest way by which all that differs is what was there before, both forth and back; else the one by which
  /// most of it is, as what lies behind something that moved need not be of one colour, and what stands beside it stays.
  private var way: (dx: Int, dy: Int)? {
    let reach = Int(Self.reach * min(max(probes.after.scale, 1), 4))
    let ways = Self.ways.filter { max(abs($0.dx), abs($0.dy)) <= reach }
    let count = probes.places.count
    // A pixel in a hundred may be another one.
    if let way = ways.first(where: { strays(by: $0, below: count / 100 + 1) != nil }) { return way }
    var best: (way: (dx: Int, dy: Int), strays: Int)?
    for way in ways {
      guard let strays = strays(by: way, below: best?.strays ?? count * 2 / 5) else { continue }
      best = (way, strays)
    }
    return best?.way
  }

  /// All ways that are ever looked for, the shortest first: those of four pixels a point.
  private static let ways: [(dx: Int, dy: Int)] = {
    let reach = Int(Self.reach * 4)
    let all = (-reach...reach).flatMap { dy in (-reach...reach).map { (dx: $0, dy: dy) } }
    return all.filter { $0 != (0, 0) }.sorted {
      (abs($0.dx) + abs($0.dy), $0.dy, $0.dx) < (abs($1.dx) + abs($1.dy), $1.dy, $1.dx)
    }
  }()

  /// How many of the pixels that differ did not both come from there and go on to there; nil where that is not below the
  /// limit, or too many did neither.
  private func strays(by way: (dx: Int, dy: Int), below limit: Int) -> Int? {
    var (strays, neither) = (0, 0)
    for (x, y) in probes.places {
      let came = color(of: probes.before, x - way.dx, y - way.dy) == probes.after[x, y]
      let went = color(of: probes.after, x + way.dx, y + way.dy) == probes.before[x, y]
      if came, went { continue }
      strays += 1
      if !came, !went { neither += 1 }
      if strays >= limit || neither * Self.mostUnknown > probes.places.count { return nil }
    }
    return strays < limit ? strays : nil
  }

  /// One pixel of so many may have come from nowhere.
  private static let mostUnknown = 16

  /// Nothing outside: what comes from there is unknown.
  private func color(of picture: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    probes.holds(x, y) ? picture[x, y] : nil
  }

  // MARK: Come and gone

  /// Added where the ground of before goes on around what differs, removed where that of after does.
  private var grown: ChangedRegion.Kind? {
    var (edges, before, after) = (0, 0, 0)
    for place in probes.places {
      for (x, y) in probes.neighbours(of: place) where probes.before[x, y] == probes.after[x, y] {
        edges += 1
        if Self.areAlike(probes.before[x, y], probes.before[place.x, place.y]) { before += 1 }
        if Self.areAlike(probes.after[x, y], probes.after[place.x, place.y]) { after += 1 }
      }
    }
    guard edges > 0 else { return nil }
    let (was, goesOn) = (Double(before) / Double(edges), Double(after) / Double(edges))
    if Self.isGround(was, not: goesOn) { return .added }
    return Self.isGround(goesOn, not: was) ? .removed : nil
  }

  /// Whether the ground of one side goes on, given what part of the edges it does on that side and on the other one. It
  /// may have other things on it.
  private static func isGround(_ part: Double, not other: Double) -> Bool {
    part >= 0.9 && other <= 0.5 || part >= 0.55 && part - other >= 0.5
      || part >= 0.45 && other <= 0.02
  }

  /// As near as colours of a slow gradient.
  private static func areAlike(_ first: UInt32, _ second: UInt32) -> Bool {
    spread(first, second) <= 4
  }

  /// The largest difference of a channel.
  private static func spread(_ first: UInt32, _ second: UInt32) -> Int {
    stride(from: UInt32(0), to: 32, by: 8).map {
      abs(Int(first >> $0 & 255) - Int(second >> $0 & 255))
    }.max() ?? 0
  }

  // MARK: Other colours

  /// Whether each colour became one other colour throughout, or the other way round.
  private var isTint: Bool {
    let pairs = probes.places.map { (probes.before[$0.x, $0.y], probes.after[$0.x, $0.y]) }
    return Self.isMapped(pairs) || Self.isMapped(pairs.map { ($1, $0) }) || Self.isBlended(pairs)
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
        if spread(known, image) > 2 { strays += 1 }
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
    for y in max(0, place.y - 1)...min(probes.height - 1, place.y + 1) {
      for x in max(0, place.x - 1)...min(probes.width - 1, place.x + 1) {
        let channel = Int(picture[x, y] >> shift & 255)
        (low, high) = (min(low, channel), max(high, channel))
      }
    }
    return low...high
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
