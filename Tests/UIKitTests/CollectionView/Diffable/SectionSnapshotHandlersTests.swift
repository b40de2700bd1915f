import Testing

@testable import UIKit

/// Taps that expand and collapse items of an outline.
@Suite @MainActor struct SectionSnapshotHandlersTests {
  private typealias Source = UICollectionViewDiffableDataSource<Int, String>
  private let view: UICollectionView
  private let source: Source

  init() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 200, height: 400), collectionViewLayout: ListLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    self.view = view
    source = Source(collectionView: view) { view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["fruit", "root"])
    outline.append(["apple", "pear"], to: "fruit")
    source.apply(outline, to: 0)
    view.layoutIfNeeded()
  }

  private func toggle(_ item: Int) -> Bool {
    source.toggleItem(at: IndexPath(item: item, section: 0))
  }

  private var items: [String] { source.snapshot().itemIdentifiers }

  @Test func aTapExpandsAndCollapses() {
    var log: [String] = []
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    source.sectionSnapshotHandlers.willCollapseItem = { log.append("collapse \($0)") }
    #expect(toggle(0))
    #expect(items == ["fruit", "apple", "pear", "root"])
    #expect(view.visibleCells.count == 4)
    #expect(toggle(0))
    #expect(items == ["fruit", "root"])
    #expect(log == ["expand fruit", "collapse fruit"])
  }

  @Test func theAppHasItsSay() {
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { $0 != "fruit" }
    source.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    #expect(!toggle(0))
    #expect(items == ["fruit", "root"] && log == [])
    source.sectionSnapshotHandlers.shouldExpandItem = nil
    #expect(toggle(0))
    source.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    #expect(!toggle(0))
    #expect(items.count == 4)
  }

  @Test func childrenCanComeWhenTheyAreNeeded() {
    var current: [String] = []
    source.sectionSnapshotHandlers.snapshotForExpandingParent = { parent, children in
      current = children.items
      var later = NSDiffableDataSourceSectionSnapshot<String>()
      later.append(["\(parent) 1", "\(parent) 2"])
      return later
    }
    #expect(toggle(0))
    #expect(current == ["apple", "pear"])
    #expect(items == ["fruit", "fruit 1", "fruit 2", "root"])
    #expect(source.snapshot(for: 0).level(of: "fruit 1") == 1)
  }

  /// The handlers are about what a user does.
  @Test func applyingASnapshotAsksNobody() {
    var log: [String] = []
    source.sectionSnapshotHandlers.shouldExpandItem = { _ in
      log.append("asked")
      return false
    }
    source.sectionSnapshotHandlers.willExpandItem = { log.append($0) }
    var outline = source.snapshot(for: 0)
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    #expect(items.count == 4 && log == [])
  }
}
