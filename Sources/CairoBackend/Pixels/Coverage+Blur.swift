import CoreGraphics

extension Coverage {
  /// The coverage under a Gaussian blur, as far as its own area reaches. In whole numbers, so that every
  /// machine gives the same bytes.
  func blurred(by deviation: CGFloat) -> Coverage {
    guard deviation >= 1.0 / 32, !area.isEmpty else { return self }
    var result = self
    let (width, height) = (area.width, area.height)
    var turned = [UInt8](repeating: 0, count: bytes.count)
    let kernel = BlurKernel(deviation)
    kernel.blurRows(of: bytes, width: width, height: height, into: &turned)
    // Each pass writes columns, so that two of them bring the rows back.
    kernel.blurRows(of: turned, width: height, height: width, into: &result.bytes)
    return result
  }
}

/// A Gaussian as whole numbers that sum up to 65,536; for wide ones three boxes, which come as close as eight
/// bits can show and cost the same at every width.
private struct BlurKernel {
  private static let widestExact: CGFloat = 6
  private let weights: [UInt32]
  private let boxes: [Int]

  init(_ deviation: CGFloat) {
    if deviation <= Self.widestExact {
      weights = Self.gaussian(deviation)
      boxes = []
    } else {
      weights = []
      boxes = Self.boxes(deviation)
    }
  }

  private static func gaussian(_ deviation: CGFloat) -> [UInt32] {
    let reach = Int((3 * deviation).rounded(.up))
    let values = (-reach...reach).map { exp(-Double($0 * $0) / (2 * deviation * deviation)) }
    let sum = values.reduce(0, +)
    var weights = values.map { UInt32(($0 / sum * 65_536).rounded()) }
    weights[reach] = weights[reach] + 65_536 - weights.reduce(0, +)
    return weights
  }

  /// Three odd widths whose boxes together deviate by as much.
  private static func boxes(_ deviation: CGFloat) -> [Int] {
    let ideal = (4 * deviation * deviation + 1).squareRoot()
    var lower = Int(ideal)
    if lower % 2 == 0 { lower -= 1 }
    let small = Double(lower)
    let count = (12 * deviation * deviation - 3 * small * small - 12 * small - 9) / (-4 * small - 4)
    return (0..<3).map { Double($0) < count.rounded() ? lower : lower + 2 }
  }

  /// Blurs along the rows and writes rows as columns.
  func blurRows(of source: [UInt8], width: Int, height: Int, into turned: inout [UInt8]) {
    var row = [UInt32](repeating: 0, count: width)
    var other = row
    for y in 0..<height {
      for x in 0..<width { row[x] = UInt32(source[y * width + x]) << 8 }
      if boxes.isEmpty {
        spread(row, into: &other)
        swap(&row, &other)
      } else {
        for box in boxes {
          Self.average(row, box, into: &other)
          swap(&row, &other)
        }
      }
      for x in 0..<width { turned[x * height + y] = UInt8(min((row[x] + 128) >> 8, 255)) }
    }
  }

  private func spread(_ row: [UInt32], into result: inout [UInt32]) {
    let reach = weights.count / 2
    for x in row.indices {
      var sum: UInt64 = 32_768
      for place in max(0, x - reach)...min(row.count - 1, x + reach) {
        sum += UInt64(row[place]) * UInt64(weights[place - x + reach])
      }
      result[x] = UInt32(sum >> 16)
    }
  }

  private static func average(_ row: [UInt32], _ box: Int, into result: inout [UInt32]) {
    let reach = box / 2
    var sum: UInt32 = row.prefix(reach).reduce(0, +)
    for x in row.indices {
      if x + reach < row.count { sum += row[x + reach] }
      result[x] = (sum + UInt32(reach)) / UInt32(box)
      if x >= reach { sum -= row[x - reach] }
    }
  }
}
