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
    let rows = PNGRows(parts)
    let count = parts.header.width * parts.header.height
    let pixels = try LargeBlock.filled(count, spare: rows.blockCount - count) {
      (block) throws(PNGError) in
      try inflate(parts, count: rows.byteCount) { (stream) throws(Deflate.Failure) in
        try Deflate.inflate(stream, count: rows.byteCount, intoEndOf: &block)
      }
      try rows.becomePixels(in: &block)
    }
    return Bitmap(
      checkedWidth: parts.header.width, height: parts.header.height,
      scale: parts.density?.scale ?? 1, pixels: pixels)
  }

  /// Lends the stream of rows to something that inflates it.
  func inflate<Result>(
    _ parts: PNGParts, count: Int,
    by body: (_ stream: ArraySlice<UInt8>) throws(Deflate.Failure) -> Result
  ) throws(PNGError) -> Result {
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
      return try body(stream)
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
}
