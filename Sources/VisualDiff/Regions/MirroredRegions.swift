internal import Imaging

/// Joins regions that are mirror images of one another: the corners of one thing whose rounding or shadow changed.
struct MirroredRegions {
  private let before: Bitmap
  private let after: Bitmap

  /// One pixel of so many that differ may be another one: the sides of a thing are seldom cut at the same part of a pixel.
  private static let slack = 4
  /// More regions than that belong to many things.
  private static let most = 200

  init(_ before: Bitmap, _ after: Bitmap) {
    (self.before, self.after) = (before, after)
  }

  func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    guard regions.count <= Self.most else { return regions }
    // The two corners of each end first, then one end and the other.
    return pairs(pairs(regions, acrossColumns: true), acrossColumns: false)
  }

  private func pairs(_ regions: [ChangedRegion], acrossColumns: Bool) -> [ChangedRegion] {
    var joined: [ChangedRegion] = []
    for region in regions.sorted(by: { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }) {
      let place = joined.lastIndex {
        Self.kind(of: $0, region) != nil
          && areMirrored($0.box, region.box, acrossColumns: acrossColumns)
      }
      guard let place, let kind = Self.kind(of: joined[place], region) else {
        joined.append(region)
        continue
      }
      let other = joined[place]
      joined[place] = ChangedRegion(
        box: other.box.joined(region.box), count: other.count + region.count, kind: kind)
    }
    return joined
  }

  /// How both changed; nil where that is not one change. Corners that are cut look as if each had gone inwards.
  private static func kind(
    of first: ChangedRegion, _ second: ChangedRegion
  ) -> ChangedRegion.Kind? {
    if first.kind == second.kind { return first.kind }
    guard case .moved = first.kind, case .moved = second.kind else { return nil }
    return .changed
  }

  private func areMirrored(
    _ first: PixelArea, _ second: PixelArea, acrossColumns: Bool
  ) -> Bool {
    guard first.width == second.width, first.height == second.height,
      acrossColumns
        ? first.y == second.y && first.x + first.width < second.x
        : first.x == second.x && first.y + first.height < second.y
    else { return false }
    // A disc that changed is no corner, and another one beside it is another thing.
    return isMirrored(first, second, acrossColumns: acrossColumns)
      && !isMirrored(first, first, acrossColumns: acrossColumns)
  }

  /// Whether the same pixels differ in a region and in the mirror image of another one, which is as large.
  private func isMirrored(
    _ first: PixelArea, _ second: PixelArea, acrossColumns: Bool
  ) -> Bool {
    var (strays, count) = (0, 0)
    for row in 0..<first.height {
      for column in 0..<first.width {
        let x = acrossColumns ? second.width - 1 - column : column
        let y = acrossColumns ? row : second.height - 1 - row
        let isDifferent = differs(first.x + column, first.y + row)
        if isDifferent { count += 1 }
        if isDifferent != differs(second.x + x, second.y + y) { strays += 1 }
      }
    }
    return strays * Self.slack <= count
  }

  private func differs(_ x: Int, _ y: Int) -> Bool { before[x, y] != after[x, y] }
}
