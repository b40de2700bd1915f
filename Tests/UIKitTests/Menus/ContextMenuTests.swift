import Testing

@testable import UIKit

/// Long presses on items.
@Suite @MainActor struct ContextMenuTests {
  private let stage = ListStage([3])
  private let delegate = MenuDelegate()
  private let second = CGPoint(x: 50, y: 75)

  init() {
    stage.view.delegate = delegate
  }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  @Test func aLongPressOpensTheMenuOfAnItem() {
    #expect(stage.view.contextMenuInteraction == nil)
    let open = stage.view.openMenu(at: second)
    #expect(open?.titles == ["Open", "Delete", "More"])
    #expect(open?.previews.first?.view === stage.cell(1))
    #expect(stage.view.contextMenuInteraction?.location(in: stage.view) == second)
    #expect(delegate.log == ["menu [1]", "preview 1", "shows"])
    #expect(open?.choose("Delete") == true)
    #expect(delegate.log.suffix(3) == ["goes 1", "ends", "Delete"])
    #expect(open?.isOpen == false && open?.choose("Open") == false)
  }

  @Test func entriesCanBeDisabledHiddenKeptAndFurtherDown() {
    let open = stage.view.openMenu(at: second)
    #expect(open?.choose("Open") == false)
    #expect(open?.choose("Secret") == false)
    #expect(open?.choose("Count") == true)
    #expect(open?.isOpen == true)
    #expect(delegate.log.last == "Count")
    open?.dismiss()
    #expect(delegate.log.last == "ends")
  }

  @Test func aMenuIsAboutAllSelectedItems() {
    stage.view.allowsMultipleSelection = true
    stage.view.tapItem(at: path(2))
    stage.view.tapItem(at: path(1))
    stage.view.openMenu(at: second)?.dismiss()
    #expect(
      delegate.log == [
        "menu [1, 2]", "preview 1", "preview 2", "shows", "goes 1", "goes 2", "ends",
      ]
    )
    delegate.log = []
    #expect(stage.view.openMenu(at: CGPoint(x: 50, y: 25)) != nil)
    #expect(delegate.log.first == "menu [0]")
  }

  @Test func theBackgroundHasItsOwnMenu() {
    #expect(stage.view.openMenu(at: CGPoint(x: 50, y: 190)) == nil)
    #expect(delegate.log == ["menu []"])
  }

  @Test func aTapOnThePreviewIsTold() {
    delegate.preview = UIViewController()
    let open = stage.view.openMenu(at: second)
    #expect(open?.previewViewController === delegate.preview)
    open?.commit()
    #expect(delegate.log.suffix(4) == ["commit", "goes 1", "ends", "committed"])
  }

  @Test func animationsComeWithTheMenu() {
    var log: [String] = []
    delegate.shows = { animator in
      animator?.addAnimations { log.append("animated \(AnimationContext.current != nil)") }
      animator?.addCompletion { log.append("done") }
    }
    _ = stage.view.openMenu(at: second)
    #expect(log == ["animated true", "done"])
  }

  @Test func theOlderMethodsAreAskedWhereTheNewOnesAreMissing() {
    let older = OlderMenuDelegate()
    stage.view.delegate = older
    let open = stage.view.openMenu(at: second)
    #expect(open?.titles == ["Item 1"])
    open?.dismiss()
    #expect(older.log == ["preview", "goes"])
    #expect(stage.view.openMenu(at: CGPoint(x: 50, y: 190)) == nil)
  }

  @Test func itemsHaveTheMenuOfBefore() {
    let older = OlderMenuDelegate()
    stage.view.delegate = older
    let (copy, paste) = (Selector("copy:"), Selector("paste:"))
    #expect(stage.view.editActions(forItemAt: path(0), of: [copy, paste]) == [copy])
    #expect(stage.view.editActions(forItemAt: path(1), of: [copy, paste]) == nil)
    stage.view.performEditAction(copy, forItemAt: path(0))
    stage.view.performEditAction(paste, forItemAt: path(0))
    #expect(older.log == ["copy: 0"])
  }

  @Test func theCallsAreSpoken() {
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    stage.view.openMenu(at: second)?.dismiss()
    #expect(
      recorder.entries.filter { $0.to == .delegate }.map(\.method) == [
        "contextMenuConfigurationForItems", "highlightPreviewForItem", "willDisplayContextMenu",
        "dismissalPreviewForItem", "willEndContextMenuInteraction",
      ])
  }
}

@MainActor private final class MenuDelegate: UICollectionViewDelegate {
  var log: [String] = []
  var preview: UIViewController?
  var shows: ((any UIContextMenuInteractionAnimating)?) -> Void = { _ in }

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("menu \(indexPaths.map(\.item))")
    guard !indexPaths.isEmpty else { return nil }
    return UIContextMenuConfiguration(previewProvider: { self.preview }) { _ in self.menu }
  }

  private var menu: UIMenu {
    let note: (UIAction) -> Void = { self.log.append($0.title) }
    return UIMenu(children: [
      UIAction(title: "Open", attributes: .disabled, handler: note),
      UIMenu(
        options: .displayInline,
        children: [UIAction(title: "Delete", attributes: .destructive, handler: note)]),
      UIAction(title: "Secret", attributes: .hidden, handler: note),
      UIMenu(
        title: "More",
        children: [UIAction(title: "Count", attributes: .keepsMenuPresented, handler: note)]),
    ])
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    highlightPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("preview \(indexPath.item)")
    return collectionView.cellForItem(at: indexPath).map { UITargetedPreview(view: $0) }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfiguration configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemAt indexPath: IndexPath
  ) -> UITargetedPreview? {
    log.append("goes \(indexPath.item)")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
    animator: any UIContextMenuInteractionCommitAnimating
  ) {
    log.append("commit")
    animator.preferredCommitStyle = .pop
    animator.addCompletion { self.log.append("committed") }
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willDisplayContextMenu configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    log.append("shows")
    shows(animator)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    willEndContextMenuInteraction configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("ends") }
}

/// A delegate of the time before several items had one menu.
@MainActor private final class OlderMenuDelegate: UICollectionViewDelegate {
  var log: [String] = []

  func collectionView(
    _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { _ in
      UIMenu(children: [UIAction(title: "Item \(indexPath.item)") { _ in }])
    })
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForHighlightingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("preview")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView,
    previewForDismissingContextMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("goes")
    return nil
  }

  func collectionView(
    _ collectionView: UICollectionView, shouldShowMenuForItemAt indexPath: IndexPath
  ) -> Bool { indexPath.item == 0 }

  func collectionView(
    _ collectionView: UICollectionView, canPerformAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) -> Bool { action == Selector("copy:") }

  func collectionView(
    _ collectionView: UICollectionView, performAction action: Selector,
    forItemAt indexPath: IndexPath, withSender sender: Any?
  ) { log.append("\(action) \(indexPath.item)") }
}
