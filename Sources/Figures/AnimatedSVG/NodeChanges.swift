import CoreGraphics
import Drawing

/// How the numbers of one node change, and what the file says about it.
struct NodeChanges {
  let lines: [NodeState.Property: KeyTrack]
  let resting: [NodeState.Property: [Double]]
  /// The node's numbers at each moment of each span.
  let spans: [NodeSpan]

  init(
    _ contentDrawing: ContentDrawing, _ moverDrawing: MoverDrawing, node: Int,
    by writer: MoverWriter
  ) {
    let last = contentDrawing.states.last?.last?[node].values ?? []
    var (lines, resting) = ([NodeState.Property: KeyTrack](), [NodeState.Property: [Double]]())
    for (place, value) in last.enumerated() {
      resting[value.property] = value.numbers
      guard Self.changes(contentDrawing, node: node, at: place, from: value) else { continue }
      let stretches = zip(contentDrawing.spans, contentDrawing.states).map { index, states in
        moverDrawing.spans[index].stretch { states[$0][node].values[place].numbers }
      }
      let keys = writer.keyTrack(
        stretches, between: .keep, weights: Self.weights(of: value.property))
      if !keys.isStill || !keys.isAt(value.numbers) { lines[value.property] = keys }
    }
    (self.lines, self.resting) = (lines, resting)
    // Nodes are many, and few of them change.
    let changed = lines.isEmpty ? [] : Array(zip(contentDrawing.spans, contentDrawing.states))
    spans = changed.map { index, states in
      NodeSpan(span: moverDrawing.spans[index], states: states.map { $0[node].values })
    }
  }

  private static func changes(
    _ contentDrawing: ContentDrawing, node: Int, at place: Int, from value: NodeState.Value
  ) -> Bool {
    contentDrawing.states.contains { moments in
      moments.contains { $0[node].values[place].numbers != value.numbers }
    }
  }

  var isEmpty: Bool { lines.isEmpty }

  /// The points that a unit of each number moves.
  private static func weights(of property: NodeState.Property) -> [Double] {
    switch property {
    case .box, .radius, .ellipse, .path, .image, .clip: [1]
    case .fill, .stroke, .textColor: [25]
    case .strokeWidth: [2]
    case .matrix: [50, 50, 50, 50, 1, 1]
    case .opacity: [20]
    case .text: [1, 1, 5]
    }
  }

  // MARK: Lines

  func line(
    of property: NodeState.Property, by writer: MoverWriter,
    _ declare: ([Double], [Bool]) -> String
  ) -> PropertyTrack? {
    guard let keys = lines[property], let resting = resting[property] else { return nil }
    let changing = keys.changing
    return writer.line(keys, resting: resting) { declare($0, changing) }
  }

  func paintTrack(
    _ property: NodeState.Property, _ name: String, by writer: MoverWriter
  ) -> PropertyTrack? {
    guard let keys = lines[property], let resting = resting[property] else { return nil }
    let hasAlpha = (keys.keys.map(\.value) + [resting]).contains { $0[3] < 1 || $0[7] < 1 }
    return PropertyTrack(keys, resting: resting, end: writer.timeline.duration) { value in
      CSSText.paint(name, value, hasAlpha: hasAlpha)
    }
  }

  // MARK: Texts and images

  func wrap(_ text: DrawText, by writer: inout MoverWriter) -> [DrawItem] {
    var items = [DrawItem.text(text)]
    if let color = paintTrack(.textColor, "fill", by: writer),
      let classes = writer.sheet.classes(following: [color])
    {
      let mark = writer.mark(SVGMotion.Part(classes: classes, isOnLeaf: true))
      items = [.group(DrawGroup(element: mark, items))]
    }
    guard let resting = resting[.text] else { return items }
    let isScaled = lines[.text]?.changing[2] == true
    let move = line(of: .text, by: writer) { value, _ in
      let scale = resting[2] > 0 ? value[2] / resting[2] : 1
      let (x, y) = (value[0] - scale * resting[0], value[1] - scale * resting[1])
      guard isScaled else { return "transform:\(CSSText.shift(x, y))" }
      return "transform:translate(\(CSSText.pixels(x)),\(CSSText.pixels(y)))"
        + " scale(\(NumberText.css(scale, decimals: 5)))"
    }
    return grouped(items, [move], by: &writer)
  }

  func wrap(_ image: DrawImage, by writer: inout MoverWriter) -> [DrawItem] {
    guard let resting = resting[.image] else { return [.image(image)] }
    let move = line(of: .image, by: writer) { value, _ in
      let scale = (
        resting[2] > 0 ? value[2] / resting[2] : 1, resting[3] > 0 ? value[3] / resting[3] : 1
      )
      let (x, y) = (value[0] - scale.0 * resting[0], value[1] - scale.1 * resting[1])
      return "transform:translate(\(CSSText.pixels(x)),\(CSSText.pixels(y)))"
        + " scale(\(NumberText.css(scale.0, decimals: 5)),\(NumberText.css(scale.1, decimals: 5)))"
    }
    return grouped([.image(image)], [move], by: &writer)
  }

  // MARK: Groups

  func wrap(_ group: DrawGroup, by writer: inout MoverWriter) -> [DrawItem] {
    var inner = group
    if let keys = lines[.clip], let resting = resting[.clip] {
      inner = writer.cut(
        group, MovingCut(keys, resting: resting, extents: extents(of: .clip)))
    }
    guard lines[.matrix] != nil || lines[.opacity] != nil else {
      return inner.isTransparent ? inner.children : [.group(inner)]
    }
    let move = matrixLine(writer)
    let fade = line(of: .opacity, by: writer) { value, _ in "opacity:\(NumberText.css(value[0]))" }
    let opacity = CGFloat(resting[.opacity]?[0] ?? 1)
    inner.opacity = 1
    let items = inner.isTransparent ? inner.children : [.group(inner)]
    return grouped(items, [move, fade], opacity: opacity, by: &writer)
  }

  /// Moved as a whole, or else matrix by matrix from the last one.
  private func matrixLine(_ writer: MoverWriter) -> PropertyTrack? {
    guard let keys = lines[.matrix], let resting = resting[.matrix] else { return nil }
    let isShift = !keys.changing.prefix(4).contains(true)
    return line(of: .matrix, by: writer) { value, _ in
      if isShift {
        return "transform:\(CSSText.shift(value[4] - resting[4], value[5] - resting[5]))"
      }
      let change = Self.change(from: resting, to: value).map { NumberText.css($0, decimals: 5) }
      return "transform:matrix(\(change.joined(separator: ",")))"
    }
  }

  /// The matrix behind the resting one that makes it the other one.
  private static func change(from resting: [Double], to value: [Double]) -> [Double] {
    let determinant = resting[0] * resting[3] - resting[1] * resting[2]
    guard determinant != 0 else { return [1, 0, 0, 1, 0, 0] }
    let back = CGAffineTransform(
      a: resting[0], b: resting[1], c: resting[2], d: resting[3], tx: resting[4], ty: resting[5]
    ).inverted()
    let next = CGAffineTransform(
      a: value[0], b: value[1], c: value[2], d: value[3], tx: value[4], ty: value[5])
    let change = back.concatenating(next)
    return [change.a, change.b, change.c, change.d, change.tx, change.ty].map { Double($0) }
  }

  func grouped(
    _ items: [DrawItem], _ lines: [PropertyTrack?], opacity: CGFloat = 1,
    by writer: inout MoverWriter
  ) -> [DrawItem] {
    guard let classes = writer.sheet.classes(following: lines.compactMap(\.self)) else {
      return opacity == 0 ? [] : [.group(DrawGroup(opacity: opacity, items))]
    }
    let mark = writer.mark(SVGMotion.Part(classes: classes, isHidden: opacity == 0))
    return [.group(DrawGroup(element: mark, opacity: opacity == 0 ? 1 : opacity, items))]
  }
}
