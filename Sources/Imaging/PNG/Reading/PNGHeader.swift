/// The first chunk of a PNG file: how large the picture is and how its samples stand in it.
struct PNGHeader: Equatable {
  enum ColorType: UInt8 {
    case gray = 0
    case rgb = 2
    case palette = 3
    case grayAlpha = 4
    case rgba = 6

    /// Samples of a pixel.
    var channels: Int {
      switch self {
      case .gray, .palette: 1
      case .grayAlpha: 2
      case .rgb: 3
      case .rgba: 4
      }
    }

    /// Bits that a sample may have (PNG 3, table 11.1).
    var bitDepths: [Int] {
      switch self {
      case .gray: [1, 2, 4, 8, 16]
      case .palette: [1, 2, 4, 8]
      case .rgb, .grayAlpha, .rgba: [8, 16]
      }
    }
  }

  static let byteCount = 13

  private(set) var width: Int
  private(set) var height: Int
  let bitDepth: Int
  let colorType: ColorType
  let isInterlaced: Bool

  var bitsPerPixel: Int { bitDepth * colorType.channels }

  /// The header of a part of the picture that stands in the file on its own.
  func sized(_ area: PixelArea) -> PNGHeader {
    var header = self
    (header.width, header.height) = (area.width, area.height)
    return header
  }

  /// Bytes of a row of so many pixels, without its filter.
  func rowBytes(width: Int) -> Int { (width * bitsPerPixel + 7) / 8 }

  /// Whole bytes that the filters reach back.
  var filterDistance: Int { max(1, bitsPerPixel / 8) }

  init(_ chunk: PNGChunk, limits: ImageLimits) throws(PNGError) {
    guard chunk.count == Self.byteCount else {
      throw chunk.error(
        .header, found: "\(chunk.count) bytes", expected: "\(Self.byteCount) bytes")
    }
    width = try Self.side(chunk, at: 0, name: "width", limits: limits)
    height = try Self.side(chunk, at: 4, name: "height", limits: limits)
    guard width * height <= limits.pixels else {
      throw chunk.error(
        .size, found: "\(width) by \(height) pixels", expected: "at most \(limits.pixels) pixels")
    }
    guard let type = ColorType(rawValue: chunk[9]) else {
      throw chunk.error(
        .header, 9, found: "colour type \(chunk[9])", expected: "0, 2, 3, 4 or 6")
    }
    colorType = type
    bitDepth = Int(chunk[8])
    guard type.bitDepths.contains(bitDepth) else {
      let depths = type.bitDepths.map(String.init).joined(separator: ", ")
      throw chunk.error(
        .header, 8, found: "\(bitDepth) bits for colour type \(type.rawValue)",
        expected: "one of \(depths)")
    }
    try Self.check(chunk, at: 10, name: "compression method", allowed: 0...0)
    try Self.check(chunk, at: 11, name: "filter method", allowed: 0...0)
    try Self.check(chunk, at: 12, name: "interlace method", allowed: 0...1)
    isInterlaced = chunk[12] == 1
  }

  private static func side(
    _ chunk: PNGChunk, at index: Int, name: String, limits: ImageLimits
  ) throws(PNGError) -> Int {
    let side = Int(chunk.number(at: index))
    guard 1...max(1, limits.side) ~= side else {
      throw chunk.error(
        .size, index, found: "a \(name) of \(side)", expected: "1 to \(limits.side)")
    }
    return side
  }

  private static func check(
    _ chunk: PNGChunk, at index: Int, name: String, allowed: ClosedRange<UInt8>
  ) throws(PNGError) {
    guard allowed.contains(chunk[index]) else {
      let range =
        allowed.count == 1
        ? "\(allowed.lowerBound)" : "\(allowed.lowerBound) or \(allowed.upperBound)"
      throw chunk.error(.header, index, found: "\(name) \(chunk[index])", expected: range)
    }
  }
}
