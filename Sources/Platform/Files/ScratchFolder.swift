internal import Glibc

/// A folder for files that nobody else is to see; it disappears with what is in it. Those that were left behind
/// by programs that were ended from outside go with the next one.
package final class ScratchFolder {
  private static let prefix = "tessera-scratch-"

  package let path: String
  /// Holds the lock that tells that somebody works here.
  private let descriptor: Int32

  package init() throws(FileFault) {
    Self.removeUnheld()
    for _ in 0..<100 {
      let made = try Self.make()
      let descriptor = unsafe open(made, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
      guard descriptor >= 0 else { throw .system("a temporary folder", step: "create") }
      if FileLock.takeFolder(descriptor) != .heldByAnother, FolderListing.isFolder(made) {
        (path, self.descriptor) = (made, descriptor)
        return
      }
      _ = close(descriptor)
    }
    throw .failed("a temporary folder", step: "create", reason: "somebody removes it at once")
  }

  deinit {
    Self.remove(path)
    _ = close(descriptor)
  }

  private static func make() throws(FileFault) -> String {
    var template = Array("\(P_tmpdir)/\(prefix)XXXXXX".utf8CString)
    let made = unsafe template.withUnsafeMutableBufferPointer { buffer -> String? in
      guard let start = buffer.baseAddress, let made = unsafe mkdtemp(start) else { return nil }
      return unsafe String(cString: made)
    }
    guard let made else { throw .system("a temporary folder", step: "create") }
    return made
  }

  /// Only folders of one's own: others' cannot be opened.
  private static func removeUnheld() {
    for entry in (try? FolderListing(P_tmpdir))?.entries ?? [] {
      guard entry.isFolder, entry.name.hasPrefix(prefix) else { continue }
      let path = "\(P_tmpdir)/\(entry.name)"
      let descriptor = unsafe open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard descriptor >= 0 else { continue }
      if FileLock.takeFolder(descriptor) == .taken { remove(path) }
      _ = close(descriptor)
    }
  }

  private static func remove(_ path: String) {
    for entry in (try? FolderListing(path))?.entries ?? [] {
      _ = unsafe unlink("\(path)/\(entry.name)")
    }
    _ = unsafe rmdir(path)
  }
}
