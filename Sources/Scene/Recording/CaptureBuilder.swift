import Motion
import UIKit

/// Makes a capture of one animated change: who is who before and after, and where everybody went.
@MainActor struct CaptureBuilder {
  private let animation: CollectionAnimation
  private let before: ElementNames
  private let after: ElementNames

  init(_ animation: CollectionAnimation, before: ElementNames, after: ElementNames) {
    self.animation = animation
    self.before = before
    self.after = after
  }

  func capture(in view: UICollectionView, insetsBefore: EdgeInsets) -> TransitionCapture {
    let scale = view.traitCollection.displayScale
    return TransitionCapture(
      before: LayoutSnapshot(
        elements: animation.elements.compactMap(stateBefore),
        contentSize: animation.contentSizeBefore, viewport: animation.boundsBefore,
        insets: insetsBefore, scale: scale),
      after: LayoutSnapshot(
        elements: animation.elements.filter(\.isArriving).map(end),
        contentSize: animation.contentSizeAfter, viewport: animation.boundsAfter,
        insets: EdgeInsets(view.adjustedContentInset), scale: scale),
      changes: changes, timing: Timing(animation.context), additions: additions(in: view))
  }

  // MARK: Elements

  /// One for each view.
  private var changes: [ElementChange] {
    let replaced = Set(animation.elements.filter(isNew).map(id))
      .intersection(animation.elements.filter(isGone).map(id))
      .filter { $0.identifier != nil }
    return animation.elements.map { element in
      let isReplaced = (isNew(element) || isGone(element)) && replaced.contains(id(element))
      return change(of: element, isReplaced ? .reloaded : ElementRole(element.role))
    }
  }

  private func change(
    of element: CollectionAnimation.Element, _ role: ElementRole
  ) -> ElementChange {
    let (old, new) = (stateBefore(element), end(element))
    let initial = element.initial.map { answer($0, id(element)) }
    let final = element.final.map { answer($0, idBefore(element) ?? id(element)) }
    return ElementChange(
      role, from: snapshot(element, element.startState, element.start), to: new,
      isLeaving: !element.isArriving, initial: news(initial, beyond: old),
      final: news(final, beyond: new))
  }

  /// The answer, unless it says no more than that the element comes from where it was, or goes to where it
  /// will be.
  private func news(
    _ answer: ElementSnapshot?, beyond known: ElementSnapshot?
  ) -> ElementSnapshot? {
    guard let answer, let known else { return answer }
    var looks = answer
    (looks.id, looks.path) = (known.id, known.path)
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
    return ElementSnapshot(state, id, at: path)
  }

  private func end(_ element: CollectionAnimation.Element) -> ElementSnapshot {
    snapshot(element, element.endState, element.end)
  }

  private func snapshot(
    _ element: CollectionAnimation.Element, _ state: ViewState?,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> ElementSnapshot {
    guard let state, let path = element.pathAfter ?? element.pathBefore else {
      return answer(attributes, id(element))
    }
    return ElementSnapshot(state, id(element), at: path)
  }

  private func answer(
    _ attributes: UICollectionViewLayoutAttributes, _ id: ElementID
  ) -> ElementSnapshot {
    var answer = ElementSnapshot(attributes)
    answer.id = id
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
        return additional(addition, id(element), path, stays: element.isArriving)
      }
      // A view of the hook's own is known by its class and the order of its first appearance.
      if !strangers.contains(key) { strangers.append(key) }
      let path = IndexPath(index: strangers.firstIndex(of: key) ?? 0)
      let id = ElementID(.decoration("\(type(of: addition.view))"), .path(path))
      return additional(addition, id, path, stays: addition.view.superview === view)
    }
  }

  private func additional(
    _ addition: CollectionAnimation.Addition, _ id: ElementID, _ path: IndexPath, stays: Bool
  ) -> AdditionalAnimation {
    AdditionalAnimation(
      from: ElementSnapshot(addition.from, id, at: path),
      to: ElementSnapshot(addition.to, id, at: path), stays: stays,
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
