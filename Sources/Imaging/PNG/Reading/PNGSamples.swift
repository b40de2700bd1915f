/// Turns a row of samples into a bitmap's pixels: premultiplied, eight bits a channel.
struct PNGSamples {
  /// The places of a row's pixels among the picture's.
  private struct Places {
    let start: Int
    let step: Int
    let count: Int

    @inline(__always) subscript(index: Int) -> Int { start &+ index &* step }
  }

  private let header: PNGHeader
  /// For samples of eight bits or less that stand for a colour on their own: gray, or a palette's index.
  private let colors: [UInt32]
  private let transparentSamples: [UInt16]?
  private let paletteCount: Int

  init(_ parts: PNGParts) {
    header = parts.header
    transparentSamples = parts.transparentSamples
    paletteCount = parts.palette.count
    let colors =
      switch parts.header.colorType {
      case .palette: parts.palette.map(StraightColor.multiplied)
      case .gray where parts.header.bitDepth <= 8:
        Self.grays(bitDepth: parts.header.bitDepth, transparent: parts.transparentSamples?.first)
      default: [UInt32]()
      }
    // As many as a sample can say, so that no index leads outside.
    self.colors = colors + Array(repeating: 0, count: 256 - colors.count)
  }

  private static func grays(bitDepth: Int, transparent: UInt16?) -> [UInt32] {
    let largest = 1 << bitDepth - 1
    return (0...largest).map { sample in
      if let transparent, Int(transparent) == sample { return 0 }
      return 0xFF00_0000 | UInt32(sample * 255 / largest) * 0x0001_0101
    }
  }

  /// Puts a part's pixels into the picture, from its lines. Returns the first pixel of a row that has no colour.
  func fill(
    _ pixels: inout MutableSpan<UInt32>, of pass: PNGPass, from lines: Span<UInt8>
  ) -> Int? {
    for line in 0..<pass.height {
      let first = line * pass.lineBytes + 1
      let row = lines.extracting(first..<first + pass.lineBytes - 1)
      let places = Places(
        start: (pass.y + line * pass.stepY) * header.width + pass.x, step: pass.stepX,
        count: pass.width)
      if let index = fill(&pixels, places, from: row) { return index }
    }
    return nil
  }

  /// Fills places from the bytes of a row. Returns the first pixel whose index has no colour.
  private func fill(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) -> Int? {
    switch (header.colorType, header.bitDepth) {
    case (.palette, _): return fillIndexed(&pixels, places, from: row)
    case (.gray, ...8): return fillIndexed(&pixels, places, from: row)
    case (.rgb, 8) where transparentSamples == nil: fillOpaque(&pixels, places, from: row)
    case (_, 8): fillBytes(&pixels, places, from: row)
    default: fillShorts(&pixels, places, from: row)
    }
    return nil
  }

  private func fillIndexed(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) -> Int? {
    let depth = header.bitDepth
    let mask = UInt8(truncatingIfNeeded: 1 << depth - 1)
    let limit = header.colorType == .palette ? paletteCount : 256
    for index in 0..<places.count {
      let bit = index * depth
      let sample = (row[bit >> 3] >> UInt8(8 - depth - bit & 7)) & mask
      guard Int(sample) < limit else { return index }
      pixels[places[index]] = colors[Int(sample)]
    }
    return nil
  }

  private func fillOpaque(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    let fours =
      places.step > 1
      ? 0
      : pixels.withPart(places.start..<places.start + places.count) {
        fillFours(&$0, from: row)
      }
    for index in fours..<places.count {
      let (red, green, blue) = (row[index * 3], row[index * 3 + 1], row[index * 3 + 2])
      pixels[places[index]] = Self.opaque | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  private static let opaque: UInt32 = 0xFF00_0000

  /// Four pixels at once, from twelve bytes. Returns how many are filled.
  private func fillFours(_ pixels: inout MutableSpan<UInt32>, from row: Span<UInt8>) -> Int {
    var index = 0
    while index &+ 4 <= pixels.count {
      let start = index &* 3
      let words = (
        row.quarter(at: start), row.quarter(at: start &+ 4), row.quarter(at: start &+ 8)
      )
      let colors = SIMD4(
        words.0, words.0 &>> 24 | words.1 &<< 8, words.1 &>> 16 | words.2 &<< 16, words.2 &>> 8)
      let (red, green, blue) = (colors & 0xFF, colors & 0xFF00, colors &>> 16 & 0xFF)
      pixels.store(red &<< 16 | green | blue | Self.opaque, at: index)
      index &+= 4
    }
    return index
  }

  /// Samples of eight bits: gray with alpha, red, green and blue with alpha or with one that is transparent.
  private func fillBytes(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    let channels = header.colorType.channels
    for index in 0..<places.count {
      let start = index * channels
      let first = row[start]
      switch header.colorType {
      case .gray, .palette, .grayAlpha:
        pixels[places[index]] = Self.pixel(
          red: first, green: first, blue: first, alpha: row[start + 1])
      case .rgb:
        let color = (first, row[start + 1], row[start + 2])
        let isSeen = transparentSamples != [UInt16(color.0), UInt16(color.1), UInt16(color.2)]
        pixels[places[index]] = Self.pixel(
          red: color.0, green: color.1, blue: color.2, alpha: isSeen ? 255 : 0)
      case .rgba:
        pixels[places[index]] = Self.pixel(
          red: first, green: row[start + 1], blue: row[start + 2], alpha: row[start + 3])
      }
    }
  }

  private func fillShorts(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    let channels = header.colorType.channels
    var samples: [UInt16] = [0, 0, 0, 0]
    for index in 0..<places.count {
      for channel in 0..<channels {
        let start = (index * channels + channel) * 2
        samples[channel] = UInt16(row[start]) << 8 | UInt16(row[start + 1])
      }
      let isGray = channels < 3
      var alpha = channels % 2 == 0 ? Self.byte(samples[channels - 1]) : 255
      if let transparentSamples, transparentSamples[...] == samples[..<channels] { alpha = 0 }
      let red = Self.byte(samples[0])
      pixels[places[index]] = Self.pixel(
        red: red, green: isGray ? red : Self.byte(samples[1]),
        blue: isGray ? red : Self.byte(samples[2]), alpha: alpha)
    }
  }

  /// Sixteen bits as eight, to the nearest.
  private static func byte(_ sample: UInt16) -> UInt8 {
    UInt8((UInt32(sample) * 255 + 32767) / 65535)
  }

  private static func pixel(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8) -> UInt32 {
    StraightColor.multiplied(
      UInt32(alpha) << 24 | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue))
  }
}
