internal import Glibc

/// Files that the system makes as they are read: their sizes are not known before.
package enum SystemText {
  /// nil where there is none.
  package static func read(_ path: String) -> [UInt8]? {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    defer { _ = close(descriptor) }
    var bytes: [UInt8] = []
    while MessagePipe.read(descriptor, into: &bytes) {}
    return bytes
  }

  package static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
