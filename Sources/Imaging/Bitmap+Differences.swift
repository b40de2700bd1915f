internal import Platform

/// The places at which two pictures differ, as far as both of them go.
extension Bitmap {
  /// More pixels than that are looked at by two threads.
  private static let mostForOne = 1 << 19

  /// The rows in which pixels differ, from the top.
  package func rowsDiffering(from other: Bitmap) -> [Int] {
    let (rows, columns) = (min(height, other.height), min(width, other.width))
    let middle = rows / 2
    guard
      rows * columns > Self.mostForOne,
      let halves = try? BothAtOnce.run(
        { rowsDiffering(from: other, 0..<middle) }, { rowsDiffering(from: other, middle..<rows) })
    else { return rowsDiffering(from: other, 0..<rows) }
    return halves.0 + halves.1
  }

  private func rowsDiffering(from other: Bitmap, _ rows: Range<Int>) -> [Int] {
    let columns = min(width, other.width)
    return rows.filter { y in
      !hasSamePixels(
        pixels.span.extracting(y * width..<y * width + columns),
        other.pixels.span.extracting(y * other.width..<y * other.width + columns))
    }
  }

  /// Tells the columns of a row that differ, from the left.
  package func forEachDifference(
    inRow y: Int, from other: Bitmap, _ body: (_ x: Int) -> Void
  ) {
    let columns = min(width, other.width)
    let here = pixels.span.extracting(y * width..<y * width + columns)
    let there = other.pixels.span.extracting(y * other.width..<y * other.width + columns)
    for start in stride(from: 0, to: columns, by: 8) {
      if start + 8 <= columns, here.eight(at: start) == there.eight(at: start) { continue }
      for x in start..<min(start + 8, columns) where here[x] != there[x] { body(x) }
    }
  }
}
