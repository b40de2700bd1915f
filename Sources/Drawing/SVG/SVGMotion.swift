/// The motion in a file: the rules, and the classes of the groups and shapes that they are for.
///
/// The writer knows nothing of motion. It finds groups by their marks and writes the classes; what the classes
/// do is the matter of whoever made the rules.
package struct SVGMotion: Sendable {
  /// The attributes of a marked group.
  package struct Part: Hashable, Sendable {
    /// Names of classes, with spaces between them.
    package var classes: String
    /// The classes of the shape that cuts the group.
    package var clipClasses: String
    /// The group's own name, where it keeps one.
    package var id: String?
    /// Whether nothing of it is to be seen where nothing moves.
    package var isHidden: Bool
    /// Whether the classes are those of the only child, and the group itself is not written.
    package var isOnLeaf: Bool

    package init(
      classes: String = "", clipClasses: String = "", id: String? = nil, isHidden: Bool = false,
      isOnLeaf: Bool = false
    ) {
      self.classes = classes
      self.clipClasses = clipClasses
      self.id = id
      self.isHidden = isHidden
      self.isOnLeaf = isOnLeaf
    }
  }

  package var rules = ""
  private var parts: [Part] = []
  /// No name of an element begins like this.
  private static let prefix = "\u{1}"

  package init() {}

  /// A mark for a group, by which the part is found again.
  package mutating func mark(_ part: Part) -> ElementMark {
    parts.append(part)
    return ElementMark("\(Self.prefix)\(parts.count - 1)")
  }

  func part(of mark: ElementMark?) -> Part? {
    guard let mark, mark.id.hasPrefix(Self.prefix), let index = Int(mark.id.dropFirst()),
      parts.indices.contains(index)
    else { return nil }
    return parts[index]
  }
}

extension SVGWriter {
  /// The drawing as the bytes of an SVG file whose marked groups move.
  package func bytes(_ list: DrawList, _ motion: SVGMotion) -> [UInt8] {
    var page = SVGPage(options)
    page.motion = motion
    page.write(list)
    return page.document(size: list.size)
  }
}

extension SVGPage {
  /// Writes the only child of a group whose classes are meant for it.
  mutating func writeLeaf(_ group: DrawGroup, _ part: SVGMotion.Part) {
    movingClasses = part.classes
    for child in group.children { write(child) }
    movingClasses = ""
  }

  mutating func write(_ part: SVGMotion.Part) {
    if let id = part.id { writeID(id) }
    if !part.classes.isEmpty {
      body.write(" class=\"")
      body.write(verbatim: part.classes)
      body.write("\"")
    }
    if part.isHidden { body.write(" opacity=\"0\"") }
  }
}
