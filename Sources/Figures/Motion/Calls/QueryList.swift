import CoreGraphics
import Drawing
import Motion

/// Many questions, one below the other: the wrong ones with what they are about, the others in one line for all that
/// follow each other.
struct QueryList {
  private struct Row {
    let items: [DrawItem]
    let height: CGFloat
  }

  private let rows: [Row]
  private let width: CGFloat
  private let looks: Set<QueryCells.Look>
  let notes: [String]

  private static let mostOpened = 3
  private static let mostRows = 14
  private static let line: CGFloat = 24
  private static let bleed: CGFloat = 8
  private static let padding: CGFloat = 12
  private static let picture = CGSize(width: 96, height: 96)

  init(_ queries: [NumberedQuery], width: CGFloat) {
    var rows: [Row] = []
    var looks: Set<QueryCells.Look> = []
    var opened = 0
    var rest: [NumberedQuery] = []
    let names = Set(queries.map(\.step)).count > 1
    for run in Self.runs(of: queries) {
      if rows.count >= Self.mostRows {
        rest += run
      } else if let wrong = run.first, wrong.isWrong, opened < Self.mostOpened {
        let (row, seen) = Self.opened(wrong, width: width, named: names)
        rows.append(row)
        looks.formUnion(seen)
        opened += 1
      } else {
        rows.append(Self.told(run, width: width, named: names))
      }
    }
    (self.rows, self.width, self.looks) = (rows, width, looks)
    let wrong = rest.count { $0.isWrong }
    let more = CountWords.digits(rest.count, Noun("more query", "more queries"))
    notes = rest.isEmpty ? [] : ["And \(more), \(wrong == 0 ? "none" : "\(wrong)") of them wrong."]
  }

  /// Each wrong one for itself, the right ones between them together, as long as they belong to one step.
  private static func runs(of queries: [NumberedQuery]) -> [[NumberedQuery]] {
    queries.reduce(into: []) { runs, query in
      if let last = runs.last?.last, !last.isWrong, !query.isWrong, last.step == query.step,
        last.query.spare.isEmpty, query.query.spare.isEmpty
      {
        runs[runs.count - 1].append(query)
      } else {
        runs.append([query])
      }
    }
  }

  // MARK: Rows

  private static func told(_ run: [NumberedQuery], width: CGFloat, named: Bool) -> Row {
    guard let first = run.first, let last = run.last else { return Row(items: [], height: 0) }
    let head =
      run.count == 1 ? first.name + first.times : "Queries \(first.number) to \(last.number)"
    let rects = run.map { $0.axis.turned($0.query.rect) }
    let (low, high) = (rects.map(\.minY).min() ?? 0, rects.map(\.maxY).max() ?? 0)
    let hits = run.reduce(0) { $0 + $1.query.hits.count }
    let spare = first.query.spare.count
    var facts = ["\(FigureText.length(low)) to \(FigureText.length(high))"]
    facts.append(first.isWrong ? first.score : "\(hits) answered")
    if spare > 0 { facts.append("\(spare) not asked for") }
    if named { facts.append(first.step.onOneLine) }
    let ink = first.isWrong ? FigureInk.fault : FigureInk.ink
    let name = Label(head, FigureType.callHead.colored(ink))
    let left = max(112, name.size.width + 12)
    let details = Label(
      facts.filter { !$0.isEmpty }.joined(separator: " · "), FigureType.caption, width: width - left
    )
    return Row(
      items: [name.item(at: CGPoint(x: 0, y: 6))]
        + [details?.item(at: CGPoint(x: left, y: 6))].compactMap(\.self), height: line)
  }

  private static func opened(
    _ query: NumberedQuery, width: CGFloat, named: Bool
  ) -> (Row, Set<QueryCells.Look>) {
    let rect = query.axis.turned(query.query.rect)
    let content = query.axis.turned(CGRect(origin: .zero, size: query.layout.contentSize))
    let shown = rect.intersection(content)
    let region = shown.isNull || !shown.isUsable ? content : shown
    let left: CGFloat = 112
    let callout = QueryCallout(query, width: width - left, isBrief: false)
    guard region.isUsable else {
      return (told([query], width: width, named: named), [])
    }
    let scale = min(1, picture.width / region.width, picture.height / region.height)
    let place: (CGRect) -> CGRect = { frame in
      let frame = query.axis.turned(frame)
      return CGRect(
        x: 5 + (frame.minX - region.minX) * scale, y: 5 + (frame.minY - region.minY) * scale,
        width: frame.width * scale, height: frame.height * scale)
    }
    let size = CGSize(width: region.width * scale, height: region.height * scale)
    let cells = QueryCells(
      query.layout, [query], within: query.axis.turned(region), place: place)
    let clip = CGRect(x: 4, y: 4, width: size.width + 2, height: size.height + 2)
    let border = CGRect(x: 1, y: 1, width: size.width + 8, height: size.height + 8)
    let items: [DrawItem] = [
      .group(DrawGroup(clip: .rect(clip), cells.items)),
      .stroke(.rounded(border, radius: 6), Stroke(FigureInk.fault, width: 2)),
      .moved(callout.items, by: CGPoint(x: left, y: 12)),
    ]
    let height = max(size.height + 10, callout.height + 4) + 14
    return (Row(items: items, height: height), cells.looks)
  }

  // MARK: Drawing

  var size: CGSize {
    CGSize(width: width, height: rows.reduce(2 * Self.padding) { $0 + $1.height })
  }

  var legend: [LegendEntry] {
    let order: [QueryCells.Look] = [.answered, .missing, .spare, .unasked]
    return order.filter(looks.contains).map(QueryCells.swatch)
  }

  var items: [DrawItem] {
    let panel = CGRect(
      x: -Self.bleed, y: 0, width: width + 2 * Self.bleed, height: size.height)
    var y = Self.padding
    return [.fill(.rounded(panel, radius: 12), FigureInk.surface)]
      + rows.map { row in
        defer { y += row.height }
        return .moved(row.items, by: CGPoint(x: 0, y: y))
      }
  }
}
