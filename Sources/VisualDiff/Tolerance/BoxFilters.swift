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

  /// The sum of the box around each place.
  func sums(_ plane: [Int32], _ box: Box) -> [Int32] {
    let table = table(plane)
    var sums = [Int32](repeating: 0, count: width * height)
    for y in 0..<height {
      let top = max(0, y - box.down) * (width + 1)
      let bottom = min(height, y + box.down + 1) * (width + 1)
      for x in 0..<width {
        let (left, right) = (max(0, x - box.across), min(width, x + box.across + 1))
        sums[y * width + x] =
          table[bottom + right] &- table[bottom + left] &- table[top + right] &+ table[top + left]
      }
    }
    return sums
  }

  /// The sum of all to the left of and above each corner.
  private func table(_ plane: [Int32]) -> [Int32] {
    var table = [Int32](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      var sum: Int32 = 0
      let (from, above, below) = (y * width, y * (width + 1), (y + 1) * (width + 1))
      for x in 0..<width {
        sum &+= plane[from + x]
        table[below + x + 1] = table[above + x + 1] &+ sum
      }
    }
    return table
  }

  /// The length of all edges around each place by their contrast: steps between neighbours, along the way and on the
  /// side that have more of them. An edge has the same sum however it is smoothed.
  func edges(_ plane: ChannelPlanes.Plane, _ box: Box) -> [Int32] {
    var most = [Int32](repeating: 0, count: width * height)
    for side in [plane.before, plane.after] {
      for way in [1, width] {
        let sums = sums(steps(side, along: way), box)
        for index in most.indices { most[index] = max(most[index], sums[index]) }
      }
    }
    return most
  }

  /// How far each place is from the next one in its row, or in its column, `along` being the width.
  private func steps(_ plane: [Int32], along way: Int) -> [Int32] {
    var steps = [Int32](repeating: 0, count: plane.count)
    for y in 0..<(way == 1 ? height : height - 1) {
      for x in 0..<(way == 1 ? width - 1 : width) {
        let index = y * width + x
        steps[index] = abs(plane[index + way] - plane[index])
      }
    }
    return steps
  }

  /// How far apart the lowest and the highest value are around each place.
  struct Spans {
    /// Those of both sides together.
    var both: [Int32]
    /// That of the side with less contrast, and of the one with more.
    var less: [Int32]
    var more: [Int32]
  }

  func spans(_ plane: ChannelPlanes.Plane, _ box: Box) -> Spans {
    let before = limits(plane.before, box)
    let after = limits(plane.after, box)
    var spans = Spans(both: before.high, less: before.high, more: before.high)
    for index in before.high.indices {
      let was = before.high[index] + before.low[index]
      let goesOn = after.high[index] + after.low[index]
      spans.both[index] =
        max(before.high[index], after.high[index]) + max(before.low[index], after.low[index])
      (spans.less[index], spans.more[index]) = (min(was, goesOn), max(was, goesOn))
    }
    return spans
  }

  /// How far apart the lowest and the highest value of both planes are around each place.
  func ranges(_ plane: ChannelPlanes.Plane, _ box: Box) -> [Int32] {
    let high = highest(zip(plane.before, plane.after).map { max($0, $1) }, box)
    let low = highest(zip(plane.before, plane.after).map { max(-$0, -$1) }, box)
    return high.indices.map { high[$0] + low[$0] }
  }

  /// The highest value around each place, and how far the lowest is below nothing.
  func limits(_ side: [Int32], _ box: Box) -> (high: [Int32], low: [Int32]) {
    (highest(side, box), highest(side.map { -$0 }, box))
  }

  /// The highest value around each place.
  func highest(_ plane: [Int32], _ box: Box) -> [Int32] {
    highest(
      highest(plane, reach: box.across, isAcross: true), reach: box.down, isAcross: false)
  }

  /// The highest value in a row, or in a column.
  private func highest(_ plane: [Int32], reach: Int, isAcross: Bool) -> [Int32] {
    let length = reach * 2 + 1
    let row = isAcross ? width + reach * 2 : width
    let way = isAcross ? 1 : width
    var values = padded(plane, reach: reach, isAcross: isAcross)
    // The highest of two, of four, of eight: any length is two of those that overlap.
    var covered = 1
    while covered * 2 <= length {
      let step = covered * way
      var span = values.mutableSpan
      for index in 0..<span.count - step { span[index] = max(span[index], span[index + step]) }
      covered *= 2
    }
    let rest = (length - covered) * way
    var best = [Int32](repeating: 0, count: plane.count)
    let highest = values.span
    var places = best.mutableSpan
    for y in 0..<height {
      for x in 0..<width {
        let index = y * row + x
        places[y * width + x] = max(highest[index], highest[index + rest])
      }
    }
    return best
  }

  /// The plane with places around it that are below all others, which no box within it goes beyond.
  private func padded(_ plane: [Int32], reach: Int, isAcross: Bool) -> [Int32] {
    guard isAcross else {
      let rows = [Int32](repeating: .min, count: reach * width)
      return rows + plane + rows
    }
    var padded = [Int32](repeating: .min, count: (width + reach * 2) * height)
    for y in 0..<height {
      let first = y * (width + reach * 2) + reach
      padded.replaceSubrange(first..<first + width, with: plane[y * width..<(y + 1) * width])
    }
    return padded
  }
}
