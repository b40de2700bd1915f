import CoreGraphics
import Drawing
import Motion

/// The table of a timeline: names, when each element moves, and the attributes that change.
struct TimelinePicture {
  private struct Lane {
    let story: ElementStory
    let courses: [TimelineCourse]
  }

  private let story: MotionStory
  private let attributes: [TimelineAttribute]
  private let lanes: [Lane]
  private let ranges: [ClosedRange<CGFloat>]
  private let nameWidth: CGFloat
  /// Elements whose attributes stay, and that are only seen no longer, or for the first time.
  private let crossing: Int

  private static let limit = 48
  private static let spokenLanes = 8
  private static let samples = 60
  private static let rowHeight: CGFloat = 48
  private static let head: CGFloat = 28
  private static let timeWidth: CGFloat = 136
  private static let columnWidth: CGFloat = 92
  private static let gap: CGFloat = 20
  private static let padding: CGFloat = 16

  init(_ story: MotionStory) {
    self.story = story
    let changed = story.changed.sorted { ($0.isFollower, $0.number) < ($1.isFollower, $1.number) }
    let duration = story.transition.duration
    let told = changed.prefix(Self.limit).map { element in
      Lane(
        story: element,
        courses: TimelineAttribute.allCases.map {
          TimelineCourse($0, of: element, duration: duration, samples: Self.samples)
        })
    }
    let all = told.filter { lane in
      lane.story.hasBadge || lane.courses.contains(where: \.changes)
    }
    crossing = told.count - all.count
    let used = TimelineAttribute.allCases.indices.filter { index in
      all.contains { $0.courses[index].changes }
    }
    attributes = used.map { TimelineAttribute.allCases[$0] }
    lanes = all.map { lane in
      Lane(story: lane.story, courses: used.map { lane.courses[$0] })
    }
    ranges = used.indices.map { column in Self.range(all.map { $0.courses[used[column]] }) }
    let widths = lanes.map { Label($0.story.label, FigureType.label).size.width }
    nameWidth = min(max(widths.max() ?? 0, 40), 120) + 26
  }

  /// Of all lanes together, so that they can be compared.
  private static func range(_ courses: [TimelineCourse]) -> ClosedRange<CGFloat> {
    let values = courses.flatMap { $0.values + [$0.earlier].compactMap { $0 } }
      .filter(\.isFinite)
    guard let low = values.min(), let high = values.max(), high > low else { return 0...1 }
    return low...high
  }

  var size: CGSize {
    guard !lanes.isEmpty else { return CGSize(width: 272, height: 44) }
    return CGSize(
      width: attributeX(attributes.count) - Self.gap + Self.padding,
      height: Self.head + CGFloat(lanes.count) * Self.rowHeight + 28)
  }

  private var timeX: CGFloat { Self.padding + nameWidth }

  private func attributeX(_ column: Int) -> CGFloat {
    timeX + Self.timeWidth + Self.gap + CGFloat(column) * (Self.columnWidth + Self.gap)
  }

  private func rowY(_ row: Int) -> CGFloat { Self.head + CGFloat(row) * Self.rowHeight }

  var items: [DrawItem] {
    let panel = DrawItem.panel(CGRect(origin: .zero, size: size))
    guard !lanes.isEmpty else {
      return [
        panel,
        Label(nothing, FigureType.caption).item(in: CGRect(origin: .zero, size: size), .center),
      ]
    }
    return [panel] + heads + lanes.enumerated().flatMap(row) + axis
  }

  /// The words in place of lanes.
  private var nothing: String {
    if crossing > 0 { return "No attribute changes." }
    return story.roles.isAsked ? "Nothing changes on the screen." : "Nothing changes."
  }

  private var heads: [DrawItem] {
    let names = [(timeX, "time")] + attributes.enumerated().map { (attributeX($0), $1.name) }
    return names.map { x, name in
      Label(name, FigureType.header).item(at: CGPoint(x: x, y: 11))
    }
  }

  private func row(_ row: Int, _ lane: Lane) -> [DrawItem] {
    let y = rowY(row)
    let middle = y + Self.rowHeight / 2
    let line = ShapeGeometry.line(
      from: CGPoint(x: Self.padding, y: y + 0.5),
      to: CGPoint(x: size.width - Self.padding, y: y + 0.5))
    var items: [DrawItem] = [.stroke(line, Stroke(FigureInk.hairline, width: 1))]
    items += name(of: lane.story, at: middle)
    items += clock(of: lane.story, at: middle)
    for (column, course) in lane.courses.enumerated() {
      let area = CGRect(
        x: attributeX(column), y: y + 23, width: Self.columnWidth, height: Self.rowHeight - 30)
      items += spark(course, of: column, in: area, role: lane.story.role)
    }
    return items
  }

  private func name(of story: ElementStory, at y: CGFloat) -> [DrawItem] {
    guard let element = story.after ?? story.before else { return [] }
    let look = ElementFace(element, of: story)
    let swatch = ShapeGeometry.rounded(
      CGRect(x: Self.padding, y: y - 6, width: 12, height: 12), radius: 3)
    let label = Label(story.label, FigureType.label, width: nameWidth - 24)
    let frame = CGRect(x: Self.padding + 18, y: y - 8, width: nameWidth - 18, height: 16)
    return [.fill(swatch, look.fill), label?.item(in: frame)].compactMap { $0 }
  }

  /// A bar from the start to the end of the motion, with the badge where the element comes or goes.
  private func clock(of story: ElementStory, at y: CGFloat) -> [DrawItem] {
    let mark = RoleMark(story.role)
    let base = ShapeGeometry.line(
      from: CGPoint(x: timeX, y: y + 0.5), to: CGPoint(x: timeX + Self.timeWidth, y: y + 0.5))
    var items: [DrawItem] = [.stroke(base, Stroke(FigureInk.hairline, width: 1))]
    let begins = story.tracks.map(\.delay).min() ?? 0
    let ends = story.tracks.map { $0.delay + $0.duration }.max() ?? 0
    let (start, end) = (timeX(begins), timeX(ends))
    let bar = CGRect(x: start, y: y - 1.5, width: max(end - start, 2), height: 4)
    items.append(
      .fill(.rounded(bar, radius: 2), mark.color.faded(by: story.hasBadge ? 1 : 0.6)))
    // The badge stands inside of the lane at both ends of the time.
    let x = story.role == .deleted ? end : start
    let inside = min(max(x, timeX + 8), timeX + Self.timeWidth - 8)
    if story.hasBadge, let badge = mark.badge(at: CGPoint(x: inside, y: y + 0.5)) {
      items.append(badge)
    }
    return items
  }

  private func timeX(_ time: TimeInterval) -> CGFloat {
    let duration = story.transition.duration
    return timeX + (duration > 0 ? CGFloat(time / duration) : 0) * Self.timeWidth
  }

  private func spark(
    _ course: TimelineCourse, of column: Int, in area: CGRect, role: Role
  ) -> [DrawItem] {
    let (attribute, range) = (attributes[column], ranges[column])
    let head = CGRect(x: area.minX, y: area.minY - 17, width: area.width, height: 12)
    guard course.changes, let low = course.values.min(), low.isFinite else {
      let label = Label(attribute.text(course.last), FigureType.caption)
      let line = ShapeGeometry.line(
        from: CGPoint(x: area.minX, y: area.midY.rounded() + 0.5),
        to: CGPoint(x: area.maxX, y: area.midY.rounded() + 0.5))
      return [label.item(in: head), .stroke(line, Stroke(FigureInk.hairline, width: 1))]
    }
    func y(_ value: CGFloat) -> CGFloat {
      let share = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      // Positions grow downwards, as on the screen; all else grows upwards.
      let isDown = attribute == .y
      return area.minY + (isDown ? share : 1 - share) * area.height
    }
    let steps = CGFloat(max(course.values.count - 1, 1))
    let points = course.values.enumerated().map { step, value in
      CGPoint(x: area.minX + CGFloat(step) / steps * area.width, y: y(value))
    }
    let jump = course.earlier.map { CGPoint(x: area.minX, y: y($0)) }
    let way = story.transition.duration > 0 ? points : Self.cliff(points, at: area.midX)
    let all = [jump].compactMap { $0 } + way
    let color = RoleMark(role).color
    let line = Stroke(.color(color), width: 1.5, cap: .round, join: .round)
    let words = attribute.words(of: course)
    var items: [DrawItem] = [
      Label(words, FigureType.dimension).item(in: head),
      .stroke(.path(Path(Outline(through: all)), rule: .winding), line),
    ]
    if let end = points.last { items.append(.fill(.circle(center: end, radius: 2.5), color)) }
    return items
  }

  /// A value that changes at once is not on its way.
  private static func cliff(_ points: [CGPoint], at x: CGFloat) -> [CGPoint] {
    guard let first = points.first, let last = points.last else { return points }
    return [first, CGPoint(x: x, y: first.y), CGPoint(x: x, y: last.y), last]
  }

  /// The time below its column, and the same below each attribute.
  private var axis: [DrawItem] {
    let y = rowY(lanes.count)
    let line = ShapeGeometry.line(
      from: CGPoint(x: Self.padding, y: y + 0.5),
      to: CGPoint(x: size.width - Self.padding, y: y + 0.5))
    let frame = CGRect(x: timeX, y: y + 7, width: Self.timeWidth, height: 14)
    let duration = story.transition.duration
    let end = duration > 0 ? FigureText.seconds(duration) : ""
    return [
      .stroke(line, Stroke(FigureInk.hairline, width: 1)),
      Label("0 s", FigureType.caption).item(in: frame),
      Label(end, FigureType.caption).item(in: frame, .right),
    ]
  }

  /// The first of the numbers that the lanes show, in words.
  var numbers: String {
    let lanes = lanes.prefix(Self.spokenLanes).compactMap { lane -> String? in
      let changes = zip(attributes, lane.courses).filter { $1.changes }.map {
        "\($0.name) \($0.words(of: $1))"
      }
      return changes.isEmpty ? nil : "\(lane.story.spokenName): \(changes.joined(separator: ", "))"
    }
    return lanes.map { " \($0)." }.joined()
  }

  var notes: [String] {
    var notes: [String] = []
    let count = story.changed.count
    if count > Self.limit { notes.append("\(count - Self.limit) more elements change.") }
    if crossing > 0 {
      let noun = crossing == 1 ? "element only comes" : "elements only come"
      notes.append("\(crossing) \(noun) into view or \(crossing == 1 ? "leaves" : "leave") it.")
    }
    let still = story.elements(with: .unchanged)
    if !still.isEmpty, !lanes.isEmpty {
      let names = still.count <= 3 ? ": \(CountWords.list(still.map(\.spokenName)))" : ""
      notes.append("\(still.count) unchanged\(names).")
    }
    return notes
  }
}

extension TimelineAttribute {
  /// "12 → 24".
  fileprivate func words(of course: TimelineCourse) -> String {
    "\(text(course.earlier ?? course.first)) → \(text(course.last))"
  }
}

extension ElementStory {
  fileprivate var isFollower: Int { hasBadge ? 0 : 1 }
}
