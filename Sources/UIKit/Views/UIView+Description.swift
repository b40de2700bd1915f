extension UIView {
  // Differs from UIKit: no addresses, so that the same program prints the same text.
  var summary: String {
    "<" + (["\(type(of: self))"] + summaryParts).joined(separator: "; ") + ">"
  }

  var ownSummaryParts: [String] {
    var parts = ["frame = \(Self.listing(frame))"]
    if bounds.origin != .zero { parts.append("bounds = \(Self.listing(bounds))") }
    if isHidden { parts.append("hidden = YES") }
    if alpha != 1 { parts.append("alpha = \(Self.listing([alpha]))") }
    if tag != 0 { parts.append("tag = \(tag)") }
    return parts
  }

  private static func listing(_ rect: CGRect) -> String {
    let origin = listing([rect.origin.x, rect.origin.y])
    return "(\(origin); \(listing([rect.size.width, rect.size.height])))"
  }
}
