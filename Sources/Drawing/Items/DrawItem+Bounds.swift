public import CoreGraphics

extension DrawItem {
  /// A rectangle that nothing of the item reaches out of; null where there is nothing. Texts count with
  /// their lines where these are known, else with their box.
  public var bounds: CGRect {
    switch self {
    case .group(let group): group.bounds
    case .shape(let shape): shape.bounds
    case .text(let text): text.bounds
    case .image(let image): image.contentFrame
    }
  }
}

extension [DrawItem] {
  /// A rectangle that none of the items reaches out of; null where there is nothing.
  public var bounds: CGRect {
    reduce(.null) { $0.union($1.bounds) }
  }
}

extension DrawGroup {
  /// In the coordinates around the group.
  public var bounds: CGRect {
    let inner = innerBounds
    return inner.isNull ? inner : transform.bounds(of: inner)
  }

  /// In the group's own coordinates, its shadow included.
  public var innerBounds: CGRect {
    var content = children.bounds
    if let clip { content = content.intersection(clip.bounds) }
    if let mask { content = content.intersection(mask.bounds) }
    return shadow.map { content.union($0.bounds(of: content)) } ?? content
  }
}

extension Shadow {
  /// The area in which the shadow of something with these bounds can be seen: three deviations hold all of the blur
  /// that eight bits can show.
  package func bounds(of content: CGRect) -> CGRect {
    let caster = shape?.bounds ?? content
    return caster.isNull
      ? caster
      : caster.offsetBy(dx: offset.width, dy: offset.height).insetBy(dx: -3 * blur, dy: -3 * blur)
  }
}

extension DrawShape {
  package var bounds: CGRect {
    let bounds = geometry.bounds
    guard let stroke, !bounds.isNull else { return bounds }
    // A mitre or a square cap stands out farther than half the width.
    let reach =
      switch (geometry, stroke.join) {
      case (.path, .miter): stroke.width / 2 * max(stroke.miterLimit, 1.5)
      case (.path, .round), (.path, .bevel), (.rect, _), (.rounded, _), (.ellipse, _):
        stroke.width / 2 * (stroke.cap == .square ? 1.5 : 1)
      }
    return bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension DrawText {
  package var bounds: CGRect {
    guard let lines else { return frame }
    let size = style.font.size
    return lines.reduce(frame) { bounds, line in
      bounds.union(
        CGRect(
          x: line.origin.x, y: line.origin.y - size, width: line.width, height: size * 1.4))
    }
  }
}

extension PlaneTransform {
  /// The smallest rectangle around what is seen of `rect`.
  package func bounds(of rect: CGRect) -> CGRect {
    if isTranslation { return rect.offsetBy(dx: tx, dy: ty) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ].map(project)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(
      x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}
