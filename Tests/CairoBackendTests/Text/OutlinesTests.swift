import CairoBackend
import CoreGraphics
import Drawing
import Testing

@Suite struct OutlinesTests {
  @Test func lettersLookAsTheyDoInText() throws {
    let rasterizer = CairoRasterizer()
    let options = RasterOptions(scale: 4)
    let written = try rasterizer.bitmap(of: Samples.weights, options)
    let outlined = try rasterizer.bitmap(
      of: rasterizer.typesetter.outlined(Samples.weights), options)
    let blank = try rasterizer.bitmap(
      of: DrawList(
        size: Samples.weights.size, background: Samples.weights.background, []), options)
    // Letters of a text stand on quarters of a pixel, outlines anywhere.
    #expect(outlined.meanDifference(from: written) < 0.15 * written.meanDifference(from: blank))
  }

  @Test func nothingIsLeftToSetInAReader() throws {
    let outlined = try Typesetter().outlined(Samples.weights)
    let svg = SVGWriter().svg(outlined)
    #expect(!svg.contains("<text"))
    #expect(svg.contains("<path"))
    #expect(SVGWriter().svg(Samples.weights).contains("<text"))
  }

  @Test func linesGoWithTheLetters() throws {
    var style = TextStyle(FontRequest(size: 20), .black)
    (style.isUnderlined, style.isStruckThrough) = (true, true)
    let text = DrawText("ab", style, in: CGRect(x: 0, y: 0, width: 100, height: 30))
    let outlined = try Typesetter().outlined(
      DrawList(size: CGSize(width: 100, height: 30), [.text(text)]))
    #expect(outlined.items.count == 3)
  }

  @Test func anEmptyTextLeavesNothing() throws {
    let text = DrawText("", TextStyle(FontRequest(size: 20), .black), in: .zero)
    let list = DrawList(size: CGSize(width: 10, height: 10), [.text(text)])
    #expect(try Typesetter().outlined(list).items.isEmpty)
  }
}
