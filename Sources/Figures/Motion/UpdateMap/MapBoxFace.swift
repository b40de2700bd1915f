import CoreGraphics
import Drawing
import Motion

/// A section of an update map: a surface with its name and count, and on its edge what was asked of it.
struct MapBoxFace {
  let alignment: DataAlignment
  let side: StepRoles.Side
  let frame: CGRect
  let headHeight: CGFloat

  private static let pad: CGFloat = 12

  func items(_ subject: MapBox.Subject) -> [DrawItem] {
    switch subject {
    case .section(let number):
      let section = alignment.sections[number]
      let role = section.role.flatMap { $0 == .reloaded || $0.isAskedOfSection ? $0 : nil }
      let badge = role.flatMap(badge)
      return ground(role) + index(subject)
        + head(section.name, section.count(side), hasBadge: badge != nil)
        + [badge].compactMap(\.self)
    case .sections(let numbers):
      let sections = numbers.map { alignment.sections[$0] }
      let count = sections.reduce(0) { $0 + $1.count(side) }
      return ground(nil) + index(subject) + head(names(of: sections), count, hasBadge: false)
    }
  }

  /// "Fruit to Nuts", "5 sections, 2 changed": as much as there is room for.
  private func names(of sections: [AlignedSection]) -> String {
    let changed = sections.count { !$0.isQuiet }
    let count = "\(sections.count) sections"
    guard changed == 0, let first = sections.first, let last = sections.last else {
      return "\(count), \(changed) changed"
    }
    let names = "\(first.name) \(sections.count == 2 ? "and" : "to") \(last.name)"
    let room = frame.width - 2 * Self.pad - 60
    return InterWidths.width(of: names, FigureType.name) <= room ? names : count
  }

  private func ground(_ role: Role?) -> [DrawItem] {
    let panel = DrawItem.panel(frame)
    guard let role else { return [panel] }
    let isLeaving = role == .sectionMoved || role == .reloaded
    guard side == .before, isLeaving else {
      let edge = ShapeGeometry.rounded(frame.insetBy(dx: 1, dy: 1), radius: 11)
      return [panel, .stroke(edge, RoleMark(role).stroke())]
    }
    guard role == .sectionMoved else { return [panel] }
    // The place that it leaves is only hinted at.
    let place = ShapeGeometry.rounded(frame.insetBy(dx: 1.5, dy: 1.5), radius: 10)
    return [panel, .stroke(place, Stroke(RoleMark(role).color, width: 1, dash: [4, 3]))]
  }

  private func badge(_ role: Role) -> DrawItem? {
    guard side == (role == .sectionDeleted ? .before : .after) else { return nil }
    return RoleMark(role).badge(
      at: CGPoint(x: frame.maxX - 20, y: frame.minY + headHeight / 2 + 2))
  }

  private func head(_ name: String, _ count: Int, hasBadge: Bool) -> [DrawItem] {
    let right = frame.maxX - (hasBadge ? 36 : Self.pad)
    let line = CGRect(
      x: frame.minX + Self.pad, y: frame.minY + 2, width: right - frame.minX - Self.pad,
      height: headHeight)
    let texts = ["\(count) item\(count == 1 ? "" : "s")", "\(count)"]
    let least = InterWidths.width(of: name, FigureType.name)
    let items = Label.first(of: texts, FigureType.caption, width: line.width - least - 8)
    let room = line.width - (items.map { $0.size.width + 8 } ?? 0)
    return [
      Label(name: name, FigureType.name, width: room)?.item(in: line),
      items?.item(in: line, .right),
    ].compactMap(\.self)
  }

  /// The number of the section beside its box.
  private func index(_ subject: MapBox.Subject) -> [DrawItem] {
    guard let text = subject.indexWords(side, in: alignment) else { return [] }
    let label = Label(text, FigureType.value.colored(FigureInk.secondary))
    let width = label.size.width + 2
    let x = side == .before ? frame.minX - 10 - width : frame.maxX + 10
    return [
      label.item(
        in: CGRect(x: x, y: frame.minY + 2, width: width, height: headHeight),
        side == .before ? .right : .left)
    ]
  }
}
