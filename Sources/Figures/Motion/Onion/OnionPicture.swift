import CoreGraphics
import Drawing
import Motion

/// The drawing of an onion skin: one element at its start and its end, outlines of it between the two, and all others
/// as empty places. Those of a section have one outline between.
struct OnionPicture {
  private let paths: WaySet
  private let choice: OnionChoice
  let course: OnionCourse
  private let stage: ScreenPart
  private var field: LabelField
  private(set) var items: [DrawItem] = []

  var size: CGSize { stage.size }

  /// The poses, as far as any of those between the start and the end is on the picture.
  var seenCourse: OnionCourse? {
    let bounds = CGRect(origin: .zero, size: stage.size)
    let between = course.poses.dropFirst().dropLast()
    return between.contains { stage.frame(of: $0, in: viewport).isSeen(in: bounds) } ? course : nil
  }

  private var viewport: CGRect { paths.story.transition.after.viewport }

  init?(
    _ paths: WaySet, of choice: OnionChoice, options: ChangeOptions, room: CGSize
  ) {
    let transition = paths.story.transition
    guard let course = choice.course else { return nil }
    (self.paths, self.choice, self.course) = (paths, choice, course)
    let region = Self.region(
      transition, choice.members.flatMap(\.poses), isHigh: room.height / room.width)
    stage = ScreenPart(region, fitting: room, faces: options.faces)
    field = LabelField(CGRect(origin: .zero, size: stage.size).insetBy(dx: 4, dy: 4))
    compose()
  }

  /// The screen as far as it is used; of a high one, the part around the way.
  private static func region(
    _ transition: Transition, _ poses: [ElementSnapshot], isHigh: CGFloat
  ) -> CGRect {
    var region = ScreenRegion()
    region.reach = 0.35
    region.includesUnseen = true
    region.add(screenOf: transition.after)
    for element in transition.after.elements {
      region.add(onScreen: element, in: transition.after.viewport)
    }
    for pose in poses { region.add(pose, in: transition.after.viewport) }
    let whole = region.rect
    let most = whole.width * isHigh
    guard whole.height > most else { return whole }
    let way = poses.map(\.frame).reduce(CGRect.null) { $0.union($1) }
      .offsetBy(dx: -transition.after.viewport.minX, dy: -transition.after.viewport.minY)
      .intersection(whole)
    guard !way.isNull else { return whole }
    let height = max(most, way.height + 24)
    let top = min(max(way.midY - height / 2, whole.minY), whole.maxY - height)
    return CGRect(x: whole.minX, y: max(top, whole.minY), width: whole.width, height: height)
      .intersection(whole)
  }

  private mutating func compose() {
    let bounds = CGRect(origin: .zero, size: stage.size)
    let inside = ShapeGeometry.rounded(bounds.insetBy(dx: 1, dy: 1), radius: 11)
    let (starts, ends) = (cells(\.poses.first), cells(\.poses.last))
    guard let first = starts.first, let last = ends.first else { return }
    let places =
      stage.backdrop(of: paths.story.transition.after) + emptyPlaces + starts.flatMap(start)
      + outlines + ends.flatMap(end) + hull
    items = [
      .panel(bounds), .group(DrawGroup(clip: inside, places + path(first, last))),
    ]
    items += words(first, last).readable(over: items)
  }

  private func cells(_ pose: KeyPath<OnionChoice.Member, ElementSnapshot?>) -> [PathCell] {
    choice.members.compactMap { member in
      member[keyPath: pose].map {
        PathCell($0, of: member.story, on: stage, in: viewport, hidesWords: true)
      }
    }
  }

  /// The area of all that are shown, in each of the poses.
  private var areas: [CGRect] {
    course.poses.indices.map { pose in
      choice.members.map { stage.markedFrame(of: $0.poses[pose], in: viewport) }
        .reduce(CGRect.null) { $0.union($1) }
    }
  }

  private var isGone: Bool { choice.story.isGone }

  private var color: ThemedColor {
    choice.story.role.isAsked ? RoleMark(choice.story.role).color : FigureInk.ink
  }

  // MARK: Places

  private var emptyPlaces: [DrawItem] {
    let shown = choice.ids
    let others = paths.story.transition.after.elements.filter {
      !shown.contains($0.id) && $0.isDrawable && $0.kind == .cell && $0.alpha > 0.01
        && $0.isSeen(in: viewport)
    }
    let drawn = others.count > 1500 ? (0..<1500).map { others[$0 * others.count / 1500] } : others
    var outline = Outline()
    for element in drawn {
      if drawn.count > 60, element.isUpright {
        outline.addRect(stage.frame(of: element, in: viewport))
      } else {
        outline.append(stage.shape(of: element, in: viewport).path.outline)
      }
    }
    return outline.isEmpty ? [] : [.fill(.path(Path(outline), rule: .winding), FigureInk.ground)]
  }

  /// The place that it left, a quarter as strong; of one that is gone it is the end that is.
  private func start(_ cell: PathCell) -> [DrawItem] {
    let dashed = Stroke(
      .color(FigureInk.secondary), width: 1, cap: .butt, join: .round, dash: [3, 3])
    return [
      cell.faded(by: isGone ? max(cell.opacity, 0.28) : 0.28),
      .stroke(cell.outline(inset: 0.5), dashed),
    ]
  }

  private func end(_ cell: PathCell) -> [DrawItem] {
    let mark = RoleMark(choice.story.role)
    if isGone {
      return [cell.faded(by: 0.28), .stroke(cell.outline(inset: 1), mark.stroke())]
    }
    return [cell.face(ringed: choice.story.role.isAskedOfItem || choice.isGroup ? nil : color)]
  }

  private static let hullGap: CGFloat = 4

  /// Around all of a section, where it has come to.
  private var hull: [DrawItem] {
    guard choice.isGroup, let area = areas.last else { return [] }
    return [.stroke(shape(around: area), Stroke(color, width: 2))]
  }

  private func shape(around area: CGRect) -> ShapeGeometry {
    .rounded(outer(area), radius: 10)
  }

  /// Not beyond the sides of the picture.
  private func outer(_ area: CGRect) -> CGRect {
    let low = max(area.minX - Self.hullGap, 2)
    let high = min(area.maxX + Self.hullGap, stage.size.width - 2)
    return CGRect(
      x: low, y: area.minY - Self.hullGap, width: max(high - low, 0),
      height: area.height + 2 * Self.hullGap)
  }

  /// The poses between, the later the stronger.
  private var outlines: [DrawItem] {
    let count = course.poses.count - 2
    guard count > 0 else { return [] }
    let shapes =
      choice.isGroup
      ? areas.map(shape)
      : course.poses.map { stage.outline(of: $0, in: viewport, inset: 0.75) }
    return (1...count).map { index in
      let strength = 0.5 + 0.45 * CGFloat(index) / CGFloat(count + 1)
      return .stroke(shapes[index], Stroke(color.faded(by: strength), width: 1.5))
    }
  }

  // MARK: The way

  private func point(_ point: CGPoint) -> CGPoint {
    stage.point(CGPoint(x: point.x - viewport.minX, y: point.y - viewport.minY))
  }

  /// The way between the middles of what is shown: a bubble goes beside the middle of its row, and a section beside that of
  /// its header.
  private func line(
    from first: (cell: PathCell, middle: CGPoint), to last: (cell: PathCell, middle: CGPoint)
  ) -> [CGPoint] {
    let asides = [first, last].map { end in
      CGVector(
        dx: end.middle.x - end.cell.frame.midX, dy: end.middle.y - end.cell.frame.midY)
    }
    return course.line.enumerated().map { index, place in
      let share = CGFloat(index) / CGFloat(max(course.line.count - 1, 1))
      let middle = point(place)
      return CGPoint(
        x: middle.x + asides[0].dx + (asides[1].dx - asides[0].dx) * share,
        y: middle.y + asides[0].dy + (asides[1].dy - asides[0].dy) * share)
    }
  }

  private mutating func path(_ first: PathCell, _ last: PathCell) -> [DrawItem] {
    let areas = areas
    let (start, end) = (areas[0].center, areas[areas.count - 1].center)
    let length = start.distance(to: end)
    guard length >= 6 else { return [] }
    let head = min(9, length / 2)
    let line = line(from: (first, start), to: (last, end))
    let shaft = line.filter { $0.distance(to: end) > head - 1 }
    let origin = shaft.last ?? start
    let isOnWay =
      (end.x - origin.x) * (end.x - start.x) + (end.y - origin.y) * (end.y - start.y) > 0
    let from = isOnWay ? origin : start
    let direction = CGPoint(
      x: (end.x - from.x) / from.distance(to: end), y: (end.y - from.y) / from.distance(to: end))
    let base = CGPoint(x: end.x - direction.x * head, y: end.y - direction.y * head)
    var stroke = Stroke(.color(color), width: 2, cap: .butt, join: .round)
    if choice.way.isInvented { stroke.dash = [5, 4] }
    for spot in line { field.take(CGRect(center: spot, size: CGSize(width: 12, height: 12))) }
    return [
      .stroke(.path(Path(Outline(through: shaft + [base])), rule: .winding), stroke),
      .fill(
        .triangle(
          tip: end,
          left: CGPoint(x: base.x - direction.y * head / 2, y: base.y + direction.x * head / 2),
          right: CGPoint(x: base.x + direction.y * head / 2, y: base.y - direction.x * head / 2)),
        color),
      .shape(
        DrawShape(
          .circle(center: start, radius: 4.5), fill: .color(FigureInk.surface),
          stroke: Stroke(color, width: 2))),
    ]
      + beads(from: start, to: end)
  }

  /// One at each pose between, but for those that would lie on an end.
  private func beads(from start: CGPoint, to end: CGPoint) -> [DrawItem] {
    areas.dropFirst().dropLast().map(\.center)
      .filter { $0.distance(to: start) > 7 && $0.distance(to: end) > 7 }.map { bead in
        .shape(
          DrawShape(
            .circle(center: bead, radius: 4), fill: .color(color),
            stroke: Stroke(FigureInk.surface, width: 1.5)))
      }
  }

  // MARK: Words

  private mutating func words(_ first: PathCell, _ last: PathCell) -> [DrawItem] {
    var items: [DrawItem] = []
    if choice.story.hasBadge, let area = areas.last {
      let away: CGFloat = min(area.width, area.height) >= 40 ? 14 : 2
      let place =
        choice.isGroup
        ? CGPoint(x: outer(area).maxX - 12, y: max(outer(area).minY, 12))
        : CGPoint(x: area.maxX - away, y: area.minY + away)
      if stage.size.holds(place) {
        items += RoleMark(choice.story.role).cutBadge(at: place, on: FigureInk.surface)
        field.take(CGRect(center: place, size: CGSize(width: 20, height: 20)))
      }
    }
    let told = choice.isGroup ? choice.story.toldName : choice.story.label
    // On the ground of the figure where no cell lies below it.
    let name = Label(told, FigureType.elementName.colored(FigureInk.ink), width: 160)
    let verb = choice.way.startIsInvented ? "starts here" : "was"
    let was = Label("\(told) \(verb)", FigureType.roleWord, width: 160)
    guard !choice.isGroup else {
      return items + groupName(name, at: last, in: areas.last)
        + groupName(was, at: first, in: areas.first)
    }
    items += written(isGone ? was : name, last, ground: isGone ? nil : last.fill(isQuiet: false))
    return items + written(isGone ? name : was, first, ground: nil)
  }

  /// At the header of a section, or at one of its corners.
  private mutating func groupName(
    _ label: Label?, at cell: PathCell, in area: CGRect?
  ) -> [DrawItem] {
    guard let label, let area = area.map(outer) else { return [] }
    let (size, left) = (label.size, area.minX + 10)
    let header = CGPoint(x: left, y: cell.marked.midY - size.height / 2)
    let corners = [left, area.maxX - size.width - 10].flatMap { x in
      [area.minY - size.height - 4, area.maxY + 4, area.maxY - size.height - 4].map {
        CGPoint(x: x, y: $0)
      }
    }
    let places = (cell.story.id.kind == .cell ? [] : [header]) + corners
    let boxes = places.map { Self.box($0, size) }
    guard let place = field.place(boxes.filter(isClear)) ?? field.place(boxes) else { return [] }
    // The colours of what lies below it are not those that it is read on.
    return [.group(DrawGroup(onChip(label, place, isNeeded: true)))]
  }

  private static func places(beside frame: CGRect, _ size: CGSize) -> [CGRect] {
    let corners = [
      CGPoint(x: frame.midX - size.width / 2, y: frame.maxY + 4),
      CGPoint(x: frame.midX - size.width / 2, y: frame.minY - size.height - 4),
      CGPoint(x: frame.maxX + 6, y: frame.midY - size.height / 2),
      CGPoint(x: frame.minX - size.width - 6, y: frame.midY - size.height / 2),
    ]
    return corners.map { box($0, size) }
  }

  private static func box(_ corner: CGPoint, _ size: CGSize) -> CGRect {
    CGRect(x: corner.x.rounded(), y: corner.y.rounded(), width: size.width, height: size.height)
  }

  /// On the element or beside it, at a place where nothing else is; above whatever lies there if there is none.
  private mutating func written(
    _ label: Label?, _ cell: PathCell, ground: ThemedColor?
  ) -> [DrawItem] {
    guard let label, !(cell.showsWords && ground != nil) else { return [] }
    let frame = cell.marked
    let (w, h) = (label.size.width, label.size.height)
    let inside = [frame.maxY - h - 6, frame.minY + 6].flatMap { y in
      [frame.midX - w / 2, frame.minX + 8, frame.maxX - w - 8].map { CGPoint(x: $0, y: y) }
    }
    let beside = Self.places(beside: frame, label.size)
    let own = cell.ownPlace(label.size)
    let rows = [frame.midY - h / 2, frame.maxY - h - 6, frame.minY + 6]
    // Words stand where the element's own drawing has them, beside its image.
    let level = (cell.isDrawn ? rows : [rows[0]]).map {
      CGPoint(x: own?.minX ?? frame.minX + 10, y: $0)
    }
    let choices = cell.isDrawn ? level : inside + level
    let fitting = ([own].compactMap(\.self) + choices.map { Self.box($0, label.size) })
      .filter { frame.insetBy(dx: 3, dy: 3).holds($0) }
    let free = field.place((fitting + beside).filter(isClear))
    guard let place = free ?? field.place(beside) else { return [] }
    let isInside = frame.holds(place)
    if isInside, free != nil, ground != nil {
      return [Label(label.text, label.style.colored(cell.ink(isQuiet: false))).item(in: place)]
    }
    return onChip(label, place, isNeeded: free == nil || !isInside || cell.isDrawn)
  }

  /// Whether no outline runs through it.
  private func isClear(_ box: CGRect) -> Bool {
    areas.allSatisfy { frame in
      let near = box.insetBy(dx: -2, dy: -2)
      return !frame.intersects(near) || frame.insetBy(dx: 2, dy: 2).holds(near)
    }
  }

  private func onChip(_ label: Label, _ place: CGRect, isNeeded: Bool) -> [DrawItem] {
    let chip = DrawItem.fill(
      .rounded(place.insetBy(dx: -3, dy: -1), radius: 3), FigureInk.surface)
    return (isNeeded ? [chip] : []) + [label.item(in: place)]
  }
}

extension CGSize {
  fileprivate func holds(_ point: CGPoint) -> Bool {
    CGRect(origin: .zero, size: self).contains(point)
  }
}
