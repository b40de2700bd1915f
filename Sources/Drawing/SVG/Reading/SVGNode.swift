/// An element of an SVG file as it stands there.
struct SVGNode {
  enum Content {
    case node(SVGNode)
    case text(String)
  }

  let name: String
  var attributes: [(name: String, value: String)] = []
  var contents: [Content] = []

  subscript(attribute: String) -> String? {
    attributes.first { $0.name == attribute }?.value
  }

  var nodes: [SVGNode] {
    contents.compactMap { if case .node(let node) = $0 { node } else { nil } }
  }

  /// The characters in it, those of elements inside left out.
  var text: String {
    contents.map { if case .text(let text) = $0 { text } else { "" } }.joined()
  }
}
