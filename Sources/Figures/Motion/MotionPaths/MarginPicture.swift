import CoreGraphics
import Drawing
import Motion

/// The margin on one side of a list as it comes out: lanes, brackets, words, and who is gone.
struct MarginPicture {
  private(set) var items: [DrawItem] = []
  private(set) var spelled: Set<Role> = []
  private(set) var named: Set<ElementID> = []
  /// Elements whose ways have no room for their words, and are not drawn.
  private(set) var hidden = 0
  /// Below all of it.
  private(set) var bottom: CGFloat = 0
  private let margin: ColumnMargin
  private let place: PanelPlace
  private let width: CGFloat

  private var lanes: [Lane] { margin.lanes }
  private var isRight: Bool { margin.isRight }
  private var panel: CGRect { CGRect(origin: place.origin, size: place.stage.size) }

  private static let mostNames = 12

  /// - Parameters:
  ///   - unnamed: elements of the list that have no room for their names there.
  ///   - size: as wide as the whole picture is, and as high as it may be.
  init(_ margin: ColumnMargin, unnamed: [ElementStory], place: PanelPlace, size: CGSize) {
    (self.margin, self.place, width) = (margin, place, size.width)
    let notes = placed(unnamed: margin.isRight ? unnamed : [], most: size.height)
    bottom = notes.map { $0.top + $0.height }.max() ?? 0
    let arrows = lanes.map(arrow)
    let told = told(in: notes)
    named = told.map { lanes[$0] }.named
    let leaders = notes.compactMap { MarginLeader($0, to: lanes, beside: arrows, textX: textX) }
    items = leaders.map(\.line)
    for index in told {
      let casing = leaders.isEmpty ? [] : [arrows[index].ground(FigureInk.page)]
      items += casing + bracket(lanes[index], arrows[index]) + arrows[index].items
    }
    items += leaders.map(\.joint)
    for note in notes {
      items += drawn(note)
      switch note.subject {
      case .ghost(let story, _):
        if note.lines.map(\.text).contains(RoleMark(story.role).name) {
          spelled.insert(story.role)
        }
        // A name that is cut is said again.
        if note.lines.first?.text == story.label { named.insert(story.id) }
      case .name(let story): named.insert(story.id)
      case .lanes, .across: break
      }
    }
  }

  /// The lanes that have words; all others are counted.
  private mutating func told(in notes: [MarginNote]) -> [Int] {
    var (told, bundles): (Set<Int>, Int) = ([], 0)
    for note in notes {
      switch note.subject {
      case .lanes(let places):
        told.formUnion(places)
        bundles += places.first.map { lanes[$0].bundle.ways.count } ?? 0
      case .across(let bundle): bundles += bundle.ways.count
      case .ghost, .name: break
      }
    }
    hidden = margin.ways - bundles
    return lanes.indices.filter(told.contains)
  }

  /// In the coordinates of the picture, and lower than the list where that leaves them too little room.
  private func placed(unnamed: [ElementStory], most: CGFloat) -> [MarginNote] {
    let own = margin.notes.map { note in
      let y = place.point(CGPoint(x: 0, y: note.wanted)).y
      return MarginNote(
        subject: note.subject, lines: note.lines, wanted: min(max(y, panel.minY), panel.maxY))
    }
    let room = margin.width - margin.laneWidth - 22
    let names = unnamed.prefix(Self.mostNames).compactMap { story -> MarginNote? in
      guard let element = story.after,
        let name = Label(story.label, FigureType.smallName, width: room)
      else { return nil }
      return MarginNote(subject: .name(story), lines: [name], wanted: place.frame(element).midY)
    }
    let all = own + names
    return MarginNote.stacked(all, height: max(panel.maxY, min(MarginNote.height(all), most)))
  }

  private func outwards(_ away: CGFloat) -> CGFloat {
    isRight ? panel.maxX + away : panel.minX - away
  }

  /// The side of the words that the list is on.
  private var textX: CGFloat { outwards(margin.laneWidth) }

  private func arrow(_ lane: Lane) -> WayArrow {
    let x = outwards(margin.reach + CGFloat(lane.column) * margin.pitch)
    func point(_ y: CGFloat) -> CGPoint {
      // Beyond the screen, the lane only leads there.
      let y = place.point(CGPoint(x: 0, y: y)).y
      return CGPoint(x: x, y: min(max(y, panel.minY - 6), panel.maxY + 6))
    }
    var ends = (start: point(lane.start), end: point(lane.end))
    // Of one that goes from the last one seen to far beyond, or comes from there, a short piece is left.
    if abs(ends.start.y - ends.end.y) < 1 {
      let side: CGFloat = (lane.end < lane.start) ? -1 : 1
      let isBelow = ends.end.y > panel.midY
      if isBelow == (side > 0) { ends.start.y -= side * 20 } else { ends.end.y += side * 20 }
    }
    var arrow = WayArrow(lane.bundle.first, from: ends.start, to: ends.end)
    if lane.hasBracket { arrow.width = 4 }
    return arrow
  }

  /// Along the starts of all that the lane stands for, between them and the lane.
  private func bracket(_ lane: Lane, _ arrow: WayArrow) -> [DrawItem] {
    guard lane.hasBracket else { return [] }
    let ends = [lane.starts.lowerBound, lane.starts.upperBound].map {
      min(max(place.point(CGPoint(x: 0, y: $0)).y, panel.minY), panel.maxY)
    }
    let x = arrow.start.x + (isRight ? -6.5 : 6.5)
    let tip = isRight ? x - 3 : x + 3
    let corners = [(tip, ends[0]), (x, ends[0]), (x, ends[1]), (tip, ends[1])]
    let line = Outline(through: corners.map { CGPoint(x: $0.0, y: $0.1) })
    return [.stroke(.path(Path(line), rule: .winding), Stroke(arrow.color, width: 1))]
  }

  private func drawn(_ note: MarginNote) -> [DrawItem] {
    switch note.subject {
    case .lanes: return texts(note, from: textX)
    case .across(let bundle): return across(note, bundle)
    case .ghost(let story, let element):
      let x = margin.isFree(at: element.frame.midY) ? panel.maxX + 10 : textX
      let box = CGRect(x: x, y: note.top, width: min(note.width, width - x), height: note.height)
      return GhostShelf.box(box, of: story, note.lines)
    case .name(let story):
      let badge = RoleMark(story.role).badge(at: CGPoint(x: textX + 7, y: note.middle), size: 14)
      return (badge.map { [$0] } ?? []) + texts(note, from: textX + 20)
    }
  }

  /// A way across the list: it reaches as far as the margin, and its words say how far it is.
  private func across(_ note: MarginNote, _ bundle: WayBundle) -> [DrawItem] {
    let (near, far) = (outwards(8), outwards(36))
    let comesIn = (bundle.vector.dx < 0) == isRight
    let arrow = WayArrow(
      bundle.first, from: CGPoint(x: comesIn ? far : near, y: note.middle),
      to: CGPoint(x: comesIn ? near : far, y: note.middle))
    let x = isRight ? max(far + 8, textX) : min(far - 8, textX)
    return arrow.items + texts(note, from: x)
  }

  private func texts(_ note: MarginNote, from x: CGFloat) -> [DrawItem] {
    note.lines.enumerated().map { row, label in
      label.item(
        in: CGRect(
          x: isRight ? x : x - label.size.width,
          y: note.top + CGFloat(row) * MarginNote.lineHeight, width: label.size.width,
          height: MarginNote.lineHeight))
    }
  }
}
