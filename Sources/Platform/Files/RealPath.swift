internal import Glibc

/// Where paths really lead, all links followed.
package enum RealPath {
  /// nil where nothing is.
  package static func of(_ path: String) -> String? {
    guard let pointer = unsafe realpath(path.isEmpty ? "." : path, nil) else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }

  /// Whether a real path is that of a folder, or below it.
  package static func isBelow(_ real: String, _ folder: String) -> Bool {
    guard let home = of(folder) else { return false }
    return home == "/" || real == home || real.hasPrefix(home + "/")
  }

  /// The folder that a path as it is written lies in.
  package static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }
}
