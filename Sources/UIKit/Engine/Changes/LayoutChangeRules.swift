/// An exchange of layouts: everybody stays, and what was not on screen comes from where the old layout had it.
@MainActor struct LayoutChangeRules: ChangeRules {
  let earlier: LayoutSession
  let later: LayoutCalls
  let before: DisplayedElements
  let pair: LayoutPair

  var cause: CollectionAnimation.Cause { .layoutChange(from: earlier.layout, to: later.layout) }

  func survivor(of key: ElementKey) -> ElementKey? {
    // A decoration view is the business of the layout that registered it.
    key.category == .decorationView ? nil : key
  }

  func origin(of key: ElementKey) -> ElementKey? { survivor(of: key) }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    pair.leaving.final(key)
  }

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let answer = later.initial(key)
    guard before[key] == nil else { return pair.isInteractive ? nil : answer }
    guard answer == nil, key.category != .decorationView else { return answer }
    return earlier.line.attributes(for: key)
  }

  func finish() {
    pair.leaving.finalizeTransition()
    pair.coming.finalizeTransition()
  }
}

/// The two layouts of an exchange, which hear of its beginning and of its end.
@MainActor struct LayoutPair {
  let leaving: LayoutCalls
  let coming: LayoutCalls
  /// Whether a gesture led from one to the other: what is on screen stays where it has brought it.
  var isInteractive = false
}
