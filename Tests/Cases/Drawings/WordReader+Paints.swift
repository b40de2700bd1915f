import CoreGraphics
import Drawing

extension WordReader {
  mutating func paint() throws(DrawingError) -> Paint {
    if take("linear") { return .linear(try linearGradient()) }
    if take("radial") { return .radial(try radialGradient()) }
    if take("tiles") { return .tiles(try tiles()) }
    return .color(try color())
  }

  /// `#0072B2`, `#0072B2/0.5`, or a light and a dark one with a bar between them.
  mutating func color() throws(DrawingError) -> ThemedColor {
    let found = next
    let colors = found.split(separator: "|").compactMap(Self.color)
    guard let light = colors.first, colors.count == found.split(separator: "|").count else {
      throw error("a colour such as #0072B2, #0072B2/0.5 or #0072B2|#4FB0F0")
    }
    drop(found)
    return ThemedColor(light: light, dark: colors[colors.count - 1])
  }

  private static func color(_ text: Substring) -> RGBAColor? {
    let parts = text.split(separator: "/")
    guard let digits = parts.first, digits.hasPrefix("#"), digits.count == 7,
      let hex = UInt32(digits.dropFirst(), radix: 16)
    else { return nil }
    if parts.count == 1 { return RGBAColor(hex: hex) }
    return NumberText.value(of: parts[1]).map { RGBAColor(hex: hex, alpha: $0) }
  }

  private mutating func linearGradient() throws(DrawingError) -> LinearGradient {
    try skip("(")
    let start = try point()
    try skip("to")
    let end = try point()
    let stops = try stops()
    try skip(")")
    return LinearGradient(from: start, to: end, stops: stops)
  }

  private mutating func radialGradient() throws(DrawingError) -> RadialGradient {
    try skip("(")
    let (startCenter, startRadius) = (try point(), try number())
    try skip("to")
    let (endCenter, endRadius) = (try point(), try number())
    var gradient = RadialGradient(
      startCenter: startCenter, startRadius: startRadius, endCenter: endCenter,
      endRadius: endRadius, stops: try stops())
    if let transform = try transform() { gradient.transform = transform }
    try skip(")")
    return gradient
  }

  private mutating func stops() throws(DrawingError) -> [GradientStop] {
    var stops: [GradientStop] = []
    while take(","), isNumber { stops.append(GradientStop(try number(), try color())) }
    return stops
  }

  private mutating func tiles() throws(DrawingError) -> TilePaint {
    try skip("(")
    let size = try size()
    let transform = try transform() ?? .identity
    try skip("of")
    var items: [DrawItem] = []
    repeat { items.append(.shape(try shape())) } while take(";")
    try skip(")")
    return TilePaint(items, size: size, transform: transform)
  }

  mutating func stroke() throws(DrawingError) -> Stroke {
    try skip("stroke")
    var stroke = Stroke(try paint())
    if take("width") { stroke.width = try number() }
    if take("cap") { stroke.cap = try cap() }
    if take("join") { stroke.join = try join() }
    if take("miter") { stroke.miterLimit = try number() }
    if take("dash") { stroke.dash = try numbers() }
    if take("phase") { stroke.dashPhase = try number() }
    return stroke
  }

  private mutating func cap() throws(DrawingError) -> CGLineCap {
    if take("round") { return .round }
    try skip("square")
    return .square
  }

  private mutating func join() throws(DrawingError) -> CGLineJoin {
    if take("round") { return .round }
    try skip("bevel")
    return .bevel
  }

  mutating func shadow() throws(DrawingError) -> Shadow {
    let color = try color()
    var offset = CGSize.zero
    if take("offset") { offset = CGSize(width: try number(), height: try number()) }
    try skip("blur")
    let blur = try number()
    return Shadow(
      color: color, offset: offset, blur: blur, shape: take("of") ? try geometry() : nil)
  }
}
