/// A PNG file that grows by chunks.
struct PNGChunkWriter {
  private(set) var bytes: [UInt8]

  /// Without a start these are chunks that follow others.
  init(expecting count: Int, isStart: Bool = true) {
    bytes = isStart ? PNGSignature.bytes : []
    bytes.reserveCapacity(count)
  }

  /// Length, name, content and their check (PNG 3, 5.3). A chunk has less than 2^31 bytes; longer image
  /// data takes several.
  mutating func add(_ name: String, _ content: [UInt8]) {
    let limit = 1 << 30
    guard content.count > limit else { return add(name, content[...]) }
    for start in stride(from: 0, to: content.count, by: limit) {
      add(name, content[start..<min(start + limit, content.count)])
    }
  }

  private mutating func add(_ name: String, _ content: ArraySlice<UInt8>) {
    bytes += Self.bigEndian(UInt32(content.count))
    let start = bytes.count
    bytes += name.utf8
    bytes += content
    let sum = Deflate.crc32(bytes.span.extracting(start..<bytes.count))
    bytes += Self.bigEndian(sum)
  }

  /// The scale as a density, one point being 1/72 inch; none for a scale of 1.
  mutating func addDensity(scale: Double) {
    guard let density = PNGDensity(scale: scale) else { return }
    let pixels = Self.bigEndian(density.pixelsPerMeter)
    add("pHYs", pixels + pixels + [1])
  }

  mutating func add(_ palette: PNGPalette) {
    add(
      "PLTE",
      palette.colors.flatMap { color in
        [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
      })
    guard palette.translucentCount > 0 else { return }
    add("tRNS", palette.colors[..<palette.translucentCount].map { UInt8($0 >> 24) })
  }

  static func bigEndian(_ value: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
  }
}

/// The eight bytes that every PNG file begins with.
enum PNGSignature {
  static let bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
}

/// A scale in the words of `pHYs`: a picture of scale 1 has 72 pixels to an inch.
struct PNGDensity: Equatable {
  private static let pixelsPerMeterAtOne = 72 / 0.0254

  let pixelsPerMeter: UInt32

  /// Nothing for a scale of 1, or one that is no scale.
  init?(scale: Double) {
    guard scale.isFinite, scale > 0, scale < 1000, scale != 1 else { return nil }
    pixelsPerMeter = UInt32((scale * Self.pixelsPerMeterAtOne).rounded())
  }

  init(pixelsPerMeter: UInt32) {
    self.pixelsPerMeter = pixelsPerMeter
  }

  /// The scale that gives this density. Only quarters count: other densities tell of scanners and printers,
  /// and their pictures are not meant to be shown smaller.
  var scale: Double {
    let quarters = (Double(pixelsPerMeter) / Self.pixelsPerMeterAtOne * 4).rounded()
    let scale = quarters / 4
    return PNGDensity(scale: scale) == self && scale <= 16 ? scale : 1
  }
}
