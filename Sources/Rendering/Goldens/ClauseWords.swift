internal import Drawing

/// A property of a drawing in the words of whoever made the scene: the fill of a text is its colour.
struct ClauseWords: Hashable {
  let attribute: String
  let words: String
  /// Of an element that moved, in points.
  private(set) var way: [Double]?

  /// nil for what says nothing that anybody sees.
  init?(_ clause: DrawingDifference.Clause, of part: DrawingDifference.Owner.Part?) {
    switch clause {
    case .moved(let dx, let dy):
      way = part == nil ? [dx, dy].map { (Double($0) * 1000).rounded() / 1000 } : nil
      let noun = Self.noun(of: part)
      attribute = noun.isEmpty ? "place" : "\(noun) place"
      words = noun.isEmpty ? clause.text : "\(noun) \(clause.text)"
    case .transformed:
      (attribute, words) = ("transform", clause.text)
    case .property(let key, let before, let after):
      guard let name = Self.name(of: key, part) else { return nil }
      attribute = name
      let sides = [before, after].map { $0 == "none" ? Self.defaults[key] ?? $0 : $0 }
      words = "\(name) \(sides[0]) → \(sides[1])"
    case .definition(let key, let inner):
      guard let name = Self.name(of: key, part) else { return nil }
      attribute = name
      words = inner.isEmpty ? name : "\(name) (\(inner))"
    case .kind:
      (attribute, words) = ("shape", clause.text)
    case .order:
      (attribute, words) = ("order", clause.text)
    case .motion(let name, _, _, _):
      (attribute, words) = (name, clause.text)
    }
  }

  init(attribute: String, words: String) {
    (self.attribute, self.words) = (attribute, words)
  }

  /// Stands behind properties of dark pictures.
  static let dark = " in dark"

  private static func noun(of part: DrawingDifference.Owner.Part?) -> String {
    switch part {
    case nil: ""
    case .ground: "background"
    case .shadow: "shadow"
    case .shape, .group: "shape"
    case .text: "text"
    case .image: "image"
    }
  }

  /// Values that files leave out.
  private static let defaults = [
    "opacity": "1", "opacity on dark": "1", "fill-opacity": "1", "fill-opacity on dark": "1",
    "font-weight": "400", "rx": "0", "ry": "0",
  ]

  private static func name(
    of key: String, _ part: DrawingDifference.Owner.Part?
  ) -> String? {
    let suffix = " on dark"
    guard !key.hasSuffix(suffix) else {
      return name(of: String(key.dropLast(suffix.count)), part).map { $0 + dark }
    }
    switch part {
    case .shadow: return key == "filter" ? "shadow" : "shadow \(shapes[key] ?? key)"
    case nil, .group: return key == "title" ? nil : elements[key] ?? key
    case .text: return key == "textLength" ? nil : texts[key] ?? key
    case .image: return key == "href" ? "image" : shapes[key] ?? key
    case .ground:
      if key == "fill" { return "background" }
      return key == "fill-opacity" ? "background opacity" : shapes[key] ?? key
    case .shape: return shapes[key] ?? key
    }
  }

  private static let elements = [
    "opacity": "alpha", "clip-path": "clipping", "filter": "shadow", "mask": "mask",
  ]

  private static let texts = [
    "fill": "text colour", "fill-opacity": "text opacity", "font-family": "font",
    "font-size": "text size", "font-style": "text style", "font-weight": "text weight",
    "letter-spacing": "letter spacing", "opacity": "text opacity", "text": "text",
    "text-anchor": "text alignment", "text-decoration": "text decoration",
  ]

  private static let shapes = [
    "clip-path": "clipping", "d": "outline", "fill": "colour", "fill-opacity": "opacity",
    "filter": "shadow", "href": "image", "r": "radius", "rx": "corner radius",
    "ry": "corner radius", "stroke": "border colour", "stroke-dasharray": "border dashes",
    "stroke-opacity": "border opacity", "stroke-width": "border width",
  ]
}
