import Foundation
import Testing

@testable import UIKit

@Suite @MainActor struct FlowFaultTests {
  nonisolated private static let unusable: [CGSize] = [
    CGSize(width: CGFloat.nan, height: 50), CGSize(width: 50, height: CGFloat.infinity),
    CGSize(width: -1, height: 50), CGSize(width: 50, height: -1),
  ]

  // 002-17
  @Test(arguments: unusable) func refusesAnItemSizeOfTheDelegate(_ size: CGSize) {
    let delegate = SizeDelegate { _ in CGSize(width: 50, height: 50) }
    let stage = FlowStage([3], delegate: delegate)
    stage.view.layoutIfNeeded()
    delegate.size = { $0.item == 1 ? size : CGSize(width: 70, height: 70) }
    let fault = stage.fault {
      stage.layout.invalidateLayout()
      stage.view.layoutIfNeeded()
    }
    #expect(fault?.code == "flow/item-size")
    #expect(fault?.facts.last == Fault.Fact("item", "0-1"))
    // The cells from before stay.
    #expect(stage.view.visibleCells.map(\.frame.width) == [50, 50, 50])
    delegate.size = { _ in CGSize(width: 60, height: 60) }
    stage.view.setNeedsLayout()
    stage.view.layoutIfNeeded()
    #expect(stage.view.visibleCells.map(\.frame.width) == [60, 60, 60])
  }

  @Test(arguments: unusable) func refusesAnItemSizeOfTheProperty(_ size: CGSize) {
    let stage = FlowStage([3])
    let fault = stage.fault {
      stage.layout.itemSize = size
      stage.layout.prepare()
    }
    #expect(fault?.code == "flow/item-size")
  }

  @Test func saysWhatUIKitSaysOfNegativeSizes() {
    let stage = FlowStage([3])
    let fault = stage.fault {
      stage.layout.itemSize = CGSize(width: -1, height: 5)
      stage.layout.prepare()
    }
    #expect(fault?.sentence == "negative sizes are not supported in the flow layout")
    #expect(fault?.facts == [Fault.Fact("size", "-1 5")])
  }

  nonisolated private static let changes = [
    LayoutChange("flow/estimated-size") {
      $0.estimatedItemSize = CGSize(width: -1, height: 1)
    },
    LayoutChange("flow/header-size") { $0.headerReferenceSize.height = -1 },
    LayoutChange("flow/footer-size") { $0.footerReferenceSize.height = .nan },
    LayoutChange("flow/section-inset") { $0.sectionInset.left = .infinity },
    LayoutChange("flow/line-spacing") { $0.minimumLineSpacing = .nan },
    LayoutChange("flow/interitem-spacing") { $0.minimumInteritemSpacing = -.infinity },
  ]

  @Test(arguments: changes) func refusesNumbersThatNoFlowCanBeMadeOf(_ change: LayoutChange) {
    let stage = FlowStage([3])
    stage.layout.prepare()
    let fault = stage.fault {
      change.apply(stage.layout)
      stage.layout.prepare()
    }
    #expect(fault?.code == change.testDescription)
  }

  @Test func refusesAPreferredSizeThatIsNoNumber() {
    let stage = FlowStage([1])
    stage.layout.estimatedItemSize = CGSize(width: 50, height: 50)
    stage.prefer([CGSize(width: CGFloat.nan, height: 1)])
    #expect(stage.fault { stage.view.layoutIfNeeded() }?.code == "flow/preferred-size")
  }
}
