public import Notation

/// Pictures as JPEG files, for photos: colours as fine as the picture (4:4:4), and no transparency. The same picture
/// gives the same bytes with the same version of libjpeg-turbo.
public struct JPEGWriter: Sendable {
  /// The longest side of a picture, in pixels.
  public static let largestSide = 65_500

  /// From 1, the smallest, to 100, the best.
  public var quality: Int

  /// A quality that hardly anybody tells from the original, unless said otherwise.
  public init(quality: Int = 90) {
    self.quality = quality
  }

  /// The whole file. Pixels that let something through are laid on white.
  public func encode(_ bitmap: Bitmap) throws(JPEGWriteError) -> [UInt8] {
    guard 1...100 ~= quality else { throw .quality(quality) }
    guard max(bitmap.width, bitmap.height) <= Self.largestSide else {
      throw .size(width: bitmap.width, height: bitmap.height)
    }
    do throws(JPEG.Failure) {
      return try JPEG.file(of: bitmap.isOpaque ? bitmap : Self.onWhite(bitmap), quality: quality)
    } catch { throw JPEGWriteError(error) }
  }

  /// Colours are multiplied by their alpha already, so that white only has to fill what is left.
  private static func onWhite(_ bitmap: Bitmap) -> Bitmap {
    let pixels = bitmap.pixels.map { pixel in
      let white = 255 - pixel >> 24
      return [16, 8, 0].reduce(0xFF00_0000) { laid, shift in
        laid | min(255, pixel >> shift & 0xFF + white) << shift
      }
    }
    return Bitmap(
      checkedWidth: bitmap.width, height: bitmap.height, scale: bitmap.scale, pixels: pixels)
  }
}

/// Why a picture cannot be written as JPEG.
public enum JPEGWriteError: Error, Equatable, Sendable {
  /// Sides in pixels that JPEG has no place for.
  case size(width: Int, height: Int)
  /// A quality outside of 1 to 100.
  case quality(Int)
  /// The encoder's own words for giving up.
  case encoder(String)
  /// The encoder cannot be started for lack of memory.
  case memory
}

extension JPEGWriteError: CodedError {
  /// The page about outputs that cannot be made.
  public var code: String { "output/failed" }
  /// The fault with the values that were found and those that were expected.
  public var message: String {
    switch self {
    case .size(let width, let height):
      "a picture of \(width) by \(height) pixels – JPEG expects sides up to \(JPEGWriter.largestSide)"
    case .quality(let quality): "a quality of \(quality) – expected 1 to 100"
    case .encoder(let reason): "libjpeg-turbo gave up: \(reason)"
    case .memory: "no memory left to encode with"
    }
  }

  /// A way out for pictures that are too large.
  public var hint: String? {
    if case .size = self { "write it as PNG, or at a smaller scale" } else { nil }
  }
}

extension JPEGWriteError {
  fileprivate init(_ failure: JPEG.Failure) {
    switch failure {
    case .memory: self = .memory
    case .words(let words): self = .encoder(words)
    }
  }
}
