import CoreGraphics
import Drawing
import Motion

/// The ways of cells that stand all over a plane: before, after, and the directions that they take. No line crosses a
/// cell; each cell carries a part of its own way.
struct GridPaths {
  private let paths: WaySet
  private let bundles: [DirectionBundle]
  private let before: ScreenPart
  private let after: ScreenPart
  private let frames: StateFrames
  private let width: CGFloat
  private let drawsWays: Bool
  private let list: DirectionList
  private var scene = PathScene()

  /// From this width on, the directions stand beside the two states.
  private static let wide: CGFloat = 512
  private static let listWidth: CGFloat = 172
  private static let headHeight: CGFloat = 24
  /// Beyond as many cells, blocks of them have arrows.
  private static let mostCells = 60

  private var transition: Transition { paths.story.transition }
  private var isWide: Bool { width >= Self.wide && drawsWays }
  private var isCrowd: Bool { paths.seen.count > Self.mostCells }

  /// - Parameter room: as wide as the picture is, and as high as it may be.
  init(_ paths: WaySet, _ options: ChangeOptions, room: CGSize, drawsWays: Bool) {
    self.paths = paths
    self.drawsWays = drawsWays
    width = room.width
    bundles = drawsWays ? DirectionBundle.bundles(paths) : []
    let isWide = room.width >= Self.wide && drawsWays
    let regions = [paths.story.transition.before, paths.story.transition.after].map(Self.region)
    // On a phone, headings and notes take more lines.
    let words: CGFloat = room.width < 300 ? 28 : 0
    let least = isWide ? 0 : Self.leastHeight(of: regions, width: room.width) + words + 44
    list = Self.list(
      paths, bundles, isWide: isWide,
      in: CGSize(width: isWide ? Self.listWidth : room.width, height: room.height - least))
    let free = room.height - (isWide ? 0 : list.height + 20) - Self.headHeight - words
    let frames = StateFrames(
      regions.map(\.size),
      room: CGSize(
        width: room.width - (isWide ? Self.listWidth + 24 : 0),
        height: max(free, Self.leastHeight(of: regions, width: room.width))),
      head: Self.headHeight)
    self.frames = frames
    let stages = regions.map { region in
      ScreenPart(
        region,
        fitting: CGSize(width: region.width * frames.scale, height: region.height * frames.scale),
        faces: options.faces)
    }
    (before, after) = (stages[0], stages[1])
    compose()
  }

  /// The finished picture.
  var finished: PathScene { scene }

  /// With as many rows as there is room for.
  private static func list(
    _ paths: WaySet, _ bundles: [DirectionBundle], isWide: Bool, in room: CGSize
  ) -> DirectionList {
    let main = main(paths, bundles)
    let lists = (1...(isWide ? 5 : 4)).reversed().lazy.map { most in
      DirectionList(
        paths, bundles: bundles, main: main,
        in: .init(width: room.width, most: most, isCompact: !isWide))
    }
    return lists.first { $0.height <= room.height }
      ?? DirectionList(
        paths, bundles: bundles, main: main,
        in: .init(width: room.width, most: 1, isCompact: !isWide))
  }

  /// On a narrow page screens are as high as they have to be to be seen.
  private static func leastHeight(of regions: [CGRect], width: CGFloat) -> CGFloat {
    guard FigureWidth(width + 2 * FigurePage.margin).isNarrow else { return 0 }
    let shape = regions.map { $0.height / max($0.width, 1) }.max() ?? 0
    return min(FigureWidth.leastScreen * shape, width)
  }

  private static func region(_ snapshot: LayoutSnapshot) -> CGRect {
    var region = ScreenRegion()
    region.add(screenOf: snapshot)
    for element in snapshot.elements { region.add(onScreen: element, in: snapshot.viewport) }
    return region.rect
  }

  private mutating func compose() {
    let main = Self.main(paths, bundles)
    let quiet = quiet(main)
    var first = GridPanel(
      transition.before, paths, on: before, paint: .init(quiet: quiet, longest: ringed))
    var second = GridPanel(
      transition.after, paths, on: after, paint: .init(quiet: quiet, longest: ringed))
    let step = WayPart(paths, after, isCrowd: isCrowd)
    if isCrowd {
      first.addNames()
      second.addBlocks(
        drawsWays ? step.blocks(paths, on: after, in: transition.after.viewport) : [])
    } else {
      first.addNames()
      second.addWays(drawsWays ? step.arrows(paths, after) : nil)
    }
    let top = Self.headHeight + GridPanel.pad
    let corner = frames.secondCorner
    let height = frames.height
    scene.items = [
      Label("Before", Self.heading).item(at: .zero),
      Label(paths.endWords?.capitalizedFirst ?? "After", Self.heading).item(at: corner),
      .moved(first.items, by: CGPoint(x: GridPanel.pad, y: top)),
      .moved(second.items, by: CGPoint(x: corner.x + GridPanel.pad, y: corner.y + top)),
    ]
    let place =
      isWide
      ? CGPoint(x: width - Self.listWidth, y: 0) : CGPoint(x: 0, y: height + 20)
    if list.height > 0 { scene.items.append(.moved(list.items, by: place)) }
    scene.size = CGSize(
      width: width, height: list.height > 0 ? max(height, place.y + list.height) : height)
    explainBadges(second.turned)
    scene.notes = arrowNotes(step, second) + notes(main) + commonNotes(first, second)
    if let inside = notesInside(scene.notes) {
      scene.items += inside
      scene.notes = []
    }
  }

  /// Words below the second state, where that leaves room for all of them; nil where it does not.
  private func notesInside(_ notes: [String]) -> [DrawItem]? {
    guard isWide, !notes.isEmpty, frames.secondCorner.y == 0 else { return nil }
    let left = frames.secondCorner.x
    let end = Self.headHeight + 2 * GridPanel.pad + after.size.height
    let top = max(end, list.height) + 20
    let lines = Label.lines(notes, FigureType.caption, width: width - left)
    guard top + CGFloat(lines.count) * Self.noteHeight <= frames.height else { return nil }
    return lines.enumerated().map { row, line in
      line.item(at: CGPoint(x: left, y: top + CGFloat(row) * Self.noteHeight))
    }
  }

  private static let noteHeight: CGFloat = 17

  private func commonNotes(_ first: GridPanel, _ second: GridPanel) -> [String] {
    let named = first.named.union(second.named).union(
      bundles.filter(\.isAsked).flatMap(\.ways).map(\.story.id))
    let asked = (first.asked + second.asked).filter {
      !named.contains($0.id) && !paths.unmarked.contains($0.id)
    }
    return PathNotes.common(paths, hidden: 0, unnamed: asked.withoutTwins)
  }

  private mutating func explainBadges(_ roles: Set<Role>) {
    scene.spelled.formUnion(roles)
    scene.legend = roles.sorted().map { LegendEntry($0, "\($0.words), the arrow points its way") }
  }

  private static let heading = FigureType.elementName.colored(FigureInk.secondary)

  /// The crowd: the largest bundle of those that only follow.
  private static func main(_ paths: WaySet, _ bundles: [DirectionBundle]) -> DirectionBundle? {
    guard paths.ways.count > 3 else { return nil }
    return bundles.filter { !$0.isAsked }.max { $0.ways.count < $1.ways.count }
  }

  private func quiet(_ main: DirectionBundle?) -> Set<ElementID> {
    guard paths.unmarked.isEmpty else {
      return Set(paths.cells.filter { !$0.role.isAsked }.map(\.id)).union(paths.unmarked)
    }
    let moving = Set(paths.ways.map(\.story.id))
    let still = paths.cells.filter { !$0.role.isAsked && !moving.contains($0.id) }.map(\.id)
    return Set(still + (main?.ways.map(\.story.id) ?? []))
  }

  /// The one that goes farthest, unless something was asked of it: then it has the outline of its role.
  private var ringed: ElementID? {
    guard drawsWays, !isCrowd, let way = paths.longest, !way.isAsked else {
      return nil
    }
    return way.story.id
  }

  /// "Arrow in a cell or a header: a quarter of its way …": in whatever has one.
  private func arrowNotes(_ step: WayPart, _ panel: GridPanel) -> [String] {
    if panel.hasBlocks {
      return ["Arrow on cells: \(step.words) of the mean way of those around it."]
    }
    let kinds = panel.arrowed.sorted().map { $0 == .cell ? "cell" : $0.plainName }
    guard !kinds.isEmpty else { return [] }
    let bearers = kinds.map { "a \($0)" }.joined(separator: " or ")
    return ["Arrow in \(bearers): \(step.words) of its way, true in direction and scale."]
  }

  private func notes(_ main: DirectionBundle?) -> [String] {
    guard drawsWays, !paths.ways.isEmpty else { return [] }
    var notes: [String] = []
    if list.hasRoses {
      notes.append("Around a point: how many go each way; longer arrows go farther.")
    }
    guard width >= 300 else { return notes }
    if bundles.count > 1 {
      notes.append("Thick arrow: the mean of a direction; its width tells how many.")
    }
    if paths.unmarked.isEmpty, let main,
      main.ways.contains(where: { $0.story.after?.content.isPlain ?? true })
    {
      notes.append("Grey: those that go the way of most, or stay.")
    }
    return notes
  }
}

extension [ElementStory] {
  /// Each once.
  var withoutTwins: [ElementStory] {
    var known: Set<ElementID> = []
    return filter { known.insert($0.id).inserted }
  }
}
