package import SceneFormat
internal import Platform

/// The text of a scene in JSON as it is read best.
package struct SceneText {
  private let file: SourceFile
  /// With a line feed at its end.
  package let text: String

  /// Whether scenes at the path are in YAML, and stay as they are.
  package static func isLeftAlone(_ path: String) -> Bool {
    NodeReader.Language(path: path) != .json
  }

  /// Throws what keeps it from being read. YAML has comments, which nobody may lose: it is refused.
  package init(_ file: SourceFile, _ limits: SceneLimits) throws(Diagnostic) {
    guard !Self.isLeftAlone(file.path) else {
      throw Diagnostic(
        code: "usage/yaml", concern: .request, "'\(file.path)' is YAML, which is left as it is",
        help: "scenes in JSON are formatted; YAML has comments that would be lost")
    }
    self.file = file
    text = try NodeReader(limits: limits).read(file).written.written() + "\n"
  }

  /// Reads the scene's file.
  package init(path: String, _ limits: SceneLimits) throws {
    try self.init(
      SourceFile(path: path, bytes: DocumentFile.read(path, limit: limits.fileBytes)), limits)
  }

  /// Whether the file is written in another way.
  package var isOtherwise: Bool { file.text != text }

  /// Writes it over the file.
  package func write() throws { try DocumentFile.write(Array(text.utf8), to: file.path) }
}
