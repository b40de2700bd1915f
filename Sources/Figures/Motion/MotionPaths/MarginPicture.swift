import CoreGraphics
import Drawing
import Motion

/// The margin on one side of a list as it comes out: lanes, brackets, words, and who is gone.
struct MarginPicture {
  private(set) var items: [DrawItem] = []
  private(set) var spelled: Set<Role> = []
  private(set) var named: Set<ElementID> = []
  private let margin: ColumnMargin
  private let place: PanelPlace
  private let width: CGFloat

  private var lanes: [Lane] { margin.lanes }
  private var isRight: Bool { margin.isRight }
  private var panel: CGRect { CGRect(origin: place.origin, size: place.stage.size) }

  private static let mostNames = 12

  /// - Parameters:
  ///   - unnamed: elements of the list that have no room for their names there.
  ///   - width: of the whole picture.
  init(_ margin: ColumnMargin, unnamed: [ElementStory], place: PanelPlace, width: CGFloat) {
    (self.margin, self.place, self.width) = (margin, place, width)
    let notes = placed(unnamed: margin.isRight ? unnamed : [])
    let arrows = lanes.map(arrow)
    named = lanes.named
    items = notes.flatMap { leader(of: $0, arrows) }
    for (lane, arrow) in zip(lanes, arrows) { items += bracket(lane, arrow) + arrow.items }
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

  /// In the coordinates of the picture.
  private func placed(unnamed: [ElementStory]) -> [MarginNote] {
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
    return MarginNote.stacked(own + names, height: panel.maxY)
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
    var arrow = WayArrow(lane.bundle.first, from: point(lane.start), to: point(lane.end))
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

  /// From the words to a lane that does not run beside them.
  private func leader(of note: MarginNote, _ arrows: [WayArrow]) -> [DrawItem] {
    guard case .lanes(let places) = note.subject, let own = places.last else { return [] }
    let column = places.map { lanes[$0].column }.max() ?? 0
    let ys = places.flatMap { [arrows[$0].start.y, arrows[$0].end.y] }
    let range = (ys.min() ?? 0)...(ys.max() ?? 0)
    let isBetween = lanes.indices.contains { index in
      let (start, end) = (arrows[index].start.y, arrows[index].end.y)
      return lanes[index].column > column
        && min(start, end) - 8...max(start, end) + 8 ~= note.middle
    }
    guard isBetween || !range.contains(note.middle) else { return [] }
    let from = CGPoint(
      x: arrows[own].start.x, y: min(max(note.middle, range.lowerBound), range.upperBound))
    let to = CGPoint(x: textX - (isRight ? 3 : -3), y: note.middle)
    return [.stroke(.line(from: from, to: to), Stroke(FigureInk.strand, width: 1))]
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
