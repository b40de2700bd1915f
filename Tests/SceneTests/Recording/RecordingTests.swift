import Motion
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct RecordingTests {
  private func stage(_ layout: UICollectionViewLayout = LineLayout()) throws -> Stage {
    try Stage(
      layout, sections: [StageSection("list", ["a", "b", "c"])],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
  }

  private func roles(_ change: RecordedChange?) -> [String: ElementRole] {
    let cells = change?.transition.tracks.filter { $0.end.kind == .cell } ?? []
    return Dictionary(cells.map { ($0.id.identifier ?? "-", $0.role) }) { first, _ in first }
  }

  @Test func namesEverybodyByTheData() throws {
    let recording = try stage().update {
      $0[0].items = ["c", "new", "b"]
    }
    #expect(recording.map(\.cause) == [.update])
    #expect(
      roles(recording.first)
        == ["a": .disappearing, "b": .moved, "c": .moved, "new": .appearing])
    let capture = try #require(recording.first?.capture)
    #expect(capture.before[item: "c"]?.path == IndexPath(item: 2, section: 0))
    #expect(capture.after[item: "c"]?.path == IndexPath(item: 0, section: 0))
  }

  @Test(arguments: [false, true]) func aReloadedItemHasTwoTracks(_ moves: Bool) throws {
    let recording = try stage().update(reloading: ["b"]) {
      if moves { $0[0].items.swapAt(0, 2) }
    }
    let tracks = recording.first?.transition.tracks.filter { $0.id == .item("b") } ?? []
    #expect(tracks.map(\.role) == [.reloaded, .reloaded])
    #expect(tracks.map(\.isLeaving) == [true, false])
    #expect(tracks.map(\.start.alpha) == [1, 0])
    #expect(tracks.map(\.end.alpha) == [0, 1])
  }

  @Test func severalChangesComeOneAfterTheOther() throws {
    let stage = try stage()
    let recording = try stage.record { view in
      stage.sections[0].items.removeLast()
      view.deleteItems(at: [IndexPath(item: 2, section: 0)])
      UIView.animate(withDuration: 0.5) { view.frame.size = CGSize(width: 80, height: 100) }
      view.contentOffset.y = 10
    }
    #expect(recording.map(\.cause) == [.update, .boundsChange, .pass])
    #expect(recording.transitions.map(\.duration) == [0.3, 0.5, 0])
    #expect(recording.last?.capture.after.viewport.minY == 10)
    #expect(recording.table(step: "x").steps == ["x-1", "x-2", "x-3"])
  }

  @Test func nothingHappensNothingIsRecorded() throws {
    let recording = try stage().record { _ in }
    #expect(recording.isEmpty)
  }

  @Test func dataThatChangedBeforeTheCallKeepTheirOldNames() throws {
    let stage = try stage()
    let recording = try stage.record { view in
      stage.sections[0].items.removeFirst()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(roles(recording.first) == ["a": .disappearing, "b": .moved, "c": .moved])
  }

  @Test func warnsOfItemsThatBecomeOthers() throws {
    let stage = try stage()
    let recording = try stage.record { view in
      stage.sections[0].items.removeLast()
      view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    let warnings = try #require(recording.first?.warnings)
    #expect(warnings.map(\.code) == ["suspicious-update/identity", "suspicious-update/identity"])
    #expect(
      warnings.first?.finding
        == "the cell of \"b\" (0-1) goes on at 0-0, where the data has \"a\" now")
  }

  private final class Names: UICollectionViewDataSource {
    var names = ["a", "b", "c"]

    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { names.count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
    }
  }

  @Test func aUsersOwnDataKeepTheirOldNames() throws {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 300), collectionViewLayout: layout)
    let source = Names()
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "name")
    view.dataSource = source
    let stage = Stage(collectionView: view) { $0 == .cell ? source.names[$1.item] : nil }
    let recording = try stage.record { view in
      source.names.remove(at: 1)
      view.deleteItems(at: [IndexPath(item: 1, section: 0)])
    }
    #expect(roles(recording.first) == ["a": .unchanged, "b": .disappearing, "c": .moved])
  }

  struct Meaning: CustomTestStringConvertible, Sendable {
    var context: AnimationContext
    var timing: Timing
    var testDescription: String { "\(context)" }
  }

  nonisolated static let meanings: [Meaning] = [
    Meaning(context: AnimationContext(duration: 0.3), timing: .standard),
    Meaning(context: AnimationContext(duration: 0), timing: time(0)),
    Meaning(context: AnimationContext(duration: -1), timing: time(0)),
    Meaning(context: AnimationContext(duration: 2, delay: 1), timing: time(2, delay: 1)),
    Meaning(
      context: AnimationContext(duration: 1, options: .curveEaseIn), timing: time(1, .easeIn)),
    Meaning(
      context: AnimationContext(duration: 1, options: [.curveEaseOut, .repeat]),
      timing: time(1, .easeOut)),
    Meaning(
      context: AnimationContext(duration: 1, options: .curveLinear), timing: time(1, .linear)),
    Meaning(
      context: AnimationContext(
        duration: 1, spring: .damping(ratio: 0.5, initialVelocity: 2)),
      timing: time(1, spring { try Spring(settlingIn: 1, dampingRatio: 0.5, initialVelocity: 2) })),
    Meaning(
      context: AnimationContext(duration: 1, spring: .bounce(0.2, initialVelocity: 0)),
      timing: time(nil, spring { try Spring(perceptualDuration: 1, bounce: 0.2) })),
    Meaning(
      context: AnimationContext(duration: 1, spring: .damping(ratio: 0, initialVelocity: 0)),
      timing: time(1)),
  ]

  private nonisolated static func time(
    _ duration: TimeInterval?, _ curve: TimingCurve = .easeInOut, delay: TimeInterval = 0
  ) -> Timing {
    (try? Timing(duration: duration, delay: delay, curve: curve)) ?? .immediate
  }

  private nonisolated static func spring(_ make: () throws -> Spring) -> TimingCurve {
    (try? make()).map(TimingCurve.spring) ?? .linear
  }

  @Test(arguments: meanings) func knowsWhatUIKitsWordsMean(_ meaning: Meaning) {
    #expect(Timing(meaning.context) == meaning.timing)
  }

  @Test func noAnimationTakesNoTime() throws {
    var recording: Recording?
    try UIView.performWithoutAnimationThrowing {
      recording = try stage().update { $0[0].items.removeLast() }
    }
    #expect(recording?.first?.capture.timing == .immediate)
  }

  @Test func aTurnedDeviceIsAChangeOfTheBounds() throws {
    let recording = try stage().rotate(duration: 0.4)
    #expect(recording.map(\.cause) == [.boundsChange])
    #expect(recording.first?.capture.before.viewport.size == CGSize(width: 100, height: 200))
    #expect(recording.first?.capture.after.viewport.size == CGSize(width: 200, height: 100))
    #expect(recording.first?.transition.duration == 0.4)
  }

  @Test func anAnimatedScrollIsAChange() throws {
    let stage = try Stage(
      LineLayout(), sections: [StageSection("list", count: 20)],
      setting: StageSetting(size: CGSize(width: 100, height: 200)))
    let recording = try stage.scroll(to: CGPoint(x: 0, y: 300))
    let snapshot = try #require(recording.first?.transition.snapshot(progress: 0.5))
    #expect(snapshot.contentOffset.y == 150)
    let jump = try stage.scroll(to: .zero, animated: false)
    #expect(jump.first?.transition.duration == 0)
  }

  @Test func aDraggedItemTakesItsNameAlong() throws {
    let stage = try stage()
    let recording = try stage.drag(
      item: "a", through: [CGPoint(x: 50, y: 90), CGPoint(x: 50, y: 130)])
    #expect(stage.sections[0].items.map(\.id) == ["b", "c", "a"])
    #expect(recording.last?.capture.after[item: "a"]?.frame.minY == 100)
    #expect(recording.allSatisfy { $0.capture.after[item: "b"] != nil })
    let nothing = try stage.drag(item: "nobody", through: [.zero])
    #expect(nothing.isEmpty)
  }

  @Test func anItemThatIsLetGoTooEarlyGoesBack() throws {
    let stage = try stage()
    let before = try stage.snapshot()
    _ = try stage.drag(item: "a", through: [CGPoint(x: 50, y: 130)], cancelling: true)
    #expect(try stage.snapshot() == before)
  }

  @Test func aGestureStopsAtEveryProgress() throws {
    let wide = LineLayout()
    wide.step = 60
    let stage = try stage()
    let recording = try stage.transition(to: wide, through: [0.25, 1.5])
    #expect(recording.map { $0.capture.after[item: "b"]?.frame.minY } == [65, 90, 80])
    #expect(recording.transitions.map(\.duration) == [0, 0, 0.3])
    #expect(stage.collectionView.collectionViewLayout === wide)
  }

  @Test func aFaultOfAnUpdateNamesIdentifiers() throws {
    let stage = try stage()
    let fault = #expect(throws: LayoutFault.self) {
      try stage.record { view in
        stage.sections[0].items.removeAll { $0.id == "b" }
        view.deleteItems(at: [])
      }
    }
    #expect(fault?.code == "invalid-update/count")
    #expect(fault?.description.contains("b (1)") == true, "\(fault?.description ?? "")")
  }
}

extension UIView {
  fileprivate static func performWithoutAnimationThrowing(_ body: () throws -> Void) throws {
    var result: Result<Void, any Error> = .success(())
    performWithoutAnimation { result = Result { try body() } }
    try result.get()
  }
}
