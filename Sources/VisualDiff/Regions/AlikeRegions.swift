internal import Imaging

/// Joins regions that went the same way near to one another, where nothing else changed between them: the picture, the
/// name and the words of one row, or the rows of one list.
enum AlikeRegions {
  /// More regions than that belong to many things.
  private static let most = 64
  /// Things of one row lie up to so many times its height from one another.
  private static let longest = 4

  static func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    guard regions.count <= most else { return regions }
    return regions.joined { first, second in
      first.isMoved && areNear(first.box, second.box)
        && !regions.contains { $0.kind != first.kind && $0.meets(first.box.joined(second.box)) }
    }
  }

  private static func areNear(_ first: PixelArea, _ second: PixelArea) -> Bool {
    let all = first.joined(second)
    let across = all.width - first.width - second.width
    let down = all.height - first.height - second.height
    let height = max(first.height, second.height)
    return across <= height * (down < 0 ? longest : 1) && down <= height
  }
}

extension ChangedRegion {
  /// Whether some of it lies in an area.
  fileprivate func meets(_ area: PixelArea) -> Bool {
    let common = box.intersection(area)
    return common.width > 0 && common.height > 0
  }
}
