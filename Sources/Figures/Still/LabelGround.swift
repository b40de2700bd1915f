import CoreGraphics
import Drawing

/// The ground that a label comes to stand on in a drawing: one colour, or something of many colours, unless an edge would
/// run through the label.
struct LabelGround {
  private let box: CGRect
  /// Nil over pictures and gradients.
  private(set) var color: ThemedColor?
  /// Whether the edge of something that is seen crosses the label.
  private(set) var isCrossed = false

  /// - Parameters:
  ///   - box: of the label.
  ///   - items: all that lies below it, the hindmost first.
  ///   - page: the colour behind all of that.
  init(of box: CGRect, over items: [DrawItem], on page: ThemedColor) {
    self.box = box
    color = page
    for item in items { add(item, .identity, opacity: 1) }
  }

  private mutating func add(_ item: DrawItem, _ place: PlaneTransform, opacity: CGFloat) {
    guard opacity > 0.01 else { return }
    switch item {
    case .text(let text): add(barrier: place.bounds(of: text.frame))
    case .image(let image):
      let bounds = place.bounds(of: image.frame)
      if bounds.holds(box) { (color, isCrossed) = (nil, false) } else { add(barrier: bounds) }
    case .shape(let shape): add(shape, place, opacity: opacity)
    case .group(let group):
      let inner = group.transform.concatenating(place)
      if let clip = group.clip {
        let window = inner.bounds(of: clip.bounds)
        guard window.isUsable, window.intersects(box) else { return }
        // A part of it would be cut off.
        guard window.holds(box) else { return add(barrier: window) }
      }
      for child in group.children { add(child, inner, opacity: opacity * group.opacity) }
    }
  }

  private mutating func add(_ shape: DrawShape, _ place: PlaneTransform, opacity: CGFloat) {
    let bounds = place.bounds(of: shape.geometry.bounds)
    guard bounds.isUsable, bounds.intersects(box) else { return }
    if let fill = shape.fill, !fill.isClear {
      if shape.geometry.isFull(in: bounds, around: box) {
        add(fill, opacity: opacity)
      } else {
        add(barrier: bounds)
      }
    }
    guard let stroke = shape.stroke, stroke.width > 0, !stroke.paint.isClear else { return }
    let isAround =
      shape.geometry.isFull(in: bounds, around: box)
      && bounds.insetBy(dx: min(2, bounds.width / 4), dy: min(2, bounds.height / 4)).holds(box)
    if !isAround { add(barrier: bounds) }
  }

  private mutating func add(_ fill: Paint, opacity: CGFloat) {
    guard case .color(let top) = fill else {
      (color, isCrossed) = (nil, false)
      return
    }
    let isOpaque = opacity > 0.99 && min(top.light.alpha, top.dark.alpha) > 0.99
    if isOpaque { isCrossed = false }
    color = isOpaque ? top : color.map { top.shown(over: $0, opacity: opacity) }
  }

  private mutating func add(barrier bounds: CGRect) {
    if bounds.width.isFinite, bounds.height.isFinite, bounds.intersects(box) { isCrossed = true }
  }
}

extension ShapeGeometry {
  /// Whether all of the box is inside of it.
  fileprivate func isFull(in bounds: CGRect, around box: CGRect) -> Bool {
    switch self {
    case .rect, .rounded: return bounds.holds(box)
    case .ellipse:
      let (x, y) = (bounds.width / 2 / 2.0.squareRoot(), bounds.height / 2 / 2.0.squareRoot())
      let inner = CGRect(x: bounds.midX - x, y: bounds.midY - y, width: 2 * x, height: 2 * y)
      return inner.holds(box)
    default:
      // Outlines of cells are fuller than their middle halves.
      return bounds.insetBy(dx: bounds.width / 5, dy: bounds.height / 5).holds(box)
    }
  }
}
