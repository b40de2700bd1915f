/// Keeps the self-sizing of one pass finite: who has settled, and how often each was asked.
@MainActor struct FittingRounds {
  private var settled: [ElementKey: DisplayedElements.Entry.Fitting] = [:]
  private let trustsEarlierPasses: Bool
  private var rounds: [ElementKey: Int] = [:]

  /// How often one view may change its mind in one pass.
  private static let roundLimit = 32

  /// Starts from what earlier passes settled, or asks everybody anew.
  init(trustingEarlierPasses: Bool) {
    trustsEarlierPasses = trustingEarlierPasses
  }

  /// The attributes to show for an element whose view has already said what it prefers to this proposal: in this
  /// pass, or in the earlier one that its entry remembers.
  func answer(
    for element: PlacedElement, entry: DisplayedElements.Entry?
  ) -> UICollectionViewLayoutAttributes? {
    let earlier = trustsEarlierPasses ? entry?.fitting : nil
    guard let fitting = settled[element.key] ?? earlier,
      fitting.proposed.isEqual(element.original)
    else { return nil }
    return fitting.preferred ?? element.shown
  }

  /// Asks one view. The answer is what to show; nothing where the layout was invalidated by it and has to
  /// be asked anew.
  mutating func ask(
    _ view: UICollectionReusableView, _ element: PlacedElement, session: LayoutSession
  ) -> UICollectionViewLayoutAttributes? {
    view.show(element.shown)
    let preferred = view.askForPreferred(element.shown.copied)
    let isContent = preferred.isEqual(element.shown)
    guard !isContent, session.line.prefers(element.unmirrored(preferred), to: element.original)
    else {
      settled[element.key] = .init(
        proposed: element.original.copied, preferred: isContent ? nil : preferred)
      return isContent ? element.shown : preferred
    }
    rounds[element.key, default: 0] += 1
    if rounds[element.key, default: 0] > Self.roundLimit {
      FaultScope.raise(
        .neverSettles(element.key, in: session.layout.collectionView, rounds: Self.roundLimit))
      return element.shown
    }
    session.askEverythingAgain()
    return nil
  }

  /// The size that the pass settled for an element; nothing where it had no need to ask.
  func fitting(of key: ElementKey) -> DisplayedElements.Entry.Fitting? {
    settled[key]
  }
}
