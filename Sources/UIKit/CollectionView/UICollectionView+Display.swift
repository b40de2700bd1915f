extension UICollectionView {
  /// Asks the data source, or for a decoration view the layout's registrations, for the view of an element.
  /// Nothing after a fault.
  func provideView(for element: PlacedElement) -> UICollectionReusableView? {
    let outer = requested
    requested = element
    defer { requested = outer }
    let path = element.key.indexPath
    switch element.key.category {
    case .cell: return provideCell(at: path)
    case .supplementaryView:
      return provideSupplementaryView(ofKind: element.key.kind ?? "", at: path)
    case .decorationView: return dequeueDecorationView(for: element)
    }
  }

  private func provideCell(at indexPath: IndexPath) -> UICollectionReusableView? {
    guard let dataSource = dataSourceLine else {
      FaultScope.raise(.noDataSource(for: .cell(indexPath)))
      return nil
    }
    guard countsStillHold(for: indexPath) else { return nil }
    let cell = dataPath(at: indexPath).map(dataSource.cell) ?? placeholderCell(at: indexPath)
    guard !FaultScope.isBroken else { return nil }
    guard let cell, cell.reuse.owner === self, cell.reuseIdentifier != nil else {
      FaultScope.raise(.cellNotDequeued(at: indexPath))
      return nil
    }
    guard isOf(cell, .cell(indexPath)) else { return nil }
    cell.isSelected = selection.contains(indexPath)
    if isEditing || cell.isEdited { tellEditing(cell) }
    return cell
  }

  private func provideSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    guard let dataSource = dataSourceLine else {
      FaultScope.raise(.noDataSource(for: .supplementaryView(kind, indexPath)))
      return nil
    }
    let view = dataSource.supplementaryView(ofKind: kind, at: indexPath)
    guard !FaultScope.isBroken else { return nil }
    guard let view, view.reuse.owner === self, view.reuseIdentifier != nil else {
      FaultScope.raise(.supplementaryViewNotDequeued(kind: kind, at: indexPath))
      return nil
    }
    return isOf(view, .supplementaryView(kind, indexPath)) ? view : nil
  }

  /// Whether the view was dequeued for this element and for this request.
  private func isOf(_ view: UICollectionReusableView, _ key: ElementKey) -> Bool {
    if view.reuse.dequeuedFor == key, view.reuse.displayedAs == nil { return true }
    FaultScope.raise(.wrongView(for: key, dequeuedFor: view.reuse.dequeuedFor))
    return false
  }

  /// Looks whether the section still holds what it held when it was counted.
  ///
  /// Differs from UIKit: before the first cell that a later pass than the counting one needs, the section
  /// is counted again. UIKit would let the data source run into its own missing item.
  private func countsStillHold(for indexPath: IndexPath) -> Bool {
    guard !countsAreFresh, movement == nil, let counts, let dataSource = dataSourceLine else {
      return true
    }
    let section = indexPath[0]
    let now =
      dataSource.numberOfItems(inSection: section) + interaction.placeholders.count(in: section)
    if now == counts.items[section] { return true }
    FaultScope.raise(
      .changedCounts(section: section, counted: counts.items[section], now: now))
    return false
  }

  // MARK: On and off the screen

  func beginDisplaying(_ view: UICollectionReusableView, _ element: PlacedElement) {
    view.show(element.shown)
    insert(view, zIndex: element.shown.zIndex)
    keepDisplaying(view, element)
    delegateLine?.willDisplay(view, element.key)
  }

  /// Puts a view on the screen that does not stay there: nothing is noted, and its end takes it away again.
  func beginPassing(_ view: UICollectionReusableView, _ element: PlacedElement) {
    insert(view, zIndex: element.shown.zIndex)
    view.reuse.displayedAs = element.key
    view.reuse.dequeuedFor = element.key
    delegateLine?.willDisplay(view, element.key)
  }

  /// Notes a view that is on screen under the element's key.
  func keepDisplaying(_ view: UICollectionReusableView, _ element: PlacedElement) {
    view.reuse.displayedAs = element.key
    view.reuse.dequeuedFor = element.key
    displayed[element.key] = DisplayedElements.Entry(
      view: view, attributes: element.shown, original: element.original)
  }

  func endDisplaying(_ key: ElementKey) {
    guard let view = displayed[key]?.view else { return }
    displayed[key] = nil
    endDisplaying(view, as: key)
  }

  /// - Parameter places: the way to the items of the data while the view showed the element; nothing for the present.
  func endDisplaying(
    _ view: UICollectionReusableView, as key: ElementKey, at places: ShownPlaces? = nil
  ) {
    view.removeFromSuperview()
    delegateLine?.didEndDisplaying(view, key, at: places ?? self.places)
    recycle(view)
  }

  /// Takes a view off the screen as if it had never come.
  func removeFromDisplay(_ key: ElementKey) {
    guard let view = displayed[key]?.view else { return }
    displayed[key] = nil
    view.removeFromSuperview()
    recycle(view)
  }

  /// Queues a view, unless what it is registered by was replaced meanwhile.
  func recycle(_ view: UICollectionReusableView) {
    guard view.reuse.owner === self, let slot = view.reuse.slot else { return }
    releaseFocus(of: view)
    view.reuse.dequeuedFor = nil
    view.reuse.displayedAs = nil
    guard view.reuse.registration === registration(of: slot) else { return }
    reusePool.put(view, into: slot)
  }

  private func registration(of slot: ReusePool.Slot) -> ViewRegistration? {
    guard case .decorationView(let kind) = slot else { return reusePool.registration(of: slot) }
    return collectionViewLayout.decorationRegistrations[kind]
  }

  /// Ends the display of everything: what `reloadData()` does.
  func recycleAll() {
    for key in displayed.sortedKeys { endDisplaying(key) }
    displayed.removeAll()
    setNeedsLayout()
  }

  /// Behind the first view in front of it: by z index, then by the order of coming.
  func insert(_ view: UICollectionReusableView, zIndex: Int) {
    let inFront = depthOrder.firstIndex(inFrontOf: zIndex, except: view, in: children)
    if let inFront { insertSubview(view, at: inFront) } else { addSubview(view) }
  }
}

extension UICollectionReusableView {
  /// Takes over geometry, opacity and depth, then lets the view apply what it knows of its own. Equal
  /// attributes are not applied twice.
  func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let applied = reuse.applied, applied.isEqual(attributes) { return }
    let copy = attributes.copied
    let isRaised = copy.zIndex != reuse.applied?.zIndex
    reuse.applied = copy
    bounds = CGRect(origin: bounds.origin, size: attributes.size)
    center = attributes.center
    transform3D = attributes.transform3D
    alpha = attributes.alpha
    isHidden = attributes.isHidden
    layer.zPosition = CGFloat(attributes.zIndex)
    if isRaised, let view = superview as? UICollectionView {
      view.insert(self, zIndex: copy.zIndex)
    }
    // The object itself: what a subclass of attributes adds may not survive being copied.
    tellToApply(attributes)
  }
}
