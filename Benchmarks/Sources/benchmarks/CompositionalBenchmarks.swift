import UIKit

/// The cost of compositional layouts: preparing, asking for one screen, one cell that asks for a height, scrolling.
@MainActor enum CompositionalBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "layout.compositional.prepare.1e6", unit: "ms") {
      LayoutBenchmarks.prepare(nested(), items: 1_000_000) * 1e3
    },
    Benchmark(name: "layout.compositional.query.1e6", unit: "µs") {
      LayoutBenchmarks.query(nested(), items: 1_000_000) * 1e6
    },
    Benchmark(name: "layout.compositional.measure-one", unit: "ms") {
      measureOne(of: 100_000) * 1e3
    },
    Benchmark(name: "compositional.scroll.vs-flow", unit: "times") { scrollAgainstFlow() },
  ]

  /// A large item beside a column of two, again and again.
  private static func nested() -> UICollectionViewCompositionalLayout {
    let half = size(.fractionalWidth(0.5), .fractionalHeight(1))
    let item = NSCollectionLayoutItem(layoutSize: half)
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: half,
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: size(.fractionalWidth(1), .fractionalHeight(1))), count: 2)
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(120)), subitems: [item, column])
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  private static func size(
    _ width: NSCollectionLayoutDimension, _ height: NSCollectionLayoutDimension
  ) -> NSCollectionLayoutSize {
    NSCollectionLayoutSize(widthDimension: width, heightDimension: height)
  }

  /// One cell of many asks for another height than the estimate, after all others before it have.
  private static func measureOne(of items: Int) -> Double {
    let row = size(.fractionalWidth(1), .estimated(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: row, subitems: [NSCollectionLayoutItem(layoutSize: row)])
    let layout = UICollectionViewCompositionalLayout(
      section: NSCollectionLayoutSection(group: group))
    let stage = GridStage(layout, items: items)
    layout.prepare()
    return withExtendedLifetime(stage) {
      for item in 0..<1_000 { measure(item * 97 % items, in: layout) }
      var item = 7
      return Meter.bestSeconds {
        item += 1
        measure(item * 13 % items, in: layout)
      }
    }
  }

  private static func measure(_ item: Int, in layout: UICollectionViewCompositionalLayout) {
    let path = IndexPath(item: item, section: 0)
    guard let original = layout.layoutAttributesForItem(at: path) else { return }
    let preferred = UICollectionViewLayoutAttributes(forCellWith: path)
    preferred.frame = original.frame
    preferred.size.height += 10
    _ = layout.invalidationContext(
      forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    _ = layout.collectionViewContentSize
  }

  /// A step of a scroll in columns of a compositional layout, against the same columns of a flow.
  private static func scrollAgainstFlow() -> Double {
    let cell = size(.absolute(60), .absolute(60))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: size(.fractionalWidth(1), .absolute(60)),
      subitems: [NSCollectionLayoutItem(layoutSize: cell)])
    group.interItemSpacing = .flexible(6)
    let section = NSCollectionLayoutSection(group: group)
    section.interGroupSpacing = 10
    let layout = UICollectionViewCompositionalLayout(section: section)
    return LayoutBenchmarks.scroll(layout) / LayoutBenchmarks.scroll(LayoutBenchmarks.grid())
  }
}
