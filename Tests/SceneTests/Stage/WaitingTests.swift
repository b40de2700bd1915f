import Foundation
import Motion
@testable import Scene
import SceneFormat
import Testing
import UIKit

/// Rows that fall when they are let go, and come to rest on the floor.
private final class FallingLayout: UICollectionViewFlowLayout {
  lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

  override func prepare() {
    super.prepare()
    guard animator.behaviors.isEmpty, let view = collectionView else { return }
    let items = super.layoutAttributesForElements(in: view.bounds) ?? []
    let floor = UICollisionBehavior(items: items)
    floor.addBoundary(
      withIdentifier: NSString(string: "floor"), from: CGPoint(x: -1000, y: 150),
      to: CGPoint(x: 1000, y: 150))
    animator.addBehavior(UIGravityBehavior(items: items))
    animator.addBehavior(floor)
  }

  override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 200) }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animator.layoutAttributesForCell(at: indexPath)
  }
}

@Suite @MainActor struct WaitingTests {
  private func stage() throws -> Stage {
    let layout = FallingLayout()
    layout.itemSize = CGSize(width: 100, height: 40)
    return try Stage(
      layout, sections: [StageSection("main", count: 1)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  @Test func timePassesFrameByFrameForWhatLivesByIt() throws {
    let stage = try stage()
    let start = try #require(stage.snapshot().elements.first).center.y
    let recording = try stage.wait(0.1, framesPerSecond: 20)
    #expect(recording.count == 2)
    #expect(recording.transitions.map(\.duration) == [0.05, 0.05])
    let end = try #require(stage.snapshot().elements.first).center.y
    #expect(abs(end - start - 5) < 1, "half of 1,000 points times 0.1 squared")
  }

  @Test func nothingIsRecordedWhereNothingMoves() throws {
    let stage = try stage()
    let recording = try stage.wait(3)
    #expect(recording.count < 60)
    #expect(try stage.wait(3).isEmpty)
    let rest = try #require(stage.snapshot().elements.first).center.y
    #expect(abs(rest - 130) < 0.5)
  }

  @Test func timeStandsStillOutsideOfAWait() throws {
    let stage = try stage()
    let start = try stage.snapshot()
    try stage.perform { $0.layoutIfNeeded() }
    #expect(try stage.snapshot() == start)
    var time = -1.0
    try stage.perform { _ in time = CACurrentMediaTime() }
    #expect(time == 0)
    _ = try stage.wait(0.5)
    try stage.perform { _ in time = CACurrentMediaTime() }
    #expect(abs(time - 0.5) < 1e-9)
  }

  @Test func aLongWaitHasNoMorePicturesThanAMinute() throws {
    let stage = try stage()
    var frames = 0
    _ = stage.clock.listen { _ in
      frames += 1
      return true
    }
    _ = try stage.wait(36000, framesPerSecond: 1)
    #expect(frames == 3600)
  }

  @Test func aSceneWaitsInTheSameWay() throws {
    var registry = SceneRegistry()
    registry.register("falling") {
      let layout = FallingLayout()
      layout.itemSize = CGSize(width: 100, height: 40)
      return layout
    }
    let file = SourceFile(
      path: "falling.scene.json",
      text: """
        {"scene": 1, "canvas": {"size": [100, 200]}, "layout": {"kind": "falling"},
         "data": {"sections": [{"id": "a", "items": ["one"]}]},
         "steps": [{"name": "fall", "wait": 2, "timing": {"fps": 30, "hold": 1}}]}
        """)
    let run = try SceneRunner(registry: registry).run(
      try SceneLoader(kinds: registry.kinds).load(file))
    let step = try #require(run.steps.first)
    #expect(step.duration > 0.4 && step.duration < 1)
    #expect(abs(step.duration + step.pause - 3) < 1e-9)
    #expect(step.roles[item: "one"] == .follows)
  }
}
