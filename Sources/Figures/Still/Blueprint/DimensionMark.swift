import CoreGraphics
import Drawing

/// A length with bars at both ends and its number beside it.
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
  let text: String
  /// Whether it goes on beyond its end, where it has an arrow instead of a bar.
  var goesOn = false

  var label: Label { Label(text, BlueprintInk.dimension) }

  var items: [DrawItem] { line + [label.item(in: labelFrame, .center)] }

  /// How far it reaches along the axis, its outer ends included.
  var extent: ClosedRange<CGFloat> {
    let outer: CGFloat = end - start >= 5 ? 0 : 6
    return (start.rounded() - outer)...max(end.rounded() + outer, start.rounded())
  }

  /// Without its number. If the bars would touch, the line stands outside of them.
  var line: [DrawItem] {
    var outline = Outline()
    let (low, at) = (start.rounded() + 0.5, place.rounded() + 0.5)
    let high = max(end.rounded() - 0.5, low)
    if high - low >= 4 {
      add(from: (low, at), to: (high, at), &outline)
    } else {
      add(from: (low - 6, at), to: (low, at), &outline)
      add(from: (high, at), to: (high + 6, at), &outline)
    }
    let bars = goesOn ? [low] : Set([low, high]).sorted()
    for end in bars { add(from: (end, at - 3), to: (end, at + 3), &outline) }
    if goesOn {
      for side in [at - 3, at + 3] { add(from: (high, at), to: (high - 5, side), &outline) }
    }
    return [.stroke(.path(Path(outline), rule: .winding), BlueprintInk.stroke())]
  }

  /// Above a horizontal line, left of a vertical one.
  var labelFrame: CGRect {
    let (size, middle) = (label.size, (start + end) / 2)
    switch axis {
    case .horizontal:
      return CGRect(
        x: (middle - size.width / 2).rounded(), y: place.rounded() - 6 - size.height,
        width: size.width, height: size.height)
    case .vertical:
      return CGRect(
        x: place.rounded() - 8 - size.width, y: (middle - size.height / 2).rounded(),
        width: size.width, height: size.height)
    }
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
