import CoreGraphics
import Motion
import Scene
import Testing

/// A layout that answers nothing until it has its update items is seen in every frame of everything that happens.
@Suite @MainActor struct WaitingLayoutTests {
  private func run() throws -> SceneRun {
    try OwnLayoutScene.run(
      "waiting.scene.json", [.layout("waiting", make: WaitingLayout.init)])
  }

  /// The part of the screen that the frames of visible elements cover from top to bottom.
  private func covered(_ snapshot: LayoutSnapshot) -> CGFloat {
    snapshot.elements.filter { !$0.isHidden && $0.alpha > 0.01 }
      .map { $0.frame.intersection(snapshot.viewport) }
      .filter { !$0.isNull }.reduce(0) { $0 + $1.height }
  }

  /// Without those that only touch the screen.
  private func onScreen(_ snapshot: LayoutSnapshot) -> Set<ElementID> {
    Set(
      snapshot.elements.filter { !$0.frame.intersection(snapshot.viewport).isEmpty }.map(\.id))
  }

  @Test func noFrameIsBlank() throws {
    let run = try run()
    #expect(run.stop == nil)
    #expect(run.steps.count == 11)
    for step in run.steps {
      for transition in step.transitions {
        for frame in 0...60 {
          let moment = transition.snapshot(progress: Double(frame) / 60)
          let place = "\(step.name), frame \(frame)"
          // Nowhere is more than what comes and what goes missing.
          #expect(covered(moment) > moment.viewport.height / 3, "\(place)")
        }
      }
      #expect(covered(step.before) > 100 && covered(step.after) > 100, "\(step.name)")
    }
  }

  @Test func whatStaysIsSeenAllTheTime() throws {
    for step in try run().steps {
      let staying = onScreen(step.before).intersection(onScreen(step.after))
        .filter { step.roles[$0] != .reloaded }
      for transition in step.transitions {
        for frame in 0...30 {
          let moment = transition.snapshot(progress: Double(frame) / 30)
          let seen = Set(moment.elements.filter { $0.alpha > 0.999 }.map(\.id))
          #expect(staying.subtracting(seen) == [], "\(step.name), frame \(frame)")
        }
      }
    }
  }

  @Test func theContentIsAsLargeAsItsRows() throws {
    for step in try run().steps {
      let rows = step.layout.elements
      #expect(step.after.contentSize.height == rows.reduce(0) { $0 + $1.size.height })
      #expect(step.after.contentSize.height == rows.map(\.frame.maxY).max(), "\(step.name)")
      #expect(step.after.contentSize.width == step.after.viewport.width, "\(step.name)")
      for (transition, next) in zip(step.transitions, step.transitions.dropFirst()) {
        #expect(transition.after.contentSize == next.before.contentSize, "\(step.name)")
      }
      #expect(
        step.transitions.last.map { $0.after.contentSize } ?? step.after.contentSize
          == step.after.contentSize, "\(step.name)")
    }
  }

  @Test func rowsComeAndGoByItsOwnRules() throws {
    let run = try run()
    let step = try #require(run.step(named: "all"))
    let tracks = try #require(step.transitions.first).tracks
    let last = try #require(tracks.first { $0.id == .item("last") })
    #expect(last.start.transform.m11 == 0.5)
    #expect(last.start.alpha == 0)
    let fourth = try #require(tracks.first { $0.id == .item("i4") })
    #expect(fourth.end.transform.m11 == 0.5)
    #expect(fourth.end.alpha == 0)
    let seventh = try #require(tracks.first { $0.id == .item("i7") })
    #expect(seventh.start.frame.minY > seventh.end.frame.minY)
    // An empty batch moves nothing.
    let empty = try #require(run.step(named: "empty"))
    #expect(empty.before == empty.after)
  }
}
