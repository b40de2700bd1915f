import CoreGraphics
import Drawing
import Motion

/// The drawing of worldlines: time to the right, the screen upright, names on the ribbons.
struct WorldPicture {
  private let course: WorldCourse
  private let choice: WorldChoice
  private let steps: [String]
  private let ribbons: [WorldRibbon]
  private let lines: [[WorldBand]]
  private let density: WorldDensity
  private let pins: [WorldPin]
  private let jumps: [WorldJump]
  private let frame: WorldFrame

  init(_ course: WorldCourse, size: CGSize, width: CGFloat, steps: [String]) {
    (self.course, self.steps) = (course, steps)
    let choice = WorldChoice(course)
    self.choice = choice
    let bands = choice.told.map { course.bands(of: $0.id, $0.stories) }
    let items = Set(choice.told.filter { $0.id.kind == .cell }.compactMap(\.id.identifier))
    let ribbons = zip(choice.told, bands).map { element, bands in
      let isPart = element.id.kind != .cell && element.id.identifier.map(items.contains) == true
      return WorldRibbon(element, bands, isPart: isPart)
    }
    self.ribbons = ribbons
    lines = choice.lines.map { course.bands(of: $0.id, $0.stories) }
    pins = WorldPin.pins(of: choice.told, bands, in: course)
    jumps = WorldJump.jumps(of: choice.told, bands, in: course)
    let extent = max(course.isVertical ? course.screen.height : course.screen.width, 1)
    let drawn = (bands + lines).flatMap { $0 }.flatMap(\.edges).map(\.high).max()
    let used = [drawn, course.used(by: choice.crowd)].compactMap(\.self).max() ?? extent
    let reach = max(min(extent, used + 8), 1)
    density = WorldDensity(choice.crowd, in: course, reach: reach)
    let plot = CGSize(
      width: min(max(size.width, 200), width),
      height: Self.height(ribbons, reach: reach, size: size, width: width))
    frame = WorldFrame(
      course, steps: steps, plot: plot, width: width, reach: reach
    ) { [pins, jumps] scale in
      WorldNames(
        ribbons, order: Self.order(ribbons), pins: pins, in: course, at: scale,
        taken: jumps.map { $0.area(scale) })
    }
  }

  /// High enough for names on the ribbons, but no tower.
  private static func height(
    _ ribbons: [WorldRibbon], reach: CGFloat, size: CGSize, width: CGFloat
  ) -> CGFloat {
    let thick = ribbons.map { $0.bands.map(\.thickness).max() ?? 0 }.filter { $0 > 0 }.sorted()
    let least = max(size.height, 120)
    guard !thick.isEmpty else { return min(least, width * 0.9).rounded() }
    let wanted = 22 / thick[thick.count / 3] * reach
    return min(max(least, min(wanted, 560)), max(width * 0.9, 200), 1000).rounded()
  }

  /// Elements that lie on top of others on the screen do so here.
  private static func order(_ ribbons: [WorldRibbon]) -> [Int] {
    ribbons.indices.sorted {
      let (first, second) = (ribbons[$0], ribbons[$1])
      if first.depth != second.depth { return first.depth < second.depth }
      return (second.marks.first, $1) < (first.marks.first, $0)
    }
  }

  var size: CGSize { frame.size }

  /// The labels of times below the plot.
  var ticks: [WorldAxis.Tick] { axis.ticks }

  private var axis: WorldAxis { WorldAxis(course, frame.scale, steps: steps) }

  var items: [DrawItem] {
    let scale = frame.scale
    let isThin = ribbons.count + lines.count > 24
    let drawn = Self.order(ribbons).flatMap {
      ribbons[$0].items(scale, in: course, isThin: isThin)
    }
    let inside =
      density.items(scale) + lines.flatMap(greyLine) + drawn
      + axis.rules + WorldJump.bars(jumps, scale)
    let clip = ShapeGeometry.rounded(scale.plot.insetBy(dx: 1, dy: 1), radius: 11)
    return [.panel(scale.plot), .group(DrawGroup(clip: clip, inside))] + nothing
      + frame.names.items + axis.heads + axis.times + frame.left.items + frame.right.items
  }

  /// An empty plot says so.
  private var nothing: [DrawItem] {
    guard choice.told.isEmpty, choice.lines.isEmpty, choice.crowd.isEmpty else { return [] }
    let plot = frame.scale.plot
    return [
      Label("nothing on the screen", FigureType.caption)
        .item(centeredAt: CGPoint(x: plot.midX, y: plot.midY), opacity: 1)
    ]
  }

  private func greyLine(_ bands: [WorldBand]) -> [DrawItem] {
    bands.flatMap(\.pieces).map { piece in
      let points = piece.clipped(to: frame.scale.shown).edges.map {
        CGPoint(x: frame.scale.x($0.time), y: frame.scale.y($0.middle))
      }
      return .stroke(
        .path(Path(Outline(through: points)), rule: .winding),
        Stroke(FigureInk.strand, width: 1))
    }
  }

  // MARK: Words

  var legend: [LegendEntry] {
    let asked = Set(course.stories.flatMap(\.roleSet)).filter(\.isAsked).sorted()
    var entries = asked.map { LegendEntry($0) }
    if !WorldJump.bars(jumps, frame.scale).isEmpty { entries.append(WorldJump.legend) }
    if !choice.lines.isEmpty {
      entries.append(
        LegendEntry("\(choice.lines.count) others", line: Stroke(FigureInk.strand, width: 1)))
    }
    return entries + [density.legend].compactMap(\.self)
  }

  var notes: [String] {
    let direction = course.isVertical ? "top to bottom" : "left to right, downwards"
    var notes = ["Time runs to the right; the screen is shown from \(direction)."]
    notes += course.laneNotes
    let unnamed = Set(frame.names.unnamed + frame.left.unnamed + frame.right.unnamed)
    notes += PathRemark.gone(
      unnamed.filter { ribbons[$0].marks.going != nil }.sorted().map { ribbons[$0].label }
        + (choice.lines + choice.crowd).filter { $0.marks.going != nil }.map(\.label))
    let others = unnamed.filter { ribbons[$0].marks.going == nil }.sorted()
    if !others.isEmpty {
      let names = others.prefix(8).map { ribbons[$0].label }
      let rest = others.count - names.count
      let list = rest > 0 ? names + ["\(CountWords.number(rest)) more"] : Array(names)
      notes.append("Without a name: \(CountWords.list(list)).")
    }
    return notes + crowdNotes
  }

  private var crowdNotes: [String] {
    guard !choice.crowd.isEmpty else { return [] }
    let count = CountWords.number(choice.crowd.count)
    let counted =
      density.counted < choice.crowd.count
      ? ["The shade counts \(FigureText.length(CGFloat(density.counted))) of them, evenly chosen."]
      : []
    return ["And \(count) more, as a shade."] + counted
  }

  /// Who is pinned and who jumps, for the sentence above the picture.
  func finding(_ tales: [WorldFinding.Tale]) -> WorldFinding {
    WorldFinding(
      course: course, elements: choice.told, others: choice.lines + choice.crowd, pins: pins,
      jumps: jumps, tales: tales)
  }
}

extension WorldJump {
  /// The place of its bar.
  fileprivate func area(_ scale: WorldScale) -> CGRect {
    let (a, b) = (scale.y(from), scale.y(to))
    return CGRect(x: scale.x(time) - 6, y: min(a, b) - 6, width: 12, height: abs(a - b) + 12)
  }
}
