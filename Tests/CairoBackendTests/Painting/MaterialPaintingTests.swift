import CoreGraphics
import Drawing
import Imaging
import Testing

@testable import CairoBackend

/// Glass in pixels: nothing sharp shows through it.
@Suite struct MaterialPaintingTests {
  private let rasterizer = CairoRasterizer()

  /// Black stripes on white, under glass in the lower half.
  private func stripes(_ material: Material, stripe: CGFloat = 2) -> DrawList {
    let bars = (0..<50).map { index in
      DrawItem.fill(
        .rect(CGRect(x: CGFloat(index) * 2 * stripe, y: 0, width: stripe, height: 100)),
        ThemedColor(0x000000, 0x000000))
    }
    let pane = DrawItem.shape(
      DrawShape(.rect(CGRect(x: 0, y: 50, width: 100, height: 50)), fill: .material(material)))
    return DrawList(
      size: CGSize(width: 100, height: 100), background: .color(.white), bars + [pane])
  }

  private func pixels(_ list: DrawList, scale: Double, row: Int) throws -> [Int] {
    let bitmap = try rasterizer.bitmap(of: list, RasterOptions(scale: scale))
    let first = row * bitmap.width
    return bitmap.pixels[first..<first + bitmap.width].map { Int($0 & 0xFF) }
  }

  @Test(arguments: [1.0, 2, 3]) func stripesAreNotSeenThroughIt(_ scale: Double) throws {
    let row = try pixels(
      stripes(Material(.white, cover: 0)), scale: scale, row: Int(80 * scale))
    let inner = row[Int(30 * scale)..<Int(70 * scale)]
    let (least, most) = (try #require(inner.min()), try #require(inner.max()))
    #expect(most - least <= 4, "\(least) to \(most)")
    #expect(abs((least + most) / 2 - 128) < 6)
  }

  @Test func theColourLiesOverIt() throws {
    let row = try pixels(stripes(Material(.white, cover: 0.85)), scale: 1, row: 80)
    #expect(row[50] >= 234 && row[50] <= 238)
  }

  /// Over nothing else the colour is all that is seen, to the last bit.
  @Test func overItsOwnColourItIsThatColour() throws {
    let pane = DrawItem.shape(
      DrawShape(
        .rounded(CGRect(x: 10, y: 10, width: 80, height: 80), radius: 20),
        fill: .material(Material(ThemedColor(0xF2F2F7, 0xF2F2F7)))))
    let list = DrawList(
      size: CGSize(width: 100, height: 100),
      background: .color(ThemedColor(0xF2F2F7, 0xF2F2F7)), [pane])
    let bitmap = try rasterizer.bitmap(of: list, RasterOptions())
    #expect(Set(bitmap.pixels).count == 1)
  }

  @Test func theSameDrawingGivesTheSameBytes() throws {
    let list = stripes(Material(.white))
    let options = RasterOptions(scale: 2, keepsElements: true)
    #expect(try rasterizer.bitmap(of: list, options) == rasterizer.bitmap(of: list, options))
  }

  /// Glass as large as a picture may be, and blurs of any width.
  @Test(arguments: [0, 0.01, 1e3, 1e12, .infinity, .nan]) func anyBlurIsDrawn(_ blur: CGFloat)
    throws
  {
    _ = try rasterizer.bitmap(of: stripes(Material(.white, blur: blur)), RasterOptions())
  }
}
