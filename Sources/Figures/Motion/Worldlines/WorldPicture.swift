import CoreGraphics
import Drawing
import Motion

/// The drawing of worldlines: time to the right, the screen upright, names at both ends.
struct WorldPicture {
  private let course: WorldCourse
  private let steps: [String]
  private let elements: [ElementID]
  private let bands: [[WorldBand]]
  private let marks: [WorldMarks]
  private let labels: [String]
  private let names: WorldNames
  private let fills: [ThemedColor]
  private let depths: [(tier: Int, zIndex: Int)]
  private let plot: CGRect
  private let reach: CGFloat
  private let total: Int

  /// More lines than this are only counted.
  private static let limit = 150
  /// For the names at both sides.
  private let margin: CGFloat

  init(_ course: WorldCourse, size: CGSize, steps: [String]) {
    self.course = course
    self.steps = steps
    let all = course.elements
    total = all.count
    elements = Array(all.prefix(Self.limit))
    let maps = course.stories.map { story in
      Dictionary(story.elements.map { ($0.id, $0) }) { first, _ in first }
    }
    let bands = elements.map { id in course.bands(of: id, maps.map { $0[id] }) }
    self.bands = bands
    marks = elements.map { id in WorldMarks(maps.map { $0[id] }) }
    depths = elements.map { id in
      maps.compactMap { ($0[id]?.after ?? $0[id]?.before)?.depth }.max(by: <) ?? (0, 0)
    }
    let stories = elements.map { id in maps.compactMap { $0[id] } }
    labels = stories.map { $0.first?.label ?? "" }
    fills = stories.map { Self.fill($0.last) }
    let widths = labels.prefix(60).map { Label($0, FigureType.label).size.width }
    margin = min(widths.max() ?? 0, 128) + 36
    let extent = course.isVertical ? course.screen.height : course.screen.width
    let used = bands.flatMap { $0 }.flatMap(\.edges).map(\.high).max() ?? extent
    let reach = max(min(extent, used + 8), 1)
    self.reach = reach
    let left = Self.hasNames(bands, \.first?.edges.first?.time, at: 0) ? margin : 0
    // Many lines need room for their names.
    let wanted = max(size.height, min(CGFloat(elements.count) * 13, 600))
    let least = min(max(wanted, 120), 1000)
    let places = [Side.left, .right].map { side in
      bands.compactMap { Self.end(of: $0, at: side, course.duration) }.sorted()
    }
    let height = WorldNames.height(for: places.map { $0.map { $0 / reach } }, atLeast: least)
    names = WorldNames(places.map { $0.map { $0 / reach * height } })
    let hasHeads = course.stories.count > 1 || !steps.isEmpty
    plot = CGRect(
      x: left, y: hasHeads ? 24 : 0, width: min(max(size.width, 200), 2000), height: height)
  }

  private static func hasNames(
    _ bands: [[WorldBand]], _ time: KeyPath<[WorldBand], TimeInterval?>, at moment: TimeInterval
  ) -> Bool {
    bands.contains { $0[keyPath: time] == moment }
  }

  var size: CGSize {
    CGSize(width: plot.maxX + margin, height: plot.maxY + 24)
  }

  var items: [DrawItem] {
    let order = elements.indices.sorted {
      // Elements that lie on top of others on the screen do so here.
      if depths[$0] != depths[$1] { return depths[$0] < depths[$1] }
      return (marks[$1].first, $1) < (marks[$0].first, $0)
    }
    let lines = order.flatMap(line)
    let clip = ShapeGeometry.rounded(plot.insetBy(dx: 1, dy: 1), radius: 11)
    return [.panel(plot)] + [.group(DrawGroup(clip: clip, grid + lines))] + axis
      + ends(.left) + ends(.right)
  }

  private func x(_ time: TimeInterval) -> CGFloat {
    plot.minX + CGFloat(time / course.duration) * plot.width
  }

  private func y(_ value: CGFloat) -> CGFloat {
    plot.minY + value / reach * plot.height
  }

  // MARK: Lines

  private func line(_ index: Int) -> [DrawItem] {
    bands[index].flatMap { band -> [DrawItem] in
      let upper = band.edges.map { CGPoint(x: x($0.time), y: y($0.low) + 0.5) }
      let lower = band.edges.map { CGPoint(x: x($0.time), y: y($0.high) - 0.5) }
      var area = Outline(through: upper + lower.reversed())
      area.close()
      let fill = paint(fills[index].faded(by: 0.92), along: band)
      return [DrawItem.shape(DrawShape(.path(Path(area), rule: .winding), fill: fill))]
        + outlines(of: band, marks[index])
    }
  }

  /// While something that was asked of the item happens.
  private func outlines(of band: WorldBand, _ marks: WorldMarks) -> [DrawItem] {
    course.stories.indices.flatMap { step -> [DrawItem] in
      guard let role = marks.roles[step], role.isAskedOfItem else { return [] }
      let edges = band.part(in: course.span(of: step)).edges
      guard edges.count > 1 else { return [] }
      let mark = RoleMark(role)
      var stroke = mark.stroke(width: elements.count > 24 ? 1 : 1.5)
      stroke.paint = paint(mark.color, along: band)
      return [
        edges.map { CGPoint(x: x($0.time), y: y($0.low) + 0.5) },
        edges.map { CGPoint(x: x($0.time), y: y($0.high) - 0.5) },
      ].map { .stroke(.path(Path(Outline(through: $0)), rule: .winding), stroke) }
    }
  }

  /// The colour as strong as the band is at each time.
  private func paint(_ color: ThemedColor, along band: WorldBand) -> Paint {
    guard let first = band.strengths.first, let last = band.strengths.last else {
      return .color(color)
    }
    guard !band.isEven, last.time > first.time else {
      return .color(color.faded(by: first.share))
    }
    let stops = band.strengths.map { strength in
      GradientStop(
        CGFloat((strength.time - first.time) / (last.time - first.time)),
        color.faded(by: strength.share))
    }
    return .linear(
      LinearGradient(
        from: CGPoint(x: x(first.time), y: 0), to: CGPoint(x: x(last.time), y: 0), stops: stops))
  }

  private static func fill(_ story: ElementStory?) -> ThemedColor {
    guard let story, let element = story.after ?? story.before ?? story.end else {
      return FigureInk.secondary
    }
    guard case .supplementary = element.kind else {
      return ElementFace(element, of: story).fill
    }
    return FigureInk.bandLine
  }

  // MARK: Around the lines

  /// Each change between two hairlines.
  private var grid: [DrawItem] {
    course.stories.indices.flatMap { step -> [DrawItem] in
      let start = course.starts[step]
      let times = [start, start + course.stories[step].transition.duration]
      return Set(times.map { x($0).rounded() + 0.5 }).sorted().map { x in
        let line = ShapeGeometry.line(
          from: CGPoint(x: x, y: plot.minY), to: CGPoint(x: x, y: plot.maxY))
        return .stroke(line, Stroke(FigureInk.hairline, width: 1))
      }
    }
  }

  private var axis: [DrawItem] {
    var items: [DrawItem] = []
    var right = -CGFloat.infinity
    for step in course.stories.indices {
      let start = course.starts[step]
      let duration = course.stories[step].transition.duration
      let middle = x(start + duration / 2)
      items += head(step)
      let time = Label(duration > 0 ? FigureText.seconds(duration) : "at once", FigureType.caption)
      let frame = time.frame(centeredAt: CGPoint(x: middle, y: plot.maxY + 14))
      guard frame.minX > right + 6 else { continue }
      right = frame.maxX
      items.append(time.item(in: frame, .center))
    }
    return items
  }

  /// The name of the step that begins here, over all of its changes.
  private func head(_ step: Int) -> [DrawItem] {
    let isAlone = course.stories.count == 1 && steps.isEmpty
    let name = steps.indices.contains(step) ? steps[step] : "change \(step + 1)"
    guard !isAlone, !name.isEmpty else { return [] }
    let following = course.stories.indices.dropFirst(step + 1)
    let last = following.prefix { steps.indices.contains($0) && steps[$0].isEmpty }.last ?? step
    let end = course.starts[last] + course.stories[last].transition.duration
    let middle = x((course.starts[step] + end) / 2)
    let room = plot.width * CGFloat(last - step + 1) / CGFloat(course.stories.count) - 8
    guard let label = Label(name, FigureType.header, width: room) else { return [] }
    return [label.item(centeredAt: CGPoint(x: middle, y: plot.minY - 12))]
  }

  private enum Side { case left, right }

  /// The place at which a line reaches that side, as the screen measures.
  private static func end(
    of bands: [WorldBand], at side: Side, _ duration: TimeInterval
  ) -> CGFloat? {
    let edge = side == .left ? bands.first?.edges.first : bands.last?.edges.last
    guard let edge, abs(edge.time - (side == .left ? 0 : duration)) < 1e-9 else { return nil }
    return (edge.low + edge.high) / 2
  }

  /// Names beside the lines that reach that side.
  private func ends(_ side: Side) -> [DrawItem] {
    let shown = named(side)
    // Names stand below each other, whether they have badges or not.
    let indent: CGFloat = shown.contains { badge($0.index, side) != nil } ? 20 : 0
    return shown.flatMap { name($0.index, at: $0.y, side, indent: indent) }
  }

  /// Those that have names at that side, as far as they fit below each other: badges and the like only where their
  /// items leave room.
  private func named(_ side: Side) -> [(index: Int, y: CGFloat)] {
    let found = elements.indices.compactMap { index -> (index: Int, y: CGFloat)? in
      Self.end(of: bands[index], at: side, course.duration).map { (index, y($0)) }
    }
    let items = Set(elements.filter { $0.kind == .cell }.compactMap(\.identifier))
    var chosen: [(index: Int, y: CGFloat)] = []
    for isOfItem in [false, true] {
      for end in found.sorted(by: { $0.y < $1.y }) {
        let id = elements[end.index]
        let belongs = id.kind != .cell && id.identifier.map(items.contains) == true
        guard belongs == isOfItem, end.y - 6 >= plot.minY - 0.5, end.y < plot.maxY,
          chosen.allSatisfy({ abs($0.y - end.y) >= 11.5 })
        else { continue }
        chosen.append(end)
      }
    }
    return chosen.sorted { $0.y < $1.y }
  }

  private func badge(_ index: Int, _ side: Side) -> Role? {
    side == .left ? marks[index].going : marks[index].staying
  }

  private func name(
    _ index: Int, at y: CGFloat, _ side: Side, indent: CGFloat
  ) -> [DrawItem] {
    guard let label = Label(labels[index], FigureType.label, width: margin - 34) else { return [] }
    let height = label.size.height
    let isLeft = side == .left
    let frame = CGRect(
      x: isLeft ? 0 : plot.maxX + 8 + indent, y: y - height / 2,
      width: isLeft ? plot.minX - 8 - indent : label.size.width, height: height)
    let center = CGPoint(x: isLeft ? plot.minX - 14 : plot.maxX + 14, y: y.rounded())
    let badge = badge(index, side).flatMap {
      RoleMark($0).badge(at: center, size: names.badgeSize)
    }
    return [label.item(in: frame, isLeft ? .right : .left), badge].compactMap { $0 }
  }

  var legend: [LegendEntry] {
    Set(marks.flatMap(\.roles).compactMap(\.self)).filter(\.isAsked).sorted()
      .map { LegendEntry($0) }
  }

  var notes: [String] {
    let direction = course.isVertical ? "top to bottom" : "left to right, downwards"
    var notes = ["Time runs to the right; the screen is shown from \(direction)."]
    let known = Set((named(.left) + named(.right)).map(\.index))
    notes += PathRemark.gone(
      elements.indices.filter { marks[$0].going != nil && !known.contains($0) }.map { labels[$0] })
    if total > Self.limit {
      notes.append("\(Self.limit) of \(total) elements are drawn, those that change first.")
    }
    return notes
  }
}

extension FigureInk {
  /// Headers among worldlines, which would not be seen in the colour that they have on the screen.
  static let bandLine = ThemedColor(0xB9C0CB, 0x56606E)
}
