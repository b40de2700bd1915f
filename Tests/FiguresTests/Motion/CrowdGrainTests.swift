import CoreGraphics
import Drawing
import Motion
import Testing

@testable import Figures

/// A crowd is drawn as one shape, which is seen and takes few bytes.
@Suite struct CrowdGrainTests {
  /// Rows that are less than a point high are seen as well.
  @Test func lowRowsAreSeen() throws {
    let change = MarkedElementsTests.deal(.column, 500)
    let crowd = MomentCrowd(MotionStory(change), in: [change])
    let stage = ScreenPart(MotionCases.phone, fitting: CGSize(width: 100, height: 200))
    let picture = MomentPicture(MotionStory(change), on: stage, crowd: crowd)
    let quiet = picture.cells(of: change.before).filter(\.isQuiet)
    #expect(quiet.count > 480)
    let drawn = try #require(CrowdGrain(crowd, on: stage).items(quiet).first)
    guard case .shape(let shape) = drawn else {
      Issue.record("no area")
      return
    }
    #expect(shape.geometry.bounds.height > 120)
  }

  /// The box around a part of a circle is nobody's place.
  @Test func partsOfACircleHaveNoBox() {
    let ring = PathSamples.state(.ring, (0..<90).map { "n\($0)" }).map(\.frame)
    #expect(!ring.fillTheirBox)
    #expect(!Array(ring[..<30]).fillTheirBox)
    #expect(PathSamples.state(.plane, (0..<90).map { "n\($0)" }).map(\.frame).fillTheirBox)
    #expect(PathSamples.state(.column, (0..<90).map { "n\($0)" }).map(\.frame).fillTheirBox)
  }

  /// Of cells that lie on each other as scales do, only as many are drawn as are seen.
  @Test(arguments: [1, 3]) func aRingIsNoFileOfOneHundredKilobytes(_ sections: Int) {
    let change = MarkedElementsTests.deal(.ring, 500, sections: sections)
    let back = Transition(TransitionCapture(before: change.after, after: change.before))
    let steps = [ChangeSeries([change], name: "deal"), ChangeSeries([back], name: "back")]
    for width in [FigureWidth.phone, .readme] {
      let figure = Storyboard(steps, .init(width: width)).figure
      #expect(figure.svg.utf8.count <= 100_000, "\(width.points)")
    }
  }
}
