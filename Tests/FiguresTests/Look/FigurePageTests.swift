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
}
