/// Whoever is told of an open menu: a collection view's delegate, or that of an interaction.
@MainActor protocol MenuHost {
  var view: UIView { get }
  var interaction: UIContextMenuInteraction { get }

  /// The previews of all that the menu is about.
  func previews(_ configuration: UIContextMenuConfiguration, isGoing: Bool) -> [UITargetedPreview]
  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator)
}

/// The coming or going of a menu.
@MainActor final class MenuAnimator: NSObject, UIContextMenuInteractionCommitAnimating {
  let previewViewController: UIViewController?
  /// Kept, and changes nothing: previews are not drawn.
  var preferredCommitStyle = UIContextMenuInteractionCommitStyle.dismiss
  private var animations: [() -> Void] = []
  private var completions: [() -> Void] = []

  init(_ preview: UIViewController?) {
    previewViewController = preview
    super.init()
  }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping () -> Void) {
    completions.append(completion)
  }

  /// Runs the animations in one animation, as part of a change of the view's, then the completions.
  func run(in view: UIView) {
    let animations = animations
    if !animations.isEmpty {
      (AnimationContext.current ?? AnimationContext(duration: 0.3)).run {
        let all = { for animation in animations { animation() } }
        if let view = view as? UICollectionView { view.layOut(alongside: all) } else { all() }
      }
    }
    for completion in completions { completion() }
  }
}

/// An interaction's own delegate.
@MainActor struct InteractionMenuHost: MenuHost {
  let view: UIView
  let interaction: UIContextMenuInteraction
  let delegate: any UIContextMenuInteractionDelegate

  func previews(
    _ configuration: UIContextMenuConfiguration, isGoing: Bool
  ) -> [UITargetedPreview] {
    identifiers(configuration).compactMap { identifier in
      isGoing
        ? delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          dismissalPreviewForItemWithIdentifier: identifier)
        : delegate.contextMenuInteraction(
          interaction, configuration: configuration,
          highlightPreviewForItemWithIdentifier: identifier)
    }
  }

  /// Of all that the menu is about. A set has no order, so the others come in that of their words.
  private func identifiers(_ configuration: UIContextMenuConfiguration) -> [any NSCopying] {
    let others = configuration.secondaryItemIdentifiers.sorted { "\($0)" < "\($1)" }
    return [configuration.identifier] + others.compactMap { $0.base as? any NSCopying }
  }

  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate.contextMenuInteraction(
      interaction, willDisplayMenuFor: configuration, animator: animator)
  }

  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    delegate.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator
  ) {
    delegate.contextMenuInteraction(
      interaction, willPerformPreviewActionForMenuWith: configuration, animator: animator)
  }
}

/// A collection view's delegate, about some of its items.
@MainActor struct ItemMenuHost: MenuHost {
  let line: DelegateCalls
  let paths: [IndexPath]
  let interaction: UIContextMenuInteraction

  var view: UIView { line.view }

  func previews(
    _ configuration: UIContextMenuConfiguration, isGoing: Bool
  ) -> [UITargetedPreview] {
    paths.compactMap { path in
      isGoing
        ? line.dismissalPreview(configuration, path) : line.highlightPreview(configuration, path)
    }
  }

  func willDisplay(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    line.willDisplayMenu(configuration, animator)
  }

  func willEnd(_ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator) {
    line.willEndMenu(configuration, animator)
  }

  func willPerformPreviewAction(
    _ configuration: UIContextMenuConfiguration, _ animator: MenuAnimator
  ) {
    line.willPerformPreviewAction(configuration, animator)
  }
}
