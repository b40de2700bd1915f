/// An animated change of the bounds: everybody stays, and the layout is asked about each as if it left the old
/// bounds and appeared in the new ones.
@MainActor struct BoundsChangeRules: ChangeRules {
  let line: LayoutCalls
  let boundsBefore: CGRect

  var cause: CollectionAnimation.Cause { .boundsChange(from: boundsBefore) }

  func survivor(of key: ElementKey) -> ElementKey? { key }

  func origin(of key: ElementKey) -> ElementKey? { key }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    line.final(key)
  }

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    line.initial(key)
  }

  // Differs from UIKit: without an answer, the documentation has an element start as it ends. UIKit is seen to fade
  // it in.
  var fadesInStrangers: StrangerFading { .always }

  var beginsInAnimation: Bool { true }

  func begin() {
    line.prepare(forAnimatedBoundsChange: boundsBefore)
  }

  func finish() {
    line.finalizeBoundsChange()
  }
}
