internal import Imaging

/// Finds the regions of two pictures: pixels that differ, joined, looked at, and joined again where they are one thing
/// that went elsewhere.
struct RegionSearch {
  private let before: Bitmap
  private let after: Bitmap

  /// Nobody reads more.
  private static let most = 128

  init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
  }

  /// - Parameter tiles: what differs where both pictures are.
  func regions(_ tiles: DifferingTiles) -> [ChangedRegion] {
    var tiles = tiles
    var found = tiles.joined()
    while found.count > Self.most {
      tiles = tiles.coarser()
      found = tiles.joined()
    }
    let regions = found.map { found in
      ChangedRegion(
        box: found.box, count: found.count,
        kind: RegionSight(RegionProbes(before, after, in: found.box)).kind)
    }
    let moved = MovedRegions(before, after).joined(regions)
    let followed = SharedWays(before, after, of: moved).regions
    let things = AlikeRegions.joined(MirroredRegions(before, after).joined(followed))
    // A line of words holds what is a part of one.
    let lines = WordRegions.joined(things).joined(where: MovedRegions.holds)
    return (lines + outside).fromTheTop
  }

  /// The columns and rows that only one of the two has.
  private var outside: [ChangedRegion] {
    let (width, height) = (max(before.width, after.width), max(before.height, after.height))
    let (shared, common) = (min(before.width, after.width), min(before.height, after.height))
    let right = PixelArea(x: shared, y: 0, width: width - shared, height: height)
    let below = PixelArea(x: 0, y: common, width: shared, height: height - common)
    return [right, below].filter { $0.width > 0 && $0.height > 0 }.map {
      ChangedRegion(box: $0, count: $0.width * $0.height, kind: .size)
    }
  }
}

extension [ChangedRegion] {
  fileprivate var fromTheTop: [ChangedRegion] {
    sorted { ($0.box.y, $0.box.x) < ($1.box.y, $1.box.x) }
  }

  /// With the rows or columns that only one of the two has.
  func including(_ gaps: [PixelArea]) -> [ChangedRegion] {
    guard !gaps.isEmpty else { return self }
    let alone = gaps.map { ChangedRegion(box: $0, count: $0.pixelCount, kind: .size) }
    return (self + alone).fromTheTop
  }
}
