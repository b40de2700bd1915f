import Testing
import UIKit

/// Every type of the collection view family is here by its name: the file compiles or it does not.
@Suite @MainActor struct NamedTypesTests {
  private static let animators: [Any.Type] = [
    UIViewAnimatingPosition.self
  ]

  private static let collectionViews: [Any.Type] = [
    UICollectionReusableView.self,
    UICollectionView.self,
    UICollectionView.CellRegistration<UICollectionViewCell, String>.self,
    UICollectionView.CellRegistration<UICollectionViewCell, String>.Handler.self,
    UICollectionView.ElementCategory.self,
    UICollectionView.LayoutInteractiveTransitionCompletion.self,
    UICollectionView.ReorderingCadence.self,
    UICollectionView.ScrollDirection.self,
    UICollectionView.ScrollPosition.self,
    UICollectionView.SelfSizingInvalidation.self,
    UICollectionView.SupplementaryRegistration<UICollectionReusableView>.self,
    UICollectionView.SupplementaryRegistration<UICollectionReusableView>.Handler.self,
    UICollectionViewCell.self,
    UICollectionViewCell.DragState.self,
    UICollectionViewController.self,
    (any UICollectionViewDataSource).self,
    (any UICollectionViewDataSourcePrefetching).self,
    (any UICollectionViewDelegate).self,
    UICollectionViewUpdateItem.self,
    UICollectionViewUpdateItem.Action.self,
    (any UIDataSourceTranslating).self,
    UINib.self,
    UINib.OptionsKey.self,
  ]

  private static let diffable: [Any.Type] = [
    NSDiffableDataSourceSectionSnapshot<String>.self,
    NSDiffableDataSourceSectionTransaction<Int, String>.self,
    NSDiffableDataSourceSnapshot<Int, String>.self,
    NSDiffableDataSourceTransaction<Int, String>.self,
    UICollectionViewDiffableDataSource<Int, String>.self,
    UICollectionViewDiffableDataSource<Int, String>.CellProvider.self,
    UICollectionViewDiffableDataSource<Int, String>.ReorderingHandlers.self,
    UICollectionViewDiffableDataSource<Int, String>.SectionSnapshotHandlers<String>.self,
    UICollectionViewDiffableDataSource<Int, String>.SupplementaryViewProvider.self,
  ]

  private static let dragAndDrop: [Any.Type] = [
    NSItemProvider.self,
    NSItemProvider.LoadCompletion.self,
    NSItemProvider.LoadHandler.self,
    (any NSItemProviderReading).self,
    NSItemProviderRepresentationVisibility.self,
    (any NSItemProviderWriting).self,
    (any UICollectionViewDragDelegate).self,
    (any UICollectionViewDropCoordinator).self,
    (any UICollectionViewDropDelegate).self,
    (any UICollectionViewDropItem).self,
    UICollectionViewDropPlaceholder.self,
    (any UICollectionViewDropPlaceholderContext).self,
    UICollectionViewDropProposal.self,
    UICollectionViewDropProposal.Intent.self,
    UICollectionViewPlaceholder.self,
    (any UIDragAnimating).self,
    (any UIDragDropSession).self,
    UIDragItem.self,
    UIDragPreview.self,
    UIDragPreviewParameters.self,
    UIDragPreviewTarget.self,
    (any UIDragSession).self,
    UIDropOperation.self,
    UIDropProposal.self,
    (any UIDropSession).self,
    UIDropSessionProgressIndicatorStyle.self,
    UIPreviewParameters.self,
    UIPreviewTarget.self,
    UISpringLoadedInteraction.self,
    UISpringLoadedInteraction.ActivationHandler.self,
    (any UISpringLoadedInteractionBehavior).self,
    (any UISpringLoadedInteractionContext).self,
    (any UISpringLoadedInteractionEffect).self,
    UISpringLoadedInteractionEffectState.self,
    (any UISpringLoadedInteractionSupporting).self,
    UITargetedDragPreview.self,
    UITargetedPreview.self,
  ]

  private static let dynamics: [Any.Type] = [
    UIAttachmentBehavior.self,
    UIAttachmentBehavior.AttachmentType.self,
    UICollisionBehavior.self,
    UICollisionBehavior.Mode.self,
    (any UICollisionBehaviorDelegate).self,
    UIDynamicAnimator.self,
    (any UIDynamicAnimatorDelegate).self,
    UIDynamicBehavior.self,
    (any UIDynamicItem).self,
    UIDynamicItemBehavior.self,
    UIDynamicItemCollisionBoundsType.self,
    UIDynamicItemGroup.self,
    UIFieldBehavior.self,
    UIFloatRange.self,
    UIGravityBehavior.self,
    UIPushBehavior.self,
    UIPushBehavior.Mode.self,
    UIRegion.self,
    UISnapBehavior.self,
  ]

  private static let focus: [Any.Type] = [
    UICollectionViewFocusUpdateContext.self,
    (any UIFocusAnimationContext).self,
    UIFocusAnimationCoordinator.self,
    UIFocusEffect.self,
    (any UIFocusEnvironment).self,
    UIFocusGroupPriority.self,
    UIFocusGuide.self,
    UIFocusHaloEffect.self,
    UIFocusHaloEffect.Position.self,
    UIFocusHeading.self,
    (any UIFocusItem).self,
    (any UIFocusItemContainer).self,
    (any UIFocusItemScrollableContainer).self,
    UIFocusMovementHint.self,
    UIFocusSystem.self,
    UIFocusUpdateContext.self,
  ]

  private static let layouts: [Any.Type] = [
    (any UICollectionViewDelegateFlowLayout).self,
    UICollectionViewFlowLayout.self,
    UICollectionViewFlowLayout.SectionInsetReference.self,
    UICollectionViewFlowLayoutInvalidationContext.self,
    UICollectionViewLayout.self,
    UICollectionViewLayoutAttributes.self,
    UICollectionViewLayoutInvalidationContext.self,
    UICollectionViewTransitionLayout.self,
  ]

  private static let menus: [Any.Type] = [
    UIAction.self,
    UIAction.Handler.self,
    UIAction.Identifier.self,
    UICommand.self,
    UICommandAlternate.self,
    UIContextMenuConfiguration.self,
    UIContextMenuConfiguration.ElementOrder.self,
    UIContextMenuInteraction.self,
    UIContextMenuInteraction.Appearance.self,
    (any UIContextMenuInteractionAnimating).self,
    (any UIContextMenuInteractionCommitAnimating).self,
    UIContextMenuInteractionCommitStyle.self,
    (any UIContextMenuInteractionDelegate).self,
    UIDeferredMenuElement.self,
    UIDeferredMenuElement.Provider.self,
    UIFeedbackGenerator.self,
    UIImpactFeedbackGenerator.self,
    UIImpactFeedbackGenerator.FeedbackStyle.self,
    (any UIInteraction).self,
    UIKeyModifierFlags.self,
    UIMenu.self,
    UIMenu.ElementSize.self,
    UIMenu.Identifier.self,
    UIMenu.Options.self,
    UIMenuElement.self,
    UIMenuElement.Attributes.self,
    UIMenuElement.State.self,
    (any UIMenuLeaf).self,
    UINotificationFeedbackGenerator.self,
    UINotificationFeedbackGenerator.FeedbackType.self,
    UISelectionFeedbackGenerator.self,
  ]

  private static let scrollViews: [Any.Type] = [
    UIScrollView.self,
    UIScrollView.ContentInsetAdjustmentBehavior.self,
    UIScrollView.DecelerationRate.self,
    UIScrollView.IndicatorStyle.self,
    UIScrollView.KeyboardDismissMode.self,
    (any UIScrollViewDelegate).self,
  ]

  @Test func areAllThere() {
    let all = [
      Self.animators,
      Self.collectionViews,
      Self.diffable,
      Self.dragAndDrop,
      Self.dynamics,
      Self.focus,
      Self.layouts,
      Self.menus,
      Self.scrollViews,
    ]
    #expect(all.joined().count == Set(all.joined().map(ObjectIdentifier.init)).count)
  }
}
