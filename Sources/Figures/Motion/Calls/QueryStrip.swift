import CoreGraphics
import Drawing
import Motion

/// A content as a strip that runs down the page, with the rectangles that the layout was asked about around it: for
/// few questions about one content.
struct QueryStrip {
  private let queries: [NumberedQuery]
  private let levels: [Int]
  private let stage: Stage
  private let callouts: [(callout: QueryCallout, anchor: CGFloat)]
  private let cells: QueryCells
  private let width: CGFloat

  static let mostQueries = 6
  private static let mostLevels = 4
  private static let top: CGFloat = 18
  private static let tail: CGFloat = 16
  private static let bleed: CGFloat = 8

  /// How the strip lies on the page.
  private struct Stage {
    let axis: QueryAxis
    /// Of the content, its way downwards.
    let region: CGRect
    let scale: CGFloat
    let left: CGFloat
    let labelsEnd: CGFloat
    let calloutX: CGFloat

    func place(_ rect: CGRect) -> CGRect {
      let rect = axis.turned(rect)
      return CGRect(
        x: left + (rect.minX - region.minX) * scale,
        y: QueryStrip.top + (rect.minY - region.minY) * scale,
        width: rect.width * scale, height: rect.height * scale)
    }

    var end: CGFloat { QueryStrip.top + region.height * scale }
  }

  /// Nil where a list is easier to read: of many questions, of several contents, or of a content without size.
  init?(_ queries: [NumberedQuery], in room: CGSize) {
    guard let first = queries.first, queries.count <= Self.mostQueries,
      queries.allSatisfy({ $0.layout.isLaidOut(like: first.layout) }),
      let region = Self.region(of: queries)
    else { return nil }
    levels = Self.levels(of: queries)
    let outer = CGFloat((levels.max() ?? 0) * 5 + 5)
    guard (levels.max() ?? 0) < Self.mostLevels else { return nil }
    let labels = queries.flatMap { query -> [CGFloat] in
      let rect = query.axis.turned(query.query.rect)
      return [rect.minY, rect.maxY].map {
        Label(FigureText.length($0), FigureType.caption).size.width
      }
    }
    let left = (labels.max() ?? 0) + 12 + outer
    let across = max(60, (room.width * 0.272).rounded())
    let scale = min(1, across / region.width, room.height / region.height)
    guard region.width * scale >= 24 else { return nil }
    stage = Stage(
      axis: first.axis, region: region, scale: scale, left: left,
      labelsEnd: left - 12 - outer,
      calloutX: (left + region.width * scale + outer + 40).rounded())
    self.queries = queries
    width = room.width
    let place = stage.place
    cells = QueryCells(
      first.layout, queries, within: first.axis.turned(region), place: { place($0) })
    guard first.layout.elements.count <= QueryCells.mostCells else { return nil }
    callouts = Self.callouts(queries, stage, width: room.width - stage.calloutX)
  }

  // MARK: Measures

  /// The part of the content that the questions are about, and a little of what follows.
  private static func region(of queries: [NumberedQuery]) -> CGRect? {
    guard let first = queries.first else { return nil }
    let content = first.axis.turned(CGRect(origin: .zero, size: first.layout.contentSize))
    let margin = max(content.width, content.height)
    let limits = content.insetBy(dx: -content.width / 2, dy: -margin / 2)
    guard content.isUsable else { return nil }
    let asked = queries.map { first.axis.turned($0.query.rect).intersection(limits) }
      .filter { !$0.isNull }
    guard let one = asked.first else { return nil }
    let union = asked.dropFirst().reduce(one) { $0.union($1) }
    let rest = max(0, content.maxY - union.maxY)
    let bottom = union.maxY + min(rest, union.height * 0.05)
    let region = CGRect(
      x: content.minX, y: union.minY, width: content.width, height: bottom - union.minY)
    return region.isUsable ? region : nil
  }

  /// Borders that would lie on each other have different distances from the content, those of wrong answers the
  /// largest.
  private static func levels(of queries: [NumberedQuery]) -> [Int] {
    var levels = [Int](repeating: 0, count: queries.count)
    let order = queries.indices.sorted { !queries[$0].isWrong && queries[$1].isWrong }
    for (turn, index) in order.enumerated() {
      let rect = queries[index].axis.turned(queries[index].query.rect)
      let taken = order.prefix(turn).filter { other in
        let near = queries[other].axis.turned(queries[other].query.rect)
        return rect.minY < near.maxY && near.minY < rect.maxY
      }.map { levels[$0] }
      levels[index] = (0...taken.count).first { !taken.contains($0) } ?? 0
    }
    return levels
  }

  /// Beside that part of each rectangle that no other one covers, one below the other.
  private static func callouts(
    _ queries: [NumberedQuery], _ stage: Stage, width: CGFloat
  ) -> [(callout: QueryCallout, anchor: CGFloat)] {
    let isBrief = queries.allSatisfy { !$0.isWrong }
    return queries.map { query in
      (QueryCallout(query, width: width, isBrief: isBrief), anchor(of: query, queries, stage))
    }
  }

  private static func anchor(
    of query: NumberedQuery, _ queries: [NumberedQuery], _ stage: Stage
  ) -> CGFloat {
    let own = shown(stage.place(query.query.rect), stage)
    let others = queries.filter { $0.number != query.number }
      .map { shown(stage.place($0.query.rect), stage) }
    let edges = ([own.minY, own.maxY] + others.flatMap { [$0.minY, $0.maxY] })
      .filter { $0 >= own.minY && $0 <= own.maxY }.sorted()
    let free = zip(edges, edges.dropFirst()).filter { start, end in
      let middle = (start + end) / 2
      return end - start > 12 && !others.contains { $0.minY < middle && middle < $0.maxY }
    }
    guard let widest = free.max(by: { $0.1 - $0.0 < $1.1 - $1.0 }) else {
      return (own.minY + min(own.height / 2, 24)).rounded()
    }
    return ((widest.0 + widest.1) / 2).rounded()
  }

  /// The part of a rectangle beside the strip: questions may reach far beyond the content.
  private static func shown(_ rect: CGRect, _ stage: Stage) -> CGRect {
    let top = max(rect.minY, top)
    let bottom = max(top + 2, min(rect.maxY, stage.end))
    let left = max(rect.minX, stage.left)
    let right = max(left + 2, min(rect.maxX, stage.left + stage.region.width * stage.scale))
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  // MARK: Drawing

  var size: CGSize { CGSize(width: width, height: max(stage.end, words.end) + Self.tail) }

  var legend: [LegendEntry] {
    let order: [QueryCells.Look] = [.answered, .missing, .spare, .unasked]
    return order.filter(cells.looks.contains).map(QueryCells.swatch)
  }

  var notes: [String] {
    stage.axis.isHorizontal ? ["Turned: the content scrolls sideways."] : []
  }

  var items: [DrawItem] {
    let panel = CGRect(
      x: -Self.bleed, y: 0, width: width + 2 * Self.bleed, height: size.height)
    let clip = CGRect(
      x: stage.left - 2, y: Self.top - 1, width: stage.region.width * stage.scale + 4,
      height: stage.end - Self.top + 2)
    return [
      .fill(.rounded(panel, radius: 12), FigureInk.surface),
      .group(DrawGroup(clip: .rect(clip), cells.items)),
    ] + ticks + borders + words.items
  }

  private var ticks: [DrawItem] {
    let edges = queries.flatMap { query -> [CGFloat] in
      let rect = query.axis.turned(query.query.rect)
      return [rect.minY, rect.maxY]
    }
    var last = -CGFloat.infinity
    return Set(edges).sorted().flatMap { edge -> [DrawItem] in
      let y = (Self.top + (edge - stage.region.minY) * stage.scale).rounded() + 0.5
      guard y >= Self.top - 1, y <= stage.end + 1, y - last >= 14 else { return [] }
      last = y
      let label = Label(FigureText.length(edge), FigureType.caption)
      let frame = CGRect(
        x: stage.labelsEnd - label.size.width, y: y - label.size.height / 2,
        width: label.size.width, height: label.size.height)
      let line = ShapeGeometry.line(
        from: CGPoint(x: stage.labelsEnd + 4, y: y), to: CGPoint(x: stage.labelsEnd + 11, y: y))
      return [
        label.item(in: frame, .right), .stroke(line, Stroke(FigureInk.secondary, width: 1)),
      ]
    }
  }

  private func border(of index: Int) -> CGRect {
    let rect = Self.shown(stage.place(queries[index].query.rect), stage)
    let level = CGFloat(levels[index])
    return rect.insetBy(dx: -4 - 5 * level, dy: 1 - 2 * level).onWholePoints
      .offsetBy(dx: 0.5, dy: 0.5)
  }

  /// The wrong ones are painted last.
  private var borders: [DrawItem] {
    queries.indices.sorted { !queries[$0].isWrong && queries[$1].isWrong }.map { index in
      let isWrong = queries[index].isWrong
      return .stroke(
        .rounded(border(of: index), radius: 6),
        Stroke(isWrong ? FigureInk.fault : FigureInk.secondary, width: isWrong ? 2 : 1))
    }
  }

  /// The callouts from top to bottom, each with a line to its rectangle.
  private var words: (items: [DrawItem], end: CGFloat) {
    var items: [DrawItem] = []
    var free = Self.top
    for index in callouts.indices.sorted(by: { callouts[$0].anchor < callouts[$1].anchor }) {
      let (callout, anchor) = callouts[index]
      let lowest = free + 7
      // A line with a small kink looks like a mistake.
      let y = (lowest - anchor < 4 ? max(anchor, lowest - 4) : lowest).rounded()
      items += leader(of: index, from: anchor, to: y)
      items.append(.moved(callout.items, by: CGPoint(x: stage.calloutX, y: y)))
      free = y - 7 + callout.height + 6
    }
    return (items, free)
  }

  private func leader(of index: Int, from anchor: CGFloat, to y: CGFloat) -> [DrawItem] {
    let ink = queries[index].isWrong ? FigureInk.fault : FigureInk.secondary
    let (start, end) = (border(of: index).maxX, stage.calloutX - 7)
    var outline = Outline()
    outline.move(to: CGPoint(x: start, y: anchor.rounded() + 0.5))
    if y.rounded() != anchor.rounded() {
      let turn = end - 6 - CGFloat(levels[index]) * 4
      outline.addLine(to: CGPoint(x: turn, y: anchor.rounded() + 0.5))
      outline.addLine(to: CGPoint(x: turn, y: y + 0.5))
    }
    outline.addLine(to: CGPoint(x: end, y: y + 0.5))
    return [.stroke(.path(Path(outline), rule: .winding), Stroke(ink, width: 1))]
  }
}
