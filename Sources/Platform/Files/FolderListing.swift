internal import Glibc
internal import Notation

/// The names in a folder, sorted by their bytes.
package struct FolderListing {
  package struct Entry: Equatable {
    package let name: String
    /// Links to folders are none: they may lead in circles.
    package let isFolder: Bool
    /// Whether the name is UTF-8; bytes that are none are shown as escapes, and nothing is found by them.
    package var isText = true
  }

  package let entries: [Entry]

  package init(_ path: String) throws(FileFault) {
    guard let found = PathCalls.entries(of: path.isEmpty ? "." : path) else {
      throw .system(path, step: "open")
    }
    var entries: [Entry] = []
    for (bytes, kind) in found {
      let name = ByteText.shown(bytes)
      guard name != ".", name != ".." else { continue }
      // Some file systems do not tell the kind.
      let isFolder = kind == 4 || kind == 0 && Self.isFolder("\(path)/\(name)")
      entries.append(
        Entry(name: name, isFolder: isFolder, isText: ByteText.isText(bytes)))
    }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package static func isFolder(_ path: String) -> Bool {
    PathStatus(path, followsLinks: false)?.kind == S_IFDIR
  }

  /// Whether two paths are one folder, however they are written.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    guard let first = PathStatus(one), let second = PathStatus(other) else { return false }
    return first.identity == second.identity
  }

  /// Why nobody can say whether something is there: a folder on the way to it does not let anyone look.
  package static func fault(at path: String) -> FileFault? {
    guard PathStatus(path) == nil else { return nil }
    let code = errno
    return code == ENOENT || code == ENOTDIR ? nil : .system(path, step: "open", code: code)
  }

  /// Throws where nothing is there.
  package static func demand(_ path: String) throws(FileFault) {
    if PathStatus(path) == nil { throw .system(path, step: "open") }
  }

  package static func exists(_ path: String) -> Bool { PathStatus(path) != nil }
}
