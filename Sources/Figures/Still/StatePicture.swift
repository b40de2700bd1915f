import CoreGraphics
import Drawing
import Motion

/// A layout at rest, drawn on a stage in the coordinates of its content: each element as its view shows it, or in
/// a plain look of its own where nobody has drawn it.
struct StatePicture {
  let snapshot: LayoutSnapshot
  let stage: ScreenPart
  let palette: ItemPalette
  private let numbers: [ElementID: Int]
  /// Kinds that somebody has drawn: what is empty among these is meant to be empty.
  private let drawn: Set<ElementKind>
  /// Those that can be seen, the hindmost first; of too many those in front.
  let elements: [ElementSnapshot]
  private let omitted: Int
  private let names: StateNames

  /// More elements than this are not told apart by anyone.
  static let limit = 20_000

  /// - Parameter names: what is written on elements whose own words are not shown; nil for what the data calls them.
  init(
    _ snapshot: LayoutSnapshot, on stage: ScreenPart, palette: ItemPalette = .tessera,
    names: StateNames? = nil
  ) {
    self.snapshot = snapshot
    self.stage = stage
    self.palette = palette
    numbers = snapshot.cellNumbers
    // Anything that sticks out of its element, a shadow above all, may be seen where the element is not.
    let region = stage.region.insetBy(dx: -40, dy: -40)
    let seen = snapshot.elementsFromTheBack.filter {
      $0.isDrawable && $0.alpha > 0 && $0.frame.isSeen(in: region)
    }
    elements = Array(seen.suffix(Self.limit))
    omitted = max(seen.count - Self.limit, 0)
    drawn = Set(snapshot.elements.lazy.filter { !$0.content.isEmpty }.map(\.kind))
    self.names = names ?? StateNames(snapshot, on: stage, palette: palette)
  }

  /// Says what is left out, if anything.
  var notes: [String] {
    guard omitted > 0 else { return [] }
    let (shown, all) = (CountWords.digits(Self.limit), CountWords.digits(Self.limit + omitted))
    return ["\(shown) of \(all) elements are drawn."]
  }

  /// Every element as a group with its name.
  var items: [DrawItem] { items(of: elements) }

  func items(of elements: [ElementSnapshot]) -> [DrawItem] {
    var marks = ElementMarks()
    let isLabelled = names.replacesWords && !names.isEmpty
    let frames = isLabelled ? elements.map { stage.cover(of: $0, in: .zero) } : []
    // A label is written as the ground below it asks for.
    var below = isLabelled ? backdrop : []
    return elements.enumerated().map { index, element in
      var mark = marks.mark(of: element)
      if mark.title == nil { mark.title = element.id.label }
      guard isLabelled else { return item(of: element, mark) }
      var subject = StateNames.Subject(
        element: element, number: numbers[element.id] ?? 0, stage: stage)
      subject.covers = frames[(index + 1)...].filter(frames[index].intersects)
      let item = item(of: subject, mark, over: below)
      below.append(item)
      return item
    }
  }

  /// Its own drawing with words of the figure in place of those that are too small.
  private func item(
    of subject: StateNames.Subject, _ mark: ElementMark, over below: [DrawItem]
  ) -> DrawItem {
    let element = subject.element
    guard drawn.contains(element.kind) else { return item(of: element, mark) }
    let place = element.placement.concatenating(PlaneTransform(stage.transform))
    let drawing = DrawItem.group(
      DrawGroup(transform: place, opacity: opacity(of: element), element.content.withoutTexts))
    let label = names.label(on: subject, over: below + [drawing], page: FigureInk.surface)
    return .group(DrawGroup(element: mark, [drawing] + label))
  }

  private func opacity(of element: ElementSnapshot) -> CGFloat { min(max(element.alpha, 0), 1) }

  private func item(of element: ElementSnapshot, _ mark: ElementMark) -> DrawItem {
    let opacity = opacity(of: element)
    let onStage = PlaneTransform(stage.transform)
    guard !drawn.contains(element.kind) else {
      let place = element.placement.concatenating(onStage)
      let content = names.replacesWords ? element.content.withoutTexts : element.content
      return .group(DrawGroup(element: mark, transform: place, opacity: opacity, content))
    }
    let face = names.face(of: element, number: numbers[element.id] ?? 0, palette: palette)
    guard !element.isUpright else {
      let frame = stage.frame(of: element, in: .zero)
      let rect = element.size.isEmpty ? frame : frame.onWholePoints
      return .group(DrawGroup(element: mark, opacity: opacity, face.items(in: rect)))
    }
    // Made at the size of the figure, so that letters are turned, not scaled.
    let size = CGSize(
      width: element.size.width * stage.scale, height: element.size.height * stage.scale)
    let enlarged = PlaneTransform(
      a: 1 / stage.scale, b: 0, c: 0, d: 1 / stage.scale, tx: 0, ty: 0)
    return .group(
      DrawGroup(
        element: mark,
        transform: enlarged.concatenating(element.placement).concatenating(onStage),
        opacity: opacity, face.items(in: CGRect(origin: .zero, size: size))))
  }

  /// The drawing behind the layout's elements, in the window of its screen.
  var backdrop: [DrawItem] {
    guard let backdrop = snapshot.backdrop, snapshot.viewport.isUsable else { return [] }
    let screen = stage.rect(snapshot.viewport)
    var items: [DrawItem] = []
    if let paint = backdrop.background {
      items.append(.shape(DrawShape(.rect(screen.onWholePoints), fill: paint)))
    }
    if !backdrop.items.isEmpty {
      let place = PlaneTransform(
        a: stage.scale, b: 0, c: 0, d: stage.scale, tx: screen.minX, ty: screen.minY)
      items.append(.group(DrawGroup(transform: place, backdrop.items)))
    }
    return items
  }
}

extension LayoutSnapshot {
  /// Cells in the order of their paths, for the colours of those that nobody has drawn.
  fileprivate var cellNumbers: [ElementID: Int] {
    let cells = elements.lazy.filter { $0.kind == .cell }
    return Dictionary(cells.enumerated().map { ($1.id, $0) }) { first, _ in first }
  }
}

extension CGSize {
  var isEmpty: Bool { !(width > 0 && height > 0) }
}

extension ScreenPart {
  /// From the coordinates of the content to those of the figure.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: scale, b: 0, c: 0, d: scale, tx: -region.minX * scale, ty: -region.minY * scale)
  }

  func rect(_ rect: CGRect) -> CGRect {
    CGRect(
      origin: point(rect.origin),
      size: CGSize(width: rect.width * scale, height: rect.height * scale))
  }
}

extension CGRect {
  /// Whether it has an area that a picture can be made of.
  var isUsable: Bool {
    width > 0 && height > 0 && width < 1e7 && height < 1e7 && abs(minX) < 1e7 && abs(minY) < 1e7
  }
}

extension [DrawItem] {
  /// The same items without names: where several pictures stand in one, their elements share names.
  var withoutNames: [DrawItem] {
    map { item in
      guard case .group(var group) = item else { return item }
      group.element = nil
      group.children = group.children.withoutNames
      return .group(group)
    }
  }
}
