extension UICollectionView {
  func takeCell(identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
    if let reconfigured,
      reconfigured.reuse.displayedAs.flatMap({ dataPath(at: $0.indexPath) }) == indexPath,
      reconfigured.reuseIdentifier == identifier
    {
      return reconfigured
    }
    let slot = ReusePool.Slot.cell(identifier: identifier)
    guard let registration = reusePool.registration(of: slot) else {
      FaultScope.raiseBeforeCast(.notRegistered(cell: identifier))
      return UICollectionViewCell(frame: .zero)
    }
    let view = dequeue(slot, registration, for: .cell(indexPath))
    guard let cell = view as? UICollectionViewCell else {
      if !FaultScope.isBroken {
        FaultScope.raiseBeforeCast(.noView(in: "the cell identifier '\(identifier)'"))
      }
      return UICollectionViewCell(frame: .zero)
    }
    cell.reuseIdentifier = identifier
    return cell
  }

  func takeSupplementaryView(
    ofKind elementKind: String, identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    let slot = ReusePool.Slot.supplementaryView(kind: elementKind, identifier: identifier)
    guard let registration = reusePool.registration(of: slot),
      let view = dequeue(slot, registration, for: .supplementaryView(elementKind, indexPath))
    else {
      if !FaultScope.isBroken {
        FaultScope.raiseBeforeCast(.notRegistered(kind: elementKind, identifier: identifier))
      }
      return UICollectionReusableView(frame: .zero)
    }
    view.reuseIdentifier = identifier
    return view
  }

  /// Decoration views are registered on the layout; their kind is their reuse identifier.
  func dequeueDecorationView(for element: PlacedElement) -> UICollectionReusableView? {
    let kind = element.key.kind ?? ""
    guard let registration = collectionViewLayout.decorationRegistrations[kind],
      let view = dequeue(.decorationView(kind: kind), registration, for: element.key)
    else {
      FaultScope.raise(.notRegistered(decoration: kind))
      return nil
    }
    view.reuseIdentifier = kind
    return view
  }

  /// A waiting view made ready for use, or a new one with the frame that the layout wants; either with the
  /// element's attributes applied.
  private func dequeue(
    _ slot: ReusePool.Slot, _ registration: ViewRegistration, for key: ElementKey
  ) -> UICollectionReusableView? {
    let key = shownKey(for: key)
    let attributes = attributesForDequeuing(key)
    guard
      let view = reusePool.take(from: slot, of: registration).map(prepared)
        ?? registration.source.makeView(
          frame: attributes?.untransformedFrame ?? .zero, for: slot.name)
    else { return nil }
    view.reuse.slot = slot
    view.reuse.registration = registration
    view.reuse.owner = self
    view.reuse.dequeuedFor = key
    if let attributes { view.show(attributes) }
    return view
  }

  /// The data names an item by its own path while a finger drags another one, or placeholders stand before it; the
  /// screen by the shown one.
  private func shownKey(for key: ElementKey) -> ElementKey {
    guard !places.isPlain, let requested, requested.key.category == .cell, key.category == .cell,
      dataPath(at: requested.key.indexPath) == key.indexPath
    else { return key }
    return requested.key
  }

  private func prepared(_ view: UICollectionReusableView) -> UICollectionReusableView {
    view.tellToPrepareForReuse()
    // It may have undone what it applied, so equal attributes are applied again.
    view.reuse.applied = nil
    return view
  }

  /// The attributes of the element that is being asked for, else what the layout says about the path.
  private func attributesForDequeuing(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    if let requested, requested.key == key { return requested.shown }
    guard key.category != .cell || (counts?.contains(key.indexPath) ?? false) else { return nil }
    return currentSession.element(for: key)?.shown
  }
}

extension UICollectionViewLayoutAttributes {
  /// The frame before the transform, which is applied to the view by itself.
  var untransformedFrame: CGRect {
    CGRect(
      x: center.x - size.width / 2, y: center.y - size.height / 2,
      width: size.width, height: size.height)
  }
}
