import CoreGraphics

/// A gradient of an SVG file: its stops, and how it lies on what it fills.
struct VectorGradient {
  var stops: [(place: CGFloat, color: ThemedColor)] = []
  var isRadial = false
  /// Whether its numbers are shares of the shape's box.
  var isRelative = true
  var transform = CGAffineTransform.identity
  var numbers: [String: CGFloat] = [:]

  /// Fills the path. A gradient of one stop is a colour.
  func fill(_ path: CGPath, _ rule: CGPathFillRule, opacity: CGFloat, in context: CGContext) {
    let box = Path(path).bounds
    guard !stops.isEmpty, box.width > 0 || box.height > 0 else { return }
    let gradient = CGGradient(
      stops.map { .themed($0.color.faded(by: opacity)) }, at: stops.map(\.place))
    context.saveGState()
    context.addPath(path)
    context.clip(using: rule)
    if isRelative {
      context.concatenate(
        CGAffineTransform(a: box.width, b: 0, c: 0, d: box.height, tx: box.minX, ty: box.minY))
    }
    context.concatenate(transform)
    let whole: CGGradientDrawingOptions = [.drawsBeforeStartLocation, .drawsAfterEndLocation]
    if isRadial {
      let center = CGPoint(x: number("cx", 0.5), y: number("cy", 0.5))
      let focus = CGPoint(x: number("fx", center.x), y: number("fy", center.y))
      context.drawRadialGradient(
        gradient, startCenter: focus, startRadius: max(0, number("fr", 0)), endCenter: center,
        endRadius: max(1e-6, number("r", 0.5)), options: whole)
    } else {
      context.drawLinearGradient(
        gradient, start: CGPoint(x: number("x1", 0), y: number("y1", 0)),
        end: CGPoint(x: number("x2", 1), y: number("y2", 0)), options: whole)
    }
    context.restoreGState()
  }

  private func number(_ name: String, _ standard: CGFloat) -> CGFloat {
    numbers[name] ?? standard
  }
}

extension CGColor {
  /// The colour that each page has.
  fileprivate convenience init(themed color: ThemedColor) {
    self.init(
      red: color.light.red, green: color.light.green, blue: color.light.blue,
      alpha: color.light.alpha)
  }

  static func themed(_ color: ThemedColor) -> CGColor {
    let (light, dark) = (CGColor(themed: color), CGColor(themed: ThemedColor(color.dark)))
    return color.light == color.dark ? light : light.with(light: light, dark: dark)
  }
}
