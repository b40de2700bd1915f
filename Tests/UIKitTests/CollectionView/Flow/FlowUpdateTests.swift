import Foundation
import Testing

@testable import UIKit

/// The memory of a flow through batches of updates.
@Suite @MainActor struct FlowUpdateTests {
  private func path(_ item: Int, _ section: Int = 0) -> IndexPath {
    IndexPath(item: item, section: section)
  }

  /// A list whose cells prefer heights by the names of their items.
  private func list(_ heights: [CGFloat], height: CGFloat = 100) -> (FlowStage, Heights) {
    let stage = FlowStage([heights.count], width: 100, height: height)
    let data = Heights(heights)
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 20)
    stage.layout.minimumLineSpacing = 0
    stage.source.provideCell = { view, path in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      let height = data.heights[path.item]
      (cell as? RecordingCell)?.preferredSize = { _ in CGSize(width: 100, height: height) }
      return cell
    }
    return (stage, data)
  }

  private func scrollThrough(_ stage: FlowStage) {
    for _ in 0..<2 {
      for offset in stride(from: 0, through: stage.view.contentSize.height, by: 50) {
        stage.view.contentOffset = CGPoint(x: 0, y: offset)
        stage.view.layoutIfNeeded()
      }
    }
    stage.view.contentOffset = .zero
    stage.view.layoutIfNeeded()
  }

  private func heights(_ stage: FlowStage, _ count: Int) -> [CGFloat?] {
    (0..<count).map { stage.frame($0)?.height }
  }

  @Test func keepsMeasuredSizesThroughInsertsDeletesAndMoves() {
    let (stage, data) = list([30, 31, 32, 33, 34, 35, 36, 37])
    stage.view.layoutIfNeeded()
    scrollThrough(stage)
    #expect(heights(stage, 8) == [30, 31, 32, 33, 34, 35, 36, 37])
    stage.view.performBatchUpdates {
      data.heights = [50, 30, 37, 32, 33, 34, 35, 36]
      stage.view.deleteItems(at: [path(1)])
      stage.view.insertItems(at: [path(0)])
      stage.view.moveItem(at: path(7), to: path(2))
    }
    #expect(heights(stage, 8) == [50, 30, 37, 32, 33, 34, 35, 36])
    #expect(stage.view.contentSize.height == 287)
  }

  @Test func measuresWhatIsReloadedAnew() {
    let (stage, data) = list([30, 31, 32, 33, 34, 35])
    stage.view.layoutIfNeeded()
    scrollThrough(stage)
    data.heights[1] = 44
    data.heights[5] = 44
    stage.view.reloadItems(at: [path(1), path(5)])
    // The last item is out of sight, so it has the mean of what is known.
    let mean: CGFloat = (30 + 44 + 32 + 33 + 34) / 5
    #expect(heights(stage, 5) == [30, 44, 32, 33, 34])
    #expect(abs((stage.frame(5)?.height ?? 0) - mean) < 0.001)
  }

  @Test func keepsMeasuredSizesOverTheDelegates() {
    let delegate = SizeDelegate { _ in CGSize(width: 100, height: 25) }
    let stage = FlowStage([5], width: 100, height: 60, delegate: delegate)
    stage.layout.estimatedItemSize = CGSize(width: 1, height: 1)
    stage.layout.minimumLineSpacing = 0
    stage.prefer(Array(repeating: CGSize(width: 100, height: 40), count: 5))
    stage.view.layoutIfNeeded()
    #expect(heights(stage, 5) == [40, 40, 25, 25, 25])
    stage.source.counts = [6]
    stage.view.insertItems(at: [path(0)])
    #expect(heights(stage, 6) == [40, 40, 40, 25, 25, 25])
  }

  @Test func slidesInWhatWasOutOfSight() throws {
    let stage = FlowStage([8], width: 100, height: 100)
    stage.layout.itemSize = CGSize(width: 100, height: 50)
    stage.layout.minimumLineSpacing = 0
    stage.layout.headerReferenceSize = CGSize(width: 0, height: 10)
    stage.view.layoutIfNeeded()
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.source.counts = [7]
    stage.view.deleteItems(at: [path(0)])
    let elements = try #require(observer.animations.first).elements
    let incoming = try #require(elements.first { $0.pathAfter == path(1) && $0.kind == nil })
    #expect(incoming.pathBefore == path(2))
    #expect(incoming.start.frame == CGRect(0, 110, 100, 50))
    #expect(incoming.start.alpha == 1)
    #expect(incoming.end.frame == CGRect(0, 60, 100, 50))
    #expect(stage.layout.attributesBeforeUpdate(for: .cell(path(2))) == nil)
  }

  @Test func slidesOutWhatIsPushedAway() throws {
    let stage = FlowStage([8], width: 100, height: 100)
    stage.layout.itemSize = CGSize(width: 100, height: 50)
    stage.layout.minimumLineSpacing = 0
    stage.view.layoutIfNeeded()
    let observer = AnimationRecorder()
    stage.view.animationObserver = observer
    stage.source.counts = [9]
    stage.view.insertItems(at: [path(0)])
    let elements = try #require(observer.animations.first).elements
    let outgoing = try #require(elements.first { $0.pathBefore == path(1) })
    #expect(outgoing.end.frame == CGRect(0, 100, 100, 50))
    #expect(outgoing.end.alpha == 1)
  }

  @Test func isAsBeforeWhenAnUpdateFails() {
    let stage = FlowStage([4], width: 100, height: 200)
    stage.layout.itemSize = CGSize(width: 100, height: 50)
    stage.layout.minimumLineSpacing = 0
    stage.view.layoutIfNeeded()
    let cells = stage.view.visibleCells
    let fault = stage.fault {
      stage.source.counts = [3]
      stage.source.provideCell = { _, _ in RecordingCell(frame: .zero) }
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: [path(0), path(1)])
        stage.view.insertItems(at: [path(0)])
      }
    }
    #expect(fault?.code == "view/not-dequeued")
    #expect(stage.view.visibleCells == cells)
    #expect(stage.view.contentSize.height == 200)
    #expect(stage.view.layoutAttributesForItem(at: path(3))?.frame.minY == 150)
    #expect(stage.fault { stage.view.layoutIfNeeded() } == nil)
  }
}

private final class Heights {
  var heights: [CGFloat]

  init(_ heights: [CGFloat]) {
    self.heights = heights
  }
}
