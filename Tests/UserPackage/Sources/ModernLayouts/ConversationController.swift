import UIKit

/// Data source and delegate in one, with only the methods it needs.
@MainActor
public final class ConversationController: NSObject {
  public var messages: [String]
  public private(set) var displayed: [IndexPath] = []

  public init(messages: [String]) {
    self.messages = messages
  }

  public func attach(to collectionView: UICollectionView) {
    collectionView.register(BubbleCell.self, forCellWithReuseIdentifier: "bubble")
    collectionView.dataSource = self
    collectionView.delegate = self
    (collectionView.collectionViewLayout as? BubbleLayout)?.delegate = self
  }
}

extension ConversationController: UICollectionViewDataSource {
  public func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { messages.count }

  public func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(
      withReuseIdentifier: "bubble", for: indexPath)
    (cell as? BubbleCell)?.text = messages[indexPath.item]
    return cell
  }
}

extension ConversationController: UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.append(indexPath)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    CGSize(width: 30 * messages[indexPath.item].count, height: 40)
  }

  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets {
    UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
  }
}

extension ConversationController: BubbleLayoutDelegate {
  public func bubbleLayout(
    _ layout: BubbleLayout, sideOfItemAt indexPath: IndexPath
  ) -> BubbleAttributes.Side {
    indexPath.item.isMultiple(of: 2) ? .left : .right
  }
}
