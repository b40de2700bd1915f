import Drawing
import Motion
import Testing
import UIKit

@testable import Scene

@Suite @MainActor struct ViewportDrawingTests {
  final class Cell: UICollectionViewCell {
    let label = UILabel()

    override init(frame: CGRect) {
      super.init(frame: frame)
      contentView.addSubview(label)
      contentView.backgroundColor = .white
      contentView.layer.cornerRadius = 8
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
      super.layoutSubviews()
      label.frame = contentView.bounds
    }
  }

  final class Source: UICollectionViewDataSource {
    func collectionView(
      _ collectionView: UICollectionView, numberOfItemsInSection section: Int
    ) -> Int { 20 }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.label.text = "Item \(indexPath.item)"
      return cell
    }
  }

  let source = Source()

  private func stage() throws -> Stage {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 80, height: 40)
    layout.minimumLineSpacing = 10
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 100, height: 120), collectionViewLayout: layout)
    view.register(Cell.self, forCellWithReuseIdentifier: "cell")
    view.backgroundColor = .systemBackground
    view.dataSource = source
    return Stage(collectionView: view) { kind, path in
      kind == .cell && path.item == 2 ? "zoe" : nil
    }
  }

  private func marks(in items: [DrawItem]) -> [ElementMark] {
    items.flatMap { item -> [ElementMark] in
      guard case .group(let group) = item else { return [] }
      return (group.element.map { [$0] } ?? []) + marks(in: group.children)
    }
  }

  @Test func elementsAreNamedGroups() throws {
    let drawing = try stage().drawing()
    #expect(drawing.size == CGSize(width: 100, height: 120))
    #expect(
      marks(in: drawing.items).map { [$0.id, $0.title, $0.name] } == [
        ["cell-0-0", "Item 0", "cell 0-0"], ["cell-0-1", "Item 1", "cell 0-1"],
        ["zoe", "Item 2", "cell zoe"],
      ])
  }

  @Test func theViewportShowsWhatIsScrolledTo() throws {
    let stage = try stage()
    try stage.perform { $0.contentOffset = CGPoint(x: 0, y: 120) }
    let drawing = try stage.drawing()
    let names = marks(in: drawing.items).map(\.id)
    #expect(names.contains("cell-0-3") && !names.contains("cell-0-0"))
    #expect(drawing.text.contains("group cell-0-3 \"Item 3\""))
    let background = "rect 0 0 100 120 fill #FFFFFF|#000000"
    #expect(
      drawing.text.contains(background) || drawing.text.contains("rect 0 120 100 120 fill #FFFFFF"))
  }

  @Test func theSameViewportGivesTheSameText() throws {
    #expect(try stage().drawing().text == stage().drawing().text)
  }
}
