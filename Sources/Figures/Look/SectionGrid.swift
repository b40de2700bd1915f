import CoreGraphics
import Drawing

/// Sections with their names, side by side as far as a page is wide, then below each other.
struct SectionGrid {
  fileprivate struct Block {
    let section: FigureSection
    let width: CGFloat
    let notes: [Label]
    var place = CGPoint.zero
  }

  private var blocks: [Block]
  private let isTwoLined: Bool
  let size: CGSize
  /// Sections that a page has no room for.
  let hidden: Int

  private static let pageWidth: CGFloat = 1000
  /// Whoever scrolls this far has seen enough, and three pixels a point still make a picture.
  private static let pageHeight: CGFloat = 5000
  private static let columnGap: CGFloat = 24
  private static let rowGap: CGFloat = 28
  private static let leastWidth: CGFloat = 120
  private static let nameStyle = FigureType.header.colored(FigureInk.ink)
  private static let noteHeight: CGFloat = 15

  init(_ sections: [FigureSection]) {
    let blocks = sections.map { section in
      let width = max(section.size.width, Self.leastWidth).rounded(.up)
      return Block(
        section: section, width: width,
        notes: Label.lines(section.notes, FigureType.caption, width: width))
    }
    isTwoLined = blocks.contains { !$0.section.name.isEmpty && $0.headingWidth > $0.width }
    (self.blocks, size) = Self.placed(blocks, heading: isTwoLined ? 42 : 26)
    hidden = blocks.count - self.blocks.count
  }

  private static func placed(_ blocks: [Block], heading: CGFloat) -> ([Block], CGSize) {
    var placed: [Block] = []
    var next = CGPoint.zero
    var size = CGSize.zero
    for block in blocks {
      var block = block
      if next.x > 0, next.x + block.width > pageWidth {
        next = CGPoint(x: 0, y: size.height + rowGap)
      }
      let height =
        heading + block.section.size.height
        + (block.notes.isEmpty ? 0 : 8 + CGFloat(block.notes.count) * noteHeight)
      if !placed.isEmpty, next.y + height > pageHeight { break }
      block.place = next
      placed.append(block)
      size = CGSize(
        width: max(size.width, next.x + block.width), height: max(size.height, next.y + height))
      next.x += block.width + columnGap
    }
    return (placed, size)
  }

  var items: [DrawItem] {
    blocks.map { block in
      let bodyY: CGFloat = isTwoLined ? 42 : 26
      let notesY = bodyY + block.section.size.height + 8
      let notes = block.notes.enumerated().map { line, label in
        label.item(at: CGPoint(x: 1, y: notesY + CGFloat(line) * Self.noteHeight))
      }
      return .moved(
        heading(block) + [.moved(block.section.body, by: CGPoint(x: 0, y: bodyY))] + notes,
        by: block.place)
    }
  }

  /// The name, and beside or below it what else is said of the change.
  private func heading(_ block: Block) -> [DrawItem] {
    let name = Label(block.section.name, Self.nameStyle, width: block.width)
    let left = isTwoLined || name == nil ? 0 : (name?.size.width ?? 0) + 8
    let details = Label(block.section.details, FigureType.caption, width: block.width - left)
    return [
      name?.item(at: CGPoint(x: 1, y: 2)),
      details?.item(at: CGPoint(x: 1 + left, y: isTwoLined ? 18 : 2)),
    ].compactMap(\.self)
  }
}

extension SectionGrid.Block {
  fileprivate var headingWidth: CGFloat {
    InterWidths.width(of: section.name, FigureType.header) + 8
      + InterWidths.width(of: section.details, FigureType.caption)
  }
}
