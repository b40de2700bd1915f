import CoreGraphics
import Drawing
import Motion

/// The drawing of a conversation: life lines on the left, words on the right.
struct CallPicture {
  private let rows: [CallRow]
  private let parties: [Conversation.Party]
  /// The place of each party's line.
  private let lines: [Conversation.Party: CGFloat]
  private let wordsX: CGFloat
  private let wordsWidth: CGFloat
  let hidden: Int

  private static let limit = 150
  private static let padding: CGFloat = 16
  private static let head: CGFloat = 40
  private static let pitch: CGFloat = 24
  private static let widestWords: CGFloat = 560

  init(_ all: [CallRow]) {
    rows = Array(all.prefix(Self.limit))
    hidden = all.count - rows.count
    let spoken = Set(rows.flatMap { [$0.from, $0.to] })
    parties = Conversation.Party.allCases.filter(spoken.contains)
    var lines: [Conversation.Party: CGFloat] = [:]
    var x = Self.padding
    for party in parties {
      let width = Label(party.title, FigureType.header).size.width
      lines[party] = (x + width / 2).rounded() + 0.5
      x += width + 20
    }
    self.lines = lines
    wordsX = x + 4
    let widest = rows.map { Self.words($0).width }.max() ?? 0
    wordsWidth = min(max(widest, 120), Self.widestWords)
  }

  var size: CGSize {
    CGSize(
      width: wordsX + wordsWidth + Self.padding,
      height: Self.head + CGFloat(max(rows.count, 1)) * Self.pitch + 8)
  }

  var items: [DrawItem] {
    let panel = DrawItem.panel(CGRect(origin: .zero, size: size))
    guard !rows.isEmpty else {
      let frame = CGRect(origin: .zero, size: size)
      return [panel, Label("Nobody calls anybody.", FigureType.caption).item(in: frame, .center)]
    }
    return [panel] + bands + lifelines + rows.enumerated().flatMap(row)
  }

  /// Every other call of the outermost level on a tint, so that the eye keeps to what belongs together.
  private var bands: [DrawItem] {
    var shaded = false
    return rows.enumerated().compactMap { index, row in
      if row.depth == 0 { shaded.toggle() }
      guard !shaded else { return nil }
      let band = CGRect(
        x: 1, y: y(index) - Self.pitch / 2, width: size.width - 2, height: Self.pitch)
      return .fill(.rect(band), FigureInk.page.faded(by: 0.6))
    }
  }

  private var lifelines: [DrawItem] {
    parties.flatMap { party -> [DrawItem] in
      let x = lines[party] ?? 0
      let line = ShapeGeometry.line(
        from: CGPoint(x: x, y: 32), to: CGPoint(x: x, y: size.height - 8))
      let label = Label(party.title, FigureType.header)
      return [
        .stroke(line, Stroke(FigureInk.hairline, width: 1)),
        label.item(centeredAt: CGPoint(x: x, y: 19)),
      ]
    }
  }

  private func y(_ index: Int) -> CGFloat {
    Self.head + (CGFloat(index) + 0.5) * Self.pitch
  }

  private func row(_ index: Int, _ row: CallRow) -> [DrawItem] {
    let y = y(index).rounded() + 0.5
    let (start, end) = (lines[row.from] ?? 0, lines[row.to] ?? 0)
    let frame = CGRect(
      x: wordsX, y: y - Self.pitch / 2, width: wordsWidth, height: Self.pitch)
    return arrow(from: start, to: end, y) + Self.words(row, in: frame)
  }

  private func arrow(from start: CGFloat, to end: CGFloat, _ y: CGFloat) -> [DrawItem] {
    let color = FigureInk.moved
    let dot = DrawItem.fill(.circle(center: CGPoint(x: start, y: y), radius: 2.5), color)
    // Who talks to itself gets a dot only.
    guard start != end else { return [dot] }
    let direction: CGFloat = end > start ? 1 : -1
    let tip = end - direction
    var head = Outline()
    head.move(to: CGPoint(x: tip, y: y))
    head.addLine(to: CGPoint(x: tip - direction * 7, y: y - 3.5))
    head.addLine(to: CGPoint(x: tip - direction * 7, y: y + 3.5))
    head.close()
    let line = ShapeGeometry.line(
      from: CGPoint(x: start, y: y), to: CGPoint(x: tip - direction * 5, y: y))
    return [
      .stroke(line, Stroke(color, width: 1)), dot, .fill(.path(Path(head), rule: .winding), color),
    ]
  }

  // MARK: Words

  /// The method, how often, the arguments and the answer, as far as they fit.
  private static func pieces(_ row: CallRow) -> [(text: String, style: TextStyle)] {
    [
      (row.method, FigureType.label),
      (row.count > 1 ? "× \(row.count)" : "", FigureType.dimension),
      (row.count > 1 ? "" : row.arguments, FigureType.caption),
      (row.answer.isEmpty ? "" : "→ \(row.answer)", FigureType.caption),
    ].filter { !$0.text.isEmpty }
  }

  private static func words(_ row: CallRow) -> (width: CGFloat, labels: [Label]) {
    var x = CGFloat(row.depth) * 14
    var labels: [Label] = []
    for piece in pieces(row) {
      let rest = widestWords - x
      guard rest > 24, let label = Label(piece.text, piece.style, width: rest) else { break }
      labels.append(label)
      x += label.size.width + 10
    }
    return (x - 10, labels)
  }

  private static func words(_ row: CallRow, in frame: CGRect) -> [DrawItem] {
    var x = frame.minX + CGFloat(row.depth) * 14
    return words(row).labels.map { label in
      defer { x += label.size.width + 10 }
      return label.item(
        in: CGRect(x: x, y: frame.minY, width: label.size.width, height: frame.height))
    }
  }
}
