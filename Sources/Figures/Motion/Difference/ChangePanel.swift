import CoreGraphics
import Drawing
import Motion

/// The third panel of a triptych: the state after, pale, with outlines around what changed, and the numbers.
struct ChangePanel {
  private let story: MotionStory
  private let stage: ScreenPart
  private let drawn: [ElementStory]
  private(set) var items: [DrawItem] = []
  private var cut = 0
  /// Elements that are gone from where others stand now: their places are marked before the change alone.
  private var displaced: [String] = []

  private static let lineHeight: CGFloat = 12

  init(_ story: MotionStory, on stage: ScreenPart) {
    self.story = story
    self.stage = stage
    drawn = SeenElements(story, limit: MomentPicture.limit).shown
    compose()
  }

  private mutating func compose() {
    let there = drawn.filter {
      !($0.crossesEdge && $0.after == nil) && ($0.after ?? $0.before)?.isDrawable == true
    }
    let ordered = there.sorted { first, second in
      guard let a = (first.after ?? first.before)?.depth,
        let b = (second.after ?? second.before)?.depth, a != b
      else { return first.number < second.number }
      return a < b
    }
    let standing = standing(among: ordered)
    items = standing.filter { !$0.isGone }.flatMap(face)
    items += standing.filter { $0.isGone }.flatMap(face)
    var field = LabelField(CGRect(origin: .zero, size: stage.size))
    let spoken = standing.filter { $0.role != .unchanged }.sorted { $0.number < $1.number }
    for element in spoken.filter({ !$0.isGone }) + spoken.filter({ $0.isGone }) {
      items += words(of: element, in: &field)
    }
  }

  /// Those that do not lie on others.
  private mutating func standing(among elements: [ElementStory]) -> [ElementStory] {
    let taken = elements.filter { !$0.isGone }.compactMap(place).map {
      stage.frame(of: $0.0, in: $0.1)
    }
    return elements.filter { element in
      guard element.isGone, let (snapshot, viewport) = place(element) else { return true }
      let frame = stage.frame(of: snapshot, in: viewport).insetBy(dx: 2, dy: 2)
      guard taken.contains(where: frame.intersects) else { return true }
      displaced.append(element.label)
      return false
    }
  }

  private func place(_ element: ElementStory) -> (ElementSnapshot, CGRect)? {
    if let after = element.after { return (after, story.transition.after.viewport) }
    return element.before.map { ($0, story.transition.before.viewport) }
  }

  private func face(_ element: ElementStory) -> [DrawItem] {
    guard let (snapshot, viewport) = place(element) else { return [] }
    let look = ElementFace(snapshot, of: element)
    let isGone = element.isGone
    let shape = stage.shape(of: snapshot, in: viewport)
    var items: [DrawItem] = []
    if !isGone {
      items.append(.fill(shape, FigureInk.surface))
      let isStill = element.role == .unchanged
      let whole = stage.face(of: snapshot, look, in: viewport)
      items.append(.group(DrawGroup(opacity: isStill ? 0.25 : 0.5, [whole].withoutTexts)))
      // Words are read on what is pale as well.
      items += [whole].texts(in: isStill ? FigureInk.secondary : FigureInk.ink)
    }
    guard element.role != .unchanged else { return items }
    let inset: CGFloat = isGone ? 4 : 1
    let mark = RoleMark(element.role)
    items.append(
      .stroke(
        stage.shape(of: snapshot, in: viewport, inset: element.role.isAskedOfItem ? inset : 0.5),
        mark.stroke(width: element.role.isAskedOfItem ? 2 : 1)))
    return items
  }

  /// Badge, name and numbers, side by side or below each other, where there is room.
  private mutating func words(of element: ElementStory, in field: inout LabelField) -> [DrawItem] {
    guard let (snapshot, viewport) = place(element) else { return [] }
    let frame = stage.frame(of: snapshot, in: viewport)
    var full = snapshot
    full.alpha = 1
    let cell = MomentCell(full, element, on: stage, in: viewport)
    let badge = element.hasBadge ? cell.badge(opacity: 1, &field, []) : nil
    for text in cell.texts where !element.isGone {
      field.take(text.insetBy(dx: -3, dy: -3))
    }
    guard !element.isGone else {
      let remark = PathRemark(role: .deleted, name: element.label, text: "", frame: frame)
      return [badge, remark.item(in: &field, withText: false)].compactMap { $0 }
    }
    let parts = ChangeText(element).parts
    let startsAtTop = !parts.isEmpty && frame.width < 90
    let label = cell.label(
      opacity: 1, avoiding: [], &field, .init(ink: FigureInk.ink, startsAtTop: startsAtTop))
    let isNamed = label != nil || stage.showsWords(of: snapshot)
    let shown = numbers(isNamed ? parts : [element.label] + parts, in: frame, &field)
    if shown.isCut { cut += 1 }
    return [badge, label].compactMap { $0 } + shown.items
  }

  /// All in one line, or below each other as far as there is room.
  private func numbers(
    _ parts: [String], in frame: CGRect, _ field: inout LabelField
  ) -> (items: [DrawItem], isCut: Bool) {
    guard !parts.isEmpty else { return ([], false) }
    let rows = (1...5).map { frame.maxY - 2 - Self.lineHeight * CGFloat($0) }
    let middle = [frame.midY - Self.lineHeight / 2] + rows
    if let line = line(parts.joined(separator: "  "), in: frame, at: middle, avoiding: &field) {
      return ([line], false)
    }
    // From the bottom upwards.
    let lines = parts.reversed().compactMap { line($0, in: frame, at: rows, avoiding: &field) }
    return (lines, lines.count < parts.count)
  }

  private func line(
    _ text: String, in frame: CGRect, at rows: [CGFloat], avoiding field: inout LabelField
  ) -> DrawItem? {
    let label = Label(text, FigureType.dimension)
    guard label.size.width <= frame.width - 4 else { return nil }
    let columns = [
      frame.maxX - label.size.width - 28, frame.maxX - label.size.width - 6,
      frame.midX - label.size.width / 2, frame.minX + 6,
    ]
    let rects = rows.filter { $0 >= frame.minY + 1 }.flatMap { y in
      columns.filter { $0 >= frame.minX + 2 }.map {
        CGRect(origin: CGPoint(x: $0.rounded(), y: y.rounded()), size: label.size)
      }
    }
    return field.place(rects).map { label.item(onGround: $0) }
  }

  var notes: [String] {
    let small =
      cut > 0 ? ["\(cut) of the elements that differ are too small for all of their numbers."] : []
    return PathRemark.gone(displaced) + small
  }
}
