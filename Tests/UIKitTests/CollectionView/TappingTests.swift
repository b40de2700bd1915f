import Testing

@testable import UIKit

@Suite @MainActor struct TappingTests {
  private func stage() -> ListStage {
    let layout = ListLayout()
    layout.headerHeight = 30
    layout.backdropKind = "backdrop"
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "backdrop")
    return ListStage([3], layout: layout)
  }

  @Test func onlyItemsAreSelected() {
    let stage = stage()
    stage.source.log = []
    let header = UICollectionView.elementKindSectionHeader
    #expect(stage.view.tap(at: CGPoint(x: 50, y: 10)) == .supplementaryView(kind: header, [0, 0]))
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.view.tap(at: CGPoint(x: 150, y: 190)) == .background)
    #expect(stage.source.log == [])
    #expect(stage.view.tap(at: CGPoint(x: 50, y: 50)) == .item([0, 0]))
    #expect(stage.source.log == ["select 0-0"])
    #expect(stage.view.indexPathsForSelectedItems == [[0, 0]])
  }

  @Test func aDecorationInFrontKeepsTheTapAndIsNotSelected() {
    let layout = ListLayout()
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "lid")
    let lid = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "lid", with: [0, 0])
    lid.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
    lid.zIndex = 5
    layout.extra = [lid]
    let stage = ListStage([3], layout: layout)
    #expect(
      stage.view.tap(at: CGPoint(x: 50, y: 10)) == .decorationView(kind: "lid", [0, 0]))
    #expect(stage.view.indexPathsForSelectedItems == [])
    #expect(stage.view.tap(at: CGPoint(x: 50, y: 30)) == .item([0, 0]))
  }

  @Test func aControlTakesTheTapOfItsCell() {
    let stage = stage()
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
    var presses = 0
    button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
    stage.cell(1)?.contentView.addSubview(button)
    #expect(stage.view.tap(at: CGPoint(x: 10, y: 90)) == .control(button))
    #expect(presses == 1)
    #expect(stage.view.indexPathsForSelectedItems == [])
    button.isEnabled = false
    #expect(stage.view.tap(at: CGPoint(x: 10, y: 90)) == .item([0, 1]))
  }

  @Test func isWrittenDownWithWhatWasHit() {
    let stage = stage()
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    stage.view.contentOffset.y = 10
    stage.view.tap(at: CGPoint(x: 50, y: 15))
    let taps = recorder.entries.filter { $0.method == "tap" }
    #expect(taps.map(\.from) == [.user])
    #expect(taps.map(\.arguments) == [[.init(name: "at", value: .numbers([50, 5]))]])
    #expect(taps.map(\.answer) == [.text("UICollectionElementKindSectionHeader 0-0")])
  }
}
