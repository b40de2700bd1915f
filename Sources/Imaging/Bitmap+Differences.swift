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

  /// Lends every eight pixels of a row among which some differ, from the left: the column of the first one, a bit for
  /// each that differs, and both sides. The last ones of a row are filled up with such as do not differ.
  package func forEachEightDiffering(
    inRow y: Int, from other: Bitmap,
    _ body: (_ x: Int, _ bits: UInt8, _ here: SIMD8<UInt32>, _ there: SIMD8<UInt32>) -> Void
  ) {
    let columns = min(width, other.width)
    let here = pixels.span.extracting(y * width..<y * width + columns)
    let there = other.pixels.span.extracting(y * other.width..<y * other.width + columns)
    for start in stride(from: 0, to: columns, by: 8) {
      let isWhole = start + 8 <= columns
      let first = isWhole ? here.eight(at: start) : here.last(from: start)
      let second = isWhole ? there.eight(at: start) : there.last(from: start)
      let bits = first.bitsDiffering(from: second)
      if bits != 0 { body(start, bits, first, second) }
    }
  }
}

extension Bitmap {
  /// A number that pictures of the same pixels share, and hardly any others. Nothing is called equal by it alone.
  package var sum: UInt64 {
    let pixels = pixels.span
    // Eight sums side by side, of which none waits for another one.
    var sums = SIMD8<UInt32>(repeating: 0x811C_9DC5)
    let whole = pixels.count & ~7
    for index in stride(from: 0, to: whole, by: 8) {
      sums = (sums ^ pixels.eight(at: index)) &* 0x0100_0193
      sums = sums &<< 13 | sums &>> 19
    }
    for index in whole..<pixels.count { sums[index & 7] = (sums[index & 7] ^ pixels[index]) &* 3 }
    var sum = UInt64(width)
    for lane in sums.indices { sum = (sum ^ UInt64(sums[lane])) &* 0x0000_0100_0000_01B3 }
    return sum
  }
}

extension Span where Element == UInt32 {
  /// Those from a place to the end, of which there are fewer than eight, and zeros.
  fileprivate func last(from start: Int) -> SIMD8<UInt32> {
    var eight = SIMD8<UInt32>.zero
    for index in start..<count { eight[index - start] = self[index] }
    return eight
  }
}

extension SIMD8<UInt32> {
  /// A bit for each that is not the same in both.
  fileprivate func bitsDiffering(from other: SIMD8<UInt32>) -> UInt8 {
    guard self != other else { return 0 }
    let places = SIMD8<UInt32>(1, 2, 4, 8, 16, 32, 64, 128)
    return UInt8(truncatingIfNeeded: places.replacing(with: 0, where: self .== other).wrappedSum())
  }
}
