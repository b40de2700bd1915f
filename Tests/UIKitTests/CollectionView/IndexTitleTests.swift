import Testing

@testable import UIKit

/// The letters at the edge of a list.
@Suite @MainActor struct IndexTitleTests {
  private let stage = ListStage([6, 6])

  @Test func aTitleLeadsToTheItemOfTheDataSource() {
    let source = TitledSource()
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    #expect(stage.view.indexTitles == ["A", "B"])
    #expect(stage.view.scroll(toIndexTitle: "B"))
    #expect(stage.view.contentOffset.y == 300)
    #expect(source.asked == ["B 1"])
    #expect(!stage.view.scroll(toIndexTitle: "C"))
  }

  @Test func thereAreNoneWithoutTheMethod() {
    #expect(stage.view.indexTitles == [])
    #expect(!stage.view.scroll(toIndexTitle: "A"))
  }

  @Test func theCallsAreSpoken() {
    let source = TitledSource()
    stage.view.dataSource = source
    stage.view.layoutIfNeeded()
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    stage.view.scroll(toIndexTitle: "A")
    let methods = recorder.entries.filter { $0.to == .dataSource }.map(\.method)
    #expect(methods.prefix(2) == ["indexTitles", "indexPathForIndexTitle"])
  }
}

@MainActor private final class TitledSource: UICollectionViewDataSource {
  var asked: [String] = []

  func numberOfSections(in collectionView: UICollectionView) -> Int { 2 }

  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 6 }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? { ["A", "B"] }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    asked.append("\(title) \(index)")
    return IndexPath(item: 0, section: index)
  }
}
