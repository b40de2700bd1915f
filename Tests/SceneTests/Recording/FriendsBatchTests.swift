import Gallery
import Testing
import UIKit

@testable import Scene

/// The batch of the sample's friends.
@Suite @MainActor struct FriendsBatchTests {
  private let source = FriendsDataSource(people: ["Ann", "Bob", "Cat", "Dan"].map { Person($0) })

  // 004-16
  @Test func reloadsFirstAndWithoutAnimation() throws {
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: ColumnFlowLayout())
    source.attach(to: view)
    let source = source
    let stage = Stage(collectionView: view) { kind, path in
      kind == .cell ? source.people[path.item].name : nil
    }
    let recording = try stage.record {
      source.perform([.move(3, 0), .delete(1), .reload(2)], in: $0)
    }
    #expect(recording.map(\.capture.timing) == [.immediate, .standard])
    let (reload, rest) = (try #require(recording.first), try #require(recording.last))
    #expect(reload.capture.after.elements.map(\.id.identifier) == ["Ann", "Bob", "Cat", "Dan"])
    #expect(rest.capture.after.elements.map(\.id.identifier) == ["Dan", "Ann", "Cat"])
  }
}
