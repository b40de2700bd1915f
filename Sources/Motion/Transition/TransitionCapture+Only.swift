extension LayoutSnapshot {
  /// The state with these items only: nothing else is there.
  public func only(_ items: Set<String>) -> LayoutSnapshot {
    with(elements: elements.filter { $0.id.isItem(of: items) })
  }
}

extension TransitionCapture {
  /// The change of these items only, as if nothing else had been there.
  public func only(_ items: Set<String>) -> TransitionCapture {
    var capture = TransitionCapture(
      before: before.only(items), after: after.only(items),
      changes: changes.filter { $0.start.id.isItem(of: items) || $0.end.id.isItem(of: items) },
      timing: timing, additions: additions.filter { $0.id.isItem(of: items) })
    capture.progress = progress
    return capture
  }
}

extension ElementID {
  fileprivate func isItem(of items: Set<String>) -> Bool {
    kind == .cell && identifier.map(items.contains) == true
  }
}
