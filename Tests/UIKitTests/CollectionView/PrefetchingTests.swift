import Testing

@testable import UIKit

@Suite @MainActor struct PrefetchingTests {
  private let source = Fetcher()

  /// Four items to a screen.
  private func stage(_ count: Int = 40) -> ListStage {
    let stage = ListStage([count], lays: false)
    stage.view.prefetchDataSource = source
    stage.view.layoutIfNeeded()
    return stage
  }

  private func scroll(_ stage: ListStage, to y: CGFloat) -> [String] {
    source.log = []
    stage.view.contentOffset.y = y
    stage.view.layoutIfNeeded()
    return source.log
  }

  @Test func tellsOfTheNextScreen() {
    let stage = stage()
    #expect(source.log == ["fetch 4 5 6 7"])
    #expect(scroll(stage, to: 60) == ["fetch 8 9"])
    #expect(scroll(stage, to: 60) == [])
  }

  @Test func turnsAroundWithTheScroll() {
    let stage = stage()
    #expect(scroll(stage, to: 1000) == ["fetch 24 25 26 27", "cancel 4 5 6 7"])
    #expect(scroll(stage, to: 900) == ["fetch 17 16 15 14", "cancel 24 25 26 27"])
  }

  @Test func endsWithTheContent() {
    let stage = stage(6)
    #expect(source.log == ["fetch 4 5"])
    #expect(scroll(stage, to: 100) == [])
  }

  @Test func isSilentWhereItIsOff() {
    let stage = ListStage([40], lays: false)
    stage.view.prefetchDataSource = source
    stage.view.isPrefetchingEnabled = false
    stage.view.layoutIfNeeded()
    #expect(scroll(stage, to: 500) == [])
  }

  @Test func startsAnewWithOtherData() {
    let stage = stage()
    source.log = []
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(source.log == ["fetch 4 5 6 7"])
  }
}

private final class Fetcher: UICollectionViewDataSourcePrefetching {
  var log: [String] = []

  private func text(_ paths: [IndexPath]) -> String {
    paths.map { "\($0.item)" }.joined(separator: " ")
  }

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("fetch \(text(indexPaths))")
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    log.append("cancel \(text(indexPaths))")
  }
}
