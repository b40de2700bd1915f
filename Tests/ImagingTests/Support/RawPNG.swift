/// Builds PNG files byte by byte, right ones and wrong ones, with nothing of the module under test: the rows
/// are stored, not compressed, and the checks are computed the slow way.
struct RawPNG {
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  var width = 1
  var height = 1
  var bitDepth: UInt8 = 8
  var colorType: UInt8 = 2
  var compression: UInt8 = 0
  var filterMethod: UInt8 = 0
  var interlace: UInt8 = 0
  /// Chunks between the header and the image data.
  var middle: [[UInt8]] = []
  /// Rows with their filters.
  var lines: [UInt8] = []

  var header: [UInt8] {
    Self.chunk(
      "IHDR",
      Self.big(width) + Self.big(height)
        + [bitDepth, colorType, compression, filterMethod, interlace])
  }

  var file: [UInt8] {
    Self.file([header] + middle + [Self.chunk("IDAT", Self.zlib(lines)), Self.end])
  }

  static let end = chunk("IEND", [])

  static func file(_ chunks: [[UInt8]]) -> [UInt8] { signature + chunks.flatMap(\.self) }

  static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
    let body = Array(name.utf8) + content
    return big(content.count) + body + big(Int(crc(body)))
  }

  static func big(_ value: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }

  /// A zlib stream of stored blocks.
  static func zlib(_ bytes: [UInt8]) -> [UInt8] {
    var stream: [UInt8] = [0x78, 0x01]
    var start = 0
    repeat {
      let end = min(start + 65535, bytes.count)
      let count = end - start
      stream.append(end == bytes.count ? 1 : 0)
      stream += [UInt8(count & 0xFF), UInt8(count >> 8)]
      stream += [UInt8(~count & 0xFF), UInt8((~count >> 8) & 0xFF)]
      stream += bytes[start..<end]
      start = end
    } while start < bytes.count
    return stream + big(Int(adler(bytes)))
  }

  static func crc(_ bytes: [UInt8]) -> UInt32 {
    var sum: UInt32 = .max
    for byte in bytes {
      sum ^= UInt32(byte)
      for _ in 0..<8 { sum = sum & 1 == 0 ? sum >> 1 : sum >> 1 ^ 0xEDB8_8320 }
    }
    return ~sum
  }

  static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65521
      high = (high + low) % 65521
    }
    return high << 16 | low
  }
}
