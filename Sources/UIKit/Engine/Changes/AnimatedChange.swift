/// Brings a collection view from what it shows to what its layout shows now, asking the layout on the way where
/// things start and end. Views keep their identity; a fault puts everything back.
@MainActor struct AnimatedChange<Rules: ChangeRules> {
  private let view: UICollectionView
  private let session: LayoutSession
  private let rules: Rules
  private let before: ScreenState
  private var finals: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  private var initials: [ElementKey: UICollectionViewLayoutAttributes] = [:]
  /// Whom `initial` was asked for: a layout that answers nothing is not asked twice.
  private var asked: Set<ElementKey> = []
  private var provided: [ElementKey: UICollectionReusableView] = [:]
  /// Those that are only seen on the way, in the order of their elements, which are the last.
  private var passing: [PlacedElement] = []
  /// Animations of the layout's own.
  private var additions: [CollectionAnimation.Addition] = []

  init(_ view: UICollectionView, rules: Rules, before: ScreenState) {
    self.view = view
    session = view.currentSession
    self.rules = rules
    self.before = before
  }

  /// - Parameter targetOffset: chooses where the view is to be scrolled to, once the layout is prepared.
  mutating func run(targetOffset: (UICollectionView) -> CGPoint) -> CollectionAnimation? {
    begin()
    adoptContentSize()
    guard !FaultScope.isBroken else { return nil }
    moveOffset(to: targetOffset(view))
    var arrivals = visibleArrivals()
    guard !FaultScope.isBroken else { return nil }
    rules.askWhatComesAndGoes(arrivals)
    rules.note(arrivals)
    askFinals()
    askInitials(of: arrivals)
    arrivals = fitted(arrivals)
    guard !FaultScope.isBroken else { return nil }
    rules.note(arrivals)
    askInitials(of: arrivals)
    let elements = elements(arrivals)
    guard !FaultScope.isBroken else { return nil }
    return perform(elements, arrivals)
  }

  /// Queues the views that were provided for a change that did not happen.
  func takeBack() {
    for (_, view) in provided.sorted(by: { $0.key < $1.key }) { self.view.recycle(view) }
  }

  /// Tells the layout. Its own animations belong to the change: beside the change's animation, or in it.
  private mutating func begin() {
    let context = rules.beginsInAnimation ? AnimationContext.ofChange : nil
    additions = AddedAnimations.during(
      { if let context { context.run(rules.begin) } else { rules.begin() } }, in: view, opening: nil
    )
  }

  // MARK: Questions

  private func adoptContentSize() {
    guard !FaultScope.isBroken else { return }
    session.prepareIfNeeded()
    guard !FaultScope.isBroken else { return }
    let size = session.contentSize()
    guard !FaultScope.isBroken else { return }
    view.adoptContentSize(size)
  }

  private func visibleArrivals() -> [PlacedElement] {
    adoptContentSize()
    guard !FaultScope.isBroken else { return [] }
    let rect = view.bounds
    session.beginAnswer()
    let elements = session.elementsOnScreen(rect)
    view.displayed.answer = DisplayedElements.Answer(rect: rect, elements: elements)
    return elements.filter { !$0.shown.isHidden && $0.shown.frame.shows(in: rect) }
  }

  private func moveOffset(to offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite else { return }
    view.contentOffset = offset
  }

  /// Every element of the old screen is asked for, also those that stay: by its old path.
  private mutating func askFinals() {
    for key in before.displayed.sortedKeys where !FaultScope.isBroken {
      finals[key] = rules.final(key).flatMap(session.checked)
    }
  }

  /// Every element of the new screen is asked for, also those that were there: by its new path.
  private mutating func askInitials(of arrivals: [PlacedElement]) {
    for key in arrivals.map(\.key).sorted() where !FaultScope.isBroken {
      guard asked.insert(key).inserted else { continue }
      initials[key] = rules.initial(key).flatMap(session.checked)
    }
  }

  /// The arrivals after every view has said which size it prefers.
  private mutating func fitted(_ arrivals: [PlacedElement]) -> [PlacedElement] {
    var fitting = FittingRounds(trustingEarlierPasses: false)
    var elements = arrivals
    var index = 0
    while index < elements.count, !FaultScope.isBroken {
      guard let target = view(for: elements[index]) else { break }
      guard session.layout.asksForPreferredSizes, elements[index].key.category != .decorationView
      else {
        index += 1
        continue
      }
      if let known = fitting.answer(for: elements[index], entry: nil) {
        elements[index].shown = known
        index += 1
      } else if let preferred = fitting.ask(target, elements[index], session: session) {
        elements[index].shown = preferred
        index += 1
      } else {
        elements = visibleArrivals()
        index = 0
      }
    }
    return elements
  }

  /// The view that an element of the new screen shows in: the one that stays, or a new one.
  private mutating func view(for element: PlacedElement) -> UICollectionReusableView? {
    if let origin = rules.origin(of: element.key), let entry = before.displayed[origin] {
      return entry.view
    }
    if let known = provided[element.key] { return known }
    guard let later = view.provideView(for: element) else { return nil }
    provided[element.key] = later
    return later
  }

  // MARK: Elements

  private mutating func elements(_ arrivals: [PlacedElement]) -> [CollectionAnimation.Element] {
    var elements: [CollectionAnimation.Element] = []
    for arrival in arrivals {
      guard let target = view(for: arrival) else { continue }
      elements.append(entering(arrival, target))
    }
    let staying = Set(arrivals.map(\.key))
    for (key, entry) in before.displayed.sorted {
      let survivor = rules.survivor(of: key)
      if let survivor, staying.contains(survivor) { continue }
      elements.append(leaving(key, entry, survivor: survivor))
    }
    return elements + passersBy(except: staying)
  }

  /// Whatever a scroll brings in and takes out again.
  private mutating func passersBy(
    except staying: Set<ElementKey>
  ) -> [CollectionAnimation.Element] {
    guard rules.isScroll, AnimationContext.ofChange != nil else { return [] }
    let known = staying.union(before.displayed.sortedKeys)
    let between = PassingElements(view: view, session: session, before: before.bounds)
    var elements: [CollectionAnimation.Element] = []
    for element in between.elements(except: known) {
      guard let target = view(for: element) else { continue }
      passing.append(element)
      elements.append(
        CollectionAnimation.Element(
          view: target, category: element.key.category, kind: element.key.kind,
          pathBefore: element.key.indexPath, pathAfter: element.key.indexPath, role: .moved,
          isArriving: false, start: startOfScroll(element.key) ?? element.shown.copied,
          end: element.shown.copied, initial: nil, final: nil, stateBefore: nil))
    }
    return elements
  }

  /// The place of an element before its section was scrolled by itself.
  private func startOfScroll(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    guard rules.isScroll else { return nil }
    return session.layout.attributesBeforeScroll(for: key).map { session.shown($0).copied }
  }

  /// An element of the new screen. One that stays starts where it is, unless the layout has another idea;
  /// one that is new fades in at its place, or on the way from what it replaces; one that comes from outside
  /// the screen starts at its end, and fades in where it would be seen at once.
  private func entering(
    _ arrival: PlacedElement, _ target: UICollectionReusableView
  ) -> CollectionAnimation.Element {
    let origin = rules.origin(of: arrival.key)
    let initial = initials[arrival.key].map { session.shown($0) }
    let earlier = origin.flatMap { before.displayed[$0] }
    let end = arrival.shown.copied
    let predecessor = rules.predecessor(of: arrival.key)
    let replaced = predecessor.flatMap { before.displayed[$0]?.attributes }
    let scrolled = earlier == nil ? startOfScroll(arrival.key) : nil
    let start = (initial ?? earlier?.attributes ?? replaced ?? scrolled ?? end).copied
    let isStranger = origin == nil || earlier == nil && scrolled == nil && fadesIn(end)
    if initial == nil, isStranger { (start.alpha, start.indexPath) = (0, end.indexPath) }
    return CollectionAnimation.Element(
      view: target, category: arrival.key.category, kind: arrival.key.kind,
      pathBefore: origin?.indexPath, pathAfter: arrival.key.indexPath,
      role: predecessor != nil
        ? .reloaded : role(start, end, wasThere: earlier != nil, isNew: origin == nil),
      isArriving: true,
      start: start, end: end, initial: initial,
      final: origin.flatMap { finals[$0] }.map { session.shown($0) },
      stateBefore: origin.flatMap { before.states[$0] })
  }

  private func fadesIn(_ end: UICollectionViewLayoutAttributes) -> Bool {
    switch rules.fadesInStrangers {
    case .never: false
    case .ifSeenBefore: end.frame.shows(in: before.bounds)
    case .always: true
    }
  }

  /// An element of the old screen that is not on the new one: it fades out where it is, or on the way to what
  /// replaces it, or goes where the layout has it outside of the screen.
  private func leaving(
    _ key: ElementKey, _ entry: DisplayedElements.Entry, survivor: ElementKey?
  ) -> CollectionAnimation.Element {
    let final = finals[key].map { session.shown($0) }
    let start = entry.attributes.copied
    let replacement = rules.replacement(of: key)
    let outside = survivor.flatMap { session.element(for: $0)?.shown }
    let later = replacement.flatMap { session.element(for: $0)?.shown }
    let end = (final ?? outside ?? later ?? start).copied
    if final == nil, outside == nil { end.alpha = 0 }
    let role: CollectionAnimation.Role =
      replacement != nil ? .reloaded : survivor == nil ? .disappearing : .moved
    return CollectionAnimation.Element(
      view: entry.view, category: key.category, kind: key.kind, pathBefore: key.indexPath,
      pathAfter: survivor?.indexPath, role: role, isArriving: false,
      start: start, end: end, initial: nil, final: final, stateBefore: before.states[key])
  }

  private func role(
    _ start: UICollectionViewLayoutAttributes, _ end: UICollectionViewLayoutAttributes,
    wasThere: Bool, isNew: Bool
  ) -> CollectionAnimation.Role {
    if isNew { return .appearing }
    let isSame =
      start.center == end.center && start.size == end.size && start.alpha == end.alpha
      && CATransform3DEqualToTransform(start.transform3D, end.transform3D)
    return wasThere && isSame ? .unchanged : .moved
  }

  // MARK: Performing

  /// Puts every view at its start, then all of them at their ends inside the animation, then removes those
  /// that went.
  private func perform(
    _ elements: [CollectionAnimation.Element], _ arrivals: [PlacedElement]
  ) -> CollectionAnimation {
    var elements = elements
    let context = AnimationContext.ofChange
    let leaving = elements.suffix(elements.count - arrivals.count)
    view.displayed = DisplayedElements(answer: view.displayed.answer)
    for (element, arrival) in zip(elements, arrivals) { enter(element, arrival) }
    for element in leaving { element.view.show(element.start) }
    for (element, passer) in zip(elements.suffix(passing.count), passing) {
      view.beginPassing(element.view, passer)
    }
    for index in elements.indices { elements[index].startState = elements[index].state(\.start) }
    view.animationObserver?.collectionView(view, willAnimate: elements)
    let additions =
      additions
      + AddedAnimations.during(
        { run(elements, arriving: arrivals, leaving: leaving, in: context) }, in: view,
        opening: context)
    for index in elements.indices { elements[index].endState = elements[index].state(\.end) }
    session.settle()
    return CollectionAnimation(
      cause: rules.cause, plan: rules.plan, names: rules.names, warnings: rules.warnings,
      context: context, elements: elements, additions: additions,
      boundsBefore: before.bounds, boundsAfter: view.bounds,
      contentSizeBefore: before.contentSize, contentSizeAfter: view.contentSize)
  }

  /// Inside the animation: everybody goes to the end, then the hooks may add to it.
  private func run(
    _ elements: [CollectionAnimation.Element], arriving arrivals: [PlacedElement],
    leaving: ArraySlice<CollectionAnimation.Element>, in context: AnimationContext?
  ) {
    let animated = {
      for (element, arrival) in zip(elements, arrivals) {
        element.view.show(element.end)
        view.displayed[arrival.key]?.attributes = element.end
      }
      for element in leaving { element.view.show(element.end) }
      rules.finish()
    }
    if let context { context.run(animated) } else { animated() }
  }

  private func enter(_ element: CollectionAnimation.Element, _ arrival: PlacedElement) {
    var placed = arrival
    placed.shown = element.start
    if element.view.superview === view {
      element.view.show(element.start)
      view.keepDisplaying(element.view, placed)
    } else {
      view.beginDisplaying(element.view, placed)
    }
  }
}

extension AnimationContext {
  /// How a change of a collection view is animated: as the animation around it says, else with UIKit's own
  /// duration, and not at all where animations are off.
  @MainActor static var ofChange: AnimationContext? {
    guard UIView.areAnimationsEnabled else { return nil }
    if let current { return current }
    var context = AnimationContext(duration: 0.3, options: .curveEaseInOut)
    context.isDefault = true
    return context
  }
}

extension CollectionAnimation.Element {
  /// The state of the view now that it has been given these attributes.
  @MainActor fileprivate func state(
    _ attributes: KeyPath<Self, UICollectionViewLayoutAttributes>
  ) -> ViewState {
    ViewState(of: view, showing: self[keyPath: attributes])
  }
}
