internal import Imaging

/// A golden that is large, for a page: all of it with fewer pixels and some loss, and sharp where it differs.
struct CoarseGround {
  /// All of the golden, and where the sharp part lies in it.
  let (size, area): (PixelArea, PixelArea)
  /// The bytes of a PNG file with that part, and of a WebP file with the rest.
  let (part, picture): ([UInt8], [UInt8])

  /// In bytes: who has less is kept whole.
  private static let smallest = 30_000
  /// In pixels, about: enough to read the text of a phone's screen.
  private static let wanted = 400_000.0
  private static let quality = 60.0
  /// In pixels around what differs.
  private static let margin = 24

  /// Nothing where it would not be much less than the whole.
  /// - Parameters:
  ///   - count: the bytes of the golden's file.
  ///   - box: all that differs.
  init?(of golden: Bitmap, holding count: Int, around box: PixelArea) {
    guard count > Self.smallest else { return nil }
    let factor = (Double(golden.width * golden.height) / Self.wanted).squareRoot().rounded(.up)
    size = PixelArea(of: golden)
    area = PixelArea(
      x: box.x - Self.margin, y: box.y - Self.margin, width: box.width + 2 * Self.margin,
      height: box.height + 2 * Self.margin
    ).intersection(size)
    guard
      let sharp = try? golden.cropped(
        x: area.x, y: area.y, width: area.width, height: area.height),
      let coarse = try? WebPWriter(quality: Self.quality).encode(
        golden.reduced(by: Int(factor)))
    else { return nil }
    (part, picture) = (PNGWriter().encode(sharp), coarse)
    guard (part.count + picture.count) * 2 < count else { return nil }
  }
}
