internal import Glibc

/// Files that the system makes as they are read: their sizes are not known before.
package enum SystemText {
  /// nil where there is none.
  package static func read(_ path: String) -> [UInt8]? {
    guard let descriptor = Descriptor(opening: path, O_RDONLY) else { return nil }
    defer { descriptor.close() }
    var bytes: [UInt8] = []
    while MessagePipe.read(descriptor.number, into: &bytes) {}
    return bytes
  }

  package static func text(_ path: String) -> String? {
    read(path).map { String(decoding: $0, as: UTF8.self) }
  }
}
