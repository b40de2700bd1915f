internal import Imaging

/// Looks for the way of a thing that lets its ground shine through at its edges: a shadow on a gradient has other colours
/// at its new place, nearly those of the old one.
///
/// A place counts by how far its colours are apart: what differs by little says little.
struct SoftWay {
  private let probes: RegionProbes
  private let few: [Place]

  private struct Place {
    let x: Int
    let y: Int
    /// How far its colours are apart.
    let apart: Int
  }

  /// A way has led from a colour that is no farther from the one it led to.
  private static let most = 6
  /// Nor farther than this part of what differs at the place as it is.
  private static let part = 4
  /// Of so many pixels one may have come from nowhere.
  private static let mostUnknown = 20
  /// Places that say whether a way is worth a closer look.
  private static let mostFew = 300
  private static let strides = 16
  /// The farthest way, in points.
  private static let reach = 8.0

  init(_ probes: RegionProbes, few: [(x: Int, y: Int)]) {
    self.probes = probes
    let step = max(1, few.count / Self.mostFew)
    self.few = Self.weighed(stride(from: 0, to: few.count, by: step).map { few[$0] }, probes)
  }

  /// Places from all over a region, in an order that soon tells a wrong way.
  private static func weighed(_ places: [(x: Int, y: Int)], _ probes: RegionProbes) -> [Place] {
    let all = places.map { x, y in
      Place(x: x, y: y, apart: probes.before[x, y].farthestChannel(from: probes.after[x, y]))
    }
    return (0..<strides).flatMap { start in
      stride(from: start, to: all.count, by: strides).map { all[$0] }
    }
  }

  /// How what differs stands to a way.
  private struct Tally {
    var (all, came, went, neither) = (0, 0, 0, 0)
  }

  /// The way that explains the most, where as much may have come as went.
  /// - Parameter isVaried: whether the grounds of a way are of many colours, as gradients are.
  func found(where isVaried: (RegionWay.Way) -> Bool) -> RegionWay.Way? {
    let reach = Int(Self.reach * min(max(probes.after.scale, 1), 4))
    let all = few.reduce(0) { $0 + $1.apart }
    var best: (way: RegionWay.Way, neither: Int)?
    for way in RegionWay.ways where max(abs(way.dx), abs(way.dy)) <= reach {
      guard let tally = tally(by: way, of: few, all: all) else { continue }
      if let best, best.neither <= tally.neither { continue }
      best = (way, tally.neither)
    }
    guard let way = best?.way, explains(way, where: isVaried) else { return nil }
    return way
  }

  /// Whether a way explains nearly all, where as much may have come as went.
  func explains(_ way: RegionWay.Way, where isVaried: (RegionWay.Way) -> Bool) -> Bool {
    let places = Self.weighed(probes.places, probes)
    guard let tally = tally(by: way, of: places, all: places.reduce(0) { $0 + $1.apart })
    else { return false }
    let half = tally.all * 21 / 40
    let both = tally.all - tally.came - tally.went - tally.neither
    return tally.came <= half && tally.went <= half && tally.came > 0 && tally.went > 0
      && isVaried(way) && both * 5 >= tally.all * 2
  }

  /// Nothing where too much neither came from there nor went on to there.
  private func tally(by way: RegionWay.Way, of places: [Place], all: Int) -> Tally? {
    var tally = Tally()
    tally.all = all
    for place in places {
      let (x, y, apart) = (place.x, place.y, place.apart)
      let came = isNear(
        probes.after[x, y], in: probes.before, at: (x - way.dx, y - way.dy), of: apart)
      let went = isNear(
        probes.before[x, y], in: probes.after, at: (x + way.dx, y + way.dy), of: apart)
      if came, !went { tally.came += apart }
      if went, !came { tally.went += apart }
      if !came, !went { tally.neither += apart }
      if tally.neither * Self.mostUnknown > tally.all { return nil }
    }
    return tally
  }

  private func isNear(
    _ color: UInt32, in picture: Bitmap, at place: (x: Int, y: Int), of apart: Int
  ) -> Bool {
    guard probes.holds(place.x, place.y) else { return false }
    let rest = color.farthestChannel(from: picture[place.x, place.y])
    return rest <= Self.most && rest * Self.part <= apart
  }
}
