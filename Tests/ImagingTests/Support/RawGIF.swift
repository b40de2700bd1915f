/// Builds GIF files byte by byte, right ones and wrong ones, with nothing of the module under test.
struct RawGIF {
  var version = "89a"
  var width = 4
  var height = 2
  /// Flags of the screen; 0x80 is a table of two colours.
  var flags: UInt8 = 0x80
  var colors: [UInt8] = [10, 20, 30, 200, 210, 220]
  var blocks: [[UInt8]] = []
  var hasTrailer = true

  var file: [UInt8] {
    Array("GIF\(version)".utf8) + Self.pair(width) + Self.pair(height) + [flags, 0, 0] + colors
      + blocks.flatMap(\.self) + (hasTrailer ? [0x3B] : [])
  }

  /// Codes of three bits that say every number by itself: a clear, two numbers, a clear …
  static func image(
    x: Int = 0, y: Int = 0, width: Int = 4, height: Int = 2, flags: UInt8 = 0,
    numbers: [UInt8] = [0, 1, 0, 1, 1, 0, 1, 0], bits: UInt8 = 2
  ) -> [UInt8] {
    [0x2C] + pair(x) + pair(y) + pair(width) + pair(height) + [flags, bits]
      + blocks(packed(numbers))
  }

  static func packed(_ numbers: [UInt8]) -> [UInt8] {
    bytes(
      ofCodes: numbers.enumerated().flatMap { $0.offset % 2 == 0 ? [4, $0.element] : [$0.element] }
        + [5])
  }

  /// Codes of three bits, the lowest first.
  static func bytes(ofCodes codes: [UInt8]) -> [UInt8] {
    let bits = codes.flatMap { code in (0..<3).map { code >> $0 & 1 } }
    return stride(from: 0, to: bits.count, by: 8).map { start in
      bits[start..<min(start + 8, bits.count)].enumerated()
        .reduce(UInt8(0)) { $0 | $1.element << UInt8($1.offset) }
    }
  }

  static func control(disposal: UInt8 = 0, delay: Int = 0, clear: UInt8? = nil) -> [UInt8] {
    [0x21, 0xF9, 4, disposal << 2 | (clear == nil ? 0 : 1)] + pair(delay) + [clear ?? 0, 0]
  }

  static func comment(_ text: String) -> [UInt8] { [0x21, 0xFE] + blocks(Array(text.utf8)) }

  static func blocks(_ bytes: [UInt8]) -> [UInt8] {
    stride(from: 0, to: bytes.count, by: 255).flatMap { start in
      let part = bytes[start..<min(start + 255, bytes.count)]
      return [UInt8(part.count)] + part
    } + [0]
  }

  static func pair(_ number: Int) -> [UInt8] { [UInt8(number & 0xFF), UInt8(number >> 8)] }
}
