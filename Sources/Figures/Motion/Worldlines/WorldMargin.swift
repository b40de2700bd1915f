import CoreGraphics
import Drawing
import Motion

/// The names beside the ends of worldlines, below each other, with a thin line to those that had to make room.
struct WorldMargin {
  private let entries: [(name: WorldNames.Beside, place: CGFloat)]
  private let ribbons: [WorldRibbon]
  private let side: WorldNames.Side
  private let plot: CGRect
  private let width: CGFloat
  /// Those that found no room.
  let unnamed: [Int]

  private static let pitch: CGFloat = 15
  private static let badge: CGFloat = 12
  /// From the plot to the names.
  private static let gap: CGFloat = 14

  /// - Parameter width: of the margin, with the gap to the plot.
  init(
    _ names: [WorldNames.Beside], of ribbons: [WorldRibbon], beside plot: CGRect,
    side: WorldNames.Side, width: CGFloat
  ) {
    self.side = side
    self.ribbons = ribbons
    self.plot = plot
    self.width = width
    let here = names.filter { $0.side == side }
    let most = max(Int(plot.height / Self.pitch), 0)
    let shown = here.sorted {
      (ribbons[$0.ribbon].marks.first, $0.ribbon) < (ribbons[$1.ribbon].marks.first, $1.ribbon)
    }.prefix(most)
    let chosen = Set(shown.map(\.ribbon))
    unnamed = here.map(\.ribbon).filter { !chosen.contains($0) }
    let sorted = shown.sorted { ($0.y, $0.ribbon) < ($1.y, $1.ribbon) }
    let places = Self.spread(sorted.map(\.y), in: plot)
    entries = zip(sorted, places).map { ($0, $1) }
  }

  /// As near to their ends as they can be without touching each other.
  private static func spread(_ wanted: [CGFloat], in plot: CGRect) -> [CGFloat] {
    let (top, bottom) = (plot.minY + 7, plot.maxY - 7)
    var places: [CGFloat] = []
    for y in wanted { places.append(max(y.rounded(), places.last.map { $0 + pitch } ?? top)) }
    var limit = bottom
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - pitch
    }
    return places
  }

  /// As many points as names need there; 0 without any.
  static func width(
    of names: [WorldNames.Beside], _ ribbons: [WorldRibbon], _ side: WorldNames.Side, most: CGFloat
  ) -> CGFloat {
    let here = names.filter { $0.side == side }
    guard !here.isEmpty else { return 0 }
    let widths = here.map {
      InterWidths.width(of: ribbons[$0.ribbon].label, FigureType.label.proportional)
        + ($0.badge == nil ? 0 : badge + 5)
    }
    return min((widths.max() ?? 0) + gap + 2, most).rounded(.up)
  }

  var items: [DrawItem] { entries.flatMap { item($0.name, place: $0.place) } }

  private func item(_ name: WorldNames.Beside, place: CGFloat) -> [DrawItem] {
    let (label, y) = (ribbons[name.ribbon].label, name.y)
    let isLeft = side == .left
    let sign: CGFloat = isLeft ? -1 : 1
    let edge = isLeft ? plot.minX : plot.maxX
    let line = Outline(through: [
      CGPoint(x: edge + sign, y: y), CGPoint(x: edge + sign * 3, y: y),
      CGPoint(x: edge + sign * (Self.gap - 4), y: place),
      CGPoint(x: edge + sign * (Self.gap - 2), y: place),
    ])
    var items: [DrawItem] = [
      .stroke(.path(Path(line), rule: .winding), Stroke(FigureInk.strand, width: 1))
    ]
    var start = edge + sign * Self.gap
    if let role = name.badge {
      let center = CGPoint(x: start + sign * Self.badge / 2, y: place)
      items += [RoleMark(role).badge(at: center, size: Self.badge)].compactMap(\.self)
      start += sign * (Self.badge + 5)
    }
    let room = width - abs(start - edge)
    guard let label = Label(label, FigureType.label.proportional, width: room) else { return items }
    let x = isLeft ? start - label.size.width : start
    let frame = CGRect(
      x: x, y: place - label.size.height / 2, width: label.size.width, height: label.size.height)
    return items + [label.item(in: frame, isLeft ? .right : .left)]
  }
}
