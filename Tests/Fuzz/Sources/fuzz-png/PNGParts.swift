import Fuzzing

/// A PNG file in parts that a mutation can change, put together again with checks that are right: otherwise
/// nearly every mutation would end at the first checksum.
struct PNGParts {
  struct Chunk {
    var name: [UInt8]
    var content: [UInt8]
    /// The length that the file says instead of the true one.
    var claimedLength: Int?
    var hasWrongCheck = false
  }

  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var chunks: [Chunk]

  /// A small file of some kind, its rows filled with random bytes.
  static func valid(_ random: inout SeededRandom) -> PNGParts {
    let kinds: [(UInt8, [UInt8], Int)] = [
      (0, [1, 2, 4, 8, 16], 1), (2, [8, 16], 3), (3, [1, 2, 4, 8], 1), (4, [8, 16], 2),
      (6, [8, 16], 4),
    ]
    let (type, depths, channels) = kinds[random.number(0...kinds.count - 1)]
    let depth = depths[random.number(0...depths.count - 1)]
    let (width, height) = (random.number(1...40), random.number(1...12))
    let interlace = UInt8(random.number(0...1))
    var rows = lines(width, height, Int(depth) * channels, interlace == 1, &random)
    if random.number(0...3) == 0 { breakRows(&rows, &random) }
    var chunks = [
      chunk("IHDR", big(width) + big(height) + [depth, type, 0, 0, interlace])
    ]
    if type == 3 {
      let count = depth == 8 && random.number(0...3) == 0 ? 200 : 1 << Int(depth)
      chunks.append(chunk("PLTE", bytes(3 * count, &random)))
      if random.number(0...1) == 0 {
        chunks.append(chunk("tRNS", bytes(random.number(1...count), &random)))
      }
    } else if channels % 2 == 1, random.number(0...1) == 0 {
      chunks.append(chunk("tRNS", bytes(2 * channels, &random)))
    }
    if random.number(0...3) == 0 {
      chunks.append(chunk("pHYs", big(5669) + big(5669) + [1]))
    }
    chunks.append(chunk("IDAT", zlib(rows)))
    chunks.append(chunk("IEND", []))
    return PNGParts(chunks: chunks)
  }

  var file: [UInt8] {
    var file = Self.signature
    for chunk in chunks {
      let body = chunk.name + chunk.content
      file += Self.big(chunk.claimedLength ?? chunk.content.count) + body
      file += Self.big(Int(PNGChecksum.sum(body)) ^ (chunk.hasWrongCheck ? 1 : 0))
    }
    return file
  }

  static func chunk(_ name: String, _ content: [UInt8]) -> Chunk {
    Chunk(name: Array(name.utf8), content: content)
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  static func bytes(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in random.byte() }
  }

  private static func lines(
    _ width: Int, _ height: Int, _ bits: Int, _ isInterlaced: Bool, _ random: inout SeededRandom
  ) -> [UInt8] {
    let grids =
      isInterlaced
      ? [
        (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2),
        (0, 1, 1, 2),
      ] : [(0, 0, 1, 1)]
    var lines: [UInt8] = []
    for (x, y, stepX, stepY) in grids where x < width && y < height {
      let columns = (width - x + stepX - 1) / stepX
      for _ in stride(from: y, to: height, by: stepY) {
        lines.append(UInt8(random.number(0...4)))
        lines += bytes((columns * bits + 7) / 8, &random)
      }
    }
    return lines
  }

  /// Rows that are wrong although every check is right.
  private static func breakRows(_ rows: inout [UInt8], _ random: inout SeededRandom) {
    switch random.number(0...2) {
    case 0: rows[random.number(0...rows.count - 1)] = random.byte()
    case 1: rows.removeLast(random.number(1...min(9, rows.count)))
    default: rows += bytes(random.number(1...9), &random)
    }
  }

  /// A zlib stream of one stored block; the rows of a seed are shorter than 64 KB.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    let count = UInt16(truncatingIfNeeded: bytes.count)
    let length = [UInt8(count & 0xFF), UInt8(count >> 8)]
    return [0x78, 0x01, 1] + length + length.map(~) + bytes + big(Int(adler(bytes)))
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
