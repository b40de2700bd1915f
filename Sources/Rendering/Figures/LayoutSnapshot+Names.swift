internal import Motion

extension LayoutSnapshot {
  /// The same layout for figures that call elements by their identity: each is called as the data call it, as in all other
  /// figures. Elements whose name is another one's identity keep their own.
  func called(by names: [ElementID: String]) -> LayoutSnapshot {
    guard !names.isEmpty else { return self }
    let known = Set(elements.map(\.id))
    return with(
      elements: elements.map { element in
        guard let name = names[element.id] else { return element }
        var called = element
        called.id.name = .identifier(name)
        return known.contains(called.id) ? element : called
      })
  }
}
