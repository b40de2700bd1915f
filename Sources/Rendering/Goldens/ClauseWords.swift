internal import Drawing

/// A property of a drawing in the words of whoever made the scene: the fill of a text is its colour.
struct ClauseWords: Hashable {
  /// How much it says.
  enum Weight: Hashable {
    case told
    /// Follows from something else, if anything else is told of the same element.
    case minor
    /// For who does not see the picture.
    case spoken
  }

  let attribute: String
  let words: String
  /// Of an element that moved, in points.
  private(set) var way: [Double]?
  /// Of a part, which may be all that is known of an element.
  private(set) var wayOfPart: [Double]?
  private(set) var weight = Weight.told

  typealias Part = DrawingDifference.Owner.Part

  init(_ clause: DrawingDifference.Clause, of part: Part?) {
    let names = PartWords(part)
    switch clause {
    case .moved(let dx, let dy):
      let numbers = [dx, dy].map { (Double($0) * 1000).rounded() / 1000 }
      (way, wayOfPart) = part == nil ? (numbers, nil) : (nil, numbers)
      attribute = names.named("place")
      words = names.named(clause.text)
      weight = part == .border ? .minor : .told
    case .transformed:
      attribute = names.named("transform")
      words = names.named(clause.text)
    case .outline, .kind:
      attribute = names.named("outline")
      words = part == .symbol ? "symbol changed" : names.named("outline changed")
      weight = part == .border ? .minor : .told
    case .property(let key, let before, let after):
      (attribute, weight) = (names.name(of: key), names.weight(of: key))
      words =
        before.hasPrefix("data:")
        ? "\(attribute) changed"
        : "\(attribute) \(PartWords.shown(before, key)) → \(PartWords.shown(after, key))"
    case .definition(let key, let inner):
      attribute = names.name(of: key)
      words = inner.isEmpty ? attribute : "\(attribute) (\(PartWords.plain(inner)))"
    case .order(let list):
      (attribute, words) = ("order", Self.words(forOrder: list) ?? clause.text)
    case .motion(let name, _, _, _):
      (attribute, words) = (name, clause.text)
    }
  }

  init(attribute: String, words: String) {
    (self.attribute, self.words) = (attribute, words)
  }

  /// Something that came or went; of a text, or of a badge, with its letters.
  init(_ presence: String, of part: Part?, letters: String?) {
    guard let part else {
      self.init(attribute: "presence", words: presence)
      return
    }
    let noun = PartWords(part).noun
    let isOwn = [.shadow, .border].contains(part)
    self.init(
      attribute: isOwn ? noun : "presence",
      words: [noun, letters, presence].compactMap(\.self).joined(separator: " "))
  }

  /// nil where all that changed places has a name: files call the rest by the kind of its shape.
  private static func words(forOrder list: String) -> String? {
    let names = list.split(separator: " → ").flatMap { $0.split(separator: ", ") }
    let kinds = names.map { $0.prefix { $0 != " " } }
    return kinds.contains(where: shapes.contains) ? "parts drawn in another order" : nil
  }

  private static let shapes: Set<Substring> = [
    "circle", "ellipse", "g", "image", "line", "path", "polygon", "polyline", "rect", "text", "use",
  ]

  /// Stands behind properties of the dark theme, where a drawing has both.
  static let dark = " in dark"
}
