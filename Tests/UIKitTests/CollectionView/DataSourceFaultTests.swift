import Testing

@testable import UIKit

@Suite @MainActor struct DataSourceFaultTests {
  @Test func refusesAnUnknownIdentifier() {
    let stage = ListStage([3], lays: false)
    stage.view.register(nil as AnyClass?, forCellWithReuseIdentifier: "cell")
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/not-registered")
    #expect(stage.view.visibleCells.isEmpty)
    #expect(stage.view.contentSize == .zero)
  }

  @Test func refusesAnUnknownSupplementaryKind() {
    let layout = ListLayout()
    layout.headerHeight = 20
    let stage = ListStage([1], layout: layout, lays: false)
    stage.view.register(
      nil as AnyClass?, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/not-registered")
  }

  @Test func refusesAnUnknownDecorationKind() {
    let layout = ListLayout()
    layout.backdropKind = "nobody"
    let stage = ListStage([1], layout: layout, lays: false)
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/decoration-not-registered")
  }

  // 000-109
  @Test(arguments: [0, 2]) func refusesANibThatIsNotOneView(_ count: Int) {
    let stage = ListStage([1], lays: false)
    stage.view.register(
      CrowdedNib(of: { (0..<count).map { _ in RecordingCell(frame: .zero) } }),
      forCellWithReuseIdentifier: "cell")
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { stage.view.layoutIfNeeded() }
    }
    #expect(fault?.code == "view/invalid-nib")
    #expect(
      fault?.sentence
        == "invalid nib registered for identifier (cell) - nib must contain exactly one top level object "
        + "which must be a UICollectionReusableView instance")
  }

  // 000-109
  @Test func refusesANibOfAnotherKindOfObject() {
    let layout = ListLayout()
    layout.headerHeight = 20
    layout.backdropKind = "backdrop"
    let stage = ListStage([1], layout: layout, lays: false)
    stage.view.register(
      UINib { UIView() }, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/invalid-nib")
    stage.view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    layout.register(UINib { UIView() }, forDecorationViewOfKind: "backdrop")
    layout.invalidateLayout()
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/invalid-nib")
  }

  // 000-104, 000-110
  @Test func refusesKindsThatAreEmpty() {
    let stage = ListStage([1])
    #expect(
      stage.faultCode {
        stage.layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "")
      } == "view/empty-kind")
    #expect(
      stage.faultCode {
        stage.layout.register(UINib { UICollectionReusableView() }, forDecorationViewOfKind: "")
      } == "view/empty-kind")
    #expect(
      stage.faultCode {
        stage.view.register(
          UICollectionReusableView.self, forSupplementaryViewOfKind: "", withReuseIdentifier: "a")
      } == "view/empty-kind")
  }

  @Test func refusesACellThatWasNotDequeued() {
    let stage = ListStage([1], lays: false)
    stage.source.provideCell = { _, _ in RecordingCell(frame: .zero) }
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/not-dequeued")
  }

  @Test func refusesOneCellForTwoItems() {
    let stage = ListStage([2], lays: false)
    var kept: UICollectionViewCell?
    stage.source.provideCell = { view, path in
      let cell = kept ?? view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      kept = cell
      return cell
    }
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/wrong-element")
    #expect(stage.view.visibleCells.isEmpty)
  }

  @Test func refusesACellDequeuedForAnotherItem() {
    let stage = ListStage([2], lays: false)
    stage.source.provideCell = { view, _ in
      view.dequeueReusableCell(
        withReuseIdentifier: "cell", for: IndexPath(item: 1, section: 0))
    }
    #expect(stage.faultCode { stage.view.layoutIfNeeded() } == "view/wrong-element")
  }

  @Test func refusesHeadersThatNobodyProvides() {
    let layout = ListLayout()
    layout.headerHeight = 20
    let source = CellsOnly()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 200), collectionViewLayout: layout)
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    let fault = #expect(throws: Fault.self) { try FaultScope.run { view.layoutIfNeeded() } }
    #expect(fault?.code == "view/not-dequeued")
  }

  @Test func refusesDataThatChangedWithoutNotice() {
    let stage = ListStage([10])
    let before = stage.view.indexPathsForVisibleItems
    stage.source.counts = [5]
    let code = stage.faultCode {
      stage.view.contentOffset = CGPoint(x: 0, y: 200)
      stage.view.layoutIfNeeded()
    }
    #expect(code == "data/changed-without-notice")
    #expect(stage.view.indexPathsForVisibleItems == before)
  }

  @Test func refusesACollectionViewWithoutALayout() {
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { _ = UICollectionView(frame: .zero) }
    }
    #expect(fault?.code == "view/no-layout")
  }

  @Test func refusesASectionThatDoesNotExist() {
    let stage = ListStage([1])
    #expect(stage.faultCode { _ = stage.view.numberOfItems(inSection: 4) } == "data/no-section")
  }
}

@MainActor private final class CellsOnly: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

/// A nib of any number of objects.
private final class CrowdedNib: UINib {
  private let objects: @MainActor () -> [Any]

  init(of objects: @escaping @MainActor () -> [Any]) {
    self.objects = objects
    super.init { UIView() }
  }

  override func instantiate(
    withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]?
  ) -> [Any] {
    objects()
  }
}
