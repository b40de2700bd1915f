internal import Drawing
internal import Imaging
internal import Notation
package import SceneFormat

/// A scene that travels in the picture that was made of it: in a chunk of a PNG or an APNG, in the metadata of an SVG, in
/// the drawing that a PDF brings.
package enum EmbeddedScene {
  /// Of the text in a PNG.
  private static let keyword = "Tessera scene"
  private static let opening = "<metadata><scene xmlns=\"urn:tessera:scene\">"
  private static let closing = "</scene></metadata>"

  /// The place of a scene in a file.
  package enum Room: Sendable {
    /// In front of the pixels.
    case chunk
    /// Behind all that is drawn.
    case metadata
    /// In the drawing that travels with a page.
    case drawing
  }

  /// The formats that have room for one, by the endings of their files.
  package static let endings = OutputFormat.all.filter { $0.room != nil }.flatMap(\.kind.endings)

  /// The file with the scene in it; as it is where it has no room.
  static func adding(_ scene: JSONText, to file: [UInt8], in room: Room) -> [UInt8] {
    switch room {
    case .chunk:
      PNGText(keyword: keyword, text: scene.compact)?.inserted(into: file) ?? file
    case .metadata: adding(scene, toSVG: file) ?? file
    case .drawing:
      PDFAttachment.text(in: file).flatMap { adding(scene, toSVG: $0) }
        .flatMap { PDFAttachment.adding($0, to: file) } ?? file
    }
  }

  private static func adding(_ scene: JSONText, toSVG file: [UInt8]) -> [UInt8]? {
    guard let (inner, end) = parts(ofSVG: file) else { return nil }
    // Neither XML nor a page that the drawing stands in takes anything of it for markup.
    let text = XMLText(json: scene).text
    return inner + Array("\(opening)\(text)\(closing)\n".utf8) + end
  }

  /// All in front of the end tag, and the end, which may have a line feed behind it.
  private static func parts(
    ofSVG file: [UInt8]
  ) -> (inner: ArraySlice<UInt8>, end: ArraySlice<UInt8>)? {
    let tag = Array("</svg>".utf8)
    let length = file.last == UInt8(ascii: "\n") ? tag.count + 1 : tag.count
    guard file.suffix(length).starts(with: tag) else { return nil }
    return (file.dropLast(length), file.suffix(length))
  }

  // MARK: Reading

  /// The scene of a file, as the text of a scene file. Throws where there is none, or none that can be read.
  package static func text(
    in file: [UInt8], path: String, limits: SceneLimits = SceneLimits()
  ) throws(Diagnostic) -> String {
    guard let found = found(in: file) else {
      throw Diagnostic(
        code: "extract/none", concern: .files, "'\(path)' carries no scene",
        help: "tessera render --embed and tessera docs --embed put it into PNG, APNG, SVG and PDF")
    }
    let source = try SourceFile(path: path, bytes: found)
    let root = try NodeReader(limits: limits).read(source, as: .json)
    guard root.members != nil, root["scene"]?.number != nil else {
      throw Diagnostic(
        code: "extract/none", concern: .files, "what '\(path)' carries is no scene",
        help: "somebody has changed it; draw it again with --embed")
    }
    return root.written.written() + "\n"
  }

  private static func found(in file: [UInt8]) -> [UInt8]? {
    if PictureFormat(of: file) != nil {
      return PNGText.text(keyword, in: file).map { Array($0.utf8) }
    }
    if file.starts(with: Array("%PDF-".utf8)) {
      return PDFAttachment.text(in: file).flatMap(foundInSVG)
    }
    return foundInSVG(file)
  }

  private static func foundInSVG(_ file: [UInt8]) -> [UInt8]? {
    let mark = Array("\(closing)\n".utf8)
    guard let (inner, _) = parts(ofSVG: file), inner.suffix(mark.count).elementsEqual(mark)
    else { return nil }
    let text = inner.dropLast(mark.count)
    let start = text.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.startIndex
    let rest = text[start...]
    guard rest.starts(with: opening.utf8) else { return nil }
    return Array(rest.dropFirst(opening.utf8.count))
  }
}
