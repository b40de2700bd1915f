internal import Platform
internal import Rendering
internal import SceneFormat

/// The outputs that a command line approves.
struct ApprovedOutputs {
  let acceptance: Acceptance
  /// Nobody decides on more.
  private static let largestFile = 1 << 28

  /// Throws where the selection cannot be read, or nothing says what is approved.
  init(_ arguments: ParsedArguments) throws {
    var acceptance = Acceptance()
    acceptance.outputs = arguments.list(of: .outputs) ?? []
    acceptance.groups = Set(arguments.list(of: .group) ?? [])
    if let path = arguments.value(of: .selection) {
      acceptance.selection = try Self.selection(path)
    } else if arguments.words.isEmpty {
      throw Diagnostic(
        code: "usage/missing-argument", "approve needs a scene, or a selection",
        help: "tessera approve --selection feed.selection.json, or tessera approve feed.scene.json")
    }
    self.acceptance = acceptance
  }

  private static func selection(_ path: String) throws -> Selection {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try InputFile.read(path, limit: Self.largestFile)
    } catch {
      throw FileFault(error, path: path)
    }
    return try Selection(SourceFile(path: path, bytes: bytes))
  }

  /// The scenes that have something to be accepted, where the command line names none.
  func scenes(named words: [String]) -> [String] {
    guard words.isEmpty else { return words }
    return acceptance.selection?.approvedFiles ?? []
  }
}
