import Gallery
import UIKit

/// The cost of laying out: preparing, asking for one screen, changing one item, scrolling.
@MainActor enum LayoutBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "layout.flow.prepare.1e6", unit: "ms") {
      prepare(grid(), items: 1_000_000) * 1e3
    },
    Benchmark(name: "layout.flow.memory.1e6", unit: "MB") { memory(items: 1_000_000) },
    Benchmark(name: "layout.flow.query.1e6", unit: "µs") {
      query(grid(), items: 1_000_000) * 1e6
    },
    Benchmark(name: "layout.flow.query.1e3", unit: "µs") { query(grid(), items: 1_000) * 1e6 },
    Benchmark(name: "layout.flow.delegate.1e5", unit: "ms") {
      prepare(grid(), items: 100_000, delegate: SizingDelegate()) * 1e3
    },
    Benchmark(name: "layout.flow.invalidate-one.1e5", unit: "calls") {
      invalidateOne(of: 100_000)
    },
    Benchmark(name: "layout.mosaic.prepare.1e5", unit: "ms") { mosaic(items: 100_000) * 1e3 },
    Benchmark(name: "host.scroll.1e5", unit: "µs") { scroll(grid()) * 1e6 },
  ]

  static func grid() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 60)
    return layout
  }

  static func prepare(
    _ layout: UICollectionViewLayout, items: Int, delegate: SizingDelegate? = nil
  ) -> Double {
    let stage = GridStage(layout, items: items, delegate: delegate)
    _ = stage.view.numberOfItems(inSection: 0)
    // A layout does not keep its view.
    return withExtendedLifetime(stage) {
      Meter.bestSeconds {
        layout.invalidateLayout()
        layout.prepare()
        _ = layout.collectionViewContentSize
      }
    }
  }

  /// What a million prepared items occupy beyond a layout without any.
  private static func memory(items: Int) -> Double {
    let empty = GridStage(grid(), items: 0)
    empty.view.layoutIfNeeded()
    let before = Meter.residentMegabytes()
    let layout = grid()
    let stage = GridStage(layout, items: items)
    layout.prepare()
    _ = layout.collectionViewContentSize
    return withExtendedLifetime((empty, stage)) { max(Meter.residentMegabytes() - before, 0) }
  }

  /// The same screen, near the top, of a long and of a short list.
  static func query(_ layout: UICollectionViewLayout, items: Int) -> Double {
    let stage = GridStage(layout, items: items)
    stage.view.layoutIfNeeded()
    let screen = CGRect(x: 0, y: 5_000, width: 390, height: 844)
    let rounds = 200
    return withExtendedLifetime(stage) {
      Meter.bestSeconds {
        for _ in 0..<rounds { _ = layout.layoutAttributesForElements(in: screen) }
      } / Double(rounds)
    }
  }

  private static func invalidateOne(of items: Int) -> Double {
    let layout = grid()
    let sizes = SizingDelegate()
    let stage = GridStage(layout, items: items, delegate: sizes)
    stage.view.layoutIfNeeded()
    let before = sizes.calls
    let context = UICollectionViewFlowLayoutInvalidationContext()
    context.invalidateItems(at: [IndexPath(item: items / 2, section: 0)])
    layout.invalidateLayout(with: context)
    stage.view.layoutIfNeeded()
    return Double(sizes.calls - before)
  }

  private static func mosaic(items: Int) -> Double {
    let layout = MosaicLayout()
    let stage = GridStage(layout, items: items)
    _ = stage.view.numberOfItems(inSection: 0)
    return withExtendedLifetime(stage) { Meter.bestSeconds { layout.prepare() } }
  }

  /// One step of a scroll that brings a new row on screen each time, cells reused.
  static func scroll(_ layout: UICollectionViewLayout) -> Double {
    let stage = GridStage(layout, items: 100_000)
    stage.view.layoutIfNeeded()
    let steps = 500
    return Meter.bestSeconds(of: 3) {
      for step in 0..<steps {
        stage.view.contentOffset = CGPoint(x: 0, y: CGFloat(step) * 70)
        stage.view.layoutIfNeeded()
      }
    } / Double(steps)
  }
}
