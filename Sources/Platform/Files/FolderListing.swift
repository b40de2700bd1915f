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
    guard let stream = unsafe opendir(path.isEmpty ? "." : path) else {
      throw .system(path, step: "open")
    }
    defer { unsafe _ = closedir(stream) }
    var entries: [Entry] = []
    while let entry = unsafe readdir(stream) {
      let bytes = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { field in
        unsafe Array(field.prefix { $0 != 0 })
      }
      let name = ByteText.shown(bytes)
      guard name != ".", name != ".." else { continue }
      let kind = unsafe Int32(entry.pointee.d_type)
      // Some file systems do not tell the kind.
      let isFolder = kind == 4 || kind == 0 && Self.isFolder("\(path)/\(name)")
      entries.append(
        Entry(name: name, isFolder: isFolder, isText: ByteText.isText(bytes)))
    }
    self.entries = entries.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
  }

  package static func isFolder(_ path: String) -> Bool {
    var status = stat()
    return unsafe lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }

  /// Whether two paths are one folder, however they are written.
  package static func isSame(_ one: String, _ other: String) -> Bool {
    var (first, second) = (stat(), stat())
    guard unsafe stat(one, &first) == 0, unsafe stat(other, &second) == 0 else { return false }
    return first.st_dev == second.st_dev && first.st_ino == second.st_ino
  }

  /// Why nobody can say whether something is there: a folder on the way to it does not let anyone look.
  package static func fault(at path: String) -> FileFault? {
    var status = stat()
    guard unsafe stat(path, &status) != 0 else { return nil }
    let code = errno
    return code == ENOENT || code == ENOTDIR ? nil : .system(path, step: "open", code: code)
  }

  package static func exists(_ path: String) -> Bool {
    var status = stat()
    return unsafe stat(path, &status) == 0
  }
}
