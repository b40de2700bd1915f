public import Notation
public import Platform

/// Pictures as WebP files: without any loss, as exact as PNG and smaller; or for photos with some.
public struct WebPWriter: Sendable {
  /// The longest side of a picture without loss, in pixels.
  public static let largestSide = LosslessEncoder.largestSide
  /// The longest side of a picture with loss, in pixels.
  public static let largestLossySide = 16_383

  /// From 0, the smallest, to 100; nil loses nothing.
  public var quality: Double?

  /// Without a quality nothing is lost.
  public init(quality: Double? = nil) {
    self.quality = quality
  }

  /// The whole file.
  public func encode(_ bitmap: Bitmap) throws(WebPError) -> [UInt8] {
    if let quality { return try encode(bitmap, quality: quality) }
    guard bitmap.width <= Self.largestSide, bitmap.height <= Self.largestSide else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    let isOpaque = bitmap.isOpaque
    let content = LosslessEncoder.encode(
      StraightPixels.pixels(of: bitmap, isOpaque: isOpaque), width: bitmap.width,
      height: bitmap.height, hasAlpha: !isOpaque)
    let chunk = WebPContainer.chunk("VP8L", content)
    return WebPContainer.start(length: chunk.count) + chunk
  }

  private func encode(_ bitmap: Bitmap, quality: Double) throws(WebPError) -> [UInt8] {
    guard 0...100 ~= quality else { throw .quality(quality) }
    guard max(bitmap.width, bitmap.height) <= Self.largestLossySide else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    let pixels = StraightPixels.pixels(of: bitmap, isOpaque: bitmap.isOpaque)
    do throws(WebP.Failure) {
      return try WebP.file(of: pixels, width: bitmap.width, quality: quality)
    } catch {
      throw .encoder(error.code)
    }
  }

  /// Writes the file whole or not at all.
  public func write(_ bitmap: Bitmap, to path: String) throws(WebPError) {
    let bytes = try encode(bitmap)
    do throws(FileError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      throw .file(error)
    }
  }
}

/// Why a picture cannot be written as WebP.
public enum WebPError: Error, Equatable, Sendable {
  /// Sides in pixels that WebP has no place for.
  case size(width: Int, height: Int)
  /// A quality outside of 0 to 100.
  case quality(Double)
  /// The library's own code for giving up.
  case encoder(Int)
  /// The file cannot be written.
  case file(FileError)
}

extension WebPError: CodedError {
  /// The page about outputs that cannot be made.
  public var code: String { "output/failed" }
  /// The fault with the values that were found and those that were expected.
  public var message: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels – WebP expects sides up to \(WebPWriter.largestSide)"
    case .quality(let quality): "a quality of \(quality) – expected 0 to 100"
    case .encoder(let code): "libwebp gave up with code \(code)"
    case .file(let error): error.description
    }
  }

  /// A way out for pictures that are too large.
  public var hint: String? {
    if case .size = self { "write it as PNG, or at a smaller scale" } else { nil }
  }
}

/// Colours that are not multiplied by their alpha, as WebP has them.
enum StraightPixels {
  static func pixels(of bitmap: Bitmap, isOpaque: Bool) -> [UInt32] {
    guard !isOpaque else { return bitmap.pixels }
    let straight = StraightColor()
    // Neighbours are often the same, and a division costs more than a look.
    var (last, lastStraight): (UInt32, UInt32) = (0, 0)
    return bitmap.pixels.map { pixel in
      if pixel != last {
        last = pixel
        lastStraight = straight.divided(pixel)
      }
      return lastStraight
    }
  }
}
