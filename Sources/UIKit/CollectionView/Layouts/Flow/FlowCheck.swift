/// Refuses numbers that no flow can be made of, before anything is computed from them.
enum FlowCheck {
  static func size(_ size: CGSize, code: String, at path: IndexPath? = nil) throws(Fault) {
    var facts = [Fault.Fact("size", text([size.width, size.height]))]
    if let path { facts.append(Fault.Fact("item", path.map(String.init).joined(separator: "-"))) }
    guard size.width.isFinite, size.height.isFinite else {
      throw notFinite(size, code: code, facts: facts)
    }
    guard size.width >= 0, size.height >= 0 else { throw negative(code: code, facts: facts) }
  }

  /// Only the length along the scroll axis counts.
  static func reference(
    _ length: CGFloat, of bar: FlowBar, size: CGSize, section: Int
  ) throws(Fault) {
    let code = bar == .header ? "flow/header-size" : "flow/footer-size"
    let facts = [
      Fault.Fact("size", text([size.width, size.height])), Fault.Fact("section", "\(section)"),
    ]
    guard length.isFinite else { throw notFinite(size, code: code, facts: facts) }
    guard length >= 0 else { throw negative(code: code, facts: facts) }
  }

  static func finite(
    _ values: [CGFloat], _ name: String, code: String, section: Int
  ) throws(Fault) {
    guard !values.allSatisfy(\.isFinite) else { return }
    throw Fault(
      code, "the \(name) of a flow layout must be finite",
      facts: [Fault.Fact(name, text(values)), Fault.Fact("section", "\(section)")])
  }

  /// UIKit goes on to the layer, which then stops.
  private static func notFinite(_ size: CGSize, code: String, facts: [Fault.Fact]) -> Fault {
    let isNaN = size.width.isNaN || size.height.isNaN
    let sizes = text([size.width, size.height])
    return Fault(
      code, "CALayer bounds contains \(isNaN ? "NaN" : "inf"): [0 0; \(sizes)]", facts: facts)
  }

  private static func negative(code: String, facts: [Fault.Fact]) -> Fault {
    Fault(code, "negative sizes are not supported in the flow layout", facts: facts)
  }

  private static func text(_ values: [CGFloat]) -> String {
    values.map(AttributesDescription.number).joined(separator: " ")
  }
}
