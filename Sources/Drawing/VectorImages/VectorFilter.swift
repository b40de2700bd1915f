import CoreGraphics

/// A filter of an SVG file that can be drawn: those that Tessera writes for shadows, and the one that says so by name.
enum VectorFilter {
  /// The standard deviation.
  case blur(CGFloat)
  /// A blurred copy behind what throws it.
  case shadow(blur: CGFloat, offset: CGSize, color: ThemedColor)
  /// One colour in place of all others.
  case tint(ThemedColor)

  /// Nil for a filter that does anything else.
  /// - Parameter flood: the colour of an element that floods.
  init?(
    _ filter: MarkupElement,
    flood: (MarkupElement) throws(VectorImageFault) -> ThemedColor
  ) throws(VectorImageFault) {
    let parts = filter.children
    switch parts.map(\.name) {
    case ["feGaussianBlur"] where parts[0]["in"] ?? "SourceGraphic" == "SourceGraphic":
      self = .blur(Self.number(parts[0], "stdDeviation"))
    case ["feDropShadow"]:
      self = .shadow(
        blur: Self.number(parts[0], "stdDeviation", otherwise: 2),
        offset: CGSize(
          width: Self.number(parts[0], "dx", otherwise: 2),
          height: Self.number(parts[0], "dy", otherwise: 2)), color: try flood(parts[0]))
    case ["feGaussianBlur", "feOffset", "feFlood", "feComposite", "feMerge"]
    where parts[0]["in"] == "SourceAlpha" && parts[3]["operator"] == "in":
      self = .shadow(
        blur: Self.number(parts[0], "stdDeviation"),
        offset: CGSize(width: Self.number(parts[1], "dx"), height: Self.number(parts[1], "dy")),
        color: try flood(parts[2]))
    case ["feFlood", "feComposite"]
    where parts[1]["in2"] == "SourceAlpha" && parts[1]["operator"] == "in":
      self = .tint(try flood(parts[0]))
    default: return nil
    }
  }

  private static func number(
    _ element: MarkupElement, _ name: String, otherwise standard: CGFloat = 0
  ) -> CGFloat {
    element[name].flatMap { VectorNumber.list($0)?.first } ?? standard
  }
}
