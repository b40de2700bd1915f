import CoreGraphics

/// The outlines of SVG's shapes.
enum VectorShape {
  static let names: Set<String> = [
    "path", "rect", "circle", "ellipse", "line", "polyline", "polygon",
  ]

  /// The attributes of an element as lengths, those that it lacks as 0.
  struct Lengths {
    let element: MarkupElement
    let size: CGSize

    func callAsFunction(_ name: String) throws(MarkupElement.Attribute.Fault) -> CGFloat {
      try optional(name) ?? 0
    }

    func optional(_ name: String) throws(MarkupElement.Attribute.Fault) -> CGFloat? {
      guard let attribute = element.attribute(name) else { return nil }
      let whole: CGFloat =
        ["y", "cy", "y1", "y2", "height", "ry", "fy"].contains(name) ? size.height : size.width
      guard let length = VectorNumber.length(attribute.value, of: whole) else {
        throw .init(attribute: attribute, expected: "a number")
      }
      return length
    }
  }

  static func path(
    of element: MarkupElement, in size: CGSize
  ) throws(MarkupElement.Attribute.Fault) -> CGPath {
    let length = Lengths(element: element, size: size)
    switch element.name {
    case "path": return try outline(of: element)
    case "rect": return try rectangle(length)
    case "circle":
      let radius = max(0, try length("r"))
      return try ellipse(length, CGSize(width: radius, height: radius))
    case "ellipse":
      return
        try ellipse(
          length, CGSize(width: max(0, try length("rx")), height: max(0, try length("ry"))))
    case "line":
      let path = CGMutablePath()
      path.move(to: CGPoint(x: try length("x1"), y: try length("y1")))
      path.addLine(to: CGPoint(x: try length("x2"), y: try length("y2")))
      return path
    default: return try corners(of: element)
    }
  }

  private static func outline(
    of element: MarkupElement
  ) throws(MarkupElement.Attribute.Fault) -> CGPath {
    guard let text = element.attribute("d") else { return CGMutablePath() }
    do throws(PathText.Fault) {
      return try PathText.path(text.value).cgPath
    } catch {
      throw .init(
        attribute: .init(name: "d", value: error.found, offset: text.offset + error.offset),
        expected: "a path such as 'M0 0L9 9Z'")
    }
  }

  private static func rectangle(
    _ length: Lengths
  ) throws(MarkupElement.Attribute.Fault) -> CGPath {
    let rect = CGRect(
      x: try length("x"), y: try length("y"), width: max(0, try length("width")),
      height: max(0, try length("height")))
    let (rx, ry) = (try length.optional("rx"), try length.optional("ry"))
    let width = min(max(rx ?? ry ?? 0, 0), rect.width / 2)
    let height = min(max(ry ?? rx ?? 0, 0), rect.height / 2)
    guard width > 0, height > 0 else { return CGPath(rect: rect) }
    return CGPath(roundedRect: rect, cornerWidth: width, cornerHeight: height)
  }

  private static func ellipse(
    _ length: Lengths, _ radii: CGSize
  ) throws(MarkupElement.Attribute.Fault) -> CGPath {
    let (x, y) = (try length("cx"), try length("cy"))
    return CGPath(
      ellipseIn:
        CGRect(
          x: x - radii.width, y: y - radii.height, width: 2 * radii.width,
          height: 2 * radii.height))
  }

  private static func corners(
    of element: MarkupElement
  ) throws(MarkupElement.Attribute.Fault) -> CGPath {
    let path = CGMutablePath()
    guard let points = element.attribute("points") else { return path }
    guard let numbers = VectorNumber.list(points.value), numbers.count.isMultiple(of: 2) else {
      throw .init(attribute: points, expected: "pairs of numbers")
    }
    for index in stride(from: 0, to: numbers.count, by: 2) {
      let point = CGPoint(x: numbers[index], y: numbers[index + 1])
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    if element.name == "polygon" { path.closeSubpath() }
    return path
  }
}

extension MarkupElement.Attribute {
  /// A value that is none, and what would be.
  struct Fault: Error {
    let attribute: MarkupElement.Attribute
    let expected: String
  }
}
