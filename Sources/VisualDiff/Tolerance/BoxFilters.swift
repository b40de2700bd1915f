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

  /// How far apart the lowest and the highest value of both planes are around each place.
  func ranges(_ plane: ChannelPlanes.Plane, _ box: Box) -> [Int32] {
    let (before, after) = (plane.before, plane.after)
    var high = before.indices.map { max(before[$0], after[$0]) }
    // The lowest one is the highest one below nothing.
    var low = before.indices.map { max(-before[$0], -after[$0]) }
    for (way, reach) in [(1, box.across), (width, box.down)] {
      high = highest(high, reach: reach, along: way)
      low = highest(low, reach: reach, along: way)
    }
    return high.indices.map { high[$0] + low[$0] }
  }

  /// The highest value in a column, `along` being the width, or in a row, it being 1.
  private func highest(_ plane: [Int32], reach: Int, along way: Int) -> [Int32] {
    var best = plane
    let isAcross = way == 1
    for offset in 1...reach {
      for y in 0..<height {
        for x in 0..<width {
          let index = y * width + x
          let (place, last) = isAcross ? (x, width - 1) : (y, height - 1)
          if place >= offset { best[index] = max(best[index], plane[index - offset * way]) }
          if place + offset <= last { best[index] = max(best[index], plane[index + offset * way]) }
        }
      }
    }
    return best
  }
}
