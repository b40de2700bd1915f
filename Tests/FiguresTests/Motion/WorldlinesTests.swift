import CoreGraphics
import Motion
import Testing

@testable import Figures

@Suite struct WorldlinesTests {
  private func bands(_ transition: Transition, _ name: String) throws -> [WorldBand] {
    let course = WorldCourse([transition], axis: nil)
    let story = try #require(course.stories[0].elements.first { $0.label == name })
    return course.bands(of: story.id, [story])
  }

  @Test func aPinnedHeaderIsAFlatLine() throws {
    let bands = try bands(MotionCases.sections, "header Fruit")
    #expect(bands.count == 1)
    #expect(Set(bands[0].edges.map(\.low)) == [0])
  }

  @Test func aJumpIsACliff() throws {
    let edges = try #require(try bands(MotionCases.immediate, "Cat").first).edges
    let cliff = zip(edges, edges.dropFirst()).filter { $0.low != $1.low }
    #expect(cliff.count == 1)
    #expect(cliff[0].0.time == cliff[0].1.time)
  }

  @Test func whatGoesEnds() throws {
    let last = try #require(try bands(MotionCases.friends, "Bob").last?.edges.last)
    #expect(last.time < WorldCourse([MotionCases.friends], axis: nil).duration)
  }

  @Test func whatFadesIsOnePiece() throws {
    let bands = try bands(MotionCases.friends, "Bob")
    #expect(bands.count == 1)
    let strengths = bands[0].strengths
    #expect(strengths[0].share == 1)
    #expect(try #require(strengths.last).share < 0.1)
    #expect((3...24).contains(strengths.count))
    #expect(zip(strengths, strengths.dropFirst()).allSatisfy { $0.share >= $1.share })
  }

  @Test func severalChangesFollowEachOther() {
    let course = WorldCourse([MotionCases.friends, MotionCases.still], axis: nil)
    #expect(course.starts.count == 2)
    #expect(course.starts[1] > course.starts[0] + 0.3)
  }

  /// Elements beside each other share what the screen shows of them: who is on it, is on the plot.
  @Test func whoIsOnTheScreenIsOnThePlot() throws {
    let cells = [
      MotionCases.cell("left", [0, 0], CGRect(x: 0, y: 380, width: 120, height: 200)),
      MotionCases.cell("right", [0, 1], CGRect(x: 262, y: 500, width: 120, height: 200)),
    ]
    let state = MotionCases.snapshot(cells)
    let still = Transition(TransitionCapture(before: state, after: state))
    let edges = try #require(try bands(still, "right").first).edges
    #expect(edges.allSatisfy { 500 < $0.low && $0.high <= 520 })
  }

  /// A section that scrolls sideways is shown from left to right, and what leaves slides out at its side.
  @Test func aSwipeLeadsOutOfTheSide() async throws {
    let figure = try #require(
      try await PlayedFigures(scene: PlayedFigures.shelf).figure(.worldlines))
    let texts = figure.drawing.items.texts.map(\.string)
    #expect(texts.contains { $0.hasSuffix("the screen is shown from left to right, downwards.") })
    let plot = try #require(FigureInkwork(figure).areas.first { $0.bounds.width > 500 }?.bounds)
    let left = FigureInkwork(figure).words.first { $0.text == "Book 1" }?.frame
    #expect(try #require(left).maxY < plot.midY)
  }
}
