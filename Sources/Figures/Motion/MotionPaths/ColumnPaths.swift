import CoreGraphics
import Drawing
import Motion

/// The ways of a list: lanes beside it, at the left of what follows, at the right of what was asked for.
struct ColumnPaths {
  private let paths: WaySet
  private let plan: LanePlan
  private let stage: ScreenPart
  private let panel: CGRect
  private let left: ColumnMargin
  private let right: ColumnMargin
  private var scene = PathScene()

  private var after: CGRect { paths.story.transition.after.viewport }

  /// - Parameter room: as wide as the picture is, and as high as it may be.
  init(_ paths: WaySet, _ options: ChangeOptions, room: CGSize, drawsWays: Bool) {
    self.paths = paths
    let shown = drawsWays ? paths : paths.withoutWays
    plan = LanePlan(shown, isRow: false, gap: 24, isNarrow: room.width < 300)
    let region = ListRegion(paths).rect
    let sides = ColumnMargin.sides(paths, plan, most: max(room.width * 0.3, 104))
    let width = max(room.width - sides.left.width - sides.right.width, room.width * 0.3)
    stage = ScreenPart(
      region, fitting: CGSize(width: width, height: room.height), faces: options.faces)
    let free = max(width - stage.size.width, 0) / 2
    panel = CGRect(
      origin: CGPoint(x: (sides.left.width + free).rounded(), y: 0), size: stage.size)
    (left, right) = (sides.left, sides.right)
    compose(room)
  }

  /// The finished picture.
  var finished: PathScene { scene }

  private mutating func compose(_ room: CGSize) {
    let list = ListPanel(paths, stage, corner: panel.origin)
    let inPanel = PanelPlace(origin: panel.origin, stage: stage, viewport: after)
    scene.items = list.items
    scene.spelled = list.spelled
    let margins = [left, right].map {
      MarginPicture($0, unnamed: list.unnamed, place: inPanel, size: room)
    }
    for margin in margins {
      scene.items += margin.items
      scene.spelled.formUnion(margin.spelled)
    }
    let named = margins.flatMap(\.named)
    let bottom = margins.map(\.bottom).reduce(panel.height, max)
    scene.size = CGSize(width: room.width, height: bottom)
    scene.notes = notes(
      unnamed: (list.unnamed + paths.gone).filter { !named.contains($0.id) },
      hidden: margins.reduce(plan.hidden) { $0 + $1.hidden })
  }

  private func notes(unnamed: [ElementStory], hidden: Int) -> [String] {
    var notes: [String] = []
    let hasGhosts = right.notes.contains { note in
      if case .ghost = note.subject { true } else { false }
    }
    switch (plan.following.isEmpty, plan.asked.isEmpty) {
    case (false, false): notes.append("Left: what follows. Right: what was asked for.")
    case (false, true):
      notes.append(paths.scrollsAlone ? "Left: all that scrolls." : "Left: what follows.")
    case (true, false): notes.append("Right: what was asked for.")
    case (true, true): break
    }
    let ghosts = "What is deleted stands beside its old place."
    if !plan.asked.isEmpty || !plan.following.isEmpty {
      notes.append(
        hasGhosts
          ? "A circle is a start; what is deleted stands beside its old place."
          : "A circle is a start.")
    } else if hasGhosts {
      notes.append(ghosts)
    }
    return notes + PathNotes.common(paths, hidden: hidden, unnamed: unnamed)
  }
}

/// From places in the content to places in the picture.
struct PanelPlace {
  let origin: CGPoint
  let stage: ScreenPart
  let viewport: CGRect

  func point(_ point: CGPoint) -> CGPoint {
    let place = stage.point(CGPoint(x: point.x - viewport.minX, y: point.y - viewport.minY))
    return CGPoint(x: origin.x + place.x, y: origin.y + place.y)
  }

  func frame(_ element: ElementSnapshot) -> CGRect {
    stage.frame(of: element, in: viewport).offsetBy(dx: origin.x, dy: origin.y)
  }
}

/// The part of the screen that a list is shown with: as far as anybody stands or stood there.
struct ListRegion {
  let rect: CGRect

  init(_ paths: WaySet) {
    let (before, after) = (paths.story.transition.before, paths.story.transition.after)
    var region = ScreenRegion()
    region.includesUnseen = true
    region.add(screenOf: after)
    for element in paths.seen {
      // The place that an element left counts only if somebody is to see it there.
      let stood = element.isGone || element.role.isMove ? element.before : nil
      if let stood { region.add(onScreen: stood, in: before.viewport) }
      if let stands = element.after { region.add(onScreen: stands, in: after.viewport) }
    }
    rect = region.rect
  }
}
