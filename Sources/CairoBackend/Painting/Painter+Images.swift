import CoreGraphics
import Drawing
import Imaging

extension Painter {
  func draw(_ image: DrawImage) throws(CairoError) {
    let frame = image.contentFrame
    guard frame.width > 0, frame.height > 0, !area(of: frame).isEmpty else { return }
    let picture = try resources.picture(image.source, image.tint.map { $0[options.theme] })
    let size = picture.area
    let place = CGAffineTransform(
      a: frame.width / CGFloat(size.width), b: 0, c: 0, d: frame.height / CGFloat(size.height),
      tx: frame.minX, ty: frame.minY)
    try paint(picture, place, opacity: 1, isPixelated: image.isPixelated)
  }
}

/// A picture file, and what its colours are replaced by.
struct PictureKey: Hashable {
  var source: ImageSource
  var tint: PremultipliedColor?
}

extension Resources {
  /// The pixels of a picture file, in the colour of the tint where there is one.
  func picture(_ source: ImageSource, _ tint: RGBAColor?) throws(CairoError) -> Canvas {
    let key = PictureKey(source: source, tint: tint.map { PremultipliedColor($0) })
    if let known = pictures[key] { return known }
    let bitmap: Bitmap
    do throws(ImageError) {
      bitmap = try ImageDecoder().decode(source.bytes)
    } catch {
      throw .image(error)
    }
    let canvas = try Canvas(bitmap, tint: key.tint)
    pictures.keep(canvas, for: key, size: bitmap.pixels.count * 4)
    return canvas
  }
}

extension Canvas {
  /// A canvas with the pixels of a bitmap, or with those of a colour where the bitmap is opaque.
  fileprivate convenience init(_ bitmap: Bitmap, tint: PremultipliedColor?) throws(CairoError) {
    let wide = tint.map { WidePixel($0.pixel) }
    try self.init(
      PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height),
      wide.map { wide in bitmap.pixels.map { wide.scaled(by: $0 >> 24).pixel } } ?? bitmap.pixels)
  }
}
