// Drags of items and moves of the focus, written down as what the user does.
extension UICollectionView {
  /// A long press that lifts an item; nothing where it is not to be dragged.
  package func lift(itemAt path: IndexPath) -> ItemDrag? {
    felt(
      RecordedCall("liftItem", ["at": .path(path)]), answered: { Spoken.flag($0 != nil) }
    ) { beginDrag(ofItemAt: path) }
  }

  /// The finger takes the item to a point of the content.
  package func carry(_ drag: ItemDrag, to point: CGPoint) {
    _ = felt(
      RecordedCall("carryItem", ["to": .point(point)]), answered: { .text("\($0)") }
    ) { drag.move(to: point, over: self) }
  }

  /// The finger lets go of the item.
  package func drop(_ drag: ItemDrag) {
    _ = felt(RecordedCall("dropItem"), answered: { .text("\($0)") }) { drag.end() }
  }

  /// Gives the item the focus. False where it cannot have it.
  package func focus(itemAt path: IndexPath) -> Bool {
    felt(RecordedCall("focusItem", ["at": .path(path)]), answered: Spoken.flag) {
      focusItem(at: path)
    }
  }

  /// Moves the focus as a key does. False where nothing lies that way.
  package func pressKey(towards heading: UIFocusHeading) -> Bool {
    felt(RecordedCall("moveFocus", ["heading": .text(heading.words)]), answered: Spoken.flag) {
      moveFocus(heading)
    }
  }
}

extension UIFocusHeading {
  fileprivate var words: String {
    let names: [(UIFocusHeading, String)] = [
      (.up, "up"), (.down, "down"), (.left, "left"), (.right, "right"), (.next, "next"),
      (.previous, "previous"), (.first, "first"), (.last, "last"),
    ]
    return names.filter { contains($0.0) }.map(\.1).joined(separator: " ")
  }
}
