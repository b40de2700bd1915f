import CoreGraphics
import Drawing
import Motion

/// Who is seen in a difference, and who of them is marked: the same in both panels.
struct DifferenceElements {
  let seen: SeenElements
  let marked: MarkedElements

  init(_ story: MotionStory) {
    seen = SeenElements(story, limit: DifferencePanel.limit)
    marked = MarkedElements(seen.shown)
  }
}

/// One of the two states of a difference, with what is said about its elements where they stand.
struct DifferencePanel {
  private let story: MotionStory
  private let stage: ScreenPart
  private let side: StepRoles.Side
  private let snapshot: LayoutSnapshot
  /// The hindmost first.
  private let cells: [DifferenceCell]
  private let marked: MarkedElements
  /// Whether so few are asked for that each has a badge.
  private let hasBadges: Bool
  /// Whether so few are that the places which they leave are marked as well.
  private let marksPlaces: Bool

  /// More elements than this are not told apart by anyone.
  static let limit = 900
  private static let mostBadges = 24
  private static let mostPlaces = 60
  /// Of more, only those that something was asked of have colours.
  private static let mostColored = 24

  init(
    _ story: MotionStory, _ elements: DifferenceElements, on stage: ScreenPart, side: StepRoles.Side
  ) {
    let (seen, marked) = (elements.seen, elements.marked)
    self.story = story
    self.stage = stage
    self.side = side
    let snapshot = side == .before ? story.transition.before : story.transition.after
    self.snapshot = snapshot
    let stories = Dictionary(seen.shown.map { ($0.id, $0) }) { first, _ in first }
    let drawable = snapshot.elements.filter { $0.isDrawable && $0.alpha > 0.005 }
    let ordered = drawable.enumerated().sorted { first, second in
      let (a, b) = (first.element.depth, second.element.depth)
      return a == b ? first.offset < second.offset : a < b
    }
    self.marked = marked
    let isCrowd =
      seen.shown.count > Self.mostColored && seen.shown.contains(where: \.role.isAsked)
      && !snapshot.isScreen(of: seen.shown)
    let bars = BarCovers(snapshot, on: stage)
    let drawn = ordered.compactMap { _, element in
      stories[element.id].map { story in
        let cell = DifferenceCell(
          element, of: story, on: stage, side: side, in: snapshot.viewport, below: bars)
        let isQuiet = isCrowd && element.kind == .cell && !marked.ids.contains(story.id)
        guard isQuiet else { return cell }
        return element.showsImage ? cell.unmarked : cell.quieted
      }
    }
    let isSifted = marked.isSifted || seen.shown.count > Self.mostPlaces
    cells = isSifted ? drawn.behind(of: { $0.element.kind == .cell }) { $0.isQuiet } : drawn
    let asked = seen.shown.count { $0.role.isAskedOfItem && marked.ids.contains($0.id) }
    hasBadges = asked <= Self.mostBadges
    marksPlaces = asked <= Self.mostPlaces
  }

  /// Roles of elements that are outlined and have no badge.
  var unbadged: Set<Role> {
    Set(cells.filter { $0.isMarked && (!hasBadges || $0.isSmall) }.map(\.story.role))
  }

  /// The surface with everything on it, from the origin to the size of the stage.
  var items: [DrawItem] {
    let whole = CGRect(origin: .zero, size: stage.size)
    let window = stage.window(of: snapshot).intersection(whole)
    let area = window.isEmpty ? whole : window
    let inside = ShapeGeometry.rounded(area.insetBy(dx: 1, dy: 1), radius: 11)
    let outlines = sections
    let letters = cells.flatMap(\.texts).map { $0.insetBy(dx: -2, dy: -1) }
    let lines = outlines.isEmpty ? [] : [outlines.flatMap(\.items).cut(around: letters, in: whole)]
    let words = words(outlines)
    let faces = cells.map { cell in
      cell.face(marksLeft: marksPlaces, hasBadge: words.badged.contains(cell.element.id))
    }
    // Nothing is drawn over a bar, whatever is outlined.
    let front = cells.firstIndex(where: \.element.isOfScreen) ?? cells.endIndex
    let below =
      stage.backdrop(of: snapshot) + faces[..<front].flatMap(\.self) + blocks + lines
      + faces[front...].flatMap(\.self)
    return [
      .panel(area),
      .group(DrawGroup(clip: inside, below + words.items.readable(over: below))),
    ]
  }

  /// Those that go with a marked one, as areas.
  private var blocks: [DrawItem] {
    let members = cells.filter { marked.blocks[$0.story.id] != nil && $0.isInItsPlace }
    return Dictionary(grouping: members) { marked.blocks[$0.story.id] ?? 0 }
      .sorted { $0.key < $1.key }
      .map { RoleMark($0.value[0].story.role).block($0.value.map(\.frame)) }
  }

  // MARK: Words

  /// Names first, then badges beside them: the foremost element chooses first.
  private func words(
    _ outlines: [Outlined]
  ) -> (items: [DrawItem], badged: Set<ElementID>) {
    var field = LabelField(CGRect(origin: .zero, size: stage.size).insetBy(dx: 1, dy: 1))
    for outline in outlines { outline.rect.edges.forEach { field.take($0) } }
    var covers: [CGRect] = []
    var items: [DrawItem] = []
    let even = EvenNames(cells.filter { $0.frame.isSeen(in: field.bounds) }.compactMap(\.evenName))
    for cell in cells.reversed() {
      cell.texts.forEach { field.take($0.insetBy(dx: -2, dy: -2)) }
      let isOmitted = even.omitted.contains(cell.element.id)
      items += [cell.label(&field, avoiding: covers, isOmitted: isOmitted)].compactMap(\.self)
      if cell.element.alpha > 0.2 { covers.append(cell.cover.insetBy(dx: 1, dy: 1)) }
    }
    for outline in outlines { items += badge(outline, &field) }
    guard hasBadges else { return (items, []) }
    let badges = badges(&field)
    return (items + badges.flatMap(\.items), Set(badges.map(\.id)))
  }

  /// Beside their elements if there is room for all, so that they look alike.
  private func badges(_ field: inout LabelField) -> [(id: ElementID, items: [DrawItem])] {
    let marked = cells.indices.filter { cells[$0].isMarked && !cells[$0].isSmall }
    let others = marked.map { place in
      // A view behind all cells, or around one, is no neighbour.
      cells.indices.filter {
        $0 != place && cells[$0].element.kind.isLabelled
          && !cells[$0].frame.contains(cells[place].frame)
      }
      .map { cells[$0].frame }
    }
    var trial = field
    let beside = zip(marked, others).compactMap { place, others in
      cells[place].badgeBeside(&trial, avoiding: others).map { (cells[place].element.id, $0) }
    }
    if beside.count == marked.count { return beside }
    return zip(marked, others).compactMap { place, others in
      let badge = cells[place].badgeOnCorner(&field, avoiding: others)
      return badge.isEmpty ? nil : (cells[place].element.id, badge)
    }
  }

  private func badge(_ outline: Outlined, _ field: inout LabelField) -> [DrawItem] {
    guard (side == .before) == (outline.role == .sectionDeleted) else { return [] }
    let rect = outline.rect
    let cells = cells.filter { $0.element.kind == .cell }.map(\.frame)
    for size in [RoleMark.badgeSize, 12] {
      let inset = size / 2 + 4
      let places = [rect.maxX - inset, rect.minX + inset].flatMap { x in
        [rect.minY + inset, rect.maxY - inset, rect.midY].map {
          CGRect(center: CGPoint(x: x, y: $0), size: CGSize(width: size, height: size))
        }
      }
      if let place = field.place(places, avoiding: cells) {
        let center = CGPoint(x: place.midX, y: place.midY)
        return [RoleMark(outline.role).badge(at: center, size: size)].compactMap(\.self)
      }
    }
    // On its corner, if it is full.
    let corner = CGPoint(x: rect.maxX - 5, y: rect.minY + 5)
    return [RoleMark(outline.role).badge(at: corner, size: 10)].compactMap(\.self)
  }

  // MARK: Sections

  private struct Outlined {
    let role: Role
    let rect: CGRect
    let items: [DrawItem]
  }

  /// One outline around all that goes, comes or moves with a section, unless it would hold others as well.
  private var sections: [Outlined] {
    var groups: [Int: [DifferenceCell]] = [:]
    for cell in cells {
      if let section = story.section(of: cell.story) { groups[section, default: []].append(cell) }
    }
    let whole = CGRect(origin: .zero, size: stage.size)
    return groups.sorted { $0.key < $1.key }.compactMap { section, members in
      guard let role = members.first?.story.role else { return nil }
      let frame = members.map(\.frame).reduce(CGRect.null) { $0.union($1) }
      let own = Set(members.map(\.element.id))
      // Those that come or go in the section by themselves are a part of it all the same.
      let number = number(of: section)
      let strangers = cells.filter { cell in
        !own.contains(cell.element.id) && (number == nil || cell.element.path.first != number)
      }.map(\.frame)
      guard !strangers.contains(where: { frame.contains(CGPoint(x: $0.midX, y: $0.midY)) }) else {
        return nil
      }
      let wide = frame.insetBy(dx: -4, dy: -4)
      let isFree = !strangers.contains { $0.intersects(wide) }
      let rect = (isFree ? wide : frame).intersection(whole.insetBy(dx: 2, dy: 2)).onWholePoints
      return rect.isEmpty ? nil : Outlined(role: role, rect: rect, items: outline(rect, role))
    }
  }

  /// The number that the section has in this state.
  private func number(of section: Int) -> Int? {
    let sum = story.roles.sections[section]
    return side == .before ? sum.indexBefore : sum.indexAfter
  }

  private func outline(_ rect: CGRect, _ role: Role) -> [DrawItem] {
    let mark = RoleMark(role)
    let edge = ShapeGeometry.rounded(rect.insetBy(dx: 1, dy: 1), radius: 9)
    guard side == .before, role == .sectionMoved else { return [.stroke(edge, mark.stroke())] }
    let place = ShapeGeometry.rounded(rect.insetBy(dx: 0.5, dy: 0.5), radius: 8)
    return [.stroke(place, Stroke(mark.color, dash: [4, 3]))]
  }
}

extension [DrawItem] {
  /// With holes for letters, so that no line runs through these.
  fileprivate func cut(around letters: [CGRect], in whole: CGRect) -> DrawItem {
    var holes: [CGRect] = []
    for letter in letters {
      // Holes in holes would be none.
      let near = holes.filter(letter.intersects)
      holes.removeAll(where: letter.intersects)
      holes.append(near.reduce(letter) { $0.union($1) })
    }
    var outline = Outline()
    outline.addRect(whole)
    for hole in holes { outline.addRect(hole) }
    return .group(DrawGroup(clip: .path(Path(outline), rule: .evenOdd), self))
  }
}

extension CGRect {
  /// Narrow rectangles along the four sides.
  fileprivate var edges: [CGRect] {
    [
      CGRect(x: minX, y: minY, width: width, height: 2),
      CGRect(x: minX, y: maxY - 2, width: width, height: 2),
      CGRect(x: minX, y: minY, width: 2, height: height),
      CGRect(x: maxX - 2, y: minY, width: 2, height: height),
    ]
  }
}
