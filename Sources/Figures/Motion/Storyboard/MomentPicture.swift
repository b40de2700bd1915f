import CoreGraphics
import Drawing
import Motion

/// One moment of a change on a panel: elements in their order, those that the update is about outlined, and
/// labels and badges only where they can be read.
struct MomentPicture {
  private let stage: ScreenPart
  private let stories: [ElementID: ElementStory]
  /// The section that an element goes, comes or moves with.
  private let sections: [ElementID: Int]
  /// Who of many is followed; nil where all are drawn alike.
  private let crowd: MomentCrowd?
  let notes: [String]
  /// Whether those that only change their size say so: few of them, and not a whole crowd.
  let marksSizes: Bool

  /// More elements than this are not told apart by anyone.
  static let limit = 900
  private static let mostSizes = 8
  /// The drawings of more elements go without groups of their own.
  private static let crowd = 60

  /// A plain scene marks nothing.
  init(
    _ story: MotionStory, on stage: ScreenPart, isPlain: Bool = false, crowd: MomentCrowd? = nil
  ) {
    self.stage = stage
    self.crowd = crowd
    let seen = SeenElements(story, limit: Self.limit, onTheWay: true)
    notes = seen.notes
    let marked = seen.shown.map { element in
      var element = element
      // An element that is gone is seen before alone.
      if isPlain, !element.isGone { (element.role, element.speaksForSection) = (.unchanged, false) }
      return (element.id, element)
    }
    stories = Dictionary(marked) { first, _ in first }
    let sized = marked.count { $0.1.role == .resized }
    marksSizes = 1...Self.mostSizes ~= sized && crowd?.isCrowd != true
    sections =
      isPlain
      ? [:]
      : Dictionary(
        seen.shown.compactMap { element in story.section(of: element).map { (element.id, $0) } }
      ) { first, _ in first }
  }

  func panel(_ snapshot: LayoutSnapshot, at time: TimeInterval) -> [DrawItem] {
    let cells = cells(of: snapshot)
    var field = LabelField(CGRect(origin: .zero, size: stage.size))
    crowd.map { FollowedPicture($0, on: stage).lines.forEach { field.take($0) } }
    let outlines = SectionOutlines(cells, sections).items
    let followed = crowd.map { FollowedPicture($0, on: stage) }
    let words = labels(of: followed?.named(cells) ?? cells, at: time, in: &field)
    let marked = cells.map { words.badged.contains($0.element.id) ? $0 : $0.bare }
    // Nothing is drawn over a bar, whatever is followed or outlined.
    let (front, own) = (marked.filter(\.isOfScreen), marked.filter { !$0.isOfScreen })
    let faces = followed?.items(own) ?? own.filter(\.isOnPanel).map(\.face)
    let isCrowd = cells.count > Self.crowd
    let below =
      stage.backdrop(of: snapshot) + (isCrowd ? faces.flattened() : faces) + outlines
      + front.map(\.face)
    let items = below + words.items.readable(over: below).map(stage.inLetters)
    let whole = CGRect(origin: .zero, size: stage.size)
    let window = stage.window(of: snapshot).intersection(whole)
    // A window may be smaller than the panel, which has room for those of all moments.
    let area = window.insetBy(dx: -1, dy: -1).contains(whole) ? whole : window
    let inside = ShapeGeometry.rounded(area.insetBy(dx: 1, dy: 1), radius: 11)
    return [.panel(area), .group(DrawGroup(clip: inside, items))]
  }

  /// The elements that can be seen, the hindmost first.
  func cells(of snapshot: LayoutSnapshot) -> [MomentCell] {
    let seen = snapshot.elements.enumerated().filter {
      $0.element.isDrawable && $0.element.alpha > 0.005 && stories[$0.element.id] != nil
    }
    let ordered = seen.sorted { first, second in
      let (a, b) = (first.element.depth, second.element.depth)
      return a == b ? first.offset < second.offset : a < b
    }
    let bars = BarCovers(snapshot, on: stage)
    let cells = ordered.compactMap { _, element in
      stories[element.id].map { story in
        let cell = MomentCell(element, of: story, on: stage, in: snapshot.viewport, below: bars)
        guard let crowd, crowd.isQuiet(story) else { return cell }
        guard element.showsImage else { return cell.quieted }
        return story.role.isAskedOfItem ? cell.unmarked : cell
      }
    }
    guard let crowd, crowd.isLarge || crowd.marked.isSifted else { return cells }
    return cells.behind(of: { $0.element.kind == .cell }) { $0.isQuiet }
  }

  /// The lines that stand for starts, as far as any of the states shows them.
  func legend(of states: [LayoutSnapshot]) -> [LegendEntry] {
    guard let crowd else { return [] }
    let grain = CrowdGrain(crowd, on: stage)
    let hasGhosts =
      crowd.isLarge && states.reversed().contains { grain.hasGhosts($0, on: stage) }
    let followed = FollowedPicture(crowd, on: stage)
    let hasStart = states.contains { followed.showsStart(behind: cells(of: $0)) }
    return FollowedPicture.legend(crowd, hasGhosts: hasGhosts, hasStart: hasStart)
  }

  /// The foremost element chooses first, and what is hardly to be seen last; what is covered by elements
  /// before it gets no label.
  func labels(
    of cells: [MomentCell], at time: TimeInterval, in field: inout LabelField
  ) -> (items: [DrawItem], badged: Set<ElementID>) {
    let (choices, covers) = choices(among: cells, at: time)
    let ghost = crowd.map { FollowedPicture($0, on: stage).ghost } ?? []
    let screen = CGRect(origin: .zero, size: stage.size)
    let even = EvenNames(cells.filter { $0.frame.isSeen(in: screen) }.compactMap(\.evenName))
    var items: [DrawItem] = []
    var badged: Set<ElementID> = []
    for choice in choices {
      var above = Array(covers.prefix(choice.covers))
      // Through what fades one sees the others, and their edges would cross its name.
      if !Self.isWhole(choice.opacity) {
        above += cells.filter {
          $0.element.id != choice.cell.element.id && $0.element.alpha >= Self.leastCover
        }.map(\.frame)
      }
      let story = choice.cell.story
      let hasBadge = story.hasBadge && choice.cell.isMarked || marksSizes && story.role == .resized
      let badge = hasBadge ? choice.cell.badge(opacity: choice.opacity, &field, above) : nil
      if badge != nil { badged.insert(story.id) }
      let isOmitted = even.omitted.contains(story.id) && story.id != crowd?.star?.id
      var label: DrawItem?
      for covers in [above + ghost, above] where label == nil && !choice.cell.isCovered {
        label = choice.cell.label(
          opacity: choice.opacity, avoiding: covers, &field, isOmitted: isOmitted)
      }
      items += [badge, label].compactMap { $0 }
    }
    return (items.reversed(), badged)
  }

  /// A cell, how many of all covers lie above it, and how much of it is seen.
  private typealias Choice = (cell: MomentCell, covers: Int, opacity: CGFloat)

  /// Whoever may have words, in the order in which they choose their places.
  private func choices(
    among cells: [MomentCell], at time: TimeInterval
  ) -> (order: [Choice], covers: [CGRect]) {
    var covers: [CGRect] = []
    var choices: [Choice] = []
    var views: [ElementID: CGFloat] = [:]
    for cell in cells {
      views[cell.element.id] = max(views[cell.element.id] ?? 0, cell.element.alpha)
    }
    for cell in cells.reversed() {
      // Of the two views of a reloaded element the one that is seen best speaks for both.
      if let most = views[cell.element.id], cell.element.alpha >= most {
        views[cell.element.id] = nil
        choices.append((cell, covers.count, cell.story.shownAlpha(cell.element, at: time)))
      }
      // Names stand above all cells: only what hides a cell hides its name.
      if cell.element.alpha > 0.6 { covers.append(cell.cover.insetBy(dx: 1, dy: 1)) }
    }
    let order =
      choices.filter { Self.isWhole($0.opacity) }
      + choices.filter { !Self.isWhole($0.opacity) && $0.opacity >= 0.35 }
      + choices.filter { $0.opacity < 0.35 }
    return (order, covers)
  }

  /// Whoever is clearer hides nothing of those below.
  private static let leastCover: CGFloat = 0.25

  private static func isWhole(_ opacity: CGFloat) -> Bool { opacity >= 0.95 }
}

extension ElementStory {
  /// Of the element as a whole: a reloaded one has two views that fade into each other.
  func shownAlpha(_ element: ElementSnapshot, at time: TimeInterval) -> CGFloat {
    hasTwoViews ? alpha(at: time) : min(max(element.alpha, 0), 1)
  }
}
