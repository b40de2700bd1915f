import CoreGraphics
import Drawing

/// Goes through the nodes of a drawing, and marks those whose numbers change.
struct ContentWriter {
  private let contentDrawing: ContentDrawing
  private let moverDrawing: MoverDrawing
  private var next = 0

  init(_ contentDrawing: ContentDrawing, _ moverDrawing: MoverDrawing) {
    self.contentDrawing = contentDrawing
    self.moverDrawing = moverDrawing
  }

  mutating func items(by writer: inout MoverWriter) -> [DrawItem] {
    next = 0
    return items(contentDrawing.items, by: &writer).items
  }

  /// The items with their marks, and whether there are any.
  private mutating func items(
    _ items: [DrawItem], by writer: inout MoverWriter
  ) -> (items: [DrawItem], moves: Bool) {
    var (result, pending, moves) = ([DrawItem](), [DrawItem](), false)
    for item in items {
      let drawn = marked(item, by: &writer)
      if drawn.moves {
        // Items that stand still are told in as few words as possible.
        result += pending.simplified() + drawn.items
        (pending, moves) = ([], true)
      } else {
        pending += drawn.items
      }
    }
    return (moves ? result + pending.simplified() : pending.simplified(), moves)
  }

  private mutating func marked(
    _ item: DrawItem, by writer: inout MoverWriter
  ) -> (items: [DrawItem], moves: Bool) {
    let node = next
    next += 1
    let changes = NodeChanges(contentDrawing, moverDrawing, node: node, by: writer)
    switch item {
    case .group(var group):
      let children = items(group.children, by: &writer)
      group.children = children.items
      if group.children.isEmpty { return ([], false) }
      if let point = group.turnsAround {
        return ([writer.turning(changes.wrap(group, by: &writer), around: point)], true)
      }
      if changes.isEmpty, !children.moves { return ([.group(group)], false) }
      return (changes.wrap(group, by: &writer), true)
    case .shape(let shape):
      if changes.isEmpty { return ([item], false) }
      return (changes.wrap(shape, by: &writer), true)
    case .text(let text):
      if changes.isEmpty { return ([item], false) }
      return (changes.wrap(text, by: &writer), true)
    case .image(let image):
      if changes.isEmpty { return ([item], false) }
      return (changes.wrap(image, by: &writer), true)
    }
  }
}
