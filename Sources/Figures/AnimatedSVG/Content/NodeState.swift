import CoreGraphics
import Drawing

/// The numbers of a drawn item that can change while it stays the same item; and all the rest of it.
///
/// Two states belong to the same node where their `rest` is equal. The numbers are then what keyframes carry.
struct NodeState: Equatable {
  enum Property: Hashable {
    /// x, y, width, height.
    case box
    case radius
    /// Centre and radii.
    case ellipse
    /// The coordinates of all points.
    case path
    case fill, stroke, textColor
    case strokeWidth
    /// The six numbers of the matrix.
    case matrix
    case opacity
    /// x, y, size.
    case text
    /// x, y, width, height.
    case image
    /// x, y, width, height of the clip, then its radius.
    case clip
  }

  struct Value: Equatable {
    var property: Property
    var numbers: [Double]
  }

  /// The item without its children and with nothing in place of its numbers.
  var rest: DrawItem
  var values: [Value] = []

  mutating func add(_ property: Property, _ numbers: [CGFloat]) {
    values.append(Value(property: property, numbers: numbers.map { Double($0) }))
  }

  mutating func add(_ property: Property, _ color: ThemedColor) {
    add(property, color.light.numbers + color.dark.numbers)
  }
}

extension RGBAColor {
  var numbers: [CGFloat] { [red, green, blue, alpha] }
}

extension CGRect {
  var numbers: [CGFloat] { [minX, minY, width, height] }
}

extension ThemedColor {
  /// The colour that `numbers` of both themes make.
  init(_ numbers: [Double]) {
    func color(_ first: Int) -> RGBAColor {
      RGBAColor(
        red: numbers[first], green: numbers[first + 1], blue: numbers[first + 2],
        alpha: numbers[first + 3])
    }
    self.init(light: color(0), dark: color(4))
  }
}

extension [DrawItem] {
  /// The states of the items and of all that is in them, each before its children.
  var nodeStates: [NodeState] {
    var states: [NodeState] = []
    collectStates(into: &states)
    return states
  }

  private func collectStates(into states: inout [NodeState]) {
    for item in self {
      states.append(NodeState(item))
      if case .group(let group) = item { group.children.collectStates(into: &states) }
    }
  }
}

extension NodeState {
  init(_ item: DrawItem) {
    switch item {
    case .group(let group): self.init(group)
    case .shape(let shape): self.init(shape)
    case .text(let text): self.init(text)
    case .image(let image): self.init(image)
    }
  }

  private init(_ group: DrawGroup) {
    var rest = group
    rest.children = []
    rest.opacity = 1
    var state = NodeState(rest: .group(rest))
    if let matrix = group.transform.affine {
      rest.transform = .identity
      state.add(.matrix, [matrix.a, matrix.b, matrix.c, matrix.d, matrix.tx, matrix.ty])
    }
    // A blended value keeps a millionth of what it comes from.
    state.add(.opacity, [(min(max(group.opacity, 0), 1) * 1e4).rounded() / 1e4])
    if let clip = group.clip, let box = clip.uniformBox {
      rest.clip = .rect(.zero)
      state.add(.clip, box.rect.numbers + [box.radius])
    }
    state.rest = .group(rest)
    self = state
  }

  private init(_ shape: DrawShape) {
    var rest = shape
    var state = NodeState(rest: .shape(rest))
    if let box = shape.geometry.uniformBox {
      rest.geometry = .rect(.zero)
      state.add(.box, box.rect.numbers)
      state.add(.radius, [box.radius])
    } else if case .ellipse(let rect) = shape.geometry {
      let isCircle = rect.width == rect.height
      rest.geometry = .ellipse(CGRect(x: 0, y: 0, width: isCircle ? 1 : 2, height: 1))
      state.add(.ellipse, [rect.midX, rect.midY, rect.width / 2, rect.height / 2])
    } else if case .path(let path, let rule) = shape.geometry {
      let numbers = path.outline.segments.flatMap(\.points).flatMap { [$0.x, $0.y] }
      rest.geometry = .path(path.atOrigin, rule: rule)
      state.add(.path, numbers)
    }
    state.takePaints(of: shape, from: &rest)
    state.rest = .shape(rest)
    self = state
  }

  private mutating func takePaints(of shape: DrawShape, from rest: inout DrawShape) {
    switch shape.fill {
    case nil: add(.fill, .clear)
    case .color(let color)?:
      rest.fill = nil
      add(.fill, color)
    // Readers would have to blur every picture anew: the glass is its colour.
    case .material(let material)?:
      rest.fill = nil
      add(.fill, material.color)
    case .linear?, .radial?, .tiles?: break
    }
    guard let stroke = shape.stroke else { return }
    rest.stroke?.width = 1
    add(.strokeWidth, [stroke.width])
    if case .color(let color) = stroke.paint {
      rest.stroke?.paint = .color(.black)
      add(.stroke, color)
    }
  }

  private init(_ text: DrawText) {
    let anchor = text.anchor
    var rest = text
    rest.frame = .zero
    rest.style.font.size = 1
    rest.style.color = .black
    rest.lines = text.lines.map { lines in
      lines.map { line in
        var line = line
        line.width = 0
        // Lines keep their places among each other; rounded, because they come from sums.
        line.origin = CGPoint(
          x: ((line.origin.x - anchor.x) * 8).rounded(),
          y: ((line.origin.y - anchor.y) / text.style.font.size * 8).rounded())
        return line
      }
    }
    var state = NodeState(rest: .text(rest))
    state.add(.text, [anchor.x, anchor.y, text.style.font.size])
    state.add(.textColor, text.style.color)
    self = state
  }

  private init(_ image: DrawImage) {
    var rest = image
    (rest.frame, rest.contentMode) = (.zero, .fill)
    var state = NodeState(rest: .image(rest))
    state.add(.image, image.contentFrame.numbers)
    self = state
  }
}

extension ShapeGeometry {
  /// The rectangle with one radius for all corners, if it is one.
  var uniformBox: (rect: CGRect, radius: CGFloat)? {
    switch self {
    case .rect(let rect): return (rect.standardized, 0)
    case .rounded(let rect, let radii):
      return radii.fitting(rect.size).uniform.map { (rect.standardized, $0) }
    case .ellipse, .path: return nil
    }
  }
}

extension DrawText {
  /// The point on which the first line hangs.
  var anchor: CGPoint {
    if let origin = lines?.first?.origin { return origin }
    let x =
      switch placement.alignment {
      case .left, .justified: frame.minX
      case .center: frame.midX
      case .right: frame.maxX
      }
    let y =
      switch placement.vertical {
      case .top: frame.minY
      case .center: frame.midY
      case .bottom: frame.maxY
      }
    return CGPoint(x: x, y: y)
  }
}

extension Path {
  /// The same segments with all their points in one place.
  fileprivate var atOrigin: Path {
    placing(Array(repeating: 0, count: outline.segments.flatMap(\.points).count * 2))
  }

  /// The same segments through other points.
  func placing(_ numbers: [Double]) -> Path {
    var result = Outline()
    var next = numbers.makeIterator()
    func point() -> CGPoint { CGPoint(x: next.next() ?? 0, y: next.next() ?? 0) }
    for segment in outline.segments {
      switch segment {
      case .move: result.move(to: point())
      case .line: result.addLine(to: point())
      case .quadCurve:
        let points = segment.points.map { _ in point() }
        result.addQuadCurve(to: points[1], control: points[0])
      case .curve:
        let points = segment.points.map { _ in point() }
        result.addCurve(to: points[2], control1: points[0], control2: points[1])
      case .close: result.close()
      }
    }
    return Path(result)
  }
}
