import CoreGraphics
import Drawing
public import Imaging

/// A drawing as a picture whose rows are drawn when they are asked for, so that it need not be in memory as a
/// whole. It draws with what its rasterizer keeps, and so on that one's thread.
public struct DrawnPicture: BandedPicture {
  let drawing: DrawList
  let options: RasterOptions
  /// In pixels: the drawing's width times the scale, rounded up.
  public let width: Int
  /// In pixels: the drawing's height times the scale, rounded up.
  public let height: Int
  let largestTile: Int
  let resources: Resources

  /// Pixels to a point, as the options asked for.
  public var scale: Double { options.scale }

  /// Draws these rows, counted from the top, into a bitmap of their own; throws for texts and images that cannot be
  /// drawn.
  public func band(_ rows: Range<Int>) throws(CairoError) -> Bitmap {
    let ground = ground
    var bitmap = try empty(rows, ground ?? PremultipliedColor(pixel: 0))
    let whole = PixelRect(x: 0, y: rows.lowerBound, width: width, height: rows.count)
    try bitmap.withMutablePixels { pixels throws(CairoError) in
      for tile in tiles(rows) {
        try Canvas.draw(in: tile, of: whole, &pixels) { canvas throws(CairoError) in
          let painter = Painter(on: canvas, resources, options)
          if ground == nil { try painter.drawBackground(of: drawing) }
          try painter.draw(drawing.items)
        }
      }
    }
    return bitmap
  }

  /// The colour that the background gives every pixel, so that rows can begin with it; nil where it has to be painted.
  private var ground: PremultipliedColor? {
    guard let background = drawing.background else { return PremultipliedColor(pixel: 0) }
    let device = CGAffineTransform(scaleX: scale, y: scale)
    guard case .color(let color) = background,
      let area = RoundedArea(.rect(drawing.bounds), device)?.onWholePixels,
      PixelRect(inside: area.rect) == PixelRect(x: 0, y: 0, width: width, height: height)
    else { return nil }
    return PremultipliedColor(color[options.theme])
  }

  private func empty(
    _ rows: Range<Int>, _ ground: PremultipliedColor
  ) throws(CairoError) -> Bitmap {
    do throws(BitmapError) {
      return try Bitmap(
        width: width, height: rows.count, scale: scale, filledWith: ground.pixel)
    } catch {
      throw .size(width: Double(width), height: Double(rows.count))
    }
  }

  private func tiles(_ rows: Range<Int>) -> [PixelRect] {
    stride(from: rows.lowerBound, to: rows.upperBound, by: largestTile).flatMap { y in
      stride(from: 0, to: width, by: largestTile).map { x in
        PixelRect(
          x: x, y: y, width: min(largestTile, width - x),
          height: min(largestTile, rows.upperBound - y))
      }
    }
  }
}
