import CoreGraphics
import Drawing
import Motion

/// The ways of a row of cells: lanes above it of what follows, below it of what was asked for.
struct RowPaths {
  private let paths: WaySet
  private let plan: LanePlan
  private let stage: ScreenPart
  private let width: CGFloat
  private var scene = PathScene()

  private static let trackHeight: CGFloat = 28

  /// - Parameter room: as wide as the picture is, and as high as it may be.
  init(_ paths: WaySet, _ options: ChangeOptions, room: CGSize, drawsWays: Bool) {
    self.paths = paths
    plan = LanePlan(drawsWays ? paths : paths.withoutWays, isRow: true, gap: 24)
    stage = ScreenPart(ListRegion(paths).rect, fitting: room, faces: options.faces)
    width = room.width
    compose()
  }

  /// The finished picture.
  var finished: PathScene { scene }

  private mutating func compose() {
    let left = ((width - stage.size.width) / 2).rounded()
    let across = plan.across
    let above = tracks(plan.following, across.filter { !$0.isAsked }, left: left)
    let below = tracks(plan.asked, across.filter(\.isAsked), left: left)
    let top = CGFloat(above.count) * Self.trackHeight + (above.isEmpty ? 0 : 4)
    let panel = CGRect(origin: CGPoint(x: left, y: top), size: stage.size)
    let list = ListPanel(paths, stage, corner: panel.origin)
    scene.items = list.items
    scene.spelled = list.spelled
    for (index, track) in above.enumerated() {
      let y = top - 4 - CGFloat(index + 1) * Self.trackHeight
      scene.items += track.flatMap { $0.items(y: y + 20, textY: y + 6) }
    }
    let shelf = GhostShelf(paths, left: left, stage: stage, width: width)
    scene.items += [.moved(shelf.items, by: CGPoint(x: 0, y: panel.maxY + 8))]
    scene.spelled.formUnion(shelf.roles)
    let bottom = panel.maxY + (shelf.height > 0 ? shelf.height + 8 : 0)
    for (index, track) in below.enumerated() {
      let y = bottom + 4 + CGFloat(index) * Self.trackHeight
      scene.items += track.flatMap { $0.items(y: y + 8, textY: y + 21) }
    }
    let named = shelf.named.union(plan.asked.named)
    let height = bottom + (below.isEmpty ? 0 : 4 + CGFloat(below.count) * Self.trackHeight)
    scene.size = CGSize(width: width, height: height)
    scene.notes =
      notes
      + PathNotes.common(
        paths, hidden: plan.hidden,
        unnamed: (list.unnamed + shelf.unnamed).filter { !named.contains($0.id) })
  }

  private var notes: [String] {
    switch (plan.following.isEmpty, plan.asked.isEmpty) {
    case (false, false): ["Above: what follows. Below: what was asked for."]
    case (false, true): [paths.scrollsAlone ? "Above: all that scrolls." : "Above: what follows."]
    case (true, false): ["Below: what was asked for."]
    case (true, true): []
    }
  }

  /// Each lane in the first track that has room for it and its words, the first track next to the cells.
  private func tracks(_ lanes: [Lane], _ across: [WayBundle], left: CGFloat) -> [[RowLane]] {
    let place = PanelPlace(
      origin: CGPoint(x: left, y: 0), stage: stage,
      viewport: paths.story.transition.after.viewport)
    let all =
      lanes.map { RowLane($0, place, width: width) }
      + across.map { RowLane(across: $0, place, width: width) }
    var tracks: [[RowLane]] = []
    for lane in all.sorted(by: { $0.extent.lowerBound < $1.extent.lowerBound }) {
      let free = tracks.firstIndex { track in
        track.allSatisfy { $0.extent.upperBound + 10 <= lane.extent.lowerBound }
      }
      if let free { tracks[free].append(lane) } else { tracks.append([lane]) }
    }
    return tracks
  }
}

/// A lane above or below a row of cells, with its words.
private struct RowLane {
  private let lane: Lane?
  private let bundle: WayBundle
  private let start: CGFloat
  private let end: CGFloat
  private let bracket: ClosedRange<CGFloat>?
  private let label: Label
  private let labelX: CGFloat

  init(_ lane: Lane, _ place: PanelPlace, width: CGFloat) {
    let edges = place.origin.x...(place.origin.x + place.stage.size.width)
    func x(_ value: CGFloat) -> CGFloat {
      let x = place.point(CGPoint(x: value, y: 0)).x
      return min(max(x, edges.lowerBound), edges.upperBound)
    }
    let name = lane.way?.story.label ?? lane.bundle.names(2)
    self.init(
      lane.bundle, text: "\(name)  \(lane.bundle.words)", width: width, lane: lane,
      start: x(lane.start), end: x(lane.end),
      bracket: lane.hasBracket ? x(lane.starts.lowerBound)...x(lane.starts.upperBound) : nil)
  }

  init(across bundle: WayBundle, _ place: PanelPlace, width: CGFloat) {
    let x = place.point(bundle.first.end.center).x
    self.init(
      bundle, text: "\(bundle.names(2))  \(bundle.words)", width: width, lane: nil,
      start: x, end: x, bracket: nil)
  }

  private init(
    _ bundle: WayBundle, text: String, width: CGFloat, lane: Lane?, start: CGFloat, end: CGFloat,
    bracket: ClosedRange<CGFloat>?
  ) {
    (self.lane, self.bundle, self.start, self.end, self.bracket) = (
      lane, bundle, start, end, bracket
    )
    let style = bundle.isAsked ? FigureType.roleWord : FigureType.caption
    label = Label(text, style, width: width) ?? Label("", style)
    let middle = (start + end) / 2 - label.size.width / 2
    labelX = min(max(middle, 0), max(width - label.size.width, 0)).rounded()
  }

  var extent: ClosedRange<CGFloat> {
    let ends = [start, end, bracket?.lowerBound ?? start, bracket?.upperBound ?? start, labelX]
    return (ends.min() ?? 0) - 4...max(ends.max() ?? 0, labelX + label.size.width) + 4
  }

  /// - Parameters:
  ///   - y: of the arrow.
  ///   - textY: of the middle of the words.
  func items(y: CGFloat, textY: CGFloat) -> [DrawItem] {
    let text = label.item(
      in: CGRect(x: labelX, y: textY - 7, width: label.size.width, height: 14))
    guard let lane else {
      // Up or down at the cell, as long as there is room for.
      let isDown = bundle.vector.dy > 0
      let arrow = WayArrow(
        bundle.first, from: CGPoint(x: end, y: isDown ? y - 8 : y + 6),
        to: CGPoint(x: end, y: isDown ? y + 6 : y - 8))
      return arrow.items + [text]
    }
    var arrow = WayArrow(
      lane.bundle.first, from: CGPoint(x: start, y: y), to: CGPoint(x: end, y: y))
    guard let bracket else { return arrow.items + [text] }
    arrow.width = 4
    let side: CGFloat = textY < y ? 1 : -1
    let corners: [(CGFloat, CGFloat)] = [
      (bracket.lowerBound, 9), (bracket.lowerBound, 6), (bracket.upperBound, 6),
      (bracket.upperBound, 9),
    ]
    let outline = Outline(through: corners.map { CGPoint(x: $0.0, y: y + side * $0.1) })
    return [.stroke(.path(Path(outline), rule: .winding), Stroke(arrow.color, width: 1))]
      + arrow.items + [text]
  }
}
