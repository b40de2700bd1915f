import CoreGraphics

extension ShapeGeometry {
  var words: String {
    switch self {
    case .rect(let rect): "rect \(rect.words)"
    case .rounded(let rect, let radii): "rounded \(rect.words) corners \(radii.words)"
    case .ellipse(let rect): "ellipse \(rect.words)"
    case .path(let path, let rule):
      switch rule {
      case .winding: "path \(path.words)"
      case .evenOdd: "path even-odd \(path.words)"
      }
    }
  }
}

extension CornerRadii {
  /// One number where all four are the same, else clockwise from the top left.
  var words: String {
    NumberText.text(uniform.map { [$0] } ?? [topLeft, topRight, bottomRight, bottomLeft])
  }
}

extension Path {
  /// `M 0 0 L 10 0 Z`, as in SVG, with a space between any two words.
  var words: String {
    outline.segments.isEmpty ? "empty" : outline.segments.map(\.words).joined(separator: " ")
  }
}

extension Outline.Segment {
  fileprivate var words: String {
    let letter =
      switch self {
      case .move: "M"
      case .line: "L"
      case .quadCurve: "Q"
      case .curve: "C"
      case .close: "Z"
      }
    return ([letter] + points.map(\.words)).joined(separator: " ")
  }
}

extension PlaneTransform {
  /// `move(4 8)`, `scale(2)`, `matrix(…)`, `plane(…)` for perspective; nil for identity.
  var words: String? {
    func call(_ name: String, _ numbers: [CGFloat]) -> String {
      let list = numbers.map { NumberText.text($0, decimals: name == "move" ? 3 : 6) }
      return "\(name)(\(list.joined(separator: " ")))"
    }
    if isIdentity { return nil }
    if isTranslation { return call("move", [tx, ty]) }
    guard isAffine else { return call("plane", [a, b, c, d, tx, ty, p, q, r]) }
    if b == 0, c == 0, tx == 0, ty == 0 { return call("scale", a == d ? [a] : [a, d]) }
    return call("matrix", [a, b, c, d, tx, ty])
  }
}
