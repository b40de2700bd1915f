import Testing

@testable import UIKit

/// A collection view of 100×200 over a diffable data source: four cells fit, and each knows its identifier.
@MainActor private final class DiffableStage {
  final class Cell: UICollectionViewCell {
    var identifier: Int?
    var configurations = 0
  }

  typealias Source = UICollectionViewDiffableDataSource<String, Int>

  let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: ListLayout())
  let source: Source

  init(_ pairs: KeyValuePairs<String, [Int]> = [:]) {
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    source = Source(collectionView: view) { view, path, identifier in
      let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
      (cell as? Cell)?.identifier = identifier
      (cell as? Cell)?.configurations += 1
      return cell
    }
    source.apply(TestSnapshot(pairs), animatingDifferences: false)
    view.layoutIfNeeded()
  }

  func cell(_ section: Int, _ item: Int) -> Cell? {
    view.cellForItem(at: IndexPath(item: item, section: section)) as? Cell
  }

  var shown: [Int?] {
    view.indexPathsForVisibleItems.sorted().map { cell($0.section, $0.item)?.identifier }
  }

  func change(_ body: (inout TestSnapshot) -> Void) {
    var snapshot = source.snapshot()
    body(&snapshot)
    source.apply(snapshot)
    view.layoutIfNeeded()
  }
}

@Suite @MainActor struct DiffableDataSourceTests {
  @Test func showsTheSnapshot() {
    let stage = DiffableStage(["a": [1, 2], "b": [3]])
    #expect(stage.view.dataSource === stage.source)
    #expect(stage.view.numberOfSections == 2)
    #expect(stage.shown == [1, 2, 3])
  }

  @Test func keepsTheCellsOfWhatStaysAndMoves() {
    let stage = DiffableStage(["a": [1, 2], "b": [3]])
    let (one, two, three) = (stage.cell(0, 0), stage.cell(0, 1), stage.cell(1, 0))
    stage.change {
      $0.deleteItems([1])
      $0.moveItem(3, beforeItem: 2)
      $0.appendItems([4], toSection: "b")
    }
    #expect(stage.shown == [3, 2, 4])
    #expect(stage.cell(0, 0) === three)
    #expect(stage.cell(0, 1) === two)
    #expect(one?.superview == nil)
    #expect(three?.configurations == 1)
  }

  @Test func keepsTheCellsOfSectionsThatMove() {
    let stage = DiffableStage(["a": [1], "b": [2], "c": [3]])
    let three = stage.cell(2, 0)
    stage.change { $0.moveSection("c", beforeSection: "a") }
    #expect(stage.shown == [3, 1, 2])
    #expect(stage.cell(0, 0) === three)
  }

  @Test func replacesReloadedCellsAndKeepsReconfiguredOnes() {
    let stage = DiffableStage(["a": [1, 2, 3]])
    let (one, two) = (stage.cell(0, 0), stage.cell(0, 1))
    stage.change {
      $0.reloadItems([1])
      $0.reconfigureItems([2])
    }
    #expect(stage.cell(0, 0) !== one)
    #expect(stage.cell(0, 0)?.identifier == 1)
    #expect(stage.cell(0, 1) === two)
    #expect(two?.configurations == 2)
    #expect(stage.source.snapshot().reloadedItemIdentifiers.isEmpty)
  }

  @Test func runsCompletionsWhetherOrNotSomethingChanges() {
    let stage = DiffableStage(["a": [1, 2, 3]])
    var completions = 0
    stage.source.apply(stage.source.snapshot()) { completions += 1 }
    stage.source.apply(TestSnapshot(["a": [3]]), animatingDifferences: false) { completions += 1 }
    stage.source.applySnapshotUsingReloadData(TestSnapshot(["z": [9]])) { completions += 1 }
    #expect(completions == 3)
    #expect(stage.shown == [9])
  }

  @Test func appliesFromAsynchronousCode() async {
    let stage = DiffableStage(["a": [1]])
    await stage.source.apply(TestSnapshot(["a": [2, 1]]))
    #expect(stage.shown == [2, 1])
    await stage.source.applySnapshotUsingReloadData(TestSnapshot(["a": [7]]))
    #expect(stage.shown == [7])
  }

  @Test func translatesBetweenPathsAndIdentifiers() {
    let stage = DiffableStage(["a": [1, 2], "b": [3]])
    let path = IndexPath(item: 1, section: 0)
    #expect(stage.source.itemIdentifier(for: path) == 2)
    #expect(stage.source.indexPath(for: 2) == path)
    #expect(stage.source.sectionIdentifier(for: 1) == "b")
    #expect(stage.source.index(for: "b") == 1)
    #expect(stage.source.itemIdentifier(for: IndexPath(item: 0, section: 9)) == nil)
    #expect(stage.source.itemIdentifier(for: IndexPath(index: 0)) == nil)
    #expect(stage.source.indexPath(for: 9) == nil)
    #expect(stage.source.sectionIdentifier(for: -1) == nil)
  }

  @Test func refusesAProviderWithoutACell() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 200), collectionViewLayout: ListLayout())
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { _, _, _ in
      nil
    }
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run {
        source.apply(TestSnapshot(["a": [7]]))
        view.layoutIfNeeded()
      }
    }
    #expect(fault?.code == "snapshot/no-cell")
    #expect(
      fault?.sentence
        == "UICollectionViewDiffableDataSource cell provider returned nil for index path "
        + "<NSIndexPath> {length = 2, path = 0 - 0} with item identifier '7', which is not allowed. "
        + "You must always return a cell to the collection view")
    #expect(source.snapshot().numberOfItems == 0)
  }

  @Test func asksItsProviderForHeaders() {
    let stage = DiffableStage()
    let kind = UICollectionView.elementKindSectionHeader
    (stage.view.collectionViewLayout as? ListLayout)?.headerHeight = 20
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "h")
    stage.source.supplementaryViewProvider = { view, kind, path in
      view.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "h", for: path)
    }
    stage.change { $0.appendSections(["a"]) }
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  @Test func followsReorderingWithItsSnapshot() {
    let stage = DiffableStage(["a": [1, 2, 3], "b": [4]])
    var transactions: [NSDiffableDataSourceTransaction<String, Int>] = []
    stage.source.reorderingHandlers.canReorderItem = { $0 != 4 }
    stage.source.reorderingHandlers.didReorder = { transactions.append($0) }
    let (from, to) = (IndexPath(item: 0, section: 0), IndexPath(item: 1, section: 1))
    #expect(stage.source.collectionView(stage.view, canMoveItemAt: from))
    #expect(!stage.source.collectionView(stage.view, canMoveItemAt: IndexPath(item: 0, section: 1)))
    stage.source.collectionView(stage.view, moveItemAt: from, to: to)
    #expect(stage.source.snapshot().text == "a: 2 3, b: 4 1")
    #expect(transactions.map(\.initialSnapshot.text) == ["a: 1 2 3, b: 4"])
    #expect(transactions.map(\.finalSnapshot.text) == ["a: 2 3, b: 4 1"])
    #expect(transactions.first?.sectionTransactions.map(\.sectionIdentifier) == ["a", "b"])
    #expect(transactions.first?.difference.count == 2)
  }

  @Test func letsNothingBeReorderedWithoutHandlers() {
    let stage = DiffableStage(["a": [1]])
    let path = IndexPath(item: 0, section: 0)
    #expect(!stage.source.collectionView(stage.view, canMoveItemAt: path))
  }

  @Test func endsWhereItIsToldForRandomSnapshots() {
    for seed: UInt64 in 1...60 {
      let states = RandomStates(seed: seed)
      let stage = DiffableStage()
      for state in [states.before, states.after, states.before] {
        var snapshot = TestSnapshot()
        snapshot.appendSections(state.sections)
        for (section, items) in zip(state.sections, state.items) {
          snapshot.appendItems(items, toSection: section)
        }
        stage.source.apply(snapshot)
        stage.view.layoutIfNeeded()
        let shown = state.items.flatMap(\.self).prefix(stage.shown.count)
        #expect(stage.shown == Array(shown), "seed \(seed)")
        #expect(stage.view.numberOfSections == state.sections.count, "seed \(seed)")
      }
    }
  }
}
