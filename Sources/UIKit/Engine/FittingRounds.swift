/// Keeps the self-sizing of one pass finite: who has settled, and how often each was asked.
@MainActor struct FittingRounds {
  private var settled: [ElementKey: DisplayedElements.Entry.Fitting]
  private var rounds: [ElementKey: Int] = [:]

  /// How often one view may change its mind in one pass.
  private static let roundLimit = 32

  /// Starts from what earlier passes settled, or asks everybody anew.
  init(knowing displayed: DisplayedElements?) {
    settled = displayed?.fittings ?? [:]
  }

  /// What to show for an element whose view has already said what it prefers to this proposal.
  func answer(for element: PlacedElement) -> UICollectionViewLayoutAttributes? {
    guard let fitting = settled[element.key], fitting.proposed.isEqual(element.original)
    else { return nil }
    return fitting.preferred ?? element.shown
  }

  /// Asks one view. The answer is what to show; nothing where the layout was invalidated by it and has to
  /// be asked anew.
  mutating func ask(
    _ view: UICollectionReusableView, _ element: PlacedElement, session: LayoutSession
  ) -> UICollectionViewLayoutAttributes? {
    view.show(element.shown)
    let preferred = view.preferredLayoutAttributesFitting(element.shown.copied)
    let isContent = preferred.isEqual(element.shown)
    guard !isContent, invalidates(session.layout, preferred, element) else {
      settled[element.key] = .init(
        proposed: element.original.copied, preferred: isContent ? nil : preferred)
      return isContent ? element.shown : preferred
    }
    rounds[element.key, default: 0] += 1
    if rounds[element.key, default: 0] > Self.roundLimit {
      FaultScope.raise(.neverSettles(element.key, rounds: Self.roundLimit))
      return element.shown
    }
    session.askEverythingAgain()
    return nil
  }

  /// Whether the layout takes the preferred size over; it is invalidated then.
  private func invalidates(
    _ layout: UICollectionViewLayout, _ preferred: UICollectionViewLayoutAttributes,
    _ element: PlacedElement
  ) -> Bool {
    let answer = element.unmirrored(preferred)
    guard
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: answer, withOriginalAttributes: element.original)
    else { return false }
    layout.invalidateLayout(
      with: layout.invalidationContext(
        forPreferredLayoutAttributes: answer, withOriginalAttributes: element.original))
    return true
  }

  /// What the pass settled, for the views that came to be shown.
  func fitting(of key: ElementKey) -> DisplayedElements.Entry.Fitting? {
    settled[key]
  }
}
