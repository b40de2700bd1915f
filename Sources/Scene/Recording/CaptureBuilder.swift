import Drawing
import Motion
import UIKit

/// Makes a capture of one animated change: who is who before and after, and where everybody went.
@MainActor struct CaptureBuilder {
  private let animation: CollectionAnimation
  private let before: ElementNames
  private let after: ElementNames
  /// The last state at rest.
  private let settled: LayoutSnapshot
  /// By kind and path, since names may have become known after it.
  private let settledElements: [ElementID: ElementSnapshot]
  private let contents: Contents

  /// The drawings of views when they start, and when they are there; and which values of the layout's own are told.
  struct Contents {
    let start: [ObjectIdentifier: [DrawItem]]
    let end: ViewDrawings
    let custom: CustomColumns
  }

  init(
    _ animation: CollectionAnimation, names: (before: ElementNames, after: ElementNames),
    settled: LayoutSnapshot, contents: Contents
  ) {
    self.animation = animation
    (before, after) = names
    self.settled = settled
    settledElements = Dictionary(
      settled.elements.map { (ElementID($0.kind, .path($0.path)), $0) }
    ) { first, _ in first }
    self.contents = contents
    if animation.plan != nil { refuteKinds() }
  }

  /// Views that kept their place in an update while their items went on do not belong to items.
  private func refuteKinds() {
    let kinds = after.itemKinds
    for element in animation.elements {
      let kind = kind(element)
      guard kind != .cell, kinds.areOfItems(kind), element.pathAfter != nil else { continue }
      if let earlier = idBefore(element), earlier != id(element) { kinds.refute(kind) }
    }
  }

  func capture(in view: UICollectionView) -> TransitionCapture {
    let scale = view.traitCollection.displayScale
    let ends = animation.elements.map(end)
    let arrived = zip(animation.elements, ends).filter(\.0.isArriving).map(\.1)
    var capture = TransitionCapture(
      before: LayoutSnapshot(
        elements: animation.elements.compactMap(stateBefore),
        contentSize: animation.contentSizeBefore, viewport: animation.boundsBefore,
        insets: settled.insets, scale: scale, backdrop: settled.backdrop),
      after: LayoutSnapshot(
        elements: arrived,
        contentSize: animation.contentSizeAfter, viewport: animation.boundsAfter,
        insets: EdgeInsets(view.adjustedContentInset), scale: scale,
        backdrop: contents.end.backdrop(of: StageScreen(of: view))),
      changes: changes(to: ends), timing: Timing(animation.context), additions: additions(in: view))
    capture.before.outlines = settled.outlines
    capture.after.outlines = SectionOutline.all(of: view)
    capture.roles = roles(of: capture, in: view)
    return capture
  }

  // MARK: Roles

  private func roles(of capture: TransitionCapture, in view: UICollectionView) -> StepRoles {
    let request = animation.plan.map {
      UpdateRequest($0, animation.names, before: before, after: after)
    }
    var evidence = StepEvidence(
      request, before: capture.before, after: capture.settled,
      isRelaid: animation.exchangesLayouts, ownViews: ownViews(capture.before.viewport))
    evidence.travelling = capture.travelling
    evidence.sectionNames = (0..<view.numberOfSections).map { after.name(ofSection: $0) }
    evidence.ownScrolls = view.ownScrolls
    return StepRoles(evidence)
  }

  /// Views beside the cells that the layout brings and takes away, and that are not only in or out of view.
  private func ownViews(
    _ viewport: CGRect
  ) -> (shown: Set<ElementID>, hidden: Set<ElementID>) {
    var (shown, hidden): (Set<ElementID>, Set<ElementID>) = ([], [])
    for element in animation.elements where element.category != .cell {
      if !element.isArriving {
        // One that the layout still has somewhere goes there, and does not fade out.
        let isGone = element.pathAfter == nil || element.end.alpha == 0 && element.start.alpha > 0
        if isGone { hidden.insert(idBefore(element) ?? id(element)) }
      } else if element.stateBefore == nil, isNewToLayout(element, viewport) {
        shown.insert(id(element))
      }
    }
    return (shown, hidden)
  }

  private func isNewToLayout(
    _ element: CollectionAnimation.Element, _ viewport: CGRect
  ) -> Bool {
    if element.pathBefore == nil { return true }
    if animation.plan != nil { return false }
    if animation.exchangesLayouts { return element.initial == nil }
    // It would have been seen in the old window.
    return animation.boundsBefore.size == animation.boundsAfter.size
      && element.end.frame.isSeen(in: viewport)
  }

  // MARK: Elements

  /// One for each view.
  private func changes(to ends: [ElementSnapshot]) -> [ElementChange] {
    let replaced = Set(animation.elements.filter(isNew).map(id))
      .intersection(animation.elements.filter(isGone).map(id))
      .filter { $0.identifier != nil }
    return zip(animation.elements, ends).map { element, end in
      let isReplaced = (isNew(element) || isGone(element)) && replaced.contains(id(element))
      return change(of: element, to: end, isReplaced ? .reloaded : ElementRole(element.role))
    }
  }

  private func change(
    of element: CollectionAnimation.Element, to end: ElementSnapshot, _ role: ElementRole
  ) -> ElementChange {
    let known = stateBefore(element)
    let start = snapshot(
      element, element.startState, placedBy: element.start,
      content: contents.start[ObjectIdentifier(element.view)] ?? [])
    let initial = element.initial.map { answer($0, id(element), content: start.content) }
    let final = element.final.map {
      answer($0, idBefore(element) ?? id(element), content: end.content)
    }
    return ElementChange(
      role, from: start, to: end,
      isLeaving: !element.isArriving, initial: news(initial, beyond: known),
      final: news(final, beyond: end))
  }

  /// The answer, unless it says no more than that the element comes from where it was, or goes to where it
  /// will be.
  private func news(
    _ answer: ElementSnapshot?, beyond known: ElementSnapshot?
  ) -> ElementSnapshot? {
    guard let answer, let known else { return answer }
    var looks = answer
    (looks.id, looks.path, looks.content) = (known.id, known.path, known.content)
    return looks == known ? nil : answer
  }

  private func isNew(_ element: CollectionAnimation.Element) -> Bool { element.pathBefore == nil }
  private func isGone(_ element: CollectionAnimation.Element) -> Bool { element.pathAfter == nil }

  // MARK: States

  private func kind(_ element: CollectionAnimation.Element) -> ElementKind {
    switch element.category {
    case .cell: .cell
    case .supplementaryView: .supplementary(element.kind ?? "")
    case .decorationView: .decoration(element.kind ?? "")
    }
  }

  private func idBefore(_ element: CollectionAnimation.Element) -> ElementID? {
    element.pathBefore.map { before.id(of: kind(element), at: $0) }
  }

  /// By the new path where there is one.
  private func id(_ element: CollectionAnimation.Element) -> ElementID {
    element.pathAfter.map { after.id(of: kind(element), at: $0) }
      ?? idBefore(element) ?? ElementID(kind(element), .path(IndexPath()))
  }

  private func stateBefore(_ element: CollectionAnimation.Element) -> ElementSnapshot? {
    guard let state = element.stateBefore, let path = element.pathBefore, let id = idBefore(element)
    else { return nil }
    let known = settledElements[ElementID(id.kind, .path(path))]
    var element = ElementSnapshot(state, id, at: path, content: known?.content ?? [])
    element.custom = known?.custom ?? [:]
    return element
  }

  private func end(_ element: CollectionAnimation.Element) -> ElementSnapshot {
    snapshot(
      element, element.endState, placedBy: element.end,
      content: contents.end.items(of: element.view))
  }

  private func snapshot(
    _ element: CollectionAnimation.Element, _ state: ViewState?,
    placedBy attributes: UICollectionViewLayoutAttributes, content: [DrawItem]
  ) -> ElementSnapshot {
    guard let state, let path = element.pathAfter ?? element.pathBefore else {
      return answer(attributes, id(element), content: content)
    }
    var snapshot = ElementSnapshot(state, id(element), at: path, content: content)
    snapshot.custom = contents.custom.values(of: attributes)
    return snapshot
  }

  private func answer(
    _ attributes: UICollectionViewLayoutAttributes, _ id: ElementID, content: [DrawItem]
  ) -> ElementSnapshot {
    var answer = ElementSnapshot(attributes, custom: contents.custom)
    (answer.id, answer.content) = (id, content)
    return answer
  }

  // MARK: Additions

  private func additions(in view: UICollectionView) -> [AdditionalAnimation] {
    let elements = Dictionary(
      animation.elements.map { (ObjectIdentifier($0.view), $0) }
    ) { first, _ in first }
    var strangers: [ObjectIdentifier] = []
    return animation.additions.map { addition in
      let key = ObjectIdentifier(addition.view)
      if let element = elements[key], let path = element.pathAfter ?? element.pathBefore {
        return additional(addition, id(element), at: path, stays: element.isArriving)
      }
      // A view of the hook's own is known by its class and the order of its first appearance.
      if !strangers.contains(key) { strangers.append(key) }
      let path = IndexPath(index: strangers.firstIndex(of: key) ?? 0)
      let id = ElementID(.decoration("\(type(of: addition.view))"), .path(path))
      return additional(addition, id, at: path, stays: addition.view.superview === view)
    }
  }

  private func additional(
    _ addition: CollectionAnimation.Addition, _ id: ElementID, at path: IndexPath, stays: Bool
  ) -> AdditionalAnimation {
    let content = [DrawItem](shownIn: addition.view)
    return AdditionalAnimation(
      from: ElementSnapshot(addition.from, id, at: path, content: content),
      to: ElementSnapshot(addition.to, id, at: path, content: content), stays: stays,
      timing: Timing(addition.context))
  }
}

extension ElementRole {
  fileprivate init(_ role: CollectionAnimation.Role) {
    self =
      switch role {
      case .appearing: .appearing
      case .disappearing: .disappearing
      case .moved: .moved
      case .reloaded: .reloaded
      case .unchanged: .unchanged
      }
  }
}

extension CollectionAnimation {
  fileprivate var exchangesLayouts: Bool {
    if case .layoutChange = cause { true } else { false }
  }
}

extension UICollectionView {
  /// The sections of its layout that scroll by themselves.
  fileprivate var ownScrolls: OwnScrolls {
    guard let layout = collectionViewLayout as? UICollectionViewCompositionalLayout else {
      return OwnScrolls()
    }
    let sections = (0..<numberOfSections).filter(layout.isOrthogonal)
    return OwnScrolls(
      Set(sections), isSideways: layout.configuration.scrollDirection == .vertical)
  }
}
