import CoreGraphics
import Drawing
import Motion

/// The table of deltas as a picture: one row for each, from the origin to the size.
struct DeltaTable {
  private let rows: [DeltaRow]
  /// In place of the rows that it does not have; nil where it has all.
  private let rest: String?
  private let width: CGFloat
  private let isTight: Bool
  private let form: Form
  /// The right edges of the columns for before, after and change.
  private let edges: [CGFloat]

  /// Whether there is no room for a column of each attribute.
  var isCramped: Bool {
    switch form {
    case .words: true
    case .single, .changes: false
    }
  }

  private static let head: CGFloat = 50
  private static let nameX: CGFloat = 24
  /// Names have at least this room.
  private static let leastName: CGFloat = 96
  private static let columnGap: CGFloat = 14

  /// How numbers stand: one attribute before, after and between; several by their changes; or in words.
  private enum Form {
    case single(DeltaAttribute)
    case changes([(attribute: DeltaAttribute, width: CGFloat)])
    case words
  }

  /// - Parameter isTight: whether rows stand as close as they can be read.
  init(_ rows: DeltaRows, width: CGFloat, isTight: Bool = false) {
    self.isTight = isTight
    self.rows = rows.rows
    let parts = [
      rows.hidden > 0 ? "\(CountWords.digits(rows.hidden)) more" : nil,
      rows.unseen > 0 ? "\(CountWords.digits(rows.unseen)) beyond the screen" : nil,
    ].compactMap(\.self)
    rest = parts.isEmpty ? nil : "and \(CountWords.list(parts))"
    self.width = width
    edges = Self.edges(rows.rows, width: width)
    let known = Set(rows.rows.flatMap { $0.delta.changes.map(\.attribute) }).sorted()
    guard known.count > 1 else {
      form = .single(known.first ?? .y)
      return
    }
    let columns = known.map { attribute in
      (attribute, Self.width(of: attribute, in: rows.rows) + Self.columnGap)
    }
    let taken = columns.reduce(Self.nameX + Self.leastName) { $0 + $1.1 }
    // Wide tables have their columns farther apart.
    let more = min(max((width - taken) / CGFloat(columns.count) - 40, 0), 48).rounded(.down)
    form = taken <= width ? .changes(columns.map { ($0.0, $0.1 + more) }) : .words
  }

  /// Closer to each other where a name would be cut for them.
  private static func edges(_ rows: [DeltaRow], width: CGFloat) -> [CGFloat] {
    let names = rows.map { InterWidths.width(of: $0.name, FigureType.name) }.max() ?? 0
    let isFree = nameX + names + 8 <= width - 122 - leastNumber
    return isFree ? [width - 122, width - 70, width] : [width - 100, width - 60, width]
  }

  /// "1,240" has so much room.
  private static let leastNumber: CGFloat = 34

  private static func width(of attribute: DeltaAttribute, in rows: [DeltaRow]) -> CGFloat {
    let texts = rows.compactMap { $0.delta[attribute]?.text }
    let widths = texts.map { InterWidths.width(of: $0, FigureType.name) }
    return max(widths.max() ?? 0, InterWidths.width(of: attribute.name, FigureType.caption))
  }

  private var pitch: CGFloat { isTight ? 25 : rows.count <= 6 ? 34 : 28 }
  private var lineHeight: CGFloat { 16 }

  private func height(_ row: DeltaRow) -> CGFloat {
    let lines = lines(row).count
    return lines > 0 ? Self.firstLine + CGFloat(lines) * lineHeight + 4 : pitch
  }

  /// Of a row with more lines.
  private static let firstLine: CGFloat = 24

  /// Whether a number is one of down or up.
  var hasVertical: Bool { rows.contains { $0.delta[.y] != nil } }

  /// The way of numbers, from the longest words to the shortest; none where there is nothing to say.
  private var remarks: [String] {
    hasVertical ? ["+ is down, as on the screen", "+ is down"] : []
  }

  var size: CGSize {
    let height = rows.reduce(Self.head) { $0 + self.height($1) } + (rest != nil ? pitch : 0)
    return CGSize(width: width, height: height + (remarks.isEmpty ? 0 : 24))
  }

  var items: [DrawItem] {
    let title = Label(heading, FigureType.name.colored(FigureInk.secondary), width: width)
    var items = [title?.item(at: .zero)].compactMap(\.self) + columnHeads + [line(at: Self.head)]
    var y = Self.head
    for row in rows {
      let frame = CGRect(x: 0, y: y, width: width, height: height(row))
      items += self.items(row, in: frame) + [line(at: frame.maxY)]
      y = frame.maxY
    }
    if let rest {
      let text = Label(rest, FigureType.caption)
      items.append(
        text.item(in: CGRect(x: Self.nameX, y: y, width: width - Self.nameX, height: pitch)))
      y += pitch
    }
    if !remarks.isEmpty {
      let note = Label.first(of: remarks, FigureType.caption, width: width)
      items += [
        note?.item(in: CGRect(x: 0, y: y + 6, width: width, height: lineHeight), .right)
      ].compactMap(\.self)
    }
    return items
  }

  private var heading: String {
    let attributes = rows.flatMap { $0.delta.changes.map(\.attribute) }
    return attributes.contains { $0 != .visibility && $0 != .z && !$0.isLength }
      ? "What changed" : "What changed, in points"
  }

  private func line(at y: CGFloat) -> DrawItem {
    .stroke(
      .line(from: CGPoint(x: 0, y: y + 0.5), to: CGPoint(x: width, y: y + 0.5)),
      Stroke(FigureInk.hairline))
  }

  // MARK: Columns

  private var columnHeads: [DrawItem] {
    func head(_ text: String, until edge: CGFloat, width: CGFloat) -> DrawItem {
      Label(text, FigureType.caption).item(
        in: CGRect(x: edge - width, y: 26, width: width, height: 16), .right)
    }
    switch form {
    case .single(let attribute):
      let words = ["\(attribute.name) before", "after", "change"]
      return zip(words, edges).map { head($0, until: $1, width: 80) }
    case .changes(let columns):
      var edge = width
      return columns.reversed().map { attribute, room in
        defer { edge -= room }
        return head(attribute.name, until: edge, width: room)
      }
    case .words: return [head("change", until: width, width: 80)]
    }
  }

  // MARK: Rows

  private func items(_ row: DeltaRow, in frame: CGRect) -> [DrawItem] {
    let lines = lines(row)
    let first = CGRect(
      x: 0, y: frame.minY, width: frame.width, height: lines.isEmpty ? frame.height : Self.firstLine
    )
    let badge = row.hasBadge ? RoleMark(row.role).badge(at: CGPoint(x: 8, y: first.midY)) : nil
    let (numbers, left) = numbers(row, in: first)
    return [badge].compactMap(\.self) + name(row, in: first, until: left - 8) + numbers
      + lines.enumerated().map { place, label in
        label.item(at: CGPoint(x: Self.nameX, y: first.maxY + CGFloat(place) * lineHeight))
      }
  }

  private func name(_ row: DeltaRow, in frame: CGRect, until edge: CGFloat) -> [DrawItem] {
    guard let label = label(row, width: edge - Self.nameX) else { return [] }
    let place = CGRect(
      x: Self.nameX, y: frame.minY, width: label.size.width + 2, height: frame.height)
    let verb = Label(row.verb, FigureType.caption)
    let left = place.minX + label.size.width + 6
    guard !row.verb.isEmpty, left + verb.size.width <= edge else { return [label.item(in: place)] }
    let rest = CGRect(x: left, y: frame.minY, width: verb.size.width + 2, height: frame.height)
    return [label.item(in: place), verb.item(in: rest)]
  }

  /// The name, shortened where it is too long; its count stays whole.
  private func label(_ row: DeltaRow, width: CGFloat) -> Label? {
    let whole = Label(row.name, FigureType.name)
    guard !row.tail.isEmpty, whole.size.width > width else {
      return Label(row.name, FigureType.name, width: width)
    }
    let room = width - InterWidths.width(of: row.tail, FigureType.name)
    let head = Label(String(row.name.dropLast(row.tail.count)), FigureType.name, width: room)
    return head.map { Label($0.text + row.tail, FigureType.name) }
      ?? Label("\(CountWords.digits(row.count)) elements", FigureType.name, width: width)
  }

  /// The numbers of a row, and where they begin.
  private func numbers(_ row: DeltaRow, in frame: CGRect) -> (items: [DrawItem], left: CGFloat) {
    func cell(_ text: String, _ style: TextStyle, until edge: CGFloat) -> DrawItem {
      Label(text, style).item(
        in: CGRect(x: edge - 120, y: frame.minY, width: 120, height: frame.height), .right)
    }
    let word = row.word.map { cell($0, FigureType.header.colored(FigureInk.ink), until: width) }
    let room =
      row.word.map { InterWidths.width(of: $0, FigureType.header.colored(FigureInk.ink)) } ?? 0
    switch form {
    case .single(let attribute):
      let places = places(row, attribute, beside: room)
      let change = row.delta[attribute].map { cell($0.text, FigureType.name, until: width) }
      let cells = zip(places, edges).compactMap { text, edge in
        text.map { cell($0, FigureType.caption, until: edge) }
      }
      let left = places[0].map { edges[0] - InterWidths.width(of: $0, FigureType.caption) }
      let end =
        row.delta[attribute].map { InterWidths.width(of: $0.text, FigureType.name) } ?? room
      let free = width - end - 8
      return (
        cells + [change ?? word].compactMap(\.self),
        left ?? (places[1] == nil ? free : edges[0] - 20)
      )
    case .changes(let columns):
      guard row.word == nil else { return ([word].compactMap(\.self), width - room) }
      var edge = width
      var left = width
      var items: [DrawItem] = []
      for (attribute, room) in columns.reversed() {
        if let change = row.delta[attribute] {
          items.append(cell(change.text, FigureType.name, until: edge))
          left = edge - room
        }
        edge -= room
      }
      return (items, left)
    case .words: return ([word].compactMap(\.self), width - room)
    }
  }

  /// Its places before and after; a dash for the state in which it is not there, but none that would touch the word
  /// beside it.
  private func places(
    _ row: DeltaRow, _ attribute: DeltaAttribute, beside room: CGFloat
  ) -> [String?] {
    guard row.hasPlaces else { return [nil, nil] }
    if let lone = row.lone {
      let value = attribute.text(attribute.value(of: lone))
      let isFree = room <= width - edges[1] - 8
      return row.comes ? ["–", value] : [value, isFree ? "–" : nil]
    }
    guard let change = row.delta[attribute] else { return [nil, nil] }
    return [attribute.text(change.before), attribute.text(change.after)]
  }

  /// The changes of a row below its name, where there is no room for columns.
  private func lines(_ row: DeltaRow) -> [Label] {
    isCramped
      ? Label.lines([row.delta.words], FigureType.value, width: width - Self.nameX) : []
  }
}
