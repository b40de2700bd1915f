import CoreGraphics
import Drawing
import Motion

/// One element at one moment, and where its label and badge may stand.
struct MomentCell {
  private let facts: Facts
  /// Whether it is one of a crowd, grey and without a role.
  private(set) var isQuiet = false
  /// Whether it is one of a crowd that keeps its picture, but has no mark.
  private var isUnmarked = false
  /// Whether its role is told at all: for all of its section, or since it is none of a crowd.
  var isMarked: Bool { !isQuiet && !isUnmarked || story.speaksForSection || story.id.kind != .cell }
  /// Whether no badge stands on it, and its role is to be seen without one.
  private var isBare = false

  /// All that never changes of it, shared by its copies: the cells of a crowd are sifted again and again.
  private final class Facts {
    let element: ElementSnapshot
    let story: ElementStory
    let frame: CGRect
    /// The part of what has the mark of its role that no bar covers; a line at the bar's edge where that is nothing.
    let seen: CGRect
    /// Whether a bar covers all of it.
    let isCovered: Bool
    /// The part of all of it that no bar covers.
    let uncovered: CGRect
    let look: ElementFace
    let stage: ScreenPart
    let viewport: CGRect

    init(
      _ element: ElementSnapshot, of story: ElementStory, on stage: ScreenPart,
      in viewport: CGRect, below bars: BarCovers?
    ) {
      (self.element, self.story, self.stage, self.viewport) = (element, story, stage, viewport)
      frame = stage.frame(of: element, in: viewport)
      let bars = element.isOfScreen ? nil : bars
      let marked =
        story.role.isAskedOfItem ? stage.markedFrame(of: element, in: viewport) : frame
      (seen, isCovered) = (bars?.seen(marked) ?? marked, bars?.edge(of: marked) != nil)
      uncovered = bars?.seen(frame) ?? frame
      look = ElementFace(element, of: story)
    }
  }

  init(
    _ element: ElementSnapshot, of story: ElementStory, on stage: ScreenPart, in viewport: CGRect,
    below bars: BarCovers? = nil
  ) {
    facts = Facts(element, of: story, on: stage, in: viewport, below: bars)
  }

  var element: ElementSnapshot { facts.element }
  var story: ElementStory { facts.story }
  var frame: CGRect { facts.frame }
  private var seen: CGRect { facts.seen }
  /// Whether a bar covers all of it: who is not seen has no name on it.
  var isCovered: Bool { facts.isCovered }
  private var look: ElementFace { facts.look }
  private var stage: ScreenPart { facts.stage }
  private var viewport: CGRect { facts.viewport }

  // Asked for only where anything is written: most cells of a crowd have no words.

  private var showsWords: Bool { !isQuiet && stage.showsWords(of: element) }
  /// Those that its drawing is shown without.
  private var words: CellWords? { isQuiet ? nil : stage.words(of: element, in: viewport) }
  /// Whether its own drawing is shown: what that does not say is not to be said.
  private var isPainted: Bool { !isQuiet && stage.showsDrawing(of: element) }
  /// Whether it is a bar or another part of the screen around the layout.
  var isOfScreen: Bool { element.isOfScreen }

  /// All that it hides of those behind it.
  var cover: CGRect { stage.cover(of: element, in: viewport) }
  /// The letters of its own drawing.
  var texts: [CGRect] { isQuiet ? [] : stage.texts(of: element, in: viewport) }

  /// Whether any of it is seen on the panel: of a long way all that passes is known at every moment.
  var isOnPanel: Bool {
    // As far as its shadow may reach.
    let reach = -24 * stage.scale
    return cover.isSeen(
      in: CGRect(origin: .zero, size: stage.size).insetBy(dx: reach, dy: reach))
  }

  /// The same cell as one of a crowd: without words and a drawing of its own.
  var quieted: MomentCell {
    var cell = self
    cell.isQuiet = true
    return cell
  }

  private func shape(_ inset: CGFloat) -> ShapeGeometry {
    stage.shape(of: element, in: viewport, inset: inset)
  }

  private func outline(_ inset: CGFloat) -> ShapeGeometry {
    stage.outline(of: element, in: viewport, inset: inset)
  }

  private var area: DrawItem { stage.face(of: element, look, in: viewport) }

  /// The same cell as one of a crowd whose picture tells who it is.
  var unmarked: MomentCell {
    var cell = self
    cell.isUnmarked = true
    return cell
  }

  /// The same cell without a badge.
  var bare: MomentCell {
    var cell = self
    cell.isBare = true
    return cell
  }

  /// Whether there is room for a ring between its outline and what it shows.
  private var isRinged: Bool { min(frame.width, frame.height) >= 24 }

  private var alpha: CGFloat { min(max(element.alpha, 0), 1) }

  /// The area with the outline of its role, both as opaque as the element.
  var face: DrawItem {
    guard !isQuiet else { return quietFace }
    guard !isUnmarked else { return .group(DrawGroup(opacity: alpha, [area])) }
    var items = [area]
    let mark = RoleMark(story.role)
    let width: CGFloat = min(frame.width, frame.height) < 18 ? 1.5 : 2
    // All of a section has an outline with a badge around it, and keeps its colours.
    if isBare, story.role.isAskedOfItem, mark.fills(frame.size), mayBeFilled {
      items = [.fill(outline(0), mark.color)]
    } else if story.role.isAskedOfItem, !isCovered {
      // A ring of ground between the line and the element's colour, where there is room for it.
      if isRinged, !stage.lacksGround(element, in: viewport) {
        items.append(.stroke(outline(2), Stroke(FigureInk.surface, width: 4)))
      }
      items.append(.stroke(outline(1), mark.stroke(width: width)))
    }
    return .group(DrawGroup(opacity: alpha, items))
  }

  /// Whether nothing is lost where the colour of a role takes the place of its face: no drawing, and no name.
  private var mayBeFilled: Bool {
    guard !isPainted || element.isOneArea, !showsWords else { return false }
    return fittingLabel(words, FigureInk.ink, isWhole: false) == nil
  }

  /// Grey, with an edge that tells it from others below it.
  private var quietFace: DrawItem {
    let edge = Stroke(FigureInk.surface, width: 1)
    return .group(
      DrawGroup(
        opacity: alpha,
        [.shape(DrawShape(shape(0), fill: .color(FigureInk.quiet), stroke: edge))]))
  }

  /// The area with an outline around it, and a ring of ground between them.
  var ringedFace: DrawItem {
    guard !story.role.isAskedOfItem else { return face }
    let line = Stroke(FigureInk.ink, width: 2)
    return .group(
      DrawGroup(
        opacity: alpha,
        [area] + (isRinged ? [.stroke(outline(2), Stroke(FigureInk.surface, width: 4))] : [])
          + [.stroke(outline(1), line)]))
  }

  /// At the right end of the element, beside its words; over its corner where it is small or full of them.
  func badge(opacity: CGFloat, _ field: inout LabelField, _ covers: [CGRect]) -> DrawItem? {
    if isCovered { return badgeOnBar(opacity: opacity, &field) }
    guard seen.height >= 12, seen.width >= 12 else {
      return smallBadge(opacity: opacity, &field, covers)
    }
    guard isRoomy, seen.height >= 20 else { return cornerBadge(opacity: opacity, &field, covers) }
    let size = RoleMark.badgeSize
    let rects = roomyCenters.map {
      CGRect(center: $0, size: CGSize(width: size, height: size))
    }
    let free = rects.filter { rect in !texts.contains(where: rect.intersects) }
    // One that is hardly to be seen is not worth a place beside its own.
    let choice = opacity < 0.35 ? Array(free.prefix(1)) : free
    if let place = field.place(choice, avoiding: covers) {
      return RoleMark(story.role).badge(
        at: CGPoint(x: place.midX, y: place.midY), opacity: opacity)
    }
    let mayStandOnCorner =
      free.isEmpty || !texts.isEmpty && story.role == .deleted
      || RoleMark(story.role).isToldByItsBadge
    return mayStandOnCorner ? cornerBadge(opacity: opacity, &field, covers) : nil
  }

  /// On the edge of the bar that covers it, where it would begin to be seen.
  private func badgeOnBar(opacity: CGFloat, _ field: inout LabelField) -> DrawItem? {
    // Who comes out from there is marked where it is seen.
    guard !story.role.isMove else { return nil }
    let centers = [seen.maxX - 12, seen.midX].map { CGPoint(x: $0, y: seen.minY) }
    let rects = centers.map { CGRect(center: $0, size: CGSize(width: 10, height: 10)) }
    return field.place(rects).flatMap {
      RoleMark(story.role).badge(
        at: CGPoint(x: $0.midX, y: $0.midY), size: 10, opacity: opacity)
    }
  }

  /// Over a cell that is smaller than any badge.
  private func smallBadge(
    opacity: CGFloat, _ field: inout LabelField, _ covers: [CGRect]
  ) -> DrawItem? {
    let center = CGPoint(x: seen.midX, y: seen.midY)
    let rect = CGRect(center: center, size: CGSize(width: 10, height: 10))
    return field.place([rect], avoiding: covers).flatMap { _ in
      RoleMark(story.role).badge(at: center, size: 10, opacity: opacity)
    }
  }

  private func cornerBadge(
    opacity: CGFloat, _ field: inout LabelField, _ covers: [CGRect]
  ) -> DrawItem? {
    var centers = [CGPoint(x: seen.maxX - 2, y: seen.minY + 2)]
    // Who stands in the place of what is gone may have a badge there.
    if story.role == .deleted {
      centers += [seen.minX + 2, seen.maxX - 2].map { CGPoint(x: $0, y: seen.maxY - 2) }
    }
    // A header may be as wide as the picture.
    if story.speaksForSection { centers.append(CGPoint(x: seen.maxX - 9, y: seen.midY)) }
    // It may touch what is beside it.
    var rects = centers.map { CGRect(center: $0, size: CGSize(width: 6, height: 6)) }
    // Inside of a row, beside its words, where the corner is cut off.
    rects += [seen.midY, seen.minY + 7, seen.maxY - 7].map { y in
      CGRect(center: CGPoint(x: seen.maxX - 8, y: y), size: CGSize(width: 10, height: 10))
    }.filter { rect in seen.width >= 56 && !texts.contains(where: rect.intersects) }
    rects += innerCorners.filter { rect in !texts.contains(where: rect.intersects) }
    guard let place = field.place(rects, avoiding: covers) else { return nil }
    return RoleMark(story.role).badge(
      at: CGPoint(x: place.midX, y: place.midY), size: 10, opacity: opacity)
  }

  /// In a corner, inside of its outline, where those outside belong to others, or to nobody.
  private var innerCorners: [CGRect] {
    guard min(seen.width, seen.height) >= 24 else { return [] }
    let area = seen.insetBy(dx: 8, dy: 8)
    return [area.maxX, area.minX].flatMap { x in
      [area.minY, area.maxY].map { y in
        CGRect(center: CGPoint(x: x, y: y), size: CGSize(width: 10, height: 10))
      }
    }
  }

  private var roomyCenters: [CGPoint] {
    let size = RoleMark.badgeSize
    let edge = min(6, (seen.height - size) / 2)
    var rows = [seen.midY, seen.minY + edge + size / 2, seen.maxY - edge - size / 2]
    // Tiles have their words in the middle; all of a row have their badges at one height.
    if !texts.isEmpty, seen.width < seen.height * 1.5 { rows.swapAt(0, 1) }
    let accessory = stage.accessory(of: element, in: viewport)
    let right = accessory.isNull ? seen.maxX : min(seen.maxX, accessory.minX - 4 + edge)
    let ends = [right - edge - size / 2, right - edge - size * 1.5 - 4]
    return ends.flatMap { x in rows.map { CGPoint(x: x, y: $0) } }
  }

  /// The name, or an area as long as it is where there is no room for that.
  ///
  /// - Parameter isOmitted: whether the names of small cells are left out.
  func label(
    opacity: CGFloat, avoiding covers: [CGRect], _ field: inout LabelField, isOmitted: Bool = false
  ) -> DrawItem? {
    guard element.kind.isLabelled, element.isUpright, !showsWords, opacity >= 0.3 else {
      return nil
    }
    let words = words
    guard words != nil || !isPainted, let color = ink(opacity, words) else { return nil }
    guard !isOmitted, let label = fittingLabel(words, color, isWhole: false) else {
      // On small areas bars would say no more than that a name had no room.
      return words.flatMap {
        (isWide || $0.isCaption) && field.place([$0.frame], avoiding: covers) != nil
          ? $0.block : nil
      }
    }
    let x = isWide && stage.isRow(frame) ? frame.minX + pad : frame.midX - label.size.width / 2
    // A name is no more seen through a bar than what it names.
    let seen = facts.uncovered.insetBy(dx: 0, dy: -1)
    let places = places(of: label, x: x).filter {
      seen.height >= frame.height || seen.minY <= $0.minY && $0.maxY <= seen.maxY
    }
    return field.place(places, avoiding: covers).map { label.item(in: $0) }
  }

  private var isWide: Bool { frame.width > EvenNames.widest }
  private var pad: CGFloat { isWide ? (frame.width < 100 ? 5 : 10) : 2 }

  /// In the largest letters that there is room for.
  private func fittingLabel(_ words: CellWords?, _ color: ThemedColor, isWhole: Bool) -> Label? {
    let badge: CGFloat =
      story.wearsMark && isRoomy ? 20 : isRinged && story.role.isAskedOfItem ? 6 : 0
    let inside = frame.width - 2 * pad - badge
    let width = words.map { min(inside, room(of: $0, beside: badge)) } ?? inside
    let string = words?.string ?? look.label
    let full = isWide ? Label(string, limited(look.labelStyle.colored(color))) : nil
    let fitting = full.flatMap { $0.size.width <= width ? $0 : nil }
    let small = limited(FigureType.dimension.colored(color))
    guard let label = fitting ?? Label(string, small, width: width),
      label.size.height <= frame.height + 1, words?.holds(label.size.height) != false,
      !isWhole || label.text == string
    else { return nil }
    return label
  }

  private func limited(_ style: TextStyle) -> TextStyle {
    guard let limit = stage.letters?.limit(at: stage.scale) else { return style }
    var style = style
    style.font.size = min(style.font.size, limit)
    return style
  }

  /// A badge stands between words that have most of a row and what is at its end.
  private func room(of words: CellWords, beside badge: CGFloat) -> CGFloat {
    let width = words.width(in: frame)
    return badge > 6 && width > frame.width * 0.4 ? width - badge : width
  }

  /// Whether it has room for all of its name, if it is one of many small cells.
  var evenName: EvenNames.Place? {
    guard element.kind == .cell, !isWide, isQuiet || !story.role.isAsked, element.isUpright,
      !showsWords,
      element.alpha >= 0.3
    else { return nil }
    let words = words
    guard words != nil || !isPainted else { return nil }
    return (element.id, fittingLabel(words, FigureInk.ink, isWhole: true) != nil)
  }

  /// The ink of its name: that of its look while it is whole, one that is read on what is left of it while it fades,
  /// and none where nobody could read it.
  private func ink(_ opacity: CGFloat, _ words: CellWords?) -> ThemedColor? {
    if isQuiet { return FigureInk.secondary }
    let own = words?.color ?? look.ink
    guard opacity < 0.95 else { return own }
    let fill = isPainted ? element.ownColor ?? FigureInk.surface : look.fill
    let ground = fill.shown(over: FigureInk.surface, opacity: opacity)
    let ink = ground.readableInk
    return ink.contrast(to: ground) >= 4.5 ? ink : nil
  }

  /// The places for its own words, above all others; in the middle, at the top or at the bottom.
  private func places(of label: Label, x: CGFloat) -> [CGRect] {
    let rows = [
      frame.midY - label.size.height / 2, frame.minY + 2, frame.maxY - label.size.height - 2,
    ]
    let rects = rows.map {
      CGRect(origin: CGPoint(x: x.rounded(), y: $0.rounded()), size: label.size)
    }
    guard let words else { return rects }
    let own = words.place(label.size, in: frame)
    // Words of a drawing are covered with it, and cut by the edge of the screen; only what was asked for is told anyhow.
    return words.isCaption || !story.wearsMark ? [own] : [own] + rects
  }

  /// Tiles that are nearly full of a short word are taken as full, or some of a row would have other badges.
  private var isRoomy: Bool {
    let isTile = frame.width < frame.height * 1.5
    return frame.height >= (isTile ? 56 : 20) && frame.width >= 56
  }
}

extension ElementSnapshot {
  /// Whether its own drawing is one area over all of it, which the colour of a role may replace.
  var isOneArea: Bool { content.isPlain && ownColor != nil && !isCard }

  /// Whether it is a card of the page's colour with words on it, which would seem to be another one in any colour.
  var isCard: Bool {
    (ownColor?.contrast(to: FigureInk.surface) ?? 21) < 1.5 && !content.words.isEmpty
  }
}

extension ElementKind {
  /// Decorations carry no text.
  var isLabelled: Bool {
    if case .decoration = self { return false }
    return true
  }
}

extension CGRect {
  init(center: CGPoint, size: CGSize) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
