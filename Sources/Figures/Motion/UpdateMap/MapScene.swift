import CoreGraphics
import Drawing
import Motion

/// The two columns of an update map with their ribbons, from the origin to the size.
struct MapScene {
  private let left: MapColumn
  private let right: MapColumn
  private let height: CGFloat
  private let pitch: CGFloat
  /// Between the columns: more where ribbons climb far.
  private let gap: CGFloat
  /// How many lines are left out below.
  let hidden: Int

  private static let limit = 160
  private static let index: CGFloat = 36
  private static let width: CGFloat = 132
  private static let top: CGFloat = 24

  init(left: [MapColumn.Entry], right: [MapColumn.Entry]) {
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
      case .section(let name):
        let label = Label(name, FigureType.header, width: Self.width)
        return [label?.item(in: rect.offsetBy(dx: 0, dy: 4))].compactMap { $0 }
      case .fold(_, let count):
        return [fold(count, in: rect)]
      case .item(let story, let index):
        return cell(story, in: rect, isLeft: isLeft) + [
          number(story.index(isLeft, else: index), beside: rect, isLeft: isLeft)
        ]
          + badge(story, beside: rect, isLeft: isLeft)
      }
    }
  }

  private func fold(_ count: Int, in rect: CGRect) -> DrawItem {
    Label("… \(count) unchanged", FigureType.caption).item(in: rect, .center)
  }

  private func cell(_ story: ElementStory, in rect: CGRect, isLeft: Bool) -> [DrawItem] {
    let (before, after) = (story.before, story.after)
    guard let element = isLeft ? before ?? after : after ?? before else { return [] }
    let look = ElementFace(element, of: story)
    var items: [DrawItem] = [
      .fill(.rounded(rect, radius: MotionStage.radius(of: rect.size)), look.fill)
    ]
    if story.role.isNamed {
      let line = ShapeGeometry.rounded(
        rect.insetBy(dx: 1, dy: 1), radius: MotionStage.radius(of: rect.size) - 1)
      items.append(.stroke(line, RoleMark(story.role).stroke()))
    }
    if let label = Label(look.label, look.labelStyle, width: rect.width - 24) {
      items.append(label.item(in: rect.insetBy(dx: 12, dy: 0)))
    }
    return items
  }

  private func number(_ index: Int, beside rect: CGRect, isLeft: Bool) -> DrawItem {
    let frame = CGRect(
      x: isLeft ? 0 : rect.maxX + 8, y: rect.minY, width: Self.index - 8, height: rect.height)
    return Label("\(index)", FigureType.caption).item(in: frame, isLeft ? .right : .left)
  }

  /// At the side of the column against which the update is read.
  private func badge(_ story: ElementStory, beside rect: CGRect, isLeft: Bool) -> [DrawItem] {
    guard isLeft == (story.role == .deleted) else { return [] }
    let x = isLeft ? rect.maxX + 14 : rect.minX - 14
    return [RoleMark(story.role).badge(at: CGPoint(x: x, y: rect.midY))].compactMap { $0 }
  }

  // MARK: Ribbons

  private var ribbons: [DrawItem] {
    var quiet: [DrawItem] = []
    var marked: [DrawItem] = []
    for (row, entry) in left.entries.enumerated() {
      switch entry {
      case .section: break
      case .item(let story, _):
        guard let goal = right.places[story.id] else { continue }
        let ribbon = ribbon(from: row, to: goal, story.role)
        if story.role.isNamed { marked += ribbon } else { quiet += ribbon }
      case .fold(let first, _):
        guard let goal = right.places[first] else { continue }
        quiet += ribbon(from: row, to: goal, .unchanged)
      }
    }
    return quiet + marked
  }

  private func ribbon(from row: Int, to goal: Int, _ role: ChangeRole) -> [DrawItem] {
    let start = CGPoint(x: leftX + Self.width, y: y(row) + height / 2)
    let end = CGPoint(x: rightX, y: y(goal) + height / 2)
    let middle = (start.x + end.x) / 2
    var outline = Outline()
    outline.move(to: start)
    outline.addCurve(
      to: end, control1: CGPoint(x: middle, y: start.y), control2: CGPoint(x: middle, y: end.y))
    func line(_ color: ThemedColor, _ width: CGFloat) -> DrawItem {
      .stroke(.path(Path(outline), rule: .winding), Stroke(color, width: width))
    }
    let color = RoleMark(role).color
    let width = height - 4
    guard role.isNamed else { return [line(color.faded(by: 0.16), width)] }
    // A coloured ribbon covers the grey ones that it crosses.
    return [line(FigureInk.page.faded(by: 0.7), width), line(color.faded(by: 0.38), width)]
  }
}

extension ElementStory {
  /// The item's number in its section, which is not its place where what stands before it is out of view.
  fileprivate func index(_ isBefore: Bool, else place: Int) -> Int {
    let path = (isBefore ? before : after)?.path ?? []
    return path.count > 1 ? path[1] : place
  }
}
