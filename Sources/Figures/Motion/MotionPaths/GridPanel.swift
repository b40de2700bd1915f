import CoreGraphics
import Drawing
import Motion

/// One state of a plane: its cells with their names, and after the change a part of the way that each has come.
struct GridPanel {
  private(set) var items: [DrawItem] = []
  private(set) var named: Set<ElementID> = []
  /// Who has an arrow: of the others, the ways are too short or there is no room.
  private(set) var arrowed: Set<ElementKind> = []
  /// Whether there are arrows over the cells of a crowd.
  private(set) var hasBlocks = false
  /// The roles of those whose badges point their ways.
  private(set) var turned: Set<Role> = []
  private let bounds: CGRect
  private var field: LabelField
  /// All that names stand on.
  private let ground: SeenGround

  /// Between the cells at the edge of the screen and that of the panel.
  static let pad: CGFloat = 4
  /// A shorter one is a head without a direction.
  private static let leastArrow: CGFloat = 9

  /// The paint of cells.
  struct Paint {
    /// Those without a colour of their own.
    var quiet: Set<ElementID> = []
    /// The one that goes farthest.
    var longest: ElementID?
  }

  init(_ snapshot: LayoutSnapshot, _ paths: WaySet, on stage: ScreenPart, paint: Paint) {
    let bounds = CGRect(origin: .zero, size: stage.size)
    self.bounds = bounds
    field = LabelField(bounds.insetBy(dx: -4, dy: -4))
    let stories = Dictionary(paths.seen.map { ($0.id, $0) }) { first, _ in first }
    let cells = snapshot.elementsFromTheBack.compactMap { element -> PathCell? in
      guard element.isDrawable, let story = stories[element.id] else { return nil }
      let cell = PathCell(element, of: story, on: stage, in: snapshot.viewport)
      return cell.frame.isSeen(in: bounds) ? cell : nil
    }
    let even = EvenNames(
      cells.filter { bounds.contains($0.frame.center) }
        .compactMap { $0.evenName(width: $0.inside.width - 4) })
    self.even = even
    let (front, own) = (cells.filter(\.isOfScreen), cells.filter { !$0.isOfScreen })
    let faces =
      cells.count > CellCrowd.least
      ? CellCrowd(own, quiet: paint.quiet, unmarked: paths.unmarked).items + front.map { $0.face() }
      : cells.map { cell in
        cell.face(
          isQuiet: paint.quiet.contains(cell.element.id),
          isNameless: even.omitted.contains(cell.element.id)
            || cell.label(width: cell.inside.width - 4) == nil,
          ringed: cell.element.id == paint.longest ? FigureInk.ink : nil)
      }
    let edge = bounds.insetBy(dx: -Self.pad, dy: -Self.pad)
    let seen = ShapeGeometry.rounded(edge.insetBy(dx: 1, dy: 1), radius: 11)
    items = [
      .panel(edge), .group(DrawGroup(clip: seen, stage.backdrop(of: snapshot) + faces)),
    ]
    ground = SeenGround(items)
    self.cells = cells
    self.paint = paint
    unmarked = paths.unmarked
  }

  private let cells: [PathCell]
  private let paint: Paint
  private let unmarked: Set<ElementID>
  private let even: EvenNames

  /// Whether there are too many cells for anything on them.
  var isCrowd: Bool { cells.count > CellCrowd.least }

  /// Arrows over the cells.
  mutating func addBlocks(_ arrows: [WayArrow]) {
    let edge = bounds.insetBy(dx: -Self.pad, dy: -Self.pad)
    // A line without its head would say nothing.
    let seen = arrows.filter { $0.length >= Self.leastArrow && edge.contains($0.end) }
    if !seen.isEmpty {
      items.append(.group(DrawGroup(clip: .rect(edge), seen.flatMap(\.items))))
    }
    hasBlocks = !seen.isEmpty
  }

  /// Each name in the middle of its cell; badges of what goes away.
  mutating func addNames() {
    for cell in cells.reversed() where isSeen(cell) {
      if !cell.texts.isEmpty { named.insert(cell.element.id) }
      let isMarked =
        cell.story.isGone && cell.story.hasBadge && !unmarked.contains(cell.element.id)
      addMark(to: cell, { if isMarked { $0.addBadge(cell) } }) { panel in
        guard let label = panel.label(of: cell) else { return }
        panel.addName(label, to: cell, at: [cell.middlePlace(of: label)])
      }
      field.take(cell.cover.insetBy(dx: 3, dy: 3))
    }
  }

  /// Names in corners, badges, and arrows of a part of each way.
  /// - Parameter arrows: nil where no ways are drawn.
  mutating func addWays(_ arrows: [ElementID: WayArrow]?) {
    let turns = cells.contains { $0.story.role.isMove && arrows?[$0.element.id] != nil }
    for cell in cells.reversed() where isSeen(cell) {
      for text in cell.texts { field.take(text) }
      if !cell.texts.isEmpty { named.insert(cell.element.id) }
      let arrow = arrows?[cell.element.id]
      let isStill = arrows != nil && arrow == nil && cell.story.role.isMove
      // An arrow would say that it goes somewhere, or which way; its outline tells that it was asked to.
      let isMarked = cell.story.hasBadge && (!isStill || cell.story.hasNoWay && !turns)
      addMark(to: cell, { if isMarked { $0.addBadge(cell, arrow?.vector) } }) { panel in
        // In a small cell a badge points the way.
        let hasRoom = !isMarked || cell.hasRoomForBadge
        let hasArrow = hasRoom && arrow.map { $0.length >= Self.leastArrow } ?? false
        panel.addName(to: cell, hasArrow: hasArrow)
      }
      if let arrow { addArrow(arrow, cell) }
      field.take(cell.cover.insetBy(dx: 3, dy: 3))
    }
  }

  /// The badge, and the name where that leaves room; in a cell that has its badge on a corner, the other way round, if
  /// both have room so.
  private mutating func addMark(
    to cell: PathCell, _ badge: (inout GridPanel) -> Void, name: (inout GridPanel) -> Void
  ) {
    guard !cell.hasRoomForBadge, cell.story.hasBadge, cell.texts.isEmpty else {
      badge(&self)
      return name(&self)
    }
    var (first, second) = (self, self)
    badge(&first)
    name(&second)
    let count = second.items.count
    badge(&second)
    let isMarked = first.items.count == items.count || second.items.count > count
    guard isMarked, second.named.contains(cell.element.id) else {
      name(&first)
      return self = first
    }
    self = second
  }

  /// In the middle or in a corner, in less room beside a badge.
  private mutating func addName(to cell: PathCell, hasArrow: Bool) {
    for less: CGFloat in [0, 16] {
      guard let label = label(of: cell, less: less) else { return }
      let corner = CGRect(
        origin: CGPoint(x: cell.inside.minX + 5, y: cell.inside.minY + 3), size: label.size)
      let middle = cell.middlePlace(of: label)
      addName(
        label, to: cell,
        at: cell.isDrawn ? [middle] : hasArrow ? [corner, middle] : [middle, corner])
      if named.contains(cell.element.id) || !cell.story.hasBadge { return }
    }
  }

  /// Those that say something else than where they are.
  var asked: [ElementStory] {
    cells.filter { isSeen($0) && $0.story.hasBadge }.map(\.story)
  }

  private func isSeen(_ cell: PathCell) -> Bool {
    bounds.contains(cell.frame.center) && cell.opacity >= 0.3
  }

  private func label(of cell: PathCell, less: CGFloat = 0) -> Label? {
    guard !even.omitted.contains(cell.element.id) else { return nil }
    // Inside of an outline, letters may come nearer to it.
    let margin: CGFloat = cell.story.role.isAskedOfItem && cell.frame.width < 40 ? 0 : 4
    return cell.label(
      width: cell.inside.width - margin - less, isQuiet: paint.quiet.contains(cell.element.id))
  }

  private mutating func addName(_ label: Label, to cell: PathCell, at places: [CGRect]) {
    let inside = places.filter { cell.frame.insetBy(dx: 1, dy: 0).holds($0) }
    guard let place = field.place(inside) else { return }
    items += [label.item(in: place)].readable(on: ground)
    named.insert(cell.element.id)
  }

  private mutating func addBadge(_ cell: PathCell, _ way: CGVector? = nil) {
    // In a small cell it stands on the corner: inside, it would take the place of the name, as it does beside a long one.
    guard min(cell.marked.width, cell.marked.height) >= 12 else { return }
    guard let place = field.place(cell.badgesBeside(size: 12) + cell.badgesOnCorners) else {
      return
    }
    var mark = RoleMark(cell.story.role)
    mark.heading = way
    if cell.story.role.isMove, way != nil { turned.insert(cell.story.role) }
    items += mark.cutBadge(at: place.center, size: place.width, on: FigureInk.surface)
  }

  /// Somewhere in the cell, beside its name.
  private mutating func addArrow(_ arrow: WayArrow, _ cell: PathCell) {
    let room = cell.inside.insetBy(dx: 1, dy: 1)
    guard arrow.length >= Self.leastArrow else { return }
    var arrow = arrow
    arrow.isCased = cell.isDrawn
    let isQuiet = paint.quiet.contains(cell.element.id)
    arrow.color = cell.isDrawn ? FigureInk.ink : cell.ink(isQuiet: isQuiet)
    let shares: [(CGFloat, CGFloat)] = [
      (0.5, 0.5), (0.6, 0.5), (0.5, 0.6), (0.6, 0.6), (0.7, 0.5), (0.5, 0.7), (0.7, 0.65),
      (0.75, 0.7), (0.4, 0.7), (0.3, 0.7), (0.3, 0.5),
    ]
    for (x, y) in shares {
      let middle = CGPoint(
        x: cell.frame.minX + x * cell.frame.width, y: cell.frame.minY + y * cell.frame.height)
      let moved = arrow.centered(at: middle)
      guard room.holds(moved.bounds), !cell.texts.contains(where: moved.bounds.intersects),
        field.place([moved.bounds]) != nil
      else { continue }
      items += moved.items
      arrowed.insert(cell.story.id.kind)
      return
    }
  }
}

extension PathCell {
  /// Whether a badge has room inside of it, beside its name.
  fileprivate var hasRoomForBadge: Bool {
    min(marked.width, marked.height) >= 40 && (marked.height >= 56 || marked.width >= 100)
  }

  /// The places for a badge at its right: the larger ones first, or those that leave its name alone.
  fileprivate var badgesOnCorners: [CGRect] {
    func place(_ size: CGFloat, _ away: CGFloat, isBelow: Bool) -> CGRect {
      let y = isBelow ? marked.maxY - away : marked.minY + away
      return CGRect(
        center: CGPoint(x: marked.maxX - away, y: y), size: CGSize(width: size, height: size))
    }
    let sides = [false, true]
    if hasRoomForBadge {
      return [(16, 14), (12, 10), (12, 3)].flatMap { size, away in
        sides.map { place(size, away, isBelow: $0) }
      }
    }
    return sides.flatMap { isBelow in [3, 0].map { place(12, $0, isBelow: isBelow) } }
  }
}

extension WayArrow {
  /// The way that it points.
  fileprivate var vector: CGVector { CGVector(dx: end.x - start.x, dy: end.y - start.y) }

  func centered(at middle: CGPoint) -> WayArrow {
    var arrow = self
    let shift = CGPoint(x: middle.x - (start.x + end.x) / 2, y: middle.y - (start.y + end.y) / 2)
    arrow.start = CGPoint(x: start.x + shift.x, y: start.y + shift.y)
    arrow.end = CGPoint(x: end.x + shift.x, y: end.y + shift.y)
    return arrow
  }
}
