import CoreGraphics
import Drawing
import Motion

/// The groups of a compositional layout on its plan: the first one of each way with all that is nested in it, and the
/// outlines of the others.
struct PlanGroups {
  private(set) var outlines: [DrawItem] = []
  private(set) var words: [DrawItem] = []

  /// Nested groups whose edges are the same stand so far inside of one another.
  private static let step: CGFloat = 3
  static let insetDash: [CGFloat] = [3, 2]
  static let sectionDash: [CGFloat] = [8, 3, 1, 3]
  /// Groups in one another of which the edges can be told apart.
  private static let mostNested = 4

  init(
    _ sections: [SectionOutline], _ key: GroupKey, on stage: PlanStage, in field: inout LabelField
  ) {
    let detailed = key.lines.filter { $0.depth == 1 }.compactMap(\.part)
    for section in sections {
      draw(section, on: stage, isDetailed: detailed.contains(section.first))
    }
    for section in sections {
      if section.insets != .zero { field.take(edgesOf: Self.inner(section, on: stage)) }
      if section.scrolling != nil { field.take(edgesOf: stage.rect(section.frame)) }
    }
    for place in sections.flatMap(\.places) where stage.shows(place) {
      field.take(edgesOf: stage.rect(place))
    }
    for line in key.lines {
      guard let part = line.part, stage.shows(part.frame), !stage.cuts(part.frame) else { continue }
      if part.kind != .item { field.take(edgesOf: Self.rect(part, line.depth, on: stage)) }
    }
    for line in key.lines {
      guard let part = line.part, stage.shows(part.frame) else { continue }
      write(line, part, on: stage, in: &field)
    }
  }

  // MARK: Outlines

  private mutating func draw(_ section: SectionOutline, on stage: PlanStage, isDetailed: Bool) {
    let window = stage.rect(section.frame)
    let places = section.places.filter { stage.shows($0) }.map { stage.rect($0) }
    let beyond = places.filter { section.scrolling != nil && !window.intersects($0) }
    for place in places where !beyond.contains(place) {
      outlines.append(.stroke(.rect(place.insetBy(dx: 0.5, dy: 0.5)), BlueprintInk.stroke()))
    }
    if !beyond.isEmpty {
      let ghosts = beyond.map { place in
        DrawItem.stroke(
          .rounded(place.insetBy(dx: 0.5, dy: 0.5), radius: 4), BlueprintInk.stroke(dash: [4, 3]))
      }
      outlines.append(.group(DrawGroup(opacity: 0.6, ghosts)))
    }
    if section.scrolling != nil { outlines += Self.window(window.insetBy(dx: 0, dy: 3)) }
    if section.insets != .zero { outlines.append(Self.insets(section, on: stage)) }
    if isDetailed { draw(section.first, depth: 1, on: stage) }
  }

  private mutating func draw(_ part: GroupOutline, depth: Int, on stage: PlanStage) {
    guard depth <= Self.mostNested, stage.shows(part.frame) else { return }
    if part.kind != .item {
      let rect = Self.rect(part, depth, on: stage)
      outlines.append(.stroke(.rect(rect), BlueprintInk.stroke(depth == 1 ? 2 : 1.5)))
    }
    if part.insets != .zero {
      let slot = stage.rect(part.frame).insetBy(dx: 0.5, dy: 0.5)
      outlines.append(.stroke(.rect(slot), BlueprintInk.stroke(dash: Self.insetDash)))
    }
    for nested in part.parts { draw(nested, depth: depth + 1, on: stage) }
  }

  private static func rect(_ part: GroupOutline, _ depth: Int, on stage: PlanStage) -> CGRect {
    let rect = stage.rect(part.frame)
    let inset = min(CGFloat(depth - 1) * step + 1, rect.width / 3, rect.height / 3)
    return rect.insetBy(dx: inset, dy: inset)
  }

  /// The room inside of the insets of a section, in the line of builders for what is not there: dashes and dots.
  private static func insets(_ section: SectionOutline, on stage: PlanStage) -> DrawItem {
    .stroke(.rect(inner(section, on: stage)), BlueprintInk.stroke(dash: Self.sectionDash))
  }

  private static func inner(_ section: SectionOutline, on stage: PlanStage) -> CGRect {
    let (frame, insets) = (section.frame, section.insets)
    let inner = CGRect(
      x: frame.minX + insets.left, y: frame.minY + insets.top,
      width: max(frame.width - insets.left - insets.right, 0),
      height: max(frame.height - insets.top - insets.bottom, 0))
    return stage.rect(inner).insetBy(dx: -1, dy: -1)
  }

  /// The part of a section that shows, between two brackets.
  static func window(_ rect: CGRect) -> [DrawItem] {
    guard rect.height > 0 else { return [] }
    let reach = min(6, rect.width / 3)
    return [(rect.minX + 1, reach), (rect.maxX - 1, -reach)].map { x, reach in
      var outline = Outline()
      outline.move(to: CGPoint(x: x + reach, y: rect.minY + 1))
      for point in [
        CGPoint(x: x, y: rect.minY + 1), CGPoint(x: x, y: rect.maxY - 1),
        CGPoint(x: x + reach, y: rect.maxY - 1),
      ] {
        outline.addLine(to: point)
      }
      return .stroke(.path(Path(outline), rule: .winding), BlueprintInk.stroke(2))
    }
  }

  // MARK: Words

  /// The letter with the size that was asked for, or at least the letter.
  private mutating func write(
    _ line: GroupKey.Line, _ part: GroupOutline, on stage: PlanStage, in field: inout LabelField
  ) {
    guard !line.letter.isEmpty else { return }
    let frame = stage.rect(part.frame)
    for words in [part.asked, ""] {
      let tag = GroupTag(line.letter, words)
      let places = Self.places(for: tag.size, in: frame, isItem: part.kind == .item)
      guard let place = field.place(places) else { continue }
      self.words += tag.items(at: place.origin)
      return
    }
  }

  /// Items have the words of their cells at the top.
  private static func places(for size: CGSize, in frame: CGRect, isItem: Bool) -> [CGRect] {
    let margin = CGPoint(
      x: min(7, max(frame.width - size.width, 0) / 2),
      y: min(7, max(frame.height - size.height, 0) / 2))
    let inner = frame.insetBy(dx: margin.x, dy: margin.y)
    guard inner.width >= size.width, inner.height >= size.height else { return [] }
    let (low, right) = (inner.maxY - size.height, inner.maxX - size.width)
    let corners = [
      CGPoint(x: inner.minX, y: inner.minY), CGPoint(x: right, y: inner.minY),
      CGPoint(x: inner.minX, y: low), CGPoint(x: right, y: low),
    ]
    let middle = CGPoint(x: frame.midX - size.width / 2, y: low)
    let points = isItem ? [middle] + corners.reversed() : corners + [middle]
    return points.map {
      CGRect(origin: CGPoint(x: $0.x.rounded(), y: $0.y.rounded()), size: size)
    }
  }
}

/// A letter on a disc, and words beside it.
struct GroupTag {
  private let letter: Label
  private let words: Label?

  static let diameter: CGFloat = 14
  private static let gap: CGFloat = 4

  init(_ letter: String, _ words: String) {
    self.letter = Label(letter, FigureType.dimension.colored(BlueprintInk.paper))
    self.words = words.isEmpty ? nil : Label(words, BlueprintInk.dimension)
  }

  var size: CGSize {
    CGSize(
      width: Self.diameter + (words.map { Self.gap + $0.size.width + 2 } ?? 0),
      height: Self.diameter)
  }

  func items(at origin: CGPoint) -> [DrawItem] {
    let disc = CGRect(x: origin.x, y: origin.y, width: Self.diameter, height: Self.diameter)
    var items: [DrawItem] = []
    if let words {
      let place = CGPoint(
        x: disc.maxX + Self.gap, y: (disc.midY - words.size.height / 2).rounded())
      items += [
        .fill(.rounded(CGRect(origin: origin, size: size), radius: 7), BlueprintInk.paper),
        words.item(at: place),
      ]
    }
    return items + [
      .fill(.rounded(disc, radius: Self.diameter / 2), BlueprintInk.line),
      letter.item(centeredAt: CGPoint(x: disc.midX, y: disc.midY)),
    ]
  }
}
