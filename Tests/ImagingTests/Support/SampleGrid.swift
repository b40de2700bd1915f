import Notation

/// A picture as PNG's samples, and as a reader should show it, both made the slow and plain way.
struct SampleGrid {
  let width: Int
  let height: Int
  let channels: Int
  let bitDepth: Int
  /// Row by row, channel by channel.
  var samples: [Int]

  init(width: Int, height: Int, channels: Int, bitDepth: Int, _ random: inout SeededRandom) {
    self.width = width
    self.height = height
    self.channels = channels
    self.bitDepth = bitDepth
    samples = (0..<width * height * channels).map { _ in random.number(0...1 << bitDepth - 1) }
  }

  /// Makes every third row the same as the one above, as most rows of a screen are.
  mutating func repeatSomeRows() {
    let row = width * channels
    for y in stride(from: 1, to: height, by: 3) {
      samples.replaceSubrange(y * row..<(y + 1) * row, with: samples[(y - 1) * row..<y * row])
    }
  }

  func pixel(_ x: Int, _ y: Int) -> ArraySlice<Int> {
    let start = (y * width + x) * channels
    return samples[start..<start + channels]
  }

  /// The lines of a file, filtered by chance.
  func lines(isInterlaced: Bool, _ random: inout SeededRandom) -> [UInt8] {
    guard isInterlaced else {
      return part((0..<height).map { y in (0..<width).map { (x: $0, y: y) } }, &random)
    }
    let pattern = [
      [1, 6, 4, 6, 2, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7], [5, 6, 5, 6, 5, 6, 5, 6],
      [7, 7, 7, 7, 7, 7, 7, 7], [3, 6, 4, 6, 3, 6, 4, 6], [7, 7, 7, 7, 7, 7, 7, 7],
      [5, 6, 5, 6, 5, 6, 5, 6], [7, 7, 7, 7, 7, 7, 7, 7],
    ]
    return (1...7).flatMap { pass in
      let rows = (0..<height).map { y in
        (0..<width).filter { pattern[y % 8][$0 % 8] == pass }.map { (x: $0, y: y) }
      }
      return part(rows.filter { !$0.isEmpty }, &random)
    }
  }

  private func part(_ rows: [[(x: Int, y: Int)]], _ random: inout SeededRandom) -> [UInt8] {
    let packed = rows.map { row in pack(row.flatMap { pixel($0.x, $0.y) }) }
    let distance = max(1, channels * bitDepth / 8)
    return packed.indices.flatMap { index in
      let filter = random.number(0...4)
      let above = index > 0 ? packed[index - 1] : nil
      return [UInt8(filter)] + filtered(packed[index], above, filter, distance)
    }
  }

  private func pack(_ samples: [Int]) -> [UInt8] {
    var bytes: [UInt8] = []
    var bits = 0
    for sample in samples {
      for bit in stride(from: bitDepth - 1, through: 0, by: -1) {
        if bits % 8 == 0 { bytes.append(0) }
        bytes[bytes.count - 1] |= UInt8((sample >> bit) & 1) << UInt8(7 - bits % 8)
        bits += 1
      }
    }
    return bytes
  }

  private func filtered(
    _ row: [UInt8], _ above: [UInt8]?, _ filter: Int, _ distance: Int
  ) -> [UInt8] {
    row.indices.map { index in
      let left = index >= distance ? Int(row[index - distance]) : 0
      let up = above.map { Int($0[index]) } ?? 0
      let corner = index >= distance ? above.map { Int($0[index - distance]) } ?? 0 : 0
      let guess = [0, left, up, (left + up) / 2, Self.paeth(left, up, corner)][filter]
      return row[index] &- UInt8(truncatingIfNeeded: guess)
    }
  }

  private static func paeth(_ left: Int, _ up: Int, _ corner: Int) -> Int {
    let estimate = left + up - corner
    let distances = [abs(estimate - left), abs(estimate - up), abs(estimate - corner)]
    return [left, up, corner][distances.firstIndex(of: distances.min() ?? 0) ?? 0]
  }
}
