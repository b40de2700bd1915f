import Testing

@testable import UIKit

@Suite @MainActor struct UICollectionViewControllerTests {
  @Test func holdsItsCollectionViewInItsView() {
    let layout = UICollectionViewFlowLayout()
    let controller = UICollectionViewController(collectionViewLayout: layout)
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    #expect(controller.collectionView.superview === controller.view)
    #expect(controller.collectionView.frame == controller.view.bounds)
    #expect(controller.collectionViewLayout === layout)
    #expect(controller.collectionView?.dataSource === controller)
    #expect(controller.collectionView?.delegate === controller)
  }

  @Test func editsItsCollectionView() {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: true)
    #expect(controller.collectionView.isEditing)
  }

  @Test func takesACollectionViewThatASubclassMakesItsView() {
    final class Own: UICollectionViewController {
      override func loadView() {
        view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }
    }
    let controller = Own(collectionViewLayout: UICollectionViewFlowLayout())
    controller.setEditing(true, animated: false)
    controller.viewWillAppear(false)
    #expect(controller.collectionView === controller.view)
    #expect(controller.collectionView.isEditing)
    #expect(controller.collectionView.dataSource === controller)
  }

  @Test func anotherViewIsAFault() {
    final class Plain: UICollectionViewController {
      override func loadView() { view = UIView() }
    }
    let controller = Plain(collectionViewLayout: UICollectionViewFlowLayout())
    let fault = #expect(throws: Fault.self) {
      try FaultScope.run { controller.viewWillAppear(false) }
    }
    #expect(fault?.code == "view/no-collection-view")
  }

  @Test func showsTheCellsThatASubclassProvides() {
    let controller = NumbersController(collectionViewLayout: UICollectionViewFlowLayout())
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
    controller.view.layoutIfNeeded()
    #expect(controller.collectionView.visibleCells.map(\.frame.minX).sorted() == [0, 75, 150])
    #expect(controller.displayed == [0, 1, 2])
  }
}

private final class NumbersController: UICollectionViewController {
  var displayed: [Int] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "number")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 3 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "number", for: indexPath)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    displayed.append(indexPath.item)
  }
}
