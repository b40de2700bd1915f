/// An exchange of layouts: everybody stays, and what was not on screen comes from where the old layout had it.
@MainActor struct LayoutChangeRules: ChangeRules {
  let earlier: LayoutSession
  let later: LayoutCalls
  let before: DisplayedElements

  var cause: CollectionAnimation.Cause { .layoutChange(from: earlier.layout, to: later.layout) }

  func survivor(of key: ElementKey) -> ElementKey? {
    // A decoration view is the business of the layout that registered it.
    key.category == .decorationView ? nil : key
  }

  func origin(of key: ElementKey) -> ElementKey? { survivor(of: key) }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? { nil }

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard before[key] == nil, key.category != .decorationView else { return nil }
    return earlier.line.attributes(for: key)
  }

  func finish() {
    earlier.line.finalizeTransition()
    later.finalizeTransition()
  }
}
