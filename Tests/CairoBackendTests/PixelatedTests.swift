import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

/// Pictures whose pixels stay squares.
@Suite struct PixelatedTests {
  /// A black and a white pixel, ten times as large.
  private func middle(isPixelated: Bool) throws -> [UInt32] {
    let bitmap = try Bitmap(width: 2, height: 1, pixels: [0xFF00_0000, 0xFFFF_FFFF])
    let source = ImageSource(
      PNGWriter().encode(bitmap), naturalSize: CGSize(width: 2, height: 1))
    var image = DrawImage(source, in: CGRect(x: 0, y: 0, width: 20, height: 10))
    image.isPixelated = isPixelated
    let list = DrawList(size: CGSize(width: 20, height: 10), [.image(image)])
    let drawn = try CairoRasterizer().bitmap(of: list)
    return [drawn[8, 5], drawn[9, 5], drawn[10, 5], drawn[11, 5]]
  }

  @Test func theNearestPixelIsTaken() throws {
    #expect(
      try middle(isPixelated: true) == [0xFF00_0000, 0xFF00_0000, 0xFFFF_FFFF, 0xFFFF_FFFF])
    #expect(Set(try middle(isPixelated: false)).count > 2)
  }

  @Test func aFileOfSVGSaysSo() throws {
    let bitmap = try Bitmap(width: 1, height: 1, pixels: [0xFF00_0000])
    var image = DrawImage(
      ImageSource(PNGWriter().encode(bitmap), naturalSize: CGSize(width: 1, height: 1)),
      in: CGRect(x: 0, y: 0, width: 9, height: 9))
    func svg() -> String {
      SVGWriter().svg(DrawList(size: CGSize(width: 9, height: 9), [.image(image)]))
    }
    #expect(!svg().contains("image-rendering"))
    image.isPixelated = true
    #expect(svg().contains(" image-rendering=\"pixelated\""))
  }
}
