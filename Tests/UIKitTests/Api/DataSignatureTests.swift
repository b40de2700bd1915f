import Testing
import UIKit

/// Each method of a delegate with the signature that UIKit gives it: one that is written otherwise is another method, and
/// is not called.
@Suite @MainActor struct DataSignatureTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewLayout())
  private let path = IndexPath(item: 0, section: 0)

  @Test func everyMethodOfADragDelegateIsCalled() throws {
    let own = WholeDragDelegate()
    let subject: any UICollectionViewDragDelegate = own
    _ = subject.collectionView(view, itemsForBeginning: Session(), at: path)
    _ = subject.collectionView(view, itemsForAddingTo: Session(), at: path, point: .zero)
    _ = subject.collectionView(view, dragPreviewParametersForItemAt: path)
    subject.collectionView(view, dragSessionWillBegin: Session())
    subject.collectionView(view, dragSessionDidEnd: Session())
    _ = subject.collectionView(view, dragSessionAllowsMoveOperation: Session())
    _ = subject.collectionView(view, dragSessionIsRestrictedToDraggingApplication: Session())
    #expect(own.log == WholeDragDelegate.methods)
  }

  @Test func everyMethodOfADropDelegateIsCalled() throws {
    let own = WholeDropDelegate()
    let subject: any UICollectionViewDropDelegate = own
    subject.collectionView(view, performDropWith: Coordinator())
    _ = subject.collectionView(view, canHandle: Session())
    subject.collectionView(view, dropSessionDidEnter: Session())
    _ = subject.collectionView(
      view, dropSessionDidUpdate: Session(), withDestinationIndexPath: path)
    subject.collectionView(view, dropSessionDidExit: Session())
    subject.collectionView(view, dropSessionDidEnd: Session())
    _ = subject.collectionView(view, dropPreviewParametersForItemAt: path)
    #expect(own.log == WholeDropDelegate.methods)
  }

  @Test func everyMethodOfADataSourceIsCalled() throws {
    let own = WholeDataSource()
    let subject: any UICollectionViewDataSource = own
    _ = subject.collectionView(view, numberOfItemsInSection: 0)
    _ = subject.collectionView(view, cellForItemAt: path)
    _ = subject.numberOfSections(in: view)
    _ = subject.collectionView(view, viewForSupplementaryElementOfKind: "kind", at: path)
    _ = subject.collectionView(view, canMoveItemAt: path)
    subject.collectionView(view, moveItemAt: path, to: path)
    _ = subject.indexTitles(for: view)
    _ = subject.collectionView(view, indexPathForIndexTitle: "kind", at: 0)
    #expect(own.log == WholeDataSource.methods)
  }

  @Test func everyMethodOfPrefetchingIsCalled() throws {
    let own = WholePrefetching()
    let subject: any UICollectionViewDataSourcePrefetching = own
    subject.collectionView(view, prefetchItemsAt: [path])
    subject.collectionView(view, cancelPrefetchingForItemsAt: [path])
    #expect(own.log == WholePrefetching.methods)
  }
}

@MainActor private final class WholeDragDelegate: NSObject, UICollectionViewDragDelegate {
  static let methods = [
    "collectionView(_:itemsForBeginning:at:)",
    "collectionView(_:itemsForAddingTo:at:point:)",
    "collectionView(_:dragPreviewParametersForItemAt:)",
    "collectionView(_:dragSessionWillBegin:)",
    "collectionView(_:dragSessionDidEnd:)",
    "collectionView(_:dragSessionAllowsMoveOperation:)",
    "collectionView(_:dragSessionIsRestrictedToDraggingApplication:)",
  ]
  var log: [String] = []
  let path = IndexPath(item: 0, section: 0)

  func collectionView(
    _ collectionView: UICollectionView, itemsForBeginning session: any UIDragSession,
    at indexPath: IndexPath
  ) -> [UIDragItem] {
    log.append("collectionView(_:itemsForBeginning:at:)")
    return []
  }

  func collectionView(
    _ collectionView: UICollectionView, itemsForAddingTo session: any UIDragSession,
    at indexPath: IndexPath, point: CGPoint
  ) -> [UIDragItem] {
    log.append("collectionView(_:itemsForAddingTo:at:point:)")
    return []
  }

  func collectionView(
    _ collectionView: UICollectionView, dragPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    log.append("collectionView(_:dragPreviewParametersForItemAt:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionWillBegin session: any UIDragSession
  ) {
    log.append("collectionView(_:dragSessionWillBegin:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionDidEnd session: any UIDragSession
  ) {
    log.append("collectionView(_:dragSessionDidEnd:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dragSessionAllowsMoveOperation session: any UIDragSession
  ) -> Bool {
    log.append("collectionView(_:dragSessionAllowsMoveOperation:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    dragSessionIsRestrictedToDraggingApplication session: any UIDragSession
  ) -> Bool {
    log.append("collectionView(_:dragSessionIsRestrictedToDraggingApplication:)")
    return true
  }
}

@MainActor private final class WholeDropDelegate: NSObject, UICollectionViewDropDelegate {
  static let methods = [
    "collectionView(_:performDropWith:)",
    "collectionView(_:canHandle:)",
    "collectionView(_:dropSessionDidEnter:)",
    "collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)",
    "collectionView(_:dropSessionDidExit:)",
    "collectionView(_:dropSessionDidEnd:)",
    "collectionView(_:dropPreviewParametersForItemAt:)",
  ]
  var log: [String] = []
  let path = IndexPath(item: 0, section: 0)

  func collectionView(
    _ collectionView: UICollectionView,
    performDropWith coordinator: any UICollectionViewDropCoordinator
  ) {
    log.append("collectionView(_:performDropWith:)")
  }

  func collectionView(_ collectionView: UICollectionView, canHandle session: any UIDropSession)
    -> Bool
  {
    log.append("collectionView(_:canHandle:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnter session: any UIDropSession
  ) {
    log.append("collectionView(_:dropSessionDidEnter:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidUpdate session: any UIDropSession,
    withDestinationIndexPath destinationIndexPath: IndexPath?
  ) -> UICollectionViewDropProposal {
    log.append("collectionView(_:dropSessionDidUpdate:withDestinationIndexPath:)")
    return UICollectionViewDropProposal(operation: .copy)
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidExit session: any UIDropSession
  ) {
    log.append("collectionView(_:dropSessionDidExit:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropSessionDidEnd session: any UIDropSession
  ) {
    log.append("collectionView(_:dropSessionDidEnd:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, dropPreviewParametersForItemAt indexPath: IndexPath
  ) -> UIDragPreviewParameters? {
    log.append("collectionView(_:dropPreviewParametersForItemAt:)")
    return nil
  }
}

@MainActor private final class WholeDataSource: NSObject, UICollectionViewDataSource {
  static let methods = [
    "collectionView(_:numberOfItemsInSection:)",
    "collectionView(_:cellForItemAt:)",
    "numberOfSections(in:)",
    "collectionView(_:viewForSupplementaryElementOfKind:at:)",
    "collectionView(_:canMoveItemAt:)",
    "collectionView(_:moveItemAt:to:)",
    "indexTitles(for:)",
    "collectionView(_:indexPathForIndexTitle:at:)",
  ]
  var log: [String] = []
  let path = IndexPath(item: 0, section: 0)

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
    -> Int
  {
    log.append("collectionView(_:numberOfItemsInSection:)")
    return 1
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    log.append("collectionView(_:cellForItemAt:)")
    return UICollectionViewCell()
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int {
    log.append("numberOfSections(in:)")
    return 1
  }

  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    log.append("collectionView(_:viewForSupplementaryElementOfKind:at:)")
    return UICollectionReusableView()
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("collectionView(_:canMoveItemAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("collectionView(_:moveItemAt:to:)")
  }

  func indexTitles(for collectionView: UICollectionView) -> [String]? {
    log.append("indexTitles(for:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
  ) -> IndexPath {
    log.append("collectionView(_:indexPathForIndexTitle:at:)")
    return path
  }
}

@MainActor private final class WholePrefetching: NSObject, UICollectionViewDataSourcePrefetching {
  static let methods = [
    "collectionView(_:prefetchItemsAt:)",
    "collectionView(_:cancelPrefetchingForItemsAt:)",
  ]
  var log: [String] = []
  let path = IndexPath(item: 0, section: 0)

  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
    log.append("collectionView(_:prefetchItemsAt:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {
    log.append("collectionView(_:cancelPrefetchingForItemsAt:)")
  }
}

/// A session of both kinds.
@MainActor private final class Session: NSObject, UIDragSession, UIDropSession {
  let items: [UIDragItem] = []
  let allowsMoveOperation = true
  let isRestrictedToDraggingApplication = false
  var localContext: Any?
  let localDragSession: (any UIDragSession)? = nil
  var progressIndicatorStyle = UIDropSessionProgressIndicatorStyle.none
  nonisolated let progress = Progress(totalUnitCount: 1)

  func location(in view: UIView) -> CGPoint { .zero }
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool { false }
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { false }
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type,
    completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress { progress }
}

/// A landing.
@MainActor private final class Landing: NSObject, UICollectionViewDropPlaceholderContext {
  let dragItem = UIDragItem(itemProvider: NSItemProvider())
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {}
  func commitInsertion(dataSourceUpdates: (IndexPath) -> Void) -> Bool { false }
  func deletePlaceholder() -> Bool { false }
  func setNeedsCellUpdate() {}
}

/// A coordinator of an app's own tests.
@MainActor private final class Coordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem] = []
  let destinationIndexPath: IndexPath? = nil
  let proposal = UICollectionViewDropProposal(operation: .copy, intent: .unspecified)
  let session: any UIDropSession = Session()

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext { Landing() }
  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    Landing()
  }
  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating { Landing() }
  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    Landing()
  }
}
