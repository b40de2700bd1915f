internal import Imaging
package import Notation

/// The rows and columns by which one of two pictures is larger, at the places where they leave most of all others the
/// same.
public struct AddedLines: Hashable, Sendable {
  /// Rows or columns side by side.
  public struct Run: Hashable, Sendable {
    /// Whether they are rows; columns otherwise.
    public let areRows: Bool
    /// The first of them in the larger picture.
    public let start: Int
    /// How many there are.
    public let count: Int

    var range: Range<Int> { start..<start + count }
  }

  /// Rows from the top, then columns from the left; at least one.
  public let runs: [Run]
  /// Whether the second picture has them; the first one otherwise.
  public let areInSecond: Bool
  /// How many of all other rows differ, or of all other columns where only columns were added.
  public let differing: Int

  init(_ runs: [Run], areInSecond: Bool, differing: Int) {
    (self.runs, self.areInSecond, self.differing) = (runs, areInSecond, differing)
  }

  /// Both as large as the larger one, which lends the other one the lines that it lacks.
  func aligned(_ before: Bitmap, _ after: Bitmap) -> (before: Bitmap, after: Bitmap) {
    let (small, large) = areInSecond ? (before, after) : (after, before)
    let (rows, columns) = (kept(true, of: large.height), kept(false, of: large.width))
    var whole = large
    for (other, y) in rows.enumerated() {
      for (place, x) in columns.enumerated() { whole[x, y] = small[place, other] }
    }
    whole.scale = small.scale
    return areInSecond ? (whole, after) : (before, whole)
  }

  /// The lines of the larger picture that the other one has, too.
  private func kept(_ areRows: Bool, of count: Int) -> [Int] {
    let added = runs.filter { $0.areRows == areRows }.map(\.range)
    return (0..<count).filter { line in !added.contains { $0.contains(line) } }
  }

  /// The lines in the larger picture, which is as large as this one; columns between rows.
  func areas(in picture: Bitmap) -> [PixelArea] {
    let rows = runs.filter(\.areRows)
    var areas = rows.map {
      PixelArea(x: 0, y: $0.start, width: picture.width, height: $0.count)
    }
    let starts = [0] + rows.map(\.range.upperBound)
    let ends = rows.map(\.start) + [picture.height]
    for run in runs where !run.areRows {
      for (start, end) in zip(starts, ends) where start < end {
        areas.append(PixelArea(x: run.start, y: start, width: run.count, height: end - start))
      }
    }
    return areas
  }

  /// "12 rows were added at row 40, all others are the same".
  var text: String {
    let verb =
      "\(runs.count == 1 && runs[0].count == 1 ? "was" : "were") "
      + (areInSecond ? "added" : "removed")
    let words = runs.enumerated().map { index, run in
      let noun = run.areRows ? "row" : "column"
      let count = "\(run.count) \(noun)\(run.count == 1 ? "" : "s")"
      if index == 0 { return "\(count) \(verb) at \(noun) \(run.start)" }
      let isSaid = runs[index - 1].areRows == run.areRows
      return isSaid ? "\(run.count) at \(run.start)" : "\(count) at \(noun) \(run.start)"
    }
    let list =
      words.count == 1
      ? words[0] : words.dropLast().joined(separator: ", ") + " and \(words[words.count - 1])"
    let rest = differing == 0 ? "all others are the same" : "of the others \(differing) differ"
    return "\(list), \(rest)"
  }

  /// The first of them, and all where there are more.
  package var json: JSONText {
    func members(_ run: Run) -> [(String, JSONText)] {
      [
        ("lines", .text(run.areRows ? "rows" : "columns")), ("at", .whole(run.start)),
        ("count", .whole(run.count)),
      ]
    }
    let all: [(String, JSONText)] =
      runs.count == 1 ? [] : [("runs", .list(runs.map { .object(members($0)) }))]
    return .object(
      members(runs[0]) + [("removed", .flag(!areInSecond)), ("differing", .whole(differing))] + all)
  }
}
