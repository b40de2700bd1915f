internal import Glibc

/// The kind, size and times of a file or folder, as the system tells them.
struct PathStatus {
  private let status: stat

  /// nil where nothing is, or nobody may look; the reason stands in `errno`.
  init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    let code = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { return nil }
    self.status = status
  }

  /// Of what is open.
  init?(_ descriptor: Descriptor) {
    var status = stat()
    guard unsafe fstat(descriptor.number, &status) == 0 else { return nil }
    self.status = status
  }

  /// Of what has a name in a folder, links not followed.
  init?(_ name: String, in folder: Descriptor) {
    var status = stat()
    guard unsafe fstatat(folder.number, name, &status, AT_SYMLINK_NOFOLLOW) == 0 else { return nil }
    self.status = status
  }

  /// File, folder, link or device: `S_IFREG` and the others.
  var kind: mode_t { status.st_mode & S_IFMT }
  /// Who may read, write and run it.
  var rights: mode_t { status.st_mode & 0o777 }
  var owner: uid_t { status.st_uid }
  var group: gid_t { status.st_gid }
  var size: Int { Int(status.st_size) }
  /// When its bytes were changed.
  var changed: timespec { status.st_mtim }
  /// When anything was changed of it.
  var touched: timespec { status.st_ctim }
  /// How many names it has.
  var names: Int { Int(status.st_nlink) }
  var identity: FileIdentity {
    FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
  }
}
