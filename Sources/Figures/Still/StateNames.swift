import CoreGraphics
import Drawing
import Motion

/// The words that a figure writes on elements at rest, where their own drawings have none, or too small ones: names
/// where there are few, numbers where there are more, and nothing in a crowd.
struct StateNames {
  enum Style {
    case names, numbers, none

    /// The one for so many cells.
    init(count: Int) {
      self = count <= 8 ? .names : count <= 60 ? .numbers : .none
    }
  }

  private let style: Style
  /// Whether drawings are shown without their words, which stand on them in letters of the figure.
  let replacesWords: Bool
  /// Outside of it nothing is written; nil for anywhere.
  private let room: CGRect?
  private var small: Set<ElementKind> = []

  /// The data's names, beside drawings with their own words.
  init(_ snapshot: LayoutSnapshot, on stage: ScreenPart, palette: ItemPalette) {
    self.init(.names, replacesWords: false, in: nil)
    settle(snapshot, on: stage, palette: palette)
  }

  /// Words for the drawing of a whole screen.
  init(
    _ style: Style, of snapshot: LayoutSnapshot, on stage: ScreenPart, in room: CGRect
  ) {
    let isWritten = style != .numbers || Self.holdsNumbers(snapshot, stage.scale)
    self.init(
      isWritten ? style : .none, replacesWords: Self.areSmall(snapshot, stage.scale), in: room)
    settle(snapshot, on: stage, palette: .tessera)
  }

  private init(_ style: Style, replacesWords: Bool, in room: CGRect?) {
    self.style = style
    self.replacesWords = replacesWords
    self.room = room
  }

  /// Smaller letters of a screen's own are no letters.
  private static let leastSize: CGFloat = 10

  private static func areSmall(_ snapshot: LayoutSnapshot, _ scale: CGFloat) -> Bool {
    snapshot.elements.contains { element in
      element.content.words.contains { $0.size * scale < leastSize }
    }
  }

  /// Numbers on some of the cells would ask where the others are.
  private static func holdsNumbers(_ snapshot: LayoutSnapshot, _ scale: CGFloat) -> Bool {
    let cells = snapshot.elements.filter { $0.kind == .cell && $0.isDrawable }
    let number = Label("\(cells.count)", FigureType.dimension).size
    return cells.allSatisfy {
      $0.frame.width * scale >= number.width + 8 && $0.frame.height * scale >= number.height + 2
    }
  }

  /// Of one kind, all have the letters that the narrowest needs.
  private mutating func settle(
    _ snapshot: LayoutSnapshot, on stage: ScreenPart, palette: ItemPalette
  ) {
    small = Set(
      snapshot.elements.prefix(Self.mostAsked).filter { element in
        element.isUpright && element.isDrawable
          && face(of: element, number: 0, palette: palette)
            .needsSmallLetters(in: stage.frame(of: element, in: .zero))
      }.map(\.kind))
  }

  private static let mostAsked = 400

  func face(of element: ElementSnapshot, number: Int, palette: ItemPalette) -> StateFace {
    StateFace(
      element: element, number: number, palette: palette, name: name(of: element, number),
      isSmall: small.contains(element.kind), room: element.isUpright ? room : nil,
      isCentered: style == .numbers)
  }

  private func name(of element: ElementSnapshot, _ number: Int) -> String {
    switch style {
    case .names: String((element.ownWords ?? element.shortLabel).prefix(120))
    case .numbers: element.kind == .cell ? "\(number + 1)" : ""
    case .none: ""
    }
  }

  /// On an element's own drawing, where its words stood; nil where it has no room.
  /// - Parameters:
  ///   - below: all that is painted before it, the element's own drawing at last.
  ///   - page: the colour behind these.
  func label(on subject: Subject, over below: [DrawItem], page: ThemedColor) -> [DrawItem] {
    guard let (label, place, isOverlong) = placed(on: subject) else { return [] }
    let ground = LabelGround(of: place, over: below, on: page)
    // Longer words than those that stood there would hide what stands beside them.
    if ground.isCrossed, isOverlong { return [] }
    guard let color = ground.color, !ground.isCrossed else {
      let plate = place.insetBy(dx: -4, dy: -1)
      return [
        .fill(.rounded(plate, radius: 4), FigureInk.surface),
        Label(label.text, label.style.colored(FigureInk.ink)).item(in: place),
      ]
    }
    let own = label.style.color
    let ink = own.contrast(to: color) >= Self.leastContrast ? own : color.readableInk
    return [Label(label.text, label.style.colored(ink)).item(in: place)]
  }

  /// Of small text.
  private static let leastContrast: CGFloat = 4.5

  /// An element of a picture.
  struct Subject {
    let element: ElementSnapshot
    let number: Int
    let stage: ScreenPart
    /// The frames of all that stands in front of it.
    var covers: [CGRect] = []
  }

  /// The words and their place, and whether these are longer than the drawing has room for.
  private func placed(on subject: Subject) -> (label: Label, place: CGRect, isOverlong: Bool)? {
    let (element, stage) = (subject.element, subject.stage)
    guard element.isUpright, element.kind.isLabelled,
      let words = CellWords(element, at: element.placement.concatenating(.init(stage.transform)))
    else { return nil }
    let frame = stage.frame(of: element, in: .zero)
    let label = Label(
      name(of: element, subject.number), FigureType.dimension.colored(words.color))
    guard !label.text.isEmpty, label.size.width <= frame.width - 8,
      label.size.height <= frame.height
    else { return nil }
    let place =
      style == .numbers
      ? label.frame(centeredAt: CGPoint(x: frame.midX, y: frame.midY))
      : words.place(label.size, in: frame)
    guard room?.holds(place) ?? true, !subject.covers.contains(where: place.intersects) else {
      return nil
    }
    let isOverlong = style != .numbers && label.size.width > words.frame.width + 4
    return (label, place, isOverlong)
  }

  /// Whether there are any words at all.
  var isEmpty: Bool { style == .none }
}
