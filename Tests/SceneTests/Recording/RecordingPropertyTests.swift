import Notation
import Motion
import Scene
import Testing
import UIKit

/// Rules for every change of every layout. The seed is the test's argument.
@Suite @MainActor struct RecordingPropertyTests {
  private func stage(_ layout: UICollectionViewLayout, _ sections: [StageSection]) throws -> Stage {
    try Stage(
      layout, sections: sections, setting: StageSetting(size: CGSize(width: 200, height: 240)))
  }

  private func play(_ seed: UInt64) throws -> (stage: Stage, changes: [RecordedChange]) {
    var random = SeededRandom(seed: seed)
    let stage = try stage(ScatteredLayout(seed: seed), random.sections())
    let changed = random.changed(stage.sections)
    let reloaded = changed.flatMap { $0.items.map(\.id) }.filter { _ in
      Int.random(in: 0..<5, using: &random) == 0
    }
    var changes = Array(try stage.update(reloading: reloaded) { $0 = changed })
    changes += try stage.rotate()
    changes += try stage.scroll(to: CGPoint(x: 0, y: 60))
    changes += try stage.setLayout(ScatteredLayout(seed: seed &+ 1))
    changes += try stage.transition(to: ScatteredLayout(seed: seed), through: [0.4, 1.5])
    return (stage, changes)
  }

  @Test(arguments: 0..<40) func sampledAtItsEndsAChangeIsAtItsEnds(_ seed: UInt64) throws {
    for change in try play(seed).changes {
      let transition = change.transition
      #expect(transition.snapshot(at: -1) == change.capture.before)
      #expect(transition.snapshot(at: transition.duration) == change.capture.after)
      #expect(transition.snapshot(progress: 1) == change.capture.after)
      for track in transition.tracks where transition.duration > 0 {
        #expect(looks(track.element(at: 0)) == looks(track.start))
        #expect(looks(track.element(at: transition.duration)) == looks(track.end))
      }
    }
  }

  private func looks(_ element: ElementSnapshot) -> [CGFloat] { element.numbers }

  @Test(arguments: 0..<40) func everyMomentIsMadeOfNumbers(_ seed: UInt64) throws {
    for change in try play(seed).changes {
      for progress in stride(from: 0, through: 1, by: 0.125) {
        let snapshot = change.transition.snapshot(progress: progress)
        let numbers = snapshot.elements.flatMap(\.numbers)
        #expect(numbers.allSatisfy { $0.isFinite })
        #expect(snapshot.viewport.origin.y.isFinite)
      }
    }
  }

  @Test(arguments: 0..<40) func everybodyIsKnownByTheData(_ seed: UInt64) throws {
    let (stage, changes) = try play(seed)
    let names = Set(stage.sections.flatMap { $0.items.map(\.id) })
    for change in changes {
      let cells = change.capture.after.elements.filter { $0.kind == .cell }
      #expect(cells.allSatisfy { names.contains($0.id.identifier ?? "-") })
      let staying = Set(change.capture.before.elements.map(\.id))
        .intersection(change.capture.after.elements.map(\.id))
      for id in staying {
        let tracks = change.transition.tracks.filter { $0.id == id }
        let isReloaded = tracks.contains { $0.role == .reloaded }
        #expect(tracks.filter { !$0.isLeaving }.count == 1)
        #expect(tracks.count == (isReloaded ? 2 : 1))
      }
    }
  }

  @Test(arguments: 0..<40) func anUpdateAndItsInverseGiveBackTheFirstState(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let stage = try stage(ScatteredLayout(seed: seed), random.sections())
    let first = (sections: stage.sections, snapshot: try stage.snapshot())
    let changed = random.changed(stage.sections)
    let there = try stage.update { $0 = changed }
    let back = try stage.update { $0 = first.sections }
    #expect(try stage.snapshot() == first.snapshot)
    #expect(there.first?.capture.before == back.last?.capture.after)
    #expect(there.last?.capture.after == back.first?.capture.before)
  }

  @Test(arguments: 0..<20) func aLayoutThatChangesWhatItGetsHarmsNobody(_ seed: UInt64) throws {
    var random = SeededRandom(seed: seed)
    let sections = random.sections()
    let changed = random.changed(sections)
    let plain = try stage(UICollectionViewFlowLayout(), sections)
    let mutating = try stage(MutatingFlowLayout(), sections)
    for next in [changed, sections, changed] {
      _ = try plain.update { $0 = next }
      _ = try mutating.update { $0 = next }
      let (expected, actual) = (try plain.snapshot(), try mutating.snapshot())
      #expect(actual.elements.map(\.center) == expected.elements.map(\.center))
      #expect(actual.elements.allSatisfy { $0.alpha == 0.5 })
      #expect(actual.elements.map(\.id) == expected.elements.map(\.id))
    }
  }
}

extension ElementSnapshot {
  fileprivate var numbers: [CGFloat] {
    let t = transform
    return [
      center.x, center.y, size.width, size.height, alpha, t.m11, t.m12, t.m13, t.m14, t.m21, t.m22,
      t.m23, t.m24, t.m31, t.m32, t.m33, t.m34, t.m41, t.m42, t.m43, t.m44,
    ]
  }
}
