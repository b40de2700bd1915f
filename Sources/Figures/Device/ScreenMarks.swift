import CoreGraphics
public import Drawing
public import Motion

/// The outlines and badges of what a step asks for, over a picture of its screen: they may reach beyond the screen.
public struct ScreenMarks {
  private let snapshot: LayoutSnapshot
  private let roles: StepRoles

  private static let line: CGFloat = 3
  private static let badge: CGFloat = 28
  /// More marks than this mark nothing.
  private static let limit = 24

  /// The marks of a moment of a step.
  public init(_ snapshot: LayoutSnapshot, _ roles: StepRoles) {
    self.snapshot = snapshot.drawable
    self.roles = roles
  }

  /// In the coordinates of the screen.
  public var items: [DrawItem] {
    let marked = snapshot.elements.filter { element in
      roles[element.id].isAskedOfItem && element.isDrawable && element.alpha > 0.3
        && !shown(element).isEmpty
    }
    return marked.prefix(Self.limit).flatMap(mark)
  }

  /// The part of the element on the screen; of a row in an inset group that of its card, of a message its bubble.
  private func shown(_ element: ElementSnapshot) -> CGRect {
    let viewport = snapshot.viewport
    let card = (element.card?.rect ?? element.bubble).map(element.placement.bounds)
    let part = (card ?? element.frame).intersection(viewport)
    return part.isNull ? .zero : part.offsetBy(dx: -viewport.minX, dy: -viewport.minY)
  }

  private func mark(_ element: ElementSnapshot) -> [DrawItem] {
    let mark = RoleMark(roles[element.id])
    let rect = shown(element).insetBy(dx: Self.line / 2, dy: Self.line / 2)
    let own = element.ownCorner ?? (element.bubble == nil ? 0 : min(18, rect.height / 2))
    let radius = max(own, 10)
    var items: [DrawItem] = [
      .stroke(.rounded(rect, radius: radius), mark.stroke(width: Self.line))
    ]
    let corner = CGPoint(x: rect.maxX - 2, y: rect.minY + 2)
    let ring = Self.badge / 2 + 2.5
    items.append(.fill(.circle(center: corner, radius: ring), FigureInk.surface))
    if let badge = mark.badge(at: corner, size: Self.badge) { items.append(badge) }
    return [.group(DrawGroup(opacity: element.alpha, items))]
  }
}
