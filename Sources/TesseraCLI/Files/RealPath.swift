internal import Glibc

/// Where paths really lead, all links followed.
enum RealPath {
  /// nil where nothing is.
  static func of(_ path: String) -> String? {
    guard let pointer = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }

  /// Whether a real path is that of a folder, or below it.
  static func isBelow(_ real: String, _ folder: String) -> Bool {
    guard let home = of(folder) else { return false }
    return home == "/" || real == home || real.hasPrefix(home + "/")
  }
}
