import Notation

/// An SVG file of ours in words, a line for each element below the one that it stands in, with its properties in the order
/// of their names: text that is compared word by word.
package struct DrawingOutline {
  package let text: String
  /// Longer values are told by their sums: nobody reads the bytes of a picture.
  private static let longestValue = 200

  /// Reads a file; what is not of ours is refused.
  package init(_ bytes: [UInt8]) throws(SVGReadError) {
    let drawing = try SVGResolver.drawing(bytes, SVGDefinitionTable())
    var lines: [String] = []
    Self.add(drawing, depth: 0, to: &lines)
    text = lines.map { $0 + "\n" }.joined()
  }

  private static func add(_ element: SVGElement, depth: Int, to lines: inout [String]) {
    let name = element.name.map { "\(element.kind) \(shown($0))" } ?? element.kind
    let place = element.place == .identity ? [] : ["at \(element.place.attribute)"]
    let properties = element.properties.sorted { $0.key < $1.key }.map { key, value in
      "\(shown(key)): \(shown(value))"
    }
    let margin = String(repeating: "  ", count: depth)
    lines.append(margin + ([name] + place + properties).joined(separator: "  "))
    for child in element.children { add(child, depth: depth + 1, to: &lines) }
  }

  /// In one line, whatever stands in it.
  private static func shown(_ value: String) -> String {
    guard value.utf8.count <= longestValue else {
      return "\(value.utf8.count) bytes, sum \(SHA256.text(of: value).prefix(16))"
    }
    return value.split(whereSeparator: \.isNewline).joined(separator: "⏎")
  }
}
