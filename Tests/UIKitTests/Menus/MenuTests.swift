import Testing

@testable import UIKit

@Suite @MainActor struct MenuTests {
  @Test func holdsItsEntries() {
    let on = UIAction(title: "On", state: .on) { _ in }
    let off = UIAction(title: "Off") { _ in }
    let part = UIMenu(title: "Part", options: .displayInline, children: [on])
    let menu = UIMenu(title: "All", image: nil, identifier: .init("all"), children: [part, off])
    #expect(menu.children == [part, off])
    #expect(menu.selectedElements == [on])
    let other = menu.replacingChildren([off])
    #expect(other.children == [off] && other.identifier == menu.identifier)
    #expect(UIMenu().identifier != UIMenu().identifier)
  }

  @Test func anActionIsCalledWithItsSender() {
    var senders: [String] = []
    let action = UIAction(title: "Act", attributes: .destructive) { action in
      senders.append("\(action.title) \(action.sender.map { "\($0)" } ?? "nobody")")
    }
    action.performWithSender("me", target: nil)
    #expect(senders == ["Act me"])
    #expect(action.sender == nil && action.attributes == .destructive)
    action.title = "Do"
    #expect(action.title == "Do")
  }

  @Test func aCommandIsKeptAndCallsNobody() {
    let alternate = UICommandAlternate(
      title: "All", action: Selector("all"), modifierFlags: [.command, .shift])
    let command = UICommand(
      title: "Copy", action: Selector("copy:"), propertyList: 1, alternates: [alternate])
    command.performWithSender("me", target: nil)
    #expect(command.sender as? String == "me")
    #expect(command.action == Selector("copy:") && command.alternates == [alternate])
    #expect(alternate.modifierFlags.contains(.shift))
  }

  @Test func feedbackDoesNothing() {
    let stage = DragStage()
    let recorder = ConversationRecorder()
    stage.view.conversation = recorder
    let messages = UIKitLog.collect {
      let impact = UIImpactFeedbackGenerator(style: .soft, view: stage.view)
      impact.prepare()
      impact.impactOccurred(intensity: 0.5, at: CGPoint(x: 1, y: 1))
      UISelectionFeedbackGenerator(view: stage.view).selectionChanged()
      UINotificationFeedbackGenerator(view: stage.view).notificationOccurred(.success)
    }
    stage.view.layoutIfNeeded()
    #expect(messages.isEmpty && recorder.entries.isEmpty)
    #expect(stage.view.interactions.isEmpty)
  }

  /// Of a menu in which one entry is on at a time; the one beside it has nothing to do with it.
  @Test func choosingTurnsAnEntryOnAndTheOthersOff() {
    var entries: [UIAction] = []
    var chosen: [UIMenuElement.State] = []
    for title in ["List", "Grid", "Circle", "Other"] {
      entries.append(
        UIAction(title: title, state: title == "Grid" ? .off : .on) { chosen.append($0.state) })
    }
    let menu = UIMenu(children: [
      UIMenu(
        options: .singleSelection,
        children: [
          entries[0], UIMenu(options: .displayInline, children: [entries[1], entries[2]]),
        ]),
      entries[3],
    ])
    let view = UIView()
    let menus = OneMenu(menu)
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    view.openInteractionMenu(at: .zero)?.choose("Grid")
    #expect(entries.map(\.state) == [.off, .on, .off, .on])
    #expect(chosen == [.on])
    view.openInteractionMenu(at: .zero)?.choose("Other")
    #expect(entries.map(\.state) == [.off, .on, .off, .on])
  }

  @Test func theOtherItemsOfAMenuHavePreviewsAsWell() {
    let view = UIView()
    let menus = OneMenu(UIMenu(children: [UIAction(title: "Open") { _ in }]))
    menus.others = [NSString(string: "b"), NSString(string: "c"), 7]
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    view.openInteractionMenu(at: .zero)?.dismiss()
    #expect(menus.log == ["shows a", "shows b", "shows c", "goes a", "goes b", "goes c"])
  }

  @Test func sizesAndOrdersOfEntriesChangeNothing() {
    let entries = ["Small", "Large"].map { UIAction(title: $0) { _ in } }
    entries[1].attributes = .destructive
    let view = UIView()
    let menus = OneMenu(UIMenu(preferredElementSize: .small, children: entries))
    menus.order = .priority
    view.addInteraction(UIContextMenuInteraction(delegate: menus))
    #expect(view.openInteractionMenu(at: .zero)?.titles == ["Small", "Large"])
  }
}

@Suite @MainActor struct InteractionTests {
  @Test func aViewTakesItsInteractionsInAndLetsThemGo() {
    let (first, second) = (UIView(), UIView())
    let interaction = UIContextMenuInteraction(delegate: ViewMenus())
    first.addInteraction(interaction)
    #expect(interaction.view === first)
    second.addInteraction(interaction)
    #expect(interaction.view === second && first.interactions.isEmpty)
    second.interactions = []
    #expect(interaction.view == nil)
  }

  @Test func aLongPressOpensTheMenuOfAView() {
    let menus = ViewMenus()
    let view = UIView()
    let interaction = UIContextMenuInteraction(delegate: menus)
    view.addInteraction(interaction)
    #expect(interaction.menuAppearance == .unknown)
    let open = view.openInteractionMenu(at: CGPoint(x: 3, y: 4))
    #expect(interaction.location(in: view) == CGPoint(x: 3, y: 4))
    #expect(interaction.menuAppearance == .rich)
    interaction.updateVisibleMenu { $0.replacingChildren($0.children.reversed()) }
    #expect(open?.titles == ["Late", "Act"])
    interaction.dismissMenu()
    #expect(open?.isOpen == false)
    #expect(menus.log == ["asked", "preview", "shows", "goes preview", "ends"])
  }

  /// No menu without a configuration.
  @Test func aViewWithoutMenusOpensNone() {
    #expect(UIView().openInteractionMenu(at: .zero) == nil)
  }

  @Test func aRestingDragOpensASpringLoadedView() {
    var places: [CGPoint] = []
    let stage = DragStage()
    let interaction = UISpringLoadedInteraction { _, context in
      #expect(context.state == .activated)
      places.append(context.location(in: nil))
    }
    stage.view.addInteraction(interaction)
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: CGPoint(x: 5, y: 6), over: stage.view)
    #expect(drag?.rest() == true)
    #expect(places == [CGPoint(x: 5, y: 6)])
    drag?.cancel()
  }

  @Test func aRestingDragTapsItemsOfASpringLoadedCollectionView() {
    let stage = DragStage()
    let delegate = SpringDelegate()
    stage.view.delegate = delegate
    stage.view.isSpringLoaded = true
    stage.proposal(.copy)
    let drag = stage.view.beginDrag(ofItemAt: stage.path(0))
    drag?.move(to: CGPoint(x: 50, y: 75), over: stage.view)
    #expect(drag?.rest() == true)
    #expect(delegate.selected == [1])
    drag?.move(to: CGPoint(x: 50, y: 175), over: stage.view)
    #expect(drag?.rest() == false)
    stage.view.delegate = nil
    drag?.move(to: CGPoint(x: 50, y: 25), over: stage.view)
    #expect(drag?.rest() == false, "an item does not open under itself")
    drag?.cancel()
  }
}

@MainActor private final class SpringDelegate: UICollectionViewDelegate {
  var selected: [Int] = []

  func collectionView(
    _ collectionView: UICollectionView, shouldSpringLoadItemAt indexPath: IndexPath,
    with context: any UISpringLoadedInteractionContext
  ) -> Bool { indexPath.item != 3 && context.targetView is UICollectionViewCell }

  func collectionView(
    _ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath
  ) { selected.append(indexPath.item) }
}

/// Menus of a plain view.
@MainActor private final class ViewMenus: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  static var kept: [ViewMenus] = []

  override init() {
    super.init()
    Self.kept.append(self)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    log.append("asked")
    return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
      UIMenu(children: [
        UIAction(title: "Act") { _ in },
        UIDeferredMenuElement { $0([UIAction(title: "Late") { _ in }]) },
      ])
    }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("preview")
    return interaction.view.map { UITargetedPreview(view: $0) }
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
  ) -> UITargetedPreview? {
    log.append("goes preview")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("shows") }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) { log.append("ends") }
}

/// One menu of a plain view, about several things.
@MainActor private final class OneMenu: NSObject, UIContextMenuInteractionDelegate {
  var log: [String] = []
  var others: Set<AnyHashable> = []
  var order = UIContextMenuConfiguration.ElementOrder.automatic
  private let menu: UIMenu

  init(_ menu: UIMenu) {
    self.menu = menu
    super.init()
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    let configuration = UIContextMenuConfiguration(
      identifier: NSString(string: "a"), actionProvider: { [menu] _ in menu })
    configuration.secondaryItemIdentifiers = others
    configuration.preferredMenuElementOrder = order
    configuration.badgeCount = 2
    return configuration
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    highlightPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("shows \(identifier)")
    return nil
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configuration: UIContextMenuConfiguration,
    dismissalPreviewForItemWithIdentifier identifier: any NSCopying
  ) -> UITargetedPreview? {
    log.append("goes \(identifier)")
    return nil
  }
}
