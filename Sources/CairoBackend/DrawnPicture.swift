import Drawing
public import Imaging

/// A drawing as a picture whose rows are drawn when they are asked for, so that it need not be in memory as a
/// whole. It draws with what its rasterizer keeps, and so on that one's thread.
public struct DrawnPicture: BandedPicture {
  let drawing: DrawList
  let options: RasterOptions
  public let width: Int
  public let height: Int
  let largestTile: Int
  let resources: Resources

  public var scale: Double { options.scale }

  public func band(_ rows: Range<Int>) throws(CairoError) -> Bitmap {
    var bitmap = try empty(rows)
    unsafe try bitmap.withUnsafeMutablePixels { pixels throws(CairoError) in
      guard let start = pixels.baseAddress else { return }
      for tile in tiles(rows) {
        let canvas = unsafe try Canvas(
          borrowing: start + ((tile.y - rows.lowerBound) * width + tile.x), stride: width,
          area: tile)
        let painter = Painter(on: canvas, resources, options)
        try painter.draw(drawing)
        canvas.cairo.flush()
      }
    }
    return bitmap
  }

  private func empty(_ rows: Range<Int>) throws(CairoError) -> Bitmap {
    do throws(BitmapError) {
      return try Bitmap(width: width, height: rows.count, scale: scale)
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
