/// The line to a layout: all that a collection view says to it goes through here, so that it can be written
/// down.
@MainActor struct LayoutCalls {
  let layout: UICollectionViewLayout
  /// Nothing once the collection view is gone.
  let view: UICollectionView?

  func ask<Answer>(
    _ call: @autoclosure () -> RecordedCall, answered spoken: (Answer) -> Spoken?,
    by body: () -> Answer
  ) -> Answer {
    guard let view else { return body() }
    return view.ask(.layout, call(), answered: spoken, by: body)
  }

  func tell(_ call: @autoclosure () -> RecordedCall, by body: () -> Void) {
    ask(call(), answered: { _ in nil }, by: body)
  }

  // MARK: Places

  func prepare() {
    tell(RecordedCall("prepare"), by: layout.prepare)
  }

  func contentSize() -> CGSize {
    ask(RecordedCall("collectionViewContentSize"), answered: Spoken.size) {
      layout.collectionViewContentSize
    }
  }

  func elements(in rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    ask(
      RecordedCall("layoutAttributesForElements", ["in": .rect(rect)]),
      answered: { .list($0.map(Spoken.attributes)) },
      by: { layout.layoutAttributesForElements(in: rect) ?? [] })
  }

  func attributes(for key: ElementKey) -> UICollectionViewLayoutAttributes? {
    ask(Self.question(key), answered: Spoken.attributes) { layout.attributes(for: key) }
  }

  private static func question(_ key: ElementKey) -> RecordedCall {
    let path = Spoken.path(key.indexPath)
    let kind = Spoken.text(key.kind ?? "")
    return switch key.category {
    case .cell: RecordedCall("layoutAttributesForItem", ["at": path])
    case .supplementaryView:
      RecordedCall("layoutAttributesForSupplementaryView", ["ofKind": kind, "at": path])
    case .decorationView:
      RecordedCall("layoutAttributesForDecorationView", ["ofKind": kind, "at": path])
    }
  }

  func movingAttributes(at path: IndexPath, position: CGPoint) -> UICollectionViewLayoutAttributes?
  {
    ask(
      RecordedCall(
        "layoutAttributesForInteractivelyMovingItem",
        ["at": .path(path), "withTargetPosition": .point(position)]),
      answered: Spoken.attributes,
      by: {
        layout.layoutAttributesForInteractivelyMovingItem(at: path, withTargetPosition: position)
      })
  }

  func targetOffset(for proposed: CGPoint) -> CGPoint {
    ask(
      RecordedCall("targetContentOffset", ["forProposedContentOffset": .point(proposed)]),
      answered: Spoken.point, by: { layout.targetContentOffset(forProposedContentOffset: proposed) }
    )
  }

  func targetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    ask(
      RecordedCall(
        "targetContentOffset",
        ["forProposedContentOffset": .point(proposed), "withScrollingVelocity": .point(velocity)]),
      answered: Spoken.point,
      by: {
        layout.targetContentOffset(
          forProposedContentOffset: proposed, withScrollingVelocity: velocity)
      })
  }

  // MARK: Invalidation

  /// Asks whether the bounds matter, and invalidates the layout if they do.
  func boundsWillChange(to bounds: CGRect) {
    let matters = ask(
      RecordedCall("shouldInvalidateLayout", ["forBoundsChange": .rect(bounds)]),
      answered: Spoken.flag,
      by: { layout.shouldInvalidateLayout(forBoundsChange: bounds) })
    guard matters else { return }
    invalidate(
      with: ask(
        RecordedCall("invalidationContext", ["forBoundsChange": .rect(bounds)]),
        answered: Spoken.context,
        by: { layout.invalidationContext(forBoundsChange: bounds) }))
  }

  /// Asks whether a view's wish matters, and invalidates the layout if it does; whether it did.
  func prefers(
    _ preferred: UICollectionViewLayoutAttributes, to original: UICollectionViewLayoutAttributes
  ) -> Bool {
    let arguments: KeyValuePairs<String, Spoken> = [
      "forPreferredLayoutAttributes": .attributes(preferred),
      "withOriginalAttributes": .attributes(original),
    ]
    let matters = ask(RecordedCall("shouldInvalidateLayout", arguments), answered: Spoken.flag) {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard matters else { return false }
    invalidate(
      with: ask(RecordedCall("invalidationContext", arguments), answered: Spoken.context) {
        layout.invalidationContext(
          forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
      })
    return true
  }

  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    tell(RecordedCall("invalidateLayout", ["with": .context(context)])) {
      layout.invalidateLayout(with: context)
    }
  }
}
