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
    guard let status = PathStatus(path, followsLinks: followsLinks) else { return nil }
    size = status.size
    changed = "\(status.changed.tv_sec).\(status.changed.tv_nsec)"
    touched = "\(status.touched.tv_sec).\(status.touched.tv_nsec)"
    number = status.identity.number
    isFile = status.kind == S_IFREG
  }

  /// Whether this process may read what is at a path.
  package static func isReadable(_ path: String) -> Bool { PathCalls.isAllowed(R_OK, at: path) }

  /// Whether this process may write into what is at a path. Root may do that everywhere, and takes a file that nobody is
  /// to write into as others do.
  package static func isWritable(_ path: String) -> Bool {
    guard let status = PathStatus(path) else { return true }
    return status.rights & 0o222 != 0 && PathCalls.isAllowed(W_OK, at: path)
  }

  /// Whether this process may run what is at a path.
  package static func isExecutable(_ path: String) -> Bool { PathCalls.isAllowed(X_OK, at: path) }
}
