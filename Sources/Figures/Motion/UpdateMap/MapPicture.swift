import CoreGraphics
import Drawing
import Motion

/// The two columns of an update map with their ribbons, from the origin to the size.
struct MapPicture {
  private let plan: MapPlan
  private let faces: MapFaces
  private let metrics: MapMetrics
  private let left: Side
  private let right: Side

  /// The places of everything on one side.
  private struct Side {
    let boxes: [(box: MapBox, frame: CGRect, rows: [CGRect])]
    private(set) var items: [Int: CGRect] = [:]
    private(set) var runs: [RunKey: (run: AlignedList.Run, frame: CGRect)] = [:]
    private(set) var byKey: [String: CGRect] = [:]

    struct RunKey: Hashable {
      let section: Int
      let rank: Int
    }

    init(_ boxes: [MapBox], _ frames: [(box: CGRect, rows: [CGRect])]) {
      self.boxes = zip(boxes, frames).map { ($0, $1.box, $1.rows) }
      for (box, frame, rows) in self.boxes {
        if let key = box.key { byKey[key] = frame }
        guard case .section(let number) = box.subject else { continue }
        for (entry, rect) in zip(box.rows, rows) {
          let row = CGRect(x: frame.minX, y: rect.minY, width: frame.width, height: rect.height)
          switch entry {
          case .guest(let item, _): items[item] = row
          case .run(let run):
            if run.staying > 0 { runs[RunKey(section: number, rank: run.rank)] = (run, row) }
          }
        }
      }
    }
  }

  init(_ plan: MapPlan, _ faces: MapFaces, width: CGFloat) {
    self.plan = plan
    self.faces = faces
    let metrics = MapMetrics(
      [plan.before, plan.after], of: plan.alignment, isBoxed: plan.isBoxed, width: width)
    self.metrics = metrics
    left = Side(plan.before, metrics.frames(plan.before, isLeft: true))
    right = Side(plan.after, metrics.frames(plan.after, isLeft: false))
  }

  var size: CGSize {
    CGSize(
      width: metrics.width,
      height: max(metrics.height(plan.before), metrics.height(plan.after)))
  }

  /// Whether numbers at the ends of runs say how far their indices shift.
  var tellsShifts: Bool { !shifts.isEmpty }
  /// Whether grey bands lead from section to section.
  var hasBands: Bool { sectionRibbons.contains { $0.role == nil } }
  /// Whether lines fold items in them.
  var hasFolds: Bool {
    left.runs.values.contains { $0.run.count > 1 }
      || right.runs.values.contains { $0.run.count > 1 }
  }

  /// Whether some that have lines of their own are grey, as nobody knows their colours.
  var hasUnseen: Bool {
    Set(left.items.keys).union(right.items.keys).map { plan.alignment.items[$0] }
      .contains { $0.count == 1 && !faces.isSeen($0.id) }
  }

  var items: [DrawItem] {
    let style = FigureType.name.colored(FigureInk.secondary)
    let heads = [(metrics.leftX, "Before"), (metrics.rightX, "After")].map { x, text in
      Label(text, style).item(at: CGPoint(x: x, y: 0))
    }
    return heads + ribbons + boxes(left, .before) + boxes(right, .after)
  }

  // MARK: Lines

  private func boxes(_ side: Side, _ name: StepRoles.Side) -> [DrawItem] {
    let line = MapLine(
      alignment: plan.alignment, faces: faces, side: name, isBoxed: plan.isBoxed,
      indexWidth: plan.isBoxed ? 0 : indexWidth, isShort: metrics.columnWidth < Self.shortLine)
    guard side.boxes.contains(where: { plan.isBoxed || !$0.rows.isEmpty }) else {
      return [nothing(name)]
    }
    return side.boxes.flatMap { box, frame, rows -> [DrawItem] in
      let ground =
        plan.isBoxed
        ? MapBoxFace(
          alignment: plan.alignment, side: name, frame: frame, headHeight: metrics.headHeight
        ).items(box.subject) : []
      guard case .section(let number) = box.subject else { return ground }
      return ground
        + zip(box.rows, rows).flatMap { entry, rect in
          switch entry {
          case .guest(let item, let index): line.asked(item, index: index, in: rect)
          case .run(let run): line.run(run, ofSection: number, in: rect)
          }
        }
    }
  }

  private static let shortLine: CGFloat = 110

  private func nothing(_ side: StepRoles.Side) -> DrawItem {
    let x = side == .before ? metrics.leftX : metrics.rightX
    return Label("nothing", FigureType.caption).item(at: CGPoint(x: x, y: 24 + 8))
  }

  private var indexWidth: CGFloat {
    max(
      metrics.columnWidth < Self.shortLine ? 8 : 24,
      Label("\(max(plan.alignment.count - 1, 0))", FigureType.value).size.width)
  }

  // MARK: Ribbons

  private var ribbons: [DrawItem] {
    let sections = sectionRibbons
    let ways = itemRibbons
    let moves = ways.filter { $0.role == .moved }
    let renewed = ways.filter { $0.role != .moved }
    var items: [DrawItem] = []
    for (ribbon, role) in sections where role != .sectionMoved {
      items += role.map(ribbon.renewed) ?? ribbon.grey
    }
    for run in runRibbons { items += run.ribbon.grey }
    for (ribbon, role) in renewed { items += ribbon.renewed(role) }
    for (ribbon, role) in sections where role == .sectionMoved {
      items += ribbon.section(.sectionMoved)
    }
    for (ribbon, role) in moves { items += ribbon.line(role, isThin: moves.count > Self.mostThick) }
    return items + numbers
  }

  /// More ways than this are thin.
  private static let mostThick = 8

  /// How far runs shift, at their ends.
  private var numbers: [DrawItem] {
    shifts.flatMap { text, frame -> [DrawItem] in
      let label = Label(text, FigureType.value)
      let place = CGRect(
        x: frame.minX - 10 - label.size.width, y: frame.midY - label.size.height / 2,
        width: label.size.width, height: label.size.height)
      // Ways that cross the run pass below its number.
      let ground = ShapeGeometry.rounded(place.insetBy(dx: -2, dy: -1), radius: 3)
      return [.fill(ground, MapRibbon.follow), label.item(in: place, .right)]
    }
  }

  /// Of boxes that are told as one: all that have a role, and those whose items stay together.
  private var sectionRibbons: [(ribbon: MapRibbon, role: Role?)] {
    guard plan.isBoxed else { return [] }
    return left.boxes.compactMap { box, frame, _ in
      guard let goal = box.key.flatMap({ right.byKey[$0] }) else { return nil }
      let ribbon = MapRibbon(start: frame, end: goal)
      guard case .section(let number) = box.subject else { return (ribbon, nil) }
      let role = plan.alignment.sections[number].role
      return role != nil || isOne(number) ? (ribbon, role) : nil
    }
  }

  /// Whether the section leads from box to box: its items stay together, or one of its boxes tells none of them.
  private func isOne(_ section: Int) -> Bool {
    left.runs.keys.count { $0.section == section } <= 1
      || !right.runs.keys.contains { $0.section == section }
  }

  /// Of runs in sections that are not told as one.
  private var runRibbons: [(ribbon: MapRibbon, before: AlignedList.Run, after: AlignedList.Run)] {
    left.runs.sorted { $0.value.frame.minY < $1.value.frame.minY }.compactMap { key, start in
      let isCovered =
        plan.isBoxed && (plan.alignment.sections[key.section].role != nil || isOne(key.section))
      guard !isCovered, let end = right.runs[key] else { return nil }
      return (MapRibbon(start: start.frame, end: end.frame), start.run, end.run)
    }
  }

  /// How far the indices of runs shift, at their ends; nothing where none shifts, or all is in view.
  private var shifts: [(text: String, frame: CGRect)] {
    let runs = runRibbons.filter { $0.before.isPure && $0.after.isPure }
    guard runs.contains(where: { $0.before.count > 1 }) else { return [] }
    return runs.map { ribbon, before, after in
      let shift = after.start - before.start
      let text = shift == 0 ? "0" : FigureText.difference(CGFloat(shift))
      return (text, ribbon.end)
    }
  }

  private var itemRibbons: [(ribbon: MapRibbon, role: Role)] {
    left.items.sorted { $0.value.minY < $1.value.minY }.compactMap { item, start in
      right.items[item].map {
        (MapRibbon(start: start, end: $0), plan.alignment.items[item].role)
      }
    }
  }
}
