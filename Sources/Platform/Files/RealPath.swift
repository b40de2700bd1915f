internal import Glibc

/// Real paths of files, all links followed.
package enum RealPath {
  /// nil where nothing is.
  package static func of(_ path: String) -> String? {
    PathCalls.real(path.isEmpty ? "." : path)
  }

  /// Of the path, or of the nearest folder on the way to it that is there, also where a link leads to nothing; nil for
  /// links that lead to one another.
  package static func ofNearest(_ path: String) -> String? {
    var path = path
    for _ in 0..<256 {
      if let real = of(path) { return real }
      let folder = folder(of: path)
      guard let target = DiskView().link(at: path) else {
        path = folder
        continue
      }
      path = target.hasPrefix("/") ? target : "\(folder)/\(target)"
    }
    return nil
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

  /// The path from the root, links followed as far as something is there.
  package static func fromRoot(_ path: String) -> String {
    var missing: [String] = []
    var place = cleaned(path)
    while place != ".", place != "/" {
      if let real = of(place) { return joined(real, missing) }
      missing.insert(String(place.split(separator: "/").last ?? ""), at: 0)
      place = folder(of: place)
    }
    return joined(of(place) ?? place, missing)
  }

  private static func joined(_ folder: String, _ parts: [String]) -> String {
    ([folder == "/" ? "" : folder] + parts).joined(separator: "/")
  }

  /// The last part of a path.
  package static func fileName(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// One spelling for a path as it is written: nothing that depends on it may depend on how its folder was spelled.
  package static func cleaned(_ path: String) -> String {
    let parts = path.split(separator: "/").filter { $0 != "." }
    let cleaned = parts.joined(separator: "/")
    return path.hasPrefix("/") ? "/" + cleaned : (cleaned.isEmpty ? "." : cleaned)
  }
}
