import CoreGraphics

/// The properties of a shape that those around it hand down, or that it says itself.
struct VectorStyle {
  enum Ink: Equatable {
    case none
    case color(ThemedColor)
    /// A gradient by its name.
    case reference(String)
  }

  var fill = Ink.color(.black)
  var fillOpacity: CGFloat = 1
  var fillRule = CGPathFillRule.winding
  var clipRule = CGPathFillRule.winding
  var stroke = Ink.none
  var strokeOpacity: CGFloat = 1
  var width: CGFloat = 1
  var cap = CGLineCap.butt
  var join = CGLineJoin.miter
  var miterLimit: CGFloat = 4
  var dash: [CGFloat] = []
  var dashPhase: CGFloat = 0
  var color = ThemedColor.black
  var isVisible = true

  /// Takes a property over. False where its value is none that can be drawn.
  mutating func set(_ name: String, _ value: String) -> Bool {
    let value = value.trimmed
    if value == "inherit" { return true }
    switch name {
    case "fill": return take(VectorColor.ink(value, current: color)) { $0.fill = $1 }
    case "stroke": return take(VectorColor.ink(value, current: color)) { $0.stroke = $1 }
    case "color": return take(VectorColor.color(value)) { $0.color = $1 }
    case "fill-opacity": return take(VectorNumber.share(value)) { $0.fillOpacity = $1 }
    case "stroke-opacity": return take(VectorNumber.share(value)) { $0.strokeOpacity = $1 }
    case "fill-rule": return take(Self.rule(value)) { $0.fillRule = $1 }
    case "clip-rule": return take(Self.rule(value)) { $0.clipRule = $1 }
    case "stroke-width": return take(VectorNumber.length(value)) { $0.width = max(0, $1) }
    case "stroke-miterlimit": return take(VectorNumber.length(value)) { $0.miterLimit = max(1, $1) }
    case "stroke-dashoffset": return take(VectorNumber.length(value)) { $0.dashPhase = $1 }
    case "stroke-dasharray": return take(Self.dashes(value)) { $0.dash = $1 }
    case "stroke-linecap": return take(Self.caps[value]) { $0.cap = $1 }
    case "stroke-linejoin": return take(Self.joins[value]) { $0.join = $1 }
    case "visibility": return take(["visible": true, "hidden": false][value]) { $0.isVisible = $1 }
    default: return true
    }
  }

  private mutating func take<Value>(_ value: Value?, _ set: (inout Self, Value) -> Void) -> Bool {
    guard let value else { return false }
    set(&self, value)
    return true
  }

  private static let caps: [String: CGLineCap] = [
    "butt": .butt, "round": .round, "square": .square,
  ]
  private static let joins: [String: CGLineJoin] = [
    "miter": .miter, "round": .round, "bevel": .bevel,
  ]

  private static func rule(_ value: String) -> CGPathFillRule? {
    ["nonzero": .winding, "evenodd": .evenOdd][value]
  }

  private static func dashes(_ value: String) -> [CGFloat]? {
    if value == "none" { return [] }
    guard let numbers = VectorNumber.list(value), numbers.allSatisfy({ $0 >= 0 }) else {
      return nil
    }
    // Dashes of hardly any length would go on without end.
    guard numbers.reduce(0, +) > 0.2 else { return [] }
    return numbers.count.isMultiple(of: 2) ? numbers : numbers + numbers
  }
}

/// Numbers as attributes have them.
enum VectorNumber {
  /// Points, with or without `px`; shares of a hundred count from the whole.
  static func length(_ text: String, of whole: CGFloat = 0) -> CGFloat? {
    let text = text.trimmed
    if text.hasSuffix("%") {
      return number(text.dropLast()).map { $0 * whole / 100 }
    }
    return number(text.hasSuffix("px") ? text.dropLast(2) : text[...])
  }

  /// From 0 to 1, or to 100 %.
  static func share(_ text: String) -> CGFloat? {
    length(text, of: 1).map { min(max($0, 0), 1) }
  }

  static func list(_ text: String) -> [CGFloat]? {
    let parts = text.split { $0 == "," || $0.isWhitespace }
    let numbers = parts.compactMap { length(String($0)) }
    return numbers.count == parts.count && parts.count <= 100_000 ? numbers : nil
  }

  private static func number(_ text: Substring) -> CGFloat? {
    NumberText.finiteValue(of: text).flatMap { abs($0) <= 1e7 ? $0 : nil }
  }
}

extension String {
  var trimmed: String {
    String(drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }
}
