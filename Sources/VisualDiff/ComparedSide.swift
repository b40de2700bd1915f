internal import Drawing
internal import Imaging
package import Motion
internal import SceneFormat

/// One of the two that are compared: what it is, its first bytes tell.
package enum ComparedSide {
  /// A scene is as good as the table that it gives.
  case table(ComparedTable)
  /// A still picture is an animation of one frame.
  case frames(ComparedFrames)
  /// An SVG file, or that of a PDF file.
  case drawing([UInt8])

  /// - Parameter other: what it is compared to, where that was read before.
  package init(_ path: String, _ bytes: [UInt8], like other: ComparedSide? = nil) throws {
    if PictureFormat(of: bytes) != nil {
      self = .frames(try ComparedFrames(path, bytes))
    } else if bytes.starts(with: Array("%PDF-".utf8)) {
      guard let drawing = PDFAttachment.text(in: bytes) else { throw DiffFault.document(path) }
      self = .drawing(drawing)
    } else if Self.isDrawing(path, bytes) {
      self = .drawing(bytes)
    } else {
      self = .table(try Self.table(path, bytes, like: other))
    }
  }

  /// Whether the name of a file says that it can be compared, as far as folders go.
  package static func isNamedLikeOne(_ name: String) -> Bool {
    endings.contains(where: name.lowercased().hasSuffix)
  }

  /// The endings of such names.
  package static let endings = [
    ".png", ".apng", ".jpg", ".jpeg", ".gif", ".webp", ".svg", ".pdf", ".attrs",
  ]

  /// Its name in messages.
  package var noun: String {
    switch self {
    case .table: "a table"
    case .frames: "a picture"
    case .drawing: "a drawing"
    }
  }

  private static func isDrawing(_ path: String, _ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(1000), as: UTF8.self)
    return path.lowercased().hasSuffix(".svg") || start.contains("<svg")
  }

  /// A file that is named or begins like a table is one, and what is wrong with it is said with its place.
  private static func table(
    _ path: String, _ bytes: [UInt8], like other: ComparedSide?
  ) throws -> ComparedTable {
    let start = String(decoding: bytes.prefix(1 << 12), as: UTF8.self)
    let text = SourceFile(path: path, text: start)
    let isNamedSo = [".attrs", ".json"].contains(where: path.hasSuffix)
    let isMeant = TableFile(text).isMeantAsTable && !bytes.isEmpty
    guard isNamedSo || isMeant else {
      throw DiffFault.torn(path, bytes) ?? DiffFault.unknown(path)
    }
    let file = TableFile(try SourceFile(path: path, bytes: bytes))
    guard case .table(let table) = other else { return try file.table() }
    return try file.table(like: table)
  }
}
