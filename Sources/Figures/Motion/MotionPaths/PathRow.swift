import CoreGraphics
import Drawing
import Motion

/// The words of a cell in a list: its name at one end, the badge and the word of its role at the other.
struct PathRow {
  private(set) var items: [DrawItem] = []
  private(set) var isNamed = false
  private(set) var hasBadge = false
  private(set) var saysRole = false

  init(_ cell: PathCell, in field: inout LabelField) {
    isNamed = cell.showsWords
    for text in cell.texts { field.take(text) }
    if !cell.accessory.isNull { field.take(cell.accessory) }
    guard cell.opacity >= 0.3 else { return }
    let badge = cell.story.hasBadge ? Self.badgePlace(cell, &field) : nil
    if let badge {
      items += RoleMark(cell.story.role).cutBadge(
        at: badge.center, size: badge.width, on: FigureInk.surface)
      hasBadge = true
    }
    let isBeside = badge.map { cell.isInRow && !cell.marked.contains($0.center) } ?? false
    let right = badge.map {
      $0.minX > cell.frame.midX && !isBeside ? $0.minX - 8 : cell.inside.maxX - 4
    }
    writeName(cell, until: right ?? cell.inside.maxX - 4, &field)
    if let badge, isBeside {
      writeRole(cell, behind: badge, &field)
    } else if let right, cell.frame.height >= 20 {
      let edge = cell.accessory.isNull ? right : min(right, cell.accessory.minX - 6)
      writeRole(cell, until: edge, &field)
    }
  }

  private mutating func writeName(
    _ cell: PathCell, until right: CGFloat, _ field: inout LabelField
  ) {
    let left =
      cell.inside.minX + (cell.frame.width < 80 ? 4 : cell.story.role.isAskedOfItem ? 10 : 12)
    guard let label = cell.label(width: right - left) else {
      if let block = cell.block, field.place([block.bounds]) != nil { items.append(block) }
      return
    }
    let middle = CGRect(
      x: left, y: (cell.frame.midY - label.size.height / 2).rounded(), width: label.size.width,
      height: label.size.height)
    let own = cell.ownPlace(label.size).map { place in
      let isFar = place.minX < left || place.maxX > right
      let isOnPlate = cell.hasOwnPlace || cell.isInRow
      return isFar && !(isOnPlate && cell.frame.contains(place)) ? middle : place
    }
    var choices = [own ?? middle]
    // Words of a drawing are covered with it, and cut by the edge of the screen; only what was asked for is told anyhow.
    if own == nil || cell.story.wearsMark {
      choices += [
        middle, middle.offsetBy(dx: 0, dy: cell.inside.minY + 3 - middle.minY),
        middle.offsetBy(dx: 0, dy: cell.inside.maxY - 3 - middle.maxY),
      ]
    }
    guard let place = field.place(choices) else { return }
    items.append(label.item(in: place))
    isNamed = true
  }

  private mutating func writeRole(
    _ cell: PathCell, until right: CGFloat, _ field: inout LabelField
  ) {
    let label = Label(
      cell.story.role.words, FigureType.roleWord.colored(cell.ink(isQuiet: false)))
    let x = right - label.size.width
    guard x > cell.inside.minX + 4 else { return }
    write(label, at: CGPoint(x: x, y: cell.frame.midY), in: &field)
  }

  /// The same in a row, on the other side of a badge that stands beside its bubble.
  private mutating func writeRole(
    _ cell: PathCell, behind badge: CGRect, _ field: inout LabelField
  ) {
    let label = Label(cell.story.role.words, FigureType.roleWord.colored(FigureInk.ink))
    let isRight = badge.midX > cell.marked.midX
    let x = isRight ? badge.maxX + 6 : badge.minX - 6 - label.size.width
    guard x >= cell.frame.minX, x + label.size.width <= cell.frame.maxX else { return }
    write(label, at: CGPoint(x: x, y: badge.midY), in: &field)
  }

  /// - Parameter place: the left end of its middle.
  private mutating func write(
    _ label: Label, at place: CGPoint, in field: inout LabelField
  ) {
    let box = CGRect(
      x: place.x, y: (place.y - label.size.height / 2).rounded(), width: label.size.width,
      height: label.size.height)
    guard field.place([box.insetBy(dx: -4, dy: 0)]) != nil else { return }
    items.append(label.item(in: box))
    saysRole = true
  }

  /// At the end of the row; on its corner where it is small or full of words.
  private static func badgePlace(_ cell: PathCell, _ field: inout LabelField) -> CGRect? {
    let height = cell.frame.height
    let size: CGFloat = height >= 25 ? 16 : height >= 17 ? 12 : 10
    guard height >= 10, cell.frame.width >= 14 else { return nil }
    let x = cell.inside.maxX - 6 - size / 2
    let rows = [cell.frame.midY, cell.inside.minY + 4 + size / 2, cell.inside.maxY - 4 - size / 2]
    let inside = rows.map { square(CGPoint(x: x, y: $0), size) }
    if let place = field.place(cell.badgesBeside(size: size)) { return place }
    let isRow = cell.frame.width >= 56
    let corner = square(CGPoint(x: cell.frame.maxX - 3, y: cell.frame.minY + 3), min(size, 12))
    return field.place(isRow ? inside + [corner] : [corner])
  }

  private static func square(_ center: CGPoint, _ size: CGFloat) -> CGRect {
    CGRect(center: center, size: CGSize(width: size, height: size))
  }
}
