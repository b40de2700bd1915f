import CoreGraphics
import Drawing
import Motion

/// The table of a timeline: names, when each element moves, and the attributes that change.
struct TimelinePicture {
  private struct Lane {
    let story: ElementStory
    var courses: [TimelineCourse]
    /// Others that do exactly the same.
    var others = 0
  }

  private let story: MotionStory
  private let attributes: [TimelineAttribute]
  private let lanes: [Lane]
  private let ranges: [ClosedRange<CGFloat>]
  private let nameWidth: CGFloat
  /// Elements whose attributes stay, and that are only seen no longer, or for the first time.
  private let crossing: Int
  /// Elements that change and have no lane.
  private let hidden: Int
  /// Attributes that change and have no column.
  private let narrowed: [TimelineAttribute]

  /// Lanes that a reader goes through; beyond so many elements those that do the same share one.
  private static let limit = 24
  private static let folding = 8
  /// Elements that are looked at.
  private static let reach = 2_000
  private static let spokenLanes = 8
  private static let samples = 60
  private static let rowHeight: CGFloat = 48
  private static let head: CGFloat = 28
  private static let timeWidth: CGFloat = 136
  private static let columnWidth: CGFloat = 92
  private static let gap: CGFloat = 20
  private static let padding: CGFloat = 16

  init(_ story: MotionStory, width: CGFloat) {
    self.story = story
    let changed = story.changed.sorted { ($0.isFollower, $0.number) < ($1.isFollower, $1.number) }
    let duration = story.transition.duration
    let told = changed.prefix(Self.reach).map { element in
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
    let folded = all.count > Self.folding ? Self.folded(all) : all
    let shown = Array(folded.prefix(Self.limit))
    hidden = changed.count - crossing - shown.reduce(0) { $0 + 1 + $1.others }
    let widths = shown.map { Label(Self.name(of: $0), FigureType.label).size.width }
    nameWidth = min(max(widths.max() ?? 0, 40), min(150, width / 3)) + 26
    let used = TimelineAttribute.allCases.indices.filter { index in
      all.contains { $0.courses[index].changes }
    }
    let columns = Self.columns(used, of: all, room: width - nameWidth - Self.timeRoom)
    attributes = columns.map { TimelineAttribute.allCases[$0] }
    narrowed = used.filter { !columns.contains($0) }.map { TimelineAttribute.allCases[$0] }
    lanes = shown.map { lane in
      var lane = lane
      lane.courses = columns.map { lane.courses[$0] }
      return lane
    }
    ranges = columns.map { column in Self.range(all.map { $0.courses[column] }) }
  }

  private static let timeRoom = 2 * padding + timeWidth

  /// Those that most elements change, as many as there is room for.
  private static func columns(_ used: [Int], of lanes: [Lane], room: CGFloat) -> [Int] {
    let most = max(1, Int(room / (columnWidth + gap)))
    guard used.count > most else { return used }
    let counts = used.map { column in lanes.count { $0.courses[column].changes } }
    let ranked = used.indices.sorted { (counts[$1], $0) < (counts[$0], $1) }
    return ranked.prefix(most).map { used[$0] }.sorted()
  }

  /// Lanes that do the same at the same time, as one; who was asked for keeps a lane as long as there is room.
  private static func folded(_ lanes: [Lane]) -> [Lane] {
    var folded: [Lane] = []
    var places: [LaneCourse: Int] = [:]
    let areNamed = lanes.count { $0.story.hasBadge } <= limit
    for lane in lanes {
      if areNamed, lane.story.hasBadge {
        folded.append(lane)
        continue
      }
      let course = LaneCourse(lane.story, lane.courses)
      if let place = places[course] {
        folded[place].others += 1
      } else {
        places[course] = folded.count
        folded.append(lane)
      }
    }
    return folded
  }

  private static func name(of lane: Lane) -> String {
    lane.others == 0 ? lane.story.label : "\(lane.story.label) and \(lane.others) more"
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
    items += name(of: lane, at: middle)
    items += clock(of: lane.story, at: middle)
    for (column, course) in lane.courses.enumerated() {
      let area = CGRect(
        x: attributeX(column), y: y + 23, width: Self.columnWidth, height: Self.rowHeight - 30)
      items += spark(course, of: column, in: area, role: lane.story.role)
    }
    return items
  }

  private func name(of lane: Lane, at y: CGFloat) -> [DrawItem] {
    let story = lane.story
    guard let element = story.after ?? story.before else { return [] }
    let look = ElementFace(element, of: story)
    let swatch = ShapeGeometry.rounded(
      CGRect(x: Self.padding, y: y - 6, width: 12, height: 12), radius: 3)
    let label = Label(Self.name(of: lane), FigureType.label, width: nameWidth - 24)
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
    // More is further down in each column, as on the screen; how opaque something is shows as a wedge.
    func y(_ value: CGFloat) -> CGFloat {
      area.minY
        + (value - range.lowerBound) / (range.upperBound - range.lowerBound) * area.height
    }
    let steps = CGFloat(max(course.values.count - 1, 1))
    let points = course.values.enumerated().map { step, value in
      CGPoint(x: area.minX + CGFloat(step) / steps * area.width, y: y(value))
    }
    let jump = course.earlier.map { CGPoint(x: area.minX, y: y($0)) }
    let way = story.transition.duration > 0 ? points : Self.cliff(points, at: area.midX)
    let all = [jump].compactMap { $0 } + way
    let color = RoleMark(role).color
    let words = attribute.words(of: course)
    if attribute == .alpha {
      let sums = [Label(words, FigureType.dimension).item(in: head)]
      return sums + Self.wedge(course.values, in: area, color)
    }
    let line = Stroke(.color(color), width: 1.5, cap: .round, join: .round)
    var items: [DrawItem] = [
      Label(words, FigureType.dimension).item(in: head),
      .stroke(.path(Path(Outline(through: all)), rule: .winding), line),
    ]
    if let end = points.last { items.append(.fill(.circle(center: end, radius: 2.5), color)) }
    return items
  }

  /// As thick as the element is opaque.
  private static func wedge(_ values: [CGFloat], in area: CGRect, _ color: ThemedColor)
    -> [DrawItem]
  {
    let steps = CGFloat(max(values.count - 1, 1))
    func edge(_ side: CGFloat) -> [CGPoint] {
      values.enumerated().map { step, value in
        let half = min(max(value, 0), 1) * area.height / 2
        return CGPoint(
          x: area.minX + CGFloat(step) / steps * area.width, y: area.midY + side * half)
      }
    }
    var outline = Outline(through: edge(-1) + edge(1).reversed())
    outline.close()
    return [.fill(.path(Path(outline), rule: .winding), color)]
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

  /// The longest way, and who is last.
  var finding: String {
    guard !lanes.isEmpty else {
      return story.roles.isAsked ? "Nothing changes on the screen" : "Nothing changes"
    }
    return [longest, last].compactMap(\.self).joined(separator: "; ")
  }

  private var longest: String? {
    let ways = story.changed.compactMap { element -> (ElementStory, CGVector, CGFloat)? in
      guard let start = element.start?.center, let end = element.end?.center else { return nil }
      let way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
      let length = hypot(way.dx, way.dy)
      return length.isFinite && length >= 0.5 ? (element, way, length) : nil
    }
    guard let most = ways.max(by: { $0.2 < $1.2 }) else {
      return "\(CountWords.counted(story.changed.count, Noun("element", "elements"))) in place"
        .capitalizedFirst
    }
    let equal = ways.filter { abs($0.2 - most.2) < 0.5 }
    let way = DistanceWords.text(most.1)
    guard equal.count > 1 else { return "\(most.0.spokenName) goes farthest, \(way)" }
    let names = equal.count <= 3 ? CountWords.list(equal.map(\.0.spokenName)) : nil
    let who = names ?? CountWords.counted(equal.count, Noun("element", "elements")).capitalizedFirst
    let isOneWay = equal.allSatisfy { DistanceWords.text($0.1) == way }
    return "\(who) go farthest, \(isOneWay ? way : "\(FigureText.length(most.2)) points")"
  }

  private var last: String? {
    let duration = story.transition.duration
    guard duration > 0 else { return "all at once" }
    let ends = story.changed.filter { !$0.tracks.isEmpty }.map { element in
      (element, element.tracks.map { $0.delay + $0.duration }.max() ?? 0)
    }
    guard let end = ends.map(\.1).max() else { return nil }
    let late = ends.filter { end - $0.1 < 0.005 }
    if late.count == ends.count { return "all end at \(FigureText.seconds(end))" }
    let who = late.count == 1 ? late[0].0.spokenName : "\(late.count) elements"
    return "\(who) \(late.count == 1 ? "ends" : "end") last, at \(FigureText.seconds(end))"
  }

  var notes: [String] {
    var notes: [String] = []
    if hidden > 0 { notes.append("And \(hidden) more elements change.") }
    if !narrowed.isEmpty {
      let verb = narrowed.count == 1 ? "changes" : "change"
      notes.append(
        "\(CountWords.list(narrowed.map(\.name))) \(verb), too: there is no room for it.")
    }
    if attributes.contains(where: { $0 != .alpha }), !lanes.isEmpty {
      notes.append("Down is more: for y, down the screen.")
    }
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

/// The part that makes two lanes look the same.
private struct LaneCourse: Hashable {
  private let role: Role
  private let times: [Double]
  private let changes: [[CGFloat]]

  init(_ story: ElementStory, _ courses: [TimelineCourse]) {
    role = story.role
    times = story.tracks.flatMap { [$0.delay, $0.duration] }
    // By how much, not from where: neighbours that go the same way share a lane.
    changes = courses.map { course in
      course.changes ? [((course.last - (course.earlier ?? course.first)) * 10).rounded()] : []
    }
  }
}

extension ElementStory {
  fileprivate var isFollower: Int { hasBadge ? 0 : 1 }
}
