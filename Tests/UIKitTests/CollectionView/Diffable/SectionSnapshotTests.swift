import Testing

@testable import UIKit

@Suite @MainActor struct SectionSnapshotTests {
  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  /// fruit (apple, pear (conference)), root
  private var outline: Outline {
    var outline = Outline()
    outline.append(["fruit", "root"])
    outline.append(["apple", "pear"], to: "fruit")
    outline.append(["conference"], to: "pear")
    return outline
  }

  @Test func keepsChildrenBelowTheirParents() {
    #expect(outline.items == ["fruit", "apple", "pear", "conference", "root"])
    #expect(outline.rootItems == ["fruit", "root"])
    #expect(outline.items.map { outline.level(of: $0) } == [0, 1, 1, 2, 0])
    #expect(outline.parent(of: "conference") == "pear")
    #expect(outline.parent(of: "root") == nil)
    #expect(outline.index(of: "pear") == 2)
  }

  @Test func showsTheChildrenOfExpandedItems() {
    var outline = outline
    #expect(outline.visibleItems == ["fruit", "root"])
    outline.expand(["pear"])
    #expect(outline.visibleItems == ["fruit", "root"])
    outline.expand(["fruit"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "conference", "root"])
    outline.collapse(["pear"])
    #expect(outline.visibleItems == ["fruit", "apple", "pear", "root"])
    #expect(!outline.isVisible("conference"))
    #expect(outline.isExpanded("fruit"))
    #expect(outline.visualDescription() == "- fruit\n  + apple\n  + pear\n    + conference\n+ root")
  }

  @Test func insertsBesideAndDeletesWithChildren() {
    var outline = outline
    outline.insert(["leaf"], after: "fruit")
    outline.insert(["nut"], before: "apple")
    #expect(
      outline.items == ["fruit", "nut", "apple", "pear", "conference", "leaf", "root"])
    outline.delete(["pear", "nobody"])
    #expect(outline.items == ["fruit", "nut", "apple", "leaf", "root"])
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func cutsOutAndPutsInParts() {
    var outline = outline
    let pears = outline.snapshot(of: "pear", includingParent: true)
    #expect(pears.items == ["pear", "conference"])
    #expect(pears.level(of: "conference") == 1)
    #expect(outline.snapshot(of: "fruit").rootItems == ["apple", "pear"])
    outline.delete(["pear"])
    outline.insert(pears, after: "root")
    #expect(outline.items == ["fruit", "apple", "root", "pear", "conference"])
    #expect(outline.level(of: "conference") == 1)
    outline.replace(childrenOf: "pear", using: Outline(items: ["bosc"]))
    #expect(outline.items == ["fruit", "apple", "root", "pear", "bosc"])
  }

  @Test func refusesIdentifiersThatComeTwice() {
    var outline = outline
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { outline.append(["apple"]) }
    }
    #expect(
      fault?.sentence
        == "Identifiers in a section snapshot must be unique. Duplicate item identifiers: {(\n"
        + "    apple\n)}")
    #expect(outline.items == self.outline.items)
  }

  @Test func showsItsVisibleItemsInASection() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500), collectionViewLayout: ListLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) {
      view, path, _ in
      view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = outline
    source.apply(outline, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "root"])
    outline.expand(["fruit"])
    source.apply(outline, to: 0)
    #expect(source.snapshot().itemIdentifiers == ["fruit", "apple", "pear", "root"])
    #expect(source.snapshot(for: 0).items == outline.items)
    var flat = source.snapshot()
    flat.deleteItems(["apple"])
    source.apply(flat)
    #expect(source.snapshot(for: 0).items == ["fruit", "pear", "root"])
  }

  /// Cells of an outline are set up by their level, which their provider looks up.
  @Test func cellsSeeTheOutlineThatTheyAreMadeFor() {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 500), collectionViewLayout: ListLayout())
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    var levels: [String: Int] = [:]
    var source: UICollectionViewDiffableDataSource<Int, String>?
    source = UICollectionViewDiffableDataSource(collectionView: view) { view, path, item in
      levels[item] = source?.snapshot(for: 0).level(of: item)
      return view.dequeueReusableCell(withReuseIdentifier: "cell", for: path)
    }
    var outline = outline
    outline.expand(["fruit", "pear"])
    source?.apply(outline, to: 0)
    view.layoutIfNeeded()
    #expect(levels == ["fruit": 0, "apple": 1, "pear": 1, "conference": 2, "root": 0])
  }
}
