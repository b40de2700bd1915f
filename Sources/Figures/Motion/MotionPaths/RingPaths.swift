import CoreGraphics
import Drawing
import Motion

/// The ways of cells on a ring: arcs outside of it measure the angles, dashed spokes lead from true starts.
struct RingPaths {
  private let paths: WaySet
  private let circle: PathCircle
  private let stage: ScreenPart
  private let width: CGFloat
  private let drawsWays: Bool
  /// Of the ring in the picture.
  private let center: CGPoint
  private let radius: CGFloat
  private let cellReach: CGFloat
  private let arcs: [RingArc]
  /// Those whose arcs would be dots.
  private let short: [TakenWay]
  private let spokes: [TakenWay]
  private var field: LabelField
  /// Arcs without room for their words.
  private var silent: [RingArc] = []
  private var scene = PathScene()

  private static let firstArc: CGFloat = 11
  private static let track: CGFloat = 12
  private static let pad: CGFloat = 12

  private var after: CGRect { paths.story.transition.after.viewport }

  /// - Parameter room: as wide as the picture is, and as high as it may be.
  init(
    _ paths: WaySet, on circle: PathCircle, options: ChangeOptions, room: CGSize,
    drawsWays: Bool
  ) {
    (self.paths, self.circle, self.drawsWays) = (paths, circle, drawsWays)
    width = room.width
    let ways = drawsWays ? paths.ways : []
    let turned = ways.filter { circle.holds($0) && !$0.isInvented }
    let seen = min(circle.radius, room.width / 2)
    (arcs, short) = RingArc.split(turned, on: circle, radius: seen)
    spokes = ways.filter(\.isInvented)
    let cells = paths.cells.compactMap { $0.after ?? $0.before }
    let reach =
      cells.map { max($0.frame.width, $0.frame.height) / 2 }.filter { $0 < circle.radius }
      .max() ?? 0
    let viewport = paths.story.transition.after.viewport
    let middle = CGPoint(x: circle.center.x - viewport.minX, y: circle.center.y - viewport.minY)
    let outer = Self.outer(arcs)
    let far = circle.radius + reach
    let most = min(room.width / 2, room.height / 2)
    let scale = min(1, max(most - outer, most * 0.4) / far)
    let region = CGRect(x: middle.x - far, y: middle.y - far, width: 2 * far, height: 2 * far)
    stage = ScreenPart(
      region, fitting: CGSize(width: 2 * far * scale, height: 2 * far * scale),
      faces: options.faces)
    center = CGPoint(x: far * stage.scale, y: far * stage.scale)
    (radius, cellReach) = (circle.radius * stage.scale, reach * stage.scale)
    field = LabelField(
      CGRect(
        x: center.x - room.width / 2 + 4, y: -room.height, width: room.width - 8,
        height: 3 * room.height))
    compose()
  }

  /// The room for arcs and their labels around the cells.
  private static func outer(_ arcs: [RingArc]) -> CGFloat {
    guard let last = arcs.map(\.track).max() else { return pad }
    let words = arcs.flatMap { arc in
      [(arc.name, FigureType.roleWord), (arc.angle, FigureType.distance)]
    }
    let label = words.map { InterWidths.width(of: $0.0, $0.1) }.max() ?? 0
    // A single name finds another place beside its arc; ranges are as wide wherever they stand.
    let share = arcs.contains { $0.ways.count > 1 } ? 1.1 : 0.75
    return firstArc + track * CGFloat(last) + share * min(label, 70) + 8
  }

  /// The finished picture.
  var finished: PathScene { scene }

  private mutating func compose() {
    let cells = cells
    var items: [DrawItem] = [
      // As all marks are, it is to be seen: the angles are measured on it.
      .stroke(.circle(center: center, radius: radius), Stroke(FigureInk.strand, width: 1))
    ]
    let ghosts = RingGhosts(paths, cells, stage: stage, ring: (center, radius, cellReach))
    items += ghosts.items
    for cell in cells { field.take(cell.frame.insetBy(dx: 2, dy: 2)) }
    for box in ghosts.boxes { field.take(box) }
    let drawn = drawSpokes(cells, ghosts.places)
    items += drawn.items + faces(cells)
    let names = drawNames(cells)
    let turns = drawArcs()
    let words = drawStart()
    items += names.items.readable(over: items) + turns + words
    let bounds = items.bounds.insetBy(dx: -Self.pad, dy: -Self.pad)
    let panel = CGRect(x: 0, y: 0, width: width, height: bounds.height.rounded(.up))
    scene.items = [
      .panel(panel),
      .moved(items, by: CGPoint(x: width / 2 - center.x, y: -bounds.minY)),
    ]
    scene.size = panel.size
    if !arcs.isEmpty { scene.legend = [Self.legend] }
    scene.notes =
      notes(hasSpokes: drawn.count > 0)
      + PathNotes.common(
        paths, hidden: hidden(beside: drawn.count), unnamed: names.unnamed + ghosts.unnamed)
  }

  /// Those that go elsewhere, and of which neither an arc nor a spoke nor a sentence tells.
  private func hidden(beside spokes: Int) -> Int {
    guard drawsWays else { return 0 }
    let told = arcs.reduce(0) { $0 + $1.ways.count } + short.count + spokes
    return max(0, paths.ways.count - told)
  }

  private func notes(hasSpokes: Bool) -> [String] {
    var notes: [String] = []
    if !silent.isEmpty {
      let words = silent.map { "\($0.name) \($0.angle)" }
      notes.append("Without words at its arc: \(CountWords.list(words)).")
    }
    if !short.isEmpty {
      let names =
        short.count <= 3
        ? CountWords.list(short.map(\.story.spokenName)) : CountWords.digits(short.count, .item)
      notes.append("\(names) \(short.count == 1 ? "turns" : "turn") too little to be drawn.")
    }
    let dashed = Set(hasSpokes ? spokes.map(\.inventedWords) : [])
    if !dashed.isEmpty {
      notes.append("Dashed: \(dashed.sorted().joined(separator: ", or ")).")
    }
    return notes
  }

  private static var legend: LegendEntry {
    let arrow = WayArrow(
      start: CGPoint(x: -10, y: 0), end: CGPoint(x: 10, y: 0), color: FigureInk.strand)
    return LegendEntry(
      "the angle turned, from the circle where it was", sampleWidth: 26, arrow.items)
  }

  private var cells: [PathCell] {
    let stories = Dictionary(paths.seen.map { ($0.id, $0) }) { first, _ in first }
    return paths.story.transition.after.elementsFromTheBack.compactMap { element in
      guard element.isDrawable, element.kind.isLabelled, let story = stories[element.id] else {
        return nil
      }
      return PathCell(element, of: story, on: stage, in: after)
    }.filter { $0.frame.isSeen(in: CGRect(origin: .zero, size: stage.size)) }
  }

  private func faces(_ cells: [PathCell]) -> [DrawItem] {
    guard cells.count > CellCrowd.least else { return cells.map { $0.face() } }
    let ids = Set(cells.map(\.element.id))
    return CellCrowd(cells, quiet: ids, unmarked: paths.unmarked).items
  }

  private func point(_ frame: CGRect) -> CGPoint {
    stage.point(CGPoint(x: frame.midX - after.minX, y: frame.midY - after.minY))
  }
}

// MARK: - Words

extension RingPaths {
  private mutating func drawNames(
    _ cells: [PathCell]
  ) -> (items: [DrawItem], unnamed: [ElementStory]) {
    var (items, unnamed): ([DrawItem], [ElementStory]) = ([], [])
    let even = EvenNames(cells.compactMap { $0.evenName(width: $0.inside.width) })
    for cell in cells where cell.opacity >= 0.3 {
      let isOmitted = even.omitted.contains(cell.element.id)
      let label = isOmitted ? nil : cell.label(width: cell.inside.width)
      if let label {
        items.append(
          label.item(in: cell.ownPlace(label.size) ?? label.frame(centeredAt: cell.frame.center)))
      } else if !cell.showsWords, cell.story.hasBadge, !paths.unmarked.contains(cell.element.id) {
        unnamed.append(cell.story)
      }
      guard cell.story.hasBadge, cell.frame.width >= 13 else { continue }
      let isLarge = cell.frame.width >= 30
      let away = cell.frame.width / 2 * 0.707
      let place = CGPoint(x: cell.frame.midX - away, y: cell.frame.midY - away)
      items += RoleMark(cell.story.role).cutBadge(
        at: place, size: isLarge ? 16 : 12, on: FigureInk.surface)
      field.take(CGRect(center: place, size: CGSize(width: 18, height: 18)))
    }
    return (items, unnamed)
  }

  private mutating func drawArcs() -> [DrawItem] {
    let drawn = arcs.map { arc in
      DrawnArc(
        arc, radius: radius + cellReach + Self.firstArc + CGFloat(arc.track) * Self.track,
        around: center)
    }
    for point in drawn.flatMap(\.points) {
      field.take(CGRect(center: point, size: CGSize(width: 7, height: 7)))
    }
    var items = drawn.flatMap { $0.arc.items(radius: $0.radius, around: center) }
    for index in drawn.indices { items += label(of: index, among: drawn) }
    return items
  }

  /// Outside of the arc, at a place where nothing else is, nearer to it than to another; else with a line that leads
  /// there.
  private mutating func label(of index: Int, among drawn: [DrawnArc]) -> [DrawItem] {
    let own = drawn[index]
    let name = Label(own.arc.name, FigureType.roleWord, width: 72)
    let angle = Label(own.arc.angle, FigureType.distance)
    let others = drawn.indices.filter { $0 != index }.map { drawn[$0] }
    let places = labelPlaces(of: own, name: name, angle: angle)
    let near = places.filter { place in
      let reach = own.distance(to: place.box)
      return others.allSatisfy { $0.distance(to: place.box) > reach + 2 }
    }
    for place in near where field.place([place.box]) != nil {
      return lines(name, angle, in: place.box, isFlat: place.isFlat)
    }
    for place in places where field.place([place.box]) != nil {
      return lines(name, angle, in: place.box, isFlat: place.isFlat)
        + [own.leader(to: place.box)].compactMap(\.self)
    }
    silent.append(own.arc)
    return []
  }

  private typealias LabelPlace = (box: CGRect, isFlat: Bool)

  /// From the nearest to the farthest.
  private func labelPlaces(of own: DrawnArc, name: Label?, angle: Label) -> [LabelPlace] {
    stride(from: CGFloat(8), through: 44, by: 6).flatMap { away in
      ([0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8] as [CGFloat]).map { share -> LabelPlace in
        let direction = own.arc.start + own.arc.turn * share
        let isFlat = abs(sin(direction)) > 0.85
        let width =
          isFlat
          ? (name?.size.width ?? 0) + 5 + angle.size.width
          : max(name?.size.width ?? 0, angle.size.width)
        let size = CGSize(width: width, height: isFlat ? 14 : 28)
        let reach = abs(cos(direction)) * size.width / 2 + abs(sin(direction)) * size.height / 2
        let middle = center.onCircle(radius: own.radius + away + reach, angle: direction)
        return (CGRect(center: middle, size: size), isFlat)
      }
    }
  }

  private func lines(_ name: Label?, _ angle: Label, in box: CGRect, isFlat: Bool) -> [DrawItem] {
    let half = CGRect(x: box.minX, y: box.minY, width: box.width, height: 14)
    if isFlat {
      return [name?.item(in: half), angle.item(in: half, .right)].compactMap(\.self)
    }
    return [
      name?.item(in: half, .center), angle.item(in: half.offsetBy(dx: 0, dy: 14), .center),
    ].compactMap(\.self)
  }
}

// MARK: - Spokes

extension RingPaths {
  /// - Parameter ghosts: the places of those that are gone, from which their ways lead.
  private mutating func drawSpokes(
    _ cells: [PathCell], _ ghosts: [ElementID: CGRect]
  ) -> (items: [DrawItem], count: Int) {
    var (items, count): ([DrawItem], Int) = ([], 0)
    for way in spokes {
      let id = way.story.id
      let cell = cells.first { $0.element.id == id }
      guard let arrow = spoke(way, cell, ghost: ghosts[id]) else { continue }
      let others =
        cells.filter { $0.element.id != id }.map(\.frame)
        + ghosts.filter { $0.key != id }.map(\.value)
      let isClear = others.allSatisfy { other in
        other.center.distance(toLineFrom: arrow.start, to: arrow.end)
          > min(other.width, other.height) / 2
      }
      guard isClear else { continue }
      take(arrow)
      items += arrow.items
      count += 1
    }
    return (items, count)
  }

  /// From the edge of the ghost, and to that of the cell; nil where nothing is left between.
  private func spoke(_ way: TakenWay, _ cell: PathCell?, ghost: CGRect?) -> WayArrow? {
    var arrow = WayArrow(way, from: ghost?.center ?? point(way.start), to: point(way.end))
    arrow.width = 2
    arrow.ground = FigureInk.surface
    if ghost != nil { arrow.startRadius = 0 }
    let head = ghost.map { $0.width / 2 + 4 } ?? 0
    // Heads of several that end in one place would be a knot.
    let tail = way.startIsInvented ? (cell.map { $0.frame.width / 2 } ?? 0) + 6 : 8
    guard arrow.length > head + tail + 14 else { return nil }
    let (start, end, length) = (arrow.start, arrow.end, arrow.length)
    func along(_ distance: CGFloat) -> CGPoint {
      let share = distance / length
      return CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
    }
    (arrow.start, arrow.end) = (along(head), along(length - tail))
    return arrow
  }

  private mutating func take(_ arrow: WayArrow) {
    let count = max(2, Int(arrow.length / 5))
    for step in 0...count {
      let share = CGFloat(step) / CGFloat(count)
      let point = CGPoint(
        x: arrow.start.x + (arrow.end.x - arrow.start.x) * share,
        y: arrow.start.y + (arrow.end.y - arrow.start.y) * share)
      field.take(CGRect(center: point, size: CGSize(width: 9, height: 9)))
    }
  }

  /// Beside the place that all new ones come from: who they are, and how small they begin.
  private mutating func drawStart() -> [DrawItem] {
    let coming = spokes.filter { $0.startIsInvented }
    guard let first = coming.first else { return [] }
    let start = point(first.start)
    guard coming.allSatisfy({ point($0.start).distance(to: start) < 2 }) else { return [] }
    let isOne = coming.count == 1
    let names = coming.count <= 3 ? CountWords.list(coming.map(\.story.label)) : "\(coming.count)"
    let size = StartSize(first).words(isOne: isOne)
    let lines = [
      Label(
        "\(names) \(isOne ? "starts" : "start") here\(size == nil ? "" : ",")", FigureType.roleWord),
      size.map { Label($0, FigureType.caption) },
    ].compactMap(\.self)
    let box = CGSize(
      width: lines.map(\.size.width).max() ?? 0, height: CGFloat(lines.count) * 15)
    let places = [12, 18, 24].flatMap { Self.places(around: start, size: box, away: $0) }
    guard let place = field.place(places) else { return [] }
    return lines.enumerated().map { row, line in
      line.item(
        in: CGRect(
          x: place.minX, y: place.minY + CGFloat(row) * 15, width: place.width, height: 15),
        .center)
    }
  }

  /// Below, above and at both sides.
  private static func places(
    around point: CGPoint, size: CGSize, away: CGFloat
  ) -> [CGRect] {
    let (x, y) = (size.width / 2 + away, size.height / 2 + away)
    let centers = [
      CGPoint(x: point.x, y: point.y + y), CGPoint(x: point.x, y: point.y - y),
      CGPoint(x: point.x + x, y: point.y), CGPoint(x: point.x - x, y: point.y),
    ]
    return centers.map { CGRect(center: $0, size: size) }
  }
}

extension PathCircle {
  /// Whether the way leads from the circle to the circle.
  func holds(_ way: TakenWay) -> Bool {
    [way.start.center, way.end.center].allSatisfy {
      abs(hypot($0.x - center.x, $0.y - center.y) - radius) <= radius * 0.3
    }
  }
}
