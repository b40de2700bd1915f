internal import Glibc

/// How large a file is and when it was changed, by which one that is another now is told.
package struct FileStatus {
  package let size: Int
  /// When its bytes were changed: seconds, a point, billionths.
  package let changed: String
  /// When anything was changed of it. Whoever writes into it can set the other time back, and not this one.
  package let touched: String
  /// Its number on its disk.
  package let number: UInt64
  /// Whether it is a file, and no folder, link or device.
  package let isFile: Bool

  /// nil where nothing is.
  package init?(_ path: String, followsLinks: Bool = true) {
    var status = stat()
    let code = unsafe followsLinks ? stat(path, &status) : lstat(path, &status)
    guard code == 0 else { return nil }
    size = Int(status.st_size)
    changed = "\(status.st_mtim.tv_sec).\(status.st_mtim.tv_nsec)"
    touched = "\(status.st_ctim.tv_sec).\(status.st_ctim.tv_nsec)"
    number = UInt64(status.st_ino)
    isFile = status.st_mode & S_IFMT == S_IFREG
  }

  /// Whether this process may read what is at a path.
  package static func isReadable(_ path: String) -> Bool { unsafe access(path, R_OK) == 0 }

  /// Whether this process may run what is at a path.
  package static func isExecutable(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }
}
