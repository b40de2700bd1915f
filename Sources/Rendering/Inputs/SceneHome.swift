internal import Imaging
package import Platform
package import SceneFormat

/// The folder of a scene: images and goldens lie beside it, or below. A file outside of it is read only where the
/// command line names the folder: a scene that somebody sends must not show one's own files.
package struct SceneHome {
  /// Stands in messages for the path of a scene that comes through standard input.
  package static let pipedPath = "stdin"

  package var folder: OutputFolder
  /// Folders that may be read besides, as the command line has them.
  private let allowed: [String]

  package init(_ scene: SceneDescription, allowing allowed: [String] = []) {
    self.init(of: scene.files.first?.path ?? "", allowing: allowed)
  }

  /// That of a file that names others, such as one that the scene extends.
  package init(of path: String, allowing allowed: [String] = []) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false).dropLast()
    let isRoot = path.hasPrefix("/") && parts.count == 1
    folder = OutputFolder(parts.isEmpty ? "." : isRoot ? "/" : parts.joined(separator: "/"))
    self.allowed = allowed
  }

  /// The name as a path from here.
  package func path(_ name: String) -> String { name.hasPrefix("/") ? name : folder.shown(name) }

  /// The bytes of a file; nil where there is none.
  package func read(_ name: String, limit: Int) throws(FileFault) -> [UInt8]? {
    let path = path(name)
    let file: HeldFile
    do throws(FileError) {
      file = try HeldFile(path)
    } catch {
      if !Self.staysBelow(name) { throw .outsideScene(name) }
      if error.isMissing {
        // A file that is missing in a folder that may not be read is not to be made there either.
        if let real = RealPath.ofNearest(path) { try check(real, name) }
        return nil
      }
      throw .system(path, step: "open", code: error.code)
    }
    try check(file.realPath ?? path, name)
    do throws(FileError) {
      return try file.read(limit: limit)
    } catch {
      throw FileFault(error, path: path)
    }
  }

  /// The first link on the way to a file, itself among them: nothing is written through one.
  package func link(onWayTo name: String) -> String? {
    var way = ""
    for part in name.split(separator: "/") {
      way += way.isEmpty ? "\(part)" : "/\(part)"
      if DiskView().link(at: path(way)) != nil { return path(way) }
    }
    return nil
  }

  private func check(_ real: String, _ name: String) throws(FileFault) {
    guard !([folder.path] + allowed).contains(where: { RealPath.isBelow(real, $0) }) else { return }
    throw Self.staysBelow(name) ? .linkOutside(name, leadsTo: real) : .outsideScene(name)
  }

  /// Whether the name alone does not lead out.
  private static func staysBelow(_ name: String) -> Bool {
    !name.hasPrefix("/") && !name.split(separator: "/").contains("..")
  }
}
