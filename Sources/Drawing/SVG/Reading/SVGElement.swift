import CoreGraphics
import Notation

/// Something that an SVG file draws, apart from how the file says it: references are followed, what is inherited
/// is said by each, and names by which the file refers to itself are gone.
struct SVGElement {
  var kind: String
  /// Its name in the file.
  var name: String?
  /// Its place in what is around it.
  var place = PlaneTransform.identity
  var properties: [String: String] = [:]
  var children: [SVGElement] = []
  /// The same for what is drawn alike, once it is whole.
  private(set) var digest = 0

  /// Ends the element: nothing of it is changed any more.
  mutating func finish() {
    var hasher = Hasher()
    hasher.combine(kind)
    hasher.combine(name)
    hasher.combine(place.attribute)
    hasher.combine(properties)
    for child in children { hasher.combine(child.digest) }
    digest = hasher.finalize()
  }

  /// All of it as one text: equal for what is drawn alike.
  var signature: String {
    var text = ""
    append(to: &text)
    return text
  }

  private func append(to text: inout String) {
    text += "(\(kind) \(name.map(QuotedText.quoted) ?? "-") \(place.attribute)"
    for (key, value) in properties.sorted(by: { $0.key < $1.key }) {
      text += " \(key)=\(QuotedText.quoted(value))"
    }
    for child in children { child.append(to: &text) }
    text += ")"
  }
}

extension PlaneTransform {
  /// As exact as the writer writes it.
  var attribute: String {
    [a, b, c, d].map { NumberText.text($0, decimals: 6) }.joined(separator: " ") + " "
      + [tx, ty].map { NumberText.text($0) }.joined(separator: " ")
  }

  /// Reads what the writer writes; nil where it is something else.
  init?(attribute text: String) {
    let halves = text.dropLast().split(separator: "(", maxSplits: 1)
    guard text.hasSuffix(")"), halves.count == 2 else { return nil }
    let numbers = halves[1].split(separator: " ").compactMap { NumberText.finiteValue(of: $0) }
    guard numbers.count == halves[1].split(separator: " ").count else { return nil }
    switch (halves[0], numbers.count) {
    case ("translate", 1): self.init(translationX: numbers[0], y: 0)
    case ("translate", 2): self.init(translationX: numbers[0], y: numbers[1])
    case ("scale", 1): self.init(a: numbers[0], b: 0, c: 0, d: numbers[0], tx: 0, ty: 0)
    case ("scale", 2): self.init(a: numbers[0], b: 0, c: 0, d: numbers[1], tx: 0, ty: 0)
    case ("matrix", 6):
      self.init(
        a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
    default: return nil
    }
  }
}
