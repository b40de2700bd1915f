import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Cards of 40 by 60 points with 10 between two, in a window of 100 by 80.
@Suite @MainActor struct CarouselLayoutTests {
  private func stage(count: Int = 5, at offset: CGFloat = 0) throws -> Stage {
    let layout = CarouselLayout()
    layout.itemSize = CGSize(width: 40, height: 60)
    layout.spacing = 10
    layout.smallestScale = 0.5
    layout.smallestAlpha = 0.2
    layout.turn = 0
    let stage = try Stage(
      layout, sections: [StageSection("a", count: 2), StageSection("b", count: count - 2)],
      setting: StageSetting(size: CGSize(width: 100, height: 80)))
    try stage.perform { $0.contentOffset.x = offset }
    return stage
  }

  private func card(_ name: String, _ stage: Stage) throws -> ElementSnapshot {
    try #require(try stage.snapshot()[item: name])
  }

  @Test func theFirstCardStandsInTheMiddle() throws {
    let stage = try stage()
    #expect(try card("a-0", stage).frame == CGRect(x: 30, y: 10, width: 40, height: 60))
    #expect(try card("a-0", stage).alpha == 1)
    #expect(stage.collectionView.contentSize == CGSize(width: 300, height: 80))
  }

  @Test func theOthersAreSmallerAndPalerTheFurtherTheyAre() throws {
    let stage = try stage(at: 50)
    #expect(try card("a-1", stage).frame == CGRect(x: 80, y: 10, width: 40, height: 60))
    #expect(try card("b-0", stage).frame == CGRect(x: 140, y: 25, width: 20, height: 30))
    #expect(try card("b-0", stage).alpha == 0.6)
    #expect(try card("a-0", stage).alpha == 0.6)
  }

  @Test func halfAWayIsHalfOfIt() throws {
    let stage = try stage(at: 25)
    #expect(try card("a-0", stage).frame == CGRect(x: 35, y: 17.5, width: 30, height: 45))
    #expect(try card("a-1", stage).frame == CGRect(x: 85, y: 17.5, width: 30, height: 45))
  }

  @Test func theNearerOneLiesInFront() throws {
    let stage = try stage(at: 50)
    #expect(try card("a-1", stage).zIndex == 0)
    #expect(try card("b-0", stage).zIndex == -2)
  }

  @Test func cardsTurnTheirFacesToTheMiddle() throws {
    let stage = try stage(at: 50)
    (stage.collectionView.collectionViewLayout as? CarouselLayout)?.turn = 30
    let (left, right) = (try card("a-0", stage).transform, try card("b-0", stage).transform)
    #expect(abs(left.m13 + right.m13) < 1e-9 && left.m13 != 0)
    #expect(CATransform3DIsIdentity(try card("a-1", stage).transform))
  }

  @Test func aScrollRestsWithACardInTheMiddle() throws {
    let stage = try stage()
    let cases: [(proposed: CGFloat, velocity: CGFloat, rest: CGFloat)] = [
      (60, 0, 50), (80, 0, 100), (55, 1, 100), (95, -1, 50), (900, 1, 200), (-30, -1, 0),
    ]
    for (proposed, velocity, rest) in cases {
      let target = stage.collectionView.collectionViewLayout.targetContentOffset(
        forProposedContentOffset: CGPoint(x: proposed, y: 0),
        withScrollingVelocity: CGPoint(x: velocity, y: 0))
      #expect(target == CGPoint(x: rest, y: 0), "\(proposed) at \(velocity)")
    }
  }

  @Test func keepsTheContract() throws {
    let stage = try stage(count: 40, at: 130)
    (stage.collectionView.collectionViewLayout as? CarouselLayout)?.turn = 60
    #expect(try stage.audit() == [])
  }

  @Test func scenesGiveItItsValues() throws {
    let run = try PlayedScenes.run(
      """
      {"scene": 1, "canvas": {"size": [200, 120]},
       "layout": {"kind": "carousel", "itemSize": [60, 80], "spacing": 5, "smallestScale": 1, "turn": 0},
       "data": {"sections": [{"id": "s", "items": ["a", "b", "c"]}]},
       "steps": [{"scroll": {"by": [40, 0], "velocity": [0.5, 0]}}, {"update": {"delete": ["b"]}}]}
      """)
    #expect(run.start[item: "b"]?.frame == CGRect(x: 135, y: 20, width: 60, height: 80))
    #expect(run.steps[0].layout.contentOffset.x == 65)
    #expect(run.steps[1].layout[item: "c"]?.frame.minX == 135)
  }
}
