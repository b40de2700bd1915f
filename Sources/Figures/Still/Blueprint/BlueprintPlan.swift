import CoreGraphics
import Drawing
import Motion

/// The places on a blueprint: the content, and the gutters around it that the dimensions need.
struct BlueprintPlan {
  private let snapshot: LayoutSnapshot
  private let annotations: Set<Blueprint.Annotation>
  private let area: CGRect
  let stage: ScreenPart
  private let elements: [ElementSnapshot]
  private let notesOfScene: [String]
  private let gaps: BlueprintGaps
  private let margin: BlueprintMargin

  private static let left: CGFloat = 44
  private static let top: CGFloat = 28
  private static let bottom: CGFloat = 36
  /// The frames of more elements than this have no words.
  private static let mostLabelled = 240

  init(_ snapshot: LayoutSnapshot, _ options: Blueprint.Options) {
    self.snapshot = snapshot
    annotations = options.annotations
    area = Self.area(of: snapshot, options.extent)
    let stage = ScreenPart(area, cutAt: options.room, leastScale: 0.6, faces: .names)
    self.stage = stage
    let scene = StatePicture(snapshot, on: stage)
    elements = scene.elements.filter { $0.frame.intersects(stage.region) }
    notesOfScene = scene.notes
    let content = CGRect(origin: .zero, size: snapshot.contentSize).intersection(stage.region)
    gaps = BlueprintGaps(elements, content: content.isNull ? stage.region : content)
    margin = BlueprintMargin(snapshot, elements, on: stage, annotations: annotations)
  }

  /// The content, and what of the screen stands out of it a little: its insets, above all.
  private static func area(of snapshot: LayoutSnapshot, _ extent: LayoutExtent) -> CGRect {
    let (area, screen) = (snapshot.area(of: extent), snapshot.viewport)
    guard extent == .content, screen.isUsable, area.isUsable else { return area }
    let reach = area.insetBy(dx: -120, dy: -120)
    let left = min(area.minX, max(screen.minX, reach.minX))
    let top = min(area.minY, max(screen.minY, reach.minY))
    // A screen that is much longer than the content would only be dead space.
    let right = screen.maxX <= area.maxX + 48 ? max(area.maxX, screen.maxX) : area.maxX
    let bottom = screen.maxY <= area.maxY + 48 ? max(area.maxY, screen.maxY) : area.maxY
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  var size: CGSize {
    CGSize(
      width: Self.left + stage.size.width + max(margin.width, 8),
      height: top + stage.size.height + Self.bottom)
  }

  private var top: CGFloat { horizontalDimensions.isEmpty ? 8 : Self.top }

  var notes: [String] {
    var notes = stage.notes(for: area) + notesOfScene
    if elements.isEmpty { notes.append("There are no elements.") }
    if elements.count > Self.mostLabelled {
      notes.append("Paths and sizes of the first \(Self.mostLabelled) elements only.")
    }
    return notes
  }

  var items: [DrawItem] {
    let inside = CGRect(origin: .zero, size: stage.size).insetBy(dx: -1, dy: -1)
    var field = LabelField(inside)
    if margin.showsScreen { field.take(edgesOf: margin.screen) }
    let bands = insetBands(in: &field)
    // A decoration's edge runs through cells that stand on it.
    for element in elements where element.kind.isDecoration && element.isUpright {
      field.take(edgesOf: BlueprintFrame(element, on: stage).frame)
    }
    let words = words(in: &field)
    let drawing = bands + [contentEdge] + frames + margin.screenOutline
    let clipped = DrawItem.group(DrawGroup(clip: .rect(inside), drawing))
    let plan = [clipped] + words + innerDimensions(in: &field) + margin.items + total
    return [.moved(plan, by: CGPoint(x: Self.left, y: top))]
      + [.moved(written(horizontalDimensions), by: CGPoint(x: Self.left, y: top))]
      + [.moved(written(verticalDimensions), by: CGPoint(x: Self.left, y: top))]
  }

  // MARK: Frames

  private var frames: [DrawItem] {
    elements.flatMap { BlueprintFrame($0, on: stage).outline }
  }

  /// Paths in all frames, and each size once in a section: what has none is as large as the one before.
  private func words(in field: inout LabelField) -> [DrawItem] {
    let frames = elements.map { BlueprintFrame($0, on: stage) }
    let covering = frames.enumerated().filter { !$0.element.element.kind.isDecoration }
      .map { (index: $0.offset, frame: $0.element.frame) }
    let order = frames.indices.sorted {
      (frames[$0].element.section, frames[$0].element.path, $0)
        < (frames[$1].element.section, frames[$1].element.path, $1)
    }
    var items: [DrawItem] = []
    var known: Set<SizeKey> = []
    for index in order.prefix(Self.mostLabelled) {
      let own = frames[index].frame
      let covers = covering.filter { $0.index > index && $0.frame.intersects(own) }.map(\.frame)
      let name = frames[index].name(annotations)
      if !name.isEmpty {
        items += [frames[index].label(name, in: &field, below: covers)].compactMap { $0 }
      }
      let key = SizeKey(frames[index].element)
      guard annotations.contains(.frames), !known.contains(key) else { continue }
      if let label = frames[index].sizeLabel(in: &field, below: covers) {
        items.append(label)
        known.insert(key)
      }
    }
    return items
  }

  private struct SizeKey: Hashable {
    let kind: ElementKind
    let section: Int
    let words: String

    init(_ element: ElementSnapshot) {
      kind = element.kind
      section = element.section
      words = element.size.sizeWords
    }
  }

  // MARK: Edges

  private var contentEdge: DrawItem {
    let rect = stage.rect(CGRect(origin: .zero, size: snapshot.contentSize)).onWholePoints
    return .stroke(.rect(rect.insetBy(dx: 0.5, dy: 0.5)), BlueprintInk.stroke(dash: [6, 4]))
  }

  /// The bands that bars and insets take from the screen.
  private func insetBands(in field: inout LabelField) -> [DrawItem] {
    guard annotations.contains(.safeArea) else { return [] }
    return InsetBand.bands(of: snapshot, on: stage).flatMap { $0.items(in: &field) }
  }

  // MARK: Dimensions

  private var horizontalDimensions: [DimensionMark] {
    dimensions(gaps.horizontal, .horizontal, place: -12)
  }

  private var verticalDimensions: [DimensionMark] {
    dimensions(gaps.vertical, .vertical, place: -14)
  }

  private func dimensions(
    _ gaps: [BlueprintGaps.Gap], _ axis: DimensionMark.Axis, place: CGFloat
  ) -> [DimensionMark] {
    var known: Set<BlueprintGaps.Gap.Key> = []
    return gaps.filter(isWanted).map { gap in
      let isNew = known.insert(gap.key).inserted
      return DimensionMark(
        axis: axis, start: along(axis, gap.start), end: along(axis, gap.end), place: place,
        text: isNew ? FigureText.number(gap.length) : "")
    }
  }

  /// Distances to the edge of the content are insets, all others spacing.
  private func isWanted(_ gap: BlueprintGaps.Gap) -> Bool {
    let isInset = gap == gaps.horizontal.first || gap == gaps.horizontal.last
    return annotations.contains(isInset ? .insets : .spacing)
  }

  private func along(_ axis: DimensionMark.Axis, _ value: CGFloat) -> CGFloat {
    let point = stage.point(CGPoint(x: value, y: value))
    return axis == .horizontal ? point.x : point.y
  }

  /// The lines, and those numbers that have room beside the one before.
  private func written(_ lines: [DimensionMark]) -> [DrawItem] {
    var items: [DrawItem] = []
    var (last, reached) = (CGRect.null, -CGFloat.infinity)
    for line in lines {
      let frame = line.labelFrame
      let isFree = last.isNull || !last.insetBy(dx: -4, dy: -1).intersects(frame)
      let isWritten = isFree && !line.text.isEmpty
      // Among many narrow gaps the lines themselves would run into each other.
      guard isWritten || line.extent.lowerBound > reached else { continue }
      items += isWritten ? line.items : line.line
      reached = max(reached, line.extent.upperBound + 2)
      if isWritten { last = frame }
    }
    return items
  }

  /// Distances of other sections stand between their cells, where they have room.
  private func innerDimensions(in field: inout LabelField) -> [DrawItem] {
    guard annotations.contains(.spacing) else { return [] }
    var items: [DrawItem] = []
    for (gap, y) in gaps.others {
      let line = DimensionMark(
        axis: .horizontal, start: along(.horizontal, gap.start), end: along(.horizontal, gap.end),
        place: along(.vertical, y), text: FigureText.number(gap.length))
      guard line.end - line.start >= line.label.size.width + 4,
        field.place([line.labelFrame]) != nil
      else { continue }
      items += line.items
    }
    return items
  }

  private var total: [DrawItem] {
    let content = stage.rect(CGRect(origin: .zero, size: snapshot.contentSize))
    let end = min(content.maxX, stage.size.width)
    guard end > content.minX, content.minX >= 0 else { return [] }
    var y = min(content.maxY, stage.size.height).rounded() + 14
    // The words keep off the edge of the screen, below which there is room as well.
    let edge = margin.screen.maxY
    if margin.showsScreen, y - 4...y + 24 ~= edge { y = edge + 14 }
    let line = DimensionMark(
      axis: .horizontal, start: content.minX, end: end, place: y, text: "",
      goesOn: content.maxX > stage.size.width + 1)
    let label = Label("content \(snapshot.contentSize.sizeWords)", BlueprintInk.label)
    return line.line + [label.item(centeredAt: CGPoint(x: (content.minX + end) / 2, y: y + 14))]
  }
}

extension BlueprintGaps.Gap {
  /// The key of a dimension that is written once in a section.
  struct Key: Hashable {
    let section: Int
    let length: Int
  }

  var key: Key { Key(section: section, length: rounded) }
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
