/// The elements that are on the screen neither before a scroll nor after it, and pass by between both.
@MainActor struct PassingElements {
  let view: UICollectionView
  let session: LayoutSession
  let before: CGRect

  /// - Parameter known: those that are there before it or after it.
  func elements(except known: Set<ElementKey>) -> [PlacedElement] {
    var seen = known
    var elements: [PlacedElement] = []
    for window in windows where !FaultScope.isBroken {
      elements += session.elements(in: window).filter { element in
        !element.shown.isHidden && element.shown.frame.shows(in: window)
          && seen.insert(element.key).inserted
      }
    }
    for key in session.layout.elementsPassing where seen.insert(key).inserted {
      guard !FaultScope.isBroken, let element = session.element(for: key) else { continue }
      if !element.shown.isHidden { elements.append(element) }
    }
    return elements
  }

  /// The places of the screen on its way.
  private var windows: [CGRect] {
    let after = view.bounds
    guard before.size == after.size else { return [] }
    let context = AnimationContext.ofChange
    let across = ScrollWindows(
      from: before.minX, to: after.minX, length: after.width, in: context
    ).between
    let down = ScrollWindows(
      from: before.minY, to: after.minY, length: after.height, in: context
    ).between
    // The longer way in screens has more places; on the shorter one the screen goes evenly.
    let isAcross = across.count > down.count
    let way = CGPoint(x: after.minX - before.minX, y: after.minY - before.minY)
    return (isAcross ? across : down).map { place in
      let share = isAcross ? (place - before.minX) / way.x : (place - before.minY) / way.y
      return before.offsetBy(dx: way.x * share, dy: way.y * share)
    }
  }
}
