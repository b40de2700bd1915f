import CoreGraphics
import Drawing
import Motion

/// The drawing of motion paths: elements at their ends, ghosts where they were, ways between the two, and what
/// is said about each beside it.
struct PathPicture {
  private let story: MotionStory
  private let stage: ScreenPart
  private let screen: CGRect
  private let drawn: [ElementStory]
  private(set) var items: [DrawItem] = []
  private(set) var size: CGSize = .zero
  private var field: LabelField
  private var remarks: [PathRemark] = []
  private var unnamed: [String] = []
  /// The words of cells where nothing stands before them.
  private var words: [CGRect] = []
  private let tally: [String]
  private let drawsWays: Bool
  private var hasGhosts = false
  private var hasPaths = false
  private var hasTicks = false
  private var hasAnswers = false

  /// More elements than this are only counted.
  static let limit = 400

  init(_ story: MotionStory, _ options: ChangeOptions, drawsWays: Bool = true) {
    self.story = story
    self.drawsWays = drawsWays
    let transition = story.transition
    let shown = SeenElements(story, limit: Self.limit)
    drawn = shown.shown
    tally = shown.notes
    var visible = ScreenRegion()
    visible.includesUnseen = true
    visible.add(screenOf: transition.before)
    visible.add(screenOf: transition.after)
    let seen = drawn.filter { !$0.crossesEdge }
    for place in Self.places(seen.filter { $0.role != .unchanged }, transition) {
      visible.add(place.element, in: place.viewport)
    }
    let others = drawn.filter { $0.role == .unchanged || $0.crossesEdge }
    for element in others.compactMap(\.after) {
      visible.add(onScreen: element, in: transition.after.viewport)
    }
    var region = visible
    region.reach = 0.35
    stage = ScreenPart(region.rect, fitting: options.limit, faces: options.faces)
    let origin = stage.point(visible.rect.origin)
    screen =
      CGRect(
        x: origin.x, y: origin.y, width: visible.rect.width * stage.scale,
        height: visible.rect.height * stage.scale
      ).onWholePoints
    field = LabelField(CGRect(origin: .zero, size: stage.size))
    compose()
  }

  /// Both ends of each way, and what lies between them where it swings beyond its ends.
  private static func places(
    _ elements: [ElementStory], _ transition: Transition
  ) -> [(element: ElementSnapshot, viewport: CGRect)] {
    let swings = transition.timing.curve.swings && elements.count <= 200
    let times = (1...(swings ? 60 : 1)).map { transition.duration * Double($0) / (swings ? 60 : 1) }
    return elements.flatMap { element -> [(element: ElementSnapshot, viewport: CGRect)] in
      let still = [element.before, element.start].compactMap { $0 }.map {
        ($0, transition.before.viewport)
      }
      let moving = element.tracks.flatMap { track in
        times.map { (track.element(at: $0), transition.viewport(at: $0)) }
      }
      return still + moving
        + [element.after].compactMap { $0 }.map { ($0, transition.after.viewport) }
    }
  }

  private var after: CGRect { story.transition.after.viewport }
  private var before: CGRect { story.transition.before.viewport }

  private mutating func compose() {
    let resting = resting
    // Anything beyond the screen is not seen there.
    let inside = ShapeGeometry.rounded(screen.insetBy(dx: 1, dy: 1), radius: 11)
    let seen = stage.backdrop(of: story.transition.after) + resting.map(face)
    var picture: [DrawItem] = [.group(DrawGroup(clip: inside, seen))]
    let ghosts = drawGhosts()
    let marks = drawMarks(resting)
    remarkOnGhosts()
    let remarks = placeRemarks()
    let ways = PathWays(drawsWays ? drawn : [], of: story.transition, on: stage, beside: field)
    hasPaths = !ways.items.isEmpty
    hasTicks = hasPaths && ways.hasTicks
    picture += stage.behind(words, ghosts + ways.items) + marks
    let clip = CGRect(origin: .zero, size: stage.size).insetBy(dx: -8, dy: -8)
    items = [.panel(screen), .group(DrawGroup(clip: .rect(clip), picture))]
    items += remarks
    let width = remarks.reduce(stage.size.width) { max($0, $1.bounds.maxX) }
    size = CGSize(width: width.rounded(.up), height: stage.size.height)
  }

  /// Those that are there afterwards, the hindmost first.
  private var resting: [ElementStory] {
    let there = drawn.filter { $0.after?.isDrawable == true }
    return there.sorted { first, second in
      guard let a = first.after?.depth, let b = second.after?.depth, a != b else {
        return first.number < second.number
      }
      return a < b
    }
  }

  private func face(_ element: ElementStory) -> DrawItem {
    guard let end = element.after else { return .group(DrawGroup([])) }
    let look = ElementFace(end, of: element)
    var items = [stage.face(of: end, look, in: after)]
    if element.role.isAskedOfItem {
      let width: CGFloat = stage.frame(of: end, in: after).height < 18 ? 1.5 : 2
      items.append(
        .stroke(
          stage.shape(of: end, in: after, inset: 1), RoleMark(element.role).stroke(width: width)))
    }
    return .group(DrawGroup(opacity: min(max(end.alpha, 0), 1), items))
  }

  private mutating func drawMarks(_ resting: [ElementStory]) -> [DrawItem] {
    let frames = resting.map { story -> CGRect in
      guard let end = story.after, end.alpha > 0.2 else { return .null }
      return stage.frame(of: end, in: after).insetBy(dx: 1, dy: 1)
    }
    return resting.enumerated().flatMap { index, story in
      mark(story, below: frames[(index + 1)...])
    }
  }

  /// Name and badge, which no path may cover.
  private mutating func mark(
    _ element: ElementStory, below covers: ArraySlice<CGRect>
  ) -> [DrawItem] {
    guard let end = element.after, screen.contains(stage.center(of: end, in: after)) else {
      return []
    }
    var frame = end
    frame.alpha = 1
    let cell = MomentCell(frame, element, on: stage, in: after)
    let badge = element.hasBadge ? cell.badge(opacity: 1, &field, []) : nil
    let label = cell.label(opacity: 1, avoiding: [], &field, .init(onGround: true))
    for text in cell.texts where !covers.contains(where: { $0.covers(text) }) {
      field.take(text)
      words.append(text.insetBy(dx: -2, dy: -1))
    }
    if element.hasBadge {
      let isNamed = label != nil || stage.showsWords(of: end)
      remark(on: element, beside: cell.frame, isNamed: isNamed)
    }
    return [badge, label].compactMap { $0 }
  }
}

// MARK: - Ghosts

extension PathPicture {
  private mutating func drawGhosts() -> [DrawItem] {
    let taken = drawn.compactMap { $0.after.map { stage.frame(of: $0, in: after) } }
    var items: [DrawItem] = []
    for element in drawn where element.role != .unchanged {
      guard let start = element.start, start.isDrawable else { continue }
      let frame = stage.frame(of: start, in: before).insetBy(dx: 2, dy: 2)
      let isFree = !taken.contains { $0.intersects(frame) }
      let differs = element.end.map { !$0.looksPlaced(like: start) } ?? true
      if element.isGone, !isFree { continue }
      if element.isGone || differs && (element.role.isAskedOfItem || isFree) {
        let isAnswer = element.startIsInvented
        items.append(ghost(of: (start, before), element, isAnswer: isAnswer, isFree: isFree))
      }
      guard element.role == .deleted, differs, let end = element.end, end.isDrawable else {
        continue
      }
      items.append(ghost(of: (end, after), element, isAnswer: true, isFree: false))
    }
    return items
  }

  /// An outline inside of the place, so that it can be told from whoever stands there now; filled faintly
  /// where nobody does.
  private mutating func ghost(
    of seen: (place: ElementSnapshot, viewport: CGRect), _ element: ElementStory, isAnswer: Bool,
    isFree: Bool
  ) -> DrawItem {
    let (place, viewport) = seen
    // A deleted element says so by its dots.
    if !isAnswer, element.role != .deleted { hasGhosts = true }
    let mark = RoleMark(element.role)
    // As the legend shows it: the role stands where the element ends.
    var stroke =
      element.role == .deleted ? mark.stroke(width: 2) : Stroke(FigureInk.secondary, width: 1)
    if isAnswer {
      hasAnswers = true
      stroke = Stroke(
        .color(FigureInk.secondary), width: 1, cap: .butt, join: .round, dash: [4, 3])
    }
    let frame = stage.frame(of: place, in: viewport)
    let inset: CGFloat = min(frame.width, frame.height) > 24 ? 4.5 : 2.5
    let look = ElementFace(place, of: element)
    return .shape(
      DrawShape(
        stage.shape(of: place, in: viewport, inset: inset),
        fill: isFree ? .color(look.fill.faded(by: 0.25)) : nil, stroke: stroke))
  }

  /// A deleted element keeps its name where it was.
  private mutating func remarkOnGhosts() {
    let taken = drawn.compactMap { $0.after.map { stage.frame(of: $0, in: after) } }
    for element in drawn where element.isGone && element.hasBadge {
      guard let start = element.before, start.isDrawable else { continue }
      let frame = stage.frame(of: start, in: before).insetBy(dx: 2, dy: 2)
      // If somebody stands there now, its name would be taken for theirs.
      if taken.contains(where: frame.intersects), frame.width <= screen.width * 0.6 {
        unnamed.append(element.label)
        continue
      }
      remark(on: element, beside: stage.frame(of: start, in: before), isNamed: false)
    }
  }
}

// MARK: - Remarks

extension PathPicture {
  private mutating func remark(on element: ElementStory, beside frame: CGRect, isNamed: Bool) {
    let text = PathRemark.text(element)
    let name = isNamed ? nil : element.label
    guard name != nil || !text.isEmpty else { return }
    remarks.append(PathRemark(role: element.role, name: name, text: text, frame: frame))
  }

  /// Inside of what they are about where there is room, else in the margin.
  private mutating func placeRemarks() -> [DrawItem] {
    var margin = RemarkMargin(x: stage.size.width + 10)
    var items: [DrawItem] = []
    for remark in remarks.sorted(by: { $0.frame.midY < $1.frame.midY }) {
      if usesMargin(remark) {
        margin.add(remark)
      } else if let item = remark.item(in: &field, withText: common(remark.role) == nil) {
        items.append(item)
      } else if remark.role == .deleted, let name = remark.name {
        unnamed.append(name)
      }
    }
    return items + margin.items
  }

  private func usesMargin(_ remark: PathRemark) -> Bool {
    remark.frame.width > screen.width * 0.6 && remarks.count <= 14
  }

  /// A remark that all elements of a role share is made once, in the legend.
  private func common(_ role: Role) -> String? {
    let own = remarks.filter { $0.role == role }
    guard let first = own.first, !first.text.isEmpty, !own.contains(where: usesMargin) else {
      return nil
    }
    return own.allSatisfy { $0.text == first.text } ? first.text : nil
  }

  var commonRemarks: [Role: String] {
    let pairs = story.namedRoles.compactMap { role in common(role).map { (role, $0) } }
    return Dictionary(pairs) { first, _ in first }
  }

  /// Entries for everything that is drawn besides roles.
  var legend: [LegendEntry] {
    var entries: [LegendEntry] = []
    if hasGhosts {
      entries.append(LegendEntry("where it was", line: Stroke(FigureInk.secondary, width: 1)))
    }
    if hasAnswers {
      let stroke = Stroke(FigureInk.secondary, width: 1, dash: [4, 3])
      entries.append(LegendEntry("only an answer of the layout", line: stroke))
    }
    return entries
  }

  var notes: [String] {
    var notes: [String] = []
    let duration = story.transition.duration
    if !hasPaths && story.changed.isEmpty {
      notes.append(story.roles.isAsked ? "Nothing changes on the screen." : "Nothing changes.")
    }
    if hasTicks {
      notes.append("Ticks every \(FigureText.seconds(duration / 10)).")
    }
    return story.scrollNotes + notes + PathRemark.gone(unnamed) + tally
  }
}

extension CGRect {
  /// Whether it hides most of the other.
  func covers(_ other: CGRect) -> Bool {
    let common = intersection(other)
    return !common.isNull && common.width * common.height > 0.5 * other.width * other.height
  }
}

extension [CGRect] {
  /// Rectangles that touch each other as one.
  var joiningNeighbours: [CGRect] {
    var joined: [CGRect] = []
    for rect in self {
      var whole = rect
      while let index = joined.firstIndex(where: whole.intersects) {
        whole = whole.union(joined.remove(at: index))
      }
      joined.append(whole)
    }
    return joined
  }
}
