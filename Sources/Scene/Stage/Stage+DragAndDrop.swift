import Motion
public import UIKit

// Items under a finger, and the focus that keys move.
extension Stage {
  /// Lifts the item, drags it to the place that it is to have, and lets go of it: by drag and drop, with the operation
  /// that the data propose. On a stage with data of its own these take what is dropped; another stage's collection
  /// view has delegates of its own for it, which propose and take what they like. Nothing happens where the item
  /// is not to be dragged.
  public func drag(
    item identifier: String, to destination: IndexPath, proposal: UIDropOperation = .move
  ) throws -> Recording {
    let data = identify == nil ? source : nil
    return try drag(
      item: identifier, to: destination,
      in: data.map { StageDragging(in: $0, proposal, to: destination) })
  }

  /// Gives the item with this identifier the focus, and scrolls it into sight.
  public func focus(_ item: String) throws -> Recording {
    guard let path = try path(ofItem: item) else {
      let known = try snapshot().elements.filter { $0.kind == .cell }.compactMap(\.id.identifier)
      throw GestureFault.unknown("\"\(item)\"", known: known)
    }
    return try focusing { $0.focus(itemAt: path) }
  }

  /// Moves the focus as a key does, into the collection view where nothing in it has the focus.
  public func moveFocus(_ heading: UIFocusHeading) throws -> Recording {
    try focusing { $0.pressKey(towards: heading) }
  }

  private func focusing(_ move: @escaping (UICollectionView) -> Bool) throws -> Recording {
    try record { view in
      AnimationContext(duration: 0.3).run {
        _ = move(view)
        view.layoutIfNeeded()
      }
    }
  }

  // MARK: Dragging

  /// A drag is seen at so many places of the finger.
  private static let moves = 6

  /// - Parameter delegate: stands in for delegates that the collection view has not.
  func drag(
    item identifier: String, to destination: IndexPath, in delegate: StageDragging?
  ) throws -> Recording {
    try perform { _ in }
    let start = try touchPoint(of: .item(identifier))
    guard case .item(let path) = collectionView.part(at: start) else { return Recording([]) }
    let outer = (collectionView.dragDelegate, collectionView.dropDelegate)
    let wasAllowed = collectionView.dragInteractionEnabled
    if let delegate, outer.0 == nil, outer.1 == nil {
      (collectionView.dragDelegate, collectionView.dropDelegate) = (delegate, delegate)
      collectionView.dragInteractionEnabled = true
    }
    defer {
      (collectionView.dragDelegate, collectionView.dropDelegate) = outer
      collectionView.dragInteractionEnabled = wasAllowed
    }
    return try carry(itemAt: path, from: start, to: try dropPoint(at: destination))
  }

  private func carry(
    itemAt path: IndexPath, from start: CGPoint, to end: CGPoint
  ) throws -> Recording {
    var steps: [RecordedChange] = []
    var lifted: ItemDrag?
    touches = TouchCourse()
    steps += try record { lifted = $0.lift(itemAt: path) }
    guard let drag = lifted else { return Recording(steps) }
    var finger = onScreen(start)
    for move in 1...Self.moves {
      let share = CGFloat(move) / CGFloat(Self.moves)
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      let next = onScreen(point)
      touches.add(.init(during: steps.count, from: finger, to: next))
      finger = next
      steps += try record { view in
        AnimationContext(duration: 0.3 / Double(Self.moves), options: .curveLinear).run {
          view.carry(drag, to: point)
          view.layoutIfNeeded()
        }
      }
    }
    steps += try record { $0.drop(drag) }
    return Recording(steps)
  }

  /// A point at which a finger lets go for a place: on the item that is there now, on the end of the last item before
  /// it, or below the header of a section without items.
  private func dropPoint(at path: IndexPath) throws -> CGPoint {
    let view = collectionView
    let screen = StageScreen(of: view).viewport
    guard path.section < view.numberOfSections,
      let frame = dropFrame(at: path)?.intersection(screen), !frame.isEmpty
    else { throw GestureFault.outOfReach("the place \(path.section), \(path.item)") }
    return CGPoint(x: frame.midX, y: frame.midY)
  }

  private func dropFrame(at path: IndexPath) -> CGRect? {
    let view = collectionView
    if let there = view.layoutAttributesForItem(at: path) { return there.frame }
    if path.item > 0 {
      let last = IndexPath(item: path.item - 1, section: path.section)
      return view.layoutAttributesForItem(at: last).map { last in
        CGRect(x: last.frame.maxX - 2, y: last.frame.maxY - 2, width: 2, height: 2)
      }
    }
    let header = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionHeader,
      at: IndexPath(item: 0, section: path.section))
    let footer = view.layoutAttributesForSupplementaryElement(
      ofKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: path.section))
    if let header { return CGRect(x: header.frame.midX, y: header.frame.maxY, width: 1, height: 1) }
    if let footer { return CGRect(x: footer.frame.midX, y: footer.frame.minY, width: 1, height: 1) }
    return emptyPlace(before: path.section)
  }

  /// Behind the last item of the sections before one that shows nothing.
  private func emptyPlace(before section: Int) -> CGRect {
    let view = collectionView
    let last = (0..<section).last { view.numberOfItems(inSection: $0) > 0 }.flatMap {
      view.layoutAttributesForItem(
        at: IndexPath(item: view.numberOfItems(inSection: $0) - 1, section: $0))
    }
    let top = last?.frame.maxY ?? view.bounds.minY
    return CGRect(x: last?.frame.midX ?? view.bounds.midX, y: top, width: 1, height: 1)
  }
}
