/// A pass inside of an animation of the app's own: the layout is asked for nothing beyond where things are.
@MainActor struct PassRules: ChangeRules {
  /// The animations that belong to it beside the layout's.
  var companions: () -> Void = {}

  var cause: CollectionAnimation.Cause { .pass }

  // Differs from UIKit: as with a change of the bounds. On the way of a scroll everybody is there at once.
  var fadesInStrangers: StrangerFading {
    AnimationContext.current?.isScroll == true ? .never : .ifSeenBefore
  }

  var isScroll: Bool { true }

  func survivor(of key: ElementKey) -> ElementKey? { key }

  func origin(of key: ElementKey) -> ElementKey? { key }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  func finish() { companions() }
}
