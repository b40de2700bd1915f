/// The collection view's conversation with one layout: prepares it when it is stale, asks it, and refuses
/// answers that nobody could show.
@MainActor final class LayoutSession {
  let layout: UICollectionViewLayout
  private weak var view: UICollectionView?
  private(set) var pending = PendingInvalidation.all
  private var isStale = true
  private var isPreparing = false
  /// How often its layout has counted the items of a section in `prepare()`.
  private(set) var countings = 0
  private var knownSize = CGSize.zero
  private var isSizeKnown = false
  /// How often something was invalidated, and how often it had been when the screen's elements were asked for.
  private var revision = 0
  private var answeredRevision = 0
  /// The layout's answers about supplementary views since it was last invalidated.
  private var told: [ElementKey: UICollectionViewLayoutAttributes] = [:]

  /// Rounds of `prepare()` that a layout may take to settle: one that invalidates itself in `prepare()`
  /// because a property changed needs two.
  private static let roundLimit = 64

  init(_ layout: UICollectionViewLayout, in view: UICollectionView) {
    self.layout = layout
    self.view = view
  }

  /// The way to say anything to the layout.
  var line: LayoutCalls { LayoutCalls(layout: layout, view: view) }

  /// Whether a pass has anything to ask.
  var isInvalid: Bool { isStale || !pending.isEmpty }

  func invalidate(with context: UICollectionViewLayoutInvalidationContext) {
    isStale = true
    isSizeKnown = false
    told = [:]
    revision += 1
    pending.add(context)
  }

  /// Called where the bounds have another size, by which a layout may have reckoned without minding them.
  func forgetSizes() {
    isSizeKnown = false
    told = [:]
  }

  /// Called before the layout is asked what is on screen now.
  func beginAnswer() {
    prepareIfNeeded()
    answeredRevision = revision
  }

  /// Called when the answer is on screen. Parts that were invalidated meanwhile, by a data source for one, stay
  /// pending for the next pass.
  func settle() {
    layout.settleScrolls()
    if revision == answeredRevision { pending = PendingInvalidation() }
  }

  /// The sum of what contexts said about the offset since the last time.
  func takeContentOffsetAdjustment() -> CGPoint {
    pending.takeContentOffsetAdjustment()
  }

  /// Has the next question go to the whole layout, whatever contexts name.
  func askEverythingAgain() {
    pending.includeEverything()
  }

  /// Calls `prepare()` if something was invalidated since the last time, again while it invalidates itself.
  func prepareIfNeeded() {
    guard isStale, !isPreparing, let view else { return }
    view.countItemsIfNeeded()
    isPreparing = true
    defer { isPreparing = false }
    for _ in 0..<Self.roundLimit where isStale {
      isStale = false
      line.prepare()
    }
    if isStale { FaultScope.raise(.endlessInvalidation(by: layout, rounds: Self.roundLimit)) }
  }

  /// Called where somebody counts the items of a section.
  func noteCounting() {
    if isPreparing { countings += 1 }
  }

  // MARK: Questions

  func contentSize() -> CGSize {
    prepareIfNeeded()
    guard !isSizeKnown else { return knownSize }
    let size = line.contentSize()
    guard size.isUsable else {
      FaultScope.raise(.contentSize(size, of: layout))
      return .zero
    }
    knownSize = size
    isSizeKnown = !isStale
    return size
  }

  /// The layout's elements in a rectangle of the view, in its order. Empty after a fault.
  func elements(in rect: CGRect) -> [PlacedElement] {
    prepareIfNeeded()
    let mirror = mirror()
    let answer = line.elements(in: mirror?.mirrored(rect) ?? rect)
    return once(answer, mirror)
  }

  /// The layout's answer for the screen, which has to agree with what it has said about supplementary views before.
  func elementsOnScreen(_ rect: CGRect) -> [PlacedElement] {
    let elements = elements(in: rect)
    for element in elements where element.key.category == .supplementaryView {
      if let before = told[element.key] {
        guard !before.isEqual(element.original) else { continue }
        FaultScope.raise(.changed(element.key, from: before, to: element.original))
        return []
      }
      told[element.key] = element.original.copied
    }
    return elements
  }

  /// The answer with each element in it once. Two that say the same are none too many; two that differ are a fault,
  /// as is what cannot be shown.
  private func once(
    _ answer: [UICollectionViewLayoutAttributes], _ mirror: Mirror?
  ) -> [PlacedElement] {
    let check = AttributesCheck(counts: view?.counts ?? DataCounts(items: []))
    var seen = Set<ElementKey>(minimumCapacity: answer.count)
    var elements: [PlacedElement] = []
    elements.reserveCapacity(answer.count)
    let held = heldKey
    for attributes in answer {
      let key = ElementKey(attributes)
      let isNew = seen.insert(key).inserted
      if let fault = check.fault(of: attributes, key)
        ?? (isNew ? nil : changed(key, attributes, in: answer))
      {
        FaultScope.raise(fault)
        return []
      }
      guard isNew else { continue }
      let shown = held.flatMap { $0 == key ? underFinger(attributes, mirror) : nil } ?? attributes
      elements.append(PlacedElement(shown, key, mirror: mirror))
    }
    return elements
  }

  /// The fault of an element that says something else than it has said further up in the same answer.
  private func changed(
    _ key: ElementKey, _ attributes: UICollectionViewLayoutAttributes,
    in answer: [UICollectionViewLayoutAttributes]
  ) -> Fault? {
    guard let first = answer.first(where: { ElementKey($0) == key }), !first.isEqual(attributes)
    else { return nil }
    return .changed(key, from: first, to: attributes)
  }

  /// Asks for size and elements without a look at the answers: a layout that waits for its update items has none yet.
  func askBeforeUpdates(in rect: CGRect) {
    prepareIfNeeded()
    let width = line.contentSize().width
    _ = line.elements(in: isMirrored ? Mirror(width: width).mirrored(rect) : rect)
    forgetSizes()
  }

  /// The layout's answer about one element.
  func element(for key: ElementKey) -> PlacedElement? {
    prepareIfNeeded()
    guard let attributes = line.attributes(for: key) else { return nil }
    let check = AttributesCheck(counts: view?.counts ?? DataCounts(items: []))
    let key = ElementKey(attributes)
    if let fault = check.fault(of: attributes, key) {
      FaultScope.raise(fault)
      return nil
    }
    let mirror = mirror()
    let shown = key == heldKey ? underFinger(attributes, mirror) : nil
    return PlacedElement(shown ?? attributes, key, mirror: mirror)
  }

  /// The cell that a finger drags, or has dropped and not let go of.
  private var heldKey: ElementKey? {
    guard let view else { return nil }
    return (view.movement?.current ?? view.interaction.landing.held?.path).map(ElementKey.cell)
  }

  /// The layout's answer about the item that a finger drags; the finger's place for one that is about to land.
  private func underFinger(
    _ attributes: UICollectionViewLayoutAttributes, _ mirror: Mirror?
  ) -> UICollectionViewLayoutAttributes? {
    guard let view else { return nil }
    guard let movement = view.movement else {
      guard let point = view.interaction.landing.held?.point else { return nil }
      let held = attributes.copied
      held.center = mirror?.mirrored(point) ?? point
      held.zIndex = .max
      return held
    }
    return line.movingAttributes(
      at: movement.current, position: mirror?.mirrored(movement.position) ?? movement.position
    ).flatMap(checked)
  }

  /// The attributes, if they can be shown; their element need not exist any more, or yet.
  func checked(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes? {
    guard let fault = AttributesCheck.geometryFault(of: attributes) else { return attributes }
    FaultScope.raise(fault)
    return nil
  }

  /// As the view shows them: mirrored where reading goes right to left.
  func shown(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    PlacedElement(attributes, ElementKey(attributes), mirror: mirror()).shown
  }

  /// Whether right-to-left reading turns the layout around.
  var isMirrored: Bool { view.map(layout.isMirrored) ?? false }

  /// The mirror that right-to-left reading puts between layout and view; none where the layout does not
  /// want one or reads that way anyhow.
  private func mirror() -> Mirror? {
    guard isMirrored else { return nil }
    return Mirror(width: isSizeKnown ? knownSize.width : contentSize().width)
  }
}

/// Turns left and right around inside a content width.
struct Mirror: Equatable, Sendable {
  let width: CGFloat

  func mirrored(_ rect: CGRect) -> CGRect {
    CGRect(
      x: width - rect.origin.x - rect.size.width, y: rect.origin.y,
      width: rect.size.width, height: rect.size.height)
  }

  func mirrored(_ point: CGPoint) -> CGPoint {
    CGPoint(x: width - point.x, y: point.y)
  }
}

/// One element as the layout placed it, and as the view shows it.
@MainActor struct PlacedElement {
  let key: ElementKey
  /// The layout's own object.
  let original: UICollectionViewLayoutAttributes
  /// The same object, or a mirrored copy in right-to-left reading.
  var shown: UICollectionViewLayoutAttributes

  init(_ attributes: UICollectionViewLayoutAttributes, _ key: ElementKey, mirror: Mirror?) {
    self.key = key
    original = attributes
    guard let mirror else {
      shown = attributes
      return
    }
    shown = attributes.copied
    shown.center = mirror.mirrored(attributes.center)
  }

  /// The answer of a view, turned back into the layout's own coordinates.
  func unmirrored(
    _ answer: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard shown !== original else { return answer }
    let turned = answer.copied
    turned.center = original.center
    return turned
  }
}
