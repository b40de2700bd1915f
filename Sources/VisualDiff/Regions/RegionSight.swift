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

  /// The shortest way by which all that differs is what was there before, both forth and back.
  private var way: (dx: Int, dy: Int)? {
    let reach = Int(Self.reach * min(max(probes.after.scale, 1), 4))
    return Self.ways.first { max(abs($0.dx), abs($0.dy)) <= reach && isMoved(by: $0) }
  }

  /// All ways that are ever looked for, the shortest first: those of four pixels a point.
  private static let ways: [(dx: Int, dy: Int)] = {
    let reach = Int(Self.reach * 4)
    let all = (-reach...reach).flatMap { dy in (-reach...reach).map { (dx: $0, dy: dy) } }
    return all.filter { $0 != (0, 0) }.sorted {
      (abs($0.dx) + abs($0.dy), $0.dy, $0.dx) < (abs($1.dx) + abs($1.dy), $1.dy, $1.dx)
    }
  }()

  private func isMoved(by way: (dx: Int, dy: Int)) -> Bool {
    // A pixel in a hundred may be another one: what lies behind need not be of one colour.
    var left = probes.places.count / 100
    for (x, y) in probes.places {
      let came = color(of: probes.before, x - way.dx, y - way.dy) == probes.after[x, y]
      let went = color(of: probes.after, x + way.dx, y + way.dy) == probes.before[x, y]
      if came, went { continue }
      left -= 1
      if left < 0 { return false }
    }
    return true
  }

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
    if was >= 0.9, goesOn <= 0.5 { return .added }
    if goesOn >= 0.9, was <= 0.5 { return .removed }
    return nil
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
    return Self.isMapped(pairs) || Self.isMapped(pairs.map { ($1, $0) })
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
