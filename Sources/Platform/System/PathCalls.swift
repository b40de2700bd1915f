internal import Glibc

/// The calls of the system that take paths. A call that answers whether it was done leaves its reason in `errno`.
enum PathCalls {
  @discardableResult
  static func remove(_ path: String) -> Bool { unsafe unlink(path) == 0 }

  @discardableResult
  static func removeFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

  static func move(_ path: String, to place: String) -> Bool { unsafe rename(path, place) == 0 }

  static func makeFolder(_ path: String) -> Bool { unsafe mkdir(path, 0o777) == 0 }

  static func makeFolder(_ name: String, in folder: Descriptor) -> Bool {
    unsafe mkdirat(folder.number, name, 0o777) == 0
  }

  /// A new folder whose name begins so, and ends in six letters that nobody can guess; nil where there is none.
  static func makeFolder(beginning start: String) -> String? {
    var template = Array("\(start)XXXXXX".utf8CString)
    guard unsafe mkdtemp(&template) != nil else { return nil }
    return CStrings.text(of: template)
  }

  /// Whether this process may do that with what is at a path: `R_OK` and the others.
  static func isAllowed(_ right: Int32, at path: String) -> Bool { unsafe access(path, right) == 0 }

  /// The path that a link leads to; nil where there is no link.
  static func target(ofLink path: String) -> String? {
    var bytes = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &bytes, bytes.count)
    return count > 0 ? CStrings.text(of: bytes[..<count]) : nil
  }

  /// The path without links; nil where nothing is.
  static func real(_ path: String) -> String? {
    guard let real = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(real) }
    return unsafe String(cString: real)
  }

  /// The names in a folder as bytes, and what the system calls their kinds; nil where it cannot be opened.
  static func entries(of folder: String) -> [(name: [UInt8], kind: Int32)]? {
    guard let stream = unsafe opendir(folder) else { return nil }
    defer { unsafe _ = closedir(stream) }
    var entries: [(name: [UInt8], kind: Int32)] = []
    while let entry = unsafe readdir(stream) {
      // Looked at where it stands: the system makes no entry longer than its name.
      let name = unsafe withUnsafeBytes(of: &entry.pointee.d_name) { field in
        unsafe Array(field.prefix { $0 != 0 })
      }
      entries.append((name, Int32(unsafe entry.pointee.d_type)))
    }
    return entries
  }

  /// The number of a new file without a name; nil where there is none.
  static func unnamedFile(above highest: Int32) -> OpenFile? {
    guard let made = unsafe tmpfile() else { return nil }
    defer { _ = unsafe fclose(made) }
    return unsafe OpenFile.copied(fileno(made), above: highest)
  }
}
