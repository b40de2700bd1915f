import CoreGraphics
import Drawing

/// A straight way: a circle at its start, a head at its end.
struct WayArrow {
  var start: CGPoint
  var end: CGPoint
  var color: ThemedColor
  var width: CGFloat = 2
  var isDashed = false
  /// Of the circle at the start; 0 for none.
  var startRadius: CGFloat = 3
  /// The colour below it, which fills the circle.
  var ground = FigureInk.page
  /// Whether the line and the head stand out from pictures below them.
  var isCased = false

  var length: CGFloat { hypot(end.x - start.x, end.y - start.y) }

  var bounds: CGRect {
    let reach = max(headWidth / 2, startRadius + 1, isCased ? 3 : 0)
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y)
    ).insetBy(dx: -reach, dy: -reach)
  }

  /// In no colour of a role where it is dashed: reloaded elements have dashed lines of theirs.
  var ink: ThemedColor { isDashed ? FigureInk.ink : color }

  var items: [DrawItem] {
    guard length >= 1 else { return [] }
    var items = isCased ? casing : []
    if startRadius + headLength <= length + 1 {
      var stroke = Stroke(ink, width: width)
      if isDashed { stroke.dash = [5, 4] }
      items.append(
        .stroke(
          .line(from: point(startRadius), to: point(length - headLength + 1)), stroke))
    }
    items.append(.fill(head, ink))
    if startRadius > 0 {
      items.append(
        .shape(
          DrawShape(
            .circle(center: start, radius: startRadius), fill: .color(ground),
            stroke: Stroke(ink, width: 2))))
    }
    return items
  }

  /// A line below it that parts it from all that it crosses.
  func ground(_ color: ThemedColor) -> DrawItem {
    .stroke(.line(from: start, to: end), Stroke(color, width: width + 4))
  }

  /// A short way has a small head, behind which some of its line is seen.
  var headLength: CGFloat { min(5.5 + 1.3 * width, max((length - startRadius) * 0.6, 4)) }
  private var headWidth: CGFloat { headLength }

  private var casing: [DrawItem] {
    [
      .stroke(
        .line(from: start, to: point(length - headLength)),
        Stroke(FigureInk.surface, width: width + 3)),
      .stroke(head, Stroke(.color(FigureInk.surface), width: 3, join: .round)),
    ]
  }

  private func point(_ distance: CGFloat, aside: CGFloat = 0) -> CGPoint {
    let (x, y) = ((end.x - start.x) / length, (end.y - start.y) / length)
    return CGPoint(x: start.x + x * distance - y * aside, y: start.y + y * distance + x * aside)
  }

  private var head: ShapeGeometry {
    .triangle(
      tip: end, left: point(length - headLength, aside: headWidth / 2),
      right: point(length - headLength, aside: -headWidth / 2))
  }
}

extension ShapeGeometry {
  static func triangle(tip: CGPoint, left: CGPoint, right: CGPoint) -> ShapeGeometry {
    var outline = Outline()
    outline.move(to: tip)
    outline.addLine(to: left)
    outline.addLine(to: right)
    outline.close()
    return .path(Path(outline), rule: .winding)
  }
}
