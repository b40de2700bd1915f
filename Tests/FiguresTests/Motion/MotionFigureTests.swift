import CoreGraphics
import Motion
import Testing

@testable import Figures

/// What holds for all figures of motion.
@Suite struct MotionFigureTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var id: String
    var transition: Transition
    var testDescription: String { id }
  }

  static let cases: [Case] = [
    Case(id: "friends", transition: MotionCases.friends),
    Case(id: "forty", transition: MotionCases.forty),
    Case(id: "grid-to-list", transition: MotionCases.gridToList),
    Case(id: "still", transition: MotionCases.still),
    Case(id: "single", transition: MotionCases.single),
    Case(id: "immediate", transition: MotionCases.immediate),
    Case(id: "sections", transition: MotionCases.sections),
    Case(id: "drawn", transition: MotionCases.drawnFriends),
    Case(id: "nothing", transition: MotionCases.nothing),
    Case(id: "nowhere", transition: MotionCases.nowhere),
  ]

  static func figures(_ transition: Transition, title: String = "friends-sync") -> [(
    String, Figure
  )] {
    [
      ("storyboard", Storyboard(transition, .init(title: title)).figure),
      ("onion-skin", OnionSkin(transition, .init(title: title)).figure),
      ("motion-paths", MotionPaths(transition, .init(title: title)).figure),
      ("update-map", UpdateMap(transition, .init(title: title)).figure),
      ("worldlines", Worldlines(transition, .init(title: title)).figure),
      ("timeline", TimelineChart(transition, .init(title: title)).figure),
      (
        "difference",
        DifferenceTriptych(
          before: transition.before, after: transition.after, .init(title: title)
        ).figure
      ),
    ]
  }

  @Test func areDrawnAsRecorded() throws {
    for (name, figure) in Self.figures(MotionCases.friends) {
      try FigureGolden(name: "friends-sync/\(name)").expect(figure)
    }
    try FigureGolden(name: "friends-sync/curve-card").expect(CurveCard(.standard).figure)
  }

  @Test(arguments: cases) func noTwoTextsCollide(_ example: Case) {
    // The drawings of elements may lie on each other while they move.
    let figures = Self.figures(example.transition).filter {
      example.id != "drawn" || !["storyboard", "onion-skin", "difference"].contains($0.0)
    }
    for (name, figure) in figures {
      #expect(FigureLabels(figure).collisions == [], "\(name)")
    }
  }

  @Test(arguments: cases) func noTextReachesOutOfThePicture(_ example: Case) {
    for (name, figure) in Self.figures(example.transition) {
      #expect(FigureLabels(figure).outside(figure.drawing.size) == [], "\(name)")
    }
  }

  @Test(arguments: cases) func sayInWordsWhatTheyShow(_ example: Case) {
    for (name, figure) in Self.figures(example.transition) {
      #expect(figure.summary.hasSuffix("."), "\(name)")
      #expect(figure.drawing.bounds.isFinite, "\(name)")
    }
  }

  @Test func drawABoundedPartOfTenThousandElements() {
    for (name, figure) in Self.figures(MotionCases.crowd) {
      #expect(figure.svg.utf8.count < 2_000_000, "\(name)")
      #expect(figure.drawing.size.height < 5000, "\(name)")
    }
    let notes = FigureLabels(Storyboard(MotionCases.crowd).figure).frames.map(\.text)
    #expect(notes.contains("900 of 10000 elements are drawn, evenly chosen."))
  }
}

extension CGRect {
  fileprivate var isFinite: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite)
  }
}
