import CoreGraphics
import Drawing
import Motion

/// The elements of a content as they were answered, drawn to a scale.
struct QueryCells {
  enum Look: CaseIterable {
    case unasked
    case answered
    case spare
    case missing

    var title: String {
      switch self {
      case .unasked: "not asked for yet"
      case .answered: "answered"
      case .spare: "answered, not asked for"
      case .missing: "missing"
      }
    }
  }

  /// On the page, with the way of the content downwards.
  private let cells: [(name: String, frame: CGRect, look: Look)]
  let looks: Set<Look>

  static let mostCells = 800

  /// - Parameters:
  ///   - queries: those whose answers count.
  ///   - place: from the content to the page.
  init(
    _ layout: LayoutSnapshot, _ queries: [NumberedQuery], within region: CGRect,
    place: (CGRect) -> CGRect
  ) {
    let answered = Set(queries.flatMap { $0.query.hits.map(\.key) })
    let missing = Set(queries.flatMap { $0.query.missing.map(\.spokenKey) })
    let spare = Set(queries.flatMap { $0.query.spare.map(\.key) })
    let seen = layout.elements.filter { $0.isDrawable && $0.frame.overlaps(region) }
    let cells = seen.map { element -> (name: String, frame: CGRect, look: Look) in
      let key = element.spokenKey
      let look: Look =
        missing.contains(key)
        ? .missing
        : answered.contains(key) ? .answered : spare.contains(key) ? .spare : .unasked
      return (element.shortLabel.onOneLine, place(element.frame), look)
    }
    let wrong = cells.filter { $0.look == .missing }
    let others = cells.filter { $0.look != .missing }
    self.cells =
      Array(others.prefix(max(0, Self.mostCells - wrong.count))) + wrong.prefix(Self.mostCells)
    looks = Set(self.cells.map(\.look))
  }

  /// Those that are missing lie in front.
  var items: [DrawItem] { cells.flatMap { Self.items(of: $0.frame, $0.look, name: $0.name) } }

  private static func items(of frame: CGRect, _ look: Look, name: String) -> [DrawItem] {
    let gap: CGFloat = min(frame.width, frame.height) > 8 ? 1 : 0
    let rect = frame.insetBy(dx: gap, dy: gap)
    let radius = min(5, ScreenPart.radius(of: rect.size))
    let edge = rect.insetBy(dx: min(0.75, rect.width / 4), dy: min(0.75, rect.height / 4))
    let shape = ShapeGeometry.rounded(edge, radius: radius)
    switch look {
    case .answered: return [.fill(.rounded(rect, radius: radius), FigureInk.answered)]
    case .unasked: return [.stroke(shape, Stroke(FigureInk.secondary, width: 1))]
    case .spare: return [.stroke(shape, Stroke(FigureInk.secondary, width: 1.5, dash: [1.5, 2.5]))]
    case .missing:
      return [
        .group(DrawGroup(clip: shape, [.stroke(stripes(in: edge), hatch)])),
        .stroke(shape, Stroke(FigureInk.fault, width: 1.5)),
      ] + plate(name, in: rect)
    }
  }

  private static let hatch = Stroke(FigureInk.fault.faded(by: 0.5), width: 1.5)

  private static func stripes(in rect: CGRect) -> ShapeGeometry {
    var outline = Outline()
    let step = max(5, (rect.width + rect.height) / 60)
    for x in stride(from: rect.minX - rect.height + step / 2, to: rect.maxX, by: step) {
      let start = max(x, rect.minX)
      let end = min(x + rect.height, rect.maxX)
      outline.move(to: CGPoint(x: start, y: rect.maxY - (start - x)))
      outline.addLine(to: CGPoint(x: end, y: rect.maxY - (end - x)))
    }
    return .path(Path(outline), rule: .winding)
  }

  /// The name on a ground of its own, where both have room.
  private static func plate(_ name: String, in rect: CGRect) -> [DrawItem] {
    let label = Label(name, FigureType.callHead)
    let plate = label.frame(centeredAt: CGPoint(x: rect.midX, y: rect.midY)).insetBy(dx: -3, dy: -2)
    guard plate.width <= rect.width - 4, plate.height <= rect.height - 3 else { return [] }
    return [
      .fill(.rounded(plate, radius: 4), FigureInk.surface),
      label.item(centeredAt: CGPoint(x: rect.midX, y: rect.midY)),
    ]
  }

  static func swatch(_ look: Look) -> LegendEntry {
    LegendEntry(
      look.title, sampleWidth: 14,
      items(of: CGRect(x: -7, y: -7, width: 14, height: 14), look, name: ""))
  }
}

extension FigureType {
  /// The first line of a remark beside a drawing.
  static let callHead = TextStyle(
    FontRequest(size: 11, weight: 600, hasTabularFigures: true), FigureInk.ink)
}
