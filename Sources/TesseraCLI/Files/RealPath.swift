internal import Glibc

/// Where paths really lead, all links followed.
enum RealPath {
  /// Whether a path stays in a folder. What is not there leads nowhere else.
  static func isInside(_ path: String, _ folder: String) -> Bool {
    guard let real = Self.real(path), let home = Self.real(folder.isEmpty ? "." : folder) else {
      return true
    }
    return home == "/" || real.hasPrefix(home + "/")
  }

  private static func real(_ path: String) -> String? {
    guard let pointer = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(pointer) }
    return unsafe String(cString: pointer)
  }
}
