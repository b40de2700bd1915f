import CoreGraphics
import Drawing

/// Drawings taken apart, for words that are to stand on them: the colours that are seen there, and the lines that run
/// through them.
struct SeenGround {
  private var areas: [Area] = []
  private var lines: [Line] = []
  private var order = 0
  /// Below all of it.
  private let surface: ThemedColor

  /// An area, or an image: of that nobody knows the colours.
  private struct Area {
    let geometry: ShapeGeometry
    let place: PlaneTransform
    let bounds: CGRect
    let color: ThemedColor?
    let opacity: CGFloat
    let order: Int

    var hides: Bool { color.map { $0.isOpaque && opacity > 0.9 } ?? false }

    func contains(_ point: CGPoint) -> Bool {
      guard bounds.contains(point) else { return false }
      switch geometry {
      case .rect, .rounded: return true
      case .ellipse, .path:
        return geometry.path.projected(place).outline.contains(point, using: geometry.fillRule)
      }
    }
  }

  private struct Line {
    let pieces: [(start: CGPoint, end: CGPoint)]
    let bounds: CGRect
    let order: Int
  }

  private struct Sheet {
    var place = PlaneTransform.identity
    var opacity: CGFloat = 1
    var clip = CGRect(x: -1e7, y: -1e7, width: 2e7, height: 2e7)
  }

  /// - Parameter surface: the opaque colour below the items.
  init(_ items: [DrawItem], on surface: ThemedColor = FigureInk.surface) {
    self.surface = surface
    for item in items { add(item, Sheet()) }
  }

  // MARK: Taking apart

  private mutating func add(_ item: DrawItem, _ sheet: Sheet) {
    order += 1
    switch item {
    case .text: break
    case .image(let image):
      add(.rect(image.contentFrame), in: nil, sheet)
    case .shape(let shape): add(shape, sheet)
    case .group(let group):
      var inner = sheet
      inner.place = group.transform.concatenating(sheet.place)
      inner.opacity *= group.opacity
      if let clip = group.clip {
        inner.clip = inner.clip.intersection(inner.place.bounds(of: clip.bounds))
      }
      guard inner.opacity > 0.01, !inner.clip.isEmpty else { return }
      for child in group.children { add(child, inner) }
    }
  }

  private mutating func add(
    _ geometry: ShapeGeometry, in color: ThemedColor?, _ sheet: Sheet
  ) {
    let bounds = sheet.place.bounds(of: geometry.bounds)
    guard bounds.hasArea else { return }
    areas.append(
      Area(
        geometry: geometry, place: sheet.place, bounds: bounds.intersection(sheet.clip),
        color: color, opacity: sheet.opacity, order: order))
  }

  private mutating func add(_ shape: DrawShape, _ sheet: Sheet) {
    if let fill = shape.fill, !fill.isClear {
      add(shape.geometry, in: fill.plainColor, sheet)
    }
    guard let stroke = shape.stroke, stroke.width > 0, !stroke.paint.isClear, sheet.opacity > 0.05
    else { return }
    let bounds = sheet.place.bounds(of: shape.geometry.bounds)
    guard bounds.minX.isFinite, bounds.width.isFinite, bounds.height.isFinite else { return }
    let path = shape.geometry.path.projected(sheet.place)
    let seen = bounds.insetBy(dx: -1, dy: -1).intersection(sheet.clip)
    lines.append(Line(pieces: path.outline.straightLines, bounds: seen, order: order))
  }

  // MARK: Asking

  /// The colours below a line of words, each as it is seen; nil where some of them are not known.
  func colors(below box: CGRect) -> [ThemedColor]? {
    let near = areas.filter { $0.bounds.hasArea && $0.bounds.intersects(box) }
    var colors: [ThemedColor] = []
    for share in [0.5, 0.01, 0.25, 0.75, 0.99] as [CGFloat] {
      let point = CGPoint(x: box.minX + share * box.width, y: box.midY)
      // An outline that is no rectangle counts with its box as well: words are wider than a point.
      for holds in [{ $0.contains(point) }, { $0.bounds.contains(point) }] as [(Area) -> Bool] {
        guard let color = color(of: near.filter(holds)) else { return nil }
        if !colors.contains(color) { colors.append(color) }
      }
    }
    return colors
  }

  /// Of areas over each other, the hindmost first.
  private func color(of areas: [Area]) -> ThemedColor? {
    let first = areas.lastIndex(where: \.hides) ?? areas.startIndex
    return areas[first...].reduce(surface as ThemedColor?) { ground, area in
      guard let ground, let color = area.color else { return nil }
      return color.shown(over: ground, opacity: area.opacity)
    }
  }

  /// Whether a line runs through the box that nothing covers there.
  func isCrossed(_ box: CGRect) -> Bool {
    let cover = areas.last { $0.hides && $0.bounds.holds(box) }?.order ?? 0
    return lines.contains { line in
      guard line.order > cover, line.bounds.intersects(box) else { return false }
      let seen = box.intersection(line.bounds)
      let inner = seen.insetBy(dx: min(0.9, seen.width / 4), dy: min(0.9, seen.height / 4))
      return line.pieces.contains { inner.isMet(from: $0.start, to: $0.end) }
    }
  }

  /// The word, so that it can be read: in its own colour where that will do, else in one that is read there; on a
  /// ground of its own where lines or several colours lie below it.
  func settled(_ text: DrawText) -> [DrawItem] {
    let box = text.inked
    guard box.hasArea, text.string.contains(where: { !$0.isWhitespace }) else {
      return [.text(text)]
    }
    let colors = colors(below: box)
    if let colors, !isCrossed(box) {
      let inks = [text.style.color, colors[0].readableInk, FigureInk.ink]
      let ink = inks.first { ink in
        colors.allSatisfy { ink.shown(over: $0, opacity: 1).contrast(to: $0) >= 4.5 }
      }
      if let ink { return [.text(text.colored(ink))] }
    }
    // One of two colours, as beside an edge; among more, none of them.
    let ground = colors.flatMap { $0.count > 2 ? nil : $0[0] } ?? FigureInk.surface
    let own = text.style.color.contrast(to: ground) >= 4.5
    let chip = ShapeGeometry.rounded(text.chip, radius: 3)
    return [
      .fill(chip, ground), .text(own ? text : text.colored(ground.readableInk)),
    ]
  }
}

extension [DrawItem] {
  /// Words and badges that stand on other items, so that all of the words can be read.
  func readable(over items: [DrawItem]) -> [DrawItem] {
    readable(on: SeenGround(items))
  }

  /// The same for words that stand at different places of one ground.
  func readable(on ground: SeenGround) -> [DrawItem] {
    flatMap { item -> [DrawItem] in
      guard case .text(let text) = item else { return [item] }
      return ground.settled(text)
    }
  }
}

extension Paint {
  fileprivate var plainColor: ThemedColor? {
    guard case .color(let color) = self else { return nil }
    return color
  }
}

extension DrawText {
  fileprivate func colored(_ ink: ThemedColor) -> DrawText {
    guard ink != style.color else { return self }
    var text = self
    text.style = style.colored(ink)
    return text
  }

  /// From the top of small letters to the base line, as wide as the letters are.
  fileprivate var inked: CGRect {
    let size = style.font.size
    let width = Swift.min(InterWidths.width(of: string, style), frame.width)
    let x =
      switch placement.alignment {
      case .left, .justified: frame.minX
      case .center: frame.midX - width / 2
      case .right: frame.maxX - width
      }
    return CGRect(x: x, y: frame.midY - size * 0.36, width: width, height: size * 0.72)
  }

  /// A ground for the letters, from the highest to the lowest.
  fileprivate var chip: CGRect {
    inked.insetBy(dx: -3, dy: -style.font.size * 0.26).onWholePoints
  }
}

extension CGRect {
  fileprivate var hasArea: Bool {
    [minX, minY, width, height].allSatisfy(\.isFinite) && !isNull && width > 0 && height > 0
  }

  /// Whether a piece of the straight line lies inside.
  fileprivate func isMet(from first: CGPoint, to last: CGPoint) -> Bool {
    var (enter, leave): (CGFloat, CGFloat) = (0, 1)
    for (start, way, low, high) in [
      (first.x, last.x - first.x, minX, maxX), (first.y, last.y - first.y, minY, maxY),
    ] {
      if abs(way) < 1e-9 {
        if start < low || start > high { return false }
        continue
      }
      let (near, far) = ((low - start) / way, (high - start) / way)
      enter = Swift.max(enter, Swift.min(near, far))
      leave = Swift.min(leave, Swift.max(near, far))
    }
    return enter <= leave
  }
}
