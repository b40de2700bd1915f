import CoreGraphics
import Drawing
import Figures
import Motion
import Testing

/// Layouts that no figure was made for.
@Suite struct HardLayoutTests {
  static let layouts: [(name: String, layout: LayoutSnapshot)] = [
    ("nothing", SampleLayouts.plain([], content: .zero, viewport: .zero)),
    (
      "no elements",
      SampleLayouts.plain(
        [], content: .zero, viewport: CGRect(x: 0, y: 0, width: 320, height: 200))
    ),
    (
      "one element",
      SampleLayouts.plain([
        SampleLayouts.element("Only", [0, 0], CGRect(x: 20, y: 20, width: 100, height: 60))
      ])
    ),
    ("crowd", SampleLayouts.crowd(2_500)),
    ("tall", SampleLayouts.tall()),
    (
      "long names",
      SampleLayouts.plain(
        (0..<3).map {
          SampleLayouts.element(
            String(repeating: "A name that never ends ", count: 5_000) + "\($0)", [0, $0],
            CGRect(x: 10, y: 10 + CGFloat($0) * 60, width: 200, height: 50))
        })
    ),
    (
      "no numbers",
      SampleLayouts.plain(
        [
          SampleLayouts.element("flat", [0, 0], CGRect(x: 10, y: 10, width: 100, height: 0)),
          SampleLayouts.element("nan", [0, 1], CGRect(x: CGFloat.nan, y: 1, width: 9, height: 9)),
          SampleLayouts.element(
            "endless", [0, 2], CGRect(x: 0, y: 3, width: CGFloat.infinity, height: 20)),
        ], content: CGSize(width: CGFloat.infinity, height: .nan))
    ),
    (
      "enormous",
      SampleLayouts.plain([], content: CGSize(width: 1e12, height: 1e12))
    ),
    (
      "viewport without numbers",
      SampleLayouts.plain(
        [], content: CGSize(width: 100, height: 100),
        viewport: CGRect(x: CGFloat.nan, y: 0, width: 10, height: -CGFloat.infinity))
    ),
  ]

  @Test(arguments: layouts.indices)
  func everyFigureStaysDrawable(_ index: Int) {
    let (name, layout) = Self.layouts[index]
    let figures = [
      StillFigure(layout).figure, StillFigure(layout, .init(extent: .content)).figure,
      Blueprint(layout, .init(title: name)).figure, LayerStack(layout).figure,
      SizeMatrix([("a", layout), ("b", layout)]).figure,
      ContactSheet([.init(StillFigure(layout).figure.drawing, title: name)]).figure,
    ]
    for (number, figure) in figures.enumerated() {
      let size = figure.drawing.size
      #expect(1...20_000 ~= size.width && 1...20_000 ~= size.height, "\(name) \(number) \(size)")
      let svg = figure.svg
      #expect(!svg.contains("nan") || name == "no numbers", "\(name) \(number)")
      #expect(svg.utf8.count < 900_000, "\(name) \(number)")
      #expect(!figure.summary.isEmpty)
      #expect(figure.summary.count < 600, "\(name) \(number)")
    }
  }

  @Test func noPictureAndNoWindowAreFiguresToo() {
    #expect(SizeMatrix([]).figure.summary == "No window.")
    #expect(ContactSheet([]).figure.summary == "Contact sheet of no pictures.")
  }

  @Test func whatIsCutIsSaid() {
    let summary = Blueprint(SampleLayouts.tall()).figure.summary
    #expect(summary.contains("97 more rows like this."))
  }
}
