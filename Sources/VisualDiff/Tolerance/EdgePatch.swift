internal import Imaging

/// A part of two pictures in which something differs, and as much around it as its places depend on.
struct EdgePatch {
  /// The places that are looked at.
  let inner: PixelArea
  /// All that they depend on.
  let outer: PixelArea

  /// Columns that are looked at together, or not at all.
  private static let columns = 64

  /// The parts of some rows on whose places something that differs may have an influence.
  /// - Parameter reach: how far it has one.
  static func all(
    _ before: Bitmap, _ after: Bitmap, rows: Range<Int>, reach: Int
  ) -> [EdgePatch] {
    let whole = PixelArea(
      x: 0, y: 0, width: min(before.width, after.width), height: min(before.height, after.height))
    var isChanged = [Bool](repeating: false, count: (whole.width - 1) / columns + 1)
    for y in max(0, rows.lowerBound - reach)..<min(whole.height, rows.upperBound + reach) {
      before.forEachDifference(inRow: y, from: after) { x in
        isChanged[max(0, x - reach) / columns] = true
        isChanged[min(whole.width - 1, x + reach) / columns] = true
      }
    }
    return runs(of: isChanged).map { run in
      let left = run.lowerBound * columns
      let inner = PixelArea(
        x: left, y: rows.lowerBound, width: min(whole.width, run.upperBound * columns) - left,
        height: rows.count)
      return EdgePatch(inner: inner, outer: inner.widened(by: reach).intersection(whole))
    }
  }

  /// The same places, which depend on so many beyond the ends of the pictures, too.
  func reaching(beyond rim: Int, width: Int, height: Int) -> EdgePatch {
    let (left, top) = (outer.x == 0 ? rim : 0, outer.y == 0 ? rim : 0)
    let right = outer.x + outer.width == width ? rim : 0
    let bottom = outer.y + outer.height == height ? rim : 0
    return EdgePatch(
      inner: inner,
      outer: PixelArea(
        x: outer.x - left, y: outer.y - top, width: outer.width + left + right,
        height: outer.height + top + bottom))
  }

  private static func runs(of flags: [Bool]) -> [Range<Int>] {
    flags.indices.filter { flags[$0] && ($0 == 0 || !flags[$0 - 1]) }.map { start in
      start..<(flags[start...].firstIndex(of: false) ?? flags.count)
    }
  }

  /// Each place among those of the outer area, and the same in a picture that is so wide.
  @inline(__always)
  func forEach(in width: Int, _ body: (_ index: Int, _ place: Int) -> Void) {
    for line in 0..<inner.height {
      let first = (inner.y - outer.y + line) * outer.width + inner.x - outer.x
      let start = (inner.y + line) * width + inner.x
      for column in 0..<inner.width { body(first + column, start + column) }
    }
  }
}

extension PixelArea {
  /// So many columns and rows more on each side.
  func widened(by reach: Int) -> PixelArea {
    PixelArea(x: x - reach, y: y - reach, width: width + reach * 2, height: height + reach * 2)
  }
}
