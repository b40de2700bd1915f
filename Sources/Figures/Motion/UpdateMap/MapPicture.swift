import CoreGraphics
import Drawing
import Motion

/// The two columns of an update map with their ribbons, from the origin to the size.
struct MapPicture {
  private let left: MapColumn
  private let right: MapColumn
  private let height: CGFloat
  private let pitch: CGFloat
  /// Between the columns: more where ribbons climb far.
  private let gap: CGFloat
  /// How many lines are left out below.
  let hidden: Int
  private let faces: MapFaces

  private static let limit = 160
  private static let index: CGFloat = 36
  private static let width: CGFloat = 132
  private static let top: CGFloat = 24

  init(left: [MapColumn.Entry], right: [MapColumn.Entry], _ faces: MapFaces) {
    self.faces = faces
    self.left = MapColumn(left, limit: Self.limit)
    self.right = MapColumn(right, limit: Self.limit)
    let rows = max(self.left.entries.count, self.right.entries.count)
    (height, pitch, gap) = rows <= 12 ? (30, 40, 88) : rows <= 24 ? (24, 32, 112) : (20, 26, 144)
    hidden = max(0, left.count - Self.limit) + max(0, right.count - Self.limit)
  }

  private var leftX: CGFloat { Self.index }
  private var rightX: CGFloat { Self.index + Self.width + gap }

  var size: CGSize {
    let rows = max(left.entries.count, right.entries.count, 1)
    return CGSize(
      width: rightX + Self.width + Self.index,
      height: Self.top + CGFloat(rows - 1) * pitch + height)
  }

  var items: [DrawItem] {
    let heads = [(leftX, "before"), (rightX, "after")].map { x, text in
      Label(text, FigureType.header).item(at: CGPoint(x: x, y: 0))
    }
    return heads + ribbons + rows(left, at: leftX, isLeft: true)
      + rows(right, at: rightX, isLeft: false)
  }

  private func y(_ row: Int) -> CGFloat { Self.top + CGFloat(row) * pitch }

  // MARK: Rows

  private func rows(_ column: MapColumn, at x: CGFloat, isLeft: Bool) -> [DrawItem] {
    if column.entries.isEmpty {
      return [Label("nothing", FigureType.caption).item(at: CGPoint(x: x, y: y(0) + 8))]
    }
    return column.entries.enumerated().flatMap { row, entry -> [DrawItem] in
      let rect = CGRect(x: x, y: y(row), width: Self.width, height: height)
      switch entry {
      case .section(let name, let role, _):
        return section(name, role, in: rect, isLeft: isLeft)
      case .fold(_, let count, let word):
        return [Label("… \(count) \(word)", FigureType.caption).item(in: rect, .center)]
      case .item(let id, let index):
        let role = faces.role(of: id)
        // A role that was asked of a section is said beside its name.
        let mark = role.isAskedOfItem ? badge(role, beside: rect, isLeft: isLeft) : []
        return faces.cell(id, in: rect) + [number(index, beside: rect, isLeft: isLeft)] + mark
      }
    }
  }

  private func section(
    _ name: String, _ role: Role?, in rect: CGRect, isLeft: Bool
  ) -> [DrawItem] {
    let label = Label(name, FigureType.header, width: Self.width)
    let mark = role.map { badge($0, beside: rect, isLeft: isLeft) } ?? []
    return [label?.item(in: rect.offsetBy(dx: 0, dy: 4))].compactMap { $0 } + mark
  }

  private func number(_ index: Int, beside rect: CGRect, isLeft: Bool) -> DrawItem {
    let frame = CGRect(
      x: isLeft ? 0 : rect.maxX + 8, y: rect.minY, width: Self.index - 8, height: rect.height)
    return Label("\(index)", FigureType.caption).item(in: frame, isLeft ? .right : .left)
  }

  /// At the side of the column against which the update is read.
  /// At the side of the column against which the update is read.
  private func badge(_ role: Role, beside rect: CGRect, isLeft: Bool) -> [DrawItem] {
    guard isLeft == [.deleted, .sectionDeleted].contains(role) else { return [] }
    let x = isLeft ? rect.maxX + 14 : rect.minX - 14
    return [RoleMark(role).badge(at: CGPoint(x: x, y: rect.midY))].compactMap { $0 }
  }

  // MARK: Ribbons

  private var ribbons: [DrawItem] {
    var quiet: [DrawItem] = []
    var marked: [DrawItem] = []
    var covered = 0
    for (row, entry) in left.entries.enumerated() {
      switch entry {
      case .section(_, let role, let key):
        guard let role, let goal = right.sections[key] else { continue }
        let (end, goalEnd) = (left.end(ofSectionAt: row), right.end(ofSectionAt: goal))
        marked += band(row...end, to: goal...goalEnd, role: role)
        covered = end + 1
      case .item(let id, _):
        let role = faces.role(of: id)
        guard let goal = right.places[id], row >= covered || role.isAskedOfItem else { continue }
        let ribbon = band(row...row, to: goal...goal, role: role)
        if role.isAskedOfItem { marked += ribbon } else { quiet += ribbon }
      case .fold(let first, _, _):
        guard row >= covered, let goal = right.places[first] else { continue }
        quiet += band(row...row, to: goal...goal, role: .unchanged)
      }
    }
    return quiet + marked
  }

  /// Between the rows of an item, or of all that is in a section.
  private func band(
    _ rows: ClosedRange<Int>, to goals: ClosedRange<Int>, role: Role
  ) -> [DrawItem] {
    let (startX, endX) = (leftX + Self.width, rightX)
    let middle = (startX + endX) / 2
    let (top, bottom) = (y(rows.lowerBound) + 2, y(rows.upperBound) + height - 2)
    let (goalTop, goalBottom) = (y(goals.lowerBound) + 2, y(goals.upperBound) + height - 2)
    var outline = Outline()
    outline.move(to: CGPoint(x: startX, y: top))
    outline.addCurve(
      to: CGPoint(x: endX, y: goalTop), control1: CGPoint(x: middle, y: top),
      control2: CGPoint(x: middle, y: goalTop))
    outline.addLine(to: CGPoint(x: endX, y: goalBottom))
    outline.addCurve(
      to: CGPoint(x: startX, y: bottom), control1: CGPoint(x: middle, y: goalBottom),
      control2: CGPoint(x: middle, y: bottom))
    outline.close()
    let shape = ShapeGeometry.path(Path(outline), rule: .winding)
    let color = RoleMark(role).color
    guard role.isAsked else { return [.fill(shape, color.faded(by: 0.16))] }
    // A coloured ribbon covers the grey ones that it crosses.
    return [
      .fill(shape, FigureInk.page.faded(by: 0.7)), .fill(shape, color.faded(by: 0.38)),
    ]
  }
}
