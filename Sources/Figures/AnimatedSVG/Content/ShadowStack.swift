import CoreGraphics
import Drawing

extension [DrawItem] {
  /// The same items with every shadow drawn as a few faint shapes: a reader that has to blur a shadow again in
  /// every frame is kept busy by it.
  /// - Parameter inBrief: whether they are seen for a moment only, in which nobody counts the steps of an edge.
  func withStackedShadows(inBrief: Bool = false) -> [DrawItem] {
    map { item in
      guard case .group(var group) = item else { return item }
      group.children = group.children.withStackedShadows(inBrief: inBrief)
      guard let shadow = group.shadow else { return .group(group) }
      group.shadow = nil
      let layers = shadow.shape ?? group.children.firstOutline
      let stack = layers.map { ShadowStack(shadow, of: $0, inBrief: inBrief).items } ?? []
      // A clip does not cut the shadow, so that it needs a group of its own.
      guard group.clip != nil || group.mask != nil else {
        group.children = stack + group.children
        return .group(group)
      }
      var inner = group
      (inner.element, inner.transform, inner.opacity) = (nil, .identity, 1)
      (group.clip, group.mask, group.children) = (nil, nil, stack + [.group(inner)])
      return .group(group)
    }
  }

  /// The outline that throws the shadow where nobody names one: the first thing that is painted.
  private var firstOutline: ShapeGeometry? {
    for item in self {
      switch item {
      case .shape(let shape) where shape.fill?.isClear == false: return shape.geometry
      case .group(let group) where group.transform.isTranslation:
        if let inner = group.clip ?? group.children.firstOutline {
          return inner.offsetBy(dx: group.transform.tx, dy: group.transform.ty)
        }
      case .shape, .group, .text, .image: continue
      }
    }
    return nil
  }
}

/// A blurred shadow in steps: shapes from the largest to the smallest, each of which adds as much as the others.
struct ShadowStack {
  let items: [DrawItem]
  /// The distances at which a blurred edge has fallen to the middle of each step, in standard deviations: few steps
  /// for narrow shadows, more for wide ones.
  private static let reaches: [[CGFloat]] = [
    [1.15, 0.32, -0.32, -1.15],
    [1.38, 0.67, 0.21, -0.21, -0.67, -1.38],
    [1.53, 0.89, 0.49, 0.16, -0.16, -0.49, -0.89, -1.53],
  ]
  private static let briefReach: [CGFloat] = [0.97, 0, -0.97]

  init(_ shadow: Shadow, of shape: ShapeGeometry, inBrief: Bool = false) {
    let placed = shape.offsetBy(dx: shadow.offset.width, dy: shadow.offset.height)
    guard shadow.blur > 0 else {
      items = [.fill(placed, shadow.color)]
      return
    }
    let reaches = inBrief ? Self.briefReach : Self.reaches(of: shadow.blur)
    items = reaches.enumerated().map { step, reach in
      .fill(
        placed.grown(by: reach * shadow.blur),
        ThemedColor(
          light: Self.layer(step, of: reaches.count, shadow.color.light),
          dark: Self.layer(step, of: reaches.count, shadow.color.dark)))
    }
  }

  private static func reaches(of blur: CGFloat) -> [CGFloat] {
    reaches[blur <= 2 ? 0 : blur <= 5 ? 1 : 2]
  }

  /// The colour that brings what lies below it to the next part of the whole.
  private static func layer(_ step: Int, of count: Int, _ color: RGBAColor) -> RGBAColor {
    let below = color.alpha * CGFloat(step) / CGFloat(count)
    let above = color.alpha * CGFloat(step + 1) / CGFloat(count)
    return color.withAlpha(below < 1 ? (above - below) / (1 - below) : 1)
  }
}

extension ShapeGeometry {
  fileprivate func grown(by distance: CGFloat) -> ShapeGeometry {
    let box = bounds
    // Never less than nothing: a shadow may be wider than what throws it.
    let inset = max(-distance, -.greatestFiniteMagnitude)
    let most = min(box.width, box.height) / 2
    let rect = box.insetBy(dx: min(inset, most), dy: min(inset, most))
    switch self {
    case .rect: return .rounded(rect, radius: max(distance, 0))
    case .rounded(_, let radii):
      guard let radius = radii.uniform else { return .rounded(rect, radius: max(distance, 0)) }
      return .rounded(rect, radius: max(radius + distance, 0))
    case .ellipse: return .ellipse(rect)
    case .path: return .rounded(rect, radius: max(distance, 0))
    }
  }
}
