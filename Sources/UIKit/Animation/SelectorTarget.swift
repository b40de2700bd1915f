/// An object that is called by the name of a method: on Linux it says by itself what a name means.
@MainActor protocol SelectorTarget: AnyObject {
  /// Runs the method of that name; nothing happens where it has none.
  @discardableResult func perform(_ aSelector: Selector, with object: Any?) -> Any?
}

extension Selector {
  /// Calls the method of this name of a responder or a layout; nobody else can be asked.
  @MainActor func call(_ target: AnyObject, with sender: Any?) {
    (target as? any SelectorTarget)?.perform(self, with: sender)
  }
}

extension UIResponder: SelectorTarget {}
extension UICollectionViewLayout: SelectorTarget {}
