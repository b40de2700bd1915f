import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

@Suite struct FigureWidthTests {
  @Test func keepsToItsLimits() {
    #expect(FigureWidth(100).points == 240)
    #expect(FigureWidth(.nan).points == 240)
    #expect(FigureWidth(1e9).points == 2000)
    #expect(FigureWidth(500).points == 500)
  }

  @Test(arguments: [FigureWidth.phone, .half, .page, .readme])
  func noPageIsWiderThanItsHeadingsMayBe(_ width: FigureWidth) {
    let long = String(repeating: "Friends come and go, ", count: 12)
    let page = FigurePage(
      title: long, subtitle: long, finding: long, summary: "", width: width,
      size: CGSize(width: 100, height: 100), body: [], notes: [long])
    #expect(page.figure.drawing.size.width <= width.points)
    #expect(FigureLabels(page.figure).outside(page.figure.drawing.size) == [])
  }

  /// A word that is longer than the page goes on in the next line.
  @Test func breaksWordsThatAreTooLong() {
    let word = String(repeating: "W", count: 10_000)
    let lines = Label.lines([word], FigureType.title, width: 300)
    #expect(lines.count > 1 && lines.count < 60)
    #expect(lines.allSatisfy { $0.size.width <= 300 })
  }

  @Test func theFindingLeadsAndOpensTheWords() {
    let page = FigurePage(
      title: "Friends", subtitle: "motion paths", finding: "Cat moves 160 down",
      findingLeads: true, summary: "A list.", size: CGSize(width: 300, height: 100), body: [])
    let texts = FigureLabels(page.figure).frames.map(\.text)
    #expect(texts == ["Cat moves 160 down", "Friends · motion paths"])
    #expect(page.figure.summary == "Cat moves 160 down. A list.")
  }

  static let ways: [(right: CGFloat, down: CGFloat, words: String)] = [
    (0, 160, "160 down"), (-260, -116, "260 left and 116 up"), (1278, 0.2, "1,278 right"),
    (0, 21.54, "21.5 down"), (0.4, -0.4, ""), (.nan, .infinity, ""),
  ]

  @Test(arguments: ways.indices) func saysWays(_ index: Int) {
    let way = Self.ways[index]
    #expect(DistanceWords.text(.init(dx: way.right, dy: way.down)) == way.words)
  }
}
