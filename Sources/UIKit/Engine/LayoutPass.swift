/// One pass over the layout: from something invalid to the right views on screen.
///
/// A pass that runs into a fault leaves content size, offset and views as they were before it.
@MainActor struct LayoutPass {
  private let view: UICollectionView
  private let session: LayoutSession

  /// Nothing where the view is still being created, or a fault has already stopped this run.
  init?(_ view: UICollectionView) {
    guard let session = view.session, !FaultScope.isBroken else { return nil }
    self.view = view
    self.session = session
  }

  func run() {
    guard session.isInvalid || view.displayed.answer?.rect != view.bounds else { return }
    var changes = PassChanges(in: view)
    adoptContent()
    let elements = showVisibleElements(&changes)
    if FaultScope.isBroken {
      changes.takeBack()
    } else {
      removeElements(except: elements)
      changes.recycleUnused()
      session.settle()
      view.prefetch()
    }
    view.countsAreFresh = false
  }

  // MARK: Steps

  /// Takes over the layout's content size, then what contexts said about the offset.
  private func adoptContent() {
    session.prepareIfNeeded()
    guard !FaultScope.isBroken else { return }
    let size = session.contentSize()
    guard !FaultScope.isBroken else { return }
    view.adoptContentSize(size, movedBy: session.takeContentOffsetAdjustment())
    // With the bounds the range of offsets has changed, whatever the content has done.
    if view.awaitsContentSize { view.bringContentIntoView() }
  }

  /// The elements that are to be on screen. The layout is asked for the rectangle, or only for what contexts named, or
  /// not at all where its last answer still holds.
  private func visibleElements() -> [PlacedElement] {
    guard !FaultScope.isBroken else { return [] }
    let rect = view.bounds
    session.beginAnswer()
    if var answer = view.displayed.answer, answer.rect == rect, !session.pending.everything {
      if refresh(&answer.elements, named: session.pending.named) {
        view.displayed.answer = answer
        return visible(answer.elements, in: rect)
      }
    }
    let elements = session.elementsOnScreen(rect)
    guard !FaultScope.isBroken else { return [] }
    view.displayed.answer = DisplayedElements.Answer(rect: rect, elements: elements)
    return visible(elements, in: rect)
  }

  /// Asks again for the named elements of an answer; false where one of them is not part of it, so that
  /// only the whole question can tell whether it shows now.
  private func refresh(_ elements: inout [PlacedElement], named: Set<ElementKey>) -> Bool {
    guard !named.isEmpty else { return true }
    let places = Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1.key, $0) })
    guard named.allSatisfy({ places[$0] != nil }) else { return false }
    for key in named.sorted() {
      guard let element = session.element(for: key) else {
        FaultScope.raise(.noAttributes(for: key))
        return true
      }
      if let place = places[key] { elements[place] = element }
    }
    return true
  }

  private func visible(_ elements: [PlacedElement], in rect: CGRect) -> [PlacedElement] {
    elements.filter { !$0.shown.isHidden && $0.shown.frame.shows(in: rect) }
  }

  /// Shows one element after the other. Each view says first which size it prefers; where the layout minds,
  /// it is asked anew what shows at all.
  private func showVisibleElements(_ changes: inout PassChanges) -> [PlacedElement] {
    var fitting = FittingRounds(trustingEarlierPasses: !session.pending.everything)
    var elements = visibleElements()
    let asks = session.layout.asksForPreferredSizes
    var index = 0
    while index < elements.count, !FaultScope.isBroken {
      let element = elements[index]
      if let shown = asks ? settled(element, by: &fitting, noting: &changes) : element.shown {
        elements[index].shown = shown
        changes.show(elements[index], fitting: fitting.fitting(of: element.key))
        index += 1
      } else if !FaultScope.isBroken {
        adoptContent()
        elements = visibleElements()
        index = 0
      }
    }
    return elements
  }

  /// The element as it is to be shown; nothing where its view has changed the layout, or after a fault.
  private func settled(
    _ element: PlacedElement, by fitting: inout FittingRounds, noting changes: inout PassChanges
  ) -> UICollectionViewLayoutAttributes? {
    // Decoration views have no say.
    guard element.key.category != .decorationView else { return element.shown }
    if let known = fitting.answer(for: element, entry: view.displayed[element.key]) { return known }
    guard let target = changes.view(for: element) else { return nil }
    return fitting.ask(target, element, session: session)
  }

  private func removeElements(except elements: [PlacedElement]) {
    // All of them are on screen, so as many as there are elements means that nobody has to go.
    guard view.displayed.count != elements.count else { return }
    let staying = Set(elements.map(\.key))
    for key in view.displayed.keys.filter({ !staying.contains($0) }).sorted() {
      view.endDisplaying(key)
    }
  }
}

extension CGRect {
  /// Whether any of this can be seen in the other rectangle. Touching edges show nothing; an element
  /// without extent shows where its point or line lies.
  package func shows(in other: CGRect) -> Bool {
    Self.shows((minX, maxX), in: (other.minX, other.maxX))
      && Self.shows((minY, maxY), in: (other.minY, other.maxY))
  }

  private static func shows(
    _ stretch: (start: CGFloat, end: CGFloat), in window: (start: CGFloat, end: CGFloat)
  ) -> Bool {
    if stretch.start == stretch.end {
      return stretch.start >= window.start && stretch.start < window.end
    }
    return stretch.start < window.end && stretch.end > window.start
  }
}
