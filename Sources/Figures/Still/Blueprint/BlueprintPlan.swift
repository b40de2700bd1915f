import CoreGraphics
import Drawing
import Motion

/// The places on a blueprint: the content, and the gutters around it that the dimensions need.
struct BlueprintPlan {
  private let snapshot: LayoutSnapshot
  private let annotations: Set<Blueprint.Annotation>
  private let stage: PlanStage
  private let elements: [ElementSnapshot]
  private let dimensions: PlanDimensions
  private let margin: BlueprintMargin
  private let cells: PlanCells
  private let groups: PlanGroups
  /// How the sections of a compositional layout are made.
  let key: GroupKey
  private var field: LabelField
  private var bands: [InsetBand] = []
  private var bandWords: [DrawItem] = []
  private let omitted: Int

  private static let bottom: CGFloat = 36
  /// Dimensions at the right edge reach so far beyond it.
  private static let right: CGFloat = 20
  /// Of more elements only the first are drawn, where nothing else makes them fewer.
  private static let mostElements = 600
  private static let leastGutter = CGSize(width: 44, height: 28)

  /// In that room, gutters included, as far as the content can be read there.
  init(
    _ snapshot: LayoutSnapshot, _ options: Blueprint.Options, sections: SectionNames,
    in room: CGSize
  ) {
    let area = Self.area(of: snapshot, options)
    let shown = snapshot.elementsFromTheBack.filter {
      $0.isDrawable && $0.alpha > 0 && $0.frame.isSeen(in: area)
    }
    var gutters = CGSize(
      width: Self.leastGutter.width + Self.right, height: Self.leastGutter.height + Self.bottom)
    func drawn(_ gutters: CGSize) -> Self {
      Self(
        snapshot, with: options, sections: sections,
        on: PlanFit(
          area, shown, in: room - gutters, isNarrow: (options.width ?? .readme).isNarrow
        ).stage,
        showing: shown)
    }
    var plan = drawn(gutters)
    // The gutters' needs are known when everything stands in its place.
    for _ in 0..<3 where plan.size.width > room.width || plan.size.height > room.height {
      let (own, stage) = (plan.size, plan.stage.size)
      gutters = CGSize(
        width: max(own.width - stage.width, gutters.width),
        height: max(own.height - stage.height, gutters.height))
      plan = drawn(gutters)
    }
    self = plan
  }

  private init(
    _ snapshot: LayoutSnapshot, with options: Blueprint.Options, sections names: SectionNames,
    on stage: PlanStage, showing all: [ElementSnapshot]
  ) {
    self.snapshot = snapshot
    self.stage = stage
    annotations = options.annotations
    let seen = all.filter { stage.shows($0.frame) }
    elements = Self.first(seen)
    omitted = seen.count - elements.count
    let content = CGRect(origin: .zero, size: snapshot.contentSize)
    var gaps = PlanGaps(elements, in: content.isEmpty ? stage.region : content)
    gaps.keep { options.annotations.contains($0.isInset ? .insets : .spacing) }
    dimensions = PlanDimensions(gaps, on: stage, names: names)
    margin = BlueprintMargin(snapshot, showing: elements, on: stage, with: options, sections: names)
    field = LabelField(CGRect(origin: .zero, size: stage.size).insetBy(dx: -1, dy: -1))
    if margin.showsScreen { field.take(edgesOf: margin.screen) }
    for gap in stage.gaps { field.take(gap) }
    // A decoration's edge runs through cells that stand on it.
    for element in elements where element.kind.isDecoration && element.isUpright {
      field.take(edgesOf: stage.rect(element.frame))
    }
    if annotations.contains(.safeArea) {
      let all = InsetBand.bands(of: snapshot, on: stage)
      let frames = elements.map { stage.rect($0.frame) }
      var field = field
      bands = all
      bandWords = all.flatMap { $0.words(in: &field, beside: frames) }
      self.field = field
    }
    let sections = options.annotations.contains(.groups) ? snapshot.outlines : []
    let isNarrow = (options.width ?? .readme).points < BlueprintMargin.wide
    key = GroupKey(sections, names: names, most: isNarrow ? 5 : 24)
    groups = PlanGroups(sections, key, on: stage, in: &field)
    cells = PlanCells(elements, on: stage, options.annotations, in: &field)
  }

  /// In the order of painting, those that come first in the data.
  private static func first(_ elements: [ElementSnapshot]) -> [ElementSnapshot] {
    guard elements.count > mostElements else { return elements }
    let last = elements.map { $0.path }.sorted()[mostElements]
    return Array(elements.filter { $0.path < last }.prefix(mostElements))
  }

  /// The content, and what of the screen stands out of it a little: its insets, above all.
  private static func area(
    of snapshot: LayoutSnapshot, _ options: Blueprint.Options
  ) -> CGRect {
    let (area, screen) = (snapshot.area(of: options.extent), snapshot.viewport)
    let seen = options.extent == .content ? self.area(area, with: screen) : area
    guard options.annotations.contains(.groups) else { return seen }
    // Groups that wait beyond the edge of a section that scrolls by itself begin to be seen.
    let reach = area.insetBy(dx: -beyond, dy: -beyond)
    return snapshot.outlines.filter { $0.scrolling != nil && $0.frame.isSeen(in: area) }
      .flatMap(\.places).reduce(seen) { seen, place in
        place.intersects(reach) ? seen.union(place.intersection(reach)) : seen
      }
  }

  private static let beyond: CGFloat = 48

  private static func area(_ area: CGRect, with screen: CGRect) -> CGRect {
    guard screen.isUsable, area.isUsable else { return area }
    let reach = area.insetBy(dx: -120, dy: -120)
    let left = min(area.minX, max(screen.minX, reach.minX))
    let top = min(area.minY, max(screen.minY, reach.minY))
    // A screen that is much longer than the content would only be dead space.
    let right = screen.maxX <= area.maxX + 48 ? max(area.maxX, screen.maxX) : area.maxX
    let bottom = screen.maxY <= area.maxY + 48 ? max(area.maxY, screen.maxY) : area.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var scale: CGFloat { stage.scale }
  var hasSigns: Bool { cells.hasSigns || dimensions.hasSigns }

  /// The screen's size, where it is outlined and not named.
  var unnamedScreen: CGSize? {
    margin.showsScreen && !margin.namesScreen ? snapshot.viewport.size : nil
  }

  var size: CGSize {
    CGSize(
      width: (left + stage.size.width + max(margin.width, Self.right)).rounded(.up),
      height: (top + stage.size.height + Self.bottom).rounded(.up))
  }

  private var left: CGFloat { max(dimensions.left, 12) }
  private var top: CGFloat { dimensions.top + 8 }

  /// The parts that are left out, for those who do not see them.
  var leftOut: [String] {
    (stage.down.cuts + stage.across.cuts).map { "\($0.words.capitalizedFirst)." }
  }

  var notes: [String] {
    var notes = dimensions.notes + cells.notes
    if omitted > 0 {
      let all = FigureText.length(CGFloat(elements.count + omitted))
      notes.append("\(elements.count) of \(all) elements are drawn.")
    }
    return notes
  }

  var items: [DrawItem] {
    // Bars lie over cells: their strips are hatched all over, but for what is written there.
    let hatching = bands.map { $0.hatching(around: (cells.words + groups.words).textBounds) }
    let drawing =
      [contentEdge] + cells.outlines + hatching + groups.outlines + margin.screenOutline
    let plan =
      [DrawItem.group(DrawGroup(clip: .rect(field.bounds), drawing))] + stage.breaks + bandWords
      + cells.words + groups.words + margin.items + total + dimensions.items
    return [.moved(plan, by: CGPoint(x: left, y: top))]
  }

  private var content: CGRect {
    stage.rect(CGRect(origin: .zero, size: snapshot.contentSize).intersection(stage.region))
  }

  private var contentEdge: DrawItem {
    let rect = stage.rect(CGRect(origin: .zero, size: snapshot.contentSize))
    return .stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), BlueprintInk.stroke(dash: [6, 4]))
  }

  private var total: [DrawItem] {
    let (content, size) = (content, snapshot.contentSize)
    guard !content.isNull, content.width > 0 else { return [] }
    var y = min(content.maxY, stage.size.height) + 14
    // The words keep off the edge of the screen, below which there is room as well.
    let edge = margin.screen.maxY
    let strip = CGRect(x: content.minX, y: y - 4, width: content.width, height: 28)
    let isOnBand = bands.contains { $0.rect.intersects(strip) }
    if margin.showsScreen, y - 4...y + 24 ~= edge || isOnBand { y = max(y, edge + 14) }
    let line = DimensionMark(
      axis: .horizontal, start: content.minX, end: content.maxX, place: y,
      comesFromBefore: stage.region.minX > 0.5, goesOn: size.width > stage.region.maxX + 0.5)
    let label = Label("content \(size.lengthWords)", BlueprintInk.label)
    return line.line
      + BlueprintInk.written(
        label, in: label.frame(centeredAt: CGPoint(x: content.midX, y: y + 14)))
  }
}

extension CGSize {
  fileprivate static func - (size: CGSize, other: CGSize) -> CGSize {
    CGSize(width: size.width - other.width, height: size.height - other.height)
  }
}

extension LabelField {
  /// Labels keep off a line around a rectangle.
  mutating func take(edgesOf rect: CGRect) {
    take(CGRect(x: rect.minX - 1, y: rect.minY, width: 3, height: rect.height))
    take(CGRect(x: rect.maxX - 2, y: rect.minY, width: 3, height: rect.height))
    take(CGRect(x: rect.minX, y: rect.minY - 1, width: rect.width, height: 3))
    take(CGRect(x: rect.minX, y: rect.maxY - 2, width: rect.width, height: 3))
  }
}
