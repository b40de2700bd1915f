internal import Platform
internal import SceneFormat

/// The pictures of a document that a figure of a scene could be written over.
struct DocumentRivals {
  private let document: DocumentText
  private let blocks: [DocumentBlock]

  init(_ document: DocumentText, _ blocks: [DocumentBlock]) {
    (self.document, self.blocks) = (document, blocks)
  }

  /// Whether the document shows the picture, and not between marks.
  func showsByHand(_ figure: DocumentFigure) -> Bool {
    let marked = blocks.map(\.lines)
    if marked.contains(where: { range in shows(figure, in: range) }) { return false }
    return document.lines.indices.contains { line in
      !marked.contains { $0.contains(line) } && shows(figure, in: line..<(line + 1))
    }
  }

  /// The place at which the picture is wanted of another scene; nil where it is not.
  func place(of figure: DocumentFigure) -> SourceSpan? {
    blocks.first { block in
      let scene = block.scenePath(from: document.file.path)
      return (scene == nil || scene != figure.scene) && shows(figure, in: block.lines)
    }?.span
  }

  private func shows(_ figure: DocumentFigure, in range: Range<Int>) -> Bool {
    let name = RealPath.fileName(of: figure.name)
    let names =
      figure.nameSpace == nil ? [name] : [name, "(\(figure.bareName))", "\"\(figure.bareName)\""]
    return document.lines[range].contains { line in
      let isLink = ["](", "src=", "srcset=", "source:"].contains(where: line.text.contains)
      return isLink && names.contains(where: line.text.contains)
    }
  }
}

extension DocumentBlock {
  /// The real path of the scene's file; nil of a scene that stands in the document.
  func scenePath(from document: String) -> String? {
    guard case .reference(let name) = source else { return nil }
    let folder = RealPath.folder(of: document)
    return RealPath.of(name.hasPrefix("/") || folder == "." ? name : "\(folder)/\(name)")
  }
}

extension DocumentSite {
  /// A folder of figures that nobody has chosen may not be a link that leads elsewhere.
  func checkFolder() throws {
    guard let real = RealPath.ofNearest(figures) else { throw FileFault.link(figures) }
    let home = catalogue ?? RealPath.folder(of: figures)
    guard [".", home].contains(where: { RealPath.isBelow(real, $0) }) else {
      throw FileFault.link(figures)
    }
  }
}
