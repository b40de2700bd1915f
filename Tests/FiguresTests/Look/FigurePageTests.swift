import CoreGraphics
import Testing

@testable import Figures

@Suite struct FigurePageTests {
  private func figure(_ subtitle: String) -> Figure {
    FigurePage(
      title: "Friends, synchronised", subtitle: subtitle, summary: "",
      size: CGSize(width: 300, height: 100), body: []
    ).figure
  }

  @Test func putsLongSubtitlesBelowTheTitle() {
    let short = figure("motion paths")
    let long = figure("motion paths · 0.94 s · spring, damping 0.8")
    #expect(long.drawing.size.height == short.drawing.size.height + 18)
    let texts = FigureLabels(long).frames.map(\.text)
    #expect(texts == ["Friends, synchronised", "motion paths · 0.94 s · spring, damping 0.8"])
  }

  /// A title of two lines has no single word on the second one, and no more lines than it needs.
  @Test func linesOfATitleAreEven() {
    let title =
      "Herbs moves from third to first; beet is removed, leek appears; Fruit and Roots follow"
    let plain = Label.lines([title], FigureType.title, width: 592)
    let even = Label.evenLines([title], FigureType.title, width: 592)
    #expect(plain.count == 2 && even.count == 2)
    let widths = even.map(\.size.width)
    #expect((widths.max() ?? 0) - (widths.min() ?? 0) < (plain[0].size.width - plain[1].size.width))
    #expect(even.map(\.text).joined(separator: " ") == title)
    #expect(Label.evenLines(["Short"], FigureType.title, width: 592).map(\.text) == ["Short"])
  }
}
