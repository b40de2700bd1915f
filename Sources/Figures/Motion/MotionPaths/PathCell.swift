import CoreGraphics
import Drawing
import Motion

/// An element as a picture of ways has it: its face with the outline of its role, and its words.
struct PathCell {
  let element: ElementSnapshot
  let story: ElementStory
  let frame: CGRect
  /// The part of it that is its own: its bubble, where it is a message in a row.
  let marked: CGRect
  /// Whether it is nothing but words on the ground of others.
  private let lacksGround: Bool
  /// The letters of its own drawing.
  let texts: [CGRect]
  private let stage: ScreenPart
  private let viewport: CGRect
  private let look: ElementFace
  /// Those that its drawing is shown without.
  private let ownWords: CellWords?

  /// - Parameter hidesWords: whether the words of its own drawing are left out, however large they are.
  init(
    _ element: ElementSnapshot, of story: ElementStory, on stage: ScreenPart, in viewport: CGRect,
    hidesWords: Bool = false
  ) {
    self.hidesWords = hidesWords
    (self.element, self.story, self.stage, self.viewport) = (element, story, stage, viewport)
    frame = stage.frame(of: element, in: viewport)
    marked = stage.markedFrame(of: element, in: viewport)
    lacksGround = stage.lacksGround(element, in: viewport)
    look = ElementFace(element, of: story)
    let isShown = stage.showsDrawing(of: element)
    showsWords = !hidesWords && stage.showsWords(of: element)
    ownWords =
      isShown && !showsWords
      ? CellWords(element, at: stage.placement(of: element, in: viewport)) : nil
    texts = showsWords ? stage.texts(of: element, in: viewport) : []
    isDrawn = isShown && !element.content.isPlain
    accessory = story.hasBadge ? stage.accessory(of: element, in: viewport) : .null
  }

  /// Whether it is a bar or another part of the screen around the layout.
  var isOfScreen: Bool { element.isOfScreen }

  /// All that it hides of those behind it.
  var cover: CGRect { stage.cover(of: element, in: viewport) }

  var opacity: CGFloat { min(max(element.alpha, 0), 1) }

  /// Whether its own drawing is shown, which no other colour may replace.
  let isDrawn: Bool
  private let hidesWords: Bool
  /// All that its drawing has at its right end, such as a switch, where a mark would hide it; null for nothing.
  let accessory: CGRect

  /// Its outline, that many points inside of its edge.
  func shape(inset: CGFloat) -> ShapeGeometry {
    stage.shape(of: element, in: viewport, inset: inset)
  }

  /// The outline of what is its own in it.
  func outline(inset: CGFloat) -> ShapeGeometry {
    stage.outline(of: element, in: viewport, inset: inset)
  }

  /// - Parameters:
  ///   - isQuiet: one of a crowd, without a colour of its own.
  ///   - isNameless: whether its name has no place in the letters of the figure: whoever shows nothing but words shows
  ///     them as small as they are on the screen.
  func face(
    isQuiet: Bool = false, isNameless: Bool = false, ringed color: ThemedColor? = nil
  ) -> DrawItem {
    var items = [
      isNameless && lacksGround
        ? smallDrawing
        : isQuiet && !isDrawn && !showsWords && !lacksGround
          ? .fill(shape(inset: 0), FigureInk.quiet) : drawing
    ]
    let isLarge = min(frame.width, frame.height) >= 16
    if story.role.isAskedOfItem {
      let mark = RoleMark(story.role)
      items +=
        isLarge
        ? mark.ring(on: lacksGround ? nil : FigureInk.surface, outline)
        : [
          mark.bareMark(
            outline(inset: 0), edge: outline(inset: 0.75),
            isNamed: showsWords || element.isCard || label(width: inside.width) != nil)
        ]
    } else if let color {
      if isLarge, !lacksGround {
        items.append(.stroke(outline(inset: 2), Stroke(FigureInk.surface, width: 4)))
      }
      items.append(.stroke(outline(inset: 1), Stroke(color, width: 2)))
    }
    return .group(DrawGroup(opacity: opacity, items))
  }

  private var smallDrawing: DrawItem {
    let place = stage.placement(of: element, in: viewport)
    return .group(DrawGroup(transform: place, element.content.legible(at: stage.scale)))
  }

  /// Its own drawing, or an area in its colour.
  private var drawing: DrawItem {
    guard hidesWords, stage.showsDrawing(of: element) else {
      return stage.face(of: element, look, in: viewport)
    }
    let place = stage.placement(of: element, in: viewport)
    return .group(DrawGroup(transform: place, element.content.withoutTexts))
  }

  /// As it was or will be: without the outline of its role.
  func faded(by opacity: CGFloat) -> DrawItem {
    .group(DrawGroup(opacity: opacity, [drawing]))
  }

  /// Its colour, whatever its own drawing shows beside that.
  func fill(isQuiet: Bool) -> ThemedColor {
    if isQuiet, !isDrawn { return FigureInk.quiet }
    return stage.showsDrawing(of: element) ? element.ownColor ?? look.fill : look.fill
  }

  /// The colour that words on it have.
  func ink(isQuiet: Bool) -> ThemedColor {
    if isQuiet, !isDrawn { return FigureInk.ink }
    guard stage.showsDrawing(of: element) else { return look.ink }
    return ownWords?.color ?? element.ownColor?.readableInk ?? FigureInk.ink
  }

  /// Whether its drawing names it already.
  let showsWords: Bool

  /// The words to be written on it: those of its drawing, or its name; nil where its drawing has none.
  var name: String? {
    guard element.kind.isLabelled, !showsWords, opacity >= 0.3 else { return nil }
    return ownWords?.string ?? (stage.showsDrawing(of: element) ? nil : look.label)
  }

  /// The place that its own drawing has for its name.
  func ownPlace(_ size: CGSize) -> CGRect? { ownWords?.place(size, in: frame) }

  /// In the middle of a cell that is one area; where its drawing has the name in any other.
  func middlePlace(of label: Label) -> CGRect {
    let own = isDrawn || isInRow || lacksGround ? ownPlace(label.size) : nil
    return own ?? label.frame(centeredAt: frame.center)
  }

  /// In place of words of its drawing that there is no room for; nil where it has none.
  var block: DrawItem? { name == nil ? nil : ownWords?.block }

  /// Whether its name is not read anywhere but there.
  var hasOwnPlace: Bool { ownWords?.isCaption == true }

  /// Whether it shows itself in a part of its row only.
  var isInRow: Bool { marked.width < frame.width - 1 }

  /// The places for a badge in its row, beside what is its own there; none for what is all of its row.
  func badgesBeside(size: CGFloat) -> [CGRect] {
    guard isInRow else { return [] }
    let (reach, square) = (4 + size / 2, CGSize(width: size, height: size))
    return [marked.maxX + reach, marked.minX - reach]
      .map { CGRect(center: CGPoint(x: $0, y: marked.midY), size: square) }
      .filter { $0.minX >= frame.minX && $0.maxX <= frame.maxX }
  }

  /// Inside of its outline.
  var inside: CGRect { frame.insetBy(dx: story.role.isAskedOfItem ? 4 : 2, dy: 2) }

  /// Whether all of its name has that room, if it is one of many small cells.
  func evenName(width: CGFloat) -> EvenNames.Place? {
    guard element.kind == .cell, frame.width <= EvenNames.widest, !story.role.isAsked, name != nil
    else { return nil }
    return (element.id, label(width: width)?.text == name)
  }

  /// The name in the largest letters that fit in the room; nil where none do.
  func label(width: CGFloat, isQuiet: Bool = false) -> Label? {
    guard let name else { return nil }
    let width = ownWords.map { min(width, $0.width(in: frame)) } ?? width
    let style =
      element.kind == .cell
      ? [FigureType.elementName, FigureType.smallName]
      : [FigureType.header, FigureType.smallHeader]
    let color = element.kind == .cell ? ink(isQuiet: isQuiet) : look.ink
    let fitting = style.filter { $0.font.size * 1.2 <= frame.height }
    let whole = fitting.map { Label(name, $0.colored(color)) }.first { $0.size.width <= width }
    if let whole { return whole }
    return fitting.last.flatMap { Label(name, $0.colored(color), width: width) }
      .flatMap { $0.text.count >= min(name.count, 4) ? $0 : nil }
  }
}

extension RoleMark {
  /// The mark of an element that is too small for a badge; one that has room for its name keeps its face.
  func bareMark(
    _ area: ShapeGeometry, edge: ShapeGeometry, isNamed: Bool = false
  ) -> DrawItem {
    isToldByItsBadge && !isNamed ? .fill(area, color) : .stroke(edge, stroke(width: 1.5))
  }

  /// A badge with a ring of the ground around it.
  func cutBadge(
    at center: CGPoint, size: CGFloat = RoleMark.badgeSize, on ground: ThemedColor
  ) -> [DrawItem] {
    guard let badge = badge(at: center, size: size) else { return [] }
    return [.fill(.circle(center: center, radius: size / 2 + 2), ground), badge]
  }
}

extension [DrawItem] {
  /// Whether it is one area in one colour with nothing but words on it, which any other colour may replace.
  var isPlain: Bool {
    var areas = 0
    func isPlain(_ item: DrawItem) -> Bool {
      switch item {
      case .text: return true
      case .image: return false
      case .shape(let shape):
        areas += 1
        guard case .color? = shape.fill else { return false }
        return shape.stroke == nil
      case .group(let group): return group.shadow == nil && group.children.allSatisfy(isPlain)
      }
    }
    return allSatisfy(isPlain) && areas <= 1
  }
}
