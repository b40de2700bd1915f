/// The chunks of a PNG file, before the picture is inflated.
struct PNGParts {
  private(set) var header: PNGHeader
  /// `0xFFRRGGBB`, or less alpha where `tRNS` says so.
  private(set) var palette: [UInt32] = []
  /// The samples of the one colour that is transparent.
  private(set) var transparentSamples: [UInt16]?
  private(set) var density: PNGDensity?
  private(set) var imageData: [ArraySlice<UInt8>] = []
  /// Whether a chunk says that the picture moves.
  private(set) var isAnimated = false
  private var isImageDataOver = false

  init(_ bytes: [UInt8], limits: ImageLimits) throws(PNGError) {
    var reader = try PNGChunkReader(bytes, limits: limits)
    let first = try reader.chunk()
    guard first.name == "IHDR" else {
      throw first.error(.header, -4, found: "'\(first.name)'", expected: "'IHDR' first")
    }
    header = try PNGHeader(first, limits: limits)
    while true {
      let chunk = try reader.chunk()
      if chunk.name == "IEND" {
        try checkEnd(chunk)
        return
      }
      try add(chunk)
    }
  }

  /// The same file with a frame of its animation in the picture's place.
  func frame(_ area: PixelArea, _ imageData: [ArraySlice<UInt8>]) -> PNGParts {
    var parts = self
    parts.header = header.sized(area)
    parts.imageData = imageData
    return parts
  }

  private func checkEnd(_ chunk: PNGChunk) throws(PNGError) {
    guard chunk.count == 0 else {
      throw chunk.error(.end, found: "'IEND' of \(chunk.count) bytes", expected: "0 bytes")
    }
    guard !imageData.isEmpty else {
      throw chunk.error(.end, -4, found: "'IEND'", expected: "'IDAT' before it")
    }
  }

  private mutating func add(_ chunk: PNGChunk) throws(PNGError) {
    if chunk.name != "IDAT", !imageData.isEmpty { isImageDataOver = true }
    switch chunk.name {
    case "IDAT": try addImageData(chunk)
    case "PLTE": try addPalette(chunk)
    case "tRNS": try addTransparency(chunk)
    case "pHYs": addDensity(chunk)
    case "acTL": isAnimated = true
    default:
      guard chunk.isAncillary else {
        throw chunk.error(
          .chunk, -4, found: "'\(chunk.name)'", expected: "a chunk that every reader knows")
      }
    }
  }

  private mutating func addImageData(_ chunk: PNGChunk) throws(PNGError) {
    guard !isImageDataOver else {
      throw chunk.error(
        .imageData, -4, found: "'IDAT' after other chunks", expected: "all of them together")
    }
    guard header.colorType != .palette || !palette.isEmpty else {
      throw chunk.error(.palette, -4, found: "'IDAT'", expected: "'PLTE' before it")
    }
    imageData.append(chunk.content)
  }

  private mutating func addPalette(_ chunk: PNGChunk) throws(PNGError) {
    let limit = header.colorType == .palette ? 1 << header.bitDepth : 256
    guard header.colorType != .gray, header.colorType != .grayAlpha, palette.isEmpty,
      imageData.isEmpty, transparentSamples == nil
    else {
      throw chunk.error(
        .palette, -4, found: "'PLTE'", expected: "it once, before 'tRNS' and 'IDAT', in colour")
    }
    guard chunk.count % 3 == 0, 1...limit ~= chunk.count / 3 else {
      throw chunk.error(
        .palette, found: "\(chunk.count) bytes", expected: "3 bytes each for 1 to \(limit) colours")
    }
    palette = stride(from: 0, to: chunk.count, by: 3).map {
      0xFF00_0000 | UInt32(chunk[$0]) << 16 | UInt32(chunk[$0 + 1]) << 8 | UInt32(chunk[$0 + 2])
    }
  }

  private mutating func addTransparency(_ chunk: PNGChunk) throws(PNGError) {
    guard imageData.isEmpty, transparentSamples == nil else {
      throw chunk.error(.transparency, -4, found: "'tRNS'", expected: "it once, before 'IDAT'")
    }
    switch header.colorType {
    case .grayAlpha, .rgba:
      throw chunk.error(
        .transparency, -4, found: "'tRNS'", expected: "none beside samples of alpha")
    case .gray, .rgb:
      let count = header.colorType.channels
      guard chunk.count == 2 * count else {
        throw chunk.error(
          .transparency, found: "\(chunk.count) bytes", expected: "\(2 * count) bytes")
      }
      // Bits above the depth have no meaning.
      let mask = UInt16((1 << header.bitDepth) - 1)
      transparentSamples = (0..<count).map { chunk.short(at: 2 * $0) & mask }
    case .palette:
      guard 1...max(1, palette.count) ~= chunk.count, !palette.isEmpty else {
        throw chunk.error(
          .transparency, found: "\(chunk.count) values for \(palette.count) colours",
          expected: "one for each colour at most, after 'PLTE'")
      }
      transparentSamples = []
      for index in 0..<chunk.count {
        palette[index] = palette[index] & 0xFF_FFFF | UInt32(chunk[index]) << 24
      }
    }
  }

  /// A density that cannot be understood is none: the picture does not depend on it.
  private mutating func addDensity(_ chunk: PNGChunk) {
    guard chunk.count == 9, chunk[8] == 1, chunk.number(at: 0) == chunk.number(at: 4) else {
      return
    }
    density = PNGDensity(pixelsPerMeter: chunk.number(at: 0))
  }
}
