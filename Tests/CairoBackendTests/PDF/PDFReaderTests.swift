import CairoBackend
import Drawing
import Imaging
import Readers
import Testing

/// The writer's files, shown by a reader of other people: poppler.
@Suite(.aside, .needs(.poppler)) struct PDFReaderTests {
  private static let samples: [(name: String, drawing: DrawList)] = [
    ("shapes", Samples.shapes), ("strokes", Samples.strokes), ("gradients", Samples.gradients),
    ("shadows", Samples.shadows), ("groups", Samples.groups), ("weights", Samples.weights),
    ("perspective", Samples.perspective), ("tiles", Samples.tiles), ("wrapping", Samples.wrapping),
    ("scripts", Samples.scripts),
  ]

  /// The mean distance of a channel, of 255. Edges are smoothed otherwise, of which small letters have many.
  private static func tolerance(_ name: String) -> Double {
    ["wrapping", "scripts"].contains(name) ? 6 : 4
  }

  @Test(arguments: samples.indices, RasterOptions.TextMode.allCases)
  func aReaderShowsWhatCairoDraws(
    _ index: Int, _ text: RasterOptions.TextMode
  ) throws {
    let (name, drawing) = Self.samples[index]
    let theme = text == .blocks ? Theme.dark : .light
    let shown = try Poppler.pixels(of: PDFWriter(theme: theme, text: text).bytes(of: drawing))
    let drawn = try CairoRasterizer().bitmap(
      of: drawing, RasterOptions(scale: 2, theme: theme, text: text))
    #expect(shown.width == drawn.width)
    #expect(shown.height == drawn.height)
    let distance = Poppler.distance(shown.pixels, drawn.pixels)
    #expect(distance < Self.tolerance(name), "\(name): \(distance)")
  }

  @Test func aReaderFindsTheTitleAndTheSize() throws {
    let bytes = try PDFWriter(title: "Ännä & (Bob)").bytes(of: Samples.shapes)
    let told = try Poppler.facts(of: bytes)
    #expect(told.contains("Title:           Ännä & (Bob)\n"))
    #expect(told.contains("Page size:       160 x 100 pts\n"))
    #expect(told.contains("Pages:           1\n"))
  }
}
