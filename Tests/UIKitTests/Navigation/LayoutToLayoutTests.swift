import Testing

@testable import UIKit

@Suite @MainActor struct LayoutToLayoutTests {
  @Test func exchangesTheLayoutsOfOneCollectionView() {
    let (small, large) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
    (small.itemSize, large.itemSize) = (
      CGSize(width: 30, height: 30), CGSize(width: 90, height: 90)
    )
    let first = NumbersController(collectionViewLayout: small)
    let second = UICollectionViewController(collectionViewLayout: large)
    second.useLayoutToLayoutNavigationTransitions = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    let view = first.collectionView
    navigation.pushViewController(second, animated: true)
    #expect(second.collectionView === view)
    #expect(view?.collectionViewLayout === large)
    #expect(view?.dataSource === first)
    #expect(view?.superview === second.view)
    #expect(view?.visibleCells.allSatisfy { $0.frame.width == 90 } == true)
    navigation.popViewController(animated: true)
    #expect(view?.collectionViewLayout === small)
    #expect(view?.superview === first.view)
    #expect(first.collectionView === view)
    #expect(view?.visibleCells.count == 4)
  }

  @Test func keepsTheGestureForMovement() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    #expect(controller.installsStandardGestureForInteractiveMovement)
    let recognizers = controller.collectionView.gestureRecognizers ?? []
    #expect(!recognizers.contains { $0 is UILongPressGestureRecognizer })
  }
}

private final class NumbersController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 4 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }
}
