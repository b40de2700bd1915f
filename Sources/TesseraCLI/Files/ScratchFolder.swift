internal import Glibc

/// A folder for files that nobody else is to see; it disappears with what is in it.
final class ScratchFolder {
  let path: String

  init() throws(FileFault) {
    var template = Array("\(P_tmpdir)/tessera-XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: made)
    }
    guard let made else { throw .system("a temporary folder", step: "create") }
    path = made
  }

  deinit {
    for entry in (try? FolderListing(path))?.entries ?? [] {
      _ = unsafe unlink("\(path)/\(entry.name)")
    }
    _ = unsafe rmdir(path)
  }
}
