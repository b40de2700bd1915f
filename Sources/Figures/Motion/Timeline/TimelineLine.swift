import CoreGraphics
import Drawing
import Motion

/// One attribute of one lane: a bar from its start to its end with the course in it, and the values at both ends.
struct TimelineLine {
  let columns: TimelineColumns
  /// The shift of all courses of the attribute together, so that they can be compared.
  let range: ClosedRange<CGFloat>
  let lane: TimelineLane
  let course: TimelineCourse
  /// The middle of the line.
  let y: CGFloat
  let height: CGFloat

  private var color: ThemedColor { TimelineLine.color(of: lane.story) }

  /// That of what was asked for; all else is grey.
  static func color(of story: ElementStory) -> ThemedColor {
    story.role.isAsked ? RoleMark(story.role).color : FigureInk.strand
  }

  /// The bar of a lane, as long as its elements are on their way.
  static func bar(
    _ columns: TimelineColumns, _ span: (start: TimeInterval, end: TimeInterval), at y: CGFloat,
    height: CGFloat
  ) -> DrawItem {
    let (start, end) = (columns.x(span.start), columns.x(span.end))
    let rect =
      columns.duration > 0
      ? CGRect(x: start, y: y - height / 2, width: max(end - start, 2), height: height)
      : CGRect(
        x: columns.track.lowerBound, y: y - height / 2, width: columns.trackWidth, height: height)
    return .fill(.rounded(rect, radius: 4), FigureInk.quiet)
  }

  var bar: DrawItem { Self.bar(columns, lane.span, at: y, height: height) }

  private var area: CGRect {
    CGRect(
      x: columns.track.lowerBound, y: y - height / 2 + 2, width: columns.trackWidth,
      height: height - 4)
  }

  /// The words beside the bar.
  var words: [DrawItem] {
    let values = TimelineValues(lane, course)
    let name = Label(course.attribute.name, FigureType.caption)
    let box = CGRect(x: 0, y: y - 8, width: columns.startX, height: 16)
    let start = values.start.map { Label($0, FigureType.caption).item(in: box, .right) }
    let end = Label(values.end, FigureType.value)
    return [
      name.item(at: CGPoint(x: columns.attributeX, y: y - (name.size.height / 2).rounded())),
      end.item(at: CGPoint(x: columns.endX, y: y - (end.size.height / 2).rounded())),
    ] + [start].compactMap(\.self)
  }

  var curve: [DrawItem] {
    course.attribute == .alpha ? wedge : line
  }

  /// More is further down in every line, as it is on the screen.
  private var line: [DrawItem] {
    guard !course.ways.isEmpty else { return [] }
    let path = DrawItem.stroke(.path(Path(Outline(through: points)), rule: .winding), stroke)
    return [path] + [sign].compactMap(\.self)
  }

  /// Dotted or dashed where the role is.
  private var stroke: Stroke {
    guard lane.story.role.isAsked else {
      return Stroke(.color(color), width: 2, cap: .round, join: .round)
    }
    var stroke = RoleMark(lane.story.role).stroke(width: 2)
    stroke.cap = .round
    return stroke
  }

  /// At the start of a line that begins with its element: it is solid as those of what moves.
  private var sign: DrawItem? {
    let role = lane.story.role
    guard role == .inserted || role == .sectionInserted, let start = points.first else {
      return nil
    }
    return RoleMark(role).badge(at: start, size: 10)
  }

  var points: [CGPoint] {
    let ways = Array(course.ways.dropFirst())
    guard let first = ways.first, let last = ways.last else { return [] }
    guard columns.duration > 0 else {
      // A value that changes at once is not on its way.
      let middle = area.midX
      return [(area.minX, 0), (middle, 0), (middle, last), (area.maxX, last)]
        .map { CGPoint(x: $0, y: place(of: $1)) }
    }
    let steps = CGFloat(max(ways.count - 1, 1))
    let jump = abs(first) >= course.attribute.least ? [CGPoint(x: area.minX, y: place(of: 0))] : []
    return jump
      + ways.enumerated().map { step, way in
        CGPoint(x: area.minX + CGFloat(step) / steps * area.width, y: place(of: way))
      }
  }

  private func place(of way: CGFloat) -> CGFloat {
    let length = max(range.upperBound - range.lowerBound, 0.001)
    return area.minY + 1 + (way - range.lowerBound) / length * (area.height - 2)
  }

  /// As thick as the element is opaque.
  private var wedge: [DrawItem] {
    let all = columns.duration > 0 ? course.values : [course.begin, course.begin, course.end]
    guard !course.ways.isEmpty else { return [] }
    let steps = CGFloat(max(all.count - 1, 1))
    func edge(_ side: CGFloat) -> [CGPoint] {
      all.enumerated().map { step, value in
        CGPoint(
          x: area.minX + CGFloat(step) / steps * area.width,
          y: area.midY + side * min(max(value, 0), 1) * area.height / 2)
      }
    }
    var outline = Outline(through: edge(-1) + edge(1).reversed())
    outline.close()
    return [.fill(.path(Path(outline), rule: .winding), color)]
  }

  /// A dot on the line where the playhead crosses it.
  func dot(at time: TimeInterval) -> DrawItem? {
    guard course.attribute != .alpha, columns.duration > 0, course.values.count > 1,
      !course.ways.isEmpty
    else { return nil }
    let step = CGFloat(time / columns.duration) * CGFloat(course.values.count - 1)
    let index = min(max(Int(step), 0), course.values.count - 2)
    let share = step - CGFloat(index)
    let value = course.values[index] * (1 - share) + course.values[index + 1] * share
    let point = CGPoint(x: columns.x(time), y: place(of: value - course.begin))
    return .shape(
      DrawShape(
        .circle(center: point, radius: 3.5), fill: .color(color),
        stroke: Stroke(FigureInk.surface, width: 1.5)))
  }
}
