import CoreGraphics
import Drawing
import Motion

/// The drawing of an onion skin: one element at its start and its end, outlines of it between the two, and all others
/// as empty places.
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
    let region = Self.region(transition, course, isHigh: room.height / room.width)
    stage = ScreenPart(region, fitting: room, faces: options.faces)
    field = LabelField(CGRect(origin: .zero, size: stage.size).insetBy(dx: 4, dy: 4))
    compose()
  }

  /// The screen as far as it is used; of a high one, the part around the way.
  private static func region(
    _ transition: Transition, _ course: OnionCourse, isHigh: CGFloat
  ) -> CGRect {
    var region = ScreenRegion()
    region.reach = 0.35
    region.includesUnseen = true
    region.add(screenOf: transition.after)
    for element in transition.after.elements {
      region.add(onScreen: element, in: transition.after.viewport)
    }
    for pose in course.poses { region.add(pose, in: transition.after.viewport) }
    let whole = region.rect
    let most = whole.width * isHigh
    guard whole.height > most else { return whole }
    let way = course.poses.map(\.frame).reduce(CGRect.null) { $0.union($1) }
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
    guard let first = course.poses.first, let last = course.poses.last else { return }
    let cells = [first, last].map {
      PathCell($0, of: choice.story, on: stage, in: viewport, hidesWords: true)
    }
    let places =
      stage.backdrop(of: paths.story.transition.after) + emptyPlaces + start(cells[0]) + outlines
      + end(cells[1])
    items = [
      .panel(bounds), .group(DrawGroup(clip: inside, places + path(cells[0], cells[1]))),
    ]
    items += words(cells[0], cells[1]).readable(over: items)
  }

  private var isGone: Bool { choice.story.isGone }

  private var color: ThemedColor {
    choice.story.role.isAsked ? RoleMark(choice.story.role).color : FigureInk.ink
  }

  // MARK: Places

  private var emptyPlaces: [DrawItem] {
    let others = paths.story.transition.after.elements.filter {
      $0.id != choice.story.id && $0.isDrawable && $0.kind == .cell && $0.alpha > 0.01
        && $0.isSeen(in: viewport)
    }
    let shown = others.count > 1500 ? (0..<1500).map { others[$0 * others.count / 1500] } : others
    var outline = Outline()
    for element in shown {
      if shown.count > 60, element.isUpright {
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
    return [cell.face(ringed: choice.story.role.isAskedOfItem ? nil : color)]
  }

  /// The poses between, the later the stronger.
  private var outlines: [DrawItem] {
    let between = course.poses.dropFirst().dropLast()
    return between.enumerated().map { index, pose in
      let strength = 0.5 + 0.45 * CGFloat(index + 1) / CGFloat(between.count + 1)
      return .stroke(
        stage.outline(of: pose, in: viewport, inset: 0.75),
        Stroke(color.faded(by: strength), width: 1.5))
    }
  }

  // MARK: The way

  private func point(_ point: CGPoint) -> CGPoint {
    stage.point(CGPoint(x: point.x - viewport.minX, y: point.y - viewport.minY))
  }

  private mutating func path(_ first: PathCell, _ last: PathCell) -> [DrawItem] {
    let (start, end) = (first.marked.center, last.marked.center)
    let length = start.distance(to: end)
    guard length >= 6 else { return [] }
    let head = min(9, length / 2)
    // A bubble goes beside the middle of its row.
    let aside = CGVector(dx: end.x - last.frame.midX, dy: end.y - last.frame.midY)
    let line = course.line.map(point).map { CGPoint(x: $0.x + aside.dx, y: $0.y + aside.dy) }
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
    course.poses.dropFirst().dropLast().map { stage.markedFrame(of: $0, in: viewport).center }
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
    if choice.story.hasBadge {
      let away: CGFloat = min(last.marked.width, last.marked.height) >= 40 ? 14 : 2
      let place = CGPoint(x: last.marked.maxX - away, y: last.marked.minY + away)
      if stage.size.holds(place) {
        items += RoleMark(choice.story.role).cutBadge(at: place, on: FigureInk.surface)
        field.take(CGRect(center: place, size: CGSize(width: 20, height: 20)))
      }
    }
    let name = Label(choice.story.label, FigureType.elementName, width: 160)
    let verb = choice.way.startIsInvented ? "starts here" : "was"
    let was = Label("\(choice.story.label) \(verb)", FigureType.roleWord, width: 160)
    items += written(isGone ? was : name, last, ground: isGone ? nil : last.fill(isQuiet: false))
    return items + written(isGone ? name : was, first, ground: nil)
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
    let beside = [
      CGPoint(x: frame.midX - w / 2, y: frame.maxY + 4),
      CGPoint(x: frame.midX - w / 2, y: frame.minY - h - 4),
      CGPoint(x: frame.maxX + 6, y: frame.midY - h / 2),
      CGPoint(x: frame.minX - w - 6, y: frame.midY - h / 2),
    ]
    func box(_ point: CGPoint) -> CGRect {
      CGRect(x: point.x.rounded(), y: point.y.rounded(), width: w, height: h)
    }
    let own = cell.ownPlace(label.size)
    let rows = [frame.midY - h / 2, frame.maxY - h - 6, frame.minY + 6]
    // Words stand where the element's own drawing has them, beside its image.
    let level = (cell.isDrawn ? rows : [rows[0]]).map {
      CGPoint(x: own?.minX ?? frame.minX + 10, y: $0)
    }
    let choices = cell.isDrawn ? level : inside + level
    let fitting = ([own].compactMap(\.self) + choices.map(box))
      .filter { frame.insetBy(dx: 3, dy: 3).holds($0) }
    let free = field.place((fitting + beside.map(box)).filter(isClear))
    guard let place = free ?? field.place(beside.map(box)) else { return [] }
    let isInside = frame.holds(place)
    if isInside, free != nil, ground != nil {
      return [Label(label.text, label.style.colored(cell.ink(isQuiet: false))).item(in: place)]
    }
    return onChip(label, place, isNeeded: free == nil || !isInside || cell.isDrawn)
  }

  /// Whether no outline runs through it.
  private func isClear(_ box: CGRect) -> Bool {
    course.poses.allSatisfy { pose in
      let frame = stage.markedFrame(of: pose, in: viewport)
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
