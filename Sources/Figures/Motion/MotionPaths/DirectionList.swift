import CoreGraphics
import Drawing
import Motion

/// The directions of a change, each with the mean of its elements as a thick arrow, and who they are.
struct DirectionList {
  private(set) var items: [DrawItem] = []
  private(set) var height: CGFloat = 0
  /// Whether some directions stand around one point.
  let hasRoses: Bool

  private static let arrowWidth: CGFloat = 46
  private let isCompact: Bool
  private var scale = RowScale([])
  private let width: CGFloat

  /// The length and the width of the arrows in all rows.
  private struct RowScale {
    /// Of a point of the way.
    let length: CGFloat
    /// Those that go in the fullest direction.
    let crowd: CGFloat

    private static let longest: CGFloat = 44

    init(_ bundles: [DirectionBundle]) {
      let most = bundles.map { hypot($0.mean.dx, $0.mean.dy) }.max() ?? 1
      (length, crowd) = (Self.longest / max(most, 1), CGFloat(bundles.map(\.ways.count).max() ?? 1))
    }
  }

  /// The size of a list and the rows that it has at most.
  struct Room {
    let width: CGFloat
    let most: Int
    /// Whether it stands below, and not beside the states.
    let isCompact: Bool
  }

  /// - Parameter main: the bundle that is grey everywhere.
  init(
    _ paths: WaySet, bundles: [DirectionBundle], main: DirectionBundle?, in room: Room
  ) {
    (isCompact, width) = (room.isCompact, room.width)
    let choice = DirectionChoice(bundles, most: room.most)
    hasRoses = !choice.others.isEmpty
    guard !bundles.isEmpty else { return }
    let title =
      hasRoses
      ? "Directions"
      : CountWords.counted(choice.bundles.count, Noun("direction", "directions")).capitalizedFirst
    add([Label(title, Self.heading)], gap: isCompact ? 8 : 14)
    scale = RowScale(choice.bundles)
    // Who was asked to go stands before those who follow.
    for isAsked in [true, false] {
      addRows(choice.bundles.filter { $0.isAsked == isAsked }, main: main)
      addRoses(choice.others.filter { $0.isAsked == isAsked })
    }
    height -= gap
    if !isCompact || width >= 300 { addLongest(paths, width) }
  }

  /// A thick arrow and words for each, in two columns where there is room.
  private mutating func addRows(_ bundles: [DirectionBundle], main: DirectionBundle?) {
    let columns = width >= 300 ? 2 : 1
    let blocks = bundles.map { bundle -> Block in
      var arrow = arrow(bundle, scale: scale.length)
      arrow.width = min(3 + 5 * CGFloat(bundle.ways.count) / scale.crowd, arrow.length / 5)
      if main?.ways[0].story.id == bundle.ways[0].story.id { arrow.color = FigureInk.strand }
      let text = text(bundle, width: column(of: columns) - Self.arrowWidth - 4)
      return (arrow.items + text.items, max(text.height, isCompact ? 40 : 52))
    }
    add(blocks, columns: columns)
  }

  /// Those that go everywhere, with words above each star of arrows.
  private mutating func addRoses(_ others: [DirectionChoice.Others]) {
    let columns = isCompact && others.count > 1 ? 2 : 1
    let width = column(of: columns)
    let blocks = others.map { others -> Block in
      let lines =
        Label.lines([others.title.capitalizedFirst], FigureType.elementName, width: width)
        + names(others.names, width: width)
        + Label.lines([others.range], FigureType.caption, width: width)
      let rose = DirectionRose(others.ways, color: others.color, reach: isCompact ? 38 : 46)
      let top = CGFloat(lines.count) * Self.lineHeight + 4
      let words = lines.enumerated().map { row, label in
        label.item(at: CGPoint(x: 0, y: CGFloat(row) * Self.lineHeight))
      }
      return (words + [.moved(rose.items, by: CGPoint(x: 0, y: top))], top + rose.size.height)
    }
    add(blocks, columns: columns)
  }

  private typealias Block = (items: [DrawItem], height: CGFloat)

  private func column(of columns: Int) -> CGFloat {
    (width - CGFloat(columns - 1) * 16) / CGFloat(columns)
  }

  /// In rows of so many, each as high as the highest of it.
  private mutating func add(_ blocks: [Block], columns: Int) {
    for start in stride(from: 0, to: blocks.count, by: columns) {
      let row = blocks[start..<min(start + columns, blocks.count)]
      for (index, block) in row.enumerated() {
        let x = CGFloat(index) * (column(of: columns) + 16)
        items.append(.moved(block.items, by: CGPoint(x: x, y: height)))
      }
      height += (row.map(\.height).max() ?? 0) + gap
    }
  }

  private static let lineHeight: CGFloat = 16

  private var gap: CGFloat { isCompact ? 10 : 18 }

  private static let heading = FigureType.elementName.colored(FigureInk.secondary)

  private mutating func add(_ lines: [Label], gap: CGFloat) {
    for line in lines {
      items.append(line.item(at: CGPoint(x: 0, y: height)))
      height += 16
    }
    height += gap - 2
  }

  private mutating func addLongest(_ paths: WaySet, _ width: CGFloat) {
    guard let way = paths.longest, !way.isAsked else { return }
    height += 20
    let total = "\(way.words), \(FigureText.length(way.length.rounded())) in all"
    let title = paths.story.mayBeOutrun ? "Longest of those seen" : "Longest"
    add(
      Label.lines(["\(title): \(way.story.label)"], FigureType.elementName, width: width)
        + Label.evenLines([total], FigureType.caption, width: width), gap: 0)
  }

  /// Through the middle of its room.
  private func arrow(
    _ bundle: DirectionBundle, scale: CGFloat
  ) -> WayArrow {
    let mean = bundle.mean
    let length = hypot(mean.dx, mean.dy)
    let factor = length > 0 ? max(length * scale, 24) / length / 2 : 0
    let middle = CGPoint(x: Self.arrowWidth / 2 - 2, y: isCompact ? 20 : 24)
    return WayArrow(
      start: CGPoint(x: middle.x - mean.dx * factor, y: middle.y - mean.dy * factor),
      end: CGPoint(x: middle.x + mean.dx * factor, y: middle.y + mean.dy * factor),
      color: bundle.color, isDashed: bundle.isAsked && bundle.ways[0].isInvented, startRadius: 0)
  }

  private func text(
    _ bundle: DirectionBundle, width: CGFloat
  ) -> (items: [DrawItem], height: CGFloat) {
    let title = Label.lines([bundle.title], FigureType.elementName, width: width)
    let lines =
      title + names(bundle.names, width: width)
      + Label.lines([bundle.range], FigureType.caption, width: width)
    let items = lines.enumerated().map { row, label in
      label.item(
        in: CGRect(
          x: Self.arrowWidth + 4, y: CGFloat(row) * Self.lineHeight, width: label.size.width,
          height: 14))
    }
    return (items, CGFloat(lines.count) * Self.lineHeight)
  }

  /// On two lines at most; the rest is counted.
  private func names(_ names: [String], width: CGFloat) -> [Label] {
    let most = isCompact ? 1 : 2
    var shown = names.count(fitting: FigureType.distance, width: width * CGFloat(most))
    while shown > 0 {
      let rest = names.count - shown
      let text =
        names.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
      let lines = Label.lines([text], FigureType.distance, width: width)
      if lines.count <= most { return lines }
      shown -= 1
    }
    return []
  }
}

extension [String] {
  /// Those at the beginning that would have room on one line of that width: on broken lines, no more have.
  fileprivate func count(fitting style: TextStyle, width: CGFloat) -> Int {
    var free = width
    return prefix {
      free -= InterWidths.width(of: $0, style)
      return free >= 0
    }.count
  }
}
