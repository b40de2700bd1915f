internal import Imaging

/// Joins regions that are words of one line: they lie level, near to one another, and changed in the same way. Pictures seldom
/// tell how large their letters are, and so how far one word is from the next.
enum WordRegions {
  /// More regions than that belong to many things.
  private static let most = 200
  /// Things that are higher are no words.
  private static let highest = 96

  static func joined(_ regions: [ChangedRegion]) -> [ChangedRegion] {
    guard regions.count <= most else { return regions }
    return regions.sorted { ($0.box.x, $0.box.y) < ($1.box.x, $1.box.y) }.joined(where: areWords)
  }

  /// Whether no more than a space parts two of them, which is narrower than the letters are high.
  private static func areWords(_ first: ChangedRegion, _ second: ChangedRegion) -> Bool {
    let (left, right) = (first.box, second.box)
    let higher = max(left.height, right.height)
    let level = (left.y..<left.y + left.height).clamped(to: right.y..<right.y + right.height)
    let gap = right.x - left.x - left.width
    return higher <= highest && level.count * 2 >= higher
      && gap >= 0 && gap * 5 <= higher * 3
  }
}
