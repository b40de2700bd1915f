import CoreGraphics
import Drawing

/// Sections with their names, side by side as far as a page is wide, then below each other.
struct SectionGrid {
  let items: [DrawItem]
  let size: CGSize
  /// Sections that a page has no room for.
  let hidden: Int

  /// Whoever scrolls this far has seen enough, and three pixels a point still make a picture.
  private static let pageHeight: CGFloat = 5000
  private static let columnGap: CGFloat = 24
  private static let rowGap: CGFloat = 28
  /// A line beside nothing is no longer than on half of a page.
  private static let widestWords: CGFloat = FigureWidth.half.content

  init(_ sections: [FigureSection], width: CGFloat) {
    var items: [DrawItem] = []
    var size = CGSize.zero
    var shown = 0
    for row in Self.rows(sections, width: width) {
      let head = row.map(\.headHeight).max() ?? 0
      let height = head + (row.map(\.bodyHeight).max() ?? 0)
      let top = shown == 0 ? 0 : size.height + Self.rowGap
      if shown > 0, top + height > Self.pageHeight { break }
      var left: CGFloat = 0
      for block in row {
        items.append(.moved(block.items(headHeight: head), by: CGPoint(x: left, y: top)))
        size.width = max(size.width, left + block.width)
        left += block.width + Self.columnGap
      }
      size.height = top + height
      shown += row.count
    }
    (self.items, self.size) = (items, size)
    hidden = sections.count - shown
  }

  private static func rows(_ sections: [FigureSection], width: CGFloat) -> [[SectionBlock]] {
    let rows = rows(sections.map { SectionBlock($0, width: width) }, width: width)
    guard rows.allSatisfy({ $0.count == 1 }) else { return rows }
    // Words below each other have the room beside a narrow picture, too.
    let least = min(width, widestWords)
    return sections.map { [SectionBlock($0, width: width, least: least)] }
  }

  private static func rows(_ blocks: [SectionBlock], width: CGFloat) -> [[SectionBlock]] {
    var rows: [[SectionBlock]] = []
    var left: CGFloat = 0
    for block in blocks {
      if rows.isEmpty || left + block.width > width {
        rows.append([])
        left = 0
      }
      rows[rows.count - 1].append(block)
      left += block.width + columnGap
    }
    return rows
  }
}

/// A section with its heading and its notes, as wide as it wants to be on the page.
private struct SectionBlock {
  let section: FigureSection
  let width: CGFloat
  private let head: [(label: Label, y: CGFloat)]
  private let notes: [Label]

  private static let nameStyle = FigureType.header.colored(FigureInk.ink)
  private static let noteHeight: CGFloat = 15
  private static let headLine: CGFloat = 16

  init(_ section: FigureSection, width limit: CGFloat, least: CGFloat = 120) {
    self.section = section
    width = min(max(section.size.width, least), max(limit, section.size.width))
      .rounded(.up)
    let lines =
      Label.lines([section.name], Self.nameStyle, width: width)
      + Label.lines([section.finding.asSentence], FigureType.finding, width: width)
      + Label.lines([section.details], FigureType.caption, width: width)
    head = lines.enumerated().map { ($1, 2 + CGFloat($0) * Self.headLine) }
    notes = Label.lines(section.notes, FigureType.caption, width: width)
  }

  var headHeight: CGFloat { head.isEmpty ? 0 : 10 + CGFloat(head.count) * Self.headLine }

  var bodyHeight: CGFloat {
    section.size.height + (notes.isEmpty ? 0 : 8 + CGFloat(notes.count) * Self.noteHeight)
  }

  func items(headHeight: CGFloat) -> [DrawItem] {
    let notesY = headHeight + section.size.height + 8
    return head.map { $0.label.item(at: CGPoint(x: 1, y: $0.y)) }
      + [.moved(section.body, by: CGPoint(x: 0, y: headHeight))]
      + notes.enumerated().map { line, label in
        label.item(at: CGPoint(x: 1, y: notesY + CGFloat(line) * Self.noteHeight))
      }
  }
}
