extension UICollectionViewFlowLayout {
  var axis: FlowAxis { scrollDirection == .vertical ? .vertical : .horizontal }

  func invalidateLayout(if hasChanged: Bool) {
    if hasChanged { invalidateLayout() }
  }

  /// Brings up to date what was invalidated: asks the delegate for what it has to be asked for, then
  /// computes positions. After a fault everything stays as it was, and is due again.
  func solveIfNeeded() {
    guard let collectionView, !memory.isSolving, !FaultScope.isBroken else { return }
    if memory.view !== collectionView { memory.invalidation = .everything }
    guard !memory.invalidation.isEmpty else { return }
    let due = memory.invalidation
    memory.invalidation = FlowInvalidation()
    memory.isSolving = true
    defer { memory.isSolving = false }
    do {
      try ask(due, in: collectionView)
      place(due.positions, in: collectionView)
    } catch {
      memory.invalidation.formUnion(due)
      FaultScope.raise(error)
    }
  }

  private func ask(_ due: FlowInvalidation, in view: UICollectionView) throws(Fault) {
    var inquiry = FlowInquiry(self, in: view)
    switch due.metrics {
    case .nothing: break
    case .named:
      let changes = try inquiry.changes(items: due.items, bars: due.bars)
      guard !FaultScope.isBroken else { return }
      memory.changes.add(changes)
    case .everything:
      let answers = try inquiry.answers()
      guard !FaultScope.isBroken else { return }
      memory.adopt(answers)
    }
  }

  private func place(_ scope: FlowInvalidation.Scope, in view: UICollectionView) {
    guard scope != .nothing, !FaultScope.isBroken else { return }
    if scope == .everything || memory.unplaced != nil {
      memory.placeEverything(in: space(of: view), of: view)
    } else {
      memory.placeChanges()
    }
    guard memory.solver?.firstTooLong != nil else { return }
    let (message, finding) = FlowDiagnostics.tooLongItem(
      in: self, of: view, fromDelegate: memory.answers.sizesCameFromDelegate)
    UIKitLog.write(message, about: .tooLongItem, finding: finding)
  }

  /// The room that the view gives the lines.
  private func space(of view: UICollectionView) -> FlowSpace {
    let axis = memory.unplaced?.axis ?? memory.axis
    let adjusted = axis.insets(ownSide(of: view.adjustedContentInset))
    let extent = axis.size(view.bounds.size).cross - adjusted.leading - adjusted.trailing
    let reference: FlowInsets? =
      switch sectionInsetReference {
      case .fromContentInset: nil
      case .fromSafeArea: axis.insets(ownSide(of: view.safeAreaInsets))
      case .fromLayoutMargins: axis.insets(ownSide(of: view.layoutMargins))
      }
    return FlowSpace(
      crossExtent: max(extent, 0), scale: view.pixelsPerPoint,
      reference: reference.map {
        FlowReference(
          leading: $0.leading - adjusted.leading, trailing: $0.trailing - adjusted.trailing)
      })
  }

  /// The size that a cell asks for, in whole pixels; nil where no layout could grant it.
  func acceptablePreferredSize(of attributes: UICollectionViewLayoutAttributes) -> CGSize? {
    let size = attributes.size
    do {
      try FlowCheck.size(size, code: "flow/preferred-size", at: attributes.indexPath)
    } catch {
      FaultScope.raise(error)
      return nil
    }
    let pixels = PixelGrid(scale: collectionView?.pixelsPerPoint ?? UIScreen.main.scale)
    return CGSize(width: pixels.up(size.width), height: pixels.up(size.height))
  }
}

extension FlowAxis {
  func insets(_ insets: UIEdgeInsets) -> FlowInsets {
    self.insets(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}
