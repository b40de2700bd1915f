import CoreGraphics
public import Drawing
public import Imaging

/// Draws with Cairo into memory. It keeps shadows, letters and pictures that it has drawn for the next time,
/// so one is best used for many pictures; each thread needs its own.
public final class CairoRasterizer: Rasterizing {
  /// The sides of what is drawn at once: Cairo's surfaces end at 32,767 pixels.
  private let largestTile: Int
  let resources: Resources

  public convenience init(fonts: FontLibrary = FontLibrary()) {
    self.init(fonts: fonts, largestTile: 16_384)
  }

  init(fonts: FontLibrary = FontLibrary(), largestTile: Int) {
    self.largestTile = largestTile
    resources = Resources(Typesetter(fonts))
  }

  /// What pictures so far show otherwise than their texts ask for.
  public var notices: [TextNotice] { resources.notices }

  /// What texts are drawn with, to measure them.
  public var typesetter: Typesetter { resources.typesetter }

  /// Says that drawings of another kind follow: what those before needed is forgotten unless the next need it
  /// too. Without it memory only grows, up to a bound, while one batch of unlike drawings is worked off.
  public func beginNextSubject() { resources.age() }

  public func bitmap(
    of drawing: DrawList, _ options: RasterOptions = RasterOptions()
  ) throws(CairoError) -> Bitmap {
    var bitmap = try emptyBitmap(for: drawing.size, options.scale)
    let drawing = drawing.simplified()
    let (width, height) = (bitmap.width, bitmap.height)
    unsafe try bitmap.withUnsafeMutablePixels { pixels throws(CairoError) in
      guard let start = pixels.baseAddress else { return }
      for tile in tiles(width: width, height: height) {
        let canvas = unsafe try Canvas(
          borrowing: start + (tile.y * width + tile.x), stride: width, area: tile)
        let painter = Painter(on: canvas, resources, options)
        try painter.draw(drawing)
        canvas.cairo.flush()
      }
    }
    return bitmap
  }

  private func emptyBitmap(for size: CGSize, _ scale: CGFloat) throws(CairoError) -> Bitmap {
    guard scale > 0, scale.isFinite else { throw .scale(scale) }
    let (width, height) = (Self.pixels(size.width, scale), Self.pixels(size.height, scale))
    let limit = Double(Bitmap.largestSide)
    guard 1...limit ~= width, 1...limit ~= height else { throw .size(width: width, height: height) }
    do throws(BitmapError) {
      return try Bitmap(width: Int(width), height: Int(height), scale: scale)
    } catch {
      throw .size(width: width, height: height)
    }
  }

  /// The pixels of a length; a rounding error in it makes no pixel more.
  private static func pixels(_ length: CGFloat, _ scale: CGFloat) -> Double {
    (length * scale - 1e-6).rounded(.up)
  }

  private func tiles(width: Int, height: Int) -> [PixelRect] {
    stride(from: 0, to: height, by: largestTile).flatMap { y in
      stride(from: 0, to: width, by: largestTile).map { x in
        PixelRect(
          x: x, y: y, width: min(largestTile, width - x), height: min(largestTile, height - y))
      }
    }
  }
}
