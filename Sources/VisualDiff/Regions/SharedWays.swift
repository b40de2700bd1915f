internal import Imaging

/// Follows things that went farther than they are large, where others went as far: the rows of a list below one that came,
/// or two that changed places.
///
/// Such a thing lies where another one lay, so that its region has parts of both, and looks as if it had changed. But all
/// that is there now lay elsewhere before, and all that was there lies elsewhere now.
struct SharedWays {
  private typealias Way = RegionWay.Way

  /// All regions, those that were followed with the way they went.
  private(set) var regions: [ChangedRegion]
  private let probes: [RegionProbes]
  private var isFollowed: [Bool]

  /// Looks that are taken at all regions by all ways, one after the other: a sure way says more than another one explains.
  private enum Look: CaseIterable {
    /// For things that went from one place of the pictures to another one.
    case whole
    /// For those that went beyond an end of the pictures, or came from there, where others surely went.
    case cut
    /// For what else lies where something went away, or lay where something came.
    case others
  }

  /// More regions, or larger ones, belong to many things.
  private static let most = 64
  private static let largest = 1 << 21
  /// Ways that are worth a closer look.
  private static let mostWays = 4
  /// One pixel of so many may be another one.
  private static let slack = 100

  init(_ before: Bitmap, _ after: Bitmap, of regions: [ChangedRegion]) {
    self.regions = regions
    isFollowed = regions.map(\.isMoved)
    let isFew =
      2...Self.most ~= regions.count && isFollowed.contains(false)
      && regions.reduce(0) { $0 + $1.box.pixelCount } <= Self.largest
    probes = isFew ? regions.map { RegionProbes(before, after, in: $0.box) } : []
    guard isFew else { return }
    let ways = RegionAnchors(of: probes).ways(atMost: Self.mostWays)
    for look in Look.allCases {
      for way in ways { follow(way, look) }
    }
  }

  private mutating func follow(_ way: Way, _ look: Look) {
    let moved = ChangedRegion.Kind.moved(dx: way.dx, dy: way.dy)
    guard look == .whole || regions.contains(where: { $0.kind == moved }) else { return }
    for index in regions.indices where !isFollowed[index] && !probes[index].places.isEmpty {
      let trace = Trace(of: probes[index], by: way)
      let kind: ChangedRegion.Kind? =
        switch look {
        case .whole: trace.isWhole ? moved : nil
        case .cut: trace.isCut ? moved : nil
        case .others: trace.isNew ? .added : trace.isGone ? .removed : nil
        }
      guard let kind else { continue }
      let region = regions[index]
      regions[index] = ChangedRegion(box: region.box, count: region.count, kind: kind)
      isFollowed[index] = true
    }
  }

  // MARK: Traces

  /// How many pixels are found at the other end of a way, of those whose other end is known, and of all.
  private struct Share {
    var (found, known, all) = (0, 0, 0)

    mutating func add(_ isFound: Bool?) {
      all += 1
      guard let isFound else { return }
      known += 1
      if isFound { found += 1 }
    }

    var isAllKnown: Bool { (known - found) * SharedWays.slack <= known }
    var isAll: Bool { known * 2 >= all && isAllKnown }
    var isEach: Bool { found == all }
    var isLittle: Bool { known > 0 && found * 2 < known }
  }

  /// The pixels of a region by a way.
  private struct Trace {
    /// Those that are there after, where they lay before.
    private var came = Share()
    /// Those that were there before, where they lie after, and where they do if they went the other way.
    private var (went, leftBack) = (Share(), Share())

    init(of probes: RegionProbes, by way: Way) {
      func color(of picture: Bitmap, _ x: Int, _ y: Int) -> UInt32? {
        probes.holds(x, y) ? picture[x, y] : nil
      }
      for (x, y) in probes.places {
        let (was, now) = (probes.before[x, y], probes.after[x, y])
        came.add(color(of: probes.before, x - way.dx, y - way.dy).map { $0 == now })
        went.add(color(of: probes.after, x + way.dx, y + way.dy).map { $0 == was })
        leftBack.add(color(of: probes.after, x - way.dx, y - way.dy).map { $0 == was })
      }
    }

    /// All that is there came, and all that was there went as far, or as far back.
    var isWhole: Bool { came.isAll && (went.isAll || leftBack.isEach) }
    var isCut: Bool {
      came.isAllKnown && went.isAllKnown && came.known + went.known >= came.all
    }
    var isNew: Bool { went.isAll && came.isLittle }
    var isGone: Bool { came.isAll && went.isLittle }
  }
}

extension ChangedRegion {
  /// Whether it went somewhere.
  var isMoved: Bool { if case .moved = kind { true } else { false } }
}
