import CoreGraphics
import Drawing
import Motion

/// One element in one of the two states of a difference: its look, its marks, and where its words stand.
struct DifferenceCell {
  let element: ElementSnapshot
  let story: ElementStory
  let frame: CGRect
  /// The part of what has the mark of its role that no bar covers; a line at the bar's edge where that is nothing.
  private let seen: CGRect
  /// Whether a bar covers all of it.
  let isCovered: Bool
  /// The letters of its own drawing.
  private(set) var texts: [CGRect]
  /// Whether it is one of many that only follow: grey, and without words.
  private(set) var isQuiet = false
  /// Whether it is one of many that keeps its picture, but has no mark.
  private var isUnmarked = false
  private let stage: ScreenPart
  private let viewport: CGRect
  private let side: StepRoles.Side
  private let look: ElementFace
  /// Whether its own drawing is shown with its words.
  private var showsWords: Bool

  /// Letters of drawings that come out smaller than this are set anew.
  private static let leastType: CGFloat = 10

  init(
    _ element: ElementSnapshot, of story: ElementStory, on stage: ScreenPart,
    side: StepRoles.Side, in viewport: CGRect, below bars: BarCovers
  ) {
    self.element = element
    self.story = story
    self.stage = stage
    self.side = side
    self.viewport = viewport
    frame = stage.frame(of: element, in: viewport)
    let isFront = element.isOfScreen
    let marked = story.role.isAskedOfItem ? stage.markedFrame(of: element, in: viewport) : frame
    (seen, isCovered) =
      isFront ? (marked, false) : (bars.seen(marked), bars.edge(of: marked) != nil)
    let letters = element.content.words.map(\.size).min() ?? .infinity
    showsWords =
      stage.showsWords(of: element)
      && (stage.keepsWords || !element.kind.isLabelled || letters * stage.scale >= Self.leastType)
    texts = showsWords ? stage.texts(of: element, in: viewport) : []
    look = ElementFace(element, of: story)
  }

  /// The same cell as one of many.
  var quieted: DifferenceCell {
    var cell = self
    (cell.isQuiet, cell.showsWords, cell.texts) = (true, false, [])
    return cell
  }

  /// The same cell as one of many whose picture tells who it is.
  var unmarked: DifferenceCell {
    var cell = self
    cell.isUnmarked = true
    return cell
  }

  /// Whether it is seen only as what it was.
  var isGhost: Bool { side == .before && story.isGone }

  /// Whether its role is marked in this state: what goes where it was, all else where it is.
  var isMarked: Bool { !isQuiet && !isUnmarked && isInItsPlace }

  /// Whether its role is told in this state, if it is told at all.
  var isInItsPlace: Bool {
    story.role.isAskedOfItem && (side == .before) == (story.role == .deleted)
  }

  /// All that it hides of those behind it.
  var cover: CGRect { stage.cover(of: element, in: viewport) }

  private var alpha: CGFloat { min(max(element.alpha, 0), 1) }
  /// Whether there is no room for more than an outline.
  var isSmall: Bool { min(frame.width, frame.height) < 16 }

  private func shape(_ inset: CGFloat) -> ShapeGeometry {
    stage.shape(of: element, in: viewport, inset: inset)
  }

  private func outline(_ inset: CGFloat) -> ShapeGeometry {
    stage.outline(of: element, in: viewport, inset: inset)
  }

  // MARK: Look

  /// - Parameters:
  ///   - marksLeft: whether what leaves its place is outlined where it was.
  ///   - hasBadge: whether a badge stands on it.
  func face(marksLeft: Bool, hasBadge: Bool) -> [DrawItem] {
    let whole = drawing
    var items =
      isGhost
      ? [.group(DrawGroup(opacity: alpha * 0.28, [whole].withoutTexts))]
        + [whole].texts(in: FigureInk.ink)
      : [alpha < 1 ? .group(DrawGroup(opacity: alpha, [whole])) : whole]
    let mark = RoleMark(story.role)
    if isMarked, !hasBadge, story.role.isAskedOfItem, mark.fills(frame.size), mayBeFilled {
      items = [.fill(outline(0), mark.color)]
    } else if isMarked {
      items +=
        isSmall ? [.stroke(outline(0.75), mark.stroke(width: 1.5))] : mark.ring(on: ground, outline)
    } else if marksLeft, !isQuiet, !isUnmarked, side == .before, story.role == .moved {
      // In no colour of a role: reloaded elements have dashed lines of theirs.
      let dashes = Stroke(FigureInk.secondary, width: 1.5, dash: [4, 3])
      if !isSmall, let ground { items.append(.stroke(outline(1.5), Stroke(ground, width: 3))) }
      items.append(.stroke(outline(0.75), dashes))
    }
    return items
  }

  /// Whether nothing is lost where the colour of a role takes the place of its face: no drawing, and no name.
  private var mayBeFilled: Bool {
    let isPlain = !stage.showsDrawing(of: element) || element.isOneArea
    return isPlain && !showsWords
      && !(mayHaveName && !fittingLabels(ownWords, isWhole: false).isEmpty)
  }

  private var drawing: DrawItem {
    if isQuiet { return .fill(shape(0), FigureInk.quiet) }
    guard stage.showsDrawing(of: element), !showsWords else {
      return stage.face(of: element, look, in: viewport)
    }
    return .group(
      DrawGroup(
        transform: stage.placement(of: element, in: viewport), element.content.withoutTexts))
  }

  /// Of the ring inside of its outline; nil where it has no colour of its own to be kept from that.
  private var ground: ThemedColor? {
    stage.lacksGround(element, in: viewport) ? nil : FigureInk.surface
  }

  // MARK: Words

  /// The name, at the left of rows and in the middle of other cells, or an area as long as it is; nil where there is
  /// no room for it.
  ///
  /// - Parameter isOmitted: whether the names of small cells are left out.
  func label(
    _ field: inout LabelField, avoiding covers: [CGRect], isOmitted: Bool
  ) -> DrawItem? {
    guard mayHaveName else { return nil }
    let words = ownWords
    let labels = isOmitted ? [] : fittingLabels(words, isWhole: false)
    guard !labels.isEmpty else {
      return words.flatMap { field.place([$0.frame], avoiding: covers) == nil ? nil : $0.block }
    }
    for label in labels {
      let places = places(of: label, words)
      if let place = field.place(places, avoiding: covers) { return label.item(in: place) }
    }
    return nil
  }

  /// In the rows of its frame, and in a narrow one a little beside its middle.
  private func places(of label: Label, _ words: CellWords?) -> [CGRect] {
    let isRow = frame.width > 120 && stage.isRow(frame)
    let left = isRow ? frame.minX + 10 : frame.midX - label.size.width / 2
    let x = element.kind == .cell ? left : min(left, frame.minX + 10)
    let rows = [
      frame.midY - label.size.height / 2, frame.minY + 4, frame.minY + 6,
      frame.maxY - label.size.height - 4, frame.maxY - label.size.height + 1,
    ]
    let free = isRow ? 0 : min(2, (frame.width - label.size.width) / 2)
    let offsets = [0, free, -free]
    let places = rows.flatMap { y in
      offsets.map { CGPoint(x: (x + $0).rounded(), y: y.rounded()) }
    }.map { CGRect(origin: $0, size: label.size) }.filter { $0.maxY <= frame.maxY + 1.5 }
    guard let words else { return places }
    var own = words.place(label.size, in: frame)
    if words.isCaption { return [own] }
    let marked = stage.markedFrame(of: element, in: viewport)
    if words.isAlone(in: frame) || marked != frame {
      own.origin.y = (marked.midY - own.height / 2).rounded()
    }
    // Words of a drawing are covered with it; only what was asked for is told anyhow.
    return offsets.map { own.offsetBy(dx: $0.rounded(), dy: 0) } + (story.wearsMark ? places : [])
  }

  private var mayHaveName: Bool {
    element.kind.isLabelled && element.isUpright && !showsWords && !isQuiet
      && (ownWords != nil || !stage.showsDrawing(of: element))
  }

  /// In the letters that there is room for, the largest first.
  private func fittingLabels(_ words: CellWords?, isWhole: Bool) -> [Label] {
    let color = isGhost ? FigureInk.ink : words?.color ?? look.ink
    let inside = frame.width - (isMarked ? 10 : 4)
    let room = words.map { min(inside, $0.width(in: frame)) } ?? inside
    let string = words?.string ?? look.label
    let full = Label(string, look.labelStyle.colored(color))
    let small = FigureType.dimension.colored(color)
    let labels = full.size.width <= room ? [full] : []
    return (labels + [Label(string, small, width: room)].compactMap(\.self)).filter { label in
      label.size.height <= frame.height && words?.holds(label.size.height) != false
        && (label.text == string || !isWhole && label.text.count > 4)
    }
  }

  /// Whether it has room for all of its name, if it is one of many small cells.
  var evenName: EvenNames.Place? {
    guard element.kind == .cell, frame.width <= EvenNames.widest, isQuiet || !story.role.isAsked,
      mayHaveName
    else { return nil }
    return (element.id, !fittingLabels(ownWords, isWhole: true).isEmpty)
  }

  /// Those that its drawing is shown without.
  private var ownWords: CellWords? {
    guard stage.showsDrawing(of: element), !showsWords else { return nil }
    return CellWords(element, at: stage.placement(of: element, in: viewport))
  }

  /// Beside the element; nil if others stand there.
  func badgeBeside(_ field: inout LabelField, avoiding others: [CGRect]) -> [DrawItem]? {
    if isCovered { return badgeOnBar(&field) }
    let size = RoleMark.badgeSize
    let square = CGSize(width: size, height: size)
    var centers = [
      CGPoint(x: seen.maxX + 5 + size / 2, y: seen.midY),
      CGPoint(x: seen.minX - 5 - size / 2, y: seen.midY),
    ]
    if seen.width >= 100 {
      let accessory = stage.accessory(of: element, in: viewport)
      let x = accessory.isNull ? seen.maxX - 18 : min(seen.maxX - 18, accessory.minX - 13)
      centers.insert(CGPoint(x: x, y: seen.midY), at: 0)
    }
    let places = centers.map { CGRect(center: $0, size: square) }
    return field.place(places, avoiding: others).map { badge(in: $0, size: size) }
  }

  /// On a corner of its outline, smaller between close neighbours.
  func badgeOnCorner(_ field: inout LabelField, avoiding others: [CGRect]) -> [DrawItem] {
    if isCovered { return badgeOnBar(&field) ?? [] }
    let corners = [
      CGPoint(x: seen.maxX - 1, y: seen.minY + 1), CGPoint(x: seen.minX + 1, y: seen.minY + 1),
      CGPoint(x: seen.maxX - 1, y: seen.maxY - 1), CGPoint(x: seen.minX + 1, y: seen.maxY - 1),
    ]
    for (size, overlap) in [(12, 0), (10, 1), (10, 3)] as [(CGFloat, CGFloat)] {
      let touched = others.map { $0.insetBy(dx: overlap, dy: overlap) }
      let box = CGSize(width: size - overlap, height: size - overlap)
      let rects = corners.map { CGRect(center: $0, size: box) }
      if let place = field.place(rects, avoiding: touched) { return badge(in: place, size: size) }
    }
    return badgeInside(&field, avoiding: others)
  }

  /// In a corner of a cell that is large enough, where those of its outline are beyond the picture's edge.
  private func badgeInside(_ field: inout LabelField, avoiding others: [CGRect]) -> [DrawItem] {
    guard min(seen.width, seen.height) >= 24 else { return [] }
    let area = seen.insetBy(dx: 8, dy: 8)
    let centers = [area.maxX, area.minX].flatMap { x in
      [area.minY, area.maxY].map { CGPoint(x: x, y: $0) }
    }
    let rects = centers.map { CGRect(center: $0, size: CGSize(width: 10, height: 10)) }
      .filter { rect in !texts.contains(where: rect.intersects) }
    return field.place(rects, avoiding: others).map { badge(in: $0, size: 10) } ?? []
  }

  /// On the edge of the bar that covers it, where it would begin to be seen.
  private func badgeOnBar(_ field: inout LabelField) -> [DrawItem]? {
    let columns = [seen.maxX - 18, seen.midX, seen.minX + 18, seen.maxX + 12, seen.minX - 12]
    let centers = [seen.minY, seen.minY - 5].flatMap { y in columns.map { CGPoint(x: $0, y: y) } }
    let rects = centers.map { CGRect(center: $0, size: CGSize(width: 12, height: 12)) }
    return field.place(rects).map { badge(in: $0, size: 12) }
  }

  private func badge(in place: CGRect, size: CGFloat) -> [DrawItem] {
    let center = CGPoint(x: place.midX, y: place.midY)
    let rim: CGFloat = size < RoleMark.badgeSize ? 1 : 2
    let disc = DrawItem.fill(.circle(center: center, radius: size / 2 + rim), FigureInk.surface)
    return [disc] + [RoleMark(story.role).badge(at: center, size: size)].compactMap(\.self)
  }
}
