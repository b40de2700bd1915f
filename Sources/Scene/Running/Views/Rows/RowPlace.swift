import SceneFormat

/// The place of an item among its neighbours: groups have corners at their ends, and runs of messages a tail.
struct RowPlace {
  let index: Int
  let section: String
  /// The name of the style of the section's cells.
  let style: String?
  var isFirst = true
  var isLast = true
  /// Whether the item before it stands at the other side, or there is none.
  var beginsRun = true
  /// Whether the item after it stands at the other side, or there is none.
  var endsRun = true

  init(index: Int, in section: SectionDescription?) {
    self.index = index
    self.section = section?.id ?? ""
    style = section?.style
    let items = section?.items ?? []
    guard items.indices.contains(index) else { return }
    (isFirst, isLast) = (index == 0, index == items.count - 1)
    let side = items[index].row.side ?? .leading
    beginsRun = isFirst || (items[index - 1].row.side ?? .leading) != side
    endsRun = isLast || (items[index + 1].row.side ?? .leading) != side
  }
}
