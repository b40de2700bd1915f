// The calls to a layout during animated changes.
extension LayoutCalls {
  // MARK: Beginnings and ends

  func prepare(for updates: [UICollectionViewUpdateItem]) {
    tell(
      RecordedCall("prepare", ["forCollectionViewUpdates": .list(updates.map(Spoken.update))])
    ) { layout.prepare(forCollectionViewUpdates: updates) }
  }

  func finalizeUpdates() {
    tell(RecordedCall("finalizeCollectionViewUpdates"), by: layout.finalizeCollectionViewUpdates)
  }

  func prepare(forAnimatedBoundsChange bounds: CGRect) {
    tell(RecordedCall("prepare", ["forAnimatedBoundsChange": .rect(bounds)])) {
      layout.prepare(forAnimatedBoundsChange: bounds)
    }
  }

  func finalizeBoundsChange() {
    tell(RecordedCall("finalizeAnimatedBoundsChange"), by: layout.finalizeAnimatedBoundsChange)
  }

  func prepareForTransition(to later: UICollectionViewLayout) {
    tell(RecordedCall("prepareForTransition", ["to": .type(of: later)])) {
      layout.prepareForTransition(to: later)
    }
  }

  func prepareForTransition(from earlier: UICollectionViewLayout) {
    tell(RecordedCall("prepareForTransition", ["from": .type(of: earlier)])) {
      layout.prepareForTransition(from: earlier)
    }
  }

  func finalizeTransition() {
    tell(RecordedCall("finalizeLayoutTransition"), by: layout.finalizeLayoutTransition)
  }

  // MARK: Starts and ends of elements

  func initial(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let call = Self.question(key, "initialLayoutAttributesForAppearing")
    return ask(call, answered: Spoken.attributes) { layout.initialAttributes(for: key) }
  }

  func final(_ key: ElementKey) -> UICollectionViewLayoutAttributes? {
    let call = Self.question(key, "finalLayoutAttributesForDisappearing")
    return ask(call, answered: Spoken.attributes) { layout.finalAttributes(for: key) }
  }

  /// The paths of a kind that the layout wants to go and to come whatever the data does.
  func paths(
    ofKind kind: String, _ category: UICollectionView.ElementCategory
  ) -> (going: [IndexPath], coming: [IndexPath]) {
    let isSupplementary = category == .supplementaryView
    let noun = isSupplementary ? "SupplementaryView" : "DecorationView"
    let going = ask(
      RecordedCall("indexPathsToDeleteFor\(noun)", ["ofKind": .text(kind)]), answered: Spoken.paths
    ) {
      isSupplementary
        ? layout.indexPathsToDeleteForSupplementaryView(ofKind: kind)
        : layout.indexPathsToDeleteForDecorationView(ofKind: kind)
    }
    let coming = ask(
      RecordedCall("indexPathsToInsertFor\(noun)", ["ofKind": .text(kind)]), answered: Spoken.paths
    ) {
      isSupplementary
        ? layout.indexPathsToInsertForSupplementaryView(ofKind: kind)
        : layout.indexPathsToInsertForDecorationView(ofKind: kind)
    }
    return (going, coming)
  }

  private static func question(_ key: ElementKey, _ beginning: String) -> RecordedCall {
    let path = Spoken.path(key.indexPath)
    let kind = Spoken.text(key.kind ?? "")
    return switch key.category {
    case .cell: RecordedCall("\(beginning)Item", ["at": path])
    case .supplementaryView:
      RecordedCall("\(beginning)SupplementaryElement", ["ofKind": kind, "at": path])
    case .decorationView:
      RecordedCall("\(beginning)DecorationElement", ["ofKind": kind, "at": path])
    }
  }

  // MARK: Interactive movement

  func target(ofMoving path: IndexPath, position: CGPoint) -> IndexPath {
    ask(
      RecordedCall(
        "targetIndexPath",
        ["forInteractivelyMovingItem": .path(path), "withPosition": .point(position)]),
      answered: Spoken.path,
      by: { layout.targetIndexPath(forInteractivelyMovingItem: path, withPosition: position) })
  }
}
