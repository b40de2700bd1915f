/// A drop in the hands of a delegate.
@MainActor final class DropCoordinator: NSObject, UICollectionViewDropCoordinator {
  let items: [any UICollectionViewDropItem]
  let destinationIndexPath: IndexPath?
  let proposal: UICollectionViewDropProposal
  let session: any UIDropSession
  private let view: UICollectionView
  private var animators: [DropAnimator] = []

  init(
    _ drag: ItemDrag, _ session: DropSession, at destination: IndexPath?, in view: UICollectionView
  ) {
    self.view = view
    self.session = session
    destinationIndexPath = destination
    proposal = drag.proposal
    let isLocal = drag.source === view
    items = drag.session.items.enumerated().map { index, item in
      let path = isLocal ? drag.origins[index] : nil
      let size = path.flatMap { view.cellForItem(at: $0) }?.bounds.size
      return DroppedItem(item, from: path.flatMap(view.dataPath), size: size ?? .zero)
    }
    super.init()
  }

  func drop(
    _ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder
  ) -> any UICollectionViewDropPlaceholderContext {
    let id = view.show(placeholder)
    let context = PlaceholderContext(dragItem, id, in: view)
    animators.append(context)
    let place = view.interaction.placeholders.place(of: id)
    if let cell = place.flatMap({ view.cellForItem(at: $0.indexPath) }) {
      _ = placeholder.previewParametersProvider?(cell)
    }
    return context
  }

  func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating {
    _ = view.dropLine?.previewParameters(at: indexPath)
    return animator()
  }

  func drop(
    _ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect
  ) -> any UIDragAnimating {
    _ = view.dropLine?.previewParameters(at: indexPath)
    return animator()
  }

  func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating {
    animator()
  }

  private func animator() -> DropAnimator {
    let animator = DropAnimator()
    animators.append(animator)
    return animator
  }

  var hasAnimations: Bool { animators.contains(where: \.hasAnimations) }

  /// Called in the animation in which the items land.
  func animate() {
    for animator in animators { animator.animate() }
  }

  /// Called when they have.
  func complete() {
    for animator in animators { animator.complete() }
  }
}

/// One of the items.
@MainActor private final class DroppedItem: NSObject, UICollectionViewDropItem {
  let dragItem: UIDragItem
  let sourceIndexPath: IndexPath?
  let previewSize: CGSize

  init(_ item: UIDragItem, from path: IndexPath?, size: CGSize) {
    dragItem = item
    sourceIndexPath = path
    previewSize = size
    super.init()
  }
}

/// The landing of one item.
@MainActor class DropAnimator: NSObject, UIDragAnimating {
  private var animations: [() -> Void] = []
  private var completions: [(UIViewAnimatingPosition) -> Void] = []

  var hasAnimations: Bool { !animations.isEmpty }

  func addAnimations(_ animations: @escaping () -> Void) {
    self.animations.append(animations)
  }

  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  func animate() {
    for animation in animations { animation() }
    animations = []
  }

  func complete() {
    let waiting = completions
    completions = []
    for completion in waiting { completion(.end) }
  }
}
