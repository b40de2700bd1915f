import CoreGraphics
import Drawing
import Motion

/// How a role is marked: a colour, a kind of line, and a glyph in a round badge. A role of a section is marked
/// as the same one of an item, once for all that is in it.
struct RoleMark {
  let role: Role
  /// The way that the arrow of a move points; to the right, where nothing else is known.
  var heading: CGVector?
  private let sign: Sign

  private enum Sign { case plus, minus, arrow, turn, dot, stretch, none }

  init(_ role: Role) {
    self.role = role
    sign =
      switch role {
      case .inserted, .sectionInserted: .plus
      case .deleted, .sectionDeleted: .minus
      case .moved, .sectionMoved: .arrow
      case .reloaded: .turn
      case .reconfigured: .dot
      case .resized: .stretch
      default: .none
      }
  }

  static let badgeSize: CGFloat = 16

  var color: ThemedColor {
    switch sign {
    case .plus: FigureInk.inserted
    case .minus: FigureInk.deleted
    case .arrow: FigureInk.moved
    case .turn, .dot: FigureInk.reloaded
    case .stretch, .none: FigureInk.secondary
    }
  }

  /// The words of the legend.
  var name: String { role.words }

  func stroke(width: CGFloat = 2, opacity: CGFloat = 1) -> Stroke {
    var stroke = Stroke(color.faded(by: opacity), width: width)
    stroke.join = .round
    switch sign {
    case .minus:
      // Dots are dashes of no length with round ends.
      stroke.dash = [0, width * 2]
      stroke.cap = .round
    case .turn, .dot: stroke.dash = [width * 3, width * 1.5]
    case .plus, .arrow, .stretch, .none: break
    }
    return stroke
  }

  /// The outline of an element that plays the role, over its drawing: on its edge the line of the role, inside of that
  /// as much of the ground, so that the line never touches the element's colour.
  ///
  /// - Parameter shape: the element's own shape, that many points smaller on each side.
  func ring(
    on ground: ThemedColor?, _ shape: (_ inset: CGFloat) -> ShapeGeometry
  ) -> [DrawItem] {
    let ring = ground.map { DrawItem.stroke(shape(2), Stroke(.color($0), width: 4)) }
    return [ring, .stroke(shape(1), stroke())].compactMap(\.self)
  }

  /// The areas of those that do the same as one of them, which wears the badge for all.
  func block(_ frames: [CGRect], opacity: CGFloat = 1) -> DrawItem {
    var outline = Outline()
    for frame in frames.joined { outline.addRect(frame.insetBy(dx: 0.5, dy: 0.5).onTenths) }
    let shape = ShapeGeometry.path(Path(outline), rule: .winding)
    let area =
      isToldByItsBadge
      ? DrawShape(shape, fill: .color(color))
      : DrawShape(shape, fill: .color(FigureInk.quiet), stroke: stroke(width: 1.5))
    return .group(DrawGroup(opacity: opacity, [.shape(area)]))
  }

  /// Whether it has a badge at all: what was asked for, and what only has another size.
  var hasBadge: Bool { sign != .none }

  /// Whether its line is told from that of another role by nothing but the badge beside it: without one, what is
  /// inserted and too small for a name is an area.
  var isToldByItsBadge: Bool { sign == .plus }

  /// Whether an element of that size shows nothing but the colour of the role, where it wears no badge. One that has
  /// room for a name keeps its face: role colours would be taken for its own.
  func fills(_ size: CGSize) -> Bool {
    isToldByItsBadge && min(size.width, size.height) < Self.leastFace
  }

  /// In less room than this, nobody reads a name with a line around it.
  private static let leastFace: CGFloat = 24

  /// A round badge around the point; those who only follow have none.
  func badge(
    at center: CGPoint, size: CGFloat = RoleMark.badgeSize, opacity: CGFloat = 1
  ) -> DrawItem? {
    guard hasBadge else { return nil }
    let line = Stroke(.color(FigureInk.badgeGlyph), width: 1.75, cap: .round, join: .round)
    let disc = DrawItem.fill(.circle(center: .zero, radius: Self.badgeSize / 2), color)
    let scale = size / Self.badgeSize
    let place = CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: center.x, ty: center.y)
    return .group(
      DrawGroup(
        transform: PlaneTransform(place), opacity: opacity,
        [disc, .stroke(.path(glyph(at: .zero), rule: .winding), line)]))
  }

  /// The sign for a cell that is too small for a badge, as areas: a move points its way, and has none where it goes
  /// nowhere.
  func smallSign(in cell: CGRect, way: CGVector) -> Outline {
    var outline = Outline()
    let side = min(cell.width, cell.height)
    guard side >= Self.leastSigned else { return outline }
    let (reach, half) = (min(side * 0.28, 5), max(side * 0.07, 0.6))
    func bar(_ width: CGFloat, _ height: CGFloat) {
      outline.addRect(
        CGRect(x: cell.midX - width, y: cell.midY - height, width: 2 * width, height: 2 * height))
    }
    switch sign {
    case .plus:
      bar(reach, half)
      bar(half, reach)
    case .minus: bar(reach, half)
    case .dot: bar(half * 1.5, half * 1.5)
    case .turn: bar(half, reach)
    case .arrow where hypot(way.dx, way.dy) >= 0.5:
      let angle = atan2(way.dy, way.dx)
      let middle = CGPoint(x: cell.midX, y: cell.midY)
      outline.move(to: middle.onCircle(radius: reach, angle: angle))
      outline.addLine(to: middle.onCircle(radius: reach, angle: angle + 2.4))
      outline.addLine(to: middle.onCircle(radius: reach, angle: angle - 2.4))
      outline.close()
    case .arrow, .stretch, .none: break
    }
    return outline
  }

  private static let leastSigned: CGFloat = 7

  private func glyph(at c: CGPoint) -> Path {
    var outline = Outline()
    func line(_ x1: CGFloat, _ y1: CGFloat, toX x2: CGFloat, y y2: CGFloat) {
      outline.move(to: CGPoint(x: c.x + x1, y: c.y + y1))
      outline.addLine(to: CGPoint(x: c.x + x2, y: c.y + y2))
    }
    switch sign {
    case .plus:
      line(-3.5, 0, toX: 3.5, y: 0)
      line(0, -3.5, toX: 0, y: 3.5)
    case .minus: line(-3.5, 0, toX: 3.5, y: 0)
    case .arrow: outline.addArrow(at: c, pointing: heading ?? CGVector(dx: 1, dy: 0))
    case .dot: outline.addArc(around: c, radius: 2.25, from: 0, turn: 2 * .pi)
    case .turn:
      outline.addArc(around: c, radius: 3.5, from: -0.6, turn: 4.9)
      let end = c.onCircle(radius: 3.5, angle: 4.3)
      outline.move(to: CGPoint(x: end.x - 3, y: end.y - 0.5))
      outline.addLine(to: end)
      outline.addLine(to: CGPoint(x: end.x + 0.5, y: end.y + 3))
    case .stretch:
      // Larger or smaller: out of the middle to both corners.
      line(-3.25, 3.25, toX: 3.25, y: -3.25)
      line(0.25, -3.25, toX: 3.25, y: -3.25)
      outline.addLine(to: CGPoint(x: c.x + 3.25, y: c.y - 0.25))
      line(-0.25, 3.25, toX: -3.25, y: 3.25)
      outline.addLine(to: CGPoint(x: c.x - 3.25, y: c.y + 0.25))
    case .none: break
    }
    return Path(outline)
  }
}

extension FigureInk {
  /// On badges: the brighter colours of the dark page carry a dark glyph.
  static let badgeGlyph = ThemedColor(0xFFFFFF, 0x0F1216)
}

extension CGPoint {
  func onCircle(radius: CGFloat, angle: CGFloat) -> CGPoint {
    CGPoint(x: x + radius * cos(angle), y: y + radius * sin(angle))
  }
}

extension Outline {
  /// The arrow of a badge.
  fileprivate mutating func addArrow(at center: CGPoint, pointing heading: CGVector) {
    let length = hypot(heading.dx, heading.dy)
    let (x, y) = (heading.dx / length, heading.dy / length)
    func point(_ along: CGFloat, _ aside: CGFloat) -> CGPoint {
      CGPoint(x: center.x + along * x - aside * y, y: center.y + along * y + aside * x)
    }
    let tip = point(3.5, 0)
    for (start, end) in [(point(-3.5, 0), tip), (point(0.5, -3), tip), (tip, point(0.5, 3))] {
      move(to: start)
      addLine(to: end)
    }
  }

  /// A part of a circle in straight pieces too short to be seen.
  mutating func addArc(around center: CGPoint, radius: CGFloat, from: CGFloat, turn: CGFloat) {
    let steps = max(4, Int((abs(turn) * 6).rounded(.up)))
    move(to: center.onCircle(radius: radius, angle: from))
    for step in 1...steps {
      let angle = from + turn * CGFloat(step) / CGFloat(steps)
      addLine(to: center.onCircle(radius: radius, angle: angle))
    }
  }
}
