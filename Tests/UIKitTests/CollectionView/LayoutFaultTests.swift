import Testing

@testable import UIKit

@Suite @MainActor struct LayoutFaultTests {
  private let path = IndexPath(item: 1, section: 0)

  /// The mistakes in a layout's answer, and the code of each.
  nonisolated static let wrongFrames: [(frame: CGRect, code: String)] = [
    (CGRect(x: CGFloat.nan, y: 0, width: 10, height: 10), "layout/non-finite"),
    (CGRect(x: 0, y: CGFloat.infinity, width: 10, height: 10), "layout/non-finite"),
    (CGRect(x: 0, y: 0, width: CGFloat.nan, height: 10), "layout/non-finite"),
    (CGRect(x: 0, y: 0, width: CGFloat.infinity, height: 10), "layout/non-finite"),
    (CGRect(x: 0, y: 0, width: -10, height: 10), "layout/negative-size"),
  ]

  @Test(arguments: wrongFrames)
  func refusesFramesThatNobodyCanShow(frame: CGRect, code: String) {
    let stage = ListStage([3])
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    attributes.center = frame.origin
    attributes.size = frame.size
    stage.layout.extra = [attributes]
    expectIntactState(stage, code: code)
  }

  @Test func refusesACellThatDoesNotExist() {
    let stage = ListStage([3])
    stage.layout.extra = [
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    ]
    expectIntactState(stage, code: "layout/missing-element")
  }

  @Test func refusesAHeaderOfASectionThatDoesNotExist() {
    let stage = ListStage([3])
    stage.layout.extra = [
      UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: "head", with: IndexPath(item: 0, section: 1))
    ]
    expectIntactState(stage, code: "layout/missing-element")
  }

  // 000-7, 001-10
  @Test func allowsAnyPathOfOneComponent() {
    let stage = ListStage([3])
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: "global",
      withReuseIdentifier: "header")
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "global", with: IndexPath(index: 99))
    attributes.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    stage.layout.extra = [attributes]
    stage.source.provideHeader = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: path)
    }
    stage.layout.invalidateLayout()
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
    #expect(stage.view.visibleSupplementaryViews(ofKind: "global").count == 1)
  }

  @Test func refusesTwoAnswersAboutOneElement() {
    let stage = ListStage([3])
    stage.layout.extra = [UICollectionViewLayoutAttributes(forCellWith: path)]
    expectIntactState(stage, code: "layout/changed-attributes")
  }

  @Test func takesTheSameAnswerTwice() throws {
    let stage = ListStage([3])
    let again = try #require(stage.layout.layoutAttributesForItem(at: path))
    stage.layout.extra = [again]
    stage.layout.invalidateLayout()
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
    #expect(stage.view.visibleCells.count == 3)
  }

  /// The best known one of headers that stick.
  @Test func refusesAHeaderThatMovesWithoutInvalidation() {
    let layout = StickyLayout()
    let stage = ListStage([20], layout: layout)
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        stage.view.contentOffset.y = 30
        stage.view.layoutIfNeeded()
      }
    }
    #expect(fault?.code == "layout/changed-attributes")
    let attributes = { (y: Int) in
      "<UICollectionViewLayoutAttributes: index path: (0-0); element kind: "
        + "(UICollectionElementKindSectionHeader); frame = (0 \(y); 100 20)>"
    }
    #expect(
      fault?.sentence
        == "layout attributes for supplementary item at index path (<NSIndexPath> {length = 2, path = "
        + "0 - 0}) changed from \(attributes(0)) to \(attributes(30)) without invalidating the layout"
    )
  }

  @Test func aHeaderMayGrowWithTheBounds() {
    let layout = StickyLayout()
    layout.fills = true
    let stage = ListStage([20], layout: layout)
    stage.view.frame.size.width = 300
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
    let header = stage.view.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: 0))
    #expect(header?.frame.width == 300)
  }

  @Test func aHeaderMayMoveWithTheBoundsThatInvalidate() {
    let layout = StickyLayout()
    layout.minds = true
    let stage = ListStage([20], layout: layout)
    stage.view.contentOffset.y = 30
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
    stage.view.contentOffset.y = 60
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == nil)
  }

  @Test func refusesANamedElementWithoutAttributes() {
    let layout = ForgetfulLayout()
    let stage = ListStage([3], layout: layout)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateItems(at: [path])
    layout.invalidateLayout(with: context)
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "layout/no-attributes")
  }

  @Test func stopsInvalidationWithoutEndInPrepare() {
    let stage = ListStage([3], layout: RestlessLayout(rounds: .max), lays: false)
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { stage.view.layoutIfNeeded() }
    }
    #expect(fault?.code == "layout/endless-invalidation")
    #expect(
      fault?.sentence.hasPrefix(
        "UICollectionView (<UICollectionView>) is stuck in its update/layout loop. This can happen for "
          + "many reasons, including self-sizing views") == true)
    #expect(stage.view.visibleCells.isEmpty)
  }

  @Test func saysUIKitsSentence() {
    let stage = ListStage([3])
    stage.layout.extra = [
      UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
    ]
    stage.layout.invalidateLayout()
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { stage.view.layoutIfNeeded() }
    }
    #expect(
      fault?.sentence
        == "UICollectionView received layout attributes for a cell with an index path that does not "
        + "exist: <NSIndexPath> {length = 2, path = 0 - 3}")
  }

  @Test func endsTheProgramOutsideOfARun() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let stage = ListStage([3])
        stage.layout.extra = [
          UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 3, section: 0))
        ]
        stage.layout.invalidateLayout()
        stage.view.layoutIfNeeded()
      }
    }
  }

  /// The pass must be refused with the code, and leave on screen what was there before.
  private func expectIntactState(_ stage: ListStage, code: String) {
    let cells = stage.view.visibleCells
    stage.layout.itemSize = CGSize(width: 80, height: 20)
    stage.layout.invalidateLayout()
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == code)
    #expect(stage.view.visibleCells == cells)
    #expect(cells.map(\.frame.height) == cells.map { _ in 50 })
    #expect(stage.view.contentSize == CGSize(width: 200, height: 150))
  }
}

private final class ForgetfulLayout: ListLayout {
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }
}

/// Its header stands at the top of what is seen.
private final class StickyLayout: ListLayout {
  var minds = false
  /// Whether it is as wide as the view.
  var fills = false

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { minds }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]?
  {
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      with: IndexPath(item: 0, section: 0))
    header.frame = CGRect(x: 0, y: collectionView?.contentOffset.y ?? 0, width: 100, height: 20)
    if fills { header.frame.size.width = collectionView?.bounds.width ?? 0 }
    return (super.layoutAttributesForElements(in: rect) ?? []) + [header]
  }
}
