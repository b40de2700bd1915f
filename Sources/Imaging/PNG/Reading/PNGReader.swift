internal import Platform

/// Reads PNG files of every kind: all colour types and depths, interlaced or not, with transparent colours.
///
/// Nothing is allocated before the file has shown enough bytes to fill it, and no broken file gives a picture.
/// Gamma and colour profiles are not applied; of an animation the still picture is read.
public struct PNGReader: Sendable {
  /// Deflate's best: 258 bytes out of two bits.
  private static let largestRatio = 1032

  /// The largest files and pictures that are read.
  public var limits: ImageLimits

  /// A reader with the usual limits: pictures of 67 million pixels in files of 256 MB.
  public init(limits: ImageLimits = ImageLimits()) {
    self.limits = limits
  }

  /// Whether the bytes begin like a PNG file.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: PNGSignature.bytes)
  }

  /// The picture of a whole file, with the scale that its density tells, else 1.
  public func decode(_ bytes: [UInt8]) throws(PNGError) -> Bitmap {
    try decode(try PNGParts(bytes, limits: limits))
  }

  /// The picture that the parts have the image data of.
  func decode(_ parts: PNGParts) throws(PNGError) -> Bitmap {
    let passes = PNGPass.all(parts.header)
    var lines = try inflate(parts, count: passes.reduce(0) { $0 + $1.byteCount })
    let pixels = try pixels(of: parts, passes, &lines)
    return Bitmap(
      checkedWidth: parts.header.width, height: parts.header.height,
      scale: parts.density?.scale ?? 1, pixels: pixels)
  }

  func inflate(_ parts: PNGParts, count: Int) throws(PNGError) -> [UInt8] {
    let stream =
      parts.imageData.count == 1 ? parts.imageData[0] : [UInt8](parts.imageData.joined())[...]
    let offset = parts.imageData[0].startIndex
    let expected = "\(count) bytes of rows"
    guard count <= stream.count * Self.largestRatio else {
      throw PNGError(
        .imageData, at: offset, found: "\(stream.count) bytes",
        expected: "as many as can hold \(expected)")
    }
    do throws(Deflate.Failure) {
      return try Deflate.inflated(stream, count: count)
    } catch {
      let found =
        switch error {
        case .damaged: "a damaged zlib stream"
        case .tooShort: "fewer bytes"
        case .tooLong: "more bytes"
        case .memory:
          throw PNGError(.memory, at: offset, found: "none left", expected: "some to inflate with")
        }
      throw PNGError(.imageData, at: offset, found: found, expected: expected)
    }
  }

  private func pixels(
    of parts: PNGParts, _ passes: [PNGPass], _ lines: inout [UInt8]
  ) throws(PNGError) -> [UInt32] {
    let samples = PNGSamples(parts)
    let count = parts.header.width * parts.header.height
    return try LargeBlock.filled(count) { (pixels) throws(PNGError) in
      var start = 0
      // Together the passes have each pixel once.
      for pass in passes {
        let range = start..<start + pass.byteCount
        try unfilter(&lines, range, of: pass, in: parts)
        if let index = samples.fill(&pixels, of: pass, from: lines.span.extracting(range)) {
          throw PNGError(
            .palette, at: parts.imageData[0].startIndex,
            found: "an index without a colour in pixel \(index) of a row",
            expected: "0 to \(parts.palette.count - 1)")
        }
        start = range.upperBound
      }
    }
  }

  func unfilter(
    _ lines: inout [UInt8], _ range: Range<Int>, of pass: PNGPass, in parts: PNGParts
  ) throws(PNGError) {
    let unfilter = PNGUnfilter(distance: parts.header.filterDistance)
    if let line = unfilter.apply(to: &lines, range: range, lineBytes: pass.lineBytes) {
      throw PNGError(
        .filter, at: parts.imageData[0].startIndex,
        found: "filter \(lines[line]) in byte \(line) of the rows", expected: "0 to 4")
    }
  }
}
