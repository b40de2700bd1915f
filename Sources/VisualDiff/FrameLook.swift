internal import Imaging

/// A frame as coarse as it is seen from afar: losses of compression and other edges do not show in it, and what moves does.
struct FrameLook {
  /// How bright each of sixteen by sixteen parts is, from 0 to 255.
  private let parts: [Float]
  private static let side = 16

  init(_ picture: Bitmap) {
    var (sums, counts) = (
      [Float](repeating: 0, count: Self.side * Self.side),
      [Float](repeating: 0, count: Self.side * Self.side)
    )
    for y in 0..<picture.height {
      let line = y * Self.side / picture.height * Self.side
      for (x, pixel) in picture.row(y).enumerated() {
        let part = line + x * Self.side / picture.width
        let sum = (pixel >> 16 & 255) * 2 + (pixel >> 8 & 255) * 5 + (pixel & 255)
        // White shows through by what alpha lacks.
        sums[part] += Float(sum) / 8 + Float(255 - pixel >> 24)
        counts[part] += 1
      }
    }
    parts = zip(sums, counts).map { $1 == 0 ? 0 : $0 / $1 }
  }

  // MARK: Alignment

  /// Parts that are no farther apart are the same.
  private static let noise: Float = 3
  /// A frame that one side lacks; a frame that has changed counts as two of them at most.
  private static let gap: Float = 8

  private func cost(to other: FrameLook) -> Float {
    var most: Float = 0
    for (first, second) in zip(parts, other.parts) { most = max(most, abs(first - second)) }
    return min(max(0, most - Self.noise), Self.gap * 2 - 1)
  }

  /// The row of steps that costs the least.
  static func steps(from before: [FrameLook], to after: [FrameLook]) -> [FrameAlignment.Step] {
    let width = after.count + 1
    var costs = [Float](repeating: 0, count: (before.count + 1) * width)
    for row in 0...before.count {
      for column in 0...after.count where row + column > 0 {
        var best = Float.infinity
        if row > 0, column > 0 {
          best = costs[(row - 1) * width + column - 1] + before[row - 1].cost(to: after[column - 1])
        }
        if row > 0 { best = min(best, costs[(row - 1) * width + column] + gap) }
        if column > 0 { best = min(best, costs[row * width + column - 1] + gap) }
        costs[row * width + column] = best
      }
    }
    return path(through: costs, rows: before.count, columns: after.count)
  }

  private static func path(
    through costs: [Float], rows: Int, columns: Int
  ) -> [FrameAlignment.Step] {
    let width = columns + 1
    var (row, column, steps) = (rows, columns, [FrameAlignment.Step]())
    while row > 0 || column > 0 {
      let here = costs[row * width + column]
      if column > 0, here == costs[row * width + column - 1] + gap {
        column -= 1
        steps.append(.init(before: nil, after: column))
      } else if row > 0, here == costs[(row - 1) * width + column] + gap {
        row -= 1
        steps.append(.init(before: row, after: nil))
      } else {
        (row, column) = (row - 1, column - 1)
        steps.append(.init(before: row, after: column))
      }
    }
    return steps.reversed()
  }
}
