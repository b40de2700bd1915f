package import CairoBackend
internal import Notation
internal import Platform
package import SceneFormat

/// The font files that somebody brings, read and found good: nothing of them is found out only while a picture is
/// drawn.
package struct OwnFonts {
  package private(set) var files: [OwnFontFile] = []
  package private(set) var inputs: [ReadFile] = []
  package private(set) var problems: [Diagnostic] = []

  /// Whether a file that a scene reads is one of these.
  package static func isFont(_ path: String) -> Bool {
    [".ttf", ".otf", ".ttc"].contains { path.lowercased().hasSuffix($0) }
  }

  /// Those of a scene, each below the folder of the file that names it, or in one that the command line allows.
  package init(_ scene: SceneDescription, allowing allowed: [String], limit: Int) {
    for font in scene.fonts {
      read(
        font.value, in: SceneHome(of: font.span.file.path, allowing: allowed), at: font.span,
        limit: limit)
    }
  }

  /// Those that somebody names for all scenes.
  package init(paths: [String], allowing allowed: [String], limit: Int) {
    for path in paths {
      let name = String(path.split(separator: "/").last ?? "")
      read(name, in: SceneHome(of: path, allowing: allowed), at: nil, limit: limit)
    }
  }

  private mutating func read(_ name: String, in home: SceneHome, at span: SourceSpan?, limit: Int) {
    let path = home.path(name)
    do throws(FileFault) {
      guard let bytes = try home.read(name, limit: limit) else {
        throw .failed(path, step: "open", reason: "no such file or folder")
      }
      inputs.append(.init(path: path, sha256: SHA256.text(of: bytes)))
      keep(bytes, of: path, named: name, at: span)
    } catch {
      // It may come later, which whoever watches the scene wants to know.
      inputs.append(.init(path: path, sha256: ReadFile.missing))
      problems.append(Diagnostic(error, at: span))
    }
  }

  private mutating func keep(
    _ bytes: [UInt8], of path: String, named name: String, at span: SourceSpan?
  ) {
    do throws(FontFileFault) {
      files.append(try OwnFontFile(path, bytes: bytes))
    } catch {
      problems.append(
        Diagnostic(
          .badFont, "the font '\(name)' cannot be used: \(error.found ?? "")", at: span,
          found: error.found, expected: error.expected))
    }
  }
}
