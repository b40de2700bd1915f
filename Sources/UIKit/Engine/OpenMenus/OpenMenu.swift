/// A context menu while it is open, in the hands of a user.
///
///     let open = view.openMenu(at: point)
///     open?.choose("Delete")
@MainActor package final class OpenMenu {
  /// The entries; nothing where there is a preview only.
  package private(set) var menu: UIMenu?
  /// The looks of all that the menu is about.
  package let previews: [UITargetedPreview]
  package let previewViewController: UIViewController?
  package private(set) var isOpen = true
  private let configuration: UIContextMenuConfiguration
  private let host: any MenuHost

  /// Opens the menu of a configuration; nothing where it has neither entries nor a preview.
  init?(_ configuration: UIContextMenuConfiguration, _ host: any MenuHost) {
    let menu = configuration.actionProvider?([])?.opened
    let controller = configuration.previewProvider?()
    guard menu != nil || controller != nil else { return nil }
    self.configuration = configuration
    self.host = host
    self.menu = menu
    previewViewController = controller
    previews = host.previews(configuration, isGoing: false)
    host.interaction.open = self
    let animator = MenuAnimator(controller)
    host.willDisplay(configuration, animator)
    animator.run(in: host.view)
  }

  /// The entries that can be read: without hidden ones, and with those of inline parts where they stand.
  package var titles: [String] { menu.map { Self.entries(of: $0).map(\.title) } ?? [] }

  /// Chooses the first entry with the title, here or in a menu further down, and closes the menu unless the entry
  /// keeps it. False where there is none, or it is disabled.
  @discardableResult package func choose(_ title: String) -> Bool {
    guard isOpen, let menu, let leaf = Self.leaf(titled: title, in: menu),
      !leaf.attributes.contains(.disabled)
    else { return false }
    if !leaf.attributes.contains(.keepsMenuPresented) { dismiss() }
    menu.select(leaf)
    leaf.performWithSender(host.view, target: nil)
    return true
  }

  /// A tap on the preview.
  package func commit() {
    guard isOpen else { return }
    let animator = MenuAnimator(previewViewController)
    host.willPerformPreviewAction(configuration, animator)
    close()
    animator.run(in: host.view)
  }

  /// A tap beside the menu.
  package func dismiss() {
    guard isOpen else { return }
    close()
  }

  func update(_ change: (UIMenu) -> UIMenu) {
    menu = menu.map { change($0).opened }
  }

  private func close() {
    isOpen = false
    host.interaction.open = nil
    _ = host.previews(configuration, isGoing: true)
    let animator = MenuAnimator(previewViewController)
    host.willEnd(configuration, animator)
    animator.run(in: host.view)
  }

  // MARK: Entries

  private static func entries(of menu: UIMenu) -> [UIMenuElement] {
    menu.children.flatMap { child -> [UIMenuElement] in
      if let part = child as? UIMenu, part.options.contains(.displayInline) {
        return entries(of: part)
      }
      return (child as? any UIMenuLeaf)?.attributes.contains(.hidden) ?? false ? [] : [child]
    }
  }

  private static func leaf(titled title: String, in menu: UIMenu) -> (any UIMenuLeaf)? {
    for child in menu.children {
      if let part = child as? UIMenu, let found = leaf(titled: title, in: part) { return found }
      if let leaf = child as? any UIMenuLeaf, leaf.title == title,
        !leaf.attributes.contains(.hidden)
      {
        return leaf
      }
    }
    return nil
  }
}

extension UIMenu {
  /// An entry was chosen: in a menu in which one can be on at a time, that is it. Whether it is one of this menu's.
  @discardableResult fileprivate func select(_ chosen: any UIMenuLeaf) -> Bool {
    let isHere = children.reduce(false) { isHere, child in
      ((child as? UIMenu)?.select(chosen) ?? (child === chosen)) || isHere
    }
    if isHere, options.contains(.singleSelection) {
      for leaf in leaves { leaf.state = leaf === chosen ? .on : .off }
    }
    return isHere
  }

  private var leaves: [any UIMenuLeaf] {
    children.flatMap { child -> [any UIMenuLeaf] in
      (child as? UIMenu)?.leaves ?? (child as? any UIMenuLeaf).map { [$0] } ?? []
    }
  }

  /// The menu with the entries that take the places of deferred ones. Those that come later than at once come too late.
  fileprivate var opened: UIMenu {
    replacingChildren(
      children.flatMap { child -> [UIMenuElement] in
        if let part = child as? UIMenu { return [part.opened] }
        return (child as? UIDeferredMenuElement)?.provided ?? [child]
      })
  }
}

extension UIDeferredMenuElement {
  fileprivate var provided: [UIMenuElement] {
    if let elements { return elements }
    var provided: [UIMenuElement] = []
    provider { provided = $0 }
    if isCached { elements = provided }
    return provided
  }
}

extension UIView {
  /// Presses long at a point: opens the menu of the view's interaction. Nothing where there is none.
  package func openInteractionMenu(at point: CGPoint) -> OpenMenu? {
    for case let interaction as UIContextMenuInteraction in interactions {
      guard let delegate = interaction.delegate else { continue }
      interaction.place = point
      let configuration = delegate.contextMenuInteraction(
        interaction, configurationForMenuAtLocation: point)
      guard let configuration else { continue }
      let host = InteractionMenuHost(view: self, interaction: interaction, delegate: delegate)
      return OpenMenu(configuration, host)
    }
    return nil
  }
}
