import CoreGraphics
import Drawing
import Motion

/// The lanes of a timeline over one axis of time, with one playhead.
struct TimelinePicture {
  let plan: TimelinePlan
  let playhead: Playhead?
  private let story: MotionStory
  private let columns: TimelineColumns
  private let ranges: [TimelineAttribute: ClosedRange<CGFloat>]

  private static let head: CGFloat = 30
  private static let foot: CGFloat = 28

  /// - Parameters:
  ///   - width: the widest that it may be.
  ///   - height: the highest that it should be.
  init(_ story: MotionStory, width: CGFloat, height: CGFloat) {
    self.story = story
    plan = TimelinePlan(story, room: max(height - Self.head - Self.foot, 100))
    let duration = story.transition.duration
    columns = TimelineColumns(plan, duration: duration, width: width)
    playhead = Playhead(plan.lanes, duration: duration)
    var ranges: [TimelineAttribute: ClosedRange<CGFloat>] = [:]
    for course in plan.lanes.flatMap(\.courses) {
      guard let low = course.ways.min(), let high = course.ways.max() else { continue }
      let known = ranges[course.attribute] ?? 0...0
      ranges[course.attribute] = min(known.lowerBound, low)...max(known.upperBound, high)
    }
    self.ranges = ranges
  }

  var isEmpty: Bool { plan.entries.isEmpty }

  private var lanesEnd: CGFloat {
    plan.entries.reduce(Self.head) { $0 + plan.height($1) }
  }

  var size: CGSize {
    isEmpty
      ? CGSize(width: 272, height: 44)
      : CGSize(width: columns.width, height: lanesEnd + Self.foot)
  }

  var items: [DrawItem] {
    let panel = DrawItem.panel(CGRect(origin: .zero, size: size))
    guard !isEmpty else {
      return [
        panel,
        Label(nothing, FigureType.caption).item(in: CGRect(origin: .zero, size: size), .center),
      ]
    }
    var (below, above): ([DrawItem], [DrawItem]) = ([], [])
    var y = Self.head
    for entry in plan.entries {
      let parts = drawn(entry, at: y)
      below += parts.below
      above += parts.above
      y += plan.height(entry)
    }
    return [panel] + below + ticks + line + above + heads + axis
  }

  /// The words in place of lanes.
  private var nothing: String {
    plan.crossing > 0 ? "No attribute changes." : "\(story.stillness)."
  }

  // MARK: Lanes

  /// Bars and lines between lanes lie below the playhead, all else above it.
  private func drawn(
    _ entry: TimelinePlan.Entry, at y: CGFloat
  ) -> (below: [DrawItem], above: [DrawItem]) {
    switch entry {
    case .heading(let name):
      let room = columns.track.lowerBound - columns.names.lowerBound - 8
      let label = Label(name, FigureType.header.colored(FigureInk.ink), width: room)
      let place = CGPoint(x: columns.names.lowerBound, y: y + 8)
      return ([rule(y)], [label?.item(at: place)].compactMap(\.self))
    case .lane(let lane): return drawn(lane, at: y)
    case .group(let group): return ([rule(y)], drawn(group, at: y))
    }
  }

  private func rule(_ y: CGFloat) -> DrawItem {
    .stroke(
      .line(
        from: CGPoint(x: columns.names.lowerBound, y: y + 0.5),
        to: CGPoint(x: size.width - columns.names.lowerBound, y: y + 0.5)),
      Stroke(FigureInk.hairline, width: 1))
  }

  private func drawn(
    _ lane: TimelineLane, at y: CGFloat
  ) -> (below: [DrawItem], above: [DrawItem]) {
    let first = y + 3 + plan.lineHeight / 2
    var (below, above) = ([rule(y)], TimelineName(lane, columns, at: first).items)
    guard !lane.courses.isEmpty else {
      below.append(TimelineLine.bar(columns, lane.span, at: first, height: plan.lineHeight - 6))
      return (below, above + inside("no attribute changes", lane.span, at: first))
    }
    for (number, course) in lane.courses.enumerated() {
      let line = TimelineLine(
        columns: columns, range: ranges[course.attribute] ?? 0...1, lane: lane, course: course,
        y: first + CGFloat(number) * plan.lineHeight, height: plan.lineHeight - 6)
      below.append(line.bar)
      above += line.curve + line.words
      if let playhead, let dot = line.dot(at: playhead.time) { above.append(dot) }
    }
    return (below, above)
  }

  private func drawn(_ group: TimelinePlan.Group, at y: CGFloat) -> [DrawItem] {
    let middle = y + 3 + plan.lineHeight / 2
    let room = columns.track.lowerBound - columns.names.lowerBound - 8
    let label = Label(group.name, FigureType.label, width: room)
    let name = label?.item(
      at: CGPoint(
        x: columns.names.lowerBound, y: middle - ((label?.size.height ?? 0) / 2).rounded()))
    return [name].compactMap(\.self) + [
      TimelineLine.bar(columns, group.span, at: middle, height: plan.lineHeight - 6)
    ]
      + inside(group, at: middle)
  }

  /// How many they are and how far they go, as much of it as the bar has room for.
  private func inside(_ group: TimelinePlan.Group, at y: CGFloat) -> [DrawItem] {
    let count = CountWords.digits(group.count, Noun("element", "elements"))
    guard group.reach >= 0.5 else { return inside(count, group.span, at: y) }
    let reach = FigureText.length(group.reach.rounded())
    let texts = [
      "\(count), up to \(reach) points", "\(count), up to \(reach)", count, "\(group.count)",
    ]
    let room = columns.x(group.span.end) - columns.x(group.span.start) - 12
    let style = FigureType.value
    let text = texts.first { InterWidths.width(of: $0, style) <= room } ?? ""
    return inside(text, group.span, at: y)
  }

  private func inside(
    _ text: String, _ span: (start: TimeInterval, end: TimeInterval), at y: CGFloat
  ) -> [DrawItem] {
    let isTimed = columns.duration > 0
    let left = isTimed ? columns.x(span.start) : columns.track.lowerBound
    let right = isTimed ? columns.x(span.end) : columns.track.upperBound
    let label = Label(text, FigureType.value, width: right - left - 12)
    guard let label, label.text == text else { return [] }
    let place = CGPoint(x: left + 6, y: y - (label.size.height / 2).rounded())
    let ground = CGRect(x: place.x - 2, y: y - 9, width: label.size.width + 4, height: 18)
    return [.fill(.rect(ground), FigureInk.quiet), label.item(at: place)]
  }

  // MARK: Time

  private var ticks: [DrawItem] {
    guard columns.duration > 0 else { return [] }
    let times = TimeAxis(duration: columns.duration, width: columns.trackWidth).times
    return times.dropFirst().map { time in
      let x = columns.x(time).rounded() + 0.5
      return .stroke(
        .line(from: CGPoint(x: x, y: Self.head), to: CGPoint(x: x, y: lanesEnd)),
        Stroke(FigureInk.hairline, width: 1))
    }
  }

  /// The line of the playhead, through all lanes.
  private var line: [DrawItem] {
    guard let playhead else { return [] }
    let x = columns.x(playhead.time).rounded() + 0.5
    return [
      .stroke(
        .line(from: CGPoint(x: x, y: Self.head - 4), to: CGPoint(x: x, y: lanesEnd)),
        Stroke(FigureInk.ink, width: 1))
    ]
  }

  /// Above the columns, and on the playhead its time.
  private var heads: [DrawItem] {
    let style = FigureType.caption
    let from = CGRect(x: columns.startX - 60, y: 8, width: 60, height: 16)
    var items = [
      Label("from", style).item(in: from, .right),
      Label("to", style).item(in: CGRect(x: columns.endX, y: 8, width: 30, height: 16)),
    ]
    guard let playhead else { return items }
    let label = Label(
      FigureText.seconds(playhead.time),
      FigureType.dimension.colored(FigureInk.page))
    let width = label.size.width + 12
    let middle = min(
      max(columns.x(playhead.time), columns.track.lowerBound + width / 2),
      columns.track.upperBound - width / 2)
    let box = CGRect(x: (middle - width / 2).rounded(), y: 8, width: width, height: 18)
    items += [.fill(.rounded(box, radius: 9), FigureInk.ink), label.item(in: box, .center)]
    return items
  }

  /// The times below the lanes; the end in any case.
  private var axis: [DrawItem] {
    guard columns.duration > 0 else {
      let box = CGRect(
        x: columns.track.lowerBound, y: lanesEnd + 6, width: columns.trackWidth, height: 16)
      return [rule(lanesEnd), Label("at once", FigureType.caption).item(in: box, .center)]
    }
    var field = LabelField(CGRect(x: -8, y: 0, width: size.width + 16, height: size.height))
    let times = TimeAxis(duration: columns.duration, width: columns.trackWidth).times
    return [rule(lanesEnd)]
      + ([0, columns.duration] + times).compactMap { time in
        let label = Label(FigureText.seconds(time), FigureType.caption)
        let x = min(columns.x(time) - label.size.width / 2, size.width - label.size.width - 4)
        let box = CGRect(
          origin: CGPoint(x: x.rounded(), y: lanesEnd + 8), size: label.size)
        return field.place([box.insetBy(dx: -8, dy: 0)]).map { _ in label.item(in: box, .center) }
      }
  }
}
