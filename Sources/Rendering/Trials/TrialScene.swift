internal import Notation

/// A scene that suits a layout which nobody has written one for: what it shows, and how that changes.
package struct TrialScene {
  /// As a file has it.
  package let text: String

  /// - Parameter file: the file that has the layout; its words tell what it lays out.
  package init(_ layout: TriedLayout, of file: LayoutFile) {
    let size = file.isHorizontal ? "[390, 300]" : "[390, 640]"
    let scroll = file.isHorizontal ? "[200, 0]" : "[0, 240]"
    text = """
      {
        "scene": 1,
        "name": \(JSONText.text(Self.fileName(layout.name)).written()),
        "canvas": {"size": \(size)},
        "layout": {"kind": \(JSONText.text(layout.name).written())},
        "data": {"sections": [
          \(Self.sections(of: file).map { $0.written() }.joined(separator: ",\n    "))
        ]},
        "steps": [
          {"name": "change", "update": {
            "delete": ["first-3"],
            "insert": [{"item": "New", "to": "first/0"}],
            "move": [{"item": "first-6", "to": "first/2"}]}},
          {"name": "scroll", "scroll": {"by": \(scroll)}},
          {"name": "turn", "bounds": "rotate"}
        ],
        "outputs": [
          {"type": "still", "file": "{name}.svg", "at": "start"},
          {"type": "animation", "file": "{name}-change.svg", "steps": ["change", "scroll"]},
          {"type": "animation", "file": "{name}-turn.svg", "steps": ["turn"]},
          {"type": "storyboard", "file": "{name}-storyboard.svg", "steps": ["change"]},
          {"type": "blueprint", "file": "{name}-blueprint.svg"},
          {"type": "attributes", "file": "{name}.attrs"},
          {"type": "inspector", "file": "{name}-inspector.html"}
        ]
      }

      """
  }

  /// The name without what file systems or patterns of names take otherwise.
  package static func fileName(_ name: String) -> String {
    String(name.map { $0 == "." || $0 == "`" ? "-" : $0 })
  }

  /// Two where sections can tell anything, with headers and footers where the file speaks of them.
  private static func sections(of file: LayoutFile) -> [JSONText] {
    let isOne = file.names.isDisjoint(with: [
      "numberOfSections", "elementKindSectionHeader", "headerReferenceSize", "sectionInset",
      "sectionIndex",
      "UICollectionViewFlowLayout", "boundarySupplementaryItems", "sectionProvider",
    ])
    let hasHeaders = !file.names.isDisjoint(with: [
      "elementKindSectionHeader", "headerReferenceSize", "sectionHeadersPinToVisibleBounds",
    ])
    let hasFooters = !file.names.isDisjoint(with: [
      "elementKindSectionFooter", "footerReferenceSize",
    ])
    func section(_ id: String, _ title: String, count: Int) -> JSONText {
      let generated = JSONText.object([("count", .whole(count)), ("label", .text("{n}"))])
      var fields: [(key: String, value: JSONText)] = [("id", .text(id))]
      if hasHeaders { fields.append(("header", .text(title))) }
      if hasFooters { fields.append(("footer", .text("\(count) of them"))) }
      fields.append(("items", .list([.object([("generate", generated)])])))
      return .object(fields)
    }
    guard !isOne else { return [section("first", "First", count: 30)] }
    return [section("first", "First", count: 20), section("second", "Second", count: 13)]
  }
}
