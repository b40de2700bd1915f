import Testing
import UIKit

/// Each method of a delegate with the signature that UIKit gives it: one that is written otherwise is another method, and
/// is not called.
@Suite @MainActor struct DelegateSignatureTests {
  private let view = UICollectionView(
    frame: CGRect(x: 0, y: 0, width: 100, height: 100),
    collectionViewLayout: UICollectionViewLayout())
  private let path = IndexPath(item: 0, section: 0)
  private let layout = UICollectionViewLayout()

  @Test func everyMethodOfADelegateIsCalled() throws {
    let own = WholeDelegate()
    let subject: any UICollectionViewDelegate = own
    _ = subject.collectionView(view, shouldHighlightItemAt: path)
    subject.collectionView(view, didHighlightItemAt: path)
    subject.collectionView(view, didUnhighlightItemAt: path)
    _ = subject.collectionView(view, shouldSelectItemAt: path)
    _ = subject.collectionView(view, shouldDeselectItemAt: path)
    subject.collectionView(view, didSelectItemAt: path)
    subject.collectionView(view, didDeselectItemAt: path)
    _ = subject.collectionView(view, canPerformPrimaryActionForItemAt: path)
    subject.collectionView(view, performPrimaryActionForItemAt: path)
    subject.collectionView(view, willDisplay: UICollectionViewCell(), forItemAt: path)
    subject.collectionView(
      view, willDisplaySupplementaryView: UICollectionReusableView(), forElementKind: "kind",
      at: path)
    subject.collectionView(view, didEndDisplaying: UICollectionViewCell(), forItemAt: path)
    subject.collectionView(
      view, didEndDisplayingSupplementaryView: UICollectionReusableView(), forElementOfKind: "kind",
      at: path)
    _ = subject.collectionView(view, targetContentOffsetForProposedContentOffset: .zero)
    _ = subject.collectionView(view, transitionLayoutForOldLayout: layout, newLayout: layout)
    _ = subject.collectionView(
      view, targetIndexPathForMoveFromItemAt: path, toProposedIndexPath: path)
    _ = subject.collectionView(
      view, targetIndexPathForMoveOfItemFromOriginalIndexPath: path, atCurrentIndexPath: path,
      toProposedIndexPath: path)
    _ = subject.collectionView(view, canFocusItemAt: path)
    _ = subject.collectionView(view, shouldUpdateFocusIn: UICollectionViewFocusUpdateContext())
    subject.collectionView(
      view, didUpdateFocusIn: UICollectionViewFocusUpdateContext(),
      with: UIFocusAnimationCoordinator())
    _ = subject.indexPathForPreferredFocusedView(in: view)
    _ = subject.collectionView(view, selectionFollowsFocusForItemAt: path)
    _ = subject.collectionView(view, canEditItemAt: path)
    _ = subject.collectionView(view, shouldSpringLoadItemAt: path, with: Spring())
    _ = subject.collectionView(view, shouldBeginMultipleSelectionInteractionAt: path)
    subject.collectionView(view, didBeginMultipleSelectionInteractionAt: path)
    subject.collectionViewDidEndMultipleSelectionInteraction(view)
    _ = subject.collectionView(view, contextMenuConfigurationForItemsAt: [path], point: .zero)
    _ = subject.collectionView(
      view, contextMenuConfiguration: UIContextMenuConfiguration(), highlightPreviewForItemAt: path)
    _ = subject.collectionView(
      view, contextMenuConfiguration: UIContextMenuConfiguration(), dismissalPreviewForItemAt: path)
    subject.collectionView(
      view, willPerformPreviewActionForMenuWith: UIContextMenuConfiguration(), animator: MenuEnd())
    subject.collectionView(
      view, willDisplayContextMenu: UIContextMenuConfiguration(), animator: nil)
    subject.collectionView(
      view, willEndContextMenuInteraction: UIContextMenuConfiguration(), animator: nil)
    _ = subject.collectionView(view, contextMenuConfigurationForItemAt: path, point: .zero)
    _ = subject.collectionView(
      view, previewForHighlightingContextMenuWithConfiguration: UIContextMenuConfiguration())
    _ = subject.collectionView(
      view, previewForDismissingContextMenuWithConfiguration: UIContextMenuConfiguration())
    _ = subject.collectionView(view, shouldShowMenuForItemAt: path)
    _ = subject.collectionView(
      view, canPerformAction: Selector("copy:"), forItemAt: path, withSender: nil)
    subject.collectionView(view, performAction: Selector("copy:"), forItemAt: path, withSender: nil)
    #expect(own.log == WholeDelegate.methods)
  }
}

@MainActor private final class WholeDelegate: NSObject, UICollectionViewDelegate {
  static let methods = [
    "collectionView(_:shouldHighlightItemAt:)",
    "collectionView(_:didHighlightItemAt:)",
    "collectionView(_:didUnhighlightItemAt:)",
    "collectionView(_:shouldSelectItemAt:)",
    "collectionView(_:shouldDeselectItemAt:)",
    "collectionView(_:didSelectItemAt:)",
    "collectionView(_:didDeselectItemAt:)",
    "collectionView(_:canPerformPrimaryActionForItemAt:)",
    "collectionView(_:performPrimaryActionForItemAt:)",
    "collectionView(_:willDisplay:forItemAt:)",
    "collectionView(_:willDisplaySupplementaryView:forElementKind:at:)",
    "collectionView(_:didEndDisplaying:forItemAt:)",
    "collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)",
    "collectionView(_:targetContentOffsetForProposedContentOffset:)",
    "collectionView(_:transitionLayoutForOldLayout:newLayout:)",
    "collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)",
    "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)",
    "collectionView(_:canFocusItemAt:)",
    "collectionView(_:shouldUpdateFocusIn:)",
    "collectionView(_:didUpdateFocusIn:with:)",
    "indexPathForPreferredFocusedView(in:)",
    "collectionView(_:selectionFollowsFocusForItemAt:)",
    "collectionView(_:canEditItemAt:)",
    "collectionView(_:shouldSpringLoadItemAt:with:)",
    "collectionView(_:shouldBeginMultipleSelectionInteractionAt:)",
    "collectionView(_:didBeginMultipleSelectionInteractionAt:)",
    "collectionViewDidEndMultipleSelectionInteraction(_:)",
    "collectionView(_:contextMenuConfigurationForItemsAt:point:)",
    "collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)",
    "collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)",
    "collectionView(_:willPerformPreviewActionForMenuWith:animator:)",
    "collectionView(_:willDisplayContextMenu:animator:)",
    "collectionView(_:willEndContextMenuInteraction:animator:)",
    "collectionView(_:contextMenuConfigurationForItemAt:point:)",
    "collectionView(_:previewForHighlightingContextMenuWithConfiguration:)",
    "collectionView(_:previewForDismissingContextMenuWithConfiguration:)",
    "collectionView(_:shouldShowMenuForItemAt:)",
    "collectionView(_:canPerformAction:forItemAt:withSender:)",
    "collectionView(_:performAction:forItemAt:withSender:)",
  ]
  var log: [String] = []
  let path = IndexPath(item: 0, section: 0)
  let layout = UICollectionViewLayout()

  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("collectionView(_:shouldHighlightItemAt:)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
    log.append("collectionView(_:didHighlightItemAt:)")
  }

  func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  {
    log.append("collectionView(_:didUnhighlightItemAt:)")
  }

  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("collectionView(_:shouldSelectItemAt:)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("collectionView(_:shouldDeselectItemAt:)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    log.append("collectionView(_:didSelectItemAt:)")
  }

  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
    log.append("collectionView(_:didDeselectItemAt:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformPrimaryActionForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("collectionView(_:canPerformPrimaryActionForItemAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, performPrimaryActionForItemAt indexPath: IndexPath
  ) {
    log.append("collectionView(_:performPrimaryActionForItemAt:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("collectionView(_:willDisplay:forItemAt:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
    forElementKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("collectionView(_:willDisplaySupplementaryView:forElementKind:at:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath
  ) {
    log.append("collectionView(_:didEndDisplaying:forItemAt:)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {
    log.append("collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetContentOffsetForProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    log.append("collectionView(_:targetContentOffsetForProposedContentOffset:)")
    return .zero
  }

  func collectionView(
    _ collectionView: UICollectionView,
    transitionLayoutForOldLayout fromLayout: UICollectionViewLayout,
    newLayout toLayout: UICollectionViewLayout
  ) -> UICollectionViewTransitionLayout {
    log.append("collectionView(_:transitionLayoutForOldLayout:newLayout:)")
    return UICollectionViewTransitionLayout(currentLayout: layout, nextLayout: layout)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveFromItemAt originalIndexPath: IndexPath,
    toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append("collectionView(_:targetIndexPathForMoveFromItemAt:toProposedIndexPath:)")
    return path
  }

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
    atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
  ) -> IndexPath {
    log.append(
      "collectionView(_:targetIndexPathForMoveOfItemFromOriginalIndexPath:atCurrentIndexPath:toProposedIndexPath:)"
    )
    return path
  }

  func collectionView(_ collectionView: UICollectionView, canFocusItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("collectionView(_:canFocusItemAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldUpdateFocusIn context: UICollectionViewFocusUpdateContext
  ) -> Bool {
    log.append("collectionView(_:shouldUpdateFocusIn:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    didUpdateFocusIn context: UICollectionViewFocusUpdateContext,
    with coordinator: UIFocusAnimationCoordinator
  ) {
    log.append("collectionView(_:didUpdateFocusIn:with:)")
  }

  func indexPathForPreferredFocusedView(in collectionView: UICollectionView) -> IndexPath? {
    log.append("indexPathForPreferredFocusedView(in:)")
    return path
  }

  func collectionView(
    _ collectionView: UICollectionView, selectionFollowsFocusForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("collectionView(_:selectionFollowsFocusForItemAt:)")
    return true
  }

  func collectionView(_ collectionView: UICollectionView, canEditItemAt indexPath: IndexPath)
    -> Bool
  {
    log.append("collectionView(_:canEditItemAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool {
    log.append("collectionView(_:shouldSpringLoadItemAt:with:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    log.append("collectionView(_:shouldBeginMultipleSelectionInteractionAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    log.append("collectionView(_:didBeginMultipleSelectionInteractionAt:)")
  }

  func collectionViewDidEndMultipleSelectionInteraction(_ collectionView: UICollectionView) {
    log.append("collectionViewDidEndMultipleSelectionInteraction(_:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("collectionView(_:contextMenuConfigurationForItemsAt:point:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("collectionView(_:contextMenuConfiguration:highlightPreviewForItemAt:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("collectionView(_:contextMenuConfiguration:dismissalPreviewForItemAt:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("collectionView(_:willPerformPreviewActionForMenuWith:animator:)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("collectionView(_:willDisplayContextMenu:animator:)")
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("collectionView(_:willEndContextMenuInteraction:animator:)")
  }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("collectionView(_:contextMenuConfigurationForItemAt:point:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("collectionView(_:previewForHighlightingContextMenuWithConfiguration:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("collectionView(_:previewForDismissingContextMenuWithConfiguration:)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool {
    log.append("collectionView(_:shouldShowMenuForItemAt:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool {
    log.append("collectionView(_:canPerformAction:forItemAt:withSender:)")
    return true
  }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) {
    log.append("collectionView(_:performAction:forItemAt:withSender:)")
  }
}

@MainActor private final class Spring: NSObject, UISpringLoadedInteractionContext {
  let state = UISpringLoadedInteractionEffectState.possible
  var targetView: UIView?
  var targetItem: Any?
  func location(in view: UIView?) -> CGPoint { .zero }
}

@MainActor private final class MenuEnd: NSObject, UIContextMenuInteractionCommitAnimating {
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.pop
  let previewViewController: UIViewController? = nil
  func addAnimations(_ animations: @escaping () -> Void) {}
  func addCompletion(_ completion: @escaping () -> Void) {}
}
