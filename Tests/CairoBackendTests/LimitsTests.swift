import CairoBackend
import CoreGraphics
import Drawing
import Imaging
import Testing

/// Limits of pictures: four bytes a pixel are all that grows with their size, but for caches with limits; large
/// ones are drawn in bands.
@Suite struct LimitsTests {
  private func cells(_ count: Int, columns: Int, _ size: CGSize) -> [DrawItem] {
    (0..<count).map { index in
      let place = CGPoint(
        x: CGFloat(index % columns) * size.width, y: CGFloat(index / columns) * size.height)
      let card = CGRect(x: 1, y: 1, width: size.width - 2, height: size.height - 2)
      return .group(
        DrawGroup(
          element: ElementMark("cell-\(index)"),
          transform: PlaneTransform(translationX: place.x, y: place.y),
          shadow: Shadow(color: Samples.ink, blur: 1, shape: .rounded(card, radius: 3)),
          [
            .fill(.rounded(card, radius: 3), Samples.surface),
            .text(
              DrawText(
                "\(index)", TextStyle(FontRequest(size: size.height / 2), Samples.ink), in: card)),
          ]))
    }
  }

  private func list(_ size: CGSize, _ items: [DrawItem]) -> DrawList {
    DrawList(size: size, background: .color(Samples.page), items)
  }

  @Test func drawsAStillOf4K() throws {
    let cells = cells(60, columns: 10, CGSize(width: 192, height: 180))
    let picture = try CairoRasterizer().bitmap(
      of: list(CGSize(width: 1920, height: 1080), cells), RasterOptions(scale: 2))
    #expect(picture.width == 3840)
    #expect(picture.height == 2160)
    #expect(picture.isOpaque)
    let file = PNGWriter(level: .fast).encode(picture)
    #expect(try ImageDecoder().decode(file).pixels == picture.pixels)
  }

  @Test func drawsTenThousandElements() throws {
    let side: CGFloat = 12
    let cells = cells(10_000, columns: 100, CGSize(width: side, height: side))
    let drawing = list(CGSize(width: 100 * side, height: 100 * side), cells)
    let picture = try CairoRasterizer().bitmap(of: drawing)
    let last = picture.pixels[1194 * picture.width + 1190]
    #expect(last != picture.pixels[0])
    let svg = SVGWriter().svg(drawing)
    #expect(svg.contains("id=\"cell-9999\""))
  }

  @Test func drawsAContentOf30000Points() throws {
    let cells = cells(600, columns: 1, CGSize(width: 390, height: 50))
    let picture = try CairoRasterizer().bitmap(
      of: list(CGSize(width: 390, height: 30_000), cells))
    #expect(picture.width == 390)
    #expect(picture.height == 30_000)
    // The last cell is drawn, in the last of the tiles.
    #expect(picture.pixels[29_975 * 390 + 200] == 0xFFFF_FFFF)
  }

  /// The whole would be 421 MB.
  @Test func drawsRowsOfATallContentAlone() throws {
    let cells = cells(600, columns: 1, CGSize(width: 390, height: 50))
    let picture = try CairoRasterizer().picture(
      of: list(CGSize(width: 390, height: 30_000), cells), RasterOptions(scale: 3))
    #expect(picture.width == 1170)
    #expect(picture.height == 90_000)
    let band = try picture.band(89_850..<90_000)
    #expect(band.height == 150)
    let short = try CairoRasterizer().bitmap(
      of: list(
        CGSize(width: 390, height: 50),
        [.group(DrawGroup(transform: PlaneTransform(translationX: 0, y: -29_950), cells))]),
      RasterOptions(scale: 3))
    #expect(band.largestDifference(from: short).map { $0 <= 2 } == true)
  }

  @Test func refusesPicturesLargerThanMemoryShouldHold() {
    #expect(throws: CairoError.self) {
      try CairoRasterizer().bitmap(
        of: self.list(CGSize(width: 30_000, height: 30_000), []), RasterOptions(scale: 3))
    }
  }
}
