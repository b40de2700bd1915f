import CoreGraphics
import Drawing
import Motion

/// The parts of a difference on its page: two panels of one scale, and beside or below them the table.
struct DifferencePage {
  let story: MotionStory
  let wayOut: MotionStory?
  /// Of those that were asked to move and that only one state shows.
  let ways: [ElementID: CGVector]
  let options: DifferenceTriptych.Options
  /// The part of the screen that both panels show.
  let region: CGRect

  private static let gap: CGFloat = 16
  private static let head: CGFloat = 24
  private static let tableGap: CGFloat = 24
  private static let stackGap: CGFloat = 20
  /// On narrower pages the table stands below the panels.
  private static let leastWidth: CGFloat = 640
  /// Higher panels push the table off the page.
  private static let highest: CGFloat = 520
  /// Lower panels show nothing.
  private static let lowest: CGFloat = 140
  /// Lower ones, such as phones on their side, show nothing beside each other.
  private static let lowestBeside: CGFloat = 90

  private typealias Body = (size: CGSize, items: [DrawItem], unbadged: Set<Role>, views: [DrawView])

  private var width: FigureWidth { options.width ?? .readme }

  var figure: Figure {
    let rows = DeltaRows(story, ways: ways)
    let words = DifferenceWords(story, rows, noun: options.noun, wayOut: wayOut)
    let elements = DifferenceElements(story)
    let (details, notes) = (
      ["difference", words.details].joined(separator: " · "),
      words.notes + elements.marked.notes + elements.seen.notes
    )
    let heading = FigureHeading(
      title: options.title, details: details, finding: words.finding, findingLeads: true,
      width: width.content)
    let lines = Label.lines(notes, FigureType.caption, width: width.content)
    let around = heading.height + lines.reduce(0) { $0 + $1.size.height + 3 } + Self.margins
    let body = body(rows, elements, height: width.tallest - around)
    return FigurePage(
      title: options.title, subtitle: details, finding: words.finding, findingLeads: true,
      summary: words.summary, width: width, size: body.size, body: body.items,
      legend: body.unbadged.sorted().map { LegendEntry($0) }, notes: notes, views: body.views
    ).figure
  }

  /// Above and below, and between the parts of the page, with a line for a legend.
  private static let margins: CGFloat = 96

  /// The table stands beside the panels where it fits there, else below them.
  private func body(_ rows: DeltaRows, _ elements: DifferenceElements, height: CGFloat) -> Body {
    let content = width.content
    let isWide = width.points >= Self.leastWidth
    let room = isWide ? (content * 0.634).rounded(.down) - Self.tableGap : content
    let stage = stage(room, height: Self.highest)
    guard !rows.rows.isEmpty else { return panels(stage, elements, room: room) }
    let left = 2 * stage.size.width + Self.gap + Self.tableGap
    let table = DeltaTable(rows, width: content - left)
    let isTall = table.size.height > (Self.head + stage.size.height) * 1.6
    guard isWide, !table.isCramped, !isTall else { return stacked(elements, height: height) }
    let panels = panels(stage, elements, room: 2 * stage.size.width + Self.gap)
    let size = CGSize(width: content, height: max(panels.size.height, table.size.height))
    let place = CGPoint(x: left, y: 0)
    return (size, panels.items + [.moved(table.items, by: place)], panels.unbadged, panels.views)
  }

  /// Both in full width, with as many rows as leave room for the panels.
  private func stacked(_ elements: DifferenceElements, height: CGFloat) -> Body {
    let natural = panelsHeight(stage(width.content, height: Self.highest).size.height)
    let least = panelsHeight(leastHeight)
    var room: CGFloat = 0
    var table = DeltaTable(DeltaRows(story, ways: ways), width: width.content)
    for (limit, isTight) in Self.tables {
      table = DeltaTable(
        DeltaRows(story, ways: ways, limit: limit), width: width.content, isTight: isTight)
      room = height - Self.head - Self.stackGap - table.size.height
      if room >= min(natural, least) { break }
    }
    let lowest = width.isNarrow ? leastHeight : Self.lowest * 0.6
    let each = standsBelow ? (room - Self.head - Self.stackGap) / 2 : room
    let panels = panels(
      stage(width.content, height: max(each, lowest)), elements, room: width.content)
    let place = CGPoint(x: 0, y: panels.size.height + Self.stackGap)
    let size = CGSize(
      width: max(panels.size.width, table.size.width), height: place.y + table.size.height)
    return (size, panels.items + [.moved(table.items, by: place)], panels.unbadged, panels.views)
  }

  /// The numbers of rows to try, and whether these stand close.
  private static let tables = [
    (DeltaRows.limit, false), (DeltaRows.limit, true), (9, true), (7, true), (5, true), (4, true),
  ]

  /// Whether the second panel stands below the first one.
  private var standsBelow: Bool {
    let panel = (width.content - Self.gap) / 2
    return width.isNarrow && region.width > panel
      && region.height * panel / region.width < Self.lowestBeside
  }

  private func panelsHeight(_ height: CGFloat) -> CGFloat {
    standsBelow ? 2 * height + Self.head + Self.stackGap : height
  }

  /// Of a panel: that of a screen that is wide enough, on a page where that is scarce.
  private var leastHeight: CGFloat {
    guard width.isNarrow, region.width > 0 else { return Self.lowest }
    let height = FigureWidth.leastScreen * region.height / region.width
    return max(Self.lowest, min(height, width.points * 0.85))
  }

  /// Two panels of one scale that together are no wider than that.
  private func stage(_ room: CGFloat, height: CGFloat) -> ScreenPart {
    let panel = standsBelow ? room : ((room - Self.gap) / 2).rounded(.down)
    return ScreenPart(
      region, fitting: CGSize(width: panel, height: min(panel * 2.2, height, Self.highest)),
      faces: options.faces)
  }

  /// Narrow ones stand as far from each other as their words need, where there is room for that.
  private func panels(_ stage: ScreenPart, _ elements: DifferenceElements, room: CGFloat) -> Body {
    let sides = [(StepRoles.Side.before, options.before), (.after, options.after)]
    let style = FigureType.name.colored(FigureInk.secondary)
    let words = sides.map { InterWidths.width(of: $0.1.capitalizedFirst, style) }
    let most = room - max(stage.size.width, min(words[1], room / 2))
    let pitch =
      standsBelow
      ? CGSize(width: 0, height: Self.head + stage.size.height + Self.stackGap)
      : CGSize(width: max(stage.size.width + Self.gap, min(words[0] + Self.gap, most)), height: 0)
    var items: [DrawItem] = []
    var unbadged: Set<Role> = []
    var views: [DrawView] = []
    for (index, (side, word)) in sides.enumerated() {
      let corner = CGPoint(x: CGFloat(index) * pitch.width, y: CGFloat(index) * pitch.height)
      let free = index == 0 && !standsBelow ? pitch.width - Self.gap : room - corner.x
      let label = Label(word.capitalizedFirst, style, width: max(free, stage.size.width))
      let panel = DifferencePanel(story, elements, on: stage, side: side)
      let place = CGRect(origin: corner.offset(0, Self.head), size: stage.size)
      items += [label?.item(at: corner)].compactMap(\.self)
      items.append(.moved(panel.items, by: place.origin))
      unbadged.formUnion(panel.unbadged)
      views.append(DrawView(side == .before ? "before" : "after", place))
    }
    let size = CGSize(
      width: pitch.width + stage.size.width, height: pitch.height + Self.head + stage.size.height)
    return (size, items, unbadged, views)
  }
}
