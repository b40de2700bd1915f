internal import Imaging

/// Looks for the way by which all that differs in a region is what was there before, elsewhere.
struct RegionWay {
  typealias Way = (dx: Int, dy: Int)

  private let probes: RegionProbes
  /// Some of the places, by which most ways are known to be wrong.
  private let few: [(x: Int, y: Int)]

  /// The farthest way that is looked for, in points; from there it is followed as far as it gets better.
  private static let reach = 8.0
  /// Places that say whether a way is worth a closer look.
  private static let mostFew = 1_000
  /// Far ways that are worth a closer look.
  private static let mostFar = 2
  /// One pixel of so many may have come from nowhere.
  private static let mostUnknown = 16

  init(_ probes: RegionProbes) {
    self.probes = probes
    let step = max(1, probes.places.count / Self.mostFew)
    few = stride(from: 0, to: probes.places.count, by: step).map { probes.places[$0] }
  }

  /// How the pixels that differ stand to a way.
  private struct Tally {
    /// Those that did not both come from there and go on to there, and those of them that did one of both.
    var (strays, came, went) = (0, 0, 0)
    var neither: Int { strays - came - went }
  }

  /// The best of all ways, where it is good enough: none if the region changed otherwise.
  var found: Way? {
    for way in [nearest { ($0.neither, $0.strays) }.map(climbed), way(of: probes.outlines)] {
      if let way, let tally = tally(by: way, of: probes.places), isPlain(tally) { return way }
    }
    if let way = far.first(where: explains) { return way }
    guard let way = nearest({ ($0.neither, 0) }), let tally = tally(by: way, of: probes.places),
      isHalved(tally), isVaried(by: way)
    else { return nil }
    return way
  }

  /// Whether a way that is known from elsewhere is good enough.
  func explains(_ way: Way) -> Bool {
    guard tally(by: way, of: few) != nil, let tally = tally(by: way, of: probes.places)
    else { return false }
    return isPlain(tally) || isHalved(tally) && isVaried(by: way)
  }

  /// The best of all ways by colours that are nearly the same: for a region that nothing else explains.
  var soft: Way? {
    SoftWay(probes, few: few).found { isVaried(by: $0) } ?? far.first(where: explainsSoftly)
  }

  /// Whether a way that is known from elsewhere is good enough by colours that are nearly the same.
  func explainsSoftly(_ way: Way) -> Bool {
    SoftWay(probes, few: few).explains(way) { isVaried(by: $0) }
  }

  /// Ways that are too far to be looked for one by one.
  private var far: [Way] { RegionAnchors(probes).ways(atMost: Self.mostFar) }

  // MARK: Good ways

  /// Whether most of what differs came from there and went on to there. One pixel in a hundred may be another one; what
  /// lies behind something that moved need not be of one colour, and what stands beside it stays.
  private func isPlain(_ tally: Tally) -> Bool {
    let count = probes.places.count
    return tally.strays <= count / 100 || tally.strays * 5 < count * 2
  }

  /// Whether as much may have come as went, as it does where something keeps its shape. On a ground of many colours
  /// pixels only come, or only go.
  private func isHalved(_ tally: Tally) -> Bool {
    let half = probes.places.count * 21 / 40
    return tally.came <= half && tally.went <= half && tally.came > 0 && tally.went > 0
  }

  /// Whether the ground that was covered is of many colours, and so is the one that was left: on one of few colours the
  /// way is plain, or there is none.
  private func isVaried(by way: Way) -> Bool {
    var (covered, left): ([UInt32: Int], [UInt32: Int]) = ([:], [:])
    for (x, y) in probes.places {
      let came = color(of: probes.before, x - way.dx, y - way.dy) == probes.after[x, y]
      let went = color(of: probes.after, x + way.dx, y + way.dy) == probes.before[x, y]
      if came, !went { covered[probes.before[x, y], default: 0] += 1 }
      if went, !came { left[probes.after[x, y], default: 0] += 1 }
    }
    return [covered, left].allSatisfy { colors in
      (colors.values.max() ?? 0) * 2 <= colors.values.reduce(0, +)
    }
  }

  // MARK: All ways

  /// The shortest of those that cost the least.
  private func nearest(_ cost: (Tally) -> (Int, Int)) -> Way? {
    let reach = Int(Self.reach * min(max(probes.after.scale, 1), 4))
    var best: (way: Way, cost: (Int, Int))?
    for way in Self.ways where max(abs(way.dx), abs(way.dy)) <= reach {
      guard let tally = tally(by: way, of: few) else { continue }
      let sum = cost(tally)
      if let best, best.cost <= sum { continue }
      best = (way, sum)
      if tally.strays == 0, self.tally(by: way, of: probes.places)?.strays == 0 { break }
    }
    return best?.way
  }

  /// All ways that are ever looked for, the shortest first: those of four pixels a point.
  static let ways: [Way] = {
    let reach = Int(Self.reach * 4)
    let all = (-reach...reach).flatMap { dy in (-reach...reach).map { (dx: $0, dy: dy) } }
    return all.filter { $0 != (0, 0) }.sorted {
      (abs($0.dx) + abs($0.dy), $0.dy, $0.dx) < (abs($1.dx) + abs($1.dy), $1.dy, $1.dx)
    }
  }()

  /// Follows a way as long as one that is a pixel longer or shorter is better, also out of reach.
  private func climbed(from start: Way) -> Way {
    guard var tally = tally(by: start, of: probes.places) else { return start }
    var way = start
    for _ in 0..<max(probes.width, probes.height) where tally.strays > 0 {
      var next: (way: Way, tally: Tally)?
      for step in Self.ways.prefix(8) {
        let other = (dx: way.dx + step.dx, dy: way.dy + step.dy)
        guard other != (0, 0), let sum = self.tally(by: other, of: probes.places) else { continue }
        let best = next?.tally ?? tally
        if (sum.neither, sum.strays) < (best.neither, best.strays) { next = (other, sum) }
      }
      guard let next else { break }
      (way, tally) = next
    }
    return way
  }

  /// The way from what stands out from the ground before to what does after, where both are as large.
  private func way(of outlines: (before: PixelArea, after: PixelArea)?) -> Way? {
    guard let (before, after) = outlines, before.width == after.width,
      before.height == after.height,
      (before.x, before.y) != (after.x, after.y)
    else { return nil }
    return (after.x - before.x, after.y - before.y)
  }

  // MARK: One way

  /// Nothing where too many pixels neither came from there nor went on to there.
  private func tally(by way: Way, of places: [(x: Int, y: Int)]) -> Tally? {
    var tally = Tally()
    for (x, y) in places {
      let came = color(of: probes.before, x - way.dx, y - way.dy) == probes.after[x, y]
      let went = color(of: probes.after, x + way.dx, y + way.dy) == probes.before[x, y]
      if came, went { continue }
      tally.strays += 1
      if came { tally.came += 1 } else if went { tally.went += 1 }
      if tally.neither * Self.mostUnknown > places.count { return nil }
    }
    return tally
  }

  /// Nothing outside: what comes from there is unknown.
  private func color(of picture: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
    probes.holds(x, y) ? picture[x, y] : nil
  }
}
