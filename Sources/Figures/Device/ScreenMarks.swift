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
    return sections.flatMap { mark(sectionOf: $0) } + marked.prefix(Self.limit).flatMap(mark)
  }

  /// The elements of each section that something was asked of as a whole.
  private var sections: [[ElementSnapshot]] {
    let parts = snapshot.elements.filter { element in
      roles[element.id].isAskedOfSection && element.isDrawable && element.alpha > 0.3
        && !shown(element).isEmpty
    }
    let groups = Dictionary(grouping: parts) { SectionPlace(roles[$0.id], $0.path.first ?? 0) }
    return groups.sorted { $0.key < $1.key }.prefix(Self.limit).map(\.value)
  }

  private struct SectionPlace: Hashable, Comparable {
    let role: Role
    let section: Int

    init(_ role: Role, _ section: Int) { (self.role, self.section) = (role, section) }

    static func < (first: SectionPlace, second: SectionPlace) -> Bool {
      (first.section, first.role) < (second.section, second.role)
    }
  }

  private func mark(sectionOf elements: [ElementSnapshot]) -> [DrawItem] {
    guard let first = elements.first else { return [] }
    let area = elements.dropFirst().reduce(shown(first)) { $0.union(shown($1)) }
    return mark(area.insetBy(dx: 2, dy: 2), RoleMark(roles[first.id]), radius: 10, isInside: true)
  }

  /// The part of the element on the screen; of a row in an inset group that of its card, of a message its bubble.
  private func shown(_ element: ElementSnapshot) -> CGRect {
    let viewport = snapshot.viewport
    let card = (element.card?.rect ?? element.bubble).map(element.placement.bounds)
    let part = (card ?? element.frame).intersection(viewport)
    return part.isNull ? .zero : part.offsetBy(dx: -viewport.minX, dy: -viewport.minY)
  }

  private func mark(_ element: ElementSnapshot) -> [DrawItem] {
    let own =
      element.ownCorner ?? (element.bubble == nil ? 0 : min(18, shown(element).height / 2))
    return mark(shown(element), RoleMark(roles[element.id]), radius: max(own, 10))
  }

  /// - Parameter isInside: whether the badge stands in the corner, and not on it.
  private func mark(
    _ area: CGRect, _ mark: RoleMark, radius: CGFloat, isInside: Bool = false
  ) -> [DrawItem] {
    let rect = area.insetBy(dx: Self.line / 2, dy: Self.line / 2)
    var items: [DrawItem] = [
      .stroke(.rounded(rect, radius: radius), mark.stroke(width: Self.line))
    ]
    let ring = Self.badge / 2 + 2.5
    let inset = isInside ? ring + 2 : 2
    let corner = CGPoint(x: rect.maxX - inset, y: rect.minY + inset)
    items.append(.fill(.circle(center: corner, radius: ring), FigureInk.surface))
    if let badge = mark.badge(at: corner, size: Self.badge) { items.append(badge) }
    return items
  }
}
