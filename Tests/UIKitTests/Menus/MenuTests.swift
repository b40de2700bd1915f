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
    let impact = UIImpactFeedbackGenerator(style: .soft)
    impact.prepare()
    impact.impactOccurred(intensity: 0.5)
    UISelectionFeedbackGenerator().selectionChanged()
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    #expect(impact.isKind(of: UIFeedbackGenerator.self))
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
