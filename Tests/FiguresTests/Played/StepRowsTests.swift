import CoreGraphics
import Drawing
import Motion
import SceneFormat
import Testing

@testable import Figures

/// On a phone, each of several steps is a row of moments: whoever reads sees one of them at once, and all of them by
/// scrolling little.
@Suite struct StepRowsTests {
  private static let steps = (0..<3).map {
    ChangeSeries([StoryboardTests.sync(50)], name: "step \($0)")
  }

  /// How many times stand beside each other.
  private func rows(_ figure: Figure) -> [Int] {
    let times = FigureInkwork(figure).words.filter { $0.text.wholeMatch(of: /0\.\d\d s.*/) != nil }
    return Dictionary(grouping: times) { $0.frame.minY.rounded() }.sorted { $0.key < $1.key }
      .map(\.value.count)
  }

  @Test func eachStepIsARowOfThreeMoments() {
    let figure = Storyboard(Self.steps, .init(width: .phone)).figure
    #expect(rows(figure) == [3, 3, 3])
    #expect(figure.drawing.size.height <= 340 * 1.2 * 3)
    #expect(FigureRules(figure, at: .phone).broken == [])
    // A step alone has the page for itself.
    #expect(rows(Storyboard(Array(Self.steps.prefix(1)), .init(width: .phone)).figure) == [2, 2])
    #expect(rows(Storyboard(Self.steps, .init(width: .readme)).figure).reduce(0, +) > 9)
  }

  /// A turn is no moment that may be left out.
  @Test func everyTurnIsKept() throws {
    let pinch = ChangeSeries([try StoryMomentsTests.pinch()], name: "pinch")
    let figure = Storyboard([pinch, pinch], .init(width: .phone)).figure
    let words = FigureInkwork(figure).words.map(\.text)
    for share in ["45 %", "30 %"] { #expect(words.count { $0.contains(share) } >= 2, "\(words)") }
  }

  @Test func momentsThatWereAskedForAreShown() {
    let figure = Storyboard(Self.steps, .init(width: .phone), panels: .init(moments: 6)).figure
    #expect(rows(figure).reduce(0, +) == 18)
  }

  private func film(_ strips: Int) -> Figure {
    let frames = (0..<13).map {
      FilmStrip.Frame(DrawList(size: CGSize(width: 390, height: 844), []), at: Double($0) * 0.02)
    }
    return FilmStrip(
      (0..<strips).map { FilmStrip.Stretch(frames, name: "step \($0)") }, width: .phone
    ).figure
  }

  @Test func eachFilmIsARow() {
    #expect(rows(film(3)) == [3, 3, 3])
    #expect(film(3).drawing.size.height <= 340 * 1.1 * 3)
    #expect(rows(film(1)) == [3, 3] || rows(film(1)) == [3, 2])
    #expect(film(1).drawing.size.height <= 340 * 2)
  }

  @Test(arguments: [5, 50, 500]) func allWindowsAreSeenAtOnce(_ count: Int) {
    let windows = PlanCases.windows(count)
    let figure = SizeMatrix(
      windows + [("Right to left", windows[1].snapshot)], .init(width: .phone)
    ).figure
    #expect(figure.drawing.size.height <= 340 * 2)
    #expect(FigureRules(figure, at: .phone).broken == [])
  }
}
