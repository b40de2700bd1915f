internal import Drawing

/// The names of a part of an element, and of what can be said of it.
struct PartWords {
  private let part: DrawingDifference.Owner.Part?

  init(_ part: DrawingDifference.Owner.Part?) {
    self.part = part
  }

  var noun: String {
    switch part {
    case nil: ""
    case .ground, .panel: "background"
    case .border: "border"
    case .shadow: "shadow"
    case .badge: "badge"
    case .icon: "icon"
    case .symbol: "symbol"
    case .line: "line"
    case .shape, .group: "shape"
    case .text: "text"
    case .image: "image"
    }
  }

  func named(_ words: String) -> String { noun.isEmpty ? words : "\(noun) \(words)" }

  func name(of key: String) -> String {
    let suffix = " on dark"
    guard !key.hasSuffix(suffix) else {
      return name(of: String(key.dropLast(suffix.count))) + ClauseWords.dark
    }
    switch part {
    case nil: return Self.elements[key] ?? key
    case .text: return Self.texts[key] ?? named(Self.shapes[key] ?? key)
    case .ground, .panel: return nameOfGround(key)
    case .border where key.hasPrefix("stroke"): return Self.shapes[key] ?? key
    case .symbol where key.hasPrefix("stroke"):
      return (Self.shapes[key] ?? key).replacing("border", with: "symbol")
    case .image where key == "href": return "image"
    case .shadow where key == "filter": return "shadow"
    default: return named(Self.shapes[key] ?? key)
    }
  }

  private func nameOfGround(_ key: String) -> String {
    switch key {
    case "fill": "background"
    case "fill-opacity": "background opacity"
    // The element is as large as what lies below all of it.
    case "width", "height": part == .panel ? "background \(key)" : key
    default: Self.shapes[key] ?? key
    }
  }

  /// How much a property says.
  func weight(of key: String) -> ClauseWords.Weight {
    switch key {
    case "title" where part == nil, "desc": .spoken
    case "lengthAdjust", "textLength", "viewBox", "origin": .minor
    case _ where part == .border && Self.geometry.contains(key): .minor
    default: .told
    }
  }

  // MARK: Values

  /// A value as it is told; files leave out those that all have.
  static func shown(_ value: String, _ key: String) -> String {
    let key = key.hasSuffix(" on dark") ? String(key.dropLast(8)) : key
    return value == "none" ? defaults[key] ?? value : values[value] ?? value
  }

  /// The words inside of a definition, without the names that only files have for them.
  static func plain(_ words: String) -> String {
    inner.reduce(words) { $0.replacing($1.0, with: $1.1) }
  }

  private static let defaults = [
    "opacity": "1", "fill-opacity": "1", "stroke-opacity": "1", "font-weight": "400", "rx": "0",
    "ry": "0", "stroke-width": "1", "text-anchor": "start", "direction": "ltr",
    "font-style": "normal",
  ]

  private static let values = [
    "linearGradient": "a gradient", "radialGradient": "a gradient", "pattern": "a pattern",
    "spacingAndGlyphs": "fitted",
  ]

  private static let inner = [
    ("stdDeviation", "blur"), ("stop-color", "colour"), ("stop-opacity", "opacity"),
    ("flood-color", "colour"), ("flood-opacity", "opacity"),
  ]

  // MARK: Names

  private static let geometry: Set<String> = ["width", "height", "rx", "ry"]

  private static let elements = [
    "opacity": "alpha", "clip-path": "clipping", "filter": "shadow", "mask": "mask",
    "viewBox": "area", "desc": "description",
  ]

  private static let texts = [
    "direction": "text direction", "fill": "text colour", "fill-opacity": "text opacity",
    "font-family": "font", "font-size": "text size", "font-style": "text style",
    "font-weight": "text weight", "lengthAdjust": "text width", "letter-spacing": "letter spacing",
    "opacity": "text opacity", "text": "text", "text-anchor": "text alignment",
    "text-decoration": "text decoration", "textLength": "text width",
  ]

  private static let shapes = [
    "clip-path": "clipping", "d": "outline", "fill": "colour", "fill-opacity": "opacity",
    "filter": "shadow", "href": "image", "r": "radius", "rx": "corner radius",
    "ry": "corner radius", "stroke": "border colour", "stroke-dasharray": "border dashes",
    "stroke-linecap": "border ends", "stroke-linejoin": "border corners",
    "stroke-opacity": "border opacity", "stroke-width": "border width",
  ]
}
