/// Reads JPEG files: baseline and progressive, gray, colour and ink, turned as their camera was held.
///
/// A damaged or truncated file is an error, also where a part of the picture could be shown.
public struct JPEGReader: Sendable {
  /// The largest files and pictures that are read.
  public var limits: ImageLimits

  /// A reader with the usual limits: pictures of 67 million pixels in files of 256 MB.
  public init(limits: ImageLimits = ImageLimits()) {
    self.limits = limits
  }

  /// Whether the bytes begin like a JPEG file.
  public static func recognizes(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0xFF, 0xD8, 0xFF])
  }

  /// The picture of a whole file, always opaque, at one device pixel to a point.
  public func decode(_ bytes: [UInt8]) throws(JPEGError) -> Bitmap {
    guard bytes.count <= limits.fileBytes else {
      throw .fileSize(bytes.count, limit: limits.fileBytes)
    }
    let header = try header(of: bytes)
    var pixels = try pixels(of: bytes, header: header)
    if header.isInk { pixels = pixels.map(Self.light) }
    let bitmap = Bitmap(
      checkedWidth: header.width, height: header.height, scale: 1, pixels: pixels)
    return PictureTurn(of: bytes).upright(bitmap)
  }

  private func header(of bytes: [UInt8]) throws(JPEGError) -> JPEG.Header {
    let header: JPEG.Header
    do throws(JPEG.Failure) {
      header = try JPEG.header(of: bytes)
    } catch { throw JPEGError(error) }
    guard header.width > 0, header.height > 0 else { throw .damaged("no picture in the file") }
    guard max(header.width, header.height) <= limits.side,
      header.width * header.height <= limits.pixels
    else { throw .size(width: header.width, height: header.height, limits: limits) }
    return header
  }

  private func pixels(of bytes: [UInt8], header: JPEG.Header) throws(JPEGError) -> [UInt32] {
    do throws(JPEG.Failure) {
      return try JPEG.pixels(of: bytes, header: header)
    } catch { throw JPEGError(error) }
  }

  /// Ink as light. Files with ink come from Adobe's programs, which write every channel inverted, so that it
  /// says how much light is left.
  private static func light(_ ink: UInt32) -> UInt32 {
    let bytes = ink.littleEndian
    let black = bytes >> 24
    func channel(_ shift: UInt32) -> UInt32 {
      (((bytes >> shift) & 0xFF) * black + 127) / 255
    }
    return 0xFF00_0000 | channel(0) << 16 | channel(8) << 8 | channel(16)
  }
}
