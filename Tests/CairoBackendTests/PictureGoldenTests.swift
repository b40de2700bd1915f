import CairoBackend
import CoreGraphics
import Drawing
import Testing

@Suite struct PictureGoldenTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var id: String
    var drawing: DrawList
    var options = RasterOptions()
    var testDescription: String { id }
  }

  static let cases: [Case] =
    [
      ("shapes", Samples.shapes), ("strokes", Samples.strokes), ("gradients", Samples.gradients),
      ("groups", Samples.groups), ("shadows", Samples.shadows), ("weights", Samples.weights),
      ("wrapping", Samples.wrapping), ("turned", Samples.turned),
      ("perspective", Samples.perspective), ("images", Samples.images), ("tiles", Samples.tiles),
    ].flatMap { name, drawing in
      [1, 2].map {
        Case(id: "\(name)@\($0)x", drawing: drawing, options: RasterOptions(scale: CGFloat($0)))
      }
        + [
          Case(
            id: "\(name)-dark@2x", drawing: drawing, options: RasterOptions(scale: 2, theme: .dark))
        ]
    } + [
      Case(
        id: "blocks@2x", drawing: Samples.blocks, options: RasterOptions(scale: 2, text: .blocks)),
      Case(
        id: "shapes@3x", drawing: Samples.shapes, options: RasterOptions(scale: 3)),
    ]

  @Test(arguments: cases) func looksAsRecorded(_ sample: Case) throws {
    let picture = try CairoRasterizer().bitmap(of: sample.drawing, sample.options)
    try PictureGolden(name: sample.id).expect(picture)
  }
}
