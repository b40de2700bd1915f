internal import Glibc

/// Files that a process was writing when it was ended from outside: they have its number in their names.
enum Leftovers {
  /// Folders that lie deeper are not searched.
  private static let deepest = 16

  /// Links are not followed.
  static func remove(of process: pid_t, below folder: String, depth: Int = 0) {
    guard let entries = (try? FolderListing(folder))?.entries else { return }
    for entry in entries {
      let path = "\(folder)/\(entry.name)"
      if entry.isFolder, !entry.name.hasPrefix("."), depth < deepest {
        remove(of: process, below: path, depth: depth + 1)
      } else if isPart(entry.name, of: process) {
        _ = unsafe unlink(path)
      }
    }
  }

  /// `.name.1234-0.part`, as `OutputFile` calls what is not finished.
  static func isPart(_ name: String, of process: pid_t) -> Bool {
    guard name.hasPrefix("."), name.hasSuffix(".part"),
      let number = name.dropLast(".part".count).split(separator: ".").last
    else { return false }
    return number.hasPrefix("\(process)-")
  }
}
