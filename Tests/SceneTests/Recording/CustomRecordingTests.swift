import Gallery
import Motion
import SceneFormat
import Testing
import UIKit

@testable import Scene

/// Layouts whose attributes carry more than UIKit knows, from the first question to the table.
@Suite @MainActor struct CustomRecordingTests {
  private static let circle = """
    {"scene": 1, "canvas": {"size": [200, 200]}, "layout": {"kind": "circle"}, CUSTOM
     "data": {"sections": [{"id": "s", "items": [{"id": "a"}, {"id": "b"}, {"id": "c"}, {"id": "d"}]}]},
     "timing": {"duration": 1, "curve": "linear"},
     "steps": [{"name": "sync", "update": {"delete": ["d"]}}]}
    """

  private static func run(_ custom: String = "") throws -> SceneRun {
    try PlayedScenes.run(circle.replacing("CUSTOM", with: custom))
  }

  @Test func aSceneAsksForThem() throws {
    #expect(!(try Self.run().table.text.contains("custom")))
    let all = try Self.run(#""custom": true,"#).table
    #expect(all.customNames == ["angle", "tint"])
    let own = try Self.run(#""custom": ["angle"],"#).table
    #expect(own.customNames == ["angle"])
    let after = own.rows.filter { $0.phase == .after && $0.kind == .cell }
    #expect(after.compactMap { $0.custom["angle"] }.count == 3)
  }

  @Test func theTableOfAMomentHasTheValueBetween() throws {
    let run = try Self.run(#""custom": ["angle"],"#)
    let recording = try #require(run.steps.first).recording
    let rows = recording.table(times: [0.25]).rows.filter { $0.id == "c" }
    let numbers = rows.map { row -> CGFloat in
      if case .numbers(let numbers)? = row.custom["angle"] { numbers[0] } else { .nan }
    }
    #expect(rows.map(\.phase) == [.before, .inFlight(0.25), .after])
    let between = numbers[0] + (numbers[2] - numbers[0]) / 4
    #expect(numbers[0] != numbers[2] && abs(numbers[1] - between) < 0.002)
  }

  @Test func aNameThatNothingHasIsRemarkedOn() throws {
    let warnings = try Self.run(#""custom": ["angel", "tint"],"#).warnings
    #expect(warnings.map(\.code) == ["unknown-name"])
    #expect(warnings.first?.message.contains("\"angel\"") == true)
    #expect(try Self.run(#""custom": ["angle"],"#).warnings == [])
  }

  // MARK: Classes that do not say how they are copied

  /// As published: numbers of its own, and no `copy(with:)`.
  final class PlainAttributes: UICollectionViewLayoutAttributes {
    var tilt: CGFloat = -1
  }

  final class TiltLayout: UICollectionViewLayout {
    var tilt: CGFloat = 10
    override var collectionViewContentSize: CGSize { CGSize(width: 100, height: 100) }
    override class var layoutAttributesClass: AnyClass { PlainAttributes.self }

    override func layoutAttributesForElements(
      in rect: CGRect
    ) -> [UICollectionViewLayoutAttributes]? {
      (0..<(collectionView?.numberOfItems(inSection: 0) ?? 0)).compactMap {
        layoutAttributesForItem(at: IndexPath(item: $0, section: 0))
      }
    }

    override func layoutAttributesForItem(
      at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let attributes = PlainAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(x: 0, y: CGFloat(indexPath.item) * 20, width: 100, height: 20)
      attributes.tilt = tilt
      return attributes
    }
  }

  /// At rest nothing is copied; an animation ends at a copy, which knows nothing of what its class adds.
  @Test func withoutCopyOnlyACopyForgets() throws {
    let stage = try Stage(TiltLayout(), sections: [StageSection("s", ["a"])])
    stage.custom = .all
    #expect(try stage.snapshot().elements.map(\.custom) == [["tilt": .number(10)]])
    let recording = try stage.record { view in
      (view.collectionViewLayout as? TiltLayout)?.tilt = 30
      view.collectionViewLayout.invalidateLayout()
      view.performBatchUpdates(nil)
    }
    let capture = try #require(recording.first).capture
    #expect(capture.before.elements.map(\.custom) == [["tilt": .number(10)]])
    #expect(capture.after.elements.map(\.custom) == [["tilt": .number(-1)]])
    #expect(try stage.snapshot().elements.map(\.custom) == [["tilt": .number(30)]])
  }

  @Test func answersThatAreMadeByCopyKeepThem() throws {
    let layout = SpinLayout()
    layout.itemSize = CGSize(width: 100, height: 20)
    let stage = try Stage(layout, sections: [StageSection("s", ["a"])])
    stage.custom = .all
    let recording = try stage.update { $0[0].items.append("b") }
    let change = try #require(recording.first?.capture.changes.first { $0.role == .appearing })
    #expect(change.initial?.custom == ["spin": .number(90)])
    #expect(change.end.custom == ["spin": .number(5)])
    let middle = recording[0].transition.snapshot(progress: 0.5)[item: "b"]?.custom["spin"]
    guard case .numbers(let numbers)? = middle else {
      Issue.record("there is no number on the way")
      return
    }
    #expect(numbers[0] > 5 && numbers[0] < 90)
  }

  final class SpinAttributes: UICollectionViewLayoutAttributes {
    var spin: CGFloat = 5

    override func copy(with zone: NSZone? = nil) -> Any {
      let copy = super.copy(with: zone)
      (copy as? SpinAttributes)?.spin = spin
      return copy
    }

    override func isEqual(_ object: Any?) -> Bool {
      super.isEqual(object) && (object as? SpinAttributes)?.spin == spin
    }
  }

  final class SpinLayout: UICollectionViewFlowLayout {
    override class var layoutAttributesClass: AnyClass { SpinAttributes.self }

    override func initialLayoutAttributesForAppearingItem(
      at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
      let answer = layoutAttributesForItem(at: itemIndexPath)?.copy() as? SpinAttributes
      answer?.spin = 90
      return answer
    }
  }
}
