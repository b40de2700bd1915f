import CoreGraphics
import Drawing

/// A length with bars at both ends.
struct DimensionMark {
  enum Axis {
    case horizontal, vertical
  }

  let axis: Axis
  /// Along the axis, in the coordinates of the figure.
  let start: CGFloat
  let end: CGFloat
  /// Across the axis.
  let place: CGFloat
  /// Whether it goes on beyond its start or its end, where it has an arrow instead of a bar.
  var comesFromBefore = false
  var goesOn = false

  var middle: CGFloat { (start + end) / 2 }

  /// How far it reaches along the axis, its outer ends included.
  var extent: ClosedRange<CGFloat> {
    let outer: CGFloat = isShort ? 6 : 0
    return (start - outer)...(max(end, start) + outer)
  }

  private var isShort: Bool { end - start < 5 && !comesFromBefore && !goesOn }

  /// Whether so little of it is seen that its end and its arrow would be one blot.
  var isRemnant: Bool { end - start < 8 && (comesFromBefore || goesOn) }

  /// If the bars would touch, the line stands outside of them.
  var line: [DrawItem] {
    var outline = Outline()
    if isShort {
      add(from: (start - 6, place), to: (start, place), &outline)
      add(from: (end, place), to: (end + 6, place), &outline)
    } else {
      add(from: (start, place), to: (end, place), &outline)
    }
    for (end, isOpen, back) in [(start, comesFromBefore, 5.0), (end, goesOn, -5.0)] {
      if isOpen {
        for side in [place - 3, place + 3] {
          add(from: (end, place), to: (end + back, side), &outline)
        }
      } else {
        add(from: (end, place - 3), to: (end, place + 3), &outline)
      }
    }
    return [.stroke(.path(Path(outline), rule: .winding), BlueprintInk.stroke())]
  }

  private func add(
    from start: (CGFloat, CGFloat), to end: (CGFloat, CGFloat), _ outline: inout Outline
  ) {
    outline.move(to: point(start))
    outline.addLine(to: point(end))
  }

  private func point(_ place: (along: CGFloat, across: CGFloat)) -> CGPoint {
    axis == .horizontal
      ? CGPoint(x: place.along, y: place.across) : CGPoint(x: place.across, y: place.along)
  }
}
