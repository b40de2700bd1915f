import Motion
import Scene
import UIKit

/// Builds the recorded flow layout with its view, data and delegate, lays it out, and compares.
struct FlowReplayer: Replayer {
  func differences(in recorded: RecordedCase) throws -> [Difference] {
    let recording = try FlowRecording(recorded.content)
    let live = RecordedStage(
      recording.layout.makeLayout(), recording.stage, answers: recording.layout.delegate)
    let stage = live.stage
    for offset in recording.stage.offsets {
      try stage.perform { $0.contentOffset = offset }
    }
    return try stage.perform { view in
      LayoutComparison(view: view, tolerance: recorded.tolerance).differences(
        from: recording.expected)
    }
  }
}

extension FlowDescription {
  @MainActor func makeLayout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = scrollDirection
    layout.itemSize = itemSize
    layout.minimumLineSpacing = minimumLineSpacing
    layout.minimumInteritemSpacing = minimumInteritemSpacing
    layout.sectionInset = sectionInset
    layout.headerReferenceSize = headerReferenceSize
    layout.footerReferenceSize = footerReferenceSize
    layout.estimatedItemSize = estimatedItemSize ?? UICollectionViewFlowLayout.automaticSize
    layout.sectionInsetReference = sectionInsetReference
    return layout
  }
}
