internal import Platform
package import SceneFormat

/// The tables of a command line that make many scenes of one.
package enum MatrixTables {
  /// The rows of a table.
  package static func rows(
    _ path: String, _ limits: SceneLimits
  ) throws(Diagnostic) -> [TextTable.Row] {
    try TextTable(file(path, limits), limits: limits).rows
  }

  /// The texts of languages: those that are named, else all.
  package static func languages(
    _ path: String, named names: [String]?, _ limits: SceneLimits
  ) throws(Diagnostic) -> [SceneMatrix.Language] {
    let all = try TextTable.languages(file(path, limits), limits: limits)
    let known = all.map(\.name)
    for name in names ?? [] where !known.contains(name) {
      throw Diagnostic(
        .unknownName, "'\(path)' has no texts in \"\(name)\"",
        notes: ["known here: \(known.joined(separator: ", "))"],
        help: Spelling.nearest(to: name, in: known).map { "did you mean \"\($0)\"?" })
    }
    return all.filter { names?.contains($0.name) ?? true }.map { SceneMatrix.Language($0, $1) }
  }

  private static func file(
    _ path: String, _ limits: SceneLimits
  ) throws(Diagnostic) -> SourceFile {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: limits.fileBytes)
    } catch {
      throw Diagnostic(FileFault(error, path: path))
    }
    return try SourceFile(path: path, bytes: bytes)
  }
}
