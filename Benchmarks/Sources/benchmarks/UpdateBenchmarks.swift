@_spi(Benchmarks) import UIKit

/// What changes of the data cost: a large batch, and finding the batch.
@MainActor enum UpdateBenchmarks {
  static let all: [Benchmark] = [
    Benchmark(name: "update.batch.1e3-of-1e5", unit: "ms") { batch() * 1e3 },
    Benchmark(name: "differ.shuffle.1e5", unit: "ms") { differ(shuffled: 1) * 1e3 },
    Benchmark(name: "differ.one-percent.1e5", unit: "ms") { differ(shuffled: 0.01) * 1e3 },
  ]

  /// 500 deletes and 500 inserts among 100,000 items, about a hundred of them on screen.
  private static func batch() -> Double {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 36, height: 50)
    layout.minimumInteritemSpacing = 2
    let stage = GridStage(layout, items: 100_000)
    stage.view.layoutIfNeeded()
    let deletes = (0..<500).map { IndexPath(item: $0 * 200 + 3, section: 0) }
    let inserts = (0..<500).map { IndexPath(item: $0 * 200 + 90, section: 0) }
    return Meter.bestSeconds {
      stage.view.performBatchUpdates {
        stage.view.deleteItems(at: deletes)
        stage.view.insertItems(at: inserts)
      }
    }
  }

  /// 100,000 identifiers, a part of them in other places.
  private static func differ(shuffled part: Double) -> Double {
    let before = Array(0..<100_000)
    var after = before
    var generator = SplitMix64(seed: 7)
    let places = (0..<Int(100_000 * part)).map { _ in Int(generator.next() % 100_000) }
    for (offset, place) in places.enumerated() {
      after.swapAt(part == 1 ? offset : Int(generator.next() % 100_000), place)
    }
    return Meter.bestSeconds {
      _ = DifferenceFigure.updateCount(from: before, to: after)
    }
  }
}

/// A generator whose numbers are the same on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}
