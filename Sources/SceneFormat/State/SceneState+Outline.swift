// Items that stand below others, as the section snapshots of a diffable data source have them.
extension SceneState {
  /// The data once an item shows those below it, or hides them. One that does so already is left alone.
  func outlined(_ outline: OutlineDescription) -> SceneState {
    var state = self
    guard let (section, index) = place(of: outline.item.value),
      sections[section].items[index].isExpanded != outline.isExpanding
    else { return state }
    var item = withChildrenOfNow(sections[section].items[index])
    item.isExpanded = outline.isExpanding
    if outline.isExpanding {
      state.sections[section].items.replaceSubrange(index...index, with: item.shown)
    } else {
      let below = Set(item.withChildren.dropFirst().map(\.id))
      state.sections[section].items[index] = item
      state.sections[section].items.removeAll { below.contains($0.id) }
    }
    return state
  }

  /// The item with those below it as earlier steps left them: what opened stays open, what went is gone.
  private func withChildrenOfNow(_ item: ItemDescription) -> ItemDescription {
    guard item.isExpanded else { return item }
    var item = item
    item.children = item.children.compactMap { self.item($0.id).map(withChildrenOfNow) }
    return item
  }
}
