import CoreGraphics
import Drawing

/// Shapes that change, in those of several ways that cost a reader least.
extension NodeChanges {
  func wrap(_ shape: DrawShape, by writer: inout MoverWriter) -> [DrawItem] {
    if let jumps { return switched(shape, jumps, by: &writer) }
    if let box = BoxMotion(shape, self), lines.keys.allSatisfy({ $0 == .box || $0 == .fill }) {
      return parted(shape, box, by: &writer)
    }
    if let ground = cutGround(of: shape), let cut = boxCut {
      let inner = painted(ground, nil, by: &writer)
      return [.group(writer.cut(DrawGroup(inner), cut))]
    }
    if Set(lines.keys) == [.fill] { return painted(shape, nil, by: &writer) }
    return redrawn(shape, by: &writer)
  }

  private func parted(
    _ shape: DrawShape, _ box: BoxMotion, by writer: inout MoverWriter
  ) -> [DrawItem] {
    var shape = shape
    if box.alpha < 1, case .color(let color)? = shape.fill {
      let opaque = ThemedColor(light: color.light.withAlpha(1), dark: color.dark.withAlpha(1))
      shape.fill = .color(opaque)
    }
    let parts = box.parts.flatMap { part in
      var piece = shape
      piece.geometry = part.geometry
      return painted(piece, box.line(part.share, by: writer), by: &writer)
    }
    return box.alpha < 1 ? [.group(DrawGroup(opacity: box.alpha, parts))] : parts
  }

  /// Each state once, seen while it holds.
  private func switched(
    _ shape: DrawShape, _ states: [[NodeState.Value]], by writer: inout MoverWriter
  ) -> [DrawItem] {
    let last = spans.last?.states.last
    return states.compactMap { state in
      let drawn = shape.with(state)
      if drawn.fill?.isClear != false, drawn.stroke == nil { return nil }
      let stretches = spans.map { part in
        Stretch(
          start: part.span.start, end: part.span.end, values: [[part.states[0] == state ? 1 : 0]])
      }
      let group = DrawGroup(opacity: state == last ? 1 : 0, [.shape(drawn)])
      return writer.switched(group, stretches)
    }
  }

  /// The box as one that cuts what is in it.
  private var boxCut: MovingCut? {
    guard let keys = lines[.box], let resting = resting[.box], let radius = self.resting[.radius]
    else { return nil }
    return MovingCut(keys, resting: resting + radius, extents: extents(of: .box))
  }

  /// All the ground that a box of one colour ever covers; nil where more than its place and its paint changes.
  private func cutGround(of shape: DrawShape) -> DrawShape? {
    guard lines[.box] != nil, lines.keys.allSatisfy({ $0 == .box || $0 == .fill }),
      shape.stroke == nil, shape.isPlain, shape.geometry.uniformBox != nil
    else { return nil }
    let extents = extents(of: .box)
    var ground = shape
    ground.geometry = .rect(
      CGRect(
        x: extents[0].lowerBound, y: extents[1].lowerBound,
        width: extents[0].upperBound - extents[0].lowerBound + max(extents[2].upperBound, 0),
        height: extents[1].upperBound - extents[1].lowerBound + max(extents[3].upperBound, 0)))
    return ground
  }

  /// The shape with a line that moves it, and its paint as it changes.
  private func painted(
    _ shape: DrawShape, _ move: PropertyTrack?, by writer: inout MoverWriter
  ) -> [DrawItem] {
    guard let keys = lines[.fill], let resting = resting[.fill] else {
      return leaf(shape, [move], by: &writer)
    }
    guard shape.stroke == nil, let fade = PaintFade(keys, resting: resting) else {
      return leaf(shape, [move, paintTrack(.fill, "fill", by: writer)], by: &writer)
    }
    var full = shape
    full.fill = .color(fade.full)
    let line = writer.line(keys, resting: resting) {
      "opacity:\(NumberText.css(fade.share($0)))"
    }
    return grouped(
      leaf(full, [move], by: &writer), [line], opacity: CGFloat(fade.share(resting)), by: &writer)
  }

  private func leaf(
    _ shape: DrawShape, _ lines: [PropertyTrack?], by writer: inout MoverWriter
  ) -> [DrawItem] {
    var shape = shape
    // A fill that fades to nothing still has to be one.
    if self.lines[.fill] != nil, shape.fill == nil { shape.fill = .color(.clear) }
    guard let classes = writer.sheet.classes(following: lines.compactMap(\.self)) else {
      return [.shape(shape)]
    }
    let mark = writer.mark(SVGMotion.Part(classes: classes, isOnLeaf: true))
    return [.group(DrawGroup(element: mark, [.shape(shape)]))]
  }

  /// The shape whose own numbers the keyframes carry: a reader paints it anew in every frame.
  private func redrawn(_ shape: DrawShape, by writer: inout MoverWriter) -> [DrawItem] {
    var found = [
      line(of: .box, by: writer) {
        CSSText.lengths(["x", "y", "width", "height"], $0, changing: $1)
      },
      line(of: .radius, by: writer) { value, _ in "rx:\(CSSText.pixels(value[0]))" },
      line(of: .strokeWidth, by: writer) { value, _ in "stroke-width:\(NumberText.css(value[0]))" },
      paintTrack(.fill, "fill", by: writer), paintTrack(.stroke, "stroke", by: writer),
    ]
    if case .ellipse(let rect) = shape.geometry {
      let names = rect.width == rect.height ? ["cx", "cy", "r", ""] : ["cx", "cy", "rx", "ry"]
      found.append(
        line(of: .ellipse, by: writer) { value, changing in
          CSSText.lengths(names, value, changing: zip(names, changing).map { $0 != "" && $1 })
        })
    }
    if case .path(let path, _) = shape.geometry {
      found.append(line(of: .path, by: writer) { value, _ in CSSText.path(path.placing(value)) })
    }
    return leaf(shape, found, by: &writer)
  }
}

/// A fill of one colour that becomes more or less opaque, in both themes alike.
struct PaintFade {
  /// The fill at its most opaque.
  let full: ThemedColor
  private let most: Double

  /// Nil where the colour changes, or the themes do not agree.
  init?(_ keys: KeyTrack, resting: [Double]) {
    let values = keys.keys.map(\.value) + [resting]
    guard let most = values.max(by: { $0[3] < $1[3] }), most[3] > 0, most[7] > 0 else { return nil }
    let isOneColor = values.allSatisfy { value in
      let isClear = value[3] == 0 && value[7] == 0
      return (isClear || [0, 1, 2, 4, 5, 6].allSatisfy { abs(value[$0] - most[$0]) < 1e-3 })
        && abs(value[3] / most[3] - value[7] / most[7]) < 2e-3
    }
    guard isOneColor else { return nil }
    full = ThemedColor(most)
    self.most = most[3]
  }

  func share(_ value: [Double]) -> Double { value[3] / most }
}
