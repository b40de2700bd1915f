import CoreGraphics
import Drawing
import Motion

/// The drawing of a stack: the screen as it is seen, its layers above each other, and words beside them.
struct StackPicture {
  private let layers: [StackLayer]
  private let words: StackWords
  private let front: StackScreen?
  private let sheet: StackSheet
  /// From one layer to the next.
  private let step: CGFloat
  private let left: CGFloat
  private let column: CGFloat
  private let ramp: DepthRamp

  private static let gap: CGFloat = 24
  private static let lineHeight: CGFloat = 15
  /// As many elements are drawn, over all layers.
  static let limit = 2_000

  init(_ words: StackWords, screen: StatePicture, limit: CGSize, width: FigureWidth) {
    layers = words.layers
    self.words = words
    ramp = DepthRamp(count: words.layers.count)
    let content = width.content
    front =
      content >= 520
      ? StackScreen(screen, limit: CGSize(width: content * 0.26, height: 300)) : nil
    left = front.map { $0.size.width + Self.gap } ?? 0
    column = min(max((content * 0.3).rounded(.down), 120), 240)
    let region = screen.stage.region
    let whole = StackSheet.size(of: region)
    let count = CGFloat(max(words.layers.count - 1, 0))
    // A few layers stand clear of each other, many overlap.
    let share: CGFloat = words.layers.count <= 3 ? 1.1 : words.layers.count <= 5 ? 0.85 : 0.62
    let room = CGSize(
      width: content - left - column - Self.gap - 1, height: min(width.points * 0.95, 600))
    let scale = min(
      1, limit.width / region.width, limit.height / region.height, room.width / whole.width,
      room.height / (whole.height * (1 + count * share)))
    sheet = StackSheet(region: region, scale: max(scale, 0.001))
    step = max((sheet.size.height * share).rounded(), 46)
  }

  var size: CGSize {
    guard !layers.isEmpty else { return front?.size ?? CGSize(width: 1, height: 1) }
    return CGSize(
      width: left + sheet.size.width + Self.gap + column,
      height: max(stackHeight + calloutRest, front?.size.height ?? 0).rounded(.up))
  }

  /// The foremost layer is on top; a low stack stands at half the height of the screen beside it.
  private func top(_ index: Int) -> CGFloat {
    let free = size.height - stackHeight
    return CGFloat(layers.count - 1 - index) * step + (front == nil ? 0 : (free / 3).rounded())
  }

  private var stackHeight: CGFloat {
    max(sheet.size.height + CGFloat(max(layers.count - 1, 0)) * step, Self.lineHeight * 3)
  }

  var items: [DrawItem] {
    guard !layers.isEmpty else { return (front?.items ?? []) }
    let sheets = layers.indices.map { index in
      DrawItem.moved(self.sheet(index), by: CGPoint(x: left, y: top(index)))
    }
    return (front?.items ?? []) + posts + sheets + badges + layers.indices.flatMap(callout)
  }

  /// Lines from corner to corner, which say that all sheets are the same window.
  private var posts: [DrawItem] {
    guard layers.count > 1 else { return [] }
    let rise = CGFloat(layers.count - 1) * step
    let start = top(layers.count - 1)
    return sheet.posts.map { corner in
      let x = (left + corner.x).rounded() + 0.5
      return .stroke(
        .line(
          from: CGPoint(x: x, y: start + corner.y), to: CGPoint(x: x, y: start + corner.y + rise)),
        Stroke(FigureInk.strand, width: 1, dash: [2, 3]))
    }
  }

  // MARK: Layers

  private func sheet(_ index: Int) -> [DrawItem] {
    let paper = DrawItem.shape(
      DrawShape(
        sheet.outline, fill: .color(FigureInk.surface.faded(by: index == 0 ? 1 : 0.55)),
        stroke: Stroke(FigureInk.secondary, width: 1)))
    let elements = drawn(index)
    let seen = elements.filter { !words.covers.hidden.contains($0.id) }
    let hidden = elements.filter { words.covers.hidden.contains($0.id) }
    var dashed = Stroke(DepthRamp.front, width: 1.5, dash: [3, 2])
    dashed.join = .round
    let tied = elements.filter { words.ties.ids.contains($0.id) }
    let parts =
      areas(hidden, fill: ramp[index].faded(by: 0.3), dashed)
      + areas(seen, fill: ramp[index], ramp.line(index)) + areas(tied, fill: nil, TieMark.line)
    return [paper, .group(DrawGroup(clip: sheet.outline, parts))]
  }

  /// Evenly chosen, where there are too many.
  private func drawn(_ index: Int) -> [ElementSnapshot] {
    let elements = layers[index].elements
    let whole = layers.reduce(0) { $0 + $1.elements.count }
    guard whole > Self.limit else { return elements }
    let most = max(elements.count * Self.limit / whole, 1)
    return (0..<most).map { elements[$0 * elements.count / most] }
  }

  /// One shape each, or one for a crowd.
  private func areas(
    _ elements: [ElementSnapshot], fill: ThemedColor?, _ stroke: Stroke
  ) -> [DrawItem] {
    guard !elements.isEmpty else { return [] }
    var thin = stroke
    if elements.count > 24 { thin.width = min(stroke.width, 0.5) }
    // Lines would leave nothing of areas that small.
    if elements.count > 600 { thin.width = 0 }
    guard elements.count > Self.mostShapes else {
      return elements.map { element in
        let paint = fill.map { Paint.color($0.faded(by: element.isSeeThrough ? 0.35 : 1)) }
        return .shape(DrawShape(sheet.shape(of: element), fill: paint, stroke: thin))
      }
    }
    var outline = Outline()
    for element in elements {
      for (place, corner) in sheet.corners(of: element).enumerated() {
        if place == 0 { outline.move(to: corner) } else { outline.addLine(to: corner) }
      }
      outline.close()
    }
    return [
      .shape(
        DrawShape(.path(Path(outline), rule: .winding), fill: fill.map(Paint.color), stroke: thin))
    ]
  }

  private static let mostShapes = 120

  /// On each element whose order nobody knows, as long as there are few; none over another.
  private var badges: [DrawItem] {
    var field = LabelField(CGRect(origin: .zero, size: size))
    return layers.indices.flatMap { index -> [DrawItem] in
      let tied = layers[index].elements.filter { words.ties.ids.contains($0.id) }
      guard tied.count <= Self.mostBadges else { return [] }
      return tied.compactMap { element in
        let corners = sheet.corners(of: element)
        let middle = CGPoint(
          x: corners.map(\.x).reduce(0, +) / 4, y: corners.map(\.y).reduce(0, +) / 4)
        let places = ([1, 0, 2, 3].map { corners[$0].towards(middle, by: 0.25) } + [middle]).map {
          CGRect(
            x: (left + $0.x - 9).rounded(), y: (top(index) + $0.y - 9).rounded(), width: 18,
            height: 18)
        }
        return field.place(places).map {
          .moved([TieMark.badge], by: CGPoint(x: $0.midX, y: $0.midY))
        }
      }
    }
  }

  private static let mostBadges = 12

  // MARK: Words

  /// The depth beside the right side of a sheet, with its colour, and below it who is there.
  private func callout(_ index: Int) -> [DrawItem] {
    let handle = sheet.handle
    let y = (top(index) + handle.y).rounded()
    let start = (left + handle.x).rounded()
    let x = (left + sheet.size.width).rounded() + Self.gap - 8
    let line = ShapeGeometry.line(
      from: CGPoint(x: start + 5, y: y + 0.5), to: CGPoint(x: x - 6, y: y + 0.5))
    let chip = CGRect(x: x, y: y - 6, width: 12, height: 12)
    var items: [DrawItem] = [
      .stroke(line, Stroke(FigureInk.strand, width: 1)),
      .shape(
        DrawShape(
          .rounded(chip.insetBy(dx: 0.5, dy: 0.5), radius: 3), fill: .color(ramp[index]),
          stroke: Stroke(DepthRamp.front, width: 1))),
    ]
    let room = left + sheet.size.width + Self.gap + column - x - 18
    if let head = Label(layers[index].depthWords, FigureType.name.proportional, width: room) {
      items.append(head.item(at: CGPoint(x: x + 18, y: y - head.size.height / 2)))
    }
    return items
      + remarks(index, width: room).enumerated().map { row, label in
        label.item(at: CGPoint(x: x + 18, y: y + 8 + CGFloat(row) * Self.lineHeight))
      }
  }

  /// As many names as there is room for above the next one.
  private func remarks(_ index: Int, width: CGFloat) -> [Label] {
    let fitting = Int((step - Self.lineHeight - 4) / Self.lineHeight)
    let most = max(index == 0 ? max(fitting, 4) : fitting, 1)
    let counts = [8, 5, 3, 2, 0].map { count in
      Label.lines(
        words.lines(of: layers[index], names: count), FigureType.caption.proportional, width: width)
    }
    return counts.first { $0.count <= most } ?? Array(counts[counts.count - 1].prefix(most))
  }

  /// The room that the words of the hindmost layer need below it.
  private var calloutRest: CGFloat {
    let room = column - 10
    guard !layers.isEmpty else { return 0 }
    let words = CGFloat(remarks(0, width: room).count) * Self.lineHeight + 10
    return max(0, words - (sheet.size.height - sheet.handle.y))
  }

  var legend: [LegendEntry] {
    var entries = layers.count > 1 ? [ramp.legend] : []
    if !words.covers.hidden.isEmpty {
      let box = CGRect(x: -8, y: -5, width: 16, height: 10)
      let dashed = Stroke(DepthRamp.front, width: 1.5, dash: [3, 2])
      entries.append(
        LegendEntry("hidden by one in front", sampleWidth: 16, [.stroke(.rect(box), dashed)]))
    }
    if !words.ties.ids.isEmpty {
      entries.append(
        LegendEntry(
          "order not determined: same z index, overlapping", sampleWidth: TieMark.size,
          [TieMark.badge]))
    }
    return entries
  }

  var notes: [String] {
    let whole = layers.reduce(0) { $0 + $1.elements.count }
    guard whole > Self.limit else { return [] }
    let (some, all) = (FigureText.length(CGFloat(Self.limit)), FigureText.length(CGFloat(whole)))
    return ["\(some) of \(all) elements are drawn, evenly chosen."]
  }
}

extension ElementSnapshot {
  /// Whether most of its area is empty.
  fileprivate var isSeeThrough: Bool { !content.isEmpty && ownColor == nil }
}

extension CGPoint {
  fileprivate func towards(_ other: CGPoint, by share: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * share, y: y + (other.y - y) * share)
  }
}
