/// Refuses numbers that no flow can be made of, before anything is computed from them.
enum FlowCheck {
  static func size(_ size: CGSize, code: String, at path: IndexPath? = nil) throws(Fault) {
    guard !size.width.isUsableLength || !size.height.isUsableLength else { return }
    var facts = [Fault.Fact("size", text([size.width, size.height]))]
    if let path { facts.append(Fault.Fact("item", path.map(String.init).joined(separator: "-"))) }
    throw fault(size, code: code, facts: facts)
  }

  /// Only the length along the scroll axis counts.
  static func reference(
    _ length: CGFloat, of bar: FlowBar, size: CGSize, section: Int
  ) throws(Fault) {
    guard !length.isUsableLength else { return }
    throw fault(
      size, code: bar == .header ? "flow/header-size" : "flow/footer-size",
      facts: [
        Fault.Fact("size", text([size.width, size.height])), Fault.Fact("section", "\(section)"),
      ])
  }

  static func finite(
    _ values: [CGFloat], _ name: String, code: String, section: Int
  ) throws(Fault) {
    guard !values.allSatisfy(\.isFinite) else { return }
    throw Fault(
      code, "the \(name) of a flow layout must be finite",
      facts: [Fault.Fact(name, text(values)), Fault.Fact("section", "\(section)")])
  }

  /// UIKit refuses negative sizes itself; with others it goes on to the layer, which then stops.
  private static func fault(_ size: CGSize, code: String, facts: [Fault.Fact]) -> Fault {
    guard !size.width.isFinite || !size.height.isFinite else {
      return Fault(code, "negative sizes are not supported in the flow layout", facts: facts)
    }
    let isNaN = size.width.isNaN || size.height.isNaN
    let numbers = text([size.width, size.height])
    return Fault(
      code, "CALayer bounds contains \(isNaN ? "NaN" : "inf"): [0 0; \(numbers)]", facts: facts)
  }

  private static func text(_ values: [CGFloat]) -> String {
    values.map(AttributesDescription.number).joined(separator: " ")
  }
}

extension CGFloat {
  /// Whether something can be this long.
  var isUsableLength: Bool { self >= 0 && isFinite }
}
