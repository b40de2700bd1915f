import CoreGraphics

/// A gradient of a context as shapes. It covers everything between its two ends, and what is beyond them only
/// where its options say so.
struct GradientArea {
  let stops: [GradientStop]
  let options: CGGradientDrawingOptions
  /// The area to cover.
  let bounds: CGRect

  init(_ gradient: CGGradient, _ options: CGGradientDrawingOptions, in bounds: CGRect) {
    stops = gradient.stops.map { GradientStop($0.location, ThemedColor(cgColor: $0.color)) }
    self.options = options
    self.bounds = bounds
  }

  func linear(from start: CGPoint, to end: CGPoint) -> [DrawItem] {
    let paint = Paint.linear(LinearGradient(from: start, to: end, stops: stops))
    guard !goesOnEverywhere else { return [.shape(DrawShape(.rect(bounds), fill: paint))] }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = hypot(dx, dy)
    guard length > 0 else { return [] }
    // Far enough to leave the bounds in every direction.
    let reach =
      bounds.width + bounds.height + length + hypot(start.x, start.y)
      + hypot(bounds.midX, bounds.midY)
    let along = CGVector(dx: dx / length, dy: dy / length)
    let first = options.contains(.drawsBeforeStartLocation) ? -reach : 0
    let last = options.contains(.drawsAfterEndLocation) ? reach : length
    func corner(_ distance: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: start.x + along.dx * distance - along.dy * side,
        y: start.y + along.dy * distance + along.dx * side)
    }
    var band = Outline()
    band.move(to: corner(first, -reach))
    band.addLine(to: corner(last, -reach))
    band.addLine(to: corner(last, reach))
    band.addLine(to: corner(first, reach))
    band.close()
    let shape = DrawItem.shape(DrawShape(.path(Path(band), rule: .winding), fill: paint))
    return [.group(DrawGroup(clip: .rect(bounds), [shape]))]
  }

  func radial(from start: GradientCircle, to end: GradientCircle) -> [DrawItem] {
    // A gradient grows outwards everywhere else, so one that shrinks is turned around.
    let isShrinking = start.radius > end.radius
    let (inner, outer) = isShrinking ? (end, start) : (start, end)
    let gradient = RadialGradient(
      startCenter: inner.center, startRadius: inner.radius, endCenter: outer.center,
      endRadius: outer.radius, stops: isShrinking ? reversedStops : stops)
    let (fillsHole, goesOn) =
      isShrinking
      ? (options.contains(.drawsAfterEndLocation), options.contains(.drawsBeforeStartLocation))
      : (options.contains(.drawsBeforeStartLocation), options.contains(.drawsAfterEndLocation))
    let fill = Paint.radial(gradient)
    if goesOn, fillsHole || inner.radius <= 0 {
      return [.shape(DrawShape(.rect(bounds), fill: fill))]
    }
    var area = Outline()
    if goesOn { area.addRect(bounds) } else { area.addCircle(outer) }
    if !fillsHole, inner.radius > 0 { area.addCircle(inner) }
    return [.shape(DrawShape(.path(Path(area), rule: .evenOdd), fill: fill))]
  }

  private var goesOnEverywhere: Bool {
    options.contains([.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private var reversedStops: [GradientStop] {
    stops.reversed().map { GradientStop(1 - $0.offset, $0.color) }
  }
}

extension Outline {
  fileprivate mutating func addCircle(_ circle: GradientCircle) {
    addEllipse(
      in: CGRect(
        x: circle.center.x - circle.radius, y: circle.center.y - circle.radius,
        width: circle.radius * 2, height: circle.radius * 2))
  }
}
