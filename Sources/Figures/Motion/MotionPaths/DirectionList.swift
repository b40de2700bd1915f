import CoreGraphics
import Drawing
import Motion

/// The directions of a change, each with the mean of its elements as a thick arrow, and who they are.
struct DirectionList {
  private(set) var items: [DrawItem] = []
  private(set) var height: CGFloat = 0
  /// Elements whose direction is not in the list.
  private(set) var hidden = 0

  private static let arrowWidth: CGFloat = 46
  private static let longest: CGFloat = 44
  private static let mostAsked = 3
  private let isCompact: Bool

  /// - Parameters:
  ///   - main: the bundle that is grey everywhere.
  ///   - isCompact: whether the list stands below, and not beside the states.
  init(
    _ paths: WaySet, bundles: [DirectionBundle], main: DirectionBundle?, width: CGFloat,
    isCompact: Bool
  ) {
    self.isCompact = isCompact
    let isNarrow = isCompact && width < 300
    let most = isCompact ? (isNarrow ? 2 : 4) : 5
    // Nobody is left out for the sake of one line.
    let isWhole = bundles.count <= max(most, Self.mostAsked)
    let asked = bundles.filter(\.isAsked).prefix(isNarrow ? 1 : isCompact ? 2 : Self.mostAsked)
    let shown =
      isWhole ? bundles : Array(asked) + bundles.filter { !$0.isAsked }.prefix(most - asked.count)
    hidden = bundles.reduce(0) { $0 + $1.ways.count } - shown.reduce(0) { $0 + $1.ways.count }
    guard !shown.isEmpty else { return }
    add(
      [Label(Self.title(shown.count, of: bundles.count), Self.heading)], gap: isCompact ? 8 : 14)
    let crowd = CGFloat(shown.map(\.ways.count).max() ?? 1)
    let scale = Self.longest / max(shown.map { hypot($0.mean.dx, $0.mean.dy) }.max() ?? 1, 1)
    let columns = width >= 300 ? 2 : 1
    for start in stride(from: 0, to: shown.count, by: columns) {
      let row = Array(shown[start..<min(start + columns, shown.count)])
      let column = (width - CGFloat(columns - 1) * 16) / CGFloat(columns)
      var tallest: CGFloat = 0
      for (index, bundle) in row.enumerated() {
        let place = CGPoint(x: CGFloat(index) * (column + 16), y: height)
        var arrow = arrow(bundle, at: place, scale: scale)
        arrow.width = min(3 + 5 * CGFloat(bundle.ways.count) / crowd, arrow.length / 5)
        if main?.ways[0].story.id == bundle.ways[0].story.id { arrow.color = FigureInk.strand }
        let text = text(bundle, at: place, width: column - Self.arrowWidth - 4)
        items += arrow.items + text.items
        tallest = max(tallest, text.height)
      }
      height += max(tallest, isCompact ? 40 : 52) + gap
    }
    height -= gap
    if !isNarrow { addLongest(paths, width) }
  }

  /// "Five directions", "5 of 46 directions".
  private static func title(_ shown: Int, of all: Int) -> String {
    let noun = Noun("direction", "directions")
    return shown == all
      ? CountWords.counted(all, noun).capitalizedFirst
      : "\(CountWords.digits(shown)) of \(CountWords.digits(all, noun))"
  }

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
    _ bundle: DirectionBundle, at place: CGPoint, scale: CGFloat
  ) -> WayArrow {
    let mean = bundle.mean
    let length = hypot(mean.dx, mean.dy)
    let factor = length > 0 ? max(length * scale, 24) / length / 2 : 0
    let middle = CGPoint(x: place.x + Self.arrowWidth / 2 - 2, y: place.y + (isCompact ? 20 : 24))
    return WayArrow(
      start: CGPoint(x: middle.x - mean.dx * factor, y: middle.y - mean.dy * factor),
      end: CGPoint(x: middle.x + mean.dx * factor, y: middle.y + mean.dy * factor),
      color: bundle.color, isDashed: bundle.isAsked && bundle.ways[0].isInvented, startRadius: 0)
  }

  private func text(
    _ bundle: DirectionBundle, at place: CGPoint, width: CGFloat
  ) -> (items: [DrawItem], height: CGFloat) {
    let title = Label.lines([bundle.title], FigureType.elementName, width: width)
    let lines =
      title + names(bundle, width: width)
      + Label.lines([bundle.range], FigureType.caption, width: width)
    let items = lines.enumerated().map { row, label in
      label.item(
        in: CGRect(
          x: place.x + Self.arrowWidth + 4, y: place.y + CGFloat(row) * 16, width: label.size.width,
          height: 14))
    }
    return (items, CGFloat(lines.count) * 16)
  }

  /// On two lines at most; the rest is counted.
  private func names(_ bundle: DirectionBundle, width: CGFloat) -> [Label] {
    let most = isCompact ? 1 : 2
    var shown = bundle.names.count(fitting: FigureType.distance, width: width * CGFloat(most))
    while shown > 0 {
      let rest = bundle.names.count - shown
      let text =
        bundle.names.prefix(shown).joined(separator: ", ") + (rest > 0 ? " and \(rest) more" : "")
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
