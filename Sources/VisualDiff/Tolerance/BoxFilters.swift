/// Sums and ranges of a box around each place of a plane; a plane ends at its edges.
struct BoxFilters {
  /// A box with a place in its middle.
  struct Box: Equatable {
    /// Columns to the left and to the right of the middle.
    let across: Int
    /// Rows above and below the middle.
    let down: Int

    var columns: Int32 { Int32(across * 2 + 1) }
    var rows: Int32 { Int32(down * 2 + 1) }

    static func square(_ reach: Int) -> Box { Box(across: reach, down: reach) }

    /// One more column and row on each side.
    var widened: Box { Box(across: across + 1, down: down + 1) }
  }

  let width: Int
  let height: Int

  // MARK: Sums

  /// The sum of the box around each place.
  func sums<Number: FixedWidthInteger>(_ plane: [Number], _ box: Box) -> [Int32] {
    var sums: [Int32] = []
    sums.reserveCapacity(plane.count)
    // Of each column the rows of the box, and the sum of all columns to the left of one.
    var columns = [Int32](repeating: 0, count: width)
    var left = [Int32](repeating: 0, count: width + box.across * 2 + 1)
    var line = columns
    for below in 0..<height + box.down {
      let (row, gone) = (below - box.down, below - box.down * 2 - 1)
      if below < height { add(plane.span.extracting(places(of: below)), to: &columns) }
      if gone >= 0 { subtract(plane.span.extracting(places(of: gone)), from: &columns) }
      guard row >= 0 else { continue }
      add(columns, across: box.across, to: &left)
      subtract(left, into: &line)
      sums.append(contentsOf: line)
    }
    return sums
  }

  private func places(of row: Int) -> Range<Int> { row * width..<(row + 1) * width }

  private func add<Number: FixedWidthInteger>(_ row: Span<Number>, to columns: inout [Int32]) {
    precondition(row.count == columns.count)
    for x in columns.indices { columns[x] &+= Int32(truncatingIfNeeded: row[x]) }
  }

  private func subtract<Number: FixedWidthInteger>(
    _ row: Span<Number>, from columns: inout [Int32]
  ) {
    precondition(row.count == columns.count)
    for x in columns.indices { columns[x] &-= Int32(truncatingIfNeeded: row[x]) }
  }

  /// Sets what is to the left of each column, so many columns before the first and behind the last.
  private func add(_ columns: [Int32], across: Int, to left: inout [Int32]) {
    var sum: Int32 = 0
    for x in columns.indices {
      sum &+= columns[x]
      left[across + x + 1] = sum
    }
    for x in across + width + 1..<left.count { left[x] = sum }
  }

  /// The sums between the ends of each box.
  private func subtract(_ left: [Int32], into line: inout [Int32]) {
    let starts = left.span.extracting(0..<width)
    let ends = left.span.extracting(left.count - width..<left.count)
    precondition(line.count == starts.count && line.count == ends.count)
    for x in line.indices { line[x] = ends[x] &- starts[x] }
  }

  /// The length of all edges around each place by their contrast: steps between neighbours, along the way and on the
  /// side that have more of them. An edge has the same sum however it is smoothed.
  func edges(_ plane: ChannelPlanes.Plane, _ box: Box) -> [Int32] {
    var most = [Int32](repeating: 0, count: width * height)
    for side in [plane.before, plane.after] {
      for way in [1, width] { raise(&most, to: sums(steps(side, along: way), box)) }
    }
    return most
  }

  private func raise(_ most: inout [Int32], to sums: [Int32]) {
    precondition(most.count == sums.count)
    for index in most.indices { most[index] = max(most[index], sums[index]) }
  }

  /// How far each place is from the next one in its row, or in its column, `along` being the width.
  private func steps(_ plane: [Int16], along way: Int) -> [Int16] {
    let next = plane.span.extracting(way..<plane.count)
    let here = plane.span.extracting(0..<plane.count - way)
    precondition(here.count == next.count)
    var steps = [Int16](repeating: 0, count: here.count)
    precondition(steps.count == here.count)
    for index in steps.indices {
      let step = next[index] &- here[index]
      steps[index] = max(step, 0 &- step)
    }
    steps += repeatElement(0, count: way)
    // The last one of a row has no next one.
    if way == 1 { for y in 0..<height { steps[(y + 1) * width - 1] = 0 } }
    return steps
  }

  // MARK: Ranges

  /// How far apart the lowest and the highest value are around each place.
  struct Spans {
    /// Those of both sides together.
    var both: [Int16]
    /// That of the side with less contrast, and of the one with more.
    var less: [Int16]
    var more: [Int16]
  }

  func spans(_ plane: ChannelPlanes.Plane, _ box: Box) -> Spans {
    let before = limits(plane.before, box)
    let after = limits(plane.after, box)
    return Spans(
      both: Self.sum(
        Self.higher(before.high, after.high), Self.higher(before.low, after.low)),
      less: Self.lower(Self.sum(before.high, before.low), Self.sum(after.high, after.low)),
      more: Self.higher(Self.sum(before.high, before.low), Self.sum(after.high, after.low)))
  }

  /// How far apart the lowest and the highest value of both planes are around each place.
  func ranges(_ plane: ChannelPlanes.Plane, _ box: Box) -> [Int16] {
    let high = highest(Self.higher(plane.before, plane.after), box)
    let low = highest(Self.negative(Self.lower(plane.before, plane.after)), box)
    return Self.sum(high, low)
  }

  /// The highest value around each place, and how far the lowest is below nothing.
  func limits(_ side: [Int16], _ box: Box) -> (high: [Int16], low: [Int16]) {
    (highest(side, box), highest(Self.negative(side), box))
  }

  /// The highest value around each place.
  func highest(_ plane: [Int16], _ box: Box) -> [Int16] {
    highestInColumns(highestInRows(plane, reach: box.across), reach: box.down)
  }

  /// Places around the plane are below all others.
  private func highestInRows(_ plane: [Int16], reach: Int) -> [Int16] {
    let length = width + reach * 2
    let end = [Int16](repeating: .min, count: reach)
    var values: [Int16] = []
    values.reserveCapacity(length * height)
    for y in 0..<height {
      values += end
      values += plane[places(of: y)]
      values += end
    }
    let best = Self.highest(values, of: reach * 2 + 1, by: 1)
    var rows: [Int16] = []
    rows.reserveCapacity(plane.count)
    for y in 0..<height { rows += best[y * length..<y * length + width] }
    return rows
  }

  private func highestInColumns(_ plane: [Int16], reach: Int) -> [Int16] {
    let rows = [Int16](repeating: .min, count: reach * width)
    return Self.highest(rows + plane + rows, of: reach * 2 + 1, by: width)
  }

  /// The highest of so many values from each place on, `way` apart; of those that have so many behind them.
  private static func highest(_ plane: [Int16], of length: Int, by way: Int) -> [Int16] {
    // The highest of two, of four, of eight: any length is two of those that overlap.
    var (values, covered) = (plane, 1)
    while covered * 2 <= length {
      values = higher(values, and: covered * way)
      covered *= 2
    }
    return higher(values, and: (length - covered) * way)
  }

  // MARK: Number by number

  /// Each value, or the one so many places behind it.
  private static func higher(_ values: [Int16], and way: Int) -> [Int16] {
    let here = values.span.extracting(0..<values.count - way)
    let there = values.span.extracting(way..<values.count)
    var higher = [Int16](repeating: 0, count: here.count)
    precondition(higher.count == here.count && higher.count == there.count)
    for index in higher.indices { higher[index] = max(here[index], there[index]) }
    return higher
  }

  static func higher(_ first: [Int16], _ second: [Int16]) -> [Int16] {
    var higher = [Int16](repeating: 0, count: first.count)
    precondition(higher.count == first.count && higher.count == second.count)
    for index in higher.indices { higher[index] = max(first[index], second[index]) }
    return higher
  }

  static func lower(_ first: [Int16], _ second: [Int16]) -> [Int16] {
    var lower = [Int16](repeating: 0, count: first.count)
    precondition(lower.count == first.count && lower.count == second.count)
    for index in lower.indices { lower[index] = min(first[index], second[index]) }
    return lower
  }

  static func sum(_ first: [Int16], _ second: [Int16]) -> [Int16] {
    var sum = [Int16](repeating: 0, count: first.count)
    precondition(sum.count == first.count && sum.count == second.count)
    for index in sum.indices { sum[index] = first[index] &+ second[index] }
    return sum
  }

  static func negative(_ plane: [Int16]) -> [Int16] {
    var negative = plane
    for index in negative.indices { negative[index] = 0 &- negative[index] }
    return negative
  }

  static func magnitudes(_ plane: [Int16]) -> [Int16] { higher(plane, negative(plane)) }
}
