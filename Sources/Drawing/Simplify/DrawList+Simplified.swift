import CoreGraphics

extension DrawList {
  /// The same picture with as little in it as possible: what cannot be seen is left out, groups that change
  /// nothing are dissolved, and what two nested groups say is said once. A backend draws this form.
  public func simplified() -> DrawList {
    var list = self
    list.items = items.simplified()
    if background?.isClear == true { list.background = nil }
    return list
  }
}

extension [DrawItem] {
  /// The same items without those that show nothing, and with no group that changes nothing.
  public func simplified() -> [DrawItem] {
    var result: [DrawItem] = []
    result.reserveCapacity(count)
    for item in self {
      switch item {
      case .group(let group): result += group.simplified()
      case .shape(let shape):
        if let shape = shape.simplified() { result.append(.shape(shape)) }
      case .text(let text): if text.isVisible { result.append(item) }
      case .image(let image): if image.isVisible { result.append(item) }
      }
    }
    return result
  }
}

// MARK: - Leaves

extension DrawShape {
  /// The shape without the paints that do not show; nil where none is left.
  func simplified() -> DrawShape? {
    guard geometry.isFinite else { return nil }
    var shape = self
    if fill?.isClear == true || !geometry.hasArea { shape.fill = nil }
    if let stroke, !stroke.isVisible { shape.stroke = nil }
    return shape.fill == nil && shape.stroke == nil ? nil : shape
  }
}

extension Stroke {
  /// A line of no width shows nothing, and one that has no finite width has no place.
  fileprivate var isVisible: Bool { width > 0 && width.isFinite && !paint.isClear }
}

extension ShapeGeometry {
  var isFinite: Bool {
    switch self {
    case .rect(let rect), .rounded(let rect, _), .ellipse(let rect): rect.isFinite
    case .path(let path, _):
      path.outline.segments.allSatisfy { $0.points.allSatisfy(\.isFinite) }
    }
  }

  var hasArea: Bool {
    let bounds = bounds
    return !bounds.isNull && bounds.width > 0 && bounds.height > 0
  }
}

extension DrawText {
  var isVisible: Bool {
    let size = style.font.size
    guard !string.isEmpty, frame.isFinite, size > 0, size.isFinite else { return false }
    return !style.color.isClear || spans.contains { !$0.style.color.isClear }
  }
}

extension DrawImage {
  var isVisible: Bool {
    let content = contentFrame
    guard !source.bytes.isEmpty, content.isFinite, tint?.isClear != true else { return false }
    return content.width > 0 && content.height > 0
  }
}
