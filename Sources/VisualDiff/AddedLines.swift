internal import Imaging

/// The rows or columns by which one of two pictures is larger, at the place where they leave most of all others the same.
public struct AddedLines: Hashable, Sendable {
  /// Whether they are rows; columns otherwise.
  public let areRows: Bool
  /// Whether the second picture has them; the first one otherwise.
  public let areInSecond: Bool
  /// The first of them.
  public let start: Int
  /// How many there are.
  public let count: Int
  /// How many of all other rows or columns differ.
  public let differing: Int

  /// Nothing where both sides differ in length, or none does, or where no place leaves half of the rest the same.
  init?(_ before: Bitmap, _ after: Bitmap) {
    guard (before.width == after.width) != (before.height == after.height) else { return nil }
    let isAsWide = before.width == after.width
    areRows = isAsWide
    let sizes = [before, after].map { isAsWide ? $0.height : $0.width }
    let (shorter, longer) = (min(sizes[0], sizes[1]), max(sizes[0], sizes[1]))
    (areInSecond, count) = (sizes[1] > sizes[0], longer - shorter)
    let (small, large) = areInSecond ? (before, after) : (after, before)
    let lines = LinePairs(small, large, areRows: areRows)
    // All after the place lie farther on in the larger one.
    let gap = longer - shorter
    let stay = (0..<shorter).map { lines.areSame($0, $0) }
    let went = (0..<shorter).map { lines.areSame($0, $0 + gap) }
    var same = went.count { $0 }
    var (best, place) = ((same: same, beside: went.first == true ? 1 : 0), 0)
    for line in 0..<shorter {
      same += (stay[line] ? 1 : 0) - (went[line] ? 1 : 0)
      // Of places that are as good, those between lines that both have.
      let beside = (stay[line] ? 1 : 0) + (line + 1 == shorter || went[line + 1] ? 1 : 0)
      let isEnd = line + 1 == shorter && (same, beside) == best
      if (same, beside) > best || isEnd { (best, place) = ((same, beside), line + 1) }
    }
    guard best.same * 2 >= shorter else { return nil }
    (start, differing) = (place, shorter - best.same)
  }

  /// Both as large as the larger one, which lends the other one the lines that it lacks.
  func aligned(_ before: Bitmap, _ after: Bitmap) -> (before: Bitmap, after: Bitmap) {
    let (small, large) = areInSecond ? (before, after) : (after, before)
    var whole = large
    for y in 0..<large.height {
      for x in 0..<large.width {
        let line = areRows ? y : x
        guard !(start..<start + count ~= line) else { continue }
        let other = line < start ? line : line - count
        whole[x, y] = areRows ? small[x, other] : small[other, y]
      }
    }
    whole.scale = small.scale
    return areInSecond ? (whole, after) : (before, whole)
  }

  /// The lines in the larger picture, which is as large as this one.
  func area(in picture: Bitmap) -> PixelArea {
    areRows
      ? PixelArea(x: 0, y: start, width: picture.width, height: count)
      : PixelArea(x: start, y: 0, width: count, height: picture.height)
  }

  /// "12 rows were added at row 40, all others are the same".
  var text: String {
    let noun = areRows ? "row" : "column"
    let (is1, rest) = (count == 1, differing == 0 ? "all others are the same" : "of the others")
    return "\(count) \(noun)\(is1 ? " was" : "s were") \(areInSecond ? "added" : "removed") "
      + "at \(noun) \(start), \(rest)" + (differing == 0 ? "" : " \(differing) differ")
  }
}

/// Rows or columns of two pictures of which one is larger.
private struct LinePairs {
  private let small: Bitmap
  private let large: Bitmap
  private let areRows: Bool

  init(_ small: Bitmap, _ large: Bitmap, areRows: Bool) {
    (self.small, self.large, self.areRows) = (small, large, areRows)
  }

  func areSame(_ line: Int, _ other: Int) -> Bool {
    if areRows { return small.row(line).elementsEqual(large.row(other)) }
    return (0..<small.height).allSatisfy { small[line, $0] == large[other, $0] }
  }
}
