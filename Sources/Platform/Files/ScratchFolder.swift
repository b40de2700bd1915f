internal import Glibc

/// A folder for files that nobody else is to see; it disappears with what is in it. Those that were left behind
/// by programs that were ended from outside go with the next one.
package final class ScratchFolder {
  private static let prefix = "tessera-scratch-"

  package let path: String
  /// Holds the lock that tells that somebody works here.
  private let descriptor: Descriptor

  package init() throws(FileFault) {
    Self.removeUnheld()
    for _ in 0..<100 {
      let made = try Self.make()
      guard let descriptor = Descriptor(opening: made, O_RDONLY | O_DIRECTORY) else {
        // Another program that starts takes it for one that was left behind, as long as nobody holds it.
        guard FolderListing.isFolder(made) else { continue }
        throw .system("a temporary folder", step: "create")
      }
      if FileLock.takeFolder(descriptor.number) != .heldByAnother, FolderListing.isFolder(made) {
        (path, self.descriptor) = (made, descriptor)
        return
      }
      descriptor.close()
    }
    throw .failed("a temporary folder", step: "create", reason: "somebody removes it at once")
  }

  deinit {
    Self.remove(path)
    descriptor.close()
  }

  private static func make() throws(FileFault) -> String {
    guard let made = PathCalls.makeFolder(beginning: "\(P_tmpdir)/\(prefix)") else {
      throw .system("a temporary folder", step: "create")
    }
    return made
  }

  /// Only folders of one's own: others' cannot be opened.
  private static func removeUnheld() {
    for entry in (try? FolderListing(P_tmpdir))?.entries ?? [] {
      guard entry.isFolder, entry.name.hasPrefix(prefix) else { continue }
      let path = "\(P_tmpdir)/\(entry.name)"
      guard let descriptor = Descriptor(opening: path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW) else {
        continue
      }
      if FileLock.takeFolder(descriptor.number) == .taken { remove(path) }
      descriptor.close()
    }
  }

  private static func remove(_ path: String) {
    for entry in (try? FolderListing(path))?.entries ?? [] {
      PathCalls.remove("\(path)/\(entry.name)")
    }
    PathCalls.removeFolder(path)
  }
}
