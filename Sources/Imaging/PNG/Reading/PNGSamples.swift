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
  private let indexed: IndexedRows?
  private let transparentSamples: [UInt16]?

  init(_ parts: PNGParts) {
    header = parts.header
    transparentSamples = parts.transparentSamples
    let bitDepth = parts.header.bitDepth
    let colors: [UInt32]? =
      switch parts.header.colorType {
      case .palette: parts.palette.map(StraightColor.multiplied)
      case .gray where bitDepth <= 8:
        Self.grays(bitDepth: bitDepth, transparent: parts.transparentSamples?.first)
      default: nil
      }
    indexed = colors.map { IndexedRows(bitDepth: bitDepth, colors: $0) }
  }

  private static func grays(bitDepth: Int, transparent: UInt16?) -> [UInt32] {
    let largest = 1 << bitDepth - 1
    return (0...largest).map { sample in
      if let transparent, Int(transparent) == sample { return 0 }
      return 0xFF00_0000 | UInt32(sample * 255 / largest) * 0x0001_0101
    }
  }

  /// Puts the pixels of a part's row into the picture. Returns the first one that has no colour.
  func fill(
    _ pixels: inout MutableSpan<UInt32>, _ line: Int, of pass: PNGPass, from row: Span<UInt8>
  ) -> Int? {
    let places = Places(
      start: (pass.y + line * pass.stepY) * header.width + pass.x, step: pass.stepX,
      count: pass.width)
    return fill(&pixels, places, from: row)
  }

  /// Fills places from the bytes of a row. Returns the first pixel whose index has no colour.
  private func fill(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) -> Int? {
    if let indexed { return fill(&pixels, places, from: row, by: indexed) }
    switch (header.colorType, header.bitDepth) {
    case (.rgb, 8) where transparentSamples == nil: fillOpaque(&pixels, places, from: row)
    case (.rgba, 8): fillTranslucent(&pixels, places, from: row)
    case (_, 8): fillBytes(&pixels, places, from: row)
    default: fillShorts(&pixels, places, from: row)
    }
    return nil
  }

  private func fill(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>,
    by indexed: IndexedRows
  ) -> Int? {
    let filled =
      places.step > 1
      ? 0
      : pixels.withPart(places.start..<places.start + places.count) {
        indexed.fill(&$0, from: row)
      }
    for index in filled..<places.count {
      guard let pixel = indexed.pixel(at: index, of: row) else { return index }
      pixels[places[index]] = pixel
    }
    return nil
  }

  private func fillOpaque(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    let most =
      places.step > 1
      ? 0
      : pixels.withPart(places.start..<places.start + places.count) {
        fillMost(of: &$0, from: row)
      }
    for index in most..<places.count {
      let (red, green, blue) = (row[index * 3], row[index * 3 + 1], row[index * 3 + 2])
      pixels[places[index]] = Self.opaque | UInt32(red) << 16 | UInt32(green) << 8 | UInt32(blue)
    }
  }

  private static let opaque: UInt32 = 0xFF00_0000

  /// Looks at eight pixels as four numbers of two each and a part of the next one; those like the eight before cost
  /// next to nothing. Returns how many are filled.
  private func fillMost(of pixels: inout MutableSpan<UInt32>, from row: Span<UInt8>) -> Int {
    precondition(row.count >= pixels.count * 3, "a row of fewer samples than pixels")
    var (last, eight) = (SIMD4<UInt64>.zero, SIMD8(repeating: Self.opaque))
    var index = 0
    while index &+ 8 < pixels.count {
      let byte = index &* 3
      let words = SIMD4(
        row.word(at: byte), row.word(at: byte &+ 6), row.word(at: byte &+ 12),
        row.word(at: byte &+ 18))
      if words != last { (last, eight) = (words, Self.opaque(words)) }
      pixels.store(eight, at: index)
      index &+= 8
    }
    return index
  }

  /// Pairs of pixels of three bytes each, which the lower bytes of each number hold.
  private static func opaque(_ words: SIMD4<UInt64>) -> SIMD8<UInt32> {
    var eight = SIMD8(repeating: opaque)
    for index in words.indices {
      let pair = words[index].byteSwapped
      eight[2 &* index] |= UInt32(truncatingIfNeeded: pair &>> 40)
      eight[2 &* index &+ 1] |= UInt32(truncatingIfNeeded: pair &>> 16) & 0xFF_FFFF
    }
    return eight
  }

  private func fillTranslucent(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    for index in 0..<places.count {
      let samples = row.quarter(at: index &* 4).byteSwapped
      pixels[places[index]] = StraightColor.multiplied(samples &>> 8 | samples &<< 24)
    }
  }

  /// Samples of eight bits: gray with alpha, or colours of which one is transparent.
  private func fillBytes(
    _ pixels: inout MutableSpan<UInt32>, _ places: Places, from row: Span<UInt8>
  ) {
    let channels = header.colorType.channels
    for index in 0..<places.count {
      let start = index * channels
      let first = row[start]
      if channels == 2 {
        pixels[places[index]] = Self.pixel(
          red: first, green: first, blue: first, alpha: row[start + 1])
      } else {
        let color = (first, row[start + 1], row[start + 2])
        let isSeen = transparentSamples != [UInt16(color.0), UInt16(color.1), UInt16(color.2)]
        pixels[places[index]] = Self.pixel(
          red: color.0, green: color.1, blue: color.2, alpha: isSeen ? 255 : 0)
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
