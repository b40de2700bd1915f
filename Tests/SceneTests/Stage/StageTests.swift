import Motion
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct StageTests {
  private let sections = [
    StageSection("fruit", ["apple", "pear"]), StageSection("nuts", count: 1),
  ]

  private func stage(_ layout: UICollectionViewLayout = LineLayout()) throws -> Stage {
    try Stage(
      layout, sections: sections,
      setting: StageSetting(size: CGSize(width: 100, height: 90), scale: 3))
  }

  @Test func showsEveryElementOfTheContentByItsIdentifier() throws {
    let table = AttributeTable(try stage().snapshot())
    #expect(
      table.text == """
        step  phase  kind             id      path  frame         alpha  z   hidden  transform  role
        -     -      cell             apple   0-0   0 20 100 40   1      0   -       -          -
        -     -      cell             pear    0-1   0 60 100 40   1      0   -       -          -
        -     -      cell             nuts-0  1-0   0 120 100 40  1      0   -       -          -
        -     -      header           fruit   0-0   0 0 100 20    1      0   -       -          -
        -     -      header           nuts    1-0   0 100 100 20  1      0   -       -          -
        -     -      decoration:card  fruit   0-0   0 0 100 100   1      -1  -       -          -
        -     -      decoration:card  nuts    1-0   0 100 100 60  1      -1  -       -          -

        """)
  }

  @Test func showsOnRequestOnlyWhatIsOnScreen() throws {
    let stage = try stage()
    try stage.perform { $0.contentOffset.y = 65 }
    let snapshot = try stage.snapshot(of: .viewport)
    #expect(snapshot.elements.map(\.id.identifier) == ["pear", "nuts-0", "nuts", "fruit", "nuts"])
    #expect(snapshot.viewport == CGRect(x: 0, y: 65, width: 100, height: 90))
    #expect(snapshot.contentOffset == CGPoint(x: 0, y: 65))
  }

  @Test func carriesTheSettingIntoTheSnapshot() throws {
    let setting = StageSetting(
      size: CGSize(width: 100, height: 90), scale: 3,
      safeArea: UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0),
      contentInset: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let stage = try Stage(LineLayout(), sections: sections, setting: setting)
    let snapshot = try stage.snapshot()
    #expect(snapshot.scale == 3)
    #expect(snapshot.contentSize == CGSize(width: 100, height: 160))
    #expect(snapshot.insets == EdgeInsets(top: 11, left: 2, bottom: 8, right: 4))
    #expect(stage.collectionView.safeAreaInsets.top == 10)
  }

  @Test func keepsStagesOfDifferentScalesApart() throws {
    let first = try stage()
    let second = try Stage(LineLayout(), setting: StageSetting(scale: 1))
    #expect(try first.snapshot().scale == 3)
    #expect(try second.snapshot().scale == 1)
  }

  @Test func servesNewDataOnceTheViewIsTold() throws {
    let stage = try stage()
    try stage.perform {
      stage.sections = [StageSection("nuts", ["walnut"])]
      $0.reloadData()
    }
    #expect(try stage.snapshot()[item: "walnut"]?.path == IndexPath(item: 0, section: 0))
  }

  @Test func refusesARepeatedIdentifier() throws {
    let fault = #expect(throws: LayoutFault.self) {
      try Stage(LineLayout(), sections: [StageSection("a", ["x"]), StageSection("b", ["x"])])
    }
    #expect(fault?.code == "data/repeated-identifier")
    #expect(fault?.facts == [LayoutFault.Fact(name: "identifier", value: "x")])
    let stage = try stage()
    #expect(throws: LayoutFault.self) {
      try stage.perform { _ in stage.sections = [StageSection("a"), StageSection("a")] }
    }
    #expect(stage.sections == sections)
  }

  @Test func throwsWhatUIKitWouldRaise() throws {
    let layout = LineLayout()
    let stage = try stage(layout)
    let before = try stage.snapshot()
    let fault = #expect(throws: LayoutFault.self) {
      try stage.perform { _ in
        layout.distort = { answer in
          let other = answer[0].copy() as? UICollectionViewLayoutAttributes
          other?.alpha = 0.5
          return answer + [other].compactMap(\.self)
        }
        layout.invalidateLayout()
      }
    }
    #expect(fault?.code == "layout/changed-attributes")
    #expect(
      fault?.description.hasPrefix("layout/changed-attributes: layout attributes for") == true)
    layout.distort = { $0 }
    layout.invalidateLayout()
    #expect(try stage.snapshot() == before)
  }

  @Test func throwsAtASnapshotOfABrokenLayout() throws {
    let layout = LineLayout()
    layout.distort = {
      $0.map {
        $0.alpha = .nan; return $0
      }
    }
    let stage = try stage(layout)
    #expect(throws: LayoutFault.self) { try stage.snapshot() }
  }

  private struct Own: Error {}

  @Test func passesOnWhatTheBodyThrows() throws {
    let stage = try stage()
    #expect(throws: Own.self) { try stage.perform { _ in throw Own() } }
  }

  @Test func playsAUsersOwnCollectionView() throws {
    let source = OwnSource()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: LineLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "own")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "own")
    view.dataSource = source
    let named = Stage(collectionView: view) { kind, path in
      kind == .cell ? "row \(path.item)" : nil
    }
    #expect(try named.snapshot()[item: "row 2"]?.path == IndexPath(item: 2, section: 0))
    #expect(try Stage(collectionView: view).snapshot()[item: "row 2"] == nil)
  }

  private final class OwnSource: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 3 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      collectionView.dequeueReusableCell(withReuseIdentifier: "own", for: indexPath)
    }

    func collectionView(
      _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
      at indexPath: IndexPath
    ) -> UICollectionReusableView {
      collectionView.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "own", for: indexPath)
    }
  }
}
