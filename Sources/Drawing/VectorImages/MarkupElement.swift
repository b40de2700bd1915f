/// An element of a file of markup, with the places of its parts for messages.
struct MarkupElement {
  struct Attribute {
    let name: String
    let value: String
    /// The byte that its value begins at.
    let offset: Int
  }

  let name: String
  var attributes: [Attribute] = []
  var children: [MarkupElement] = []
  /// The letters in it, those of elements inside left out.
  var text = ""
  /// The byte that it begins at.
  let offset: Int

  subscript(name: String) -> String? { attribute(name)?.value }

  func attribute(_ name: String) -> Attribute? { attributes.first { $0.name == name } }
}
